"""Every move of Colonia, in blocks; a block's name is the number of its first move."""

from typing import Final

from kontor.engine.moves import MoveTable

from .terms import (
    ALL_STALLS,
    CRAFTSMEN,
    CURRENCIES,
    GOODS,
    GRADES,
    HOLDS,
    LEAST_CARD,
    MOORINGS,
    MOST_CARD,
    MOST_CHANGE,
    MOST_HOME,
    SLOTS,
)

_names: list[str] = []


def _block(names: list[str]) -> int:
    first = len(_names)
    _names.extend(names)
    return first


CARD: Final = _block([f"card:{value}" for value in range(LEAST_CARD, MOST_CARD + 1)])
YES: Final = _block(["yes"])
NO: Final = _block(["no"])
PASS: Final = _block(["pass"])

STALL: Final = _block([f"stall:{stall}" for stall in range(1, ALL_STALLS + 1)])
ORDER: Final = _block([f"order:{craftsman}" for craftsman in CRAFTSMEN])
# By mooring and hold, and by mooring and good.
LOAD: Final = _block([f"load:{mooring}/{hold}" for mooring in range(1, MOORINGS + 1) for hold in range(1, HOLDS + 1)])
LOAD_EXTRA: Final = _block([f"extra:{mooring}/{good}" for mooring in range(1, MOORINGS + 1) for good in GOODS])

BUY: Final = _block([f"buy:{slot}" for slot in range(1, SLOTS + 1)])
INSURE: Final = _block([f"insure:{slot}" for slot in range(1, SLOTS + 1)])
ENSHRINE: Final = _block([f"enshrine:{points}" for points in range(1, GRADES + 1)])
LEAVE: Final = _block(["leave"])

DRAW: Final = _block(["draw"])
SKIP: Final = _block(["skip"])
HOME: Final = _block([f"home:{count}" for count in range(MOST_HOME + 1)])
GOOD: Final = _block([f"good:{good}" for good in GOODS])
CHANGE: Final = _block([f"change:{currency}" for currency in CURRENCIES])
INTO: Final = _block([f"into:{currency}/{count}" for currency in CURRENCIES for count in range(1, MOST_CHANGE + 1)])

MOVES: Final = MoveTable(_names)

YES_OR_NO: Final = [YES, NO]
DRAW_OR_SKIP: Final = [DRAW, SKIP]
# By the number that may go home, from all to none.
HOMES: Final = [[HOME + count for count in range(most, -1, -1)] for most in range(MOST_HOME + 1)]
