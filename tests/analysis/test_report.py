"""The report: mistakes, turning points and their causes, among decisions that are made up."""

import msgspec
import pytest

from kontor.analysis.decisions import Decision
from kontor.analysis.report import (
    MISTAKES,
    TURNING_POINTS,
    Analysis,
    document,
    find_mistakes,
    find_turning_points,
    sum_up,
    victory,
)
from kontor.analysis.thinking import Effort
from kontor.engine.record import play_out

from .golden import ALLIANCES, read


def decision(
    number: int, turn: int, seat: int, first: float, loss: float = 0.0, doubt: float = 0.01, chance: bool = False
) -> Decision:
    """The first of two seats could expect so much."""
    expected = [first, round(1 - first, 4)]
    after = [first - loss, 1 - first + loss] if seat == 0 else [first + loss, 1 - first - loss]
    return Decision(number, turn, seat, "played", "better", expected, after, loss, doubt, chance, False)


def test_mistakes_are_clear_not_small_and_the_costliest_come_first() -> None:
    losses = [(0.1, 0.01), (0.3, 0.01), (0.5, 0.6), (0.01, 0.001), (0.0, 0.0), (0.2, 0.19)]
    made = [decision(number, number, 0, 0.5, *loss) for number, loss in enumerate(losses, 1)]
    assert [mistake.number for mistake in find_mistakes(made)] == [2, 6, 1]
    assert len(find_mistakes([decision(number, 1, 0, 0.5, 0.1) for number in range(1, 20)])) == MISTAKES


def test_a_turn_is_measured_to_the_beginning_of_the_next() -> None:
    made = [decision(1, 1, 0, 0.5), decision(2, 1, 0, 0.9), decision(3, 2, 1, 0.6), decision(4, 3, 0, 0.63)]
    (first, last) = find_turning_points(made, [1.0, 0.0])
    assert (first.first, first.last, first.turn, first.seat) == (1, 2, 1, 0)
    assert first.swing == pytest.approx(0.1)
    assert (last.first, last.before, last.after) == (4, [0.63, 0.37], [1.0, 0.0])


@pytest.mark.parametrize(
    ("made", "cause"),
    [
        (decision(1, 1, 0, 0.5, loss=0.1), "mistake"),
        (decision(1, 1, 0, 0.5, loss=0.1, chance=True), "mistake"),
        (decision(1, 1, 0, 0.5, loss=0.05), "play"),
        (decision(1, 1, 0, 0.5, loss=0.1, doubt=0.2), "play"),
        (decision(1, 1, 0, 0.5, chance=True), "luck"),
        (decision(1, 1, 1, 0.5, loss=0.1), "play"),
    ],
)
def test_the_cause_of_a_turn(made: Decision, cause: str) -> None:
    """The first seat falls from 50 to 35 per cent."""
    (point, *_) = find_turning_points([made, decision(2, 2, 1, 0.35)], [0.35, 0.65])
    assert point.cause == cause
    assert point.swing == pytest.approx(0.15)


def test_only_the_largest_turns_are_told_in_their_order() -> None:
    made = [decision(number, number, number % 2, 0.1 * (number % 10)) for number in range(1, 31)]
    points = find_turning_points(made, [1.0, 0.0])
    assert len(points) == TURNING_POINTS
    assert [point.first for point in points] == [9, 19, 29, 30]
    assert find_turning_points([decision(1, 1, 0, 0.5), decision(2, 2, 1, 0.52)], [0.5, 0.5]) == []


def test_victory_is_shared_where_the_rules_share_it() -> None:
    assert victory([2, 1]) == [0, 1]
    assert victory([1, 3, 1]) == [0.5, 0, 0.5]


def analysis(choices: int | None) -> Analysis:
    game, record = read(ALLIANCES, choices)
    state = play_out(record, game)
    seats = [state.seat_names.index(choice.seat) for choice in record.choices]
    made = [decision(number, number, seat, 0.4, 0.1 * (number == 3)) for number, seat in enumerate(seats, 1)]
    return sum_up(game, record, state, Effort(50, None), reversed(made))


def test_a_finished_game_ends_with_its_result() -> None:
    found = analysis(None)
    assert found.result is not None
    assert found.end == victory(found.result.ranks)
    assert [one.number for one in found.decisions] == list(range(1, len(found.decisions) + 1))
    assert found.course()[-1] == found.end
    assert found.mistakes == [3]
    winner = found.end.index(1)
    assert found.summaries[winner].highest == found.summaries[winner].end == 1
    assert sum(one.decisions for one in found.summaries) == len(found.decisions)
    loser = found.summaries[found.decisions[2].seat]
    assert loser.loss == pytest.approx(0.1 / loser.decisions, abs=1e-4)


def test_an_unfinished_game_ends_as_it_stands() -> None:
    found = analysis(3)
    assert found.result is None
    assert found.end == found.decisions[-1].after


def test_the_document_is_the_whole_analysis() -> None:
    found = analysis(None)
    assert msgspec.json.decode(document(found), type=Analysis) == found
