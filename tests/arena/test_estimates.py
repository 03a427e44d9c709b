"""Intervals against known values, and what sets of games do to them."""

import random
import statistics

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


def test_games_that_cancel_never_count_as_more() -> None:
    cancelling = share([[1.0, 0.0]] * 50)
    assert (cancelling.low, cancelling.high) == wilson(0.5, 100)


def test_the_interval_holds_what_it_promises() -> None:
    """Four hundred matches of forty sets whose games go together: about 95 of a hundred intervals hold the truth."""
    chance = random.Random(1)
    held = 0
    for _ in range(400):
        sets = []
        for _ in range(40):
            strength = chance.choice((0.4, 0.9))
            sets.append([float(chance.random() < strength) for _ in range(4)])
        found = share(sets)
        held += found.low <= 0.65 <= found.high
    assert 0.92 <= held / 400 <= 0.98
