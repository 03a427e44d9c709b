"""Where money, raw materials and goods go: the events of a choice account for everything that changed."""

from collections import Counter

from kontor.cli.version import is_compiled
from kontor.engine.events import Listener
from kontor.engine.rng import Rng
from kontor.games.colonia.state import ColoniaState
from kontor.games.colonia.terms import HOLDINGS, ITEMS

from ...chance import start_any, step
from .table import GAME

GAMES = 2_000 if is_compiled() else 60


def test_every_coin_and_every_piece_is_accounted_for() -> None:
    """At every step of random games with three to six families, both tables of values and both kinds of screens."""
    seen: set[tuple[int, int, bool]] = set()
    for seed in range(GAMES):
        rng = Rng.seeded(seed)
        state = start_any(GAME, seed, rng)
        assert isinstance(state, ColoniaState)
        seen.add((state.seats, state.values, state.closed))
        listener = Listener()
        state.listener = listener
        before = state.held[:]
        while not state.over():
            step(state, rng)
            told: Counter[int] = Counter()
            for event in listener.take():
                if event.name in ("gained", "paid"):
                    sign = 1 if event.name == "gained" else -1
                    place = event.seat * HOLDINGS + ITEMS.index(str(event.facts["item"]))
                    told[place] += sign * int(event.facts["count"])
            after = state.held[:]
            for seat in range(state.seats):
                for place in range(seat * HOLDINGS, seat * HOLDINGS + len(ITEMS)):
                    if before[place] != after[place] or told[place]:
                        assert after[place] - before[place] == told[place], (seed, ITEMS[place % HOLDINGS])
            before = after
    assert len(seen) == 4 * 2 * 2
