"""The engine by itself, on a toy game: chance, moves, the stack of steps, secret choices, events."""

from collections import Counter
from typing import Any, ClassVar

import pytest

from kontor.engine.errors import IllegalMove
from kontor.engine.events import Event, Listener
from kontor.engine.game import apply
from kontor.engine.moves import MoveTable
from kontor.engine.rng import SEED_BITS, TIMES_X, TIMES_Y, Rng
from kontor.engine.state import State, Step

MOVES = MoveTable(["low", "high", "stop", "ask:1", "ask:2"])
LOW, HIGH, STOP, ASK = 0, 1, 2, 3


class Toy(State):
    """Two seats bid secretly; the higher asks questions, which may ask the other seat again."""

    def __init__(self) -> None:
        super().__init__(MOVES, ("red", "blue"), Rng.seeded(1))
        self.open = [Finish(), Bids()]
        self.bids = [-1, -1]
        self.told: list[str] = []
        self.settle()

    def scores(self) -> list[int]:
        return self.bids

    def ranks(self) -> list[int]:
        return [1, 1]

    def clone(self) -> "Toy":
        return self

    def imagine(self, seat: int, rng: Rng) -> "Toy":
        return self


class Bids(Step[Toy]):
    name: ClassVar[str] = "bids"

    def run(self, state: Toy) -> None:
        for seat, bid in enumerate(state.bids):
            if bid < 0:
                state.ask(self, seat, [LOW, HIGH])
        if not state.waiting:
            state.open.append(Nest(state.bids.index(max(state.bids)), 2))

    def answer(self, state: Toy, seat: int, move: int) -> None:
        state.bids[seat] = move
        state.open.append(self)


class Nest(Step[Toy]):
    """A question whose answer opens a question for the other seat before this one goes on."""

    name: ClassVar[str] = "nest"
    fields: ClassVar[tuple[str, ...]] = ("seat", "depth")

    def __init__(self, seat: int, depth: int) -> None:
        self.seat = seat
        self.depth = depth

    def run(self, state: Toy) -> None:
        state.ask(self, self.seat, [STOP, ASK])

    def answer(self, state: Toy, seat: int, move: int) -> None:
        state.told.append(f"{seat}:{self.depth}")
        if move == ASK and self.depth > 0:
            state.open.append(Nest(seat, self.depth - 1))
            state.open.append(Nest(1 - seat, self.depth - 1))


class Finish(Step[Toy]):
    name: ClassVar[str] = "finish"

    def run(self, state: Toy) -> None:
        state.end("done")


def test_secret_choices_come_in_any_order() -> None:
    for order in ((0, 1), (1, 0)):
        toy = Toy()
        assert toy.actors() == [0, 1]
        apply(toy, order[0], LOW)
        assert toy.actors() == [order[1]]
        assert toy.legal(order[0]) == []
        with pytest.raises(IllegalMove, match="has nothing to decide now"):
            apply(toy, order[0], HIGH)
        apply(toy, order[1], HIGH)
        assert toy.actors() == [order[1]]


def test_nested_questions_are_a_stack() -> None:
    toy = Toy()
    apply(toy, 0, HIGH)
    apply(toy, 1, LOW)
    while not toy.over():
        (seat,) = toy.actors()
        toy.play(seat, ASK)
    assert toy.told == ["0:2", "1:1", "0:0", "1:0", "0:1", "1:0", "0:0"]
    assert toy.ending == "done"


def test_the_fence_rises_with_every_change_of_seat() -> None:
    toy = Toy()
    apply(toy, 0, HIGH)
    apply(toy, 1, LOW)
    fence = toy.fence
    toy.play(0, ASK)
    assert toy.actors() == [1]
    assert toy.fence == fence + 1


def test_apply_says_why() -> None:
    toy = Toy()
    with pytest.raises(IllegalMove, match=r"'stop' is not legal now; legal: low high"):
        apply(toy, 0, STOP)
    with pytest.raises(IllegalMove, match=r"'move 77' is not legal now"):
        apply(toy, 0, 77)
    with pytest.raises(IllegalMove, match=r"seat 5 has nothing to decide now; the game waits for red and blue"):
        apply(toy, 5, LOW)
    apply(toy, 0, HIGH)
    apply(toy, 1, LOW)
    while not toy.over():
        toy.play(toy.actors()[0], STOP)
    with pytest.raises(IllegalMove, match="the game is over"):
        apply(toy, 0, STOP)


def test_apply_takes_numbers_only() -> None:
    notation: Any = "low"
    with pytest.raises(IllegalMove, match=r"a move is a number of the game's table, not 'low'"):
        apply(Toy(), 0, notation)


def test_moves_read_and_write_both_ways() -> None:
    assert [MOVES.number(MOVES.name(move)) for move in range(len(MOVES))] == list(range(len(MOVES)))
    with pytest.raises(IllegalMove, match=r"'hgih' is not a move of this game; did you mean 'high'\?"):
        MOVES.number("hgih")
    with pytest.raises(ValueError, match="share one notation"):
        MoveTable(["a", "a"])


def test_chance_is_the_same_everywhere() -> None:
    """Multiply-with-carry is a product modulo a prime: computed here the long way, with big numbers."""
    rng = Rng.seeded(2026)
    x, y = rng.x, rng.y
    for _ in range(1000):
        x = x * TIMES_X % (TIMES_X * 2**32 - 1)
        y = y * TIMES_Y % (TIMES_Y * 2**32 - 1)
        assert rng.next() == (x ^ y) % 2**32


def test_chance_is_even() -> None:
    rng = Rng.seeded(5)
    counts = Counter(rng.below(6) for _ in range(60_000))
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts.values()) < 20.5
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        pile = [0, 1, 2, 3]
        rng.shuffle(pile)
        orders[tuple(pile)] += 1
    assert len(orders) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in orders.values()) < 49.7


def test_seeds_near_each_other_differ() -> None:
    seeds = [*range(200), *(1 << bit for bit in range(SEED_BITS))]
    assert len({(rng.x, rng.y) for rng in map(Rng.seeded, seeds)}) == len(set(seeds))
    words = [Rng.seeded(seed).next() for seed in range(2000)]
    assert len(set(words)) == 2000


def test_a_secret_is_told_to_its_seat_alone() -> None:
    event = Event("drew", 1, {"count": 1}, {"card": "x"})
    assert event.seen_by(1) == {"count": 1, "card": "x"}
    assert event.seen_by(0) == event.seen_by(None) == {"count": 1}
    listener = Listener()
    listener.hear(event)
    assert listener.take() == [event]
    assert listener.take() == []


def test_the_top_of_a_pile_alone_can_be_shuffled() -> None:
    tops: Counter[str] = Counter()
    rng = Rng.seeded(3)
    for _ in range(3000):
        pile = list("abcdef")
        rng.shuffle(pile, 2)
        assert sorted(pile) == list("abcdef")
        tops["".join(pile[-2:])] += 1
    assert len(tops) == 30
    assert max(tops.values()) < 2 * min(tops.values())
    whole, deep = list("abcdef"), list("abcdef")
    Rng.seeded(4).shuffle(whole)
    Rng.seeded(4).shuffle(deep, 6)
    assert whole == deep
