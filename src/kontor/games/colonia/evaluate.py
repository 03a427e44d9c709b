"""How a position looks to one family: a hand-written estimate in points."""

from typing import Final

from kontor.engine.judging import Judge, Weights
from kontor.engine.state import State

from .decrees import Vote
from .harbour import hold_pays
from .moves import YES
from .scoring import points
from .state import ColoniaState, ours
from .terms import (
    CITIES,
    CRAFTSMEN,
    FIRST_GOOD,
    FIRST_MONEY,
    FIRST_RAW,
    GOODS,
    HOLDINGS,
    NOBODY,
    NONE,
    ONE_SAILS,
    OPEN,
    PLACES,
    RESERVE,
    TWO_SAIL,
)
from .ventures import bargains, goods_soon, load_all, purses
from .workshops import FAMILY

RAW_SOON: Final = 4
# Coins of one currency that buy little, and that buy the best relic.
MODEST: Final = 8
DEAREST: Final = 15

# How many steps lie below each business in the last week.
BELOW_ORDERS: Final = 8
BELOW_LOADING: Final = 5
BELOW_SAILING: Final = 2
BELOW_RELICS: Final = 1


class ColoniaJudge(Judge):
    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self.coin = weights.one("coin")
        self.coin_left = weights.one("coin_left")
        self.leaving_hold = weights.one("leaving_hold")
        self.staying_hold = weights.one("staying_hold")
        self.good = weights.row("good")
        self.fitting = weights.one("fitting")
        self.raw = weights.one("raw")
        self.pair = weights.one("pair")
        self.sure_order = weights.one("sure_order")
        self.likely_order = weights.one("likely_order")
        self.member = weights.one("member")
        self.empty_shrine = weights.one("empty_shrine")
        self.window_lead = weights.one("window_lead")
        self.card = weights.one("card")
        self.vote = weights.one("vote")
        self.saving = weights.one("saving")
        self.bargain = weights.one("bargain")
        self.likely_bargain = weights.one("likely_bargain")
        self.late_coin = weights.one("late_coin")
        self.late_good = weights.one("late_good")
        self.late_raw = weights.one("late_raw")
        self.late_member = weights.one("late_member")

    def evaluate(self, state: State, seat: int) -> float:
        if state.over():
            return super().evaluate(state, seat)
        return super().evaluate(state, seat) + self.answer_worth(ours(state), seat)

    def merit(self, state: State, seat: int) -> float:
        if state.over():
            return self.evaluate(state, seat)
        game = ours(state)
        return self.prospect(game, seat) + self.answer_worth(game, seat)

    def prospects(self, state: State) -> list[float]:
        game = ours(state)
        return [self.prospect(game, seat) for seat in range(game.seats)]

    def ripeness(self, state: State) -> float:
        game = ours(state)
        return game.week / game.material.weeks

    def prospect(self, state: ColoniaState, seat: int) -> float:
        """Points, and what money, goods, raw materials and members will still become."""
        due = due_steps(state)
        at = seat * HOLDINGS
        held = state.held
        late = (state.week - 1) / max(state.material.weeks - 1, 1)
        value = float(points(state, seat)) + (self.member + late * self.late_member) * held[at + RESERVE]
        coin = self.coin + late * self.late_coin if due > BELOW_RELICS else self.coin_left
        for city in range(len(CITIES)):
            money = held[at + FIRST_MONEY + city]
            value += coin * money
            if money > 0 and is_richest(state, seat, city):
                value += self.window_lead if state.week < state.material.weeks else 2 * self.window_lead
            if state.shrine_owners[city] == seat and state.shrine_relics[city] == NONE:
                value += self.empty_shrine
        if due > BELOW_RELICS:
            value += self.ventures_worth(state, seat, due)
        if due > BELOW_SAILING:
            value += self.holds_worth(state, seat)
        if due > BELOW_LOADING:
            for good in range(len(GOODS)):
                count = held[at + FIRST_GOOD + good]
                value += late * self.late_good * count
                for one in range(count):
                    value += self.good[one] if one < len(self.good) else self.good[-1]
            value += self.orders_worth(state, seat)
        if due > BELOW_ORDERS:
            for craftsman in range(len(CRAFTSMEN)):
                recipe = state.material.recipes[craftsman]
                first, second = held[at + FIRST_RAW + recipe[0]], held[at + FIRST_RAW + recipe[1]]
                value += (self.raw + late * self.late_raw) * min(first, RAW_SOON) + self.pair * min(first, second, 2)
        return value

    def ventures_worth(self, state: ColoniaState, seat: int, due: int) -> float:
        """What could be bought on Sunday, and what could be loaded for it."""
        money = purses(state, seat)
        value = 0.0
        for coins in money:
            value += self.saving * min(max(coins - MODEST, 0), DEAREST - MODEST)
        sure = bargains(state, seat, money)
        value += self.bargain * sure
        if due > BELOW_LOADING:
            value += self.fitting * load_all(state, goods_soon(state, seat), money)
            value += self.likely_bargain * (bargains(state, seat, money) - sure)
        return value

    def holds_worth(self, state: ColoniaState, seat: int) -> float:
        """What the loaded holds will pay."""
        value = 0.0
        for mooring in range(len(state.port)):
            for place in range(PLACES):
                if state.holds[mooring * PLACES + place] == seat:
                    ship = state.port[mooring]
                    pays = hold_pays(state, ship, place)
                    value += self.coin * pays * (self.leaving_hold if mooring < state.leaving else self.staying_hold)
        return value

    def orders_worth(self, state: ColoniaState, seat: int) -> float:
        """Orders in line: those above the bar are as good as delivered."""
        value = 0.0
        for craftsman in range(len(CRAFTSMEN)):
            queue = state.queues[craftsman]
            for place in range(len(queue)):
                if queue[place] // FAMILY == seat:
                    value += self.good[0] * (self.sure_order if place < state.bars[craftsman] else self.likely_order)
        return value

    def answer_worth(self, state: ColoniaState, seat: int) -> float:
        """What an own secret answer promises before it is shown."""
        answer = state.answers[seat]
        if answer == OPEN or not state.open:
            return 0.0
        question = state.open[-1]
        if isinstance(question, Vote):
            kind = state.material.decree_kind[question.decree]
            liked = likes(state, seat, kind)
            return self.vote if (answer == YES) == liked else 0.0
        return self.card * answer


def due_steps(state: ColoniaState) -> int:
    """The steps still to come, as far as the last week: with another week to come everything is."""
    return len(state.open) if state.week == state.material.weeks else 99


def is_richest(state: ColoniaState, seat: int, city: int) -> bool:
    money = state.money_of(seat, city)
    for other in range(state.seats):
        if other != seat and state.money_of(other, city) >= money:
            return False
    return True


def likes(state: ColoniaState, seat: int, kind: int) -> bool:
    """Whether a decree helps this family more than the others; the others help everybody alike."""
    if kind not in (TWO_SAIL, ONE_SAILS):
        return True
    leaving = 2 if kind == TWO_SAIL else 1
    own = others = 0
    for place in range(leaving * PLACES):
        if state.holds[place] == seat:
            own += 1
        elif state.holds[place] != NOBODY:
            others += 1
    return own * (state.seats - 1) > others
