"""Officials: what each is paid for, and the canon's donation."""

from collections.abc import Callable
from typing import ClassVar, Final

from kontor.engine.lists import without

from .church import TakeToken
from .doing import Doing
from .moves import DONATE, DONE
from .state import HamburgumState, count_bits
from .terms import (
    ALL_SITES,
    ALL_TOKENS,
    BEER,
    BRICK,
    CANON,
    CHURCHES,
    CLOTH,
    DONATIONS,
    HOLDINGS,
    KINDS,
    MONEY,
    OFFICIALS,
    SUGAR,
)


def appoint(state: HamburgumState, seat: int, official: int) -> None:
    """Take an official that is on offer, with its benefit."""
    state.offered = without(state.offered, official)
    if state.listener is not None:
        state.tell("appointed", seat, {"official": OFFICIALS[official]})
    if official == CANON:
        state.open.append(Canon(seat))
    else:
        m = state.material
        state.gain(seat, MONEY, m.merit_money[official] * COUNTS[m.merit[official]](state, seat))


def citizens_of_all(state: HamburgumState, seat: int) -> int:
    return count_bits(ALL_SITES & ~state.free)


def donations_of_all(state: HamburgumState, seat: int) -> int:
    return count_bits(ALL_TOKENS & ~state.left)


def complete_churches(state: HamburgumState, seat: int) -> int:
    return len(state.finished)


def goods(state: HamburgumState, seat: int) -> int:
    at = seat * HOLDINGS
    return state.stock[at + BEER] + state.stock[at + SUGAR] + state.stock[at + CLOTH]


def ships(state: HamburgumState, seat: int) -> int:
    return state.ships(seat)


def own_donations(state: HamburgumState, seat: int) -> int:
    return count_bits(state.tokens[seat])


def churches(state: HamburgumState, seat: int) -> int:
    """The churches at which a family has donated."""
    tokens = state.tokens[seat]
    number = 0
    while tokens:
        if tokens & 31:
            number += 1
        tokens >>= len(KINDS)
    return number


def citizens(state: HamburgumState, seat: int) -> int:
    return count_bits(state.citizens[seat])


def parishes(state: HamburgumState, seat: int) -> int:
    """The parishes in which a family has a citizen."""
    number = 0
    for sites in state.material.in_parish:
        if state.citizens[seat] & sites:
            number += 1
    return number


# How often an official is paid, in the order of `terms.MERITS`.
COUNTS: Final[list[Callable[[HamburgumState, int], int]]] = [
    citizens_of_all,
    donations_of_all,
    complete_churches,
    goods,
    ships,
    own_donations,
    churches,
    citizens,
    parishes,
]


class Canon(Doing):
    """A donation to any church for the canon's price, or none."""

    name: ClassVar[str] = "canon"

    def run(self, state: HamburgumState) -> None:
        if state.stock[self.seat * HOLDINGS + BRICK] >= state.material.canon_bricks:
            choices = [DONATE + church for church in range(len(CHURCHES)) if state.donations(church) < DONATIONS]
            state.ask(self, self.seat, [*choices, DONE])

    def answer(self, state: HamburgumState, seat: int, move: int) -> None:
        if move != DONE:
            state.pay(seat, BRICK, state.material.canon_bricks)
            state.open.append(TakeToken(seat, move - DONATE))
