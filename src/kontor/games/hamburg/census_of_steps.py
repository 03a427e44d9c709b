"""Whether the open steps of a position fit its pieces and the calendar of a round."""

from collections.abc import Callable
from typing import Any

from kontor.engine.state import Step

from .acts import Act
from .basic import PlayCard, UseShip
from .cards import is_building
from .closing import LastWorks, Tidy
from .dice import Dice, DrawFromTwo, NewHands, Risks, Sail, Steps
from .effects import DrawToPlay, Fetch, Seek, found_in
from .fruit import DOUBLE
from .houses import PlaceBuilding
from .notation import ANY_COLOUR, DISTINCT, DO_SCORE, WIDTH
from .oddities import RobWorkers
from .phases import CLOSE, REFILL, ROLL, Business, InOrder, InPhase
from .questions import EVERY_COLOUR
from .risks import Accidents, ChooseRisk, RaiseRisk, TokenBonus
from .rounds import WHOLE_ROUND, Parks, Refill, Round
from .setup import ChooseMayor
from .square import StepForward
from .state import HamburgState
from .terms import (
    CARDS,
    COLOURS,
    HOLDINGS,
    INSTANT,
    MAYOR,
    MAYOR_SIDES,
    MAYORS,
    NEW_HAND,
    NO_STATUE,
    NONE,
    STATUE,
    STRUCK,
    ZOO,
)
from .tiles import clerk_tile
from .tom import TomActs, TomUses
from .turns import Actions, Turn
from .wall import TakeStatue
from .working import Encore, PayAny, PayDistinct

# Steps that belong to a business of the round; what effects bring can come in each of these.
BELONGS: dict[type[Step[Any]], tuple[type[Step[Any]], ...]] = {
    ChooseMayor: (Round,),
    Parks: (Refill,),
    NewHands: (Risks,),
    DrawFromTwo: (Risks,),
    TokenBonus: (Risks,),
    StepForward: (Steps,),
    InPhase: (Refill, Risks, Steps, LastWorks),
    Turn: (Actions,),
    TomActs: (Actions,),
    TomUses: (Actions,),
    UseShip: (Actions,),
}
BUSY = (Refill, Risks, Steps, Actions, LastWorks)
# The phase of the buildings that work then.
PHASE = {Refill: REFILL, Risks: ROLL, Steps: ROLL, LastWorks: CLOSE}
# Of these there is one, right on its business.
FOUNDATIONS = (NewHands, Turn, TomActs, TomUses)
# Of these the board is the one whose turn it is.
IN_TURN = (Parks, InPhase, StepForward, Turn, TomUses)
# Nothing comes between these and their answer.
ON_TOP = (DrawFromTwo, PlaceBuilding, PlayCard, Seek)
# They are about a hand, and the automatic rival has none.
FOR_PLAYERS = (ChooseMayor, DrawFromTwo, DrawToPlay, PlayCard, Seek, Turn, UseShip)
# Numbers of steps, and the most that makes sense.
MOST = {
    "above": len(COLOURS), "after": CARDS, "card": CARDS, "die": len(COLOURS), "it": EVERY_COLOUR, "left": CARDS,
    "passed": CARDS, "place": CARDS, "price": CARDS, "tile": MAYOR_SIDES // 2 - 1, "times": DOUBLE, "turn": CARDS,
}  # fmt: skip


def fault_of_steps(state: HamburgState) -> str:
    """What is wrong with the stack of open steps; empty when nothing is."""
    if state.ending:
        return "open: a game that is over has nothing open" if state.open else ""
    wrong = fault_of_calendar(state) or fault_of_window(state) or fault_of_struck(state)
    if wrong:
        return f"open: {wrong}"
    for place, step in enumerate(state.open):
        wrong = fault_of_step(state, place, step)
        if wrong:
            return f"open: '{step.name}' {wrong}"
    return ""


