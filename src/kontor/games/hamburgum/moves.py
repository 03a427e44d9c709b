"""Every move of Hamburgum, in blocks; a block's name is the number of its first move."""

from typing import Final

from kontor.engine.moves import MoveTable

from .terms import CHURCHES, GOODS, KINDS, MOST_LAUNCHED, MOST_SOLD, MOST_UNITS, OFFICIALS, SITES, SPACES

_names: list[str] = []


def _block(names: list[str]) -> int:
    first = len(_names)
    _names.extend(names)
    return first


def _counted(verb: str, thing: str, most: int) -> int:
    return _block([f"{verb}:{thing}/{count}" for count in range(most + 1)])


RONDEL: Final = _block(list(SPACES))

SELL: Final = _block(["sell"])
BUY: Final = _block(["buy"])
DONE: Final = _block(["done"])

# By good and number.
SELL_GOOD: Final = [_counted("sell", good, MOST_SOLD) for good in GOODS]
BUY_BRICK: Final = _counted("buy", "brick", MOST_UNITS)
BUY_TIMBER: Final = _counted("buy", "timber", MOST_UNITS)
BUY_BELL: Final = _counted("buy", "bell", 1)

LAUNCH: Final = _block([f"launch:{count}" for count in range(MOST_LAUNCHED + 1)])

DONATE: Final = _block([f"donate:{church}" for church in CHURCHES])
TAKE: Final = _block([f"take:{kind}" for kind in KINDS])
SCORE: Final = _block([f"score:{church}/{kind}" for church in CHURCHES for kind in KINDS])

SITE: Final = _block([f"site:{site}" for site in range(1, SITES + 1)])
OFFICE: Final = _block([f"official:{official}" for official in OFFICIALS])

MOVES: Final = MoveTable(_names)


def _downwards(first: int, most: int) -> list[list[int]]:
    """For every number, the moves from it down to none."""
    return [[first + count for count in range(top, -1, -1)] for top in range(most + 1)]


SALES: Final = [_downwards(first, MOST_SOLD) for first in SELL_GOOD]
BRICKS: Final = _downwards(BUY_BRICK, MOST_UNITS)
TIMBERS: Final = _downwards(BUY_TIMBER, MOST_UNITS)
LAUNCHES: Final = _downwards(LAUNCH, MOST_LAUNCHED)
