"""A game of Hamburgum in progress: where every piece lies, and the few ways in which pieces move."""

from typing import Any

from mypy_extensions import i64

from kontor.engine.lists import shuffled
from kontor.engine.rng import Rng
from kontor.engine.state import State

from .material import Material
from .moves import MOVES
from .terms import (
    ALL_SITES,
    ALL_TOKENS,
    BERTHS,
    CHURCHES,
    DONATIONS,
    FAMILIES,
    FARTHEST,
    HOLDINGS,
    HUB,
    ITEMS,
    KINDS,
    MONEY,
    PRESTIGE,
    SHUFFLED,
)


class HamburgumState(State):
    """Sets of sites and of tokens are bits; `berths` counts the ships of each family, and of nobody, berth by berth.

    Copies share all lists but `stock`: they are put in place anew, never changed.
    """

    material: Material
    seats: int
    officials: int
    stock: list[int]
    rondel: list[int]
    berths: list[int]
    dutchmen: int
    free: int
    citizens: list[int]
    reach: list[int]
    left: int
    tokens: list[int]
    scored: int
    finished: list[int]
    builders: list[int]
    offered: list[int]
    pile: list[int]
    first: int
    mover: int
    turns: int

    def __init__(self, material: Material, seats: int, officials: int, rng: Rng) -> None:
        super().__init__(MOVES, FAMILIES[:seats], rng)
        self.material = material
        self.seats = seats
        self.officials = officials

    def lay_out(self) -> None:
        """The empty table: every piece in the box."""
        seats = self.seats
        self.stock = [0] * (seats * HOLDINGS)
        self.rondel = [HUB] * seats
        self.berths = [0] * (BERTHS * (seats + 1))
        self.dutchmen = self.material.dutchmen
        self.free = ALL_SITES
        self.citizens = [0] * seats
        self.reach = [0] * seats
        self.left = ALL_TOKENS
        self.tokens = [0] * seats
        self.scored = 0
        self.finished = []
        self.builders = []
        self.offered = []
        self.pile = []
        self.first = 0
        self.mover = 0
        self.turns = 0

    def clone(self) -> "HamburgumState":
        twin = HamburgumState(self.material, self.seats, self.officials, self.rng.clone())
        self.progress_to(twin)
        twin.stock = self.stock[:]
        twin.rondel = self.rondel
        twin.berths = self.berths
        twin.dutchmen = self.dutchmen
        twin.free = self.free
        twin.citizens = self.citizens
        twin.reach = self.reach
        twin.left = self.left
        twin.tokens = self.tokens
        twin.scored = self.scored
        twin.finished = self.finished
        twin.builders = self.builders
        twin.offered = self.offered
        twin.pile = self.pile
        twin.first = self.first
        twin.mover = self.mover
        twin.turns = self.turns
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled and copied as its position document, without the listener."""
        from .position import dump, restore

        return restore, (dump(self), self.material.folder)

    def imagine(self, seat: int, rng: Rng) -> "HamburgumState":
        """Only the order of shuffled officials is hidden."""
        world = self.clone()
        if self.officials == SHUFFLED:
            # So that the shuffle depends on nothing but chance.
            world.pile = sorted(world.pile)
        world.redeal(rng)
        return world

    def redeal(self, rng: Rng) -> None:
        self.rng = rng.fork()
        if self.officials == SHUFFLED:
            self.pile = shuffled(self.pile, rng)

    def undealt(self) -> int:
        return len(self.pile) if self.officials == SHUFFLED else 0

    def scores(self) -> list[int]:
        return [self.stock[seat * HOLDINGS + PRESTIGE] for seat in range(self.seats)]

    def ranks(self) -> list[int]:
        """By prestige, then by the money left over; equal in both is shared."""
        stock = self.stock
        order = [(stock[seat * HOLDINGS + PRESTIGE], stock[seat * HOLDINGS + MONEY]) for seat in range(self.seats)]
        return [1 + sum(other > mine for other in order) for mine in order]

    def gain(self, seat: int, item: int, count: int) -> None:
        self.stock[seat * HOLDINGS + item] += count
        if self.listener is not None and count > 0:
            self.tell("gained", seat, {"item": ITEMS[item], "count": count})

    def pay(self, seat: int, item: int, count: int) -> None:
        self.stock[seat * HOLDINGS + item] -= count
        if self.listener is not None and count > 0:
            self.tell("paid", seat, {"item": ITEMS[item], "count": count})

    def earn(self, seat: int, source: int, points: int) -> None:
        """Prestige, and where it came from."""
        self.stock[seat * HOLDINGS + source] += points
        self.stock[seat * HOLDINGS + PRESTIGE] += points

    def donations(self, church: int) -> int:
        """How many donations a church has."""
        return DONATIONS - count_bits(self.left >> church * len(KINDS) & 31)

    def footholds(self, seat: int) -> int:
        """The sites adjacent to churches at which a family has donated."""
        sites = 0
        for church in range(len(CHURCHES)):
            if self.tokens[seat] >> church * len(KINDS) & 31:
                sites |= self.material.near_church[church]
        return sites

    def ships(self, seat: int) -> int:
        """A family's ships in the harbour; the seat after the last is nobody's."""
        berths = self.berths
        owners = self.seats + 1
        return berths[seat] + berths[owners + seat] + berths[FARTHEST * owners + seat]

    def price(self, good: int) -> int:
        """What a good brings by ship."""
        return self.material.prices[count_bits(self.material.of_kind[good] & ~self.free)]


def count_bits(mask: i64) -> int:
    """How many of up to 32 things a set has; in native arithmetic, because `int.bit_count` is a call of Python's."""
    mask -= mask >> 1 & 0x55555555
    mask = (mask & 0x33333333) + (mask >> 2 & 0x33333333)
    mask = mask + (mask >> 4) & 0x0F0F0F0F
    return mask * 0x01010101 >> 24 & 0xFF


def ours(state: State) -> HamburgumState:
    """A state of this game; another game's would be a mistake of the caller."""
    if not isinstance(state, HamburgumState):
        raise TypeError(f"not a state of Hamburgum: {type(state).__name__}")
    return state
