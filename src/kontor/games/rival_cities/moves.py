"""Every move of Rival Cities, in blocks; a block's name is the number of its first move."""

from typing import Final

from kontor.engine.moves import MoveTable

from .terms import ALLIANCES, LAWSUITS, MOST_FACTORIES, PRODUCTS, SHIPS, SPACES, SPECIALS

_names: list[str] = []


def _block(*names: str) -> int:
    first = len(_names)
    _names.extend(names)
    return first


def _numbered(verb: str, first: int, last: int) -> int:
    return _block(*[f"{verb}:{number}" for number in range(first, last + 1)])


def _products(verb: str) -> int:
    return _block(*[f"{verb}:{product}" for product in PRODUCTS])


INK: Final = _numbered("ink", 1, SPACES)

USE: Final = _block("use")
PLAY: Final = _numbered("play", 1, SPECIALS)
BOTH: Final = _block("both")
TAKE: Final = _block("take")
PASS: Final = _block("pass")
DONE: Final = _block("done")

PRODUCE: Final = _products("produce")
WORK: Final = _numbered("work", 0, MOST_FACTORIES)
GIFT: Final = _block("gift")
DONATE: Final = _block("donate")
BARTER: Final = _block("barter")
LETTERS: Final = _block("letters")
DRAW_CARD: Final = _block("draw")
BUILD: Final = _block("build")
REACTIVATE_ONE: Final = _block("reactivate")
EARN: Final = _block("prestige")
PIRATE: Final = _block("pirate")
ALLY: Final = _block(*[f"ally:{city}" for city in ALLIANCES])
BUY: Final = _numbered("buy", 1, SHIPS)
SUE: Final = _numbered("sue", 1, LAWSUITS)
RESOLVE: Final = _block("resolve")
SWAP: Final = _block("swap:1-2", "swap:2-3")

AGAIN: Final = _block("again")
REPEAT_BRUXELLES: Final = _block("repeat:bruxelles")
REPEAT_SHIP: Final = _block("repeat:ship-16")
REPEAT_HAVRE: Final = _block("repeat:le-havre")
REPEAT_KJOBENHAVN: Final = _block("repeat:kjobenhavn")
KEEP: Final = _block("keep")
RETURN: Final = _block("return")

EXCHANGE: Final = _block("exchange")
GIVE: Final = _products("give")
GAIN: Final = _products("gain")
PAY: Final = _products("pay")
STEAL: Final = _products("steal")

MOVES: Final = MoveTable(_names)
