"""Where money, prestige and pieces go: the events of a choice account for everything that changed."""

from collections import Counter

from kontor.cli.version import is_compiled
from kontor.engine.events import Event, Listener
from kontor.engine.rng import Rng
from kontor.games.hamburgum.state import HamburgumState
from kontor.games.hamburgum.terms import GOODS, HOLDINGS, ITEMS, MATERIALS, MONEY, PRESTIGE

from ...chance import start_any, step
from .table import GAME

GAMES = 500 if is_compiled() else 150
Flow = Counter[tuple[int, int]]


def flow_of(event: Event) -> Flow:
    """What an event says has come to its family and gone from it, by item."""
    facts = event.facts
    flow: Flow = Counter()
    if event.name in ("gained", "paid", "sold"):
        item = ITEMS.index(str(facts["item"]))
        flow[event.seat, item] += int(facts["count"]) * (1 if event.name == "gained" else -1)
    if event.name == "sold":
        flow[event.seat, MONEY] += int(facts["money"])
    if event.name in ("scored", "completed"):
        flow[event.seat, PRESTIGE] += int(facts["points"])
    if event.name == "moved":
        flow[event.seat, PRESTIGE] -= int(facts["points"])
    if event.name == "cashed":
        flow[event.seat, PRESTIGE] += int(facts["points"])
        flow[event.seat, MONEY] += int(facts["money"]) - 100 * int(facts["points"])
    return flow


def test_every_coin_and_every_point_is_accounted_for() -> None:
    """At every step of random games with all numbers of players, maps and officials; the pieces are counted too."""
    seen: set[tuple[int, str, int]] = set()
    for seed in range(GAMES):
        rng = Rng.seeded(seed)
        state = start_any(GAME, seed, rng)
        assert isinstance(state, HamburgumState)
        seen.add((state.seats, state.material.map, state.officials))
        listener = Listener()
        state.listener = listener
        before = state.stock[:]
        while not state.over():
            step(state, rng)
            after = state.stock[:]
            check_flow(before, after, listener.take(), state.seats)
            before = after
    assert len(seen) == 4 * 2 * 3


def check_flow(before: list[int], after: list[int], events: list[Event], seats: int) -> None:
    told: Flow = Counter()
    ended = False
    for event in events:
        if event.name in TELLS:
            told.update(flow_of(event))
        ended = ended or event.name == "ended"
    for seat in range(seats):
        at = seat * HOLDINGS
        if before[at : at + PRESTIGE + 1] != after[at : at + PRESTIGE + 1] or told:
            for item in range(PRESTIGE + 1):
                change = after[at + item] - before[at + item]
                if ended and item < len(GOODS) + len(MATERIALS):
                    assert after[at + item] == 0
                else:
                    assert change == told[seat, item], (seat, ITEMS[item])


TELLS = {"gained", "paid", "sold", "scored", "completed", "moved", "cashed"}
