"""Whether the open steps of a position fit its pieces."""

from collections.abc import Callable
from typing import Any

from kontor.engine.state import Step

from .church import Church, TakeToken
from .doing import Doing
from .guildhall import ChooseOfficial, Guildhall
from .harbour import Dockyard
from .officials import Canon
from .scoring import Scoring
from .state import HamburgumState
from .terms import (
    BASE,
    BELL,
    BRICK,
    CANON,
    CHURCH,
    CHURCHES,
    DOCKYARD,
    DONATIONS,
    FAMILIES,
    GOODS,
    GUILDHALL,
    HOLDINGS,
    KINDS,
    NO_CHURCH,
    OFFICIAL,
    OPEN,
    SPACES,
    TIMBER,
    TRADE_A,
    TRADE_B,
)
from .trade import Purchase, Sale, Trade, most_units
from .turn import Turn

# The spaces whose action a step belongs to.
SPACE_OF: dict[type[Step[Any]], tuple[int, ...]] = {
    Trade: (TRADE_A, TRADE_B),
    Sale: (TRADE_A, TRADE_B),
    Purchase: (TRADE_A, TRADE_B),
    Dockyard: (DOCKYARD,),
    Church: (CHURCH,),
    Scoring: (CHURCH,),
    Guildhall: (GUILDHALL,),
}
# What can lie on the step of an action.
ABOVE: dict[type[Step[Any]], tuple[type[Step[Any]], ...]] = {
    Church: (TakeToken,),
    Guildhall: (ChooseOfficial, Canon, TakeToken),
}


def fault_of_steps(state: HamburgumState) -> str:
    """What is wrong with the stack of open steps; empty when nothing is."""
    if state.ending:
        return "open: a game that is over has nothing open" if state.open else ""
    wrong = fault_of_order(state)
    if wrong:
        return f"open: {wrong}"
    for step in state.open[1:]:
        wrong = CHECKS[type(step)](state, step) if type(step) in CHECKS else ""
        if wrong:
            return f"open: '{step.name}' {wrong}"
    return ""


def fault_of_order(state: HamburgumState) -> str:
    """The next turn at the bottom, on it the action of the space, on that what the action asks."""
    if not state.open or not isinstance(state.open[0], Turn):
        return "expected the next turn, a 'turn' step, at the bottom of the stack"
    turn, *doing = [step for step in state.open if isinstance(step, Doing)]
    due = (state.mover + 1) % state.seats if doing else state.mover
    if turn.seat != due:
        return f"the next turn is that of {FAMILIES[due]}"
    if not doing:
        return ""
    for step in doing:
        if step.seat != state.mover:
            return f"'{step.name}' is not for {FAMILIES[state.mover]}, whose turn it is"
    action = type(doing[0])
    space = state.rondel[state.mover]
    if action not in SPACE_OF or space not in SPACE_OF[action]:
        where = "the hub" if space < 0 else SPACES[space]
        return f"'{doing[0].name}' is not an action of {where}, where the marker stands"
    if len(doing) > 2 or (len(doing) == 2 and type(doing[1]) not in ABOVE.get(action, ())):
        return f"'{doing[-1].name}' cannot lie there"
    return ""


def check_sale(state: HamburgumState, step: Sale) -> str:
    for good, name in enumerate(GOODS):
        most = state.stock[step.seat * HOLDINGS + good] if good <= step.good else 0
        if step.named(good) > most:
            return f"speaks of {step.named(good)} {name}, and at most {most} can be named yet"
    return ""


def check_purchase(state: HamburgumState, step: Purchase) -> str:
    if step.material not in (BRICK, TIMBER, BELL):
        return "asks for brick, timber or bell"
    if (step.material == BRICK and step.brick) or (step.material != BELL and step.timber):
        return "speaks of units that are not named yet"
    most = most_units(state, step.seat)
    return "" if step.brick + step.timber <= most else f"speaks of more than {most} units"


def check_church(state: HamburgumState, step: Church) -> str:
    if step.church == NO_CHURCH or isinstance(state.open[-1], TakeToken):
        return ""
    return "" if owns_token(state, step.seat, step.church) else "needs a donation to its church"


def owns_token(state: HamburgumState, seat: int, church: int) -> bool:
    return state.tokens[seat] >> church * len(KINDS) & 31 != 0


def check_scoring(state: HamburgumState, step: Scoring) -> str:
    passed = state.tokens[step.seat] & ~state.scored & (1 << step.least) - 1
    kinds = [number % len(KINDS) for number in range(len(CHURCHES) * len(KINDS)) if passed >> number & 1]
    return "" if len(kinds) == len(set(kinds)) else "has passed over two tokens of a kind"


def check_token(state: HamburgumState, step: TakeToken) -> str:
    if step.church == NO_CHURCH or state.donations(step.church) == DONATIONS:
        return "needs a church that has tokens"
    below = state.open[-2]
    if isinstance(below, Church) and below.church != step.church:
        return "speaks of another church than the step below it"
    return check_canon(state, step) if isinstance(below, Guildhall) else ""


def check_guildhall(state: HamburgumState, step: Guildhall) -> str:
    if step.appointed and not state.citizens[step.seat] & state.material.of_kind[OFFICIAL]:
        return "speaks of an official of this turn, and there is none"
    if not step.appointed and state.pile and not state.offered:
        return "needs an official that can be seen"
    return ""


def check_choice(state: HamburgumState, step: ChooseOfficial) -> str:
    if state.officials != OPEN or len(state.offered) < 2:
        return "needs officials to choose from"
    return check_appointed(state)


def check_canon(state: HamburgumState, step: Doing) -> str:
    if state.officials == BASE or CANON in state.offered or CANON in state.pile:
        return "needs a canon that was just appointed"
    return check_appointed(state)


def check_appointed(state: HamburgumState) -> str:
    below = state.open[-2]
    return "" if isinstance(below, Guildhall) and below.appointed else "needs an official of this turn below it"


CHECKS: dict[type[Step[Any]], Callable[[HamburgumState, Any], str]] = {
    Sale: check_sale,
    Purchase: check_purchase,
    Church: check_church,
    Scoring: check_scoring,
    Guildhall: check_guildhall,
    TakeToken: check_token,
    ChooseOfficial: check_choice,
    Canon: check_canon,
}
