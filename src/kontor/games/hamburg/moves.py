"""Every move of Hamburg, in blocks; a block's name is the number of its first move."""

from typing import Final

from kontor.engine.moves import MoveTable

from .terms import CARDS, COLOURS, DICE, MAJORITIES, MAYOR_SIDES, SEATS, SIDES

_names: list[str] = []


def _block(names: list[str]) -> int:
    first = len(_names)
    _names.extend(names)
    return first


def _cards(verb: str) -> int:
    """A block that is counted from its nought, as cards are from one."""
    return _block([f"{verb}:{card}" for card in range(1, CARDS + 1)]) - 1


def _coloured(verb: str) -> int:
    return _block([f"{verb}:{colour}" for colour in COLOURS])


# A card of one's hand, a building to be used, and a building that something happens to.
CARD: Final = _cards("card")
USE: Final = _cards("use")
HOUSE: Final = _cards("house")

# A pile, another colour, an empty site, workers taken and given, a risk lowered or raised, an accident suffered.
DRAW: Final = _coloured("draw")
AS: Final = _coloured("as")
PLOT: Final = _coloured("plot")
TAKE: Final = _coloured("take")
GIVE: Final = _coloured("give")
LOWER: Final = _coloured("lower")
RAISE: Final = _coloured("raise")
SUFFER: Final = _coloured("suffer")
SHIP: Final = _block([f"ship:{die}" for die in DICE])

# The basic actions; those of the wall and its loss name a side.
WORKERS: Final = _block(["workers"])
MONEY: Final = _block(["money"])
CALM: Final = _block(["calm"])
WALL: Final = _block([f"wall:{side}" for side in SIDES])
SITE: Final = _block(["site"])
BUILD: Final = _block(["build"])
LOSE: Final = _block([f"lose:{side}" for side in SIDES])

CLERK: Final = _block([f"clerk:{side}" for side in SIDES])
MAYOR: Final = _block([f"mayor:{number}" for number in range(1, MAYOR_SIDES + 1)]) - 1
FLIP: Final = _block([f"flip:{majority}" for majority in MAJORITIES])
PAY: Final = _block([f"pay:{seat}" for seat in SEATS])
HUMMEL: Final = _block(["hummel"])
LEMONJETTE: Final = _block(["lemonjette"])
ADVANCE: Final = _block(["advance"])
STAY: Final = _block(["stay"])
AGAIN: Final = _block(["again"])
DONE: Final = _block(["done"])

MOVES: Final = MoveTable(_names)

ADVANCE_OR_STAY: Final = [ADVANCE, STAY]
AGAIN_OR_DONE: Final = [AGAIN, DONE]
STATUES: Final = [HUMMEL, LEMONJETTE]
