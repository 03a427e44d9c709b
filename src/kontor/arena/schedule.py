"""Who sits where in which game, so that luck of the deal and luck of the seat fall on all alike.

At a table of N seats, k bots fill the seats as evenly as they can: each takes N // k of them, and every choice of
N % k bots takes one more in turn. So k = N bots meet at one table, more of them play every combination of N equally
often, and fewer take several seats each. A bot named twice is one entrant that counts twice in this. Tables where an
entrant would meet nobody but itself are left out, unless there are no others.

The games come in sets of N. A set is one lineup in one circle around the table, turned by a seat after each game while
the deal stays; where a turned circle looks as it did before, the deal is a new one. Circles are drawn, and each is
played in both directions, so that nobody always sits behind the same neighbour. The sets of all lineups make a round.
"""

import hashlib
from functools import cache
from itertools import combinations
from typing import NamedTuple

from kontor.engine.rng import Rng

from .match import Match

# Deals are named by so few bits that every reader of JSON keeps them exactly.
DEAL_BITS = 48

Seating = tuple[str, ...]


class Fixture(NamedTuple):
    """One game of a match, before it is played."""

    deal: int
    seating: Seating


def fixture(match: Match, number: int) -> Fixture:
    """Game `number` of a match, counted from 0; it follows from the seed and the number alone."""
    lineups = all_lineups(match.bots, match.seats)
    the_set, turn = divmod(number, match.seats)
    the_round, lineup = divmod(the_set, len(lineups))
    circle = draw_circle(match.seed, the_round, lineup, lineups[lineup])
    deal = stream(match.seed, "deal", the_set, turn // period(circle)).seed() % (1 << DEAL_BITS)
    return Fixture(deal, circle[turn:] + circle[:turn])


@cache
def all_lineups(bots: Seating, seats: int) -> list[Seating]:
    """Every company that meets at the table."""
    each, more = divmod(seats, len(bots))
    lineups = [bots * each + extra for extra in combinations(bots, more)]
    return [lineup for lineup in lineups if len(set(lineup)) > 1] or lineups


def round_length(match: Match) -> int:
    """After so many games every bot has played in every company, on every seat, equally often."""
    return match.seats * len(all_lineups(match.bots, match.seats))


def draw_circle(seed: int, the_round: int, lineup: int, bots: Seating) -> Seating:
    """The order around the table; every second round has it the other way round."""
    order = list(range(len(bots)))
    stream(seed, "circle", the_round // 2, lineup).shuffle(order)
    if the_round % 2:
        order.reverse()
    return tuple(bots[place] for place in order)


def period(circle: Seating) -> int:
    """How many turns of the circle look different."""
    return next(turn for turn in range(1, len(circle) + 1) if circle[turn:] + circle[:turn] == circle)


def stream(seed: int, *place: str | int) -> Rng:
    """The generator for one place in a match, unrelated to that of any other."""
    digest = hashlib.sha256(" ".join(map(str, (seed, *place))).encode()).digest()
    return Rng.seeded(int.from_bytes(digest[:12]))
