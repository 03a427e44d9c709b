"""Boards in characters, for the terminal and for plain pages, one module a game."""

from importlib import import_module
from pathlib import Path

from rich.console import RenderableType

from kontor.engine.game import Game, View
from kontor.words import Words

ROOM = Path(__file__).parent


def draw(game: Game, view: View, words: Words) -> RenderableType:
    """The whole table as this view sees it."""
    module = import_module(f"{__name__}.{game.room.name}")
    board: RenderableType = module.draw(game, view, words)
    return board


def colour(game: Game, seat: int) -> str:
    colours: tuple[str, ...] = import_module(f"{__name__}.{game.room.name}").COLOURS
    return colours[seat]
