"""Carrying out what an effect says, act by act. What each act does is in `effects`."""

from collections.abc import Callable
from typing import ClassVar

from .notation import DO_SCORE, WIDTH
from .questions import Doing
from .state import HamburgState

# Does the act at a place of a program for a board; the last two are the card and the colour that it is about.
Deed = Callable[[HamburgState, int, list[int], int, int, int], None]


def unknown(state: HamburgState, board: int, program: list[int], at: int, card: int, it: int) -> None:
    raise AssertionError(f"no act {program[at]}")


DEEDS: list[Deed] = [unknown] * (DO_SCORE + 1)


class Act(Doing):
    """The acts of a card's effect, from a place of its program on. `it` is the colour that it is about."""

    name: ClassVar[str] = "act"
    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "at", "it")

    def __init__(self, seat: int, card: int, at: int, it: int) -> None:
        self.seat = seat
        self.card = card
        self.at = at
        self.it = it

    def run(self, state: HamburgState) -> None:
        program = state.material.effects[self.card].program
        if self.at + WIDTH < len(program):
            state.open.append(Act(self.seat, self.card, self.at + WIDTH, self.it))
        DEEDS[program[self.at]](state, self.seat, program, self.at, self.card, self.it)
