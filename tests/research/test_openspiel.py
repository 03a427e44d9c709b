"""OpenSpiel's own tests for every game, honest chance, and bots of either house at the tables of the other."""

import json
import pickle
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import evaluate_bots, ismcts, mcts
from open_spiel.python.bots import uniform_random

from kontor import bots, games
from kontor.bots.bot import ask, finish_game
from kontor.engine.errors import BadSetup, IllegalMove
from kontor.engine.rng import Rng
from kontor.research.openspiel import KontorBot, KontorState, SpielBot, load

GAMES = games.names()
HALF = 0.5


def roam(state: KontorState, seed: int, steps: int) -> KontorState:
    random = Random(seed)
    while steps and not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
        steps -= 1
    while state.is_chance_node():
        state.apply_action(random.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", GAMES)
def test_the_random_simulations_of_openspiel(name: str) -> None:
    for players in games.get(name).seats:
        pyspiel.random_sim_test(load(name, players), num_sims=1, serialize=True, verbose=False)


def test_they_are_registered_with_their_parameters() -> None:
    assert {f"python_kontor_{name.replace('-', '_')}" for name in GAMES} <= set(pyspiel.registered_names())
    game = pyspiel.load_game("python_kontor_hamburgum(players=3,map=londinium,first=green,seed=5)")
    state = game.new_initial_state()
    state.apply_action(7)
    ours = games.get("hamburgum")
    expected = ours.start(3, 5 * 1024 + 7, {"map": "londinium", "first": "green"})
    assert ours.dump(state.position()) == ours.dump(expected)
    assert state.current_player() == 2
    assert game.num_distinct_actions() == len(ours.moves)
    assert game.observation_tensor_shape() == [ours.features.length]


@pytest.mark.parametrize("name", GAMES)
def test_what_python_answers_is_what_openspiel_answers(name: str) -> None:
    """Some methods are answered without OpenSpiel; its own give the same."""
    state = load(name, max(games.get(name).seats)).new_initial_state()
    random = Random(8)
    for _ in range(120):
        assert state.legal_actions() == pyspiel.State.legal_actions(state)
        assert state.is_chance_node() == pyspiel.State.is_chance_node(state)
        for player in range(state.num_players()):
            if not state.is_chance_node():
                assert state.legal_actions(player) == pyspiel.State.legal_actions(state, player)
        state.apply_action(random.choice(state.legal_actions()))
    assert len(state.history()) == 120


@pytest.mark.parametrize("name", GAMES)
def test_the_same_actions_lead_to_the_same_state(name: str) -> None:
    """So that a node of a search tree is one state, also for a clone and for a state read from text."""
    game = load(name, min(games.get(name).seats))
    state = roam(game.new_initial_state(), 4, 90)
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    for twin in (again, state.clone(), read, pickle.loads(pickle.dumps(state))):
        assert twin.history() == state.history()
        assert games.get(name).dump(twin.position()) == games.get(name).dump(state.position())
        assert str(twin) == str(state)


@pytest.mark.parametrize("name", GAMES)
def test_another_world_looks_the_same_to_its_player(name: str) -> None:
    game = load(name, max(games.get(name).seats))
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    worlds = set()
    for steps in range(1, 100, 7):
        state = roam(game.new_initial_state(), steps, steps)
        player = state.current_player()
        world = state.resample_from_infostate(player, sampler)
        worlds.add(world.position().rng.x)
        assert world.observation_string(player) == state.observation_string(player)
        assert world.observation_tensor(player) == state.observation_tensor(player)
        assert world.legal_actions() == state.legal_actions()
        assert world.history() == state.history()
    assert len(worlds) > 10


def test_observations_are_view_and_encoding() -> None:
    state = load("colonia", 4).new_initial_state()
    assert state.observation_string(0) == "not dealt yet"
    assert not any(state.observation_tensor(0))
    roam(state, 1, 50)
    game = games.get("colonia")
    for player in range(4):
        assert json.loads(state.observation_string(player)) == game.view(state.position(), player)
        assert state.observation_tensor(player) == game.encode(state.position(), player)


def test_actions_and_states_can_be_read() -> None:
    state = load("rival-cities", 2).new_initial_state()
    assert str(state) == "Rival Cities: not dealt yet"
    assert state.action_to_string(state.current_player(), 3) == "deal:3"
    state.apply_action(3)
    assert state.action_to_string(0, 0) == "ink:1"
    assert str(state).startswith("Rival Cities: hamburg 0, altona 0\nfirst-product, asked of ")
    random = Random(3)
    while not (state.is_chance_node() or state.is_terminal()):
        state.apply_action(random.choice(state.legal_actions()))
    assert state.action_to_string(state.current_player(), 5) == "roll:5"
    assert str(state).endswith(", waiting for a roll")


def test_bad_arguments_are_told() -> None:
    with pytest.raises(BadSetup, match="cannot be 'atlantis'; it can be hamburg or londinium"):
        pyspiel.load_game("python_kontor_hamburgum(map=atlantis)")
    with pytest.raises(BadSetup, match="Colonia takes 3 to 6 players, not 2"):
        load("colonia", 2)
    with pytest.raises(BadSetup, match="chance needs at least one deal and one roll"):
        load("colonia", 3, rolls=0)
    state = load("colonia", 3).new_initial_state()
    with pytest.raises(IllegalMove, match="not dealt yet"):
        state.position()
    with pytest.raises(IllegalMove, match="nobody decides at a chance node"):
        state.resample_from_infostate(0, lambda: HALF)


def search(game: Any, simulations: int = 8) -> Any:
    random = np.random.RandomState(1)
    return mcts.MCTSBot(game, 1.4, simulations, mcts.RandomRolloutEvaluator(1, random), random_state=random)


@pytest.mark.parametrize("name", GAMES)
def test_search_of_openspiel_plays_through_chance(name: str) -> None:
    game = load(name, min(games.get(name).seats))
    state = roam(game.new_initial_state(), 2, 40)
    bot = search(game)
    for _ in range(3):
        while state.is_chance_node():
            state.apply_action(0)
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@pytest.mark.parametrize("name", GAMES)
def test_search_with_imagined_worlds_plays(name: str) -> None:
    game = load(name, min(games.get(name).seats))
    state = roam(game.new_initial_state(), 3, 30)
    random = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bot = ismcts.ISMCTSBot(
        game, evaluator, 1.4, 8, random_state=random, use_observation_string=True, allow_inconsistent_action_sets=True
    )
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", GAMES)
def test_bots_of_openspiel_sit_at_our_tables(name: str) -> None:
    game = games.get(name)
    seats = min(game.seats)
    rng = Rng.seeded(3)
    guests = [
        SpielBot(game, rng, lambda _, seat=seat: uniform_random.UniformRandomBot(seat, Random(seat)))  # type: ignore[misc]
        for seat in range(seats)
    ]
    state = game.start(seats, 3)
    assert finish_game(state, [*guests]) > 20
    assert state.over()
    state = game.start(seats, 4)
    searcher = SpielBot(game, rng, lambda spiel_game: search(spiel_game, 4))
    for _ in range(3):
        before = game.dump(state)
        seat = state.actors()[-1]
        move = ask(searcher, state, seat)
        assert game.dump(state) == before
        assert move in state.legal(seat)
        state.play(seat, move)


def test_a_guest_is_asked_for_any_seat_of_a_secret_question() -> None:
    game = games.get("colonia")
    state = game.start(4, 2)
    while len(state.actors()) < 4:
        state.play(state.actors()[0], state.legal(state.actors()[0])[0])
    guest = SpielBot(game, Rng.seeded(1), lambda spiel_game: search(spiel_game, 3))
    for seat in (3, 1):
        assert ask(guest, state, seat) in state.legal(seat)


@pytest.mark.parametrize("name", GAMES)
def test_our_bots_sit_at_the_tables_of_openspiel(name: str) -> None:
    game = games.get(name)
    seats = min(game.seats)
    players = [KontorBot(bots.make("random", game, Rng.seeded(seat))) for seat in range(seats)]
    returns = evaluate_bots.evaluate_bots(load(name, seats).new_initial_state(), players, np.random.RandomState(1))
    assert seats == 1 or sum(returns) == pytest.approx(0)
    assert seats == 1 or max(returns) > 0 or not any(returns)
