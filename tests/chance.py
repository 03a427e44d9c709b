"""Random play for tests."""

from contextlib import suppress

from kontor.engine.errors import BadSetup
from kontor.engine.game import Game
from kontor.engine.rng import Rng
from kontor.engine.state import State


def start_any(game: Game, seed: int, rng: Rng) -> State:
    """A new game; seats and options are drawn until they go together: who starts, say, must be seated."""
    while True:
        options = {option.name: option.values[rng.below(len(option.values))] for option in game.options}
        with suppress(BadSetup):
            return game.start(game.seats[rng.below(len(game.seats))], seed, options)


def draw(state: State, rng: Rng) -> tuple[int, int]:
    """One of the seats that decide, and one of its moves."""
    actors = state.actors()
    seat = actors[rng.below(len(actors))]
    moves = state.legal(seat)
    return seat, moves[rng.below(len(moves))]


def step(state: State, rng: Rng) -> None:
    seat, move = draw(state, rng)
    state.play(seat, move)


def finish(state: State, rng: Rng) -> None:
    while not state.over():
        step(state, rng)
