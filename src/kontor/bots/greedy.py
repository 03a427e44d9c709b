"""Greedy play: looks to the end of its own turn and likes what it sees by the game's evaluation."""

from typing import Final

from kontor.engine.state import State

from .bot import Bot

# Positions looked at for one decision, shared out evenly over the choices.
POSITIONS: Final = 1500


class Greedy(Bot):
    """The best outcome of its own next choices; what others will do is not considered."""

    def choose(self, world: State, seat: int) -> int:
        moves = world.legal(seat)
        best = moves[0]
        best_value = -1e9
        for move in moves:
            value = self.prospect(world, seat, move, POSITIONS // len(moves))
            if value > best_value:
                best = move
                best_value = value
        return best

    def prospect(self, state: State, seat: int, move: int, positions: int) -> float:
        """The best that this seat can make of a move by choices of its own."""
        after = state.clone()
        after.play(seat, move)
        moves = after.legal(seat)
        if positions <= len(moves) or not moves:
            return self.game.evaluate(after, seat)
        best = -1e9
        for further in moves:
            value = self.prospect(after, seat, further, positions // len(moves))
            if value > best:
                best = value
        return best
