"""Chance: a small seeded generator that gives the same numbers on every machine."""

from typing import Any, Final, TypeVar

from mypy_extensions import i64

T = TypeVar("T")

WORD: Final = 0xFFFFFFFF
HALF: Final = 0xFFFF
SEED_BITS: Final = 96
# More cards than any pile has.
ALL: Final = 1 << 30

# Each times 2^32, minus one, is a safe prime; products of a word stay below 2^62, so native integers hold them.
TIMES_X: Final = 0x3C6EF370
TIMES_Y: Final = 0x2545F3F5


class Rng:
    """Two multiply-with-carry generators, their low words combined; the period is about 2^121."""

    x: i64
    y: i64

    def __init__(self, x: i64, y: i64) -> None:
        self.x = x
        self.y = y

    @staticmethod
    def seeded(seed: int) -> "Rng":
        """A generator for a seed of up to `SEED_BITS` bits; no two seeds give the same one."""
        return Rng.from_words(seed & WORD, seed >> 32 & WORD, seed >> 64)

    @staticmethod
    def from_words(low: i64, middle: i64, high: i64) -> "Rng":
        rng = Rng(low | 1 + (high & HALF) << 32, middle | 1 + (high >> 16) << 32)
        for _ in range(12):
            rng.next()
        return rng

    def next(self) -> i64:
        """The next 32 random bits."""
        x = self.x
        y = self.y
        self.x = x = (x & WORD) * TIMES_X + (x >> 32)
        self.y = y = (y & WORD) * TIMES_Y + (y >> 32)
        return (x ^ y) & WORD

    def below(self, limit: i64) -> i64:
        """A number from 0 to `limit` - 1; for the small limits of a board game the bias is under limit / 2^32."""
        return self.next() * limit >> 32

    def shuffle(self, pile: list[T], top: i64 = ALL) -> None:
        """Every order is equally likely; or every choice and order of so many cards at the top, which is the end.
        `below` is written out: a world that is imagined has hundreds of cards."""
        x = self.x
        y = self.y
        last: i64 = len(pile) - 1
        bottom: i64 = last - top if last > top else 0
        while last > bottom:
            x = (x & WORD) * TIMES_X + (x >> 32)
            y = (y & WORD) * TIMES_Y + (y >> 32)
            other = ((x ^ y) & WORD) * (last + 1) >> 32
            card = pile[last]
            pile[last] = pile[other]
            pile[other] = card
            last -= 1
        self.x = x
        self.y = y

    def seed(self) -> int:
        """A fresh seed for another generator."""
        low = int(self.next())
        middle = int(self.next())
        return low | middle << 32 | int(self.next()) << 64

    def fork(self) -> "Rng":
        """Another generator, as if seeded anew."""
        return Rng.from_words(self.next(), self.next(), self.next())

    def __reduce__(self) -> tuple[Any, ...]:
        return Rng, (int(self.x), int(self.y))

    def clone(self) -> "Rng":
        return Rng(self.x, self.y)
