"""Trade: selling goods by ship and without, or buying material at the depot."""

from typing import ClassVar, Final

from .doing import Doing
from .harbour import room_of
from .moves import BRICKS, BUY, BUY_BELL, BUY_BRICK, BUY_TIMBER, SALES, SELL, SELL_GOOD, TIMBERS
from .state import HamburgumState
from .terms import BEER, BELL, BERTHS, BRICK, CLOTH, GOODS, HOLDINGS, MONEY, MOST_SOLD, SUGAR, TIMBER


class Trade(Doing):
    """Sell or buy."""

    name: ClassVar[str] = "trade"

    def run(self, state: HamburgumState) -> None:
        at = self.seat * HOLDINGS
        stock = state.stock
        can_sell = stock[at + BEER] + stock[at + SUGAR] + stock[at + CLOTH] > 0
        can_buy = stock[at + MONEY] >= state.material.depot[1]
        if can_sell and can_buy:
            state.ask(self, self.seat, SELL_OR_BUY)
        elif can_sell:
            state.open.append(Sale(self.seat, BEER, 0, 0, 0))
        elif can_buy:
            state.open.append(Purchase(self.seat, BRICK, 0, 0))

    def answer(self, state: HamburgumState, seat: int, move: int) -> None:
        if move == SELL:
            state.open.append(Sale(seat, BEER, 0, 0, 0))
        else:
            state.open.append(Purchase(seat, BRICK, 0, 0))


class Sale(Doing):
    """How many of this good to sell; those named before it, good by good."""

    name: ClassVar[str] = "sale"
    fields: ClassVar[tuple[str, ...]] = ("seat", "good", *GOODS)

    def __init__(self, seat: int, good: int, beer: int, sugar: int, cloth: int) -> None:
        self.seat = seat
        self.good = good
        self.beer = beer
        self.sugar = sugar
        self.cloth = cloth

    def named(self, good: int) -> int:
        return self.beer if good == BEER else self.sugar if good == SUGAR else self.cloth

    def run(self, state: HamburgumState) -> None:
        stock = state.stock
        at = self.seat * HOLDINGS
        for good in range(self.good, len(GOODS)):
            left = stock[at + good] - self.named(good)
            if left > 0:
                step = self if good == self.good else Sale(self.seat, good, self.beer, self.sugar, self.cloth)
                state.ask(step, self.seat, SALES[good][left if left < MOST_SOLD else MOST_SOLD])
                return
        sell(state, self.seat, self.beer, self.sugar, self.cloth)

    def answer(self, state: HamburgumState, seat: int, move: int) -> None:
        good = self.good
        count = move - SELL_GOOD[good]
        beer = self.beer + (count if good == BEER else 0)
        sugar = self.sugar + (count if good == SUGAR else 0)
        cloth = self.cloth + (count if good == CLOTH else 0)
        state.open.append(Sale(seat, good if count == MOST_SOLD else good + 1, beer, sugar, cloth))


def sell(state: HamburgumState, seat: int, beer: int, sugar: int, cloth: int) -> None:
    if beer + sugar + cloth == 0:
        return
    shipped = load(state, seat, beer, sugar, cloth)
    for good, count in ((BEER, beer), (SUGAR, sugar), (CLOTH, cloth)):
        if count > 0:
            by_ship = shipped[good]
            money = by_ship * state.price(good) + (count - by_ship) * state.material.price_without_ship
            state.stock[seat * HOLDINGS + good] -= count
            state.stock[seat * HOLDINGS + MONEY] += money
            if state.listener is not None:
                state.tell("sold", seat, {"item": GOODS[good], "count": count, "shipped": by_ship, "money": money})


def load(state: HamburgumState, seat: int, beer: int, sugar: int, cloth: int) -> list[int]:
    """How much of each good goes by ship when the ships are loaded for the most money."""
    if beer + sugar == 0 or beer + cloth == 0 or sugar + cloth == 0:
        return load_one_good(state, seat, [beer, sugar, cloth])
    loading = Loading(state, seat)
    loading.next_ship(0, [beer, sugar, cloth], 0)
    left = loading.best_left
    return [beer - left[0], sugar - left[1], cloth - left[2]] if left else [0, 0, 0]


def load_one_good(state: HamburgumState, seat: int, goods: list[int]) -> list[int]:
    """Nothing is to be chosen: every ship carries what it can, if that pays."""
    room = room_of(state, seat)
    without_ship = state.material.price_without_ship
    return [min(count, room) if state.price(good) > without_ship else 0 for good, count in enumerate(goods)]


class Loading:
    """Tries every good on every ship, the farthest berth first."""

    def __init__(self, state: HamburgumState, seat: int) -> None:
        owners = state.seats + 1
        self.rooms: list[int] = []
        for berth in range(BERTHS - 1, -1, -1):
            for _ in range(state.berths[berth * owners + seat]):
                self.rooms.append(berth + 1)
        # What a ship adds to the price without one.
        self.worth = [state.price(good) - state.material.price_without_ship for good in range(len(GOODS))]
        self.best = 0
        self.best_left: list[int] = []

    def next_ship(self, ship: int, left: list[int], worth: int) -> None:
        if worth > self.best:
            self.best = worth
            self.best_left = left
        if ship == len(self.rooms):
            return
        for good in range(len(GOODS)):
            if left[good] > 0:
                count = min(left[good], self.rooms[ship])
                then = left[:]
                then[good] -= count
                self.next_ship(ship + 1, then, worth + count * self.worth[good])


class Purchase(Doing):
    """How many units of this material to buy; bricks are named first, then timber, then a bell."""

    name: ClassVar[str] = "purchase"
    fields: ClassVar[tuple[str, ...]] = ("seat", "material", "brick", "timber")

    def __init__(self, seat: int, material: int, brick: int, timber: int) -> None:
        self.seat = seat
        self.material = material
        self.brick = brick
        self.timber = timber

    def run(self, state: HamburgumState) -> None:
        room = most_units(state, self.seat) - self.brick - self.timber
        if room <= 0:
            buy(state, self.seat, self.brick, self.timber, 0)
        elif self.material == BRICK:
            state.ask(self, self.seat, BRICKS[room])
        elif self.material == TIMBER:
            state.ask(self, self.seat, TIMBERS[room])
        elif state.stock[self.seat * HOLDINGS + BELL] == 0:
            state.ask(self, self.seat, BELL_OR_NONE)
        else:
            buy(state, self.seat, self.brick, self.timber, 0)

    def answer(self, state: HamburgumState, seat: int, move: int) -> None:
        if self.material == BRICK:
            state.open.append(Purchase(seat, TIMBER, move - BUY_BRICK, 0))
        elif self.material == TIMBER:
            state.open.append(Purchase(seat, BELL, self.brick, move - BUY_TIMBER))
        else:
            buy(state, seat, self.brick, self.timber, move - BUY_BELL)


def most_units(state: HamburgumState, seat: int) -> int:
    """How many units of material this family can pay for."""
    depot = state.material.depot
    money = state.stock[seat * HOLDINGS + MONEY]
    units = len(depot) - 1
    while depot[units] > money:
        units -= 1
    return units


def buy(state: HamburgumState, seat: int, brick: int, timber: int, bell: int) -> None:
    state.pay(seat, MONEY, state.material.depot[brick + timber + bell])
    state.gain(seat, BRICK, brick)
    state.gain(seat, TIMBER, timber)
    state.gain(seat, BELL, bell)


SELL_OR_BUY: Final = [SELL, BUY]
BELL_OR_NONE: Final = [BUY_BELL + 1, BUY_BELL]
