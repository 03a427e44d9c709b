"""Greedy play: looks to the end of its own turn and likes what it sees by the game's evaluation."""

from collections.abc import Callable
from typing import Final

from kontor.engine.state import State

from .bot import Bot

# Positions looked at for one decision, shared out evenly over the choices.
POSITIONS: Final = 3000

# Of two ways to the same end the shorter is better.
DELAY: Final = 0.001

# How good a state is for a seat.
Judge = Callable[[State, int], float]


class Greedy(Bot):
    """The best outcome of its own next choices; what others will do is not considered."""

    def choose(self, world: State, seat: int) -> int:
        return best_move(world, seat, self.game.evaluate, POSITIONS)


def best_move(state: State, seat: int, judge: Judge, positions: int) -> int:
    """The move whose best continuation by this seat alone is judged highest."""
    moves = state.legal(seat)
    best = moves[0]
    best_value = -1e9
    for move in moves:
        value = prospect(state, seat, move, judge, positions // len(moves))
        if value > best_value:
            best = move
            best_value = value
    return best


def prospect(state: State, seat: int, move: int, judge: Judge, positions: int) -> float:
    """The best that this seat can make of a move by choices of its own."""
    after = state.clone()
    after.play(seat, move)
    moves = after.legal(seat)
    if positions <= len(moves) or not moves:
        return judge(after, seat)
    best = -1e9
    for further in moves:
        value = prospect(after, seat, further, judge, positions // len(moves))
        if value > best:
            best = value
    return best - DELAY
