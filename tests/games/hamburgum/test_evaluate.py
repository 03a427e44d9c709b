"""What bots think of Hamburgum on the way through a turn."""

import pytest

from kontor.bots.planning import plan
from kontor.engine.rng import Rng
from kontor.engine.state import State
from kontor.games.hamburgum.evaluate import HamburgumJudge, youth
from kontor.games.hamburgum.state import count_bits, ours
from kontor.games.hamburgum.terms import BRICK, CATHEDRAL, CITIZENS, HOLDINGS, SITES, TIMBER, token

from ...chance import start_any, step
from .table import GAME, Table, table

RED = 0
GIVER = {"rondel": "sugar", "brick": 2, "timber": 2, "money": 200}
FIVE_GIVEN = {"tokens": ["white/five"]}


def merit(game: Table) -> float:
    return GAME.judge.merit(game.state, RED)


def hurried(state: State) -> State:
    """The turn finished by whatever looks best at once."""
    return plan(GAME.judge, state.clone(), RED, 0, state.fence)


def test_a_donation_counts_for_its_token_before_the_token_is_taken() -> None:
    game = table(red=GIVER, blue=FIVE_GIVEN)
    game.play("church", "donate:white")
    assert game.asked == "take-token"
    before = merit(game)
    after = []
    for kind in ("tokens", "ships", "buildings", "citizens"):
        taken = Table(game.state.clone()).play(f"take:{kind}")
        after.append(merit(taken))
    assert before == pytest.approx(max(after))
    assert before > min(after)


def test_asking_what_a_donation_is_worth_takes_nothing() -> None:
    game = table(red=GIVER, blue=FIVE_GIVEN)
    game.play("church", "donate:white")
    before = GAME.dump(game.state)
    merit(game)
    assert GAME.dump(game.state) == before


def test_whoever_hurries_donates_where_a_token_has_to_be_chosen() -> None:
    """The first donation, which takes the token for five at once, is gone everywhere."""
    churches = ("red", "white", "yellow", "green", "blue", "purple")
    game = table(red=GIVER, blue={"tokens": ["red/five"], "scored": [f"{church}/five" for church in churches[1:]]})
    game.play("church")
    after = Table(hurried(game.state))
    assert after.actor == "blue"
    assert after.family("red")["tokens"]


def test_the_best_two_buildings_are_found_by_kind_as_site_by_site() -> None:
    judge = GAME.judge
    assert isinstance(judge, HamburgumJudge)
    rng = Rng.seeded(3)
    told = 0
    for seed in range(200):
        state = ours(start_any(GAME, seed, rng))
        m = state.material
        for _ in range(rng.below(600)):
            if not state.over():
                step(state, rng)
        for seat in range(state.seats):
            waiting = state.tokens[seat] & ~state.scored
            worth: dict[int, float] = {}
            for site in range(SITES):
                if state.reach[seat] & state.free & 1 << site:
                    worth[site] = judge.house_worth(state, seat, m.building[site], youth(state), waiting)
                    for church in {m.parish[site], CATHEDRAL}:
                        if waiting >> token(church, CITIZENS) & 1:
                            worth[site] += m.token_citizen_points[church]
            pairs = min(state.stock[seat * HOLDINGS + BRICK], state.stock[seat * HOLDINGS + TIMBER])
            best_two = sorted(worth.values(), reverse=True)[: min(pairs, 2)]
            assert judge.best_houses(state, seat, youth(state)) == pytest.approx(sum(best_two))
            told += len(set(worth.values())) > 1 and pairs > 0
    assert told > 20


def test_sets_are_counted_as_python_counts_them() -> None:
    rng = Rng.seeded(1)
    for _ in range(500):
        things = int(rng.below(1 << 30))
        assert count_bits(things) == things.bit_count()
    assert [count_bits(things) for things in (0, 1, (1 << 30) - 1, (1 << 32) - 1)] == [0, 1, 30, 32]
