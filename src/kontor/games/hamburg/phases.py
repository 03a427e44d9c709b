"""What the phases of a round share: everybody in the order of play, and buildings that work in a phase."""

from abc import abstractmethod
from typing import ClassVar, Final

from kontor.engine.lists import swapped
from kontor.engine.state import Step

from .fruit import can_work
from .moves import DONE, USE
from .notation import (
    DO_WORKER,
    DO_WORKER_MATCHES,
    IN_MARKS,
)
from .questions import NOTHING, Question
from .state import HamburgState
from .terms import (
    NONE,
    ROUND,
)
from .working import work

REFILL: Final = 1
ROLL: Final = 2
CLOSE: Final = 4


class Business(Step[HamburgState]):
    """Something of the round that is nobody's in particular."""


class InOrder(Business):
    """Something that every board does, in the order of play."""

    fields: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, place: int = 0) -> None:
        self.place = place

    def run(self, state: HamburgState) -> None:
        if self.place < state.boards:
            state.open.append(self.at(self.place + 1))
            self.serve(state, (state.first + self.place) % state.boards)

    @abstractmethod
    def at(self, place: int) -> "InOrder":
        """The same for the board at another place."""

    @abstractmethod
    def serve(self, state: HamburgState, board: int) -> None:
        """Let a board do it."""


class InPhase(Question):
    """Buildings that work once a round in a phase do so, from left to right; those that cost money only if one likes.

    Early are those that bring workers, to whoever can turn risks away with them.
    """

    name: ClassVar[str] = "in-phase"
    fields: ClassVar[tuple[str, ...]] = ("seat", "phase", "after", "early")

    def __init__(self, seat: int, phase: int, after: int, early: bool) -> None:
        self.seat = seat
        self.phase = phase
        self.after = after
        self.early = early

    def offers(self, state: HamburgState) -> list[int]:
        place = self.next_place(state)
        if place == NONE:
            return NOTHING
        house = state.built[self.seat][place]
        paid = state.material.effects[house].price == IN_MARKS
        return [USE + house, DONE] if paid else [USE + house]

    def next_place(self, state: HamburgState) -> int:
        """Where the next building stands that is due."""
        built = state.built[self.seat]
        for place in range(built.index(self.after) + 1 if self.after in built else 0, len(built)):
            if self.is_due(state, place):
                return place
        return NONE

    def is_due(self, state: HamburgState, place: int) -> bool:
        m = state.material
        house = state.built[self.seat][place]
        if m.works[house] != ROUND or m.phase[house] != self.phase or state.used[self.seat][place]:
            return False
        if self.early and m.effects[house].program[0] not in (DO_WORKER, DO_WORKER_MATCHES):
            return False
        return can_work(state, self.seat, house, False)

    def answer(self, state: HamburgState, seat: int, move: int) -> None:
        place = self.next_place(state)
        house = state.built[self.seat][place]
        state.open.append(InPhase(self.seat, self.phase, house, self.early))
        if move != DONE:
            state.used = swapped(state.used, self.seat, swapped(state.used[self.seat], place, 1))
            work(state, self.seat, house, False)
