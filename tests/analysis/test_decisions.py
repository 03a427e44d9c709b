"""Decisions of a record: what is asked when, which moves were mistakes, and that it does not matter who looks."""

from functools import partial
from itertools import pairwise

import pytest

from kontor.analysis.decisions import Decision, Order, examine, learn, look_back, moments_of
from kontor.analysis.thinking import Effort
from kontor.engine.record import Record

from .golden import ALLIANCES, ALONE, COUNCIL, FLEET, WINNING, read, state_after

FEW = Effort(24, None)


def test_a_turn_is_what_one_seat_chooses_in_a_row() -> None:
    game, record = read(ALLIANCES)
    found = moments_of(record, game)
    assert len(found) == len(record.choices)
    for one, following in pairwise(found):
        assert following.turn - one.turn == (one.seat != following.seat)


def test_secret_answers_to_one_question_are_one_turn() -> None:
    game, record = read(COUNCIL)
    found = moments_of(record, game)
    assert [len(moment.state.actors()) for moment in found[:5]] == [1, 3, 2, 1, 1]
    assert [moment.turn for moment in found[:6]] == [1, 2, 2, 2, 3, 4]


def test_alone_a_turn_lasts_from_fence_to_fence() -> None:
    """A card is chosen in one choice and spent in the next; the turn after it is another."""
    game, record = read(ALONE)
    found = moments_of(record, game)
    spent = [place for place, moment in enumerate(found) if moment.state.open[-1].name == "play-card"]
    assert len(spent) > 20
    for place in spent:
        assert found[place].turn == found[place - 1].turn
    assert len({found[place].turn for place in spent}) == len(spent)


def test_a_new_ship_from_the_pile_is_chance() -> None:
    game, record = read(FLEET, 12)
    found = moments_of(record, game)
    assert game.moves.name(found[10].move) == "buy:4"
    assert [moment.chance for moment in found] == [False] * 10 + [True, False]


def blunder() -> tuple[Record, str]:
    """A game in which somebody, able to win at once, does something else."""
    game, state = state_after(ALLIANCES, WINNING - 1)
    _, record = read(ALLIANCES, WINNING - 1)
    seat = state.actors()[0]
    other = next(move for move in state.legal(seat) if game.moves.name(move) != "ally:oslo")
    record.add(state.seat_names[seat], game.moves.name(other))
    return record, game.moves.name(other)


def test_to_miss_the_win_is_a_mistake() -> None:
    record, other = blunder()
    (found,) = examine(Order(record.text(), None, Effort(40, None)), [WINNING])
    decision = found.decision
    assert (decision.move, decision.best) == (other, "ally:oslo")
    assert decision.loss > decision.doubt
    assert decision.loss == pytest.approx(decision.expected[decision.seat] - decision.after[decision.seat], abs=1e-3)


def test_to_win_is_none() -> None:
    _, record = read(ALLIANCES)
    (found,) = examine(Order(record.text(), None, FEW), [WINNING])
    assert found.decision.best == "ally:oslo"
    assert found.decision.loss == 0


def test_it_does_not_matter_who_examines_what() -> None:
    _, record = read(ALLIANCES)
    look = partial(examine, Order(record.text(), None, FEW))
    together = [found.decision for found in look([55, 58, 60])]
    apart = [look([number])[0].decision for number in (60, 58, 55)]
    assert together == apart[::-1]


def decision(number: int, seat: int, expected: float, after: float, goes_on: bool) -> Decision:
    now, then = ([1 - share, share] if seat else [share, 1 - share] for share in (expected, after))
    return Decision(number, number, seat, "played", "better", now, then, expected - after, 0.01, False, goes_on)


def test_what_the_rest_of_the_turn_shows_is_believed() -> None:
    one, two, three = look_back(
        [decision(1, 0, 0.5, 0.2, True), decision(2, 0, 0.4, 0.4, False), decision(3, 1, 0.6, 0.6, False)]
    )
    assert one.loss == pytest.approx(0.1)
    assert one.after == [0.4, 0.6]
    assert one.best == "better"
    assert (two.after, three.after) == ([0.4, 0.6], [0.4, 0.6])


def test_a_move_that_shows_its_worth_later_was_the_best() -> None:
    one, two, three = look_back(
        [decision(1, 0, 0.5, 0.2, True), decision(2, 0, 0.4, 0.3, True), decision(3, 0, 0.7, 0.7, False)]
    )
    assert [found.loss for found in (one, two, three)] == [0, 0, 0]
    assert one.best == two.best == "played"
    assert one.expected == [0.7, pytest.approx(0.3)]


def test_what_another_seat_sees_changes_nothing() -> None:
    before = [decision(1, 0, 0.5, 0.2, False), decision(2, 1, 0.1, 0.1, False)]
    assert look_back(before) == before
    assert learn(before[0], [0.3, 0.7]).loss == pytest.approx(0.2)