def fault_of_calendar(state: HamburgState) -> str:
    """The rest of the round at the bottom, and on the business of the moment only what belongs to it."""
    planned = planned_steps(state)
    if planned == 0:
        return "expected the next round, a 'round' step, at the bottom of the stack"
    for step in state.open[: planned - 1]:
        if isinstance(step, InOrder) and (step.place or (isinstance(step, Actions) and step.turn)):
            return f"'{step.name}' has not begun yet"
    business, rest = state.open[planned - 1], state.open[planned:]
    if isinstance(business, InOrder) and business.place > state.boards:
        return f"'{business.name}' speaks of more than {state.boards} boards"
    if rest and state.round and not isinstance(business, BUSY):
        return f"nothing can lie on '{business.name}'"
    for place, step in enumerate(rest):
        if isinstance(step, Business) and not isinstance(step, NewHands):
            return f"'{step.name}' cannot lie on '{business.name}'"
        if not isinstance(business, BELONGS.get(type(step), BUSY)):
            return f"'{step.name}' does not belong to '{business.name}'"
        if isinstance(step, FOUNDATIONS) and place > 0:
            return f"'{step.name}' lies right on '{business.name}', and nowhere else"
    if rest and isinstance(business, Actions) and not isinstance(rest[0], FOUNDATIONS):
        return f"nobody has a turn, and '{rest[0].name}' is open"
    return fault_of_order(state, business, rest)


def planned_steps(state: HamburgState) -> int:
    """How many steps from the bottom on are the rest of the round."""
    calendar = WHOLE_ROUND if state.round else WHOLE_ROUND[:1]
    planned = 0
    for step, business in zip(state.open, calendar, strict=False):
        if type(step) is not type(business):
            break
        planned += 1
    return planned


def fault_of_order(state: HamburgState, business: Step[Any], rest: list[Step[Any]]) -> str:
    """Whoever is served is served in turn."""
    if not rest or not isinstance(business, InOrder):
        return ""
    served = rest[0] if isinstance(rest[0], NewHands) else business
    if isinstance(served, NewHands) and (business.place or not 0 < served.place <= state.boards):
        return "'new-hands' comes before the risks, and is for the boards that there are"
    if not served.place and not isinstance(served, LastWorks):
        return f"'{served.name}' has not begun yet"
    board = (state.first + served.place - 1) % state.boards
    for step in rest:
        if isinstance(step, IN_TURN) and step.seat != board:
            return f"'{step.name}' is for another board than the one whose turn it is"
        if isinstance(step, InPhase) and step.phase != PHASE[type(business)]:
            return f"'in-phase' is about phase {step.phase}, and '{business.name}' is not of it"
        if isinstance(step, TomActs) and not state.is_tom(board):
            return "'tom-acts' lies in the turn of somebody else"
    return ""


def fault_of_window(state: HamburgState) -> str:
    """A clerk stands on a window, and ships sail, from the dice until the table is tidied."""
    kinds = {type(step) for step in state.open}
    if (state.window != NONE) != (Tidy in kinds and Dice not in kinds):
        return "a clerk stands on a window from the dice to the end of the round, and only then"
    if state.sailing and Sail in kinds:
        return "ships sail, and it is not time yet"
    if NewHands in kinds and clerk_tile(state, NEW_HAND) == NONE:
        return "'new-hands' needs its tile under the clerk"
    return ""


def fault_of_struck(state: HamburgState) -> str:
    """Accidents that have struck a board are the next to be suffered."""
    struck = [board for board in range(state.boards) if state.held[board * HOLDINGS + STRUCK]]
    sufferers = [step.seat for step in state.open if isinstance(step, Accidents)]
    if struck and struck != sufferers[-1:]:
        return "accidents have struck a board, and it is not about to suffer them"
    return ""


def fault_of_step(state: HamburgState, place: int, step: Any) -> str:
    for name in step.fields:
        if getattr(step, name) > MOST.get(name, getattr(step, name)):
            return f"has a '{name}' of {getattr(step, name)}, which is too much"
        if name in ("seat", "other") and getattr(step, name) >= state.boards:
            return "is for a board that nobody has"
    if isinstance(step, FOR_PLAYERS) and state.is_tom(step.seat):
        return "is not for the automatic rival, who has no hand"
    if isinstance(step, ON_TOP) and place != len(state.open) - 1:
        return "is asked at once, so nothing can lie on it"
    check = CHECKS.get(type(step))
    return check(state, place, step) if check else ""


def check_act(state: HamburgState, place: int, step: Act) -> str:
    effect = state.material.effects[step.card]
    if step.at % WIDTH or step.at >= len(effect.program) or effect.program[step.at] == DO_SCORE:
        return f"is about something that card {step.card} does not do"
    if effect.price != DISTINCT and step.it >= len(COLOURS):
        return "is about a colour that there is not"
    return ""


