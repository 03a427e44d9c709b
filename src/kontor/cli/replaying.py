"""A record told again."""

from pathlib import Path

from rich.console import Console
from rich.text import Text

from kontor import games
from kontor.engine.errors import BadRecord
from kontor.engine.phrases import Phrase
from kontor.engine.record import read_record
from kontor.tables.sitting import Sitting
from kontor.words import Words

from . import boards


def show_replay(file: Path, to: int | None, language: str, folder: str | None) -> None:
    record = read_record(file)
    game = games.get(record.game, folder)
    whole = Sitting(game, record)
    count = len(record.choices)
    if to is not None and not 0 <= to <= count:
        raise BadRecord(f"{file}: --to {to}: the record has {count} choices; expected 0 to {count}")
    console = Console(highlight=False)
    words = Words([game.room, Path(__file__).parent], language)
    names = whole.state.seat_names
    seats = ", ".join(
        f"{words.say(Phrase(name))}: {player}" for name, player in zip(names, record.players, strict=True)
    )
    console.print(f"[bold]{game.title}[/] – {seats} – {words.say(Phrase('seed', seed=str(record.seed)))}")
    shown = count if to is None else to
    for number, (choice, events) in enumerate(zip(record.choices[:shown], whole.story, strict=False), 1):
        seat = names.index(choice.seat)
        console.print(Text(f"{number:>4} {choice.seat} ", style=boards.colour(game, seat)) + Text(choice.move))
        for telling in game.story(events, seat):
            console.print(f"       {words.sentence(telling.phrase)}", markup=False)
    if to is not None and to < count:
        del record.choices[to:]
        record.tags["Result"] = "*"
        whole.rebuild()
        console.print(boards.draw(game, game.view(whole.state, None), words))
    else:
        console.print(words.say(Phrase("all-legal", count=count)))
    console.print(words.say(game.prompt(game.view(whole.state, None))))
