"""The product swap: give up to so many products, then take as many of other kinds from the supply."""

from typing import ClassVar

from .deeds import Deed
from .material import Action
from .moves import BARTER, DONE, GAIN, GIVE
from .questions import KINDS_OF_PRODUCT, Pick, supply_has_other
from .state import RESERVE, RivalState
from .terms import HOLDINGS


class Barter(Deed):
    def offer(self, state: RivalState, seat: int, action: Action, choices: list[int]) -> None:
        for product in range(KINDS_OF_PRODUCT):
            if state.goods[seat * HOLDINGS + product] > 0 and supply_has_other(state, product):
                choices.append(BARTER)
                return

    def perform(self, state: RivalState, seat: int, action: Action, move: int) -> None:
        state.open.append(BarterGive(seat, action.times, 0, 0, 0))


class BarterGive(Pick):
    """Which product to give next, or enough; `given` marks the kinds given, `number` counts them."""

    name: ClassVar[str] = "barter-give"
    fields: ClassVar[tuple[str, ...]] = ("seat", "count", "least", "given", "number")

    def __init__(self, seat: int, count: int, least: int, given: int, number: int) -> None:
        self.seat = seat
        self.count = count
        self.least = least
        self.given = given
        self.number = number

    def available(self, state: RivalState, product: int) -> int:
        return state.goods[self.seat * HOLDINGS + product]

    def offers(self, state: RivalState) -> list[int]:
        """Only products for which the supply has others to take."""
        choices: list[int] = []
        for product in range(self.least, KINDS_OF_PRODUCT):
            if self.available(state, product) > 0 and others(state, self.given | 1 << product) > self.number:
                choices.append(GIVE + product)
        if self.number > 0:
            choices.append(DONE)
        return choices

    def answer(self, state: RivalState, seat: int, move: int) -> None:
        if move == DONE:
            state.open.append(BarterGain(seat, self.number, 0, self.given))
            return
        product = move - GIVE
        given = self.given | 1 << product
        state.pay(seat, product, 1)
        if self.count > 1:
            state.open.append(BarterGive(seat, self.count - 1, product, given, self.number + 1))
        else:
            state.open.append(BarterGain(seat, self.number + 1, 0, given))


class BarterGain(Pick):
    """Which product of another kind to take from the supply next."""

    name: ClassVar[str] = "barter-gain"
    fields: ClassVar[tuple[str, ...]] = ("seat", "count", "least", "given")

    def __init__(self, seat: int, count: int, least: int, given: int) -> None:
        self.seat = seat
        self.count = count
        self.least = least
        self.given = given

    def available(self, state: RivalState, product: int) -> int:
        return 0 if self.given >> product & 1 else state.goods[RESERVE + product]

    def offers(self, state: RivalState) -> list[int]:
        return self.picks(state, GAIN)

    def answer(self, state: RivalState, seat: int, move: int) -> None:
        product = move - GAIN
        state.gain(seat, product, 1)
        if self.count > 1:
            state.open.append(BarterGain(seat, self.count - 1, product, self.given))


def others(state: RivalState, given: int) -> int:
    """How many products of the kinds not given the supply has."""
    left = 0
    for product in range(KINDS_OF_PRODUCT):
        if not given >> product & 1:
            left += state.goods[RESERVE + product]
    return left
