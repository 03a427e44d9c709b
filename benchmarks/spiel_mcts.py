"""Our search against OpenSpiel's own MCTS bot with random rollouts: same game, same time a decision.

    python benchmarks/spiel_mcts.py [GAMES [SECONDS [JOBS]]]

Rival Cities through the adapter, every deal played from both seats. OpenSpiel's bot counts simulations; here its loop
ends by the clock instead. Both bots think in worlds that their seat imagined.
"""

import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import Any

from open_spiel.python.algorithms import mcts

from kontor import bots, games
from kontor.arena.estimates import share
from kontor.bots.bot import ask
from kontor.engine.rng import Rng
from kontor.research.openspiel import SpielBot

GAME = games.get("rival-cities")
EXPLORE = 1.4
ENDLESS = 10**9


class Clock:
    """Stands in for the number of simulations: counts as long as there is time."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.simulations = 0
        self.decisions = 0

    def count(self, many: int) -> Iterator[int]:
        if many < ENDLESS:
            yield from range(many)
            return
        self.decisions += 1
        end = time.perf_counter() + self.seconds
        while time.perf_counter() < end:
            self.simulations += 1
            yield self.simulations


def play(seconds: float, number: int) -> tuple[float, float]:
    """Whether ours won, and the simulations a decision of the other."""
    clock = Clock(seconds)
    mcts.range = clock.count
    ours = number % 2
    players = [
        bots.make(f"search:{seconds}s", GAME, Rng.seeded(2 * number + seat))
        if seat == ours
        else SpielBot(GAME, Rng.seeded(2 * number + seat), guest)
        for seat in range(2)
    ]
    state = GAME.start(2, Rng.seeded(number // 2 + 1000).seed())
    while not state.over():
        seat = state.actors()[0]
        moves = state.legal(seat)
        state.play(seat, moves[0] if len(moves) == 1 else ask(players[seat], state, seat))
    ranks = state.ranks()
    return float(ranks[ours] == 1) / ranks.count(1), clock.simulations / max(clock.decisions, 1)


def guest(spiel_game: Any) -> Any:
    return mcts.MCTSBot(spiel_game, EXPLORE, ENDLESS, mcts.RandomRolloutEvaluator())


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 0.1
    jobs = int(sys.argv[3]) if len(sys.argv) > 3 else 2
    start = time.perf_counter()
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        results = list(pool.map(partial(play, seconds), range(count)))
    wins = [won for won, _ in results]
    won = share([wins[deal : deal + 2] for deal in range(0, count, 2)])
    taken = time.perf_counter() - start
    print(f"search:{seconds}s against OpenSpiel's MCTS, Rival Cities, {count} games, {seconds} s a decision each")
    print(f"won {sum(wins):g} of {count}: {won.value:.1%}, 95 % interval {won.low:.1%} to {won.high:.1%}")
    print(f"the guest made {sum(one for _, one in results) / count:.0f} simulations a decision")
    print(f"{taken:.0f} s with {jobs} jobs, {count / taken:.2f} games a second")


if __name__ == "__main__":
    main()
