"""Wednesday: the stalls of the market."""

from typing import ClassVar

from .business import Business, Round
from .moves import STALL
from .state import ColoniaState
from .terms import ALL_STALLS, FIRST_RAW, HOLDINGS, NOBODY, NONE, RAW, RESERVE, WEDNESDAY


class Market(Round):
    """Whole stalls for as many members."""

    name: ClassVar[str] = "market"

    def at(self, place: int, passed: int) -> "Market":
        return Market(place, passed)

    def offers(self, state: ColoniaState, seat: int) -> list[int]:
        reserve = state.reserve_of(seat)
        choices: list[int] = []
        for stall in range(ALL_STALLS):
            if 0 < stall_size(state, stall) <= reserve:
                choices.append(STALL + stall)
        return choices

    def act(self, state: ColoniaState, seat: int, move: int) -> None:
        stall = move - STALL
        size = stall_size(state, stall)
        for raw in range(len(RAW)):
            count = state.stalls[stall * len(RAW) + raw]
            state.stalls[stall * len(RAW) + raw] = 0
            state.gain(seat, FIRST_RAW + raw, count)
        state.held[seat * HOLDINGS + RESERVE] -= size
        state.stall_members[stall] = size
        state.stall_owners[stall] = seat
        if state.listener is not None:
            state.tell("took-stall", seat, {"stall": stall + 1, "members": size})


def stall_size(state: ColoniaState, stall: int) -> int:
    at = stall * len(RAW)
    stalls = state.stalls
    return stalls[at] + stalls[at + 1] + stalls[at + 2] + stalls[at + 3] + stalls[at + 4]


def stock_stall(state: ColoniaState, stall: int, count: int) -> None:
    """Raw materials from the bag, as long as it has any."""
    for _ in range(count):
        raw = state.draw_raw()
        if raw == NONE:
            return
        state.stalls[stall * len(RAW) + raw] += 1


class CloseMarket(Business):
    """What is left goes into the bag; members move between stalls, street and reserve."""

    name: ClassVar[str] = "close-market"

    def run(self, state: ColoniaState) -> None:
        for place in range(ALL_STALLS * len(RAW)):
            state.bag[place % len(RAW)] += state.stalls[place]
            state.stalls[place] = 0
        for seat in range(state.seats):
            at = seat * HOLDINGS
            state.held[at + RESERVE] += state.held[at + WEDNESDAY]
            state.held[at + WEDNESDAY] = 0
        for stall in range(ALL_STALLS):
            owner = state.stall_owners[stall]
            if owner != NOBODY:
                state.held[owner * HOLDINGS + WEDNESDAY] += state.stall_members[stall]
                state.stall_owners[stall] = NOBODY
                state.stall_members[stall] = 0
