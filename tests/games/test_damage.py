"""Damaged position documents of every game: refused with one sentence, or they play to the end with all pieces."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kontor import games
from kontor.engine.errors import BadPosition
from kontor.engine.game import Game
from kontor.engine.record import begin, read_record, replay
from kontor.engine.rng import Rng

from ..chance import start_any, step

RECORDS = Path(__file__).parents[1] / "records"
NAMES = st.sampled_from(games.names())
SEEDS = st.integers(0, 500)
CHOICES = st.integers(0, 400)
WHICH = st.integers(0, 100_000)


def steps_of(name: str) -> list[dict[str, Any]]:
    """The steps that were open at some time in a golden record."""
    game = games.get(name)
    found: dict[str, dict[str, Any]] = {}
    for path in sorted((RECORDS / name).glob("*.kontor")):
        record = read_record(path)
        state = begin(record, game)
        for _ in replay(record, game, state):
            for one in game.dump(state)["open"]:
                found[json.dumps(one)] = one
    return list(found.values())


STEPS = {name: steps_of(name) for name in games.names()}


def position(game: Game, seed: int, choices: int) -> dict[str, Any]:
    """The document of a position in a random game."""
    rng = Rng.seeded(seed)
    state = start_any(game, seed, rng)
    for _ in range(choices):
        if not state.over():
            step(state, rng)
    return game.dump(state)


def refuse_or_play_out(game: Game, document: Any) -> None:
    rng = Rng.seeded(1)
    try:
        loaded = game.load(document)
    except BadPosition as problem:
        assert "\n" not in str(problem)
        return
    while not loaded.over():
        step(loaded, rng)
        assert game.fault(loaded) == ""


def leaves(document: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    pairs = document.items() if isinstance(document, dict) else enumerate(document)
    found: list[tuple[Any, ...]] = []
    for key, value in pairs:
        found.append((*path, key))
        if isinstance(value, dict | list):
            found += leaves(value, (*path, key))
    return found


def value_at(document: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        document = document[key]
    return document


@settings(max_examples=600, deadline=None)
@given(
    name=NAMES,
    seed=SEEDS,
    choices=CHOICES,
    which=WHICH,
    value=st.one_of(
        st.none(),
        st.booleans(),
        st.integers(-3, 70),
        st.just("x"),
        st.lists(st.integers(0, 25), max_size=3),
        st.just({}),
    ),
)
def test_damaged_positions_never_crash(name: str, seed: int, choices: int, which: int, value: Any) -> None:
    """One changed value anywhere."""
    game = games.get(name)
    document = position(game, seed, choices)
    paths = leaves(document)
    *parents, last = paths[which % len(paths)]
    value_at(document, tuple(parents))[last] = value
    refuse_or_play_out(game, document)


@settings(max_examples=600, deadline=None)
@given(name=NAMES, seed=SEEDS, choices=CHOICES, which=WHICH, other=WHICH)
def test_values_in_the_wrong_place_never_crash(name: str, seed: int, choices: int, which: int, other: int) -> None:
    """A value of the document itself, put to another place."""
    game = games.get(name)
    document = position(game, seed, choices)
    paths = leaves(document)
    value = copy.deepcopy(value_at(document, paths[other % len(paths)]))
    *parents, last = paths[which % len(paths)]
    value_at(document, tuple(parents))[last] = value
    refuse_or_play_out(game, document)


@settings(max_examples=600, deadline=None)
@given(name=NAMES, seed=SEEDS, choices=CHOICES, which=WHICH, place=st.integers(0, 12))
def test_steps_put_in_anywhere_never_crash(name: str, seed: int, choices: int, which: int, place: int) -> None:
    """A step of another position, put into the stack."""
    game = games.get(name)
    document = position(game, seed, choices)
    document["open"].insert(place % (len(document["open"]) + 1), STEPS[name][which % len(STEPS[name])])
    refuse_or_play_out(game, document)


@pytest.mark.parametrize("name", games.names())
def test_all_kinds_of_steps_are_put_in(name: str) -> None:
    assert len({one["step"] for one in STEPS[name]}) > 5
