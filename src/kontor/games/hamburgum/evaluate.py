"""How a position looks to one family: a hand-written estimate in points of prestige."""

from typing import Final

from kontor.engine.judging import lead_at_end

from .church import donation_money
from .officials import COUNTS
from .scoring import worth
from .state import HamburgumState, count_bits
from .terms import (
    ALL_TOKENS,
    BELL,
    BRICK,
    BUILT,
    CANON,
    CAPTAIN,
    CATHEDRAL,
    CHURCHES,
    CITIZENS,
    CLOTH,
    DONATIONS,
    FIVE,
    GOODS,
    GUILDHALL,
    HOLDINGS,
    HUB,
    KINDS,
    MERCHANT,
    MONEY,
    PRESTIGE,
    SPACES,
    TIMBER,
    TRADE_A,
    TRADE_B,
    token,
)

# To win is worth some points more than the lead.
WIN: Final = 7.0
# And more with every round: whoever leads shall not wait for ever.
PATIENCE: Final = 0.5

# Of a token's worth now, what it is good for while it is not scored; and how it will grow while the game is young.
UNSCORED: Final[tuple[float, ...]] = (1.09, 1.0, 0.93, 1.0, 1.0)
GROWTH: Final[tuple[float, ...]] = (0.0, 3.2, 1.5, 2.0, 4.0)
# Of the best donations that could be made now, what they are good for before they are made.
GIFTS: Final = 0.5
# Of the best buildings likewise, with the guildhall in reach or out of it.
HOUSES_NEAR: Final = 0.7
HOUSES_FAR: Final = 0.5
# Money in points for each 100, up to what can be put to use soon and beyond: hoards win nothing.
MONEY_WORTH: Final = 2.0
MONEY_SOON: Final = 500
MONEY_HOARD: Final = 0.1
# Rounds after which wealth is worth half.
HASTE: Final = 60.0
# Units of brick and timber likewise.
UNIT_WORTH: Final = 0.9
UNITS_SOON: Final = 6
UNIT_HOARD: Final = 0.1
BELL_WORTH: Final = 1.2
# Goods that the ships have room for, for each 100 they would bring, with trade in reach or out of it; and others.
SHIPPED_NEAR: Final = 1.7
SHIPPED_FAR: Final = 0.76
SPARE_WORTH: Final = 0.3
SPARE_SOON: Final = 4
SPARE_HOARD: Final = 0.01
# The most buildings that one thinks of at a time.
HOUSES_SOON: Final = 2
# Room on ships, buildings that produce, and freedom to build, while the game is young.
ROOM_WORTH: Final = 0.3
ROOM_SOON: Final = 9
BUILDING_WORTH: Final = 3.0
CAPTAIN_WORTH: Final = 1.6
BUILDER_WORTH: Final = 2.6
FOOTHOLD_WORTH: Final = 1.0


def evaluate(state: HamburgumState, seat: int) -> float:
    """The lead over the best of the others, in prospects or at the end in points."""
    if state.over():
        return lead_at_end(state, seat, WIN + PATIENCE * state.turns / state.seats)
    best = -1e9
    young = count_bits(state.left) / count_bits(ALL_TOKENS)
    for other in range(state.seats):
        if other != seat:
            value = prospects(state, other, young)
            if value > best:
                best = value
    return prospects(state, seat, young) - best


def prospects(state: HamburgumState, seat: int, young: float) -> float:
    """How the family stands, and what it can make of its goods, material and money."""
    gifts = GIFTS * best_gifts(state, seat)
    houses = (HOUSES_NEAR if is_near(state, seat, GUILDHALL) else HOUSES_FAR) * best_houses(state, seat, young)
    plans = gifts if gifts > houses else houses
    return standing(state, seat, young) + plans + haste(state) * wealth(state, seat)


def haste(state: HamburgumState) -> float:
    """Wealth is worth less with every round, or nobody would ever spend it."""
    return HASTE / (HASTE + state.turns / state.seats)


def wealth(state: HamburgumState, seat: int) -> float:
    stock = state.stock
    at = seat * HOLDINGS
    value = store(stock[at + MONEY], MONEY_SOON, MONEY_WORTH, MONEY_HOARD) / 100.0
    value += store(stock[at + BRICK], UNITS_SOON, UNIT_WORTH, UNIT_HOARD)
    value += store(stock[at + TIMBER], UNITS_SOON, UNIT_WORTH, UNIT_HOARD)
    value += BELL_WORTH * stock[at + BELL]
    near_trade = is_near(state, seat, TRADE_A) or is_near(state, seat, TRADE_B)
    return value + goods_worth(state, seat, SHIPPED_NEAR if near_trade else SHIPPED_FAR)


def store(count: int, soon: int, worth: float, hoard: float) -> float:
    """So many of a thing are worth something, more of it little."""
    return worth * min(count, soon) + hoard * max(0, count - soon)


