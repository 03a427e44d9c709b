"""Permanent effects that wait for something: they work when it happens."""

from .acts import Act
from .notation import ON_MONEY
from .state import HamburgState
from .terms import PERMANENT


def fire(state: HamburgState, board: int, event: int, it: int) -> None:
    """What waits on a board for an event works, about the colour `it`."""
    if not state.hooks[board] & event:
        return
    m = state.material
    for card in reversed(state.built[board]):
        effect = m.effects[card]
        waits = m.works[card] == PERMANENT and effect.event == event
        if waits and (event != ON_MONEY or effect.event_colour == it):
            state.open.append(Act(board, card, 0, it))
