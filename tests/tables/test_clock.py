"""Clocks: what runs, what is gained, what is never given back, and when time is up."""

import pytest

from kontor.tables.clock import ClockRule, Clocks, check_clock
from kontor.tables.refusals import Unfit

LIVE = ClockRule("live", 100, 10)
DAILY = ClockRule("correspondence", 86400)


def test_a_live_clock_gains_its_increment_once_a_turn() -> None:
    clocks = Clocks(LIVE, 2)
    clocks.turn_to([0], 0.0)
    clocks.turn_to([0], 5.0)
    clocks.turn_to([0], 20.0)
    assert clocks.remaining(0, 30.0) == 70.0
    clocks.turn_to([1], 30.0)
    assert clocks.remaining(0, 1000.0) == 80.0
    assert clocks.remaining(1, 31.0) == 99.0


def test_a_clock_stands_while_others_think() -> None:
    clocks = Clocks(LIVE, 2)
    clocks.turn_to([1], 0.0)
    clocks.turn_to([0], 50.0)
    assert clocks.deadline() == 150.0
    assert clocks.remaining(0, 50.0) == 100.0


def test_a_correspondence_clock_begins_anew_every_turn() -> None:
    clocks = Clocks(DAILY, 2)
    clocks.turn_to([0], 0.0)
    clocks.turn_to([1], 80000.0)
    assert clocks.remaining(0, 80000.0) == 86400.0
    clocks.turn_to([0], 80001.0)
    assert clocks.deadline() == 80001.0 + 86400.0


def test_several_think_at_once_and_the_first_who_is_out_of_time_sets_the_deadline() -> None:
    clocks = Clocks(LIVE, 3)
    clocks.turn_to([0], 0.0)
    clocks.turn_to([0, 1, 2], 60.0)
    assert clocks.deadline() == 100.0
    clocks.turn_to([1, 2], 70.0)
    assert clocks.deadline() == 160.0
    assert clocks.late(159.0) == []
    assert clocks.late(160.0) == [1, 2]


def test_nobody_is_late_before_the_deadline_and_everybody_who_thinks_after_it() -> None:
    clocks = Clocks(LIVE, 2)
    clocks.turn_to([0], 0.0)
    assert clocks.late(99.9) == []
    assert clocks.late(100.0) == [0]
    assert clocks.remaining(0, 500.0) == 0.0


def test_a_move_after_the_deadline_leaves_the_increment_and_no_debt() -> None:
    clocks = Clocks(LIVE, 2)
    clocks.turn_to([0], 0.0)
    clocks.turn_to([1], 130.0)
    assert clocks.remaining(0, 130.0) == 10.0


def test_without_a_clock_nothing_runs() -> None:
    clocks = Clocks(ClockRule(), 2)
    clocks.turn_to([0], 0.0)
    assert (clocks.remaining(0, 10.0), clocks.deadline(), clocks.late(1e12)) == (None, None, [])


def test_a_copy_goes_its_own_way() -> None:
    clocks = Clocks(LIVE, 2)
    clocks.turn_to([0], 0.0)
    clocks.copy().turn_to([1], 60.0)
    assert clocks.remaining(0, 60.0) == 40.0


@pytest.mark.parametrize(
    ("rule", "sentence"),
    [
        (ClockRule("sand", 60), "there is no clock 'sand'; there is none, live and correspondence"),
        (ClockRule("none", 60), "the time of a none clock is 0 to 0 seconds, not 60"),
        (ClockRule("live", 29), "the time of a live clock is 30 to 21600 seconds, not 29"),
        (ClockRule("live", 21601), "the time of a live clock is 30 to 21600 seconds, not 21601"),
        (ClockRule("live", 60, 3601), "the increment of a live clock is 0 to 3600 seconds, not 3601"),
        (ClockRule("live", 60, -1), "the increment of a live clock is 0 to 3600 seconds, not -1"),
        (ClockRule("correspondence", 3599), "the time of a correspondence clock is 3600 to 2592000 seconds, not 3599"),
        (ClockRule("correspondence", 7200, 1), "the increment of a correspondence clock is 0 to 0 seconds, not 1"),
    ],
)
def test_clocks_that_nobody_could_play_by(rule: ClockRule, sentence: str) -> None:
    with pytest.raises(Unfit, match=sentence):
        check_clock(rule)


@pytest.mark.parametrize("rule", [ClockRule(), ClockRule("live", 30), ClockRule("correspondence", 30 * 86400), LIVE])
def test_clocks_at_their_limits_are_fine(rule: ClockRule) -> None:
    check_clock(rule)
