"""How much a number of games says: estimates with their 95 % intervals.

The games of a set share a deal, so they are not independent; whole sets are. Every interval here takes the sets as the
sample (the variance of a mean is that of the sums over the sets), and makes no claim from fewer than two of them.
"""

import math
from collections.abc import Sequence

import msgspec

# The two-sided 95 % point of the normal distribution, and of Student's by degrees of freedom.
NORMAL = 1.959964
STUDENT = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)

# The same figure of all games of a set.
Sets = Sequence[Sequence[float]]


class Range(msgspec.Struct, frozen=True):
    """A figure, and between what it surely lies."""

    value: float
    low: float
    high: float

    def against(self, even: float) -> int:
        """1 where it is surely more than by chance, -1 where it is less, 0 where one cannot tell."""
        return (self.low > even) - (self.high < even)


class Mean(msgspec.Struct, frozen=True):
    """A mean, and how far off it may be; `None` where one set of games cannot tell."""

    value: float
    margin: float | None


def share(sets: Sets) -> Range:
    """Wilson's interval for the effective number of games (Korn and Graubard).

    That number is how many independent games would vary as much as these do. Games that go together count as fewer, and
    those of mirrored deals, which cancel luck, as more; but a handful of sets says little about how much they vary, and
    counts as less. Where sets do not differ at all, games count as they are.
    """
    count = sum(map(len, sets))
    value = sum(map(sum, sets)) / count
    variance = variance_of_mean(sets)
    if not variance:
        return Range(value, *wilson(value, count))
    handful = student(count - 1) / student(len(sets) - 1)
    return Range(value, *wilson(value, value * (1 - value) / variance * handful**2))


def wilson(value: float, count: float) -> tuple[float, float]:
    """Wilson's score interval for a share that was seen in so many independent tries."""
    z2 = NORMAL * NORMAL
    middle = value + z2 / (2 * count)
    spread = NORMAL * math.sqrt(value * (1 - value) / count + z2 / (4 * count * count))
    scale = 1 + z2 / count
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def mean(sets: Sets) -> Mean:
    """Student's interval, with a degree of freedom less than there are sets."""
    value = sum(map(sum, sets)) / sum(map(len, sets))
    variance = variance_of_mean(sets)
    return Mean(value, None if variance is None else student(len(sets) - 1) * math.sqrt(variance))


def variance_of_mean(sets: Sets) -> float | None:
    """Estimated from how far the sums of whole sets are off; sets may differ in size."""
    if len(sets) < 2:
        return None
    count = sum(map(len, sets))
    value = sum(map(sum, sets)) / count
    squares = sum((sum(one) - value * len(one)) ** 2 for one in sets)
    return squares / count**2 * len(sets) / (len(sets) - 1)


def student(freedom: int) -> float:
    """The 95 % point of Student's distribution: printed values, then the first terms of its expansion."""
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    z = NORMAL
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3
