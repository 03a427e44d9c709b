"""A turn: the move on the rondel, and the action of the space it comes to."""

from typing import ClassVar, Final

from kontor.engine.lists import added, swapped

from .church import Church
from .doing import Doing
from .guildhall import Guildhall
from .harbour import Dockyard
from .moves import RONDEL
from .state import HamburgumState, count_bits
from .terms import (
    CHURCH,
    CLOTH,
    DOCKYARD,
    FAMILIES,
    GUILDHALL,
    HOLDINGS,
    HUB,
    NO_CHURCH,
    OFFICIALS,
    PRESTIGE,
    SHUFFLED,
    SPACES,
    STEPS,
)
from .trade import Trade


class Turn(Doing):
    """A family's next turn begins; a fresh official is turned up before it."""

    name: ClassVar[str] = "turn"

    def run(self, state: HamburgumState) -> None:
        if not state.offered and state.pile:
            turn_up(state)
        state.mover = self.seat
        state.ask(self, self.seat, ways(state, self.seat))

    def answer(self, state: HamburgumState, seat: int, move: int) -> None:
        space = move - RONDEL
        state.turns += 1
        state.open.append(TURNS[seat + 1 if seat + 1 < state.seats else 0])
        advance(state, seat, space)
        if space <= CLOTH:
            produce(state, seat, space)
        elif space == CHURCH:
            state.open.append(CHURCHES_FIRST[seat])
        elif space == GUILDHALL:
            state.open.append(GUILDHALLS[seat])
        elif space == DOCKYARD:
            state.open.append(DOCKYARDS[seat])
        else:
            state.open.append(TRADES[seat])


def ways(state: HamburgumState, seat: int) -> list[int]:
    """The spaces that the marker can go to: any from the hub, else as far as steps are free or points last."""
    m = state.material
    at = state.rondel[seat]
    if at == HUB:
        return m.from_hub
    affordable = m.ways[m.places[at]]
    points = state.stock[seat * HOLDINGS + PRESTIGE]
    return affordable[points if points < len(affordable) else -1]


def steps_to(state: HamburgumState, seat: int, space: int) -> int:
    """Steps from the marker to a space; the whole round to the space where it stands."""
    places = state.material.places
    return (places[space] - places[state.rondel[seat]] - 1) % len(SPACES) + 1


def advance(state: HamburgumState, seat: int, space: int) -> None:
    """Move the marker and pay for the steps beyond the free ones."""
    m = state.material
    cost = 0
    if state.rondel[seat] != HUB:
        further = steps_to(state, seat, space) - m.free_steps
        if further > 0:
            cost = further * m.step_price
            state.stock[seat * HOLDINGS + PRESTIGE] -= cost
            state.stock[seat * HOLDINGS + STEPS] += cost
    state.rondel = swapped(state.rondel, seat, space)
    if state.listener is not None:
        state.tell("moved", seat, {"space": SPACES[space], "points": cost})


def produce(state: HamburgumState, seat: int, good: int) -> None:
    state.gain(seat, good, output(state, seat, good))


def output(state: HamburgumState, seat: int, good: int) -> int:
    """What a family makes of a good at a time."""
    m = state.material
    return m.base_production + m.building_production * count_bits(state.citizens[seat] & m.of_kind[good])


def turn_up(state: HamburgumState) -> None:
    """The next official of the stack can be seen."""
    official = state.pile[-1]
    state.pile = state.pile[:-1]
    state.offered = added(state.offered, official)
    if state.officials == SHUFFLED:
        state.fence += 1
        if state.listener is not None:
            state.tell("turned-up", -1, {"official": OFFICIALS[official]})


# Steps are values, so every family's are made once.
TURNS: Final = [Turn(seat) for seat in range(len(FAMILIES))]
TRADES: Final = [Trade(seat) for seat in range(len(FAMILIES))]
DOCKYARDS: Final = [Dockyard(seat) for seat in range(len(FAMILIES))]
CHURCHES_FIRST: Final = [Church(seat, NO_CHURCH) for seat in range(len(FAMILIES))]
GUILDHALLS: Final = [Guildhall(seat, False) for seat in range(len(FAMILIES))]
