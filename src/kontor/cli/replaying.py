"""A record told again."""

import json
from pathlib import Path

from rich.console import Console
from rich.text import Text

from kontor import boards, games
from kontor.engine.errors import BadRecord
from kontor.engine.phrases import Phrase
from kontor.engine.record import cut, read_record
from kontor.tables.sitting import Sitting
from kontor.words import Words

from .choices import prompt_line


def show_replay(file: Path, to: int | None, as_position: bool, language: str, folder: str | None) -> None:
    record = read_record(file)
    game = games.get(record.game, folder)
    words = Words([game.room, Path(__file__).parent], language)
    sitting = Sitting(game, record)
    count = len(record.choices)
    if to is not None and not 0 <= to <= count:
        raise BadRecord(f"{file}: --to {to}: the record has {count} choices; expected 0 to {count}")
    if to is not None and to < count:
        cut(record, to)
        sitting.rebuild()
    if as_position:
        print(json.dumps(game.dump(sitting.state), indent=1, ensure_ascii=False))
        return
    console = Console(highlight=False)
    tell_story(sitting, words, console)
    view = game.view(sitting.state, None)
    if to is None or to == count:
        console.print(words.say(Phrase("all-legal", count=count)))
    else:
        console.print(boards.draw(game, view, words))
    console.print(prompt_line(game, view, words))


def tell_story(sitting: Sitting, words: Words, console: Console) -> None:
    """Every choice with its number and what came of it."""
    game = sitting.game
    names = sitting.state.seat_names
    seats = ", ".join(
        f"{words.say(Phrase(name))}: {player}" for name, player in zip(names, sitting.record.players, strict=True)
    )
    seed = words.say(Phrase("seed", seed=str(sitting.record.seed)))
    console.print(f"[bold]{game.title}[/] – {seats} – {seed}")
    for number, (choice, events) in enumerate(zip(sitting.record.choices, sitting.story, strict=True), 1):
        seat = names.index(choice.seat)
        console.print(Text.assemble((f"{number:>4} {choice.seat} ", boards.colour(game, seat)), choice.move))
        for telling in game.story(events, seat):
            console.print(f"       {words.sentence(telling.phrase)}", markup=False)