def check_encore(state: HamburgState, place: int, step: Encore) -> str:
    return "" if state.material.works[step.card] == INSTANT else f"is about card {step.card}, which is no lightning"


def check_payment(state: HamburgState, place: int, step: PayAny | PayDistinct) -> str:
    wanted = ANY_COLOUR if isinstance(step, PayAny) else DISTINCT
    priced = state.material.effects[step.card].price == wanted
    return "" if priced else f"is about card {step.card}, which has another price"


def check_play(state: HamburgState, place: int, step: PlayCard) -> str:
    if step.card not in state.hands[step.seat]:
        return f"needs card {step.card} on the hand"
    below = state.open[place - 1]
    if step.in_turn and not (isinstance(below, Turn) and below.acted and below.seat == step.seat):
        return "needs the turn below it in which the card is played"
    return ""


def check_place(state: HamburgState, place: int, step: PlaceBuilding) -> str:
    if step.fetched:
        there = step.card in state.discards
    else:
        # All have seen what was paid for.
        there = step.card in state.hands[step.seat] and state.seen[step.card] == (1 << state.seats) - 1
    return "" if there and is_building(state, step.card) else f"needs card {step.card}, a building, where it comes from"


def check_fetch(state: HamburgState, place: int, step: Fetch) -> str:
    return "" if step.kind < ZOO else "is about buildings only"


def check_seek(state: HamburgState, place: int, step: Seek) -> str:
    if step.kind < ZOO:
        return "is about zoos and parks only"
    for card in found_in(state, step.colour, step.kind):
        if state.seen[card] != (1 << state.seats) - 1:
            return f"has found card {card}, which not everybody has seen"
    return ""


def check_statue(state: HamburgState, place: int, step: TakeStatue) -> str:
    if state.held[step.seat * HOLDINGS + STATUE + step.side] != NO_STATUE:
        return "needs a side of the wall that has no statue yet"
    asked = [
        one for one in state.open if isinstance(one, TakeStatue) and (one.seat, one.side) == (step.seat, step.side)
    ]
    return "" if len(asked) == 1 else "is open twice for one side of the wall"


def check_risk(state: HamburgState, place: int, step: RaiseRisk | ChooseRisk) -> str:
    for below in state.open[:place]:
        if isinstance(below, Accidents) and below.seat == step.seat:
            return ""
    return "needs the accidents of that board below it"


def check_robbery(state: HamburgState, place: int, step: RobWorkers) -> str:
    return "is about one's own workers" if step.other == step.seat else ""


def check_mayor(state: HamburgState, place: int, step: ChooseMayor) -> str:
    if not state.has(MAYORS) or state.held[step.seat * HOLDINGS + MAYOR]:
        return "is for somebody who cannot choose a mayor"
    taken = [(state.held[seat * HOLDINGS + MAYOR] - 1) // 2 for seat in range(state.seats)]
    others = [one for one in state.open if isinstance(one, ChooseMayor) and one is not step]
    if step.tile in taken + [one.tile for one in others] or step.seat in [one.seat for one in others]:
        return "is about a tile or a seat that has been served"
    return ""


def check_draw(state: HamburgState, place: int, step: DrawFromTwo) -> str:
    below = state.open[place - 1]
    if not isinstance(below, NewHands) or step.seat != (state.first + below.place - 1) % state.boards:
        return "needs the new hand of that board below it"
    return "" if step.number <= state.material.hand else f"is about more than {state.material.hand} cards"


def check_tom(state: HamburgState, place: int, step: TomUses) -> str:
    return "" if state.is_tom(step.seat) else "is for the automatic rival alone"


CHECKS: dict[type[Step[Any]], Callable[[HamburgState, int, Any], str]] = {
    Act: check_act,
    Encore: check_encore,
    PayAny: check_payment,
    PayDistinct: check_payment,
    PlayCard: check_play,
    PlaceBuilding: check_place,
    Fetch: check_fetch,
    Seek: check_seek,
    TakeStatue: check_statue,
    RaiseRisk: check_risk,
    ChooseRisk: check_risk,
    RobWorkers: check_robbery,
    ChooseMayor: check_mayor,
    DrawFromTwo: check_draw,
    TomUses: check_tom,
}
