"""What the interfaces of the field cost, against the bare loop, in turns on one core.

    .venv/bin/python benchmarks/adapters.py [GAME [SEATS [ROUNDS]]]

Every way of playing plays the same number of random games in every round. Prints the median microseconds a decision,
games set up and chance drawn included, and the median ratio to the bare loop of the same round.
"""

import statistics
import sys
import time
from collections.abc import Callable
from functools import cache
from random import Random

from kontor import games
from kontor.cli.version import is_compiled
from kontor.engine.game import Game
from kontor.research import openspiel, pettingzoo

# Decisions in one round of one way of playing, at least.
DECISIONS = 4000

Player = Callable[[Game, int, Random], int]


def bare(game: Game, seats: int, random: Random) -> int:
    state = game.start(seats, random.getrandbits(32))
    decisions = 0
    while not state.over():
        seat = state.actors()[0]
        state.play(seat, random.choice(state.legal(seat)))
        decisions += 1
    return decisions


def bare_encoding(game: Game, seats: int, random: Random) -> int:
    state = game.start(seats, random.getrandbits(32))
    decisions = 0
    while not state.over():
        seat = state.actors()[0]
        game.encode(state, seat)
        state.play(seat, random.choice(state.legal(seat)))
        decisions += 1
    return decisions


def zoo(make: Callable[..., pettingzoo.KontorEnv], observing: bool) -> Player:
    open_env = cache(make)

    def play(game: Game, seats: int, random: Random) -> int:
        env = open_env(game.name, seats)
        env.reset(seed=random.getrandbits(32))
        decisions = 0
        while True:
            _, _, over, _, info = env.last(observing)
            if over:
                return decisions
            env.step(random.choice(info["legal_moves"]))
            decisions += 1

    return play


def spiel(observing: bool) -> Player:
    open_game = cache(openspiel.load)

    def play(game: Game, seats: int, random: Random) -> int:
        state = open_game(game.name, seats).new_initial_state()
        decisions = 0
        while not state.is_terminal():
            # Outcomes of chance are equally likely.
            if not state.is_chance_node():
                decisions += 1
                if observing:
                    state.observation_tensor()
            state.apply_action(random.choice(state.legal_actions()))
        return decisions

    return play


WAYS: dict[str, Player] = {
    "bare loop": bare,
    "bare loop, encoding": bare_encoding,
    "PettingZoo raw_env": zoo(pettingzoo.raw_env, observing=False),
    "PettingZoo env": zoo(pettingzoo.env, observing=False),
    "OpenSpiel": spiel(observing=False),
    "PettingZoo raw_env, observing": zoo(pettingzoo.raw_env, observing=True),
    "PettingZoo env, observing": zoo(pettingzoo.env, observing=True),
    "OpenSpiel, observing": spiel(observing=True),
}


def cost(play: Player, game: Game, seats: int, seed: int) -> float:
    """Microseconds a decision."""
    random = Random(seed)
    decisions = 0
    start = time.perf_counter()
    while decisions < DECISIONS:
        decisions += play(game, seats, random)
    return (time.perf_counter() - start) / decisions * 1e6


def show(game: Game, seats: int, rounds: int) -> None:
    costs: dict[str, list[float]] = {way: [] for way in WAYS}
    for play in WAYS.values():
        play(game, seats, Random(0))
    for seed in range(rounds):
        for way, play in WAYS.items():
            costs[way].append(cost(play, game, seats, seed))
    form = "compiled" if is_compiled() else "interpreted"
    print(f"{game.name}, {seats} seats, {form}, {rounds} rounds in turns")
    print(f"{'':32}{'µs a decision':>16}{'to bare':>10}")
    for way, figures in costs.items():
        ratio = statistics.median(mine / bare for mine, bare in zip(figures, costs["bare loop"], strict=True))
        print(f"{way:32}{statistics.median(figures):>16.2f}{ratio:>10.2f}")


def main(name: str = "", seats: str = "", rounds: str = "15") -> None:
    for game in [games.get(name)] if name else [games.get(one) for one in games.names()]:
        show(game, int(seats or min(game.seats)), int(rounds))


if __name__ == "__main__":
    main(*sys.argv[1:4])
