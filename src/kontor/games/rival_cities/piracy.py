"""Piracy: stealing products, on one card after the rival has been offered prestige."""

from typing import ClassVar

from .deeds import Deed
from .material import Action
from .moves import DONE, PIRATE, STEAL
from .prestige import MayEarnPrestige
from .questions import KINDS_OF_PRODUCT, Pick
from .state import RivalState
from .terms import HOLDINGS, PRODUCTS


class Piracy(Deed):
    def offer(self, state: RivalState, seat: int, action: Action, choices: list[int]) -> None:
        if state.products(1 - seat) > 0:
            choices.append(PIRATE)

    def perform(self, state: RivalState, seat: int, action: Action, move: int) -> None:
        state.open.append(Steal(seat, action.amount, 0, False))
        if action.rival_prestige:
            state.open.append(MayEarnPrestige(1 - seat))


class Steal(Pick):
    """Which product to steal next; after the first one may stop."""

    name: ClassVar[str] = "steal"
    fields: ClassVar[tuple[str, ...]] = ("seat", "count", "least", "begun")

    def __init__(self, seat: int, count: int, least: int, begun: bool) -> None:
        self.seat = seat
        self.count = count
        self.least = least
        self.begun = begun

    def available(self, state: RivalState, product: int) -> int:
        return state.goods[(1 - self.seat) * HOLDINGS + product]

    def offers(self, state: RivalState) -> list[int]:
        choices = [
            STEAL + product for product in range(self.least, KINDS_OF_PRODUCT) if self.available(state, product) > 0
        ]
        if choices and self.begun:
            choices.append(DONE)
        return choices

    def answer(self, state: RivalState, seat: int, move: int) -> None:
        if move == DONE:
            return
        product = move - STEAL
        state.goods[(1 - seat) * HOLDINGS + product] -= 1
        state.goods[seat * HOLDINGS + product] += 1
        if state.listener is not None:
            state.tell("stole", seat, {"item": PRODUCTS[product]})
        if self.count > 1:
            state.open.append(Steal(seat, self.count - 1, product, True))
