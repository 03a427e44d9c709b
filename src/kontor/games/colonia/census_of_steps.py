"""Whether the open steps of a position fit its pieces and the calendar."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from kontor.engine.state import Step

from .business import Round
from .council import FamilyCards, playable_cards
from .decrees import BY_FAMILY, ChooseGood, Decrees, Each, Exchange, Mayor, Vote
from .market import CloseMarket, Market
from .relics import Enshrine, FillShrine, Relics
from .setup import FirstGood
from .state import ColoniaState
from .terms import FAMILIES, GRADES, NOBODY, NONE, OPEN
from .week import LAST_WEEK, WHOLE_WEEK, Week

# What can lie on a business of the calendar, and on that.
ABOVE: dict[type[Step[Any]], tuple[type[Step[Any]], ...]] = {
    Decrees: (Vote, Mayor, Each),
    Each: (ChooseGood, Exchange),
    Relics: (FillShrine, Enshrine),
    FirstGood: (ChooseGood,),
    Week: (FirstGood, ChooseGood),
}


def fault_of_steps(state: ColoniaState) -> str:
    """What is wrong with the stack of open steps; empty when nothing is."""
    if state.ending:
        return "open: a game that is over has nothing open" if state.open else ""
    wrong = fault_of_calendar(state) or fault_of_answers(state)
    if wrong:
        return f"open: {wrong}"
    for step in state.open:
        check = CHECKS.get(type(step))
        wrong = check(state, step) if check else ""
        if wrong:
            return f"open: '{step.name}' {wrong}"
    return ""


def fault_of_calendar(state: ColoniaState) -> str:
    """The rest of the week at the bottom, the business of the moment above it, and what it asks on top."""
    kinds = [type(step) for step in state.open]
    if state.week == 0:
        calendar: list[Any] = [Week]
    else:
        calendar = [type(step) for step in (LAST_WEEK if state.week == state.material.weeks else WHOLE_WEEK)]
    planned = 0
    while planned < min(len(kinds), len(calendar)) and kinds[planned] is calendar[planned]:
        planned += 1
    if planned == 0:
        return "expected the next week, a 'week' step, at the bottom of the stack"
    for place in range(planned):
        step, business = state.open[place], (WHOLE_WEEK if state.week < state.material.weeks else LAST_WEEK)[place]
        if isinstance(step, Decrees) and isinstance(business, Decrees) and step.day != business.day:
            return f"the decrees of day {business.day} are due there"
        if (
            isinstance(step, Round)
            and place < len(state.open) - 1
            and planned > place + 1
            and (step.place or step.passed)
        ):
            return f"'{step.name}' has not begun yet"
    rest = kinds[planned - 1 :]
    for below, above in pairwise(rest):
        repeated = below is above is FirstGood
        if not repeated and above not in ABOVE.get(below, ()):
            return f"'{above.name}' cannot lie on '{below.name}'"
    if state.week == 0 and planned == len(kinds):
        return "the first week has not begun, and no first good is due"
    if state.week > 0 and kinds[-1] is not FamilyCards and state.played[0] == 0:
        return "the family cards of this week are not played yet"
    if state.week > 0 and kinds[-1] is FamilyCards and state.played[0] > 0:
        return "the family cards of this week are played already"
    if CloseMarket not in kinds and any(state.stalls):
        return "the market is over, and raw materials lie there"
    if Market not in kinds[-1:] and any(owner != NOBODY for owner in state.stall_owners):
        return "nobody is at the market, and members stand there"
    return ""


def fault_of_answers(state: ColoniaState) -> str:
    top = state.open[-1]
    for seat in range(state.seats):
        answer = state.answers[seat]
        if answer == OPEN:
            continue
        if isinstance(top, FamilyCards):
            if answer not in playable_cards(state, seat):
                return f"{FAMILIES[seat]} has chosen a card that it cannot play"
        elif not isinstance(top, Vote) or state.votes[seat] == 0:
            return f"{FAMILIES[seat]} has answered, and is not asked"
    return ""


def check_round(state: ColoniaState, step: Round) -> str:
    if step.place >= state.seats or step.passed >= 1 << state.seats:
        return f"speaks of more than {state.seats} families"
    return ""


def check_vote(state: ColoniaState, step: Vote | Mayor) -> str:
    if step.decree in state.decrees or step.decree in state.decree_pile:
        return f"is about decree {step.decree + 1}, which is still to come"
    below = state.open[-2]
    day = state.material.decree_day[step.decree]
    return "" if isinstance(below, Decrees) and below.day == day else f"is about a decree of day {day}"


def check_each(state: ColoniaState, step: Each) -> str:
    if step.kind not in BY_FAMILY:
        return "needs a decree that every family carries out"
    days = {
        day
        for day, kind in zip(state.material.decree_day, state.material.decree_kind, strict=True)
        if kind == step.kind
    }
    below = state.open[state.open.index(step) - 1]
    if not isinstance(below, Decrees) or below.day not in days:
        return "is about a decree of another day"
    return "" if step.place <= state.seats else f"speaks of more than {state.seats} families"


def check_seat(state: ColoniaState, step: Any) -> str:
    return "" if step.seat < state.seats else f"is for {FAMILIES[step.seat]}, who does not play"


def check_exchange(state: ColoniaState, step: Exchange) -> str:
    wrong = check_seat(state, step)
    return wrong or ("" if state.money_of(step.seat, step.currency) > 0 else "needs money of that currency")


def check_shrine(state: ColoniaState, step: FillShrine | Enshrine) -> str:
    if isinstance(step, Enshrine) and step.grade >= GRADES:
        return f"speaks of a relic beyond {GRADES} points"
    if state.shrine_owners[step.city] != step.seat or state.shrine_relics[step.city] != NONE:
        return "needs an empty shrine of that city"
    return ""


CHECKS: dict[type[Step[Any]], Callable[[ColoniaState, Any], str]] = {
    **{type(step): check_round for step in WHOLE_WEEK if isinstance(step, Round)},
    Vote: check_vote,
    Mayor: check_vote,
    Each: check_each,
    FirstGood: check_seat,
    ChooseGood: check_seat,
    Exchange: check_exchange,
    FillShrine: check_shrine,
    Enshrine: check_shrine,
}
