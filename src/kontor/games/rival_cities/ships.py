"""Ships: price and discount, the effect of buying one, the empty space filled again, the win by three."""

from typing import ClassVar

from kontor.engine.lists import swapped

from .deeds import Deed
from .lawsuits import Advance
from .material import Action
from .moves import BUY
from .questions import Doing
from .rewards import grant
from .state import RivalState
from .terms import ADVANCE, CHEAP_SHIP, EMPTY, HOLDINGS


class Purchase(Deed):
    def offer(self, state: RivalState, seat: int, action: Action, choices: list[int]) -> None:
        m = state.material
        discount = discount_of(state, seat)
        at = seat * HOLDINGS
        for ship in state.ship_row:
            if ship != EMPTY and state.goods[at + m.ship_product[ship]] >= m.ship_price[ship] - discount:
                choices.append(BUY + ship - 1)

    def perform(self, state: RivalState, seat: int, action: Action, move: int) -> None:
        buy(state, seat, move - BUY + 1)

    def exchange_helps(self, state: RivalState) -> bool:
        return state.ship_row.count(EMPTY) < len(state.ship_row)


def discount_of(state: RivalState, seat: int) -> int:
    return state.material.ship_discount if state.has_ship(seat, CHEAP_SHIP) else 0


def buy(state: RivalState, seat: int, ship: int) -> None:
    m = state.material
    state.pay(seat, m.ship_product[ship], m.ship_price[ship] - discount_of(state, seat))
    space = state.ship_row.index(ship)
    state.ship_row = swapped(state.ship_row, space, EMPTY)
    state.fleets = swapped(state.fleets, seat, state.fleets[seat] | 1 << ship)
    state.fleet_sizes = swapped(state.fleet_sizes, seat, state.fleet_sizes[seat] + 1)
    if state.listener is not None:
        state.tell("bought", seat, {"ship": ship})
    if state.fleet_sizes[seat] == state.fleet_sizes[1 - seat] + m.ships_ahead:
        state.win(seat, "fleet")
        return
    state.open.append(RefillShip(seat, space))
    for thing, count in m.ship_bonus[ship]:
        if thing == ADVANCE:
            for _ in range(count):
                state.open.append(Advance(seat, True))
    grant(state, seat, m.ship_bonus[ship])


class RefillShip(Doing):
    """The next ship of the pile comes to the emptied space."""

    name: ClassVar[str] = "refill-ship"
    fields: ClassVar[tuple[str, ...]] = ("seat", "space")

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def run(self, state: RivalState) -> None:
        if state.ship_pile:
            ship = state.ship_pile[-1]
            state.ship_pile = state.ship_pile[:-1]
            state.ship_row = swapped(state.ship_row, self.space, ship)
            state.fence += 1
            if state.listener is not None:
                state.tell("ship-came", -1, {"ship": ship})
