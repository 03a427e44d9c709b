"""Chance: a small seeded generator that gives the same numbers on every machine."""

from typing import Final

WORD: Final = 0xFFFFFFFF
HALF: Final = 0xFFFF
SEED_BITS: Final = 96

# Each times 2^32, minus one, is a safe prime; and products of a word stay small ints when compiled.
TIMES_X: Final = 0x3C6EF370
TIMES_Y: Final = 0x2545F3F5


class Rng:
    """Two multiply-with-carry generators, their low words combined; the period is about 2^121."""

    def __init__(self, x: int, y: int) -> None:
        self.x = x
        self.y = y

    @staticmethod
    def seeded(seed: int) -> "Rng":
        """A generator for a seed of up to `SEED_BITS` bits; no two seeds give the same one."""
        high = seed >> 64
        rng = Rng(seed & WORD | 1 + (high & HALF) << 32, seed >> 32 & WORD | 1 + (high >> 16) << 32)
        for _ in range(12):
            rng.next()
        return rng

    def next(self) -> int:
        """The next 32 random bits."""
        x = self.x
        y = self.y
        self.x = x = (x & WORD) * TIMES_X + (x >> 32)
        self.y = y = (y & WORD) * TIMES_Y + (y >> 32)
        return (x ^ y) & WORD

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` - 1; for the small limits of a board game the bias is under limit / 2^32."""
        return self.next() * limit >> 32

    def shuffle(self, pile: list[int]) -> None:
        for last in range(len(pile) - 1, 0, -1):
            other = self.next() * (last + 1) >> 32
            pile[last], pile[other] = pile[other], pile[last]

    def seed(self) -> int:
        """A fresh seed for another generator."""
        return self.next() | self.next() << 32 | self.next() << 64

    def clone(self) -> "Rng":
        return Rng(self.x, self.y)
