"""Using a card: its actions in any order, each of them optional, one half of a torn card."""

from typing import ClassVar, Final

from .alliances import FormAlliance
from .barter import Barter
from .deeds import Deed
from .donation import Donation
from .lawsuits import AdvanceLawsuit, CourtRuling
from .material import Action
from .moves import DONE, DRAW_CARD, EARN
from .piracy import Piracy
from .prestige import earn_prestige
from .production import BuildFactory, GainLetters, Gift, Production, Reactivation
from .questions import Moment
from .ships import Purchase
from .specials import Draw, can_draw
from .state import RivalState
from .terms import GDANSK


class DrawSpecial(Deed):
    def offer(self, state: RivalState, seat: int, action: Action, choices: list[int]) -> None:
        if can_draw(state):
            choices.append(DRAW_CARD)

    def perform(self, state: RivalState, seat: int, action: Action, move: int) -> None:
        state.open.append(Draw(seat))


class Prestige(Deed):
    def offer(self, state: RivalState, seat: int, action: Action, choices: list[int]) -> None:
        choices.append(EARN)

    def perform(self, state: RivalState, seat: int, action: Action, move: int) -> None:
        earn_prestige(state, seat)


# In the order of `terms.KINDS`.
DEEDS: Final[list[Deed]] = [
    Production(),
    Gift(),
    Donation(),
    Barter(),
    GainLetters(),
    DrawSpecial(),
    BuildFactory(),
    Prestige(),
    FormAlliance(),
    Purchase(),
    AdvanceLawsuit(),
    CourtRuling(),
    Reactivation(),
    Piracy(),
]


class Card(Moment):
    """What to do next on this card. `left` marks the actions not done yet, `half` the half chosen (0: none)."""

    name: ClassVar[str] = "card"
    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "left", "half")

    def __init__(self, seat: int, card: int, left: int, half: int) -> None:
        self.seat = seat
        self.card = card
        self.left = left
        self.half = half

    def waiting(self, state: RivalState) -> int:
        """The actions that may still be done: one half of a torn card, or with Gdańsk both."""
        if self.half == 0 or state.allies[GDANSK] == self.seat:
            return self.left
        return self.left & state.material.halves[self.card][self.half]

    def offers(self, state: RivalState) -> list[int]:
        choices: list[int] = []
        waiting = self.waiting(state)
        if waiting == 0:
            return choices
        hopeful = False
        seen = 0
        for action in state.material.cards[self.card]:
            if waiting & action.bit and not seen & action.like:
                seen |= action.like
                offered = len(choices)
                deed = DEEDS[action.kind]
                deed.offer(state, self.seat, action, choices)
                if len(choices) == offered and deed.exchange_helps(state):
                    hopeful = True
        if choices or hopeful:
            choices.append(DONE)
        return choices

    def decide(self, state: RivalState, move: int) -> None:
        if move == DONE:
            return
        waiting = self.waiting(state)
        for action in state.material.cards[self.card]:
            if action.first_move <= move <= action.last_move and waiting & action.bit:
                left = self.left & ~action.bit
                if left:
                    state.open.append(Card(self.seat, self.card, left, self.half or action.half))
                DEEDS[action.kind].perform(state, self.seat, action, move)
                return


def use_card(state: RivalState, seat: int, card: int) -> None:
    """Open a card for its actions."""
    state.open.append(Card(seat, card, state.material.halves[card][0], 0))
