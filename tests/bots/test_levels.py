"""Levels and names of bots: what a person can ask for, and what is said when it cannot be had."""

from itertools import pairwise
from pathlib import Path

import pytest

from kontor import bots, games
from kontor.bots.bot import ask
from kontor.bots.levels import LEVELS, Leveled
from kontor.bots.search import Search
from kontor.engine.data import WEIGHTS, read_weights
from kontor.engine.errors import BadData, BadSetup
from kontor.engine.rng import Rng

GAME = games.get("rival-cities")


def test_each_level_thinks_longer_and_with_more_care() -> None:
    levels = list(LEVELS.values())
    assert list(LEVELS) == ["novice", "regular", "expert", "master"]
    for lower, higher in pairwise(levels):
        assert lower.playouts < higher.playouts
        assert lower.seconds < higher.seconds
        assert lower.careless >= higher.careless


@pytest.mark.parametrize("name", LEVELS)
def test_a_level_has_a_clock_unless_it_must_repeat(name: str) -> None:
    clocked, counting = (bots.make(name, GAME, Rng.seeded(1), clocked=one) for one in (True, False))
    assert isinstance(clocked, Search)
    assert isinstance(counting, Search)
    assert clocked.budget.seconds == LEVELS[name].seconds
    assert counting.budget.seconds is None
    assert clocked.budget.playouts == counting.budget.playouts == LEVELS[name].playouts


def test_the_careless_sometimes_take_what_they_only_looked_at() -> None:
    state = GAME.start(2, 1)
    seat = state.actors()[0]
    while len(state.legal(seat)) < 3:
        state.play(seat, state.legal(seat)[0])
        seat = state.actors()[0]
    careful = bots.make("search:30", GAME, Rng.seeded(1))
    choices = {ask(bots.make("novice", GAME, Rng.seeded(seed)), state, seat) for seed in range(24)}
    assert ask(careful, state, seat) in choices
    assert len(choices) > 1
    assert isinstance(bots.make("novice", GAME, Rng.seeded(1)), Leveled)


@pytest.mark.parametrize(
    ("name", "playouts", "seconds"),
    [("search:400", 400, None), ("search:0.1s", None, 0.1), ("search:2s", None, 2.0), ("search:.5s", None, 0.5)],
)
def test_a_search_with_a_budget_of_its_own(name: str, playouts: int | None, seconds: float | None) -> None:
    bot = bots.make(name, GAME, Rng.seeded(1), clocked=False)
    assert isinstance(bot, Search)
    assert (bot.budget.playouts, bot.budget.seconds) == (playouts, seconds)
    assert bots.is_clocked(name) == (seconds is not None)


@pytest.mark.parametrize(
    "name", ["search", "search:", "search:fast", "search:0", "search:-1s", "search:1e9", "search@x"]
)
def test_a_search_without_a_budget(name: str) -> None:
    with pytest.raises(BadSetup, match=r"does not say how long to think; write search:0.5s for half a second"):
        bots.make(name, GAME, Rng.seeded(1))


def test_a_bot_with_weights_of_its_own(tmp_path: Path) -> None:
    text = (GAME.room / WEIGHTS).read_text(encoding="utf-8")
    path = tmp_path / "own.toml"
    path.write_text(text.replace("letter = ", "letter = 9"), encoding="utf-8")
    bot = bots.make(f"greedy@{path}", GAME, Rng.seeded(1))
    assert bot.game.weights.one("letter") > 9
    assert GAME.weights.one("letter") < 9
    state = GAME.start(2, 1)
    assert bot.game.judge.evaluate(state, 0) != GAME.judge.evaluate(state, 0) or state.scores()[0] == state.scores()[1]
    assert type(bot.game) is type(GAME)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("", r"own.toml: win: expected a number"),
        ("win = [1]", r"own.toml: win: expected a number"),
        ("win = 'much'", r"own.toml: win: expected a number"),
        ("win = true", r"own.toml: win: expected a number"),
        ("search = 3", r"own.toml: search: expected a table of numbers"),
        ("[search]\nexplore = 'far'", r"own.toml: search.explore: expected a number"),
        ("win =", r"own.toml: is not TOML"),
    ],
)
def test_weights_that_make_no_sense(tmp_path: Path, content: str, words: str) -> None:
    path = tmp_path / "own.toml"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(BadData, match=words):
        bots.make(f"greedy@{path}", GAME, Rng.seeded(1))


def test_weights_that_lack_a_habit(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text((GAME.room / WEIGHTS).read_text(encoding="utf-8").replace("bias", "bios"), encoding="utf-8")
    with pytest.raises(BadData, match=r"own.toml: search.bias: expected a number"):
        bots.make(f"search:5@{path}", GAME, Rng.seeded(1))


def test_weights_that_lack_a_row(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(
        (GAME.room / WEIGHTS).read_text(encoding="utf-8").replace("docket = ", "docket = 1 #"), encoding="utf-8"
    )
    with pytest.raises(BadData, match=r"own.toml: docket: expected a list of numbers"):
        bots.make(f"greedy@{path}", GAME, Rng.seeded(1))


def test_weights_that_are_not_there() -> None:
    with pytest.raises(BadData, match=r"nowhere\.toml: cannot be read \(No such file"):
        bots.make("greedy@nowhere.toml", GAME, Rng.seeded(1))


@pytest.mark.parametrize("name", games.names())
def test_every_game_has_weights(name: str) -> None:
    game = games.get(name)
    weights = read_weights(game.room / WEIGHTS)
    assert weights.table == game.weights.table
    assert weights.search == game.weights.search
