"""How a position looks to one family: a hand-written estimate in points."""

from typing import Final

from kontor.engine.judging import lead_at_end

from .decrees import Vote
from .harbour import has_goods
from .moves import YES
from .scoring import points
from .state import ColoniaState
from .terms import (
    CITIES,
    CRAFTSMEN,
    EXTRA,
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
from .workshops import FAMILY

# How much of the best rival's prospects counts against one's own.
ENVY: Final = 0.3
# To win is worth some points more than the lead.
WIN: Final = 4.5
# A coin while relics can still be bought, and afterwards; and what a loaded hold will pay, for each coin of it.
COIN_WORTH: Final = 0.2
COIN_LEFT: Final = 0.02
LEAVING_HOLD: Final = 1.4
STAYING_HOLD: Final = 0.9
# A good while ships can be loaded, one that fits a hold now, and a raw material while orders can be placed.
GOOD_WORTH: Final[tuple[float, ...]] = (0.55, 0.48, 0.41, 0.52, 0.2)
FITTING_WORTH: Final = 0.15
RAW_WORTH: Final = 0.11
RAW_SOON: Final = 4
PAIR_WORTH: Final = 0.034
# An order that will be delivered for sure, or is likely to be.
SURE_ORDER: Final = 1.1
LIKELY_ORDER: Final = 0.75
MEMBER_WORTH: Final = 0.035
EMPTY_SHRINE: Final = 1.25
WINDOW_LEAD: Final = 0.6
CARD_WORTH: Final = 0.013
VOTE_WORTH: Final = 0.05

# How many steps lie below each business in the last week.
BELOW_ORDERS: Final = 8
BELOW_LOADING: Final = 5
BELOW_SAILING: Final = 2
BELOW_RELICS: Final = 1


def evaluate(state: ColoniaState, seat: int) -> float:
    """The family's prospects less a part of the best rival's; at the end the lead in points."""
    if state.over():
        return lead_at_end(state, seat, WIN)
    best = -1e9
    for other in range(state.seats):
        if other != seat:
            value = prospects(state, other)
            if value > best:
                best = value
    return prospects(state, seat) + answer_worth(state, seat) - ENVY * best


def prospects(state: ColoniaState, seat: int) -> float:
    """Points, and what money, goods, raw materials and members will still become."""
    due = due_steps(state)
    at = seat * HOLDINGS
    held = state.held
    value = float(points(state, seat)) + MEMBER_WORTH * held[at + RESERVE]
    coin = COIN_WORTH if due > BELOW_RELICS else COIN_LEFT
    for city in range(len(CITIES)):
        money = held[at + FIRST_MONEY + city]
        value += coin * money
        if money > 0 and is_richest(state, seat, city):
            value += WINDOW_LEAD if state.week < state.material.weeks else 2 * WINDOW_LEAD
        if state.shrine_owners[city] == seat and state.shrine_relics[city] == NONE:
            value += EMPTY_SHRINE
    if due > BELOW_SAILING:
        value += holds_worth(state, seat)
    if due > BELOW_LOADING:
        for good in range(len(GOODS)):
            count = held[at + FIRST_GOOD + good]
            for one in range(count):
                value += GOOD_WORTH[one] if one < len(GOOD_WORTH) else GOOD_WORTH[-1]
        value += FITTING_WORTH * fitting_goods(state, seat)
        value += orders_worth(state, seat)
    if due > BELOW_ORDERS:
        for craftsman in range(len(CRAFTSMEN)):
            recipe = state.material.recipes[craftsman]
            first, second = held[at + FIRST_RAW + recipe[0]], held[at + FIRST_RAW + recipe[1]]
            value += RAW_WORTH * min(first, RAW_SOON) + PAIR_WORTH * min(first, second, 2)
    return value


def due_steps(state: ColoniaState) -> int:
    """The steps still to come, as far as the last week: with another week to come everything is."""
    return len(state.open) if state.week == state.material.weeks else 99


def is_richest(state: ColoniaState, seat: int, city: int) -> bool:
    money = state.money_of(seat, city)
    for other in range(state.seats):
        if other != seat and state.money_of(other, city) >= money:
            return False
    return True


def holds_worth(state: ColoniaState, seat: int) -> float:
    """What the loaded holds will pay."""
    m = state.material
    value = 0.0
    for mooring in range(len(state.port)):
        for place in range(PLACES):
            if state.holds[mooring * PLACES + place] == seat:
                ship = state.port[mooring]
                pays = m.extra_hold_money if place == EXTRA else m.holds[ship][place].pays[state.values]
                value += COIN_WORTH * pays * (LEAVING_HOLD if mooring < state.leaving else STAYING_HOLD)
    return value


def fitting_goods(state: ColoniaState, seat: int) -> int:
    """The goods of the largest free hold that the family could load now."""
    most = 0
    for mooring in range(len(state.port)):
        holds = state.material.holds[state.port[mooring]]
        for place in range(len(holds)):
            if state.holds[mooring * PLACES + place] == NOBODY and has_goods(state, seat, holds[place]):
                size = sum(holds[place].goods)
                if size > most:
                    most = size
    return most


def orders_worth(state: ColoniaState, seat: int) -> float:
    """Orders in line: those above the bar are as good as delivered."""
    value = 0.0
    for craftsman in range(len(CRAFTSMEN)):
        queue = state.queues[craftsman]
        for place in range(len(queue)):
            if queue[place] // FAMILY == seat:
                value += GOOD_WORTH[0] * (SURE_ORDER if place < state.bars[craftsman] else LIKELY_ORDER)
    return value


def answer_worth(state: ColoniaState, seat: int) -> float:
    """What an own secret answer promises before it is shown."""
    answer = state.answers[seat]
    if answer == OPEN or not state.open:
        return 0.0
    question = state.open[-1]
    if isinstance(question, Vote):
        kind = state.material.decree_kind[question.decree]
        liked = likes(state, seat, kind)
        return VOTE_WORTH if (answer == YES) == liked else 0.0
    return CARD_WORTH * answer


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
