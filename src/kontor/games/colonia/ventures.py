"""What a family could soon load and buy, for the estimate: goods fill holds, holds fill purses, purses buy relics."""

from typing import Final

from .harbour import hold_pays
from .scoring import best_loose_relic
from .state import ColoniaState
from .terms import (
    CARDS_A_CITY,
    CITIES,
    FIRST_GOOD,
    FIRST_MONEY,
    GOODS,
    HOLDINGS,
    NOBODY,
    NONE,
    PLACES,
    SHRINE,
)
from .workshops import FAMILY

# Coins that a point costs when money is spent poorly; whatever is cheaper is a bargain.
COINS_A_POINT: Final = 5.0
# Points that a shrine may double one day.
SHRINE_HOPE: Final = 2.5
# Steps below the relics of a week that is not the last.
AFTER_RELICS: Final = 3


def will_be_sold(state: ColoniaState, slot: int) -> bool:
    """Whether a card on show can still be bought: when the week's sales are over, those that nobody insured are not."""
    on_sale = state.week == state.material.weeks or len(state.open) > AFTER_RELICS
    return on_sale or state.insurers[slot] != NOBODY


def purses(state: ColoniaState, seat: int) -> list[int]:
    """A family's money by cities, with what its holds of the leaving ships will pay."""
    first = seat * HOLDINGS + FIRST_MONEY
    money = state.held[first : first + len(CITIES)]
    for mooring in range(state.leaving):
        ship = state.port[mooring]
        for place in range(PLACES):
            if state.holds[mooring * PLACES + place] == seat:
                money[state.material.ship_city[ship]] += hold_pays(state, ship, place)
    return money


def goods_soon(state: ColoniaState, seat: int) -> list[int]:
    """A family's goods, with those of its orders above the bars."""
    first = seat * HOLDINGS + FIRST_GOOD
    goods = state.held[first : first + len(GOODS)]
    for craftsman in range(len(GOODS)):
        queue = state.queues[craftsman]
        for place in range(min(len(queue), state.bars[craftsman])):
            if queue[place] // FAMILY == seat:
                goods[craftsman] += 1
    return goods


def load_all(state: ColoniaState, goods: list[int], money: list[int]) -> int:
    """Load what fits, large holds before small ones: the money it brings in the end, and in the purses what the leaving
    ships pay of it."""
    m = state.material
    brings = 0
    for size in range(m.largest_hold, 0, -1):
        for mooring in range(len(state.port)):
            ship = state.port[mooring]
            holds = m.holds[ship]
            for place in range(len(holds)):
                hold = holds[place]
                if hold.size != size or state.holds[mooring * PLACES + place] != NOBODY:
                    continue
                wanted = hold.goods
                fits = True
                for good in range(len(GOODS)):
                    if goods[good] < wanted[good]:
                        fits = False
                        break
                if fits:
                    for good in range(len(GOODS)):
                        goods[good] -= wanted[good]
                    pays = hold.pays[state.values]
                    brings += pays
                    if mooring < state.leaving:
                        money[m.ship_city[ship]] += pays
    return brings


def bargains(state: ColoniaState, seat: int, money: list[int]) -> float:
    """By how many points the best card on show that each purse could buy is better than money poorly spent."""
    m = state.material
    best = [0.0] * len(CITIES)
    for slot in range(len(state.show)):
        card = state.show[slot]
        city = card // CARDS_A_CITY
        if m.price[card] <= money[city] and will_be_sold(state, slot):
            gain = points_gained(state, seat, card) - m.price[card] / COINS_A_POINT
            if gain > best[city]:
                best[city] = gain
    return best[0] + best[1] + best[2] + best[3]


def points_gained(state: ColoniaState, seat: int, card: int) -> float:
    """What a card on show would bring this family, in a shrine or with one."""
    m = state.material
    city = card // CARDS_A_CITY
    if card % CARDS_A_CITY == SHRINE:
        return max(SHRINE_HOPE, float(best_loose_relic(state, seat, city)))
    if state.shrine_owners[city] == seat and state.shrine_relics[city] == NONE:
        return float(m.shrine_times * m.points[card])
    return float(m.points[card])
