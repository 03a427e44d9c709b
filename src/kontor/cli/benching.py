"""Measuring the engine: random play, copies and imagined worlds, on one core."""

import json
import time
from collections.abc import Callable, Mapping
from typing import Any

from rich.console import Console
from rich.table import Table

from kontor import games
from kontor.bots.random_mover import play_randomly
from kontor.engine.game import Game
from kontor.engine.rng import Rng
from kontor.engine.state import State

from .version import is_compiled

ROUNDS = 5
SECONDS = 0.6


Options = Mapping[str, str]


def show_bench(name: str | None, seats: int | None, options: Options, as_json: bool) -> None:
    titles = [games.get(one) for one in ([name] if name else games.names())]
    for game in titles:
        game.check_seats(seats or max(game.seats))
        game.settle_options(options)
    results = [measure(game, seats or max(game.seats), options) for game in titles]
    if as_json:
        for result in results:
            print(json.dumps(result))
        return
    table = Table()
    table.add_column("game", no_wrap=True)
    for figure in ("seats", "decisions/s", "games/s", "decisions a game", "clone µs", "imagine µs"):
        table.add_column(figure, justify="right")
    for result in results:
        table.add_row(
            result["game"],
            str(result["seats"]),
            f"{result['decisions_per_second']:,}",
            f"{result['games_per_second']:,}",
            str(result["mean_decisions"]),
            str(result["clone_us"]),
            str(result["imagine_us"]),
        )
    console = Console()
    console.print(table)
    form = "compiled" if is_compiled() else "interpreted"
    with_options = "".join(f", {name}={value}" for name, value in options.items())
    console.print(f"{form}, random play{with_options}, one core, the best of {ROUNDS} rounds")


def measure(game: Game, seats: int, options: Options) -> dict[str, Any]:
    """The best of several rounds: other work on the machine can only slow a round down."""
    rounds = [random_games(game, seats, options, seed) for seed in range(ROUNDS)]
    decisions, played, seconds = min(rounds, key=lambda one: one[2] / one[0])
    states = samples(game, seats, options)
    rng = Rng.seeded(1)
    return {
        "game": game.name,
        "compiled": is_compiled(),
        "seats": seats,
        "options": dict(options),
        "decisions_per_second": round(decisions / seconds),
        "games_per_second": round(played / seconds),
        "mean_decisions": round(sum(one[0] for one in rounds) / sum(one[1] for one in rounds), 1),
        "clone_us": microseconds(states, lambda state: state.clone()),
        "imagine_us": microseconds(states, lambda state: state.imagine(0, rng)),
    }


def random_games(game: Game, seats: int, options: Options, seed: int) -> tuple[int, int, float]:
    """Decisions, games and seconds of one round, setting up included."""
    rng = Rng.seeded(seed)
    decisions = played = 0
    start = time.perf_counter()
    while (seconds := time.perf_counter() - start) < SECONDS:
        decisions += play_randomly(game.start(seats, rng.seed(), options), rng)
        played += 1
    return decisions, played, seconds


def samples(game: Game, seats: int, options: Options) -> list[State]:
    """States from all stages of one random game."""
    rng = Rng.seeded(2)
    state = game.start(seats, 2, options)
    states: list[State] = []
    while not state.over():
        states.append(state.clone())
        seat = state.actors()[0]
        moves = state.legal(seat)
        state.play(seat, moves[rng.below(len(moves))])
    return states


def microseconds(states: list[State], act: Callable[[State], object]) -> float:
    best = float("inf")
    for _ in range(20 * ROUNDS):
        start = time.perf_counter()
        for state in states:
            act(state)
        best = min(best, time.perf_counter() - start)
    return round(best / len(states) * 1e6, 2)
