"""The wall: what a section costs, building one, and the statue of a finished side."""

from typing import ClassVar

from .moves import HUMMEL, LEMONJETTE, STATUES, WALL
from .notation import ON_THEIR_WALL, POWER_BLACK_WALL, POWER_FREE_WALL
from .questions import NOTHING, Question, others
from .state import HamburgState
from .terms import (
    BLACK,
    COLOURS,
    EVEN_WALL,
    HOLDINGS,
    LEFT,
    LEMON,
    MAYOR,
    NO_STATUE,
    RIGHT,
    SECTIONS,
    SIDES,
    STATUE,
)
from .terms import WALL as SECTIONS_BUILT
from .tiles import is_free_by_tile, wall_by_tiles
from .triggers import fire


def next_colour(state: HamburgState, board: int, side: int) -> int:
    """The colour of the next section; the side is not finished."""
    return state.material.wall_colour[side][state.sections_of(board, side)]


def section_cost(state: HamburgState, board: int, side: int) -> int:
    """The next section of a side by itself: as printed, or as mayors and buildings have it."""
    m = state.material
    cost = m.wall_cost[side][state.sections_of(board, side)]
    if state.held[board * HOLDINGS + MAYOR] == EVEN_WALL:
        cost = m.mayor_figure[EVEN_WALL]
    if state.powers[board] & POWER_BLACK_WALL:
        cost = min(cost, state.dice[BLACK])
    return cost


def action_cost(state: HamburgState, board: int, side: int, in_turn: bool) -> int:
    """The next section of a side by the basic action; tiles matter in one's own turn only."""
    colour = next_colour(state, board, side)
    if state.powers[board] & POWER_FREE_WALL or (in_turn and is_free_by_tile(state, colour)):
        return 0
    cost = section_cost(state, board, side)
    return max(0, cost + wall_by_tiles(state, colour)) if in_turn else cost


def open_sides(state: HamburgState, board: int) -> list[int]:
    """The sides that are not finished."""
    return [side for side in (LEFT, RIGHT) if state.sections_of(board, side) < SECTIONS]


def build_section(state: HamburgState, board: int, side: int) -> int:
    """The next section of a side stands; returns its colour."""
    colour = next_colour(state, board, side)
    at = board * HOLDINGS
    state.held[at + SECTIONS_BUILT + side] += 1
    if state.listener is not None:
        state.tell("walled", board, {"side": SIDES[side], "colour": COLOURS[colour]})
    if state.held[at + SECTIONS_BUILT + side] == SECTIONS and not state.held[at + STATUE + side]:
        # Where none is left, none is to be had later either.
        state.held[at + STATUE + side] = NO_STATUE
        state.open.append(TakeStatue(board, side))
    for other in others(state, board):
        fire(state, other, ON_THEIR_WALL, colour)
    return colour


class TakeStatue(Question):
    """The statue of a side that was finished for the first time."""

    name: ClassVar[str] = "statue"
    fields: ClassVar[tuple[str, ...]] = ("seat", "side")

    def __init__(self, seat: int, side: int) -> None:
        self.seat = seat
        self.side = side

    def offers(self, state: HamburgState) -> list[int]:
        if state.hummels and state.lemonjettes:
            return STATUES
        if state.hummels:
            return [HUMMEL]
        return [LEMONJETTE] if state.lemonjettes else NOTHING

    def answer(self, state: HamburgState, seat: int, move: int) -> None:
        at = self.seat * HOLDINGS + STATUE + self.side
        if move == HUMMEL:
            state.held[at] = state.hummels[-1]
            state.hummels = state.hummels[:-1]
            if state.listener is not None:
                state.tell("hummel", self.seat, {"points": state.held[at]})
        else:
            marks = state.lemonjettes[-1]
            state.lemonjettes = state.lemonjettes[:-1]
            state.held[at] = LEMON + marks
            if state.listener is not None:
                state.tell("lemonjette", self.seat, {"marks": marks})
            state.gain_marks(self.seat, marks)


class BuildSection(Question):
    """A section without a card, on either side, for so many times its cost."""

    name: ClassVar[str] = "section"
    fields: ClassVar[tuple[str, ...]] = ("seat", "times")

    def __init__(self, seat: int, times: int) -> None:
        self.seat = seat
        self.times = times

    def offers(self, state: HamburgState) -> list[int]:
        return [WALL + side for side in payable_sides(state, self.seat, self.times)]

    def answer(self, state: HamburgState, seat: int, move: int) -> None:
        side = move - WALL
        state.pay_marks(self.seat, self.times * section_cost(state, self.seat, side))
        build_section(state, self.seat, side)


def payable_sides(state: HamburgState, board: int, times: int) -> list[int]:
    marks = state.marks_of(board)
    return [side for side in open_sides(state, board) if times * section_cost(state, board, side) <= marks]
