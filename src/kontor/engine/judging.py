"""What the games' estimates of a position share."""

from .state import State


def lead_at_end(state: State, seat: int, win: float) -> float:
    """The points by which a seat leads the best of the others when a game is over, and what a win is worth beside."""
    scores = state.scores()
    best = max([points for other, points in enumerate(scores) if other != seat])
    return scores[seat] - best + (win if state.ranks()[seat] == 1 else -win)
