"""The guildhall: buildings, their sites and what they bring at once."""

from typing import ClassVar

from kontor.engine.events import Fact
from kontor.engine.lists import swapped

from .doing import Doing
from .harbour import enter, has_ship
from .moves import DONE, OFFICE, SITE
from .officials import appoint
from .state import HamburgumState
from .terms import BRICK, BUILDINGS, CAPTAIN, CLOTH, GOODS, HOLDINGS, MERCHANT, MONEY, OFFICIAL, TIMBER


class Guildhall(Doing):
    """Where to build next; only one official a turn."""

    name: ClassVar[str] = "guildhall"
    fields: ClassVar[tuple[str, ...]] = ("seat", "appointed")

    def __init__(self, seat: int, appointed: bool) -> None:
        self.seat = seat
        self.appointed = appointed

    def run(self, state: HamburgumState) -> None:
        sites = open_sites(state, self.seat, self.appointed)
        if sites:
            choices: list[int] = []
            site = 0
            while sites:
                if sites & 1:
                    choices.append(SITE + site)
                sites >>= 1
                site += 1
            choices.append(DONE)
            state.ask(self, self.seat, choices)

    def answer(self, state: HamburgumState, seat: int, move: int) -> None:
        if move != DONE:
            site = move - SITE
            official = state.material.building[site] == OFFICIAL
            state.open.append(Guildhall(seat, self.appointed or official))
            build(state, seat, site)


def open_sites(state: HamburgumState, seat: int, appointed: bool) -> int:
    """The free sites within reach that can be paid for."""
    m = state.material
    stock = state.stock
    at = seat * HOLDINGS
    if stock[at + TIMBER] < m.building_timber or stock[at + BRICK] < m.building_brick:
        return 0
    sites = state.reach[seat] & state.free
    if appointed or not state.offered:
        sites &= ~m.of_kind[OFFICIAL]
    return sites


def build(state: HamburgumState, seat: int, site: int) -> None:
    m = state.material
    kind = m.building[site]
    state.pay(seat, TIMBER, m.building_timber)
    state.pay(seat, BRICK, m.building_brick)
    place_citizen(state, seat, site)
    if state.listener is not None:
        facts: dict[str, Fact] = {
            "site": site + 1,
            "building": BUILDINGS[kind],
            "parish": m.church_names[m.parish[site]],
        }
        if kind <= CLOTH:
            facts |= {"good": GOODS[kind], "price": state.price(kind)}
        state.tell("built", seat, facts)
    if kind == MERCHANT:
        state.gain(seat, MONEY, m.merchant_money)
    elif kind == CAPTAIN:
        welcome_captain(state, seat)
    elif kind == OFFICIAL:
        if len(state.offered) == 1:
            appoint(state, seat, state.offered[0])
        else:
            state.open.append(ChooseOfficial(seat))


def place_citizen(state: HamburgumState, seat: int, site: int) -> None:
    state.free &= ~(1 << site)
    state.citizens = swapped(state.citizens, seat, state.citizens[seat] | 1 << site)
    state.reach = swapped(state.reach, seat, state.reach[seat] | state.material.near[site])


def welcome_captain(state: HamburgumState, seat: int) -> bool:
    """A Flying Dutchman enters the harbour, then a ship of the builder; whether there was one."""
    if state.dutchmen > 0:
        state.dutchmen -= 1
        enter(state, state.seats)
    own = has_ship(state, seat)
    if own:
        enter(state, seat)
    return own


class ChooseOfficial(Doing):
    """Which of the officials on offer to take."""

    name: ClassVar[str] = "choose-official"

    def run(self, state: HamburgumState) -> None:
        state.ask(self, self.seat, [OFFICE + official for official in state.offered])

    def answer(self, state: HamburgumState, seat: int, move: int) -> None:
        appoint(state, seat, move - OFFICE)
