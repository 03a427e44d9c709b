"""Random play for tests."""

from kontor.engine.rng import Rng
from kontor.engine.state import State


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
