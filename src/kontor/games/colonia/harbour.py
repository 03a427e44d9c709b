"""Friday and Saturday: ships are loaded, sail, and make room for others."""

from typing import ClassVar

from kontor.engine.lists import added, shuffled

from .business import Business, Round
from .material import Hold
from .moves import LOAD, LOAD_EXTRA
from .state import ColoniaState
from .terms import (
    CITIES,
    EARLY,
    EXTRA,
    FIRST_GOOD,
    FIRST_MONEY,
    FRIDAY,
    GOODS,
    HOLDINGS,
    HOLDS,
    MOORINGS,
    NOBODY,
    PLACES,
    RESERVE,
)


class Loading(Round):
    """One hold a turn, with exactly its goods and one member."""

    name: ClassVar[str] = "loading"

    def at(self, place: int, passed: int) -> "Loading":
        return Loading(place, passed)

    def offers(self, state: ColoniaState, seat: int) -> list[int]:
        choices: list[int] = []
        at = seat * HOLDINGS
        if state.held[at + RESERVE] == 0:
            return choices
        for mooring in range(len(state.port)):
            holds = state.material.holds[state.port[mooring]]
            for place in range(len(holds)):
                if state.holds[mooring * PLACES + place] == NOBODY and has_goods(state, seat, holds[place]):
                    choices.append(LOAD + mooring * HOLDS + place)
            if state.extra and state.holds[mooring * PLACES + EXTRA] == NOBODY:
                for good in range(len(GOODS)):
                    if state.held[at + FIRST_GOOD + good] > 0:
                        choices.append(LOAD_EXTRA + mooring * len(GOODS) + good)
        return choices

    def act(self, state: ColoniaState, seat: int, move: int) -> None:
        if move >= LOAD_EXTRA:
            mooring, place = (move - LOAD_EXTRA) // len(GOODS), EXTRA
            state.give_good(seat, (move - LOAD_EXTRA) % len(GOODS), 1)
        else:
            mooring, place = (move - LOAD) // HOLDS, (move - LOAD) % HOLDS
            hold = state.material.holds[state.port[mooring]][place]
            for good in range(len(GOODS)):
                if hold.goods[good] > 0:
                    state.give_good(seat, good, hold.goods[good])
        state.held[seat * HOLDINGS + RESERVE] -= 1
        state.holds[mooring * PLACES + place] = seat
        if state.listener is not None:
            city = CITIES[state.material.ship_city[state.port[mooring]]]
            state.tell("loaded", seat, {"mooring": mooring + 1, "city": city})


def has_goods(state: ColoniaState, seat: int, hold: Hold) -> bool:
    at = seat * HOLDINGS + FIRST_GOOD
    for good in range(len(GOODS)):
        if state.held[at + good] < hold.goods[good]:
            return False
    return True


class CloseLoading(Business):
    """Last week's members come home; those of ships that sailed early take their street. Extra holds are gone."""

    name: ClassVar[str] = "close-loading"

    def run(self, state: ColoniaState) -> None:
        for seat in range(state.seats):
            at = seat * HOLDINGS
            state.held[at + RESERVE] += state.held[at + FRIDAY]
            state.held[at + FRIDAY] = state.held[at + EARLY]
            state.held[at + EARLY] = 0
        state.extra = False


class Sailing(Business):
    """The ships that leave this week are settled."""

    name: ClassVar[str] = "sailing"

    def run(self, state: ColoniaState) -> None:
        sail(state, state.leaving, FRIDAY)
        state.leaving = 0


def sail(state: ColoniaState, ships: int, street: int) -> None:
    """The first ships leave and pay, their members go to a street, and the harbour is filled again."""
    for mooring in range(min(ships, len(state.port))):
        settle_ship(state, mooring, street)
    state.sailed = state.sailed + state.port[:ships]
    state.port = state.port[ships:]
    state.holds = state.holds[ships * PLACES :] + [NOBODY] * (min(ships, MOORINGS) * PLACES)
    fill_harbour(state)


def settle_ship(state: ColoniaState, mooring: int, street: int) -> None:
    ship = state.port[mooring]
    city = state.material.ship_city[ship]
    if state.listener is not None:
        state.tell("sailed", -1, {"mooring": mooring + 1, "city": CITIES[city]})
    for place in range(PLACES):
        owner = state.holds[mooring * PLACES + place]
        if owner != NOBODY:
            state.gain(owner, FIRST_MONEY + city, hold_pays(state, ship, place))
            state.held[owner * HOLDINGS + street] += 1


def hold_pays(state: ColoniaState, ship: int, place: int) -> int:
    m = state.material
    return m.extra_hold_money if place == EXTRA else m.holds[ship][place].pays[state.values]


def fill_harbour(state: ColoniaState) -> None:
    """New ships from the pile; those that sailed are shuffled when it is empty."""
    while len(state.port) < MOORINGS:
        if not state.ship_pile:
            if not state.sailed:
                return
            state.ship_pile = shuffled(state.sailed, state.rng)
            state.sailed = []
        state.fence += 1
        state.port = added(state.port, state.ship_pile[-1])
        state.ship_pile = state.ship_pile[:-1]
