"""Judges: shares that add up, a won game is worth more than any other, and quick estimates agree with careful ones."""

import pytest

from kontor import games
from kontor.engine.judging import Weights, softmax
from kontor.engine.rng import Rng

from ..chance import finish, start_any, step


@pytest.mark.parametrize("name", games.names())
def test_chances_add_up_to_one(name: str) -> None:
    """Alone, the rest is the automatic rival's."""
    game = games.get(name)
    rng = Rng.seeded(1)
    for seed in range(15):
        state = start_any(game, seed, rng)
        for _ in range(60):
            if state.over():
                break
            chances = game.judge.chances(state)
            assert len(chances) == len(state.seat_names)
            assert len(chances) == 1 or abs(sum(chances) - 1) < 1e-9
            assert all(0 < one < 1 for one in chances)
            step(state, rng)


@pytest.mark.parametrize("name", games.names())
def test_the_end_goes_to_the_winner(name: str) -> None:
    game = games.get(name)
    rng = Rng.seeded(2)
    for seed in range(15):
        state = start_any(game, seed, rng)
        finish(state, rng)
        ranks = state.ranks()
        chances = game.judge.chances(state)
        assert len(chances) == 1 or abs(sum(chances) - 1) < 1e-9
        for seat, rank in enumerate(ranks):
            if rank == 1:
                assert chances[seat] > 0.9 / ranks.count(1)
                assert game.judge.evaluate(state, seat) >= 0 or ranks.count(1) > 1
            else:
                assert chances[seat] < 0.1
                assert game.judge.evaluate(state, seat) < 0


@pytest.mark.parametrize("name", games.names())
def test_who_has_better_prospects_has_better_chances(name: str) -> None:
    game = games.get(name)
    rng = Rng.seeded(3)
    state = game.start(max(game.seats), 4)
    for _ in range(80):
        step(state, rng)
        if state.over():
            break
        prospects = game.judge.prospects(state)
        chances = game.judge.chances(state)
        assert prospects.index(max(prospects)) == chances.index(max(chances))


@pytest.mark.parametrize("name", games.names())
def test_the_same_lead_is_more_certain_towards_the_end(name: str) -> None:
    game = games.get(name)
    old = game.weights
    judge = game.make_judge(Weights({**old.table, "doubt": 0.5}, old.search, {}, old.source))
    state = game.start(max(game.seats), 4)
    rng = Rng.seeded(5)
    found = []
    while not state.over():
        found.append(judge.certainty(state))
        step(state, rng)
    assert found == sorted(found)
    assert judge.sharpness / 2 <= found[0]
    assert found[-1] <= judge.sharpness
    # Rival Cities may be won at any moment.
    assert (found[0] < found[-1]) == (name != "rival-cities")


def test_softmax() -> None:
    assert softmax([1.0, 1.0], 5.0) == [0.5, 0.5]
    high, low = softmax([3.0, 1.0], 0.5)
    assert abs(high / low - 2.718281828) < 1e-6
    assert softmax([2000.0, 0.0], 1.0) == [1.0, 0.0]
