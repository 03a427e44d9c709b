"""Earning prestige: the marker, the repeats of Bruxelles and ship 16, and the win at the city's name."""

from typing import ClassVar, Final

from .moves import DONE, EARN, REPEAT_BRUXELLES, REPEAT_SHIP
from .questions import Doing, Moment, pay_price
from .state import RivalState, towards
from .terms import BRUXELLES, PRESTIGE_SHIP

BY_BRUXELLES: Final = 1
BY_SHIP: Final = 2


def earn_prestige(state: RivalState, seat: int, used: int = 0) -> None:
    """One step towards this city; `used` tells which repeats this action has had."""
    state.prestige += towards(seat)
    if state.listener is not None:
        state.tell("prestige", seat, {"place": state.prestige * towards(seat)})
    if state.prestige * towards(seat) == state.material.prestige_end:
        state.win(seat, "prestige")
    elif state.allies[BRUXELLES] == seat or state.has_ship(seat, PRESTIGE_SHIP):
        state.open.append(PrestigeAgain(seat, used))


class EarnPrestige(Doing):
    """An Earn prestige action that simply happens."""

    name: ClassVar[str] = "earn-prestige"

    def run(self, state: RivalState) -> None:
        earn_prestige(state, self.seat)


class MayEarnPrestige(Moment):
    """An Earn prestige action that its seat may decline."""

    name: ClassVar[str] = "may-earn-prestige"

    def offers(self, state: RivalState) -> list[int]:
        return [EARN, DONE]

    def decide(self, state: RivalState, move: int) -> None:
        if move == EARN:
            earn_prestige(state, self.seat)


class PrestigeAgain(Moment):
    """Whether to repeat the action; each benefit once."""

    name: ClassVar[str] = "prestige-again"
    fields: ClassVar[tuple[str, ...]] = ("seat", "used")

    def __init__(self, seat: int, used: int) -> None:
        self.seat = seat
        self.used = used

    def offers(self, state: RivalState) -> list[int]:
        m = state.material
        seat = self.seat
        by_bruxelles = not self.used & BY_BRUXELLES and state.allies[BRUXELLES] == seat
        by_ship = not self.used & BY_SHIP and state.has_ship(seat, PRESTIGE_SHIP)
        choices: list[int] = []
        if by_bruxelles and state.can_pay(seat, m.bruxelles_price):
            choices.append(REPEAT_BRUXELLES)
        if by_ship and state.can_pay(seat, m.repeat_ship_price):
            choices.append(REPEAT_SHIP)
        if by_bruxelles or by_ship:
            choices.append(DONE)
        return choices

    def decide(self, state: RivalState, move: int) -> None:
        m = state.material
        if move == REPEAT_BRUXELLES:
            pay_price(state, self.seat, m.bruxelles_price)
            earn_prestige(state, self.seat, self.used | BY_BRUXELLES)
        elif move == REPEAT_SHIP:
            pay_price(state, self.seat, m.repeat_ship_price)
            earn_prestige(state, self.seat, self.used | BY_SHIP)
