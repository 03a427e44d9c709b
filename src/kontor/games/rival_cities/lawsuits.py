"""Lawsuits: advancing them with the repeats of their space and Le Havre, court rulings, and resolving the foremost."""

from typing import ClassVar

from kontor.engine.lists import added, swapped

from .deeds import Deed
from .material import Action
from .moves import AGAIN, DONE, REPEAT_HAVRE, RESOLVE, SUE, SWAP
from .questions import Doing, Moment, Pay, pay_price
from .rewards import grant
from .state import RivalState, side, towards
from .terms import LE_HAVRE, LETTER, STAR


class AdvanceLawsuit(Deed):
    def offer(self, state: RivalState, seat: int, action: Action, choices: list[int]) -> None:
        add_payable_lawsuits(state, seat, choices)

    def perform(self, state: RivalState, seat: int, action: Action, move: int) -> None:
        advance(state, seat, move - SUE + 1, True)

    def exchange_helps(self, state: RivalState) -> bool:
        return len(state.docket) > 0


def add_payable_lawsuits(state: RivalState, seat: int, choices: list[int]) -> None:
    for lawsuit in state.docket:
        if state.can_pay(seat, state.material.lawsuit_cost[lawsuit]):
            choices.append(SUE + lawsuit - 1)


def advance(state: RivalState, seat: int, lawsuit: int, le_havre: bool) -> None:
    """Pay, take the step and the bonus, then the repeats of the space; Le Havre may follow."""
    m = state.material
    space = state.docket.index(lawsuit)
    if le_havre and state.allies[LE_HAVRE] == seat:
        state.open.append(AdvanceAgain(seat))
    if m.repeats[space] > 0:
        state.open.append(StepAgain(seat, lawsuit, m.repeats[space]))
    pay_price(state, seat, m.lawsuit_cost[lawsuit])
    step(state, seat, lawsuit)
    grant(state, seat, m.advance_bonus[lawsuit])


def step(state: RivalState, seat: int, lawsuit: int) -> None:
    """Move the marker one step towards this seat; at the end of the track it stays."""
    place = state.docket.index(lawsuit)
    moved = state.markers[place] + towards(seat)
    if abs(moved) <= state.material.track_end:
        state.markers = swapped(state.markers, place, moved)
    if state.listener is not None:
        state.tell("stepped", seat, {"lawsuit": lawsuit, "marker": state.markers[place] * towards(seat)})


class StepAgain(Moment):
    """Whether to pay the cost again for one more step."""

    name: ClassVar[str] = "step-again"
    fields: ClassVar[tuple[str, ...]] = ("seat", "lawsuit", "times")

    def __init__(self, seat: int, lawsuit: int, times: int) -> None:
        self.seat = seat
        self.lawsuit = lawsuit
        self.times = times

    def offers(self, state: RivalState) -> list[int]:
        m = state.material
        if state.markers[state.docket.index(self.lawsuit)] == m.track_end * towards(self.seat):
            return []
        return [AGAIN, DONE] if state.can_pay(self.seat, m.lawsuit_cost[self.lawsuit]) else [DONE]

    def decide(self, state: RivalState, move: int) -> None:
        if move == AGAIN:
            if self.times > 1:
                state.open.append(StepAgain(self.seat, self.lawsuit, self.times - 1))
            pay_price(state, self.seat, state.material.lawsuit_cost[self.lawsuit])
            step(state, self.seat, self.lawsuit)


class AdvanceAgain(Moment):
    """Whether to pay for another Advance lawsuit with Le Havre."""

    name: ClassVar[str] = "advance-again"

    def offers(self, state: RivalState) -> list[int]:
        if state.products(self.seat) == 0:
            return []
        return [REPEAT_HAVRE, DONE] if self.can_repeat(state) else [DONE]

    def can_repeat(self, state: RivalState) -> bool:
        """Some lawsuit stays payable after the price of the repeat."""
        m = state.material
        products = state.products(self.seat)
        for lawsuit in state.docket:
            cost = m.lawsuit_cost[lawsuit]
            needed = m.le_havre_products
            for item, count in cost:
                if item != LETTER:
                    needed += count
            if products >= needed and state.can_pay(self.seat, cost):
                return True
        return False

    def decide(self, state: RivalState, move: int) -> None:
        if move == REPEAT_HAVRE:
            state.open.append(Advance(self.seat, False))
            state.open.append(Pay(self.seat, state.material.le_havre_products))


