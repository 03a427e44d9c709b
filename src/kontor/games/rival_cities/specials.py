"""Special cards: drawing them, the repeat of Kjøbenhavn, and shuffling the discards into a new pile."""

from typing import ClassVar

from kontor.engine.lists import added, shuffled

from .moves import DONE, REPEAT_KJOBENHAVN
from .questions import Doing, Moment, pay_price
from .state import RivalState
from .terms import KJOBENHAVN, card_name


def next_special(state: RivalState) -> int:
    """The top card of the pile; the discards become a new pile when it is used up. There must be one."""
    if not state.pile:
        state.pile = shuffled(state.discards, state.rng)
        state.discards = []
        state.tell("reshuffled", -1, {"count": len(state.pile)})
    state.fence += 1
    card = state.pile[-1]
    state.pile = state.pile[:-1]
    return card


def can_draw(state: RivalState) -> bool:
    return bool(state.pile or state.discards)


class Draw(Doing):
    """A Draw special action."""

    name: ClassVar[str] = "draw"

    def run(self, state: RivalState) -> None:
        if can_draw(state):
            draw_one(state, self.seat)
            if state.allies[KJOBENHAVN] == self.seat:
                state.open.append(DrawAgain(self.seat))


def draw_one(state: RivalState, seat: int) -> None:
    card = next_special(state)
    state.hands[seat].append(card)
    if state.listener is not None:
        state.tell("drew", seat, {}, {"card": card_name(card)})


class DrawAgain(Moment):
    """Whether to repeat the draw with Kjøbenhavn, once."""

    name: ClassVar[str] = "draw-again"

    def offers(self, state: RivalState) -> list[int]:
        if not can_draw(state):
            return []
        if state.can_pay(self.seat, state.material.kjobenhavn_price):
            return [REPEAT_KJOBENHAVN, DONE]
        return [DONE]

    def decide(self, state: RivalState, move: int) -> None:
        if move == REPEAT_KJOBENHAVN:
            pay_price(state, self.seat, state.material.kjobenhavn_price)
            draw_one(state, self.seat)


class Discard(Doing):
    """The card played goes to the discards when its actions are over."""

    name: ClassVar[str] = "discard"

    def run(self, state: RivalState) -> None:
        state.discards = added(state.discards, state.played[-1])
        state.played = state.played[:-1]
