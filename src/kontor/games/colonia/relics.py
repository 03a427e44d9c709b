"""Sunday: relics are bought, put into shrines, insured, and the show is filled again."""

from typing import ClassVar

from kontor.engine.lists import added, cut, shuffled, swapped

from .business import Business, Round
from .moves import BUY, ENSHRINE, INSURE, LEAVE
from .state import ColoniaState
from .terms import (
    CARDS_A_CITY,
    CITIES,
    FIRST_MONEY,
    GRADES,
    HOLDINGS,
    NOBODY,
    NONE,
    RESERVE,
    SHRINE,
    card_name,
)


class Relics(Round):
    """One card a turn, for its price in the currency of its city."""

    name: ClassVar[str] = "relics"

    def at(self, place: int, passed: int) -> "Relics":
        return Relics(place, passed)

    def offers(self, state: ColoniaState, seat: int) -> list[int]:
        m = state.material
        choices: list[int] = []
        for slot in range(len(state.show)):
            card = state.show[slot]
            if m.price[card] <= state.money_of(seat, card // CARDS_A_CITY) and is_first(state, slot):
                choices.append(BUY + slot)
        return choices

    def act(self, state: ColoniaState, seat: int, move: int) -> None:
        slot = move - BUY
        card = state.show[slot]
        insurer = state.insurers[slot]
        state.show = cut(state.show, slot)
        state.insurers = cut(state.insurers, slot)
        city, grade = card // CARDS_A_CITY, card % CARDS_A_CITY
        if state.listener is not None:
            state.tell("bought", seat, {"card": card_name(card)})
        state.pay(seat, FIRST_MONEY + city, state.material.price[card])
        if insurer != NOBODY:
            state.held[insurer * HOLDINGS + RESERVE] += 1
        if grade == SHRINE:
            state.shrine_owners = swapped(state.shrine_owners, city, seat)
            state.open.append(FillShrine(seat, city))
        elif state.shrine_owners[city] == seat and state.shrine_relics[city] == NONE:
            state.open.append(Enshrine(seat, city, grade))
        else:
            lay_relic(state, seat, city, grade, 1)


def is_first(state: ColoniaState, slot: int) -> bool:
    """Whether no card on show before it is the same, with the same insurer."""
    for other in range(slot):
        if state.show[other] == state.show[slot] and state.insurers[other] == state.insurers[slot]:
            return False
    return True


def lay_relic(state: ColoniaState, seat: int, city: int, grade: int, count: int) -> None:
    """So many loose relics come to a family, or leave it."""
    place = relic_place(seat, city, grade)
    state.relics = swapped(state.relics, place, state.relics[place] + count)


def relic_place(seat: int, city: int, grade: int) -> int:
    return (seat * len(CITIES) + city) * GRADES + grade


class FillShrine(Business):
    """A shrine was bought: which relic of its city goes into it, if any."""

    name: ClassVar[str] = "fill-shrine"
    fields: ClassVar[tuple[str, ...]] = ("seat", "city")

    def __init__(self, seat: int, city: int) -> None:
        self.seat = seat
        self.city = city

    def run(self, state: ColoniaState) -> None:
        choices: list[int] = []
        for grade in range(GRADES):
            if state.relics[relic_place(self.seat, self.city, grade)] > 0:
                choices.append(ENSHRINE + grade)
        if choices:
            choices.append(LEAVE)
            state.ask(self, self.seat, choices)

    def answer(self, state: ColoniaState, seat: int, move: int) -> None:
        if move != LEAVE:
            grade = move - ENSHRINE
            lay_relic(state, seat, self.city, grade, -1)
            put_into_shrine(state, seat, self.city, grade)


class Enshrine(Business):
    """A relic was bought that would fit into an empty shrine."""

    name: ClassVar[str] = "enshrine"
    fields: ClassVar[tuple[str, ...]] = ("seat", "city", "grade")

    def __init__(self, seat: int, city: int, grade: int) -> None:
        self.seat = seat
        self.city = city
        self.grade = grade

    def run(self, state: ColoniaState) -> None:
        state.ask(self, self.seat, [ENSHRINE + self.grade, LEAVE])

    def answer(self, state: ColoniaState, seat: int, move: int) -> None:
        if move == LEAVE:
            lay_relic(state, seat, self.city, self.grade, 1)
        else:
            put_into_shrine(state, seat, self.city, self.grade)


def put_into_shrine(state: ColoniaState, seat: int, city: int, grade: int) -> None:
    state.shrine_relics = swapped(state.shrine_relics, city, grade)
    if state.listener is not None:
        state.tell("enshrined", seat, {"city": CITIES[city], "grade": grade + 1})


class Insuring(Round):
    """A member on a card keeps it on show."""

    name: ClassVar[str] = "insuring"

    def at(self, place: int, passed: int) -> "Insuring":
        return Insuring(place, passed)

    def offers(self, state: ColoniaState, seat: int) -> list[int]:
        choices: list[int] = []
        if state.reserve_of(seat) > 0:
            for slot in range(len(state.show)):
                if state.insurers[slot] == NOBODY and is_first(state, slot):
                    choices.append(INSURE + slot)
        return choices

    def act(self, state: ColoniaState, seat: int, move: int) -> None:
        slot = move - INSURE
        state.insurers = swapped(state.insurers, slot, seat)
        state.held[seat * HOLDINGS + RESERVE] -= 1
        if state.listener is not None:
            state.tell("insured", seat, {"card": card_name(state.show[slot])})


class RefillShow(Business):
    """Cards that are not insured are discarded, and new ones come."""

    name: ClassVar[str] = "refill-show"

    def run(self, state: ColoniaState) -> None:
        show: list[int] = []
        insurers: list[int] = []
        discarded: list[int] = []
        for card, insurer in zip(state.show, state.insurers, strict=True):
            if insurer == NOBODY:
                discarded.append(card)
            else:
                show.append(card)
                insurers.append(insurer)
        state.show = show
        state.insurers = insurers
        state.relic_discards = state.relic_discards + discarded
        add_to_show(state, state.material.shown - len(show))


def add_to_show(state: ColoniaState, count: int) -> None:
    """Cards from the pile; the discards are shuffled when it is empty."""
    for _ in range(count):
        if not state.relic_pile:
            if not state.relic_discards:
                return
            state.relic_pile = shuffled(state.relic_discards, state.rng)
            state.relic_discards = []
        state.fence += 1
        state.show = added(state.show, state.relic_pile[-1])
        state.relic_pile = state.relic_pile[:-1]
        state.insurers = added(state.insurers, NOBODY)
