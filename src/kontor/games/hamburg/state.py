"""A game of Hamburg in progress: where every card and piece lies, and the few ways in which they move."""

from typing import Any, Final

from kontor.engine.events import Fact
from kontor.engine.lists import added, shuffled, swapped, without
from kontor.engine.rng import ALL, Rng
from kontor.engine.state import State, Step

from .material import Material
from .moves import MOVES
from .scoring import final_ranks, points
from .terms import (
    CARDS,
    COLOURS,
    HOLDINGS,
    MARKS,
    NONE,
    RISKS,
    RIVAL,
    SCORE,
    SEATS,
    WALL,
    WINDOWS,
    WORKERS,
)

# No answer brings more cards of one pile to light, as long as all have some.
REACH: Final = 12


class HamburgState(State):
    """`held` has the numbers of every board. Buildings are in parallel lists: `built` the cards, `stands` the site
    beneath or less than nothing the zoo above, `used` how often each was used this round. `left` are zoos and parks.

    Copies share all lists but `held`: they are put in place anew, never changed.

    `seen` has a bit for every seat that knows a card which is not open; for a card of a pile, that it is there. Of the
    discards the first `veiled` lie in an order that nobody knows.
    """

    material: Material
    seats: int
    boards: int
    expansions: int
    held: list[int]
    hands: list[list[int]]
    sites: list[list[int]]
    built: list[list[int]]
    stands: list[list[int]]
    used: list[list[int]]
    left: list[list[int]]
    powers: list[int]
    hooks: list[int]
    piles: list[list[int]]
    discards: list[int]
    veiled: int
    seen: bytearray
    dice: list[int]
    clerks: list[int]
    window: int
    round: int
    first: int
    tokens: list[int]
    spent_tokens: list[int]
    hummels: list[int]
    lemonjettes: list[int]
    sailing: int
    exchange: list[int]
    tile_step: int
    clerk_tiles: list[int]

    def __init__(self, material: Material, seats: int, expansions: int, rng: Rng) -> None:
        super().__init__(MOVES, SEATS[:seats], rng)
        self.material = material
        self.seats = seats
        self.boards = max(seats, 2)
        self.expansions = expansions

    def lay_out(self) -> None:
        """The empty table: every card in no place yet."""
        boards = self.boards
        self.held = [0] * (boards * HOLDINGS)
        self.hands = [[] for _ in range(boards)]
        self.sites = [[] for _ in range(boards)]
        self.built = [[] for _ in range(boards)]
        self.stands = [[] for _ in range(boards)]
        self.used = [[] for _ in range(boards)]
        self.left = [[] for _ in range(boards)]
        self.powers = [0] * boards
        self.hooks = [0] * boards
        self.piles = [[] for _ in COLOURS]
        self.discards = []
        self.veiled = 0
        self.seen = bytearray(CARDS + 1)
        self.dice = [0] * WINDOWS
        self.clerks = [0] * WINDOWS
        self.window = NONE
        self.round = 0
        self.first = 0
        self.tokens = []
        self.spent_tokens = []
        self.hummels = []
        self.lemonjettes = []
        self.sailing = 0
        self.exchange = []
        self.tile_step = 0
        self.clerk_tiles = []

    def clone(self) -> "HamburgState":
        twin = HamburgState(self.material, self.seats, self.expansions, self.rng.clone())
        self.progress_to(twin)
        twin.held = self.held[:]
        twin.hands = self.hands
        twin.sites = self.sites
        twin.built = self.built
        twin.stands = self.stands
        twin.used = self.used
        twin.left = self.left
        twin.powers = self.powers
        twin.hooks = self.hooks
        twin.piles = self.piles
        twin.discards = self.discards
        twin.veiled = self.veiled
        twin.seen = self.seen
        twin.dice = self.dice
        twin.clerks = self.clerks
        twin.window = self.window
        twin.round = self.round
        twin.first = self.first
        twin.tokens = self.tokens
        twin.spent_tokens = self.spent_tokens
        twin.hummels = self.hummels
        twin.lemonjettes = self.lemonjettes
        twin.sailing = self.sailing
        twin.exchange = self.exchange
        twin.tile_step = self.tile_step
        twin.clerk_tiles = self.clerk_tiles
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled and copied as its position document, without the listener."""
        from .position import dump, restore

        return restore, (dump(self), self.material.folder)

    def ask(self, step: Step[Any], seat: int, choices: list[int]) -> None:
        """Leave a question open; the automatic rival answers at once."""
        if seat < self.seats:
            super().ask(step, seat, choices)
            return
        from .tom import decide

        step.answer(self, seat, decide(self, step, choices))

    def tell(self, name: str, seat: int, facts: dict[str, Fact], secret: dict[str, Fact] | None = None) -> None:
        """What the automatic rival does is told of no seat, for it sits on none, but with its name."""
        if seat < self.seats:
            super().tell(name, seat, facts, secret)
        else:
            super().tell(name, NONE, {**facts, "rival": RIVAL})

    def imagine(self, seat: int, rng: Rng) -> "HamburgState":
        from .secrets import deal_unknown

        world = self.clone()
        deal_unknown(world, seat, rng)
        return world

    def redeal(self, rng: Rng) -> None:
        """Piles are shuffled as deep as an answer reaches that could draw from others too."""
        self.rng = rng.fork()
        self.shuffle_unknown(rng, REACH if all_have_cards(self.piles) else ALL)

    def shuffle_unknown(self, rng: Rng, top: int) -> None:
        """Shuffle what no seat knows: so much of each pile, the tokens, the exchange, and the veiled discards."""
        self.piles = [shuffled(pile, rng, top) for pile in self.piles]
        self.tokens = shuffled(self.tokens, rng)
        if self.exchange:
            self.exchange = shuffled(self.exchange[:-1], rng) + self.exchange[-1:]
        if self.veiled > 0:
            self.discards = shuffled(self.discards[: self.veiled], rng) + self.discards[self.veiled :]

    def undealt(self) -> int:
        cards = len(self.tokens) + len(self.exchange) + self.veiled
        for pile in self.piles:
            cards += len(pile)
        return cards

    def scores(self) -> list[int]:
        return [points(self, seat) for seat in range(self.seats)]

    def ranks(self) -> list[int]:
        return final_ranks(self)

    def has(self, expansion: int) -> bool:
        return self.expansions & expansion != 0

    def take_up(self, board: int, card: int) -> None:
        """A card that lies nowhere comes to a hand."""
        self.hands = swapped(self.hands, board, added(self.hands[board], card))

    def lay_off(self, board: int, card: int) -> None:
        """A card leaves a hand and lies nowhere."""
        self.hands = swapped(self.hands, board, without(self.hands[board], card))

    def know(self, card: int, seats: int) -> None:
        """These seats know a card, and no others."""
        if self.seen[card] != seats:
            self.seen = self.seen[:]
            self.seen[card] = seats

    def gain_marks(self, board: int, count: int) -> None:
        if count > 0:
            self.held[board * HOLDINGS + MARKS] += count
            if self.listener is not None:
                self.tell("gained", board, {"item": "marks", "count": count})

    def pay_marks(self, board: int, count: int) -> None:
        if count > 0:
            self.held[board * HOLDINGS + MARKS] -= count
            if self.listener is not None:
                self.tell("paid", board, {"item": "marks", "count": count})

    def gain_points(self, board: int, count: int) -> None:
        if count > 0:
            self.held[board * HOLDINGS + SCORE] += count
            if self.listener is not None:
                self.tell("gained", board, {"item": "points", "count": count})

    def lose_points(self, board: int, count: int) -> None:
        """Points are never below none."""
        lost = min(count, self.held[board * HOLDINGS + SCORE])
        if lost > 0:
            self.held[board * HOLDINGS + SCORE] -= lost
            if self.listener is not None:
                self.tell("paid", board, {"item": "points", "count": lost})

    def gain_workers(self, board: int, colour: int, count: int) -> None:
        if count > 0:
            self.held[board * HOLDINGS + WORKERS + colour] += count
            if self.listener is not None:
                self.tell("gained", board, {"item": COLOURS[colour], "count": count})

    def pay_workers(self, board: int, colour: int, count: int) -> None:
        if count > 0:
            self.held[board * HOLDINGS + WORKERS + colour] -= count
            if self.listener is not None:
                self.tell("paid", board, {"item": COLOURS[colour], "count": count})

    def marks_of(self, board: int) -> int:
        return self.held[board * HOLDINGS + MARKS]

    def workers_of(self, board: int, colour: int) -> int:
        return self.held[board * HOLDINGS + WORKERS + colour]

    def risk_of(self, board: int, colour: int) -> int:
        return self.held[board * HOLDINGS + RISKS + colour]

    def sections_of(self, board: int, side: int) -> int:
        return self.held[board * HOLDINGS + WALL + side]

    def is_tom(self, board: int) -> bool:
        return board >= self.seats


def all_have_cards(piles: list[list[int]]) -> bool:
    for pile in piles:
        if not pile:
            return False
    return True


def ours(state: State) -> HamburgState:
    """A state of this game; another game's would be a mistake of the caller."""
    if not isinstance(state, HamburgState):
        raise TypeError(f"not a state of Hamburg: {type(state).__name__}")
    return state
