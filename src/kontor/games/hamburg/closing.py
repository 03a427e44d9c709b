"""Phase four: majorities, what works at the end of a round, and tidying up."""

from typing import ClassVar

from kontor.engine.lists import swapped

from .cards import zoos_of
from .counting import count
from .notation import (
    N_BUILDINGS,
    N_WALLS,
    ON_MAJORITY,
    POWER_TIES_WIN,
)
from .phases import CLOSE, Business, InOrder, InPhase
from .state import HamburgState
from .terms import (
    FLIPPED,
    HOLDINGS,
    MAJORITIES,
    MAJORITY_MONEY,
    MAYOR,
    NONE,
    OF_BUILDINGS,
    OF_SCORE,
    OF_SQUARE,
    OF_WALL,
    SCORE,
    SQUARE,
    TWICE,
)
from .tiles import flip_clerk_tile
from .triggers import fire


class Majorities(Business):
    """Phase four: whoever alone has the most turns up a marker."""

    name: ClassVar[str] = "majorities"

    def run(self, state: HamburgState) -> None:
        for majority in range(len(MAJORITIES)):
            shares = [share(state, board, majority) for board in range(state.boards)]
            most = max(shares)
            alone = shares.count(most) == 1
            for board in range(state.boards):
                ties = state.powers[board] & POWER_TIES_WIN and most > 0
                if shares[board] == most and (alone or ties):
                    turn_up_marker(state, board, majority)


def share(state: HamburgState, board: int, majority: int) -> int:
    at = board * HOLDINGS
    if majority == OF_SQUARE:
        return state.held[at + SQUARE]
    if majority == OF_BUILDINGS:
        return count(state, board, N_BUILDINGS, 0, 0)
    if majority == OF_WALL:
        return count(state, board, N_WALLS, 0, 0)
    if majority == OF_SCORE:
        return state.held[at + SCORE]
    return zoos_of(state, board)


def turn_up_marker(state: HamburgState, board: int, majority: int) -> None:
    at = board * HOLDINGS
    if state.held[at + FLIPPED] >> majority & 1:
        return
    state.held[at + FLIPPED] |= 1 << majority
    if state.listener is not None:
        state.tell("majority", board, {"majority": MAJORITIES[majority]})
    if state.held[at + MAYOR] == MAJORITY_MONEY:
        state.gain_marks(board, state.material.mayor_figure[MAJORITY_MONEY])
    fire(state, board, ON_MAJORITY, 0)


class LastWorks(InOrder):
    """Buildings that work at the end of a round."""

    name: ClassVar[str] = "last-works"

    def at(self, place: int) -> InOrder:
        return LastWorks(place)

    def serve(self, state: HamburgState, board: int) -> None:
        state.open.append(InPhase(board, CLOSE, 0, False))


class Tidy(Business):
    """The clerk leaves his window, ships come home, markers go back, and another one is first."""

    name: ClassVar[str] = "tidy"

    def run(self, state: HamburgState) -> None:
        state.clerks = swapped(state.clerks, state.window, state.clerks[state.window] + 1)
        flip_clerk_tile(state)
        state.window = NONE
        state.sailing = 0
        state.used = [[0] * len(built) for built in state.built]
        for board in range(state.boards):
            state.held[board * HOLDINGS + TWICE] = 0
        if state.seats > 1:
            state.first = (state.first + 1) % state.boards
