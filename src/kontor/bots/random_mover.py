"""Uniformly random play."""

from kontor.engine.rng import Rng
from kontor.engine.state import State

from .bot import Bot


class RandomMover(Bot):
    """Any legal move, each as likely as the next."""

    def choose(self, world: State, seat: int) -> int:
        moves = world.legal(seat)
        return moves[self.rng.below(len(moves))]


def play_randomly(state: State, rng: Rng) -> int:
    """Finish a game with random moves for all seats; the number of decisions."""
    decisions = 0
    while not state.over():
        seat = state.actors()[0]
        moves = state.legal(seat)
        state.play(seat, moves[rng.next() % len(moves)])
        decisions += 1
    return decisions
