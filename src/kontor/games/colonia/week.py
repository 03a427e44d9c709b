"""The calendar: Monday's preparations, and the days that follow."""

from typing import ClassVar, Final

from .business import Business
from .council import FamilyCards
from .decrees import Decrees
from .harbour import CloseLoading, Loading, Sailing
from .market import CloseMarket, Market, stock_stall
from .relics import Insuring, RefillShow, Relics
from .scoring import close_the_books
from .state import ColoniaState
from .terms import CRAFTSMEN, DAYS, DECREE_KINDS, MOORINGS, STALLS
from .workshops import Orders, Workshops


class Week(Business):
    """A new week begins, or the game is over."""

    name: ClassVar[str] = "week"

    def run(self, state: ColoniaState) -> None:
        state.played = [0] * state.seats
        state.votes = [0] * state.seats
        if state.week == state.material.weeks:
            close_the_books(state)
            return
        state.week += 1
        prepare(state)
        last = state.week == state.material.weeks
        state.open += LAST_WEEK if last else WHOLE_WEEK


def prepare(state: ColoniaState) -> None:
    """Monday: the week card, the stalls, the bars, the ships that leave, and three decrees."""
    m = state.material
    state.fence += 1
    state.week_card = state.week_pile[-1]
    state.week_pile = state.week_pile[:-1]
    if state.listener is not None:
        state.tell("week", -1, {"week": state.week, "card": state.week_card + 1})
    for stall in range(STALLS):
        stock_stall(state, stall, m.stalls[state.week_card][stall])
    for craftsman in range(len(CRAFTSMEN)):
        state.bars[craftsman] = min(m.orders[state.week_card][craftsman], m.spaces)
    state.leaving = MOORINGS if state.week == m.weeks else m.leaving[state.week_card]
    left = len(state.decree_pile) - m.decrees_a_week
    drawn = state.decree_pile[left:]
    drawn.reverse()
    state.decree_pile = state.decree_pile[:left]
    state.decrees = [decree for day in DAYS for decree in drawn if m.decree_day[decree] == day]
    if state.listener is not None:
        names = " ".join(DECREE_KINDS[m.decree_kind[decree]] for decree in state.decrees)
        state.tell("decrees", -1, {"decrees": names})


# The business of a week from its end, as it lies on the stack.
LAST_WEEK: Final[list[Business]] = [
    Week(),
    Relics(),
    Sailing(),
    Decrees(6),
    CloseLoading(),
    Loading(),
    Decrees(5),
    Workshops(),
    Orders(),
    Decrees(4),
    CloseMarket(),
    Market(),
    Decrees(3),
    FamilyCards(),
]
WHOLE_WEEK: Final[list[Business]] = [Week(), RefillShow(), Insuring(), *LAST_WEEK[1:]]
