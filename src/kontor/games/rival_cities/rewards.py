"""Rewards: what incomes, ships and lawsuits give."""

from .material import Bundle
from .prestige import EarnPrestige
from .questions import GainAny
from .specials import Draw
from .state import RivalState
from .terms import ANY, DRAW, FACTORY, PRESTIGE, REACTIVATE


def grant(state: RivalState, seat: int, reward: Bundle) -> None:
    """Give the pieces at once; choices and actions follow in the order in which they are listed."""
    for thing, count in reward:
        if thing <= FACTORY:
            state.gain(seat, thing, count)
        elif thing == REACTIVATE:
            state.activate(seat, count)
    for thing, count in reversed(reward):
        if thing == ANY:
            state.open.append(GainAny(seat, count))
        elif thing == PRESTIGE:
            for _ in range(count):
                state.open.append(EarnPrestige(seat))
        elif thing == DRAW:
            for _ in range(count):
                state.open.append(Draw(seat))
