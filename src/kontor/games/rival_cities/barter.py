"""The product swap: give up to so many products, then take as many from the supply."""

from typing import ClassVar

from .deeds import Deed
from .material import Action
from .moves import BARTER, DONE, GAIN, GIVE
from .questions import KINDS_OF_PRODUCT, Pick
from .state import RESERVE, RivalState
from .terms import HOLDINGS


class Barter(Deed):
    def offer(self, state: RivalState, seat: int, action: Action, choices: list[int]) -> None:
        if state.products(seat) > 0:
            choices.append(BARTER)

    def perform(self, state: RivalState, seat: int, action: Action, move: int) -> None:
        state.open.append(BarterGive(seat, action.times, 0, 0))


class BarterGive(Pick):
    """Which product to give next, or enough."""

    name: ClassVar[str] = "barter-give"
    fields: ClassVar[tuple[str, ...]] = ("seat", "count", "least", "given")

    def __init__(self, seat: int, count: int, least: int, given: int) -> None:
        self.seat = seat
        self.count = count
        self.least = least
        self.given = given

    def available(self, state: RivalState, product: int) -> int:
        return state.goods[self.seat * HOLDINGS + product]

    def offers(self, state: RivalState) -> list[int]:
        choices = [
            GIVE + product for product in range(self.least, KINDS_OF_PRODUCT) if self.available(state, product) > 0
        ]
        if self.given > 0:
            choices.append(DONE)
        return choices

    def answer(self, state: RivalState, seat: int, move: int) -> None:
        if move == DONE:
            state.open.append(BarterGain(seat, self.given))
            return
        product = move - GIVE
        state.pay(seat, product, 1)
        if self.count > 1:
            state.open.append(BarterGive(seat, self.count - 1, product, self.given + 1))
        else:
            state.open.append(BarterGain(seat, self.given + 1))


class BarterGain(Pick):
    """Which product to take from the supply next."""

    name: ClassVar[str] = "barter-gain"

    def available(self, state: RivalState, product: int) -> int:
        return state.goods[RESERVE + product]

    def offers(self, state: RivalState) -> list[int]:
        return self.picks(state, GAIN)

    def answer(self, state: RivalState, seat: int, move: int) -> None:
        product = move - GAIN
        state.gain(seat, product, 1)
        if self.count > 1:
            state.open.append(BarterGain(seat, self.count - 1, product))
