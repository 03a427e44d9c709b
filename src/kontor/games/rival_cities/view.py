"""What a seat may know: the position without the rival's unseen cards, the order of piles, and chance."""

from typing import Any

from .moves import MOVES
from .position import dump
from .scoring import star_sheet, star_totals
from .state import RivalState
from .terms import CITIES

SCORE_SHEET = ("ships", "alliances", "lawsuits", "prestige", "tokens")


def view(state: RivalState, seat: int | None) -> dict[str, Any]:
    """The position document with hidden things replaced by their number; and what is asked now."""
    seen = dump(state)
    del seen["chance"], seen["fence"]
    for place, city in enumerate(CITIES):
        mine = seen["cities"][city]
        mine["cards"] = len(mine["hand"])
        mine["shown"] = sorted(mine["shown"])
        if place != seat:
            del mine["hand"]
    for kind in ("specials", "ships", "lawsuits"):
        seen[kind]["pile"] = len(seen[kind]["pile"])
    for kind in ("ships", "lawsuits"):
        del seen[kind]["away"]
    seen["seat"] = None if seat is None else CITIES[seat]
    seen["actors"] = [CITIES[actor] for actor in state.actors()]
    seen["choices"] = [MOVES.name(move) for move in state.legal(seat)] if seat is not None else []
    seen["scores"] = star_totals(state)
    seen["sheets"] = [dict(zip(SCORE_SHEET, star_sheet(state, place), strict=True)) for place in range(len(CITIES))]
    seen["ranks"] = state.ranks() if state.over() else []
    return seen