def standing(state: HamburgumState, seat: int, young: float) -> float:
    """Prestige, what the tokens promise, and what will go on working."""
    value = float(state.stock[seat * HOLDINGS + PRESTIGE]) + tokens_worth(state, seat, young)
    m = state.material
    producing = m.of_kind[0] | m.of_kind[1] | m.of_kind[2]
    lasting = BUILDING_WORTH * count_bits(state.citizens[seat] & producing)
    lasting += ROOM_WORTH * min(room_of(state, seat), ROOM_SOON)
    if seat in state.builders:
        lasting += BUILDER_WORTH
    elif state.reach[seat]:
        lasting += FOOTHOLD_WORTH
    return value + young * lasting


def tokens_worth(state: HamburgumState, seat: int, young: float) -> float:
    """The tokens that are not scored yet."""
    unscored = state.tokens[seat] & ~state.scored
    points = 0.0
    number = 0
    while unscored:
        if unscored & 1:
            kind = number % len(KINDS)
            points += UNSCORED[kind] * worth(state, seat, number // len(KINDS), kind) + young * GROWTH[kind]
        unscored >>= 1
        number += 1
    return points


def best_gifts(state: HamburgumState, seat: int) -> float:
    """The most that one church action could bring with what the family has now."""
    best = 0.0
    if state.stock[seat * HOLDINGS + BRICK] > 0:
        for church in range(len(CHURCHES)):
            if state.left >> token(church, 0) & 31:
                value = gifts_to(state, seat, church)
                if value > best:
                    best = value
    return best


def gifts_to(state: HamburgumState, seat: int, church: int) -> float:
    """The points of all donations to one church that can be paid now, at what its best tokens are worth."""
    m = state.material
    at = seat * HOLDINGS
    brick, timber = state.stock[at + BRICK], state.stock[at + TIMBER]
    bell, money = state.stock[at + BELL], state.stock[at + MONEY]
    left = state.left >> token(church, 0) & 31
    value = 0.0
    for number in range(state.donations(church), DONATIONS):
        brick -= m.donation_brick[number]
        timber -= m.donation_timber[number]
        bell -= m.donation_bell[number]
        money -= donation_money(state, seat, number)
        if brick < 0 or timber < 0 or bell < 0 or money < 0:
            break
        best = 0
        kind = FIVE
        for one in range(len(KINDS)):
            if left >> one & 1:
                points = worth(state, seat, church, one)
                if points > best or not left >> kind & 1:
                    best = points
                    kind = one
                if one == FIVE:
                    break
        left &= ~(1 << kind)
        value += best
        if number == DONATIONS - 1:
            value += m.bonus[len(state.finished)]
    return value


def best_houses(state: HamburgumState, seat: int, young: float) -> float:
    """The most that one guildhall action could bring with what the family has now."""
    at = seat * HOLDINGS
    pairs = min(state.stock[at + BRICK], state.stock[at + TIMBER])
    sites = state.reach[seat] & state.free
    if pairs == 0 or sites == 0:
        return 0.0
    found: list[float] = []
    site = 0
    while sites:
        if sites & 1:
            found.append(house_worth(state, seat, site, young))
        sites >>= 1
        site += 1
    found.sort(reverse=True)
    return sum(found[: min(pairs, HOUSES_SOON)])


def house_worth(state: HamburgumState, seat: int, site: int, young: float) -> float:
    """What a building brings at once, to tokens that wait to be scored, and later on."""
    m = state.material
    kind = m.building[site]
    if kind <= CLOTH:
        value = young * BUILDING_WORTH
    elif kind == MERCHANT:
        value = MONEY_WORTH * m.merchant_money / 100.0
    elif kind == CAPTAIN:
        value = young * CAPTAIN_WORTH
    elif state.offered and state.offered[0] != CANON:
        official = state.offered[0]
        value = MONEY_WORTH * m.merit_money[official] * COUNTS[m.merit[official]](state, seat) / 100.0
    else:
        value = MONEY_WORTH
    waiting = state.tokens[seat] & ~state.scored
    parish = m.parish[site]
    if waiting >> token(parish, CITIZENS) & 1:
        value += m.token_citizen_points[parish]
    if waiting >> token(CATHEDRAL, CITIZENS) & 1:
        value += m.token_citizen_points[CATHEDRAL]
    for church in range(len(CHURCHES)):
        if m.token_building[church] == kind and waiting >> token(church, BUILT) & 1:
            value += m.token_building_points[church]
    return value


def goods_worth(state: HamburgumState, seat: int, shipped_worth: float) -> float:
    """Goods by the room on ships, and what is left."""
    value = 0.0
    spare = 0
    room = room_of(state, seat)
    for good in range(len(GOODS)):
        count = state.stock[seat * HOLDINGS + good]
        shipped = min(count, room)
        room -= shipped
        spare += count - shipped
        value += shipped_worth * shipped * state.price(good) / 100.0
    return value + store(spare, SPARE_SOON, SPARE_WORTH, SPARE_HOARD)


def room_of(state: HamburgumState, seat: int) -> int:
    """The units that a family's ships can carry."""
    owners = state.seats + 1
    berths = state.berths
    return berths[seat] + 2 * berths[owners + seat] + 3 * berths[2 * owners + seat]


def is_near(state: HamburgumState, seat: int, space: int) -> bool:
    """Whether the marker can go to a space freely."""
    m = state.material
    at = state.rondel[seat]
    if at == HUB:
        return True
    return (m.places[space] - m.places[at] - 1) % len(SPACES) < m.free_steps
