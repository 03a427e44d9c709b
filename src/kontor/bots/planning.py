"""Planning a turn: how a seat's own next choices, and nobody else's, turn out best."""

from typing import Final

from kontor.engine.judging import Judge
from kontor.engine.state import State

# No turn of any game asks more often; whoever can go on for ever is stopped here.
LONGEST: Final = 40
NOTHING: Final[list[int]] = []


def own_moves(state: State, seat: int, fence: int) -> list[int]:
    """A seat's choices while its turn lasts, which began at this fence; whoever plays alone has turn after turn."""
    return NOTHING if state.fence != fence and len(state.seat_names) == 1 else state.legal(seat)


def plan(judge: Judge, state: State, seat: int, positions: int, fence: int) -> State:
    """Where the turn that began at this fence ends best, looking at about so many positions. The state that was handed
    in is used up."""
    moves = own_moves(state, seat, fence)
    if positions < len(moves):
        hurry(judge, state, seat, fence)
        return state
    best = state
    most = -1e9
    for move in moves:
        after = state.clone()
        after.play(seat, move)
        after = plan(judge, after, seat, positions // len(moves), fence)
        merit = judge.merit(after, seat)
        if merit > most:
            best = after
            most = merit
    return best


def hurry(judge: Judge, state: State, seat: int, fence: int) -> None:
    """Finish the turn, each time by the move that looks best at once."""
    for _ in range(LONGEST):
        moves = own_moves(state, seat, fence)
        if not moves:
            return
        best = moves[0]
        if len(moves) > 1:
            most = -1e9
            for move in moves:
                after = state.clone()
                after.play(seat, move)
                merit = judge.merit(after, seat)
                if merit > most:
                    most = merit
                    best = move
        state.play(seat, best)
