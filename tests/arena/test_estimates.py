"""Intervals against known values, and what sets of games do to them."""

import random
import statistics
from collections.abc import Callable

import pytest

from kontor.arena.estimates import mean, share, student, wilson


@pytest.mark.parametrize(
    ("value", "count", "low", "high"),
    [(0.1, 10, 0.0179, 0.4042), (0.5, 100, 0.4038, 0.5962), (0.0, 10, 0.0, 0.2775), (1.0, 10, 0.7225, 1.0)],
)
def test_wilson(value: float, count: int, low: float, high: float) -> None:
    assert wilson(value, count) == pytest.approx((low, high), abs=1e-4)


@pytest.mark.parametrize(("freedom", "point"), [(1, 12.706), (10, 2.228), (11, 2.201), (30, 2.042), (1000, 1.962)])
def test_student(freedom: int, point: float) -> None:
    assert student(freedom) == pytest.approx(point, abs=2e-3)


def test_a_mean_of_single_games_is_the_textbook_one() -> None:
    values = [3.0, 5.0, 4.0, 8.0, 6.0]
    found = mean([[value] for value in values])
    assert found.value == statistics.mean(values)
    assert found.margin == pytest.approx(2.776 * statistics.stdev(values) / 5**0.5)


def test_one_set_tells_no_margin() -> None:
    assert mean([[1.0, 5.0]]).margin is None
    assert share([[1.0, 0.0]]).value == 0.5


def test_games_that_go_together_count_as_fewer() -> None:
    together = share([[1.0, 1.0], [0.0, 0.0]] * 25)
    assert (together.low, together.high) == pytest.approx(wilson(0.5, 50), abs=0.01)
    assert together.high - together.low > share([[1.0], [0.0]] * 50).high - share([[1.0], [0.0]] * 50).low


def test_mirrored_games_that_cancel_luck_count_as_more() -> None:
    cancelling = share([[1.0, 0.0]] * 47 + [[1.0, 1.0]] * 3)
    low, high = wilson(0.53, 100)
    assert low < cancelling.low < 0.53 < cancelling.high < high


@pytest.mark.parametrize("won", [0.5, 1.0])
def test_sets_that_do_not_differ_count_as_the_games_they_are(won: float) -> None:
    found = share([[1.0, 2 * won - 1.0]] * 50)
    assert (found.low, found.high) == wilson(won, 100)


def test_a_handful_of_sets_claims_little() -> None:
    handful = share([[1.0, 1.0, 1.0], [1.0, 1.0, 0.0]])
    assert handful.low < 0.2
    many = share([[1.0, 1.0, 1.0], [1.0, 1.0, 0.0]] * 20)
    assert many.low > 0.7


def set_of_alike(chance: random.Random) -> list[float]:
    """Games that go together: a set as a whole is easy or hard."""
    strength = chance.choice((0.4, 0.9))
    return [float(chance.random() < strength) for _ in range(4)]


def set_of_mirrored(chance: random.Random) -> list[float]:
    """A deal from all its seats: what is luck on one of them is bad luck on the others."""
    luck = [chance.gauss(0.0, 1.0) for _ in range(3)]
    return [float(one - sum(luck) / 3 + chance.gauss(0.2, 0.8) > 0) for one in luck]


@pytest.mark.parametrize("draw", [set_of_alike, set_of_mirrored])
@pytest.mark.parametrize("count", [6, 12, 40])
def test_the_interval_holds_what_it_promises(draw: Callable[[random.Random], list[float]], count: int) -> None:
    """Of a thousand matches some 950 intervals hold the truth: never far fewer, and not far more if sets are many."""
    chance = random.Random(1)
    truth = statistics.mean(game for _ in range(20_000) for game in draw(chance))
    held = 0
    for _ in range(1000):
        found = share([draw(chance) for _ in range(count)])
        held += found.low <= truth <= found.high
    assert 930 <= held <= (970 if count == 40 else 1000)
