"""Production and gifts, with the ships and alliances that add to them; and the factories that work for them."""

from typing import ClassVar

from .deeds import Deed
from .material import Action
from .moves import BUILD, GIFT, LETTERS, PRODUCE, REACTIVATE_ONE, WORK
from .questions import Doing, GainAny, Pay, Question
from .state import RESERVE, RivalState
from .terms import ANY, FACTORY, HOLDINGS, IDLE, LETTER


class Production(Deed):
    """Where the card leaves the product open, the factories make the one that is chosen (RC-31)."""

    def offer(self, state: RivalState, seat: int, action: Action, choices: list[int]) -> None:
        for move in range(action.first_move, action.last_move + 1):
            choices.append(move)

    def perform(self, state: RivalState, seat: int, action: Action, move: int) -> None:
        state.open.append(Work(seat, move - PRODUCE, action.amount, action.per_factory))


class Work(Question):
    """How many active factories work for this production."""

    name: ClassVar[str] = "work"
    fields: ClassVar[tuple[str, ...]] = ("seat", "product", "amount", "per_factory")

    def __init__(self, seat: int, product: int, amount: int, per_factory: int) -> None:
        self.seat = seat
        self.product = product
        self.amount = amount
        self.per_factory = per_factory

    def offers(self, state: RivalState) -> list[int]:
        active = state.goods[self.seat * HOLDINGS + FACTORY]
        return [WORK + number for number in range(active + 1)]

    def answer(self, state: RivalState, seat: int, move: int) -> None:
        working = move - WORK
        goods = state.goods
        goods[seat * HOLDINGS + FACTORY] -= working
        goods[seat * HOLDINGS + IDLE] += working
        if state.listener is not None and working > 0:
            state.tell("worked", seat, {"count": working})
        gained = 0
        if state.gain(seat, self.product, self.amount + working * self.per_factory) > 0:
            gained = 1 << self.product
        fleet = state.fleets[seat]
        if fleet:
            for ship, reward in state.material.production_ships:
                if fleet >> ship & 1:
                    for product, count in reward:
                        if state.gain(seat, product, count) > 0:
                            gained |= 1 << product
        add_extra_products(state, seat, gained)


def add_extra_products(state: RivalState, seat: int, gained: int) -> None:
    """Oslo, London and Novgorod add to a Production or Gift that brought their product (RC-46)."""
    for ally, product, count in state.material.extra_products:
        if state.allies[ally] == seat and gained >> product & 1:
            state.gain(seat, product, count)


class Gift(Deed):
    def offer(self, state: RivalState, seat: int, action: Action, choices: list[int]) -> None:
        choices.append(GIFT)

    def perform(self, state: RivalState, seat: int, action: Action, move: int) -> None:
        if action.product == ANY:
            state.open.append(GiftOfChoice(seat, action.amount, 0, 0))
        elif state.gain(seat, action.product, action.amount) > 0:
            add_extra_products(state, seat, 1 << action.product)


class GiftOfChoice(GainAny):
    """Products of choice as a gift; `gained` remembers their kinds."""

    name: ClassVar[str] = "gift"
    fields: ClassVar[tuple[str, ...]] = ("seat", "count", "least", "gained")

    def __init__(self, seat: int, count: int, least: int, gained: int) -> None:
        self.seat = seat
        self.count = count
        self.least = least
        self.gained = gained

    def again(self, count: int, least: int) -> GainAny:
        return GiftOfChoice(self.seat, count, least, self.gained)

    def after(self, state: RivalState, product: int) -> None:
        gained = self.gained | 1 << product
        if self.count > 1:
            state.open.append(GiftOfChoice(self.seat, self.count - 1, product, gained))
        else:
            add_extra_products(state, self.seat, gained)

    def finish(self, state: RivalState) -> None:
        add_extra_products(state, self.seat, self.gained)


class GainLetters(Deed):
    def offer(self, state: RivalState, seat: int, action: Action, choices: list[int]) -> None:
        choices.append(LETTERS)

    def perform(self, state: RivalState, seat: int, action: Action, move: int) -> None:
        state.gain(seat, LETTER, action.amount)


class BuildFactory(Deed):
    def offer(self, state: RivalState, seat: int, action: Action, choices: list[int]) -> None:
        if state.goods[RESERVE + FACTORY] > 0 and state.products(seat) >= action.amount:
            choices.append(BUILD)

    def perform(self, state: RivalState, seat: int, action: Action, move: int) -> None:
        state.open.append(NewFactory(seat))
        state.open.append(Pay(seat, action.amount))


class NewFactory(Doing):
    """Take an active factory from the supply."""

    name: ClassVar[str] = "new-factory"

    def run(self, state: RivalState) -> None:
        state.gain(self.seat, FACTORY, 1)


class Reactivation(Deed):
    def offer(self, state: RivalState, seat: int, action: Action, choices: list[int]) -> None:
        if state.goods[seat * HOLDINGS + IDLE] > 0:
            choices.append(REACTIVATE_ONE)

    def perform(self, state: RivalState, seat: int, action: Action, move: int) -> None:
        state.activate(seat, 1)
