"""Phase three: turns of one card each, with buildings before and after it."""

from typing import ClassVar

from .basic import PlayCard
from .fruit import usable
from .moves import CARD, DONE, USE
from .phases import InOrder
from .questions import Question
from .state import HamburgState
from .terms import (
    MORE_ACTIONS,
)
from .tiles import edict_figure
from .tom import TomActs
from .working import use


class Actions(InOrder):
    """Phase three: so many turns for everybody, one card each; the automatic rival acts once, by the dice."""

    name: ClassVar[str] = "actions"
    fields: ClassVar[tuple[str, ...]] = ("turn", "place")

    def __init__(self, turn: int = 0, place: int = 0) -> None:
        self.turn = turn
        self.place = place

    def at(self, place: int) -> InOrder:
        return Actions(self.turn, place)

    def run(self, state: HamburgState) -> None:
        if self.place == state.boards:
            state.open.append(Actions(self.turn + 1, 0))
        elif self.turn < state.material.actions + edict_figure(state, MORE_ACTIONS):
            super().run(state)

    def serve(self, state: HamburgState, board: int) -> None:
        if not state.is_tom(board):
            if state.seats == 1:
                # Nobody else's turn lies between: what was done in the last one is done.
                state.fence += 1
            state.open.append(Turn(board, False))
        elif self.turn == 0:
            state.open.append(TomActs(0))


class Turn(Question):
    """One card for a basic action, and buildings before and after it."""

    name: ClassVar[str] = "turn"
    fields: ClassVar[tuple[str, ...]] = ("seat", "acted")

    def __init__(self, seat: int, acted: bool) -> None:
        self.seat = seat
        self.acted = acted

    def offers(self, state: HamburgState) -> list[int]:
        choices = [USE + house for house in usable(state, self.seat)]
        hand = state.hands[self.seat]
        if self.acted or not hand:
            choices.append(DONE)
        else:
            for card in hand:
                choices.append(CARD + card)
        return choices

    def answer(self, state: HamburgState, seat: int, move: int) -> None:
        if move == DONE:
            return
        if USE < move <= USE + len(state.seen):
            state.open.append(self)
            use(state, self.seat, move - USE)
        else:
            card = move - CARD
            state.open.append(Turn(self.seat, True))
            state.open.append(PlayCard(self.seat, card, state.material.colour[card], True))
