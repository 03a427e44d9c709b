"""Thursday: orders to the craftsmen, the dice, and the goods that are delivered."""

from typing import ClassVar, Final

from .business import Business, Round
from .moves import ORDER
from .state import ColoniaState
from .terms import CRAFTSMEN, FIRST_RAW, HOLDINGS, RESERVE, THURSDAY

# An order is kept as one number: its family and its members.
FAMILY: Final = 64


class Orders(Round):
    """One order a turn; each further new one at a craftsman takes a member more."""

    name: ClassVar[str] = "orders"

    def at(self, place: int, passed: int) -> "Orders":
        return Orders(place, passed)

    def offers(self, state: ColoniaState, seat: int) -> list[int]:
        m = state.material
        at = seat * HOLDINGS
        reserve = state.held[at + RESERVE]
        choices: list[int] = []
        for craftsman in range(len(CRAFTSMEN)):
            recipe = m.recipes[craftsman]
            if (
                state.held[at + FIRST_RAW + recipe[0]] > 0
                and state.held[at + FIRST_RAW + recipe[1]] > 0
                and state.fresh[craftsman] < reserve
                and len(state.queues[craftsman]) < m.spaces
            ):
                choices.append(ORDER + craftsman)
        return choices

    def act(self, state: ColoniaState, seat: int, move: int) -> None:
        craftsman = move - ORDER
        for raw in state.material.recipes[craftsman]:
            state.give_raw(seat, raw)
        state.fresh[craftsman] += 1
        members = state.fresh[craftsman]
        state.held[seat * HOLDINGS + RESERVE] -= members
        state.queues[craftsman].append(seat * FAMILY + members)
        if state.listener is not None:
            state.tell("ordered", seat, {"craftsman": CRAFTSMEN[craftsman], "members": members})


class Workshops(Business):
    """The dice give further orders; then everything above the bars is delivered."""

    name: ClassVar[str] = "workshops"

    def run(self, state: ColoniaState) -> None:
        m = state.material
        for _ in range(m.dice[state.week_card]):
            face = state.roll()
            if state.listener is not None:
                state.tell("die", -1, {"die": face})
            if face <= len(CRAFTSMEN):
                work_harder(state, m.faces[face - 1], 1)
            else:
                for craftsman in range(len(CRAFTSMEN)):
                    work_harder(state, craftsman, 1)
        for seat in range(state.seats):
            at = seat * HOLDINGS
            state.held[at + RESERVE] += state.held[at + THURSDAY]
            state.held[at + THURSDAY] = 0
        for craftsman in range(len(CRAFTSMEN)):
            deliver(state, craftsman)
            state.bars[craftsman] = 0
            state.fresh[craftsman] = 0


def work_harder(state: ColoniaState, craftsman: int, orders: int) -> None:
    state.bars[craftsman] = min(state.bars[craftsman] + orders, state.material.spaces)


def deliver(state: ColoniaState, craftsman: int) -> None:
    """Goods for the orders above the bar; the others wait and move up."""
    waiting: list[int] = []
    queue = state.queues[craftsman]
    bar = state.bars[craftsman]
    for place in range(len(queue)):
        order = queue[place]
        seat = order // FAMILY
        if place < bar and state.take_good(seat, craftsman):
            state.held[seat * HOLDINGS + THURSDAY] += order % FAMILY
        else:
            waiting.append(order)
    state.queues[craftsman] = waiting
