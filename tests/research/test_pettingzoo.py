"""PettingZoo's own tests for every game, and what its environments promise beyond them."""

import copy
import pickle
import time
import warnings
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

from kontor import games
from kontor.engine.errors import BadSetup, IllegalMove
from kontor.engine.rng import Rng
from kontor.research.pettingzoo import KontorEnv, env, raw_env

GAMES = games.names()


def finish(table: Any, seed: int) -> None:
    random = Random(seed)
    for _ in table.agent_iter():
        _, _, over, _, info = table.last(observe=False)
        table.step(None if over else random.choice(info["legal_moves"]))


@pytest.mark.parametrize("name", GAMES)
def test_the_api_of_pettingzoo(name: str) -> None:
    for seats in games.get(name).seats:
        for make in (env, raw_env):
            with warnings.catch_warnings():
                # It recommends other names for agents and plain boxes.
                warnings.simplefilter("ignore", UserWarning)
                api_test(make(name, seats), num_cycles=150)


@pytest.mark.parametrize("name", GAMES)
def test_the_seeds_of_pettingzoo(name: str) -> None:
    seed_test(lambda: env(name), num_cycles=60)


@pytest.mark.parametrize("name", GAMES)
def test_the_benchmark_of_pettingzoo_runs_through(name: str, monkeypatch: Any, capsys: Any) -> None:
    """It measures for five seconds; here its clock runs faster."""
    ticks = iter(range(1000))
    monkeypatch.setattr(time, "time", lambda: next(ticks))
    performance_benchmark(env(name))
    assert "Finished performance benchmark" in capsys.readouterr().out


@pytest.mark.parametrize("name", GAMES)
def test_a_seed_starts_the_game_of_that_seed(name: str) -> None:
    game = games.get(name)
    table = raw_env(name)
    table.reset(seed=7)
    assert game.dump(table.table) == game.dump(game.start(min(game.seats), 7))
    table.reset()
    second = game.dump(table.table)
    table.reset()
    assert game.dump(table.table) != second
    table.reset(seed=7)
    table.reset()
    assert game.dump(table.table) == second


@pytest.mark.parametrize("name", GAMES)
def test_observations_are_what_the_agent_may_know(name: str) -> None:
    """The numbers of the real state are those of any world the agent imagines, also while others have answered."""
    table = raw_env(name, max(games.get(name).seats))
    table.reset(seed=3)
    rng, random = Rng.seeded(1), Random(1)
    for _ in range(150):
        for seat, agent in enumerate(table.agents):
            seen = table.observe(agent)
            assert table.observation_space(agent).contains(seen)
            world = table.table.imagine(seat, rng)
            assert seen["observation"].tolist() == table.game.encode(world, seat)
            assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(world.legal(seat))
        table.step(random.choice(table.legal_moves()))


def test_secret_choices_are_asked_in_turn() -> None:
    table = raw_env("colonia", 4)
    table.reset(seed=2)
    while len(table.table.actors()) < 4:
        table.step(table.legal_moves()[0])
    others = [table.observe(agent)["observation"] for agent in table.agents[1:]]
    assert table.agent_selection == table.agents[0]
    table.step(table.legal_moves()[0])
    assert table.agent_selection == table.agents[1]
    for was, agent in zip(others, table.agents[1:], strict=True):
        now = table.observe(agent)["observation"]
        assert np.count_nonzero(was != now) == 1, "only that the first family is no longer asked"


@pytest.mark.parametrize("name", GAMES)
def test_the_rewards_come_with_the_end_and_sum_to_zero(name: str) -> None:
    for seats in games.get(name).seats:
        table = raw_env(name, seats)
        table.reset(seed=seats)
        random = Random(seats)
        while not table.table.over():
            assert not any(table.rewards.values())
            table.step(random.choice(table.legal_moves()))
        ranks = table.table.ranks()
        assert seats == 1 or sum(table.rewards.values()) == pytest.approx(0)
        assert all((table.rewards[agent] > 0) == (rank == 1) for agent, rank in zip(table.agents, ranks, strict=True))
        assert table.terminations == dict.fromkeys(table.possible_agents, True)


def test_an_illegal_action() -> None:
    table = raw_env()
    table.reset(seed=1)
    before = table.game.dump(table.table)
    for wrong in (table.game.moves.number("resolve"), 5000, -1, None, "ink:1", np.int64(5000)):
        with pytest.raises(IllegalMove):
            table.step(wrong)  # type: ignore[arg-type]
    assert table.game.dump(table.table) == before
    guarded = env()
    guarded.reset(seed=1)
    agent = guarded.agent_selection
    guarded.step(table.game.moves.number("resolve"))
    assert guarded.terminations[agent]
    assert guarded.rewards[agent] == -1


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))])
def test_a_copy_plays_on_alike(copied: Any) -> None:
    for name in GAMES:
        table = env(name)
        table.reset(seed=4)
        for _ in range(25):
            table.step(table.unwrapped.legal_moves()[-1])
        twin = copied(table)
        assert twin.game.dump(twin.table) == table.game.dump(table.table)
        for one in (table, twin):
            finish(one, 9)
        assert twin.table.ranks() == table.table.ranks()
        assert twin.game.dump(twin.table) == table.game.dump(table.table)


def test_rendering(capsys: Any) -> None:
    table = raw_env("colonia", 3, render_mode="ansi")
    table.reset(seed=1)
    drawn = table.render()
    assert drawn is not None
    assert drawn.startswith("Colonia: yellow ?, blue ?, green 0\nchoose-good, asked of green: good:saddle ")
    shown = raw_env(render_mode="human")
    shown.reset(seed=1)
    finish(shown, 1)
    told = capsys.readouterr().out
    assert "Rival Cities: hamburg" in told
    assert "over (" in told
    with pytest.warns(UserWarning, match="nothing to render without a render mode"):
        assert raw_env().render() is None


def test_bad_arguments_are_told() -> None:
    with pytest.raises(BadSetup, match="there is no game 'go'"):
        env("go")
    with pytest.raises(BadSetup, match="Rival Cities takes 2 players, not 3"):
        env("rival-cities", 3)
    with pytest.raises(BadSetup, match="has no option 'maps'"):
        env("hamburgum", options={"maps": "hamburg"})
    with pytest.raises(BadSetup, match="the render mode cannot be 'rgb_array'; it can be ansi or human, or None"):
        env(render_mode="rgb_array")


def test_options_are_kept() -> None:
    table: KontorEnv = raw_env("hamburgum", 3, {"map": "londinium", "first": "green"})
    table.reset(seed=1)
    assert table.agent_selection == "green"
    assert table.game.view(table.table, 0)["map"] == "londinium"
