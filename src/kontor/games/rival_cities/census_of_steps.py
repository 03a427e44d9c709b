"""Whether the open steps of a position fit its pieces."""

from collections.abc import Callable
from typing import Any

from kontor.engine.state import Step

from .barter import BarterGain, BarterGive
from .cards import Card
from .donation import DonateAgain
from .lawsuits import NewLawsuit, StepAgain
from .off_season import STEPS, OffSeason
from .piracy import Steal
from .questions import ExchangeGain, ExchangeGive, GainAny, Pay
from .ships import RefillShip
from .specials import Discard
from .state import RivalState
from .terms import EMPTY, HOLDINGS, KINDS, LETTER, PRODUCTS, card_name
from .turn import ChooseFirst, ChooseOption, Ink, UseSecond

# Single picks and exchanges are over before anything else happens.
TOPMOST = (Pay, ExchangeGive, ExchangeGain, BarterGive, BarterGain)
OFF_SEASON = tuple(type(step) for step in STEPS[0])


def fault_of_steps(state: RivalState) -> str:
    """What is wrong with the stack of open steps; empty when nothing is."""
    if state.ending:
        return "open: a game that is over has nothing open" if state.open else ""
    if not state.open or not isinstance(state.open[0], Ink):
        return "open: expected the next turn, an 'ink' step, at the bottom of the stack"
    for step in state.open[:-1]:
        if isinstance(step, TOPMOST):
            return f"open: '{step.name}' can only be the last step"
    wrong = fault_of_order([type(step) for step in state.open])
    if wrong:
        return wrong
    for step in state.open:
        wrong = CHECKS[type(step)](state, step) if type(step) in CHECKS else ""
        if wrong:
            return f"open: '{step.name}' {wrong}"
    return fault_of_refills(state)


def fault_of_order(kinds: list[type[Step[Any]]]) -> str:
    """The off-season interrupts a turn before its option, and nothing else."""
    seasonal = [place for place, kind in enumerate(kinds) if kind in OFF_SEASON or kind is OffSeason]
    if seasonal and any(kind not in (Ink, ChooseOption) for kind in kinds[: seasonal[0]]):
        return "open: a step of the off-season can lie only on the next turn and on an option"
    if kinds.count(Ink) > 1 and kinds[-1] is not Ink:
        return "open: there is one next turn, one 'ink' step"
    for kind in (Card, StepAgain):
        if kinds.count(kind) > 1:
            return f"open: there can be one '{kind.name}' step at a time"
    if Card in kinds and StepAgain in kinds and kinds.index(Card) > kinds.index(StepAgain):
        return "open: a card is not begun in the middle of a lawsuit"
    return ""


def fault_of_refills(state: RivalState) -> str:
    """What has left the board is replaced, now or by an open step."""
    kinds = [type(step) for step in state.open]
    if kinds.count(Discard) != len(state.played):
        return f"open: {len(state.played)} cards are being played, and {kinds.count(Discard)} 'discard' steps open"
    if state.lawsuit_pile and len(state.docket) + kinds.count(NewLawsuit) != len(state.material.repeats):
        return "open: the docket is not full, and no 'new-lawsuit' step open"
    if state.ship_pile and state.ship_row.count(EMPTY) != kinds.count(RefillShip):
        return "open: a ship space is empty, and no 'refill-ship' step open"
    if any(kind in OFF_SEASON for kind in kinds) != (state.bell >= 0):
        return "bell: somebody has it exactly while a step of the off-season is open"
    return ""


def check_again(state: RivalState, step: StepAgain) -> str:
    return "" if step.lawsuit in state.docket else f"speaks of lawsuit {step.lawsuit}, which is not on the docket"


def check_new_lawsuit(state: RivalState, step: NewLawsuit) -> str:
    return "" if len(state.docket) < len(state.material.repeats) else "needs a free space on the docket"


def check_refill(state: RivalState, step: RefillShip) -> str:
    free = step.space < len(state.ship_row) and state.ship_row[step.space] == EMPTY
    return "" if free else f"needs an empty ship space, {step.space} is not one"


def check_at_jar(state: RivalState, step: Step[Any]) -> str:
    return "needs a card at the ink jar" if state.ring[state.ink] == EMPTY else ""


def check_card(state: RivalState, step: Card) -> str:
    if step.card != state.ring[state.ink] and step.card not in state.played:
        return f"speaks of {card_name(step.card)}, which is neither at the ink jar nor being played"
    if step.left & ~state.material.halves[step.card][0]:
        return f"speaks of actions that {card_name(step.card)} does not have"
    return ""


def check_donation(state: RivalState, step: DonateAgain) -> str:
    actions = state.material.cards[step.card]
    if step.place < len(actions) and actions[step.place].kind == KINDS.index("donate"):
        return ""
    return "needs a card and the place of a donation on it"


def check_pay(state: RivalState, step: Pay) -> str:
    stock = state.goods[step.seat * HOLDINGS + step.least : step.seat * HOLDINGS + len(PRODUCTS)]
    return "" if 0 < step.count <= sum(stock) else f"asks for {step.count} products, there are {sum(stock)}"


def check_gain(state: RivalState, step: GainAny) -> str:
    return "" if step.count > 0 else "asks for no product"


def check_barter_gain(state: RivalState, step: BarterGain) -> str:
    left = sum(step.available(state, product) for product in range(step.least, len(PRODUCTS)))
    return "" if 0 < step.count <= left else f"asks for {step.count} products, the supply has {left}"


def check_steal(state: RivalState, step: Steal) -> str:
    return "" if step.count > 0 else "asks for no product"


def check_exchange(state: RivalState, step: ExchangeGive) -> str:
    letters = state.goods[step.seat * HOLDINGS + LETTER]
    return "" if letters >= state.material.exchange_letters else "needs a letter"


def check_exchange_gain(state: RivalState, step: ExchangeGain) -> str:
    at = step.seat * HOLDINGS
    letters = state.goods[at + LETTER]
    pays = letters >= state.material.exchange_letters and state.goods[at + step.product] > 0
    return "" if pays else "needs a letter and the product"


CHECKS: dict[type[Step[Any]], Callable[[RivalState, Any], str]] = {
    StepAgain: check_again,
    NewLawsuit: check_new_lawsuit,
    RefillShip: check_refill,
    ChooseFirst: check_at_jar,
    UseSecond: check_at_jar,
    Card: check_card,
    DonateAgain: check_donation,
    Pay: check_pay,
    GainAny: check_gain,
    BarterGain: check_barter_gain,
    Steal: check_steal,
    ExchangeGive: check_exchange,
    ExchangeGain: check_exchange_gain,
}
