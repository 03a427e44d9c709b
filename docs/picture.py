"""Draws the pictures of the terminal in the README: `python docs/picture.py`."""

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
RECORDS = HERE.parent / "tests" / "records"
# The record, how far into it, the question to stop at, and the picture.
PICTURES = (
    ("rival-cities/fleet", 150, "ink", "terminal.svg"),
    ("hamburgum/hamburg-shuffled-4", 300, "guildhall", "hamburgum.svg"),
    ("colonia/greedy-4-b", 150, "loading", "colonia.svg"),
    ("hamburg/three", 240, "turn", "hamburg.svg"),
)


def draw(name: str, choices: int, question: str, picture: str) -> None:
    path = RECORDS / f"{name}.kontor"
    record = read_record(path)
    game = games.get(record.game)
    for count in range(choices, len(record.choices)):
        record = read_record(path)
        cut(record, count)
        sitting = Sitting(game, record)
        if game.dump(sitting.state)["open"][-1]["step"] == question:
            break
    seat = Seat(game, sitting, Path("unused"), False, Words([game.room]))
    seat.console = Console(record=True, width=104, highlight=False, file=io.StringIO())
    view = game.view(sitting.state, sitting.state.actors()[0])
    seat.show_board(view)
    seat.ask(view)
    svg = seat.console.export_svg(title=f"kontor play {game.name}", unique_id="kontor")
    (HERE / picture).write_text(re.sub(r"\s*@font-face \{.*?\}", "", svg, flags=re.DOTALL), encoding="utf-8")


def main() -> None:
    for picture in PICTURES:
        draw(*picture)


if __name__ == "__main__":
    main()
