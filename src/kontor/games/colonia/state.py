"""A game of Colonia in progress: where every piece lies, and the few ways in which pieces move."""

from typing import Any

from kontor.engine.lists import shuffled
from kontor.engine.rng import Rng
from kontor.engine.state import State

from .material import Material
from .moves import MOVES
from .scoring import final_ranks, points
from .terms import (
    ALL_STALLS,
    CITIES,
    CRAFTSMEN,
    FAMILIES,
    FIRST_GOOD,
    FIRST_MONEY,
    FIRST_RAW,
    GOODS,
    GRADES,
    HOLDINGS,
    ITEMS,
    MOORINGS,
    NOBODY,
    NONE,
    OPEN,
    PLACES,
    RAW,
    RESERVE,
)


class ColoniaState(State):
    """`held` is what the families hold; `stalls` has five counts a stall; `queues` the orders of each craftsman, each
    its family times 64 plus its members; `holds` the family in each hold, five places a mooring.

    Copies share the lists of cards, piles, ships, votes and relics: they are put in place anew, never changed.
    """

    material: Material
    seats: int
    values: int
    closed: bool
    held: list[int]
    bag: list[int]
    supply: list[int]
    cards: list[int]
    answers: list[int]
    played: list[int]
    votes: list[int]
    order: list[int]
    week: int
    week_card: int
    week_pile: list[int]
    decrees: list[int]
    decree_pile: list[int]
    fewer: bool
    stalls: list[int]
    stall_members: list[int]
    stall_owners: list[int]
    bars: list[int]
    queues: list[list[int]]
    fresh: list[int]
    leaving: int
    port: list[int]
    holds: list[int]
    extra: bool
    ship_pile: list[int]
    sailed: list[int]
    show: list[int]
    insurers: list[int]
    relic_pile: list[int]
    relic_discards: list[int]
    relics: list[int]
    shrine_owners: list[int]
    shrine_relics: list[int]
    windows: list[int]

    def __init__(self, material: Material, seats: int, values: int, closed: bool, rng: Rng) -> None:
        super().__init__(MOVES, FAMILIES[:seats], rng)
        self.material = material
        self.seats = seats
        self.values = values
        self.closed = closed

    def lay_out(self) -> None:
        """The empty table: every piece in the box."""
        m = self.material
        seats = self.seats
        self.held = [0] * (seats * HOLDINGS)
        self.bag = [m.raw_of_each] * len(RAW)
        self.supply = [m.goods_of_each] * len(GOODS)
        self.cards = [0] * seats
        self.answers = [OPEN] * seats
        self.played = [0] * seats
        self.votes = [0] * seats
        self.order = list(range(seats))
        self.week = 0
        self.week_card = NONE
        self.week_pile = []
        self.decrees = []
        self.decree_pile = []
        self.fewer = False
        self.stalls = [0] * (ALL_STALLS * len(RAW))
        self.stall_members = [0] * ALL_STALLS
        self.stall_owners = [NOBODY] * ALL_STALLS
        self.bars = [0] * len(CRAFTSMEN)
        self.queues = [[] for _ in CRAFTSMEN]
        self.fresh = [0] * len(CRAFTSMEN)
        self.leaving = 0
        self.port = []
        self.holds = [NOBODY] * (MOORINGS * PLACES)
        self.extra = False
        self.ship_pile = []
        self.sailed = []
        self.show = []
        self.insurers = []
        self.relic_pile = []
        self.relic_discards = []
        self.relics = [0] * (seats * len(CITIES) * GRADES)
        self.shrine_owners = [NOBODY] * len(CITIES)
        self.shrine_relics = [NONE] * len(CITIES)
        self.windows = [NOBODY] * len(CITIES)

    def clone(self) -> "ColoniaState":
        twin = ColoniaState(self.material, self.seats, self.values, self.closed, self.rng.clone())
        self.progress_to(twin)
        twin.held = self.held[:]
        twin.bag = self.bag[:]
        twin.supply = self.supply[:]
        twin.cards = self.cards
        twin.answers = self.answers[:]
        twin.played = self.played
        twin.votes = self.votes
        twin.order = self.order
        twin.week = self.week
        twin.week_card = self.week_card
        twin.week_pile = self.week_pile
        twin.decrees = self.decrees
        twin.decree_pile = self.decree_pile
        twin.fewer = self.fewer
        twin.stalls = self.stalls[:]
        twin.stall_members = self.stall_members[:]
        twin.stall_owners = self.stall_owners[:]
        twin.bars = self.bars[:]
        queues = self.queues
        twin.queues = [queues[0][:], queues[1][:], queues[2][:], queues[3][:], queues[4][:]]
        twin.fresh = self.fresh[:]
        twin.leaving = self.leaving
        twin.port = self.port
        twin.holds = self.holds[:]
        twin.extra = self.extra
        twin.ship_pile = self.ship_pile
        twin.sailed = self.sailed
        twin.show = self.show
        twin.insurers = self.insurers
        twin.relic_pile = self.relic_pile
        twin.relic_discards = self.relic_discards
        twin.relics = self.relics
        twin.shrine_owners = self.shrine_owners
        twin.shrine_relics = self.shrine_relics
        twin.windows = self.windows
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled and copied as its position document, without the listener."""
        from .position import dump, restore

        return restore, (dump(self), self.material.folder)

    def imagine(self, seat: int, rng: Rng) -> "ColoniaState":
        """Unseen are the order of the piles and what others have answered to the open question."""
        from .council import imagine_answers

        world = self.clone()
        # So that the shuffle depends on nothing but chance.
        world.week_pile = sorted(world.week_pile)
        world.decree_pile = sorted(world.decree_pile)
        world.ship_pile = sorted(world.ship_pile)
        world.relic_pile = sorted(world.relic_pile)
        world.redeal(rng)
        imagine_answers(world, seat, rng)
        return world

    def redeal(self, rng: Rng) -> None:
        self.rng = rng.fork()
        self.week_pile = shuffled(self.week_pile, rng)
        self.decree_pile = shuffled(self.decree_pile, rng)
        self.ship_pile = shuffled(self.ship_pile, rng)
        self.relic_pile = shuffled(self.relic_pile, rng)

    def undealt(self) -> int:
        return len(self.week_pile) + len(self.decree_pile) + len(self.ship_pile) + len(self.relic_pile)

    def scores(self) -> list[int]:
        return [points(self, seat) for seat in range(self.seats)]

    def ranks(self) -> list[int]:
        return final_ranks(self)

    def gain(self, seat: int, item: int, count: int) -> None:
        """Raw materials, goods or money come to a family; the caller says where from."""
        self.held[seat * HOLDINGS + item] += count
        if self.listener is not None and count > 0:
            self.tell("gained", seat, {"item": ITEMS[item], "count": count})

    def pay(self, seat: int, item: int, count: int) -> None:
        self.held[seat * HOLDINGS + item] -= count
        if self.listener is not None and count > 0:
            self.tell("paid", seat, {"item": ITEMS[item], "count": count})

    def draw_raw(self) -> int:
        """One raw material from the bag, by chance; none when it is empty."""
        total = self.bag[0] + self.bag[1] + self.bag[2] + self.bag[3] + self.bag[4]
        if total == 0:
            return NONE
        self.fence += 1
        pick = self.rng.below(total)
        raw = 0
        while pick >= self.bag[raw]:
            pick -= self.bag[raw]
            raw += 1
        self.bag[raw] -= 1
        return raw

    def roll(self) -> int:
        self.fence += 1
        return 1 + self.rng.below(6)

    def take_good(self, seat: int, good: int) -> bool:
        """A good from the supply, if there is one left."""
        if self.supply[good] == 0:
            return False
        self.supply[good] -= 1
        self.gain(seat, FIRST_GOOD + good, 1)
        return True

    def give_good(self, seat: int, good: int, count: int) -> None:
        self.supply[good] += count
        self.pay(seat, FIRST_GOOD + good, count)

    def give_raw(self, seat: int, raw: int) -> None:
        self.bag[raw] += 1
        self.pay(seat, FIRST_RAW + raw, 1)

    def reserve_of(self, seat: int) -> int:
        return self.held[seat * HOLDINGS + RESERVE]

    def money_of(self, seat: int, city: int) -> int:
        return self.held[seat * HOLDINGS + FIRST_MONEY + city]


def ours(state: State) -> ColoniaState:
    """A state of this game; another game's would be a mistake of the caller."""
    if not isinstance(state, ColoniaState):
        raise TypeError(f"not a state of Colonia: {type(state).__name__}")
    return state
