"""Position documents: looking at one, and making one from a record."""

import json
from pathlib import Path
from typing import Any

from rich.console import Console

from kontor import boards, games
from kontor.engine.errors import BadPosition
from kontor.words import Words

from .choices import choice_table, prompt_line


def show_position(file: Path, language: str, folder: str | None) -> None:
    """The board of a position, what is asked there, and what can be chosen."""
    document = read_document(file)
    game = games.get(document["game"], folder)
    try:
        state = game.load(document)
    except BadPosition as problem:
        raise BadPosition(f"{file}: {problem}") from None
    words = Words([game.room], language)
    console = Console(highlight=False)
    seats: list[int | None] = [*state.actors()] or [None]
    console.print(boards.draw(game, game.view(state, seats[0]), words))
    for seat in seats:
        view = game.view(state, seat)
        console.print(prompt_line(game, view, words))
        console.print(choice_table(game, view, words))


def read_document(file: Path) -> dict[str, Any]:
    try:
        document = json.loads(file.read_text(encoding="utf-8"))
    except OSError as problem:
        raise BadPosition(f"{file}: cannot be read ({problem.strerror})") from None
    except UnicodeDecodeError:
        raise BadPosition(f"{file}: is not UTF-8 text") from None
    except json.JSONDecodeError as problem:
        raise BadPosition(f"{file}: line {problem.lineno}, column {problem.colno}: {problem.msg}") from None
    except (ValueError, RecursionError) as problem:
        raise BadPosition(f"{file}: is no position document ({problem})") from None
    if not isinstance(document, dict) or not isinstance(document.get("game"), str):
        raise BadPosition(f'{file}: expected an object with the name of its game, {{"game": "rival-cities", …}}')
    return document
