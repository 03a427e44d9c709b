"""Decrees: the votes on them, and what each of them does."""

from collections.abc import Callable
from typing import ClassVar, Final

from .business import Business
from .harbour import sail
from .market import stock_stall
from .moves import CHANGE, DRAW, DRAW_OR_SKIP, GOOD, HOME, HOMES, INTO, SKIP, YES, YES_OR_NO
from .relics import add_to_show
from .state import ColoniaState
from .terms import (
    CRAFTSMEN,
    CURRENCIES,
    DECREE_KINDS,
    DIE_GOOD,
    DRAW_RAW,
    EARLY,
    EXCHANGE,
    EXTRA_HOLD,
    FEWER,
    FIRST_MONEY,
    FIRST_RAW,
    FOREIGN,
    FOREIGN_STALLS,
    GOODS,
    HOLDINGS,
    HOME_THURSDAY,
    HOME_WEDNESDAY,
    MORE_RAW,
    MOST_CHANGE,
    NONE,
    ONE_SAILS,
    OPEN,
    RESERVE,
    STALLS,
    THURSDAY,
    TWO_RELICS,
    TWO_SAIL,
    WEDNESDAY,
)
from .workshops import work_harder


class Decrees(Business):
    """The decrees of a day, one after the other."""

    name: ClassVar[str] = "decrees"
    fields: ClassVar[tuple[str, ...]] = ("day",)

    def __init__(self, day: int) -> None:
        self.day = day

    def run(self, state: ColoniaState) -> None:
        if state.decrees and state.material.decree_day[state.decrees[0]] == self.day:
            state.open.append(self)
            state.open.append(Vote(state.decrees[0]))
            state.decrees = state.decrees[1:]


class Vote(Business):
    """Every family with votes says yes or no, secretly and at the same time."""

    name: ClassVar[str] = "vote"
    fields: ClassVar[tuple[str, ...]] = ("decree",)

    def __init__(self, decree: int) -> None:
        self.decree = decree

    def run(self, state: ColoniaState) -> None:
        for seat in range(state.seats):
            if state.votes[seat] > 0 and state.answers[seat] == OPEN:
                state.ask(self, seat, YES_OR_NO)
        if not state.waiting:
            count_votes(state, self.decree)

    def answer(self, state: ColoniaState, seat: int, move: int) -> None:
        state.answers[seat] = move
        state.open.append(self)


def count_votes(state: ColoniaState, decree: int) -> None:
    state.fence += 1
    balance = 0
    for seat in range(state.seats):
        answer = state.answers[seat]
        if answer != OPEN:
            balance += state.votes[seat] if answer == YES else -state.votes[seat]
            state.answers[seat] = OPEN
            if state.listener is not None:
                state.tell("voted", seat, {"vote": "yes" if answer == YES else "no", "votes": state.votes[seat]})
    if balance == 0:
        state.open.append(Mayor(decree))
    else:
        decide(state, decree, balance > 0)


class Mayor(Business):
    """The votes are equal: the mayor decides."""

    name: ClassVar[str] = "mayor"
    fields: ClassVar[tuple[str, ...]] = ("decree",)

    def __init__(self, decree: int) -> None:
        self.decree = decree

    def run(self, state: ColoniaState) -> None:
        state.ask(self, state.order[0], YES_OR_NO)

    def answer(self, state: ColoniaState, seat: int, move: int) -> None:
        decide(state, self.decree, move == YES)


def decide(state: ColoniaState, decree: int, adopted: bool) -> None:
    kind = state.material.decree_kind[decree]
    if state.listener is not None:
        state.tell("adopted" if adopted else "rejected", -1, {"decree": DECREE_KINDS[kind]})
    if adopted:
        if kind < len(CRAFTSMEN):
            work_harder(state, kind, state.material.craftsman_orders)
        elif kind in BY_FAMILY:
            state.open.append(Each(kind, 0))
        else:
            AT_ONCE[kind](state)


def more_raw(state: ColoniaState) -> None:
    for stall in range(STALLS):
        stock_stall(state, stall, 1)


def foreign_merchants(state: ColoniaState) -> None:
    for stall in range(STALLS, STALLS + FOREIGN_STALLS):
        stock_stall(state, stall, state.material.foreign_raw)


def two_ships_sail(state: ColoniaState) -> None:
    sail(state, 2, EARLY)


def one_ship_sails(state: ColoniaState) -> None:
    sail(state, 1, EARLY)


def extra_hold(state: ColoniaState) -> None:
    state.extra = True


def two_relics(state: ColoniaState) -> None:
    add_to_show(state, state.material.relics_added)


def fewer_members(state: ColoniaState) -> None:
    state.fewer = True


