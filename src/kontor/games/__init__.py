"""The games of the house: one room each, found by name."""

from functools import cache
from importlib import import_module

from kontor.engine.errors import BadSetup
from kontor.engine.game import Game, spell_list

ROOMS = {"rival-cities": "rival_cities", "hamburgum": "hamburgum", "colonia": "colonia", "hamburg": "hamburg"}


def names() -> list[str]:
    return list(ROOMS)


@cache
def get(name: str, folder: str | None = None) -> Game:
    """The game of this name; `folder` may hold a corrected copy of its data."""
    if name not in ROOMS:
        raise BadSetup(f"there is no game '{name}'; there is {spell_list(names(), 'and')}")
    game: Game = import_module(f"{__name__}.{ROOMS[name]}").Title(folder)
    return game
