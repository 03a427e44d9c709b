"""Advice: good, honest, and the same each time."""

import pytest

from kontor import games
from kontor.analysis.advice import LONGEST_LINE, Suggestion, advise, look_again, tell
from kontor.analysis.thinking import Effort
from kontor.engine.game import Game, apply
from kontor.engine.rng import Rng
from kontor.engine.state import State

from ..chance import start_any
from ..chance import step as play_any
from .golden import ALLIANCES, WINNING, state_after

FEW = Effort(24, None)


def said(suggestions: list[Suggestion]) -> list[tuple[str, float, list[str]]]:
    return [(one.step.move, one.expected, [following.move for following in one.line]) for one in suggestions]


def some_state(game: Game, seed: int) -> State:
    """Somewhere in a random game."""
    rng = Rng.seeded(seed)
    state = start_any(game, seed, rng)
    for _ in range(20 + 10 * seed):
        if not state.over():
            before = state.clone()
            play_any(state, rng)
    return before if state.over() else state


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("seed", range(4))
def test_advice_knows_nothing_that_its_seat_does_not(name: str, seed: int) -> None:
    """What is hidden lies otherwise in an imagined world, and the advice there is the same to the last digit."""
    game = games.get(name)
    state = some_state(game, seed)
    for seat in state.actors():
        other = state.imagine(seat, Rng.seeded(99))
        assert game.dump(other) != game.dump(state)
        assert said(advise(game, state, seat, FEW, 3, 5)) == said(advise(game, other, seat, FEW, 3, 5))


def test_the_winning_move_comes_first() -> None:
    game, state = state_after(ALLIANCES, WINNING - 1)
    best, *others = advise(game, state, state.actors()[0], Effort(40, None), 3, 1)
    assert best.step.move == "ally:oslo"
    assert best.expected > 0.9
    assert len(others) == 2
    assert all(other.expected < best.expected for other in others)


def test_advice_leaves_the_game_alone() -> None:
    game, state = state_after(ALLIANCES, 30)
    before = game.dump(state)
    advise(game, state, state.actors()[0], FEW, 3, 1)
    assert game.dump(state) == before


def test_no_more_moves_than_there_are_or_than_are_wanted() -> None:
    game, state = state_after(ALLIANCES, 30)
    seat = state.actors()[0]
    assert len(advise(game, state, seat, FEW, 1, 1)) == 1
    everything = advise(game, state, seat, FEW, 1000, 1)
    assert sorted(game.moves.number(one.step.move) for one in everything) == sorted(state.legal(seat))
    shares = [one.expected for one in everything]
    assert shares == sorted(shares, reverse=True)


def test_the_line_is_the_rest_of_the_same_turn() -> None:
    game, state = state_after(ALLIANCES, 2)
    seat = state.actors()[0]
    suggestions = advise(game, state, seat, Effort(200, None), 2, 1)
    assert any(one.line for one in suggestions)
    for one in suggestions:
        assert len(one.line) <= LONGEST_LINE
        after = state.clone()
        for move in (one.step.move, *(following.move for following in one.line)):
            assert after.fence == state.fence
            apply(after, seat, game.moves.number(move))


def test_a_second_look_can_only_find_more() -> None:
    game, state = state_after(ALLIANCES, 2)
    seat = state.actors()[0]
    step = tell(game, state, seat, state.legal(seat)[0])
    seen = look_again(game, state, seat, Suggestion(step, 0.0, []), FEW, 1, 1)
    assert seen.step == step
    assert 0 < seen.expected < 1
    after = state.clone()
    after.play(seat, game.moves.number(step.move))
    assert game.moves.number(seen.line[0].move) in after.legal(seat)
    sure = Suggestion(step, 1.0, [])
    assert look_again(game, state, seat, sure, FEW, 1, 1) == sure


def test_who_has_no_further_choice_gets_no_second_look() -> None:
    game, state = state_after(ALLIANCES, WINNING - 1)
    seat = state.actors()[0]
    winning = Suggestion(tell(game, state, seat, game.moves.number("ally:oslo")), 0.0, [])
    assert look_again(game, state, seat, winning, FEW, 1, 1) == winning
