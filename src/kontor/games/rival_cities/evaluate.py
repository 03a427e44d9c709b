"""How a position looks to one city: a hand-written estimate from what it may know."""

from typing import Final

from .state import RivalState, towards
from .terms import FACTORY, HOLDINGS, IDLE, LETTER

WIN: Final = 1000.0

# What pieces are worth to their owner, in stars.
PRODUCT_WORTH: Final = (0.16, 0.22, 0.26, 0.32)
LETTER_WORTH: Final = 0.35
FACTORY_WORTH: Final = 0.7
IDLE_WORTH: Final = 0.45
CARD_WORTH: Final = 0.4
# How much closer each further step is to an instant win.
FLEET_WORTH: Final[tuple[float, ...]] = (0.0, 0.8, 2.4)
ALLIES_WORTH: Final[tuple[float, ...]] = (0.0, 0.3, 0.9, 3.0)
WON_WORTH: Final[tuple[float, ...]] = (0.0, 0.6, 2.6)
PRESTIGE_WORTH: Final[tuple[float, ...]] = (0.0, 0.25, 0.6, 1.0, 1.5, 2.1, 3.0, 4.6, 9.0)
MARKER_WORTH: Final[tuple[float, ...]] = (0.0, 0.5, 1.5, 1.9, 2.1)
DOCKET_WORTH: Final[tuple[float, ...]] = (1.0, 0.75, 0.55)


def evaluate(state: RivalState, seat: int) -> float:
    """The seat's prospects less its rival's, in stars."""
    if state.over():
        return WIN if state.ranks()[seat] == 1 else -WIN
    return prospects(state, seat) - prospects(state, 1 - seat)


def prospects(state: RivalState, seat: int) -> float:
    goods = state.goods
    at = seat * HOLDINGS
    worth = float(state.scores()[seat])
    for product, each in enumerate(PRODUCT_WORTH):
        worth += each * min(goods[at + product], 6)
    worth += LETTER_WORTH * min(goods[at + LETTER], 4)
    worth += FACTORY_WORTH * goods[at + FACTORY] + IDLE_WORTH * goods[at + IDLE]
    worth += CARD_WORTH * min(len(state.hands[seat]), 4)
    worth += step_worth(FLEET_WORTH, state.fleet_sizes[seat] - state.fleet_sizes[1 - seat])
    worth += step_worth(ALLIES_WORTH, state.allies.count(seat))
    worth += step_worth(WON_WORTH, len(state.won[seat]))
    worth += step_worth(PRESTIGE_WORTH, state.prestige * towards(seat))
    for space, marker in enumerate(state.markers):
        worth += DOCKET_WORTH[space] * step_worth(MARKER_WORTH, marker * towards(seat))
    return worth


def step_worth(ladder: tuple[float, ...], step: int) -> float:
    """The rung for this many steps; none below the first, the last beyond it."""
    return ladder[max(0, min(step, len(ladder) - 1))]
