"""What all steps share, and the rounds in which families take turns until all have passed."""

from abc import abstractmethod
from typing import ClassVar

from kontor.engine.state import Step

from .moves import PASS
from .state import ColoniaState


class Business(Step[ColoniaState]):
    """Something on the calendar."""


class Round(Business):
    """Turns in the order of play: whose turn it is, and who has passed for the day."""

    fields: ClassVar[tuple[str, ...]] = ("place", "passed")

    def __init__(self, place: int = 0, passed: int = 0) -> None:
        self.place = place
        self.passed = passed

    @abstractmethod
    def at(self, place: int, passed: int) -> "Round":
        """The same round at another turn."""

    @abstractmethod
    def offers(self, state: ColoniaState, seat: int) -> list[int]:
        """What a family can do now; with nothing it has to pass."""

    @abstractmethod
    def act(self, state: ColoniaState, seat: int, move: int) -> None:
        """Carry out a family's choice."""

    def run(self, state: ColoniaState) -> None:
        place = self.place
        passed = self.passed
        everybody = (1 << state.seats) - 1
        while passed != everybody:
            seat = state.order[place]
            if not passed >> seat & 1:
                choices = self.offers(state, seat)
                if choices:
                    choices.append(PASS)
                    same = place == self.place and passed == self.passed
                    state.ask(self if same else self.at(place, passed), seat, choices)
                    return
                passed |= 1 << seat
            place = place + 1 if place + 1 < state.seats else 0

    def answer(self, state: ColoniaState, seat: int, move: int) -> None:
        place = self.place + 1 if self.place + 1 < state.seats else 0
        if move == PASS:
            if state.listener is not None:
                state.tell("passed", seat, {})
            state.open.append(self.at(place, self.passed | 1 << seat))
        else:
            state.open.append(self.at(place, self.passed))
            self.act(state, seat, move)
