"""Donations: products for star tokens, as often as the card allows, and Amsterdam's extra star."""

from typing import ClassVar

from .deeds import Deed
from .material import Action
from .moves import DONATE, DONE
from .questions import Doing, Moment, pay_price
from .state import RESERVE, RivalState
from .terms import AMSTERDAM, STAR


class Donation(Deed):
    def offer(self, state: RivalState, seat: int, action: Action, choices: list[int]) -> None:
        if state.goods[RESERVE + STAR] > 0 and state.can_pay(seat, action.cost):
            choices.append(DONATE)

    def perform(self, state: RivalState, seat: int, action: Action, move: int) -> None:
        donate(state, seat, action, action.times, True)

    def exchange_helps(self, state: RivalState) -> bool:
        return state.goods[RESERVE + STAR] > 0


def donate(state: RivalState, seat: int, action: Action, times: int, first: bool) -> None:
    """Pay, then take the stars, then perhaps donate again."""
    if times > 1:
        state.open.append(DonateAgain(seat, action.card, action.place, times - 1))
    state.open.append(Stars(seat, action.stars, first))
    pay_price(state, seat, action.cost)


class Stars(Doing):
    """The stars of one payment; the first of an action brings Amsterdam's star along (RC-48)."""

    name: ClassVar[str] = "stars"
    fields: ClassVar[tuple[str, ...]] = ("seat", "count", "first")

    def __init__(self, seat: int, count: int, first: bool) -> None:
        self.seat = seat
        self.count = count
        self.first = first

    def run(self, state: RivalState) -> None:
        state.gain(self.seat, STAR, self.count)
        if self.first and state.allies[AMSTERDAM] == self.seat:
            state.gain(self.seat, STAR, state.material.amsterdam_stars)


class DonateAgain(Moment):
    """Whether to donate once more."""

    name: ClassVar[str] = "donate-again"
    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "place", "times")

    def __init__(self, seat: int, card: int, place: int, times: int) -> None:
        self.seat = seat
        self.card = card
        self.place = place
        self.times = times

    def action(self, state: RivalState) -> Action:
        return state.material.cards[self.card][self.place]

    def offers(self, state: RivalState) -> list[int]:
        if state.goods[RESERVE + STAR] == 0:
            return []
        return [DONATE, DONE] if state.can_pay(self.seat, self.action(state).cost) else [DONE]

    def decide(self, state: RivalState, move: int) -> None:
        if move == DONATE:
            donate(state, self.seat, self.action(state), self.times, False)
