"""A game of Rival Cities in progress: where every piece lies, and the few ways in which pieces move."""

from typing import Any, Final

from kontor.engine.lists import shuffled
from kontor.engine.rng import Rng
from kontor.engine.state import State

from .material import Bundle, Material
from .moves import MOVES
from .scoring import final_ranks, star_totals
from .terms import (
    ALTONA,
    ANY,
    CITIES,
    FACTORY,
    HAMBURG,
    HOLDINGS,
    IDLE,
    ITEMS,
    LETTER,
    SUPPLY,
)

# Piece counts of one owner start at owner * HOLDINGS.
RESERVE: Final = SUPPLY * HOLDINGS


class RivalState(State):
    """Seat 0 is Hamburg, seat 1 Altona. Tracks count towards Hamburg: Altona's side is negative.

    Copies share all lists but `goods`, `ring` and `hands`: they are put in place anew, never changed.
    """

    material: Material
    goods: list[int]
    ring: list[int]
    hands: list[list[int]]
    shown: int
    pile: list[int]
    discards: list[int]
    played: list[int]
    ship_row: list[int]
    ship_pile: list[int]
    ships_away: list[int]
    fleets: list[int]
    fleet_sizes: list[int]
    allies: list[int]
    docket: list[int]
    markers: list[int]
    lawsuit_pile: list[int]
    lawsuits_away: list[int]
    closed: list[int]
    won: list[list[int]]
    ink: int
    prestige: int
    mover: int
    bell: int
    seasons: int
    winner: int

    def __init__(self, material: Material, rng: Rng) -> None:
        super().__init__(MOVES, CITIES, rng)
        self.material = material

    def clone(self) -> "RivalState":
        twin = RivalState(self.material, self.rng.clone())
        self.progress_to(twin)
        twin.goods = self.goods[:]
        twin.ring = self.ring[:]
        hands = self.hands
        twin.hands = [hands[0][:], hands[1][:]]
        twin.shown = self.shown
        twin.pile = self.pile
        twin.discards = self.discards
        twin.played = self.played
        twin.ship_row = self.ship_row
        twin.ship_pile = self.ship_pile
        twin.ships_away = self.ships_away
        twin.fleets = self.fleets
        twin.fleet_sizes = self.fleet_sizes
        twin.allies = self.allies
        twin.docket = self.docket
        twin.markers = self.markers
        twin.lawsuit_pile = self.lawsuit_pile
        twin.lawsuits_away = self.lawsuits_away
        twin.closed = self.closed
        twin.won = self.won
        twin.ink = self.ink
        twin.prestige = self.prestige
        twin.mover = self.mover
        twin.bell = self.bell
        twin.seasons = self.seasons
        twin.winner = self.winner
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled and copied as its position document, without the listener."""
        from .position import dump, restore

        return restore, (dump(self), self.material.folder)

    def imagine(self, seat: int, rng: Rng) -> "RivalState":
        world = self.clone()
        rival = 1 - seat
        seen = [card for card in self.hands[rival] if self.shown >> card & 1]
        world.pile = self.pile + [card for card in self.hands[rival] if not self.shown >> card & 1]
        world.tidy()
        world.redeal(rng)
        world.hands[rival] = seen + world.pile[len(self.pile) :]
        world.pile = world.pile[: len(self.pile)]
        if rival in self.deciders:
            # The rival's choices hang on the hand that was just imagined.
            world.settle()
        return world

    def tidy(self) -> None:
        """Lay what no seat knows in order, so that a shuffle of it depends on nothing but chance."""
        self.pile = sorted(self.pile)
        left = len(self.ship_pile)
        ships = sorted(self.ship_pile + self.ships_away)
        self.ship_pile = ships[:left]
        self.ships_away = ships[left:]
        left = len(self.lawsuit_pile)
        lawsuits = sorted(self.lawsuit_pile + self.lawsuits_away)
        self.lawsuit_pile = lawsuits[:left]
        self.lawsuits_away = lawsuits[left:]

    def redeal(self, rng: Rng) -> None:
        self.rng = rng.fork()
        self.pile = shuffled(self.pile, rng)
        ships = self.ship_pile + self.ships_away
        rng.shuffle(ships)
        left = len(self.ship_pile)
        self.ship_pile = ships[:left]
        self.ships_away = ships[left:]
        lawsuits = self.lawsuit_pile + self.lawsuits_away
        rng.shuffle(lawsuits)
        left = len(self.lawsuit_pile)
        self.lawsuit_pile = lawsuits[:left]
        self.lawsuits_away = lawsuits[left:]

    def undealt(self) -> int:
        return len(self.pile) + len(self.ship_pile) + len(self.lawsuit_pile)

    def scores(self) -> list[int]:
        return star_totals(self)

    def ranks(self) -> list[int]:
        return final_ranks(self)

    def products(self, owner: int) -> int:
        goods = self.goods
        at = owner * HOLDINGS
        return goods[at] + goods[at + 1] + goods[at + 2] + goods[at + 3]

    def has_ship(self, seat: int, ship: int) -> bool:
        return self.fleets[seat] >> ship & 1 == 1

    def gain(self, seat: int, item: int, count: int) -> int:
        """Take items from the supply, and what it lacks from a rival who has more; the number gained."""
        goods = self.goods
        mine = seat * HOLDINGS + item
        gained = min(count, goods[RESERVE + item])
        goods[RESERVE + item] -= gained
        goods[mine] += gained
        taken = 0
        if gained < count and item <= LETTER:
            theirs = (1 - seat) * HOLDINGS + item
            while gained + taken < count and goods[theirs] > goods[mine]:
                goods[theirs] -= 1
                goods[mine] += 1
                taken += 1
        if self.listener is not None and gained + taken > 0:
            self.tell("gained", seat, {"item": ITEMS[item], "count": gained + taken, "taken": taken})
        return gained + taken

    def obtainable(self, seat: int, product: int) -> int:
        """How many of a product this seat could gain from the supply and a richer rival."""
        in_supply = self.goods[RESERVE + product]
        ahead = self.goods[(1 - seat) * HOLDINGS + product] - self.goods[seat * HOLDINGS + product] - in_supply
        return in_supply + (ahead + 1) // 2 if ahead > 0 else in_supply

    def pay(self, seat: int, item: int, count: int) -> None:
        self.goods[seat * HOLDINGS + item] -= count
        self.goods[RESERVE + item] += count
        if self.listener is not None and count > 0:
            self.tell("paid", seat, {"item": ITEMS[item], "count": count})

    def can_pay(self, seat: int, price: Bundle) -> bool:
        at = seat * HOLDINGS
        for item, count in price:
            if (self.products(seat) if item == ANY else self.goods[at + item]) < count:
                return False
        return True

    def activate(self, seat: int, count: int) -> None:
        """Turn idle factories back to work."""
        at = seat * HOLDINGS
        turned = min(count, self.goods[at + IDLE])
        self.goods[at + IDLE] -= turned
        self.goods[at + FACTORY] += turned
        if self.listener is not None and turned > 0:
            self.tell("reactivated", seat, {"count": turned})

    def win(self, seat: int, way: str) -> None:
        self.winner = seat
        self.end(way)


def start_goods(material: Material) -> list[int]:
    """All pieces in the supply."""
    return [0] * RESERVE + material.supply + [0] * (HOLDINGS - len(material.supply))


def side(position: int) -> int:
    """Whose side of a track a marker stands on; `SUPPLY` when it stands in the middle."""
    return HAMBURG if position > 0 else ALTONA if position < 0 else SUPPLY


def towards(seat: int) -> int:
    """The direction of a step towards this seat."""
    return 1 if seat == HAMBURG else -1


def ours(state: State) -> RivalState:
    """A state of this game; another game's would be a mistake of the caller."""
    if not isinstance(state, RivalState):
        raise TypeError(f"not a state of Rival Cities: {type(state).__name__}")
    return state
