"""Whether the open steps of a position fit its pieces."""

from .state import HamburgState


def fault_of_steps(state: HamburgState) -> str:
    """What is wrong with the stack of open steps; empty when nothing is."""
    if state.ending:
        return "open: a game that is over has nothing open" if state.open else ""
    if not state.open:
        return "open: nothing is to be done, and the game is not over"
    return ""