# Decrees that every family carries out for itself.
BY_FAMILY: Final = (DRAW_RAW, HOME_WEDNESDAY, HOME_THURSDAY, DIE_GOOD, EXCHANGE)
# What the others do, but for those of the craftsmen.
AT_ONCE: Final[dict[int, Callable[[ColoniaState], None]]] = {
    MORE_RAW: more_raw,
    FOREIGN: foreign_merchants,
    TWO_SAIL: two_ships_sail,
    ONE_SAILS: one_ship_sails,
    EXTRA_HOLD: extra_hold,
    TWO_RELICS: two_relics,
    FEWER: fewer_members,
}


class Each(Business):
    """A decree that the families carry out in the order of play."""

    name: ClassVar[str] = "each"
    fields: ClassVar[tuple[str, ...]] = ("kind", "place")

    def __init__(self, kind: int, place: int) -> None:
        self.kind = kind
        self.place = place

    def run(self, state: ColoniaState) -> None:
        if self.place == state.seats:
            return
        seat = state.order[self.place]
        at = seat * HOLDINGS
        if self.kind == DRAW_RAW:
            if sum(state.bag) > 0:
                state.ask(self, seat, DRAW_OR_SKIP)
                return
        elif self.kind == DIE_GOOD:
            state.open.append(Each(self.kind, self.place + 1))
            good_by_die(state, seat)
            return
        elif self.kind == EXCHANGE:
            choices = [CHANGE + one for one in range(len(CURRENCIES)) if state.held[at + FIRST_MONEY + one] > 0]
            if choices:
                state.ask(self, seat, [*choices, SKIP])
                return
        else:
            most = min(state.held[at + street_of(self.kind)], state.material.most_home)
            if most > 0:
                state.ask(self, seat, HOMES[most])
                return
        state.open.append(Each(self.kind, self.place + 1))

    def answer(self, state: ColoniaState, seat: int, move: int) -> None:
        state.open.append(Each(self.kind, self.place + 1))
        if move == DRAW:
            draw_from_bag(state, seat, state.material.raw_drawn)
        elif self.kind == EXCHANGE:
            if move != SKIP:
                state.open.append(Exchange(seat, move - CHANGE))
        elif move != SKIP:
            go_home(state, seat, street_of(self.kind), move - HOME)


def street_of(kind: int) -> int:
    return WEDNESDAY if kind == HOME_WEDNESDAY else THURSDAY


def draw_from_bag(state: ColoniaState, seat: int, count: int) -> None:
    for _ in range(count):
        raw = state.draw_raw()
        if raw != NONE:
            state.gain(seat, FIRST_RAW + raw, 1)


def go_home(state: ColoniaState, seat: int, street: int, count: int) -> None:
    state.held[seat * HOLDINGS + street] -= count
    state.held[seat * HOLDINGS + RESERVE] += count
    if state.listener is not None and count > 0:
        state.tell("went-home", seat, {"count": count})


def good_by_die(state: ColoniaState, seat: int) -> None:
    face = state.roll()
    if state.listener is not None:
        state.tell("rolled", seat, {"die": face})
    if face <= len(GOODS):
        state.take_good(seat, state.material.faces[face - 1])
    else:
        state.open.append(ChooseGood(seat))


class ChooseGood(Business):
    """A six was rolled: any good that the supply has."""

    name: ClassVar[str] = "choose-good"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: ColoniaState) -> None:
        goods = [GOOD + good for good in range(len(GOODS)) if state.supply[good] > 0]
        if len(goods) > 1:
            state.ask(self, self.seat, goods)
        elif goods:
            state.take_good(self.seat, goods[0] - GOOD)

    def answer(self, state: ColoniaState, seat: int, move: int) -> None:
        state.take_good(seat, move - GOOD)


class Exchange(Business):
    """Into which currency, and how much of it."""

    name: ClassVar[str] = "exchange"
    fields: ClassVar[tuple[str, ...]] = ("seat", "currency")

    def __init__(self, seat: int, currency: int) -> None:
        self.seat = seat
        self.currency = currency

    def run(self, state: ColoniaState) -> None:
        most = min(state.money_of(self.seat, self.currency), state.material.most_change)
        choices: list[int] = []
        for currency in range(len(CURRENCIES)):
            if currency != self.currency:
                for count in range(most, 0, -1):
                    choices.append(INTO + currency * MOST_CHANGE + count - 1)
        state.ask(self, self.seat, choices)

    def answer(self, state: ColoniaState, seat: int, move: int) -> None:
        currency, count = (move - INTO) // MOST_CHANGE, (move - INTO) % MOST_CHANGE + 1
        state.pay(seat, FIRST_MONEY + self.currency, count)
        state.gain(seat, FIRST_MONEY + currency, count)
