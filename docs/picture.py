"""Draws docs/terminal.svg, the picture in the README: `python docs/picture.py`."""

import io
import re
from pathlib import Path

from rich.console import Console

from kontor import games
from kontor.cli.seat import Seat
from kontor.engine.record import cut, read_record
from kontor.tables.sitting import Sitting
from kontor.words import Words

HERE = Path(__file__).parent
RECORD = HERE.parent / "tests" / "records" / "rival-cities" / "fleet.kontor"
CHOICES = 150


def main() -> None:
    record = read_record(RECORD)
    game = games.get(record.game)
    for count in range(CHOICES, len(record.choices)):
        record = read_record(RECORD)
        cut(record, count)
        sitting = Sitting(game, record)
        if game.dump(sitting.state)["open"][-1]["step"] == "ink":
            break
    seat = Seat(game, sitting, Path("unused"), False, Words([game.room]))
    seat.console = Console(record=True, width=104, highlight=False, file=io.StringIO())
    view = game.view(sitting.state, sitting.state.actors()[0])
    seat.show_board(view)
    seat.ask(view)
    svg = seat.console.export_svg(title="kontor play rival-cities", unique_id="kontor")
    (HERE / "terminal.svg").write_text(re.sub(r"\s*@font-face \{.*?\}", "", svg, flags=re.DOTALL), encoding="utf-8")


if __name__ == "__main__":
    main()
