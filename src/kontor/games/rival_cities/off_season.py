"""The off-season: eight steps whenever the ink jar passes the bell."""

from typing import ClassVar, Final

from kontor.engine.lists import added, swapped

from .lawsuits import resolve_foremost
from .moves import KEEP, RETURN
from .prestige import MayEarnPrestige
from .questions import Doing, Moment, pay_price
from .rewards import grant
from .specials import can_draw, next_special
from .state import RESERVE, RivalState, side, towards
from .terms import (
    ALLIANCES,
    ALTONA,
    ANY,
    COUNTS,
    EMPTY,
    FACTORY,
    HAMBURG,
    HOLDINGS,
    IDLE,
    STAR,
    SUPPLY,
    card_name,
)


class Upkeep(Moment):
    """Step 1: keep each alliance for its upkeep or give it back, one by one."""

    name: ClassVar[str] = "upkeep"
    fields: ClassVar[tuple[str, ...]] = ("seat", "ally")

    def __init__(self, seat: int, ally: int) -> None:
        self.seat = seat
        self.ally = ally

    def run(self, state: RivalState) -> None:
        if self.seat not in state.allies:
            return
        for ally in range(self.ally, len(ALLIANCES)):
            if state.allies[ally] == self.seat:
                if ally == self.ally:
                    super().run(state)
                else:
                    state.open.append(Upkeep(self.seat, ally))
                return

    def offers(self, state: RivalState) -> list[int]:
        return [KEEP, RETURN] if state.can_pay(self.seat, state.material.upkeep[self.ally]) else [RETURN]

    def exchange_helps(self, state: RivalState) -> bool:
        return state.material.upkeep[self.ally][0][0] != ANY

    def decide(self, state: RivalState, move: int) -> None:
        seat = self.seat
        state.open.append(Upkeep(seat, self.ally + 1))
        if move == KEEP:
            pay_price(state, seat, state.material.upkeep[self.ally])
        else:
            state.allies = swapped(state.allies, self.ally, SUPPLY)
        if state.listener is not None:
            state.tell("kept" if move == KEEP else "returned", seat, {"ally": ALLIANCES[self.ally]})


class MostShips(Doing):
    """Step 2: the larger fleet may earn prestige."""

    name: ClassVar[str] = "most-ships"

    def run(self, state: RivalState) -> None:
        lead = state.fleet_sizes[0] - state.fleet_sizes[1]
        if lead != 0:
            state.open.append(MayEarnPrestige(side(lead)))


class ShipIncome(Doing):
    """Step 3: the incomes of one seat's ships."""

    name: ClassVar[str] = "ship-income"

    def run(self, state: RivalState) -> None:
        fleet = state.fleets[self.seat]
        if fleet:
            for ship, reward in state.material.income_ships:
                if fleet >> ship & 1:
                    grant(state, self.seat, reward)


class PrestigeIncome(Doing):
    """Step 4: everything between the bell on the track and the marker."""

    name: ClassVar[str] = "prestige-income"

    def run(self, state: RivalState) -> None:
        earner = side(state.prestige)
        if earner != SUPPLY:
            for place in range(state.prestige * towards(earner), 0, -1):
                grant(state, earner, state.material.prestige_income[place])


class ResolveForemost(Doing):
    """Step 5: decide the foremost lawsuit."""

    name: ClassVar[str] = "resolve-foremost"

    def run(self, state: RivalState) -> None:
        if state.docket:
            resolve_foremost(state, self.seat)


class FreshSpecials(Doing):
    """Step 6: new special cards on the dark spaces."""

    name: ClassVar[str] = "fresh-specials"

    def run(self, state: RivalState) -> None:
        spaces = state.material.special_spaces
        for space in spaces:
            if state.ring[space] != EMPTY:
                state.discards = added(state.discards, state.ring[space])
                state.ring[space] = EMPTY
        for space in spaces:
            if can_draw(state):
                state.ring[space] = next_special(state)
        if state.listener is not None:
            names = [card_name(state.ring[space]) for space in spaces if state.ring[space] != EMPTY]
            state.tell("specials-came", -1, {"cards": " ".join(names)})


class ReactivateAll(Doing):
    """Step 7: all factories work again."""

    name: ClassVar[str] = "reactivate-all"

    def run(self, state: RivalState) -> None:
        for seat in (self.seat, 1 - self.seat):
            state.activate(seat, state.goods[seat * HOLDINGS + IDLE])


class EndCheck(Doing):
    """Step 8: the game ends when something has run out; else the bell goes back."""

    name: ClassVar[str] = "end-check"

    def run(self, state: RivalState) -> None:
        exhausted = [
            state.ship_row.count(EMPTY) == len(state.ship_row),
            not state.docket,
            state.goods[RESERVE + FACTORY] == 0,
            state.goods[RESERVE + STAR] == 0,
        ]
        for reason, gone in zip(COUNTS, exhausted, strict=True):
            if gone:
                state.end(reason)
                return
        state.bell = -1


def steps(seat: int) -> list[Doing]:
    """The steps when this seat has passed the bell; the first waits on top, the mover's before the rival's."""
    rival = 1 - seat
    return [
        EndCheck(seat),
        ReactivateAll(seat),
        FreshSpecials(seat),
        ResolveForemost(seat),
        PrestigeIncome(seat),
        ShipIncome(rival),
        ShipIncome(seat),
        MostShips(seat),
        Upkeep(rival, 0),
        Upkeep(seat, 0),
    ]


STEPS: Final[list[list[Doing]]] = [steps(HAMBURG), steps(ALTONA)]


class OffSeason(Doing):
    """The mover takes the bell, and the steps are opened."""

    name: ClassVar[str] = "off-season"

    def run(self, state: RivalState) -> None:
        state.bell = self.seat
        state.seasons += 1
        state.open += STEPS[self.seat]
        if state.listener is not None:
            state.tell("off-season", self.seat, {"number": state.seasons})
