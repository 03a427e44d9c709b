"""The town-hall square: steps forward and back, and what a step costs."""

from typing import ClassVar

from .moves import ADVANCE, ADVANCE_OR_STAY
from .notation import ON_ADVANCE, POWER_ADVANCE_DISCOUNT, POWER_BLACK_TOLL
from .questions import NOTHING, Question
from .state import HamburgState
from .terms import ADVANCE_COST, BLACK, HOLDINGS, MAYOR, NO_TOKENS, SQUARE
from .tiles import edict_figure
from .triggers import fire


def advance(state: HamburgState, board: int) -> None:
    """A step forward; past the last square it brings points at once."""
    m = state.material
    at = board * HOLDINGS + SQUARE
    if state.held[at] < len(m.square_points) - 1:
        state.held[at] += 1
        if state.listener is not None:
            state.tell("advanced", board, {"square": state.held[at]})
    else:
        if state.listener is not None:
            state.tell("beyond", board, {})
        state.gain_points(board, m.beyond)
    fire(state, board, ON_ADVANCE, 0)


def retreat(state: HamburgState, board: int) -> None:
    at = board * HOLDINGS + SQUARE
    if state.held[at] > 0:
        state.held[at] -= 1
        if state.listener is not None:
            state.tell("retreated", board, {"square": state.held[at]})


def ignores_black(state: HamburgState, board: int) -> bool:
    return state.held[board * HOLDINGS + MAYOR] == NO_TOKENS


def has_low_die(state: HamburgState) -> bool:
    low = state.material.low_to
    for shown in state.dice:
        if shown <= low:
            return True
    return False


def toll(state: HamburgState, board: int) -> int:
    """What the others add to a step by their buildings."""
    if ignores_black(state, board):
        return 0
    for other in range(state.boards):
        if other != board and state.powers[other] & POWER_BLACK_TOLL:
            return state.dice[BLACK]
    return 0


def step_cost(state: HamburgState, board: int) -> int:
    """The low dice, less or more by buildings, mayors and the clerk's tile."""
    m = state.material
    cost = 0
    for die in range(len(state.dice)):
        shown = state.dice[die]
        if shown <= m.low_to and (die != BLACK or not ignores_black(state, board)):
            cost += shown
    if state.powers[board] & POWER_ADVANCE_DISCOUNT:
        cost -= m.advance_discount
    cost += edict_figure(state, ADVANCE_COST)
    return max(0, cost) + toll(state, board)


class StepForward(Question):
    """A board may go a step forward, for the low dice."""

    name: ClassVar[str] = "step"

    def offers(self, state: HamburgState) -> list[int]:
        can = has_low_die(state) and step_cost(state, self.seat) <= state.marks_of(self.seat)
        return ADVANCE_OR_STAY if can else NOTHING

    def answer(self, state: HamburgState, seat: int, move: int) -> None:
        if move == ADVANCE:
            state.pay_marks(self.seat, step_cost(state, self.seat))
            advance(state, self.seat)
