"""Donation tokens: what they are worth, scoring them, and the count at the end."""

from typing import ClassVar

from .doing import Doing
from .moves import DONE, SCORE
from .state import HamburgumState, count_bits
from .terms import (
    BELL,
    BUILT,
    CHURCHES,
    EARNED,
    ENDING,
    FIVE,
    HOLDINGS,
    KINDS,
    MONEY,
    SHIPS,
    TOKENS,
    WEALTH,
)


class Scoring(Doing):
    """Which token to score next, of those from `least` on."""

    name: ClassVar[str] = "scoring"
    fields: ClassVar[tuple[str, ...]] = ("seat", "least")

    def __init__(self, seat: int, least: int) -> None:
        self.seat = seat
        self.least = least

    def run(self, state: HamburgumState) -> None:
        choices = scorable(state, self.seat, self.least)
        if len(choices) > 1:
            state.ask(self, self.seat, choices)
        elif choices[0] != DONE:
            self.answer(state, self.seat, choices[0])

    def answer(self, state: HamburgumState, seat: int, move: int) -> None:
        if move != DONE:
            score(state, seat, move - SCORE)
            state.open.append(Scoring(seat, move - SCORE + 1))


def scorable(state: HamburgumState, seat: int, least: int) -> list[int]:
    """The tokens that may be scored next, and whether it may end here: never two of a kind are left unscored."""
    choices: list[int] = []
    passed = 0
    unscored = state.tokens[seat] & ~state.scored
    number = 0
    while unscored:
        if unscored & 1:
            if number >= least:
                choices.append(SCORE + number)
            kind = 1 << number % len(KINDS)
            if passed & kind:
                return choices
            passed |= kind
        unscored >>= 1
        number += 1
    choices.append(DONE)
    return choices


def score(state: HamburgumState, seat: int, number: int) -> None:
    church, kind = number // len(KINDS), number % len(KINDS)
    points = worth(state, seat, church, kind)
    state.scored |= 1 << number
    state.earn(seat, EARNED + kind, points)
    if state.listener is not None:
        name = state.material.church_names[church]
        state.tell("scored", seat, {"church": name, "kind": KINDS[kind], "points": points})


def worth(state: HamburgumState, seat: int, church: int, kind: int) -> int:
    """The points of a token for its owner as things stand."""
    m = state.material
    if kind == FIVE:
        return m.five_points
    if kind == TOKENS:
        return m.points_per_token * count_bits(state.tokens[seat])
    if kind == SHIPS:
        return m.points_per_ship * state.ships(seat)
    citizens = state.citizens[seat]
    if kind == BUILT:
        return m.token_building_points[church] * count_bits(citizens & m.of_kind[m.token_building[church]])
    return m.token_citizen_points[church] * count_bits(citizens & m.token_sites[church])


def count_up(state: HamburgumState) -> None:
    """The sixth church is complete: score all tokens, sell everything, and turn money into prestige."""
    m = state.material
    for seat in range(state.seats):
        unscored = state.tokens[seat] & ~state.scored
        for number in range(len(CHURCHES) * len(KINDS)):
            if unscored >> number & 1:
                score(state, seat, number)
    for seat in range(state.seats):
        at = seat * HOLDINGS
        units = 0
        for item in range(BELL + 1):
            units += state.stock[at + item]
            state.stock[at + item] = 0
        state.stock[at + MONEY] += units * m.unit_money
        points = state.stock[at + MONEY] // m.point_money
        state.stock[at + MONEY] -= points * m.point_money
        state.earn(seat, WEALTH, points)
        if state.listener is not None:
            state.tell("cashed", seat, {"units": units, "money": units * m.unit_money, "points": points})
    state.end(ENDING)
