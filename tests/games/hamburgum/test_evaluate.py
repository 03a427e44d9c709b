"""What bots think of Hamburgum on the way through a turn."""

import pytest

from kontor.bots.planning import plan
from kontor.engine.state import State

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
