"""The eight rounds: how one begins, and the business of a whole one."""

from typing import ClassVar, Final

from .acts import Act
from .cards import is_park
from .closing import LastWorks, Majorities, Tidy
from .dice import Dice, Risks, Sail, Steps
from .notation import (
    DO_MARKS,
    ON_PARK_MARKS,
)
from .phases import REFILL, Business, InOrder, InPhase
from .questions import Doing, DrawCards
from .scoring import close_the_books
from .state import HamburgState
from .terms import (
    BIG_HAND,
    HOLDINGS,
    MAYOR,
)
from .triggers import fire
from .turns import Actions


class Round(Business):
    """A new round begins, or the game is over."""

    name: ClassVar[str] = "round"

    def run(self, state: HamburgState) -> None:
        if state.round == state.material.rounds:
            close_the_books(state)
            return
        state.round += 1
        # A round that is over is over, also for whoever plays alone.
        state.fence += 1
        if state.listener is not None:
            state.tell("round", -1, {"round": state.round})
        state.open += WHOLE_ROUND


class Refill(InOrder):
    """Phase one: hands are filled up from the piles, and parks bring their income."""

    name: ClassVar[str] = "refill"

    def at(self, place: int) -> InOrder:
        return Refill(place)

    def serve(self, state: HamburgState, board: int) -> None:
        state.open.append(Parks(board))
        state.open.append(InPhase(board, REFILL, 0, False))
        missing = hand_limit(state, board) - len(state.hands[board])
        if missing > 0:
            state.open.append(DrawCards(board, missing))


def hand_limit(state: HamburgState, board: int) -> int:
    m = state.material
    return m.mayor_figure[BIG_HAND] if state.held[board * HOLDINGS + MAYOR] == BIG_HAND else m.hand


class Parks(Doing):
    """Every park brings what it says."""

    name: ClassVar[str] = "parks"

    def run(self, state: HamburgState) -> None:
        effects = state.material.effects
        for card in reversed(state.left[self.seat]):
            if is_park(state, card):
                if effects[card].program[0] == DO_MARKS:
                    fire(state, self.seat, ON_PARK_MARKS, 0)
                state.open.append(Act(self.seat, card, 0, 0))


# The business of a round from its end, as it lies on the stack.
WHOLE_ROUND: Final[list[Business]] = [
    Round(),
    Tidy(),
    LastWorks(),
    Majorities(),
    Actions(),
    Steps(),
    Sail(),
    Risks(),
    Dice(),
    Refill(),
]
