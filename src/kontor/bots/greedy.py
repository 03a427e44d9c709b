"""Greedy play: looks to the end of its own turn and likes what it sees by the game's evaluation."""

from typing import Final

from kontor.engine.judging import Judge
from kontor.engine.state import State

from .bot import Bot
from .planning import plan

# Positions looked at for one decision, shared out evenly over the choices.
POSITIONS: Final = 1000


class Greedy(Bot):
    """The best outcome of its own next choices; what others will do is not considered."""

    def choose(self, world: State, seat: int) -> int:
        return best_move(self.game.judge, world, seat, POSITIONS)


def best_move(judge: Judge, world: State, seat: int, positions: int) -> int:
    """The move after which the turn ends best."""
    moves = world.legal(seat)
    best = moves[0]
    best_value = -1e9
    for move in moves:
        after = world.clone()
        after.play(seat, move)
        value = judge.evaluate(plan(judge, after, seat, positions // len(moves), world.fence), seat)
        if value > best_value:
            best = move
            best_value = value
    return best