class Advance(Moment):
    """An Advance lawsuit action that a ship or Le Havre gives: which lawsuit, or none."""

    name: ClassVar[str] = "advance"
    fields: ClassVar[tuple[str, ...]] = ("seat", "le_havre")

    def __init__(self, seat: int, le_havre: bool) -> None:
        self.seat = seat
        self.le_havre = le_havre

    def offers(self, state: RivalState) -> list[int]:
        choices: list[int] = []
        if state.docket:
            add_payable_lawsuits(state, self.seat, choices)
            choices.append(DONE)
        return choices

    def decide(self, state: RivalState, move: int) -> None:
        if move != DONE:
            advance(state, self.seat, move - SUE + 1, self.le_havre)


class CourtRuling(Deed):
    def offer(self, state: RivalState, seat: int, action: Action, choices: list[int]) -> None:
        if state.docket and state.markers[0] * towards(seat) >= state.material.winning_step:
            choices.append(RESOLVE)
        for place in range(len(state.docket) - 1):
            choices.append(SWAP + place)

    def perform(self, state: RivalState, seat: int, action: Action, move: int) -> None:
        if move == RESOLVE:
            resolve_foremost(state, seat)
        else:
            swap(state, seat, move - SWAP)


def swap(state: RivalState, seat: int, place: int) -> None:
    docket = state.docket[:]
    markers = state.markers[:]
    docket[place], docket[place + 1] = docket[place + 1], docket[place]
    markers[place], markers[place + 1] = markers[place + 1], markers[place]
    state.docket = docket
    state.markers = markers
    if state.listener is not None:
        state.tell("swapped", seat, {"first": docket[place], "second": docket[place + 1]})


def resolve_foremost(state: RivalState, seat: int) -> None:
    """Decide the lawsuit on space I by its marker; the others move up. `seat` is whose turn it is."""
    m = state.material
    lawsuit = state.docket[0]
    marker = state.markers[0]
    state.docket = state.docket[1:]
    state.markers = state.markers[1:]
    winner = side(marker)
    state.open.append(NewLawsuit(seat))
    if abs(marker) >= m.winning_step:
        win_lawsuit(state, winner, lawsuit)
        return
    state.closed = added(state.closed, lawsuit)
    if state.listener is not None:
        state.tell("dismissed", -1, {"lawsuit": lawsuit})
    if abs(marker) >= m.star_step:
        state.gain(winner, STAR, m.consolation_stars)


def win_lawsuit(state: RivalState, winner: int, lawsuit: int) -> None:
    m = state.material
    state.won = swapped(state.won, winner, added(state.won[winner], lawsuit))
    if state.listener is not None:
        state.tell("won", winner, {"lawsuit": lawsuit})
    if len(state.won[winner]) == m.lawsuits_to_win:
        state.win(winner, "court")
        return
    for ship, reward in m.lawsuit_ships:
        if state.has_ship(winner, ship):
            grant(state, winner, reward)
    grant(state, winner, m.win_bonus[lawsuit])


class NewLawsuit(Doing):
    """A new lawsuit comes to the last space."""

    name: ClassVar[str] = "new-lawsuit"

    def run(self, state: RivalState) -> None:
        if state.lawsuit_pile:
            lawsuit = state.lawsuit_pile[-1]
            state.lawsuit_pile = state.lawsuit_pile[:-1]
            state.docket = added(state.docket, lawsuit)
            state.markers = added(state.markers, 0)
            state.fence += 1
            if state.listener is not None:
                state.tell("lawsuit-came", -1, {"lawsuit": lawsuit})
