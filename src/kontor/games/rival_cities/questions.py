"""Questions to a city, and the picks of products that payments and gains consist of."""

from abc import abstractmethod
from typing import ClassVar, Final

from kontor.engine.state import Step

from .material import Bundle
from .moves import EXCHANGE, GAIN, GIVE, PAY
from .state import RESERVE, RivalState
from .terms import ANY, HOLDINGS, LETTER, PRODUCTS

KINDS_OF_PRODUCT: Final = len(PRODUCTS)


class Doing(Step[RivalState]):
    """A step of the game that concerns one seat."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Question(Doing):
    """Asks its seat for a choice; a single choice is made without asking."""

    def run(self, state: RivalState) -> None:
        choices = self.offers(state)
        if len(choices) > 1:
            state.ask(self, self.seat, choices)
        elif choices:
            self.answer(state, self.seat, choices[0])

    @abstractmethod
    def offers(self, state: RivalState) -> list[int]:
        """The choices; none means that there is nothing to do."""


class Moment(Question):
    """A question at which the seat may first exchange a product for a letter (RC-37)."""

    def run(self, state: RivalState) -> None:
        choices = self.offers(state)
        if (
            choices
            and state.goods[self.seat * HOLDINGS + LETTER] >= state.material.exchange_letters
            and (len(choices) > 1 or self.exchange_helps(state))
            and can_exchange(state, self.seat)
        ):
            choices = [*choices, EXCHANGE]
        if len(choices) > 1:
            state.ask(self, self.seat, choices)
        elif choices:
            self.decide(state, choices[0])

    def answer(self, state: RivalState, seat: int, move: int) -> None:
        if move == EXCHANGE:
            state.open.append(self)
            state.open.append(ExchangeGive(seat))
        else:
            self.decide(state, move)

    def exchange_helps(self, state: RivalState) -> bool:
        """Whether a lone choice means that other products could open a second one."""
        return True

    @abstractmethod
    def decide(self, state: RivalState, move: int) -> None:
        """Carry out a choice other than the exchange."""


def can_exchange(state: RivalState, seat: int) -> bool:
    """Some product in stock, and one of another kind in the supply."""
    for product in range(KINDS_OF_PRODUCT):
        if state.goods[seat * HOLDINGS + product] > 0 and supply_has_other(state, product):
            return True
    return False


def supply_has_other(state: RivalState, product: int) -> bool:
    for other in range(KINDS_OF_PRODUCT):
        if other != product and state.goods[RESERVE + other] > 0:
            return True
    return False


class ExchangeGive(Question):
    """Which product to give away with the letter (RC-37)."""

    name: ClassVar[str] = "exchange-give"

    def offers(self, state: RivalState) -> list[int]:
        at = self.seat * HOLDINGS
        return [
            GIVE + product
            for product in range(KINDS_OF_PRODUCT)
            if state.goods[at + product] > 0 and supply_has_other(state, product)
        ]

    def answer(self, state: RivalState, seat: int, move: int) -> None:
        state.open.append(ExchangeGain(seat, move - GIVE))


class ExchangeGain(Question):
    """Which product to take from the supply instead (RC-37)."""

    name: ClassVar[str] = "exchange-gain"
    fields: ClassVar[tuple[str, ...]] = ("seat", "product")

    def __init__(self, seat: int, product: int) -> None:
        self.seat = seat
        self.product = product

    def offers(self, state: RivalState) -> list[int]:
        return [
            GAIN + product
            for product in range(KINDS_OF_PRODUCT)
            if product != self.product and state.goods[RESERVE + product] > 0
        ]

    def answer(self, state: RivalState, seat: int, move: int) -> None:
        state.pay(seat, LETTER, state.material.exchange_letters)
        state.pay(seat, self.product, 1)
        state.gain(seat, move - GAIN, 1)


class Pick(Question):
    """So many products of choice, one at a time in the fixed order of products: one path per combination."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "count", "least")

    def __init__(self, seat: int, count: int, least: int = 0) -> None:
        self.seat = seat
        self.count = count
        self.least = least

    @abstractmethod
    def available(self, state: RivalState, product: int) -> int:
        """How many of this product could still be picked."""

    def picks(self, state: RivalState, first_move: int) -> list[int]:
        """The products from `least` on that leave enough later ones for the rest of the count."""
        choices: list[int] = []
        left = 0
        for product in range(KINDS_OF_PRODUCT - 1, self.least - 1, -1):
            there = self.available(state, product)
            left += there
            if there > 0 and left >= self.count:
                choices.append(first_move + product)
        choices.reverse()
        return choices


class Pay(Pick):
    """Pay products of choice into the supply."""

    name: ClassVar[str] = "pay"

    def available(self, state: RivalState, product: int) -> int:
        return state.goods[self.seat * HOLDINGS + product]

    def offers(self, state: RivalState) -> list[int]:
        return self.picks(state, PAY) if self.count > 0 else []

    def answer(self, state: RivalState, seat: int, move: int) -> None:
        product = move - PAY
        state.pay(seat, product, 1)
        if self.count > 1:
            state.open.append(Pay(seat, self.count - 1, product))


class GainAny(Pick):
    """Gain products of choice; a kind that cannot be had is not offered (RC-98)."""

    name: ClassVar[str] = "gain"

    def available(self, state: RivalState, product: int) -> int:
        return state.obtainable(self.seat, product)

    def run(self, state: RivalState) -> None:
        obtainable = 0
        for product in range(self.least, KINDS_OF_PRODUCT):
            obtainable += self.available(state, product)
        if obtainable >= self.count:
            super().run(state)
        elif obtainable > 0:
            self.again(obtainable, self.least).run(state)
        else:
            self.finish(state)

    def offers(self, state: RivalState) -> list[int]:
        return self.picks(state, GAIN)

    def answer(self, state: RivalState, seat: int, move: int) -> None:
        product = move - GAIN
        state.gain(seat, product, 1)
        self.after(state, product)

    def again(self, count: int, least: int) -> "GainAny":
        return GainAny(self.seat, count, least)

    def after(self, state: RivalState, product: int) -> None:
        if self.count > 1:
            state.open.append(self.again(self.count - 1, product))
        else:
            self.finish(state)

    def finish(self, state: RivalState) -> None:
        """All has been gained that can be."""


def pay_price(state: RivalState, seat: int, price: Bundle) -> None:
    """Pay a price at once, but for products of choice, which are asked for."""
    for item, count in price:
        if item == ANY:
            state.open.append(Pay(seat, count))
        else:
            state.pay(seat, item, count)
