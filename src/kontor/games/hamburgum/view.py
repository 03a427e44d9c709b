"""What a seat may know: everything but the order of shuffled officials, and chance."""

from typing import Any

from .moves import MOVES
from .position import ACCOUNT, dump
from .state import HamburgumState
from .terms import BASE, CHURCHES, GOODS, OFFICIALS, SHUFFLED


def view(state: HamburgumState, seat: int | None) -> dict[str, Any]:
    """The position document with hidden things replaced by their number; and what is asked now."""
    seen = dump(state)
    del seen["chance"], seen["fence"]
    seen["officials"]["appointed"] = appointed(state)
    if state.officials == SHUFFLED:
        seen["officials"]["pile"] = len(state.pile)
    names = state.seat_names
    seen["seat"] = None if seat is None else names[seat]
    seen["actors"] = [names[actor] for actor in state.actors()]
    seen["choices"] = [MOVES.name(move) for move in state.legal(seat)] if seat is not None else []
    seen["prices"] = {good: state.price(number) for number, good in enumerate(GOODS)}
    seen["donations"] = {church: state.donations(number) for number, church in enumerate(CHURCHES)}
    seen["scores"] = state.scores()
    seen["sheets"] = [sheet(family) for family in seen["families"].values()]
    seen["ranks"] = state.ranks() if state.over() else []
    return seen


def appointed(state: HamburgumState) -> list[str]:
    """The officials that somebody has taken: everybody has seen which."""
    gone = state.material.officials[0 if state.officials == BASE else 1][:]
    for official in state.offered + state.pile:
        gone.remove(official)
    return [OFFICIALS[official] for official in gone]


def sheet(family: dict[str, Any]) -> dict[str, int]:
    """Where a family's prestige comes from; what the rondel cost counts against it."""
    account = family["account"]
    earned = {part: account[part] for part in ACCOUNT if part != "steps"}
    start = family["prestige"] + account["steps"] - sum(earned.values())
    return {"start": start, **earned, "steps": -account["steps"]}
