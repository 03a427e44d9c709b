"""What effects and scoring count."""

from typing import TYPE_CHECKING

from .notation import (
    CONSTANT,
    N_ALL_COLOURS,
    N_BEST_STATUE,
    N_BUILDINGS,
    N_DIE_BLACK,
    N_DIE_IT,
    N_MAJORITIES,
    N_MODE,
    N_ONES,
    N_PAID,
    N_RISK_COLOURS,
    N_RISKS,
    N_SITE,
    N_SITE_COLOURS,
    N_SIXES,
    N_SQUARE,
    N_STATUES,
    N_THIRDS,
    N_TYPE,
    N_TYPES,
    N_WALLS,
    N_WORKER_COLOURS,
    N_WORKER_SETS,
    N_WORKERS,
)
from .terms import (
    BLACK,
    COLOURS,
    FLIPPED,
    HOLDINGS,
    LEFT,
    LEMON,
    NO_STATUE,
    RIGHT,
    RISKS,
    SQUARE,
    STATUE,
    THIRD,
    WALL,
    WORKERS,
)

if TYPE_CHECKING:
    from .state import HamburgState


def amount(state: "HamburgState", board: int, program: list[int], at: int, it: int) -> int:
    """The amount of the act at a place of a program: so many times so many, in full groups."""
    kind = program[at + 2]
    if kind == CONSTANT:
        return program[at + 1]
    return program[at + 1] * (count(state, board, kind, program[at + 3], it) // program[at + 4])


def count(state: "HamburgState", board: int, kind: int, argument: int, it: int) -> int:
    held = state.held
    at = board * HOLDINGS
    if kind == N_TYPE:
        return of_type(state, board, argument)
    if kind == N_SITE:
        return sites_of(state, board, argument)
    if kind == N_BUILDINGS:
        return len(state.built[board])
    if kind == N_WALLS:
        return held[at + WALL + LEFT] + held[at + WALL + RIGHT]
    if kind == N_THIRDS:
        return thirds(state, board)
    if kind == N_STATUES:
        return statues(state, board)
    if kind == N_MAJORITIES:
        return bits(held[at + FLIPPED])
    if kind == N_TYPES:
        return different_types(state, board)
    if kind == N_SITE_COLOURS:
        return site_colours(state, board)
    if kind == N_ALL_COLOURS:
        return 1 if site_colours(state, board) == len(COLOURS) else 0
    if kind == N_WORKERS:
        return sum(held[at + WORKERS : at + WORKERS + len(COLOURS)])
    if kind == N_WORKER_COLOURS:
        return sum([1 for colour in range(len(COLOURS)) if held[at + WORKERS + colour]])
    if kind == N_WORKER_SETS:
        return min(held[at + WORKERS : at + WORKERS + len(COLOURS)])
    if kind == N_RISKS:
        return sum(held[at + RISKS : at + RISKS + len(COLOURS)])
    if kind == N_RISK_COLOURS:
        return sum([1 for colour in range(len(COLOURS)) if held[at + RISKS + colour]])
    if kind == N_ONES:
        return state.dice.count(1)
    if kind == N_SIXES:
        return state.dice.count(6)
    if kind == N_MODE:
        return mode(state)
    if kind == N_DIE_BLACK:
        return state.dice[BLACK]
    if kind == N_DIE_IT:
        return state.dice[it]
    if kind == N_SQUARE:
        return state.material.square_points[held[at + SQUARE]]
    if kind == N_BEST_STATUE:
        return best_statue(state, board)
    assert kind == N_PAID
    return bits(it)


def bits(mask: int) -> int:
    found = 0
    while mask:
        found += mask & 1
        mask >>= 1
    return found


def of_type(state: "HamburgState", board: int, kind: int) -> int:
    types = state.material.types
    found = 0
    for card in state.built[board]:
        if types[card] >> kind & 1:
            found += 1
    return found


def different_types(state: "HamburgState", board: int) -> int:
    """A building of several types counts as the one that serves best."""
    m = state.material
    single = 0
    several = 0
    for card in state.built[board]:
        if m.types[card] == 1 << m.type[card]:
            single |= m.types[card]
        else:
            several = m.types[card]
    return bits(single) + (1 if several & ~single else 0)


def sites_of(state: "HamburgState", board: int, colour: int) -> int:
    m = state.material
    found = 0
    for site in state.sites[board]:
        if m.colour[site] == colour:
            found += 1
    return found


def site_colours(state: "HamburgState", board: int) -> int:
    m = state.material
    found = 0
    for site in state.sites[board]:
        found |= 1 << m.colour[site]
    return bits(found)


def thirds(state: "HamburgState", board: int) -> int:
    at = board * HOLDINGS + WALL
    return (1 if state.held[at + LEFT] >= THIRD else 0) + (1 if state.held[at + RIGHT] >= THIRD else 0)


def statues(state: "HamburgState", board: int) -> int:
    at = board * HOLDINGS + STATUE
    return (1 if state.held[at + LEFT] > NO_STATUE else 0) + (1 if state.held[at + RIGHT] > NO_STATUE else 0)


def hummel_points(statue: int) -> int:
    """A Lemonjette has no points."""
    return statue if NO_STATUE < statue < LEMON else 0


def best_statue(state: "HamburgState", board: int) -> int:
    at = board * HOLDINGS + STATUE
    return max(hummel_points(state.held[at + LEFT]), hummel_points(state.held[at + RIGHT]))


def mode(state: "HamburgState") -> int:
    """The number that more dice show than any other; none when two are level."""
    most = 0
    found = 0
    for face in range(1, 7):
        shown = state.dice.count(face)
        if shown > most:
            most = shown
            found = face
        elif shown == most:
            found = 0
    return found
