"""What a seat may know: not the order of the piles, nor what others have answered; and behind closed screens less."""

from typing import Any

from .moves import MOVES
from .position import dump
from .scoring import points, score_sheet
from .state import ColoniaState
from .terms import ITEMS

SCORE_SHEET = ("relics", "shrines", "windows")


def view(state: ColoniaState, seat: int | None) -> dict[str, Any]:
    """The position document with hidden things left out or replaced by their number; and what is asked now."""
    seen = dump(state)
    del seen["chance"], seen["fence"]
    names = state.seat_names
    screens = state.closed and not state.over()
    for place, family in enumerate(names):
        own = seen["families"][family]
        if place != seat:
            del own["answer"]
            if screens:
                for key in (*ITEMS, "relics"):
                    del own[key]
    for kind in ("weeks", "decrees", "ships", "relics"):
        seen[kind]["pile"] = len(seen[kind]["pile"])
    seen["seat"] = None if seat is None else names[seat]
    seen["actors"] = [names[actor] for actor in state.actors()]
    seen["choices"] = [MOVES.name(move) for move in state.legal(seat)] if seat is not None else []
    seen["scores"] = [None if screens and place != seat else points(state, place) for place in range(state.seats)]
    seen["sheets"] = [
        None if screens and place != seat else dict(zip(SCORE_SHEET, score_sheet(state, place), strict=True))
        for place in range(state.seats)
    ]
    seen["ranks"] = state.ranks() if state.over() else []
    return seen
