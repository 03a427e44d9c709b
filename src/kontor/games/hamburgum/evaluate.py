"""How a position looks to one family: a hand-written estimate in points of prestige."""

from typing import Final

from kontor.engine.judging import Judge, Weights, lead_at_end
from kontor.engine.state import State

from .church import TakeToken, donation_money, take
from .harbour import room_of
from .officials import COUNTS
from .scoring import worth
from .state import HamburgumState, count_bits, ours
from .terms import (
    ALL_SITES,
    ALL_TOKENS,
    BELL,
    BRICK,
    BUILDINGS,
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
from .trade import Purchase, Sale, buy, sell

MONEY_SOON: Final = 500
UNITS_SOON: Final = 6
SPARE_SOON: Final = 4
ROOM_SOON: Final = 9


class HamburgumJudge(Judge):
    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self.patience = weights.one("patience")
        self.unscored = weights.row("unscored")
        self.growth = weights.row("growth")
        self.gifts = weights.one("gifts")
        self.houses_near = weights.one("houses_near")
        self.houses_far = weights.one("houses_far")
        self.money = weights.one("money")
        self.money_hoard = weights.one("money_hoard")
        self.haste = weights.one("haste")
        self.unit = weights.one("unit")
        self.unit_hoard = weights.one("unit_hoard")
        self.bell = weights.one("bell")
        self.shipped_near = weights.one("shipped_near")
        self.shipped_far = weights.one("shipped_far")
        self.spare = weights.one("spare")
        self.spare_hoard = weights.one("spare_hoard")
        self.room = weights.one("room")
        self.building = weights.one("building")
        self.captain = weights.one("captain")
        self.builder = weights.one("builder")
        self.foothold = weights.one("foothold")

    def evaluate(self, state: State, seat: int) -> float:
        if state.over():
            game = ours(state)
            return lead_at_end(game, seat, self.win + self.patience * game.turns / game.seats)
        return super().evaluate(state, seat)

    def merit(self, state: State, seat: int) -> float:
        if state.over():
            return self.evaluate(state, seat)
        game = self.as_named(ours(state))
        return self.prospect(game, seat, youth(game))

    def prospects(self, state: State) -> list[float]:
        game = self.as_named(ours(state))
        young = youth(game)
        return [self.prospect(game, seat, young) for seat in range(game.seats)]

    def ripeness(self, state: State) -> float:
        return 1.0 - youth(ours(state))

    def prospect(self, state: HamburgumState, seat: int, young: float) -> float:
        """How the family stands, and what it can make of its goods, material and money."""
        gifts = self.gifts * best_gifts(state, seat)
        houses = (self.houses_near if is_near(state, seat, GUILDHALL) else self.houses_far) * self.best_houses(
            state, seat, young
        )
        plans = gifts if gifts > houses else houses
        return self.standing(state, seat, young) + plans + self.urgency(state) * self.wealth(state, seat)

    def urgency(self, state: HamburgumState) -> float:
        """Wealth is worth less with every round, or nobody would ever spend it."""
        return self.haste / (self.haste + state.turns / state.seats)

    def wealth(self, state: HamburgumState, seat: int) -> float:
        stock = state.stock
        at = seat * HOLDINGS
        value = store(stock[at + MONEY], MONEY_SOON, self.money, self.money_hoard) / 100.0
        value += store(stock[at + BRICK], UNITS_SOON, self.unit, self.unit_hoard)
        value += store(stock[at + TIMBER], UNITS_SOON, self.unit, self.unit_hoard)
        value += self.bell * stock[at + BELL]
        near_trade = is_near(state, seat, TRADE_A) or is_near(state, seat, TRADE_B)
        return value + self.goods_worth(state, seat, self.shipped_near if near_trade else self.shipped_far)

    def standing(self, state: HamburgumState, seat: int, young: float) -> float:
        """Prestige, what the tokens promise, and what will go on working."""
        value = float(state.stock[seat * HOLDINGS + PRESTIGE]) + self.tokens_worth(state, seat, young)
        m = state.material
        producing = m.of_kind[0] | m.of_kind[1] | m.of_kind[2]
        lasting = self.building * count_bits(state.citizens[seat] & producing)
        lasting += self.room * min(room_of(state, seat), ROOM_SOON)
        # A church builder, or as good as one.
        if state.reach[seat] == ALL_SITES:
            lasting += self.builder
        elif state.reach[seat]:
            lasting += self.foothold
        return value + young * lasting

    def tokens_worth(self, state: HamburgumState, seat: int, young: float) -> float:
        """The tokens that are not scored yet."""
        unscored = state.tokens[seat] & ~state.scored
        points = 0.0
        church = 0
        while unscored:
            of_church = unscored & 31
            kind = 0
            while of_church:
                if of_church & 1:
                    points += self.token_worth(state, seat, church, kind, young)
                of_church >>= 1
                kind += 1
            unscored >>= len(KINDS)
            church += 1
        return points

    def token_worth(self, state: HamburgumState, seat: int, church: int, kind: int, young: float) -> float:
        """What a token may bring that is not scored yet."""
        return self.unscored[kind] * worth(state, seat, church, kind) + young * self.growth[kind]

    def as_named(self, state: HamburgumState) -> HamburgumState:
        """The state with the open sale or purchase done as far as it is named, or the best token taken."""
        if not state.open:
            return state
        step = state.open[-1]
        if isinstance(step, Sale) and step.beer + step.sugar + step.cloth > 0:
            done = state.clone()
            sell(done, step.seat, step.beer, step.sugar, step.cloth)
            return done
        if isinstance(step, Purchase) and step.brick + step.timber > 0:
            done = state.clone()
            buy(done, step.seat, step.brick, step.timber, 0)
            return done
        if isinstance(step, TakeToken):
            done = state.clone()
            take(done, step.seat, step.church, self.best_token(state, step.seat, step.church))
            return done
        return state

    def best_token(self, state: HamburgumState, seat: int, church: int) -> int:
        """The kind of token that promises most of those a church has left."""
        young = youth(state)
        best = FIVE
        most = -1e9
        for kind in range(len(KINDS)):
            if state.left >> token(church, kind) & 1:
                promise = self.token_worth(state, seat, church, kind, young)
                if promise > most:
                    most = promise
                    best = kind
        return best

    def best_houses(self, state: HamburgumState, seat: int, young: float) -> float:
        """The most that one guildhall action could bring with what the family has now; one thinks of two buildings."""
        at = seat * HOLDINGS
        pairs = min(state.stock[at + BRICK], state.stock[at + TIMBER])
        sites = state.reach[seat] & state.free
        if pairs == 0 or sites == 0:
            return 0.0
        m = state.material
        waiting = state.tokens[seat] & ~state.scored
        in_city = m.token_citizen_points[CATHEDRAL] if waiting >> token(CATHEDRAL, CITIZENS) & 1 else 0
        best = 0.0
        second = 0.0
        for kind in range(len(BUILDINGS)):
            of_kind = sites & m.of_kind[kind]
            if of_kind:
                value = in_city + self.house_worth(state, seat, kind, young, waiting)
                for parish in range(CATHEDRAL):
                    if waiting >> token(parish, CITIZENS) & 1:
                        counted = of_kind & m.in_parish[parish]
                        of_kind &= ~counted
                        best, second = top_two(best, second, value + m.token_citizen_points[parish], counted)
                best, second = top_two(best, second, value, of_kind)
        return best + second if pairs > 1 else best

    def house_worth(self, state: HamburgumState, seat: int, kind: int, young: float, waiting: int) -> float:
        """What a building brings at once, to tokens that count its kind and wait to be scored, and later on."""
        m = state.material
        if kind <= CLOTH:
            value = young * self.building
        elif kind == MERCHANT:
            value = self.money * m.merchant_money / 100.0
        elif kind == CAPTAIN:
            value = young * self.captain
        elif state.offered and state.offered[0] != CANON:
            official = state.offered[0]
            value = self.money * m.merit_money[official] * COUNTS[m.merit[official]](state, seat) / 100.0
        else:
            value = self.money
        for church in range(len(CHURCHES)):
            if m.token_building[church] == kind and waiting >> token(church, BUILT) & 1:
                value += m.token_building_points[church]
        return value

    def goods_worth(self, state: HamburgumState, seat: int, shipped_worth: float) -> float:
        """Goods by the room on ships, and what is left."""
        value = 0.0
        spare = 0
        room = room_of(state, seat)
        for good in range(len(GOODS)):
            count = state.stock[seat * HOLDINGS + good]
            shipped = min(count, room)
            if shipped > 0:
                room -= shipped
                value += shipped_worth * shipped * state.price(good) / 100.0
            spare += count - shipped
        return value + store(spare, SPARE_SOON, self.spare, self.spare_hoard)


def youth(state: HamburgumState) -> float:
    """How much of the game is still to come: the share of donation tokens that are left."""
    return count_bits(state.left) / count_bits(ALL_TOKENS)


def store(count: int, soon: int, worth: float, hoard: float) -> float:
    """So many of a thing are worth something, more of it little."""
    return worth * min(count, soon) + hoard * max(0, count - soon)


def top_two(best: float, second: float, value: float, sites: int) -> tuple[float, float]:
    """The two best buildings, now that these sites for one of another worth are looked at too."""
    if sites == 0 or value <= second:
        return best, second
    if value <= best:
        return best, value
    return value, value if sites & sites - 1 else best


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


def is_near(state: HamburgumState, seat: int, space: int) -> bool:
    """Whether the marker can go to a space freely, or is there and the action goes on."""
    m = state.material
    at = state.rondel[seat]
    if at == space and state.mover == seat and len(state.open) > 1:
        return True
    if at == HUB:
        return True
    return (m.places[space] - m.places[at] - 1) % len(SPACES) < m.free_steps
