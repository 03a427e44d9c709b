"""The church: donations, their tokens, and what completes a church."""

from typing import ClassVar

from kontor.engine.events import Fact
from kontor.engine.lists import added, swapped

from .doing import Doing
from .moves import DONATE, DONE, TAKE
from .scoring import Scoring, count_up, scorable
from .state import HamburgumState, count_bits
from .terms import (
    ALL_SITES,
    BELL,
    BONUS,
    BRICK,
    CHURCHES,
    DONATIONS,
    FIVE,
    HOLDINGS,
    KINDS,
    MONEY,
    NO_CHURCH,
    TIMBER,
    token,
)


class Church(Doing):
    """Donate, again to the same church, or go on to score tokens."""

    name: ClassVar[str] = "church"
    fields: ClassVar[tuple[str, ...]] = ("seat", "church")

    def __init__(self, seat: int, church: int) -> None:
        self.seat = seat
        self.church = church

    def run(self, state: HamburgumState) -> None:
        choices: list[int] = []
        if self.church == NO_CHURCH:
            for church in range(len(CHURCHES)):
                if can_donate(state, self.seat, church):
                    choices.append(DONATE + church)
        elif can_donate(state, self.seat, self.church):
            choices.append(DONATE + self.church)
        if choices:
            choices.extend(scorable(state, self.seat, 0))
            state.ask(self, self.seat, choices)
        else:
            state.open.append(Scoring(self.seat, 0))

    def answer(self, state: HamburgumState, seat: int, move: int) -> None:
        if DONATE <= move < DONATE + len(CHURCHES):
            church = move - DONATE
            pay_donation(state, seat, church)
            state.open.append(Church(seat, church))
            state.open.append(TakeToken(seat, church))
        elif move != DONE:
            Scoring(seat, 0).answer(state, seat, move)


def can_donate(state: HamburgumState, seat: int, church: int) -> bool:
    number = state.donations(church)
    if number == DONATIONS:
        return False
    m = state.material
    stock = state.stock
    at = seat * HOLDINGS
    return (
        stock[at + BRICK] >= m.donation_brick[number]
        and stock[at + TIMBER] >= m.donation_timber[number]
        and stock[at + BELL] >= m.donation_bell[number]
        and stock[at + MONEY] >= donation_money(state, seat, number)
    )


def donation_money(state: HamburgumState, seat: int, number: int) -> int:
    """What a donation costs in money when the church has this number already."""
    m = state.material
    money = m.donation_money[number]
    if m.donation_per_citizen[number] > 0:
        money += m.donation_per_citizen[number] * count_bits(state.citizens[seat])
    return money


def pay_donation(state: HamburgumState, seat: int, church: int) -> None:
    m = state.material
    number = state.donations(church)
    state.pay(seat, BRICK, m.donation_brick[number])
    state.pay(seat, TIMBER, m.donation_timber[number])
    state.pay(seat, BELL, m.donation_bell[number])
    state.pay(seat, MONEY, donation_money(state, seat, number))


class TakeToken(Doing):
    """A donation is paid: which token to take for it."""

    name: ClassVar[str] = "take-token"
    fields: ClassVar[tuple[str, ...]] = ("seat", "church")

    def __init__(self, seat: int, church: int) -> None:
        self.seat = seat
        self.church = church

    def run(self, state: HamburgumState) -> None:
        left = state.left >> token(self.church, 0) & 31
        if left & 1:
            take(state, self.seat, self.church, FIVE)
            return
        kinds = [TAKE + kind for kind in range(len(KINDS)) if left >> kind & 1]
        if len(kinds) == 1:
            take(state, self.seat, self.church, kinds[0] - TAKE)
        else:
            state.ask(self, self.seat, kinds)

    def answer(self, state: HamburgumState, seat: int, move: int) -> None:
        take(state, seat, self.church, move - TAKE)


def take(state: HamburgumState, seat: int, church: int, kind: int) -> None:
    """Take a token for a donation; the last one completes the church."""
    bit = 1 << token(church, kind)
    state.left &= ~bit
    state.tokens = swapped(state.tokens, seat, state.tokens[seat] | bit)
    state.reach = swapped(state.reach, seat, state.reach[seat] | state.material.near_church[church])
    number = state.donations(church)
    if state.listener is not None:
        name = state.material.church_names[church]
        facts: dict[str, Fact] = {"church": name, "kind": KINDS[kind], "number": number}
        state.tell("donated", seat, facts)
    if number == DONATIONS:
        complete(state, seat, church)


def complete(state: HamburgumState, seat: int, church: int) -> None:
    bonus = state.material.bonus[len(state.finished)]
    state.earn(seat, BONUS, bonus)
    state.finished = added(state.finished, church)
    state.builders = added(state.builders, seat)
    state.reach = swapped(state.reach, seat, ALL_SITES)
    if state.listener is not None:
        state.tell("completed", seat, {"church": state.material.church_names[church], "points": bonus})
    if len(state.finished) == len(CHURCHES):
        count_up(state)
