"""What every game owes the house, shown by random games: it ends, keeps its pieces, copies, loads, hides."""

import copy
import json
import os
import pickle
from collections.abc import Collection, Iterator
from typing import Any

import pytest

from kontor import games
from kontor.cli.version import is_compiled
from kontor.engine.game import Game
from kontor.engine.record import close_record, open_record, parse, play_out
from kontor.engine.rng import Rng
from kontor.engine.state import State
from kontor.games.hamburgum.doing import Doing
from kontor.games.hamburgum.harbour import Dockyard
from kontor.games.hamburgum.trade import Trade
from kontor.games.hamburgum.turn import Turn

from ..chance import draw, finish, start_any, step

GAMES = games.names()
KINDS = (Trade, Dockyard, Turn)
# Random games whose pieces are counted at every step: most where there are most kinds of them; KONTOR_GAMES wants more.
COUNTED = {"rival-cities": 1_500, "hamburgum": 1_000, "colonia": 1_500, "hamburg": 5_000}
WANTED = int(os.environ.get("KONTOR_GAMES", "0"))
# States of one game from which others are played to the end.
STAGES = 150 if is_compiled() else 25


def few(count: int) -> range:
    """So many seeds, or a few where Python is slow: both forms are compared position by position elsewhere."""
    return range(count if is_compiled() else max(2, count // 20))


def walk(game: Game, seed: int) -> Iterator[State]:
    """The states of a random game with random options and seats, each before its next choice."""
    rng = Rng.seeded(seed)
    state = start_any(game, seed, rng)
    while not state.over():
        yield state
        step(state, rng)
    yield state


def stages(game: Game, seed: int) -> list[State]:
    """States from all over a random game."""
    states = [state.clone() for state in walk(game, seed)]
    return [states[place * len(states) // STAGES] for place in range(STAGES)] if len(states) > STAGES else states


@pytest.mark.parametrize("name", GAMES)
def test_random_games_end_with_all_pieces(name: str) -> None:
    """No state is stuck, and the pieces are all there at every step."""
    game = games.get(name)
    for seed in range(WANTED) if WANTED else few(COUNTED[name]):
        for decisions, state in enumerate(walk(game, seed)):
            assert game.fault(state) == "", f"seed {seed}, after {decisions} choices: {game.fault(state)}"
            assert decisions < 5000
            if not state.over():
                assert state.actors()
                assert all(len(set(state.legal(seat))) > 1 for seat in state.actors())
        assert state.over()
        assert state.ending in game.endings
        assert state.ranks() == [2] if is_beaten_alone(game, state) else min(state.ranks()) == 1
        assert state.legal(0) == []


def is_beaten_alone(game: Game, state: State) -> bool:
    """Whether an automatic rival, who has the second board, has more points than the only seat, or more money."""
    if len(state.seat_names) > 1:
        return False
    view = game.view(state, 0)
    marks = [board["marks"] for board in view["boards"].values()]
    return (view["totals"][1], marks[1]) > (view["totals"][0], marks[0])


@pytest.mark.parametrize("name", GAMES)
def test_legal_moves_are_distinct_and_in_the_table(name: str) -> None:
    game = games.get(name)
    for seed in few(20):
        for state in walk(game, seed):
            for seat in state.actors():
                moves = state.legal(seat)
                assert len(set(moves)) == len(moves)
                assert all(0 <= move < len(game.moves) for move in moves)


@pytest.mark.parametrize("name", GAMES)
def test_a_clone_is_equal_and_independent(name: str) -> None:
    game = games.get(name)
    for seed in few(8):
        for state in stages(game, seed):
            before = game.dump(state)
            twin = state.clone()
            assert game.dump(twin) == before
            finish(twin, Rng.seeded(seed))
            assert game.dump(state) == before


@pytest.mark.parametrize("name", GAMES)
def test_a_state_can_be_pickled_and_copied(name: str) -> None:
    game = games.get(name)
    for state in walk(game, 3):
        for twin in (pickle.loads(pickle.dumps(state)), copy.copy(state), copy.deepcopy(state)):
            assert game.dump(twin) == game.dump(state)
            assert twin.actors() == state.actors()
    assert pickle.loads(pickle.dumps(game)).data_hash == game.data_hash
    rng = Rng.seeded(4)
    assert pickle.loads(pickle.dumps(rng)).next() == rng.next()


@pytest.mark.parametrize("name", GAMES)
def test_a_position_document_round_trips(name: str) -> None:
    game = games.get(name)
    for seed in few(12):
        for state in walk(game, seed):
            document = json.loads(json.dumps(game.dump(state)))
            loaded = game.load(document)
            assert game.dump(loaded) == game.dump(state)
            assert loaded.actors() == state.actors()
            for seat in state.actors():
                assert loaded.legal(seat) == state.legal(seat)


@pytest.mark.parametrize("name", GAMES)
def test_a_loaded_position_plays_on_alike(name: str) -> None:
    game = games.get(name)
    for seed in few(5):
        for state in stages(game, seed):
            document = game.dump(state)
            twins = [state.clone(), game.load(document)]
            ends = []
            for twin in twins:
                finish(twin, Rng.seeded(99))
                ends.append(game.dump(twin))
            assert ends[0] == ends[1]
            assert document == game.dump(state), "loading and playing on changed the document"


@pytest.mark.parametrize("name", GAMES)
def test_views_do_not_leak(name: str) -> None:
    """No seat can tell the real state from one it imagines, by its view or by its choices."""
    game = games.get(name)
    rng = Rng.seeded(3)
    for seed in few(16):
        for state in walk(game, seed):
            for seat in range(len(state.seat_names)):
                world = state.imagine(seat, rng)
                assert game.view(world, seat) == game.view(state, seat)
                assert world.legal(seat) == state.legal(seat)
                assert game.fault(world) == ""


@pytest.mark.parametrize("name", GAMES)
def test_what_is_imagined_hangs_on_what_is_known(name: str) -> None:
    """From states that look alike to a seat, the same chance gives the same world: nothing else can seep through."""
    game = games.get(name)
    rng = Rng.seeded(8)
    for seed in few(12):
        for state in stages(game, seed):
            for seat in range(len(state.seat_names)):
                twin = state.imagine(seat, rng)
                worlds = [game.dump(one.imagine(seat, Rng.seeded(seed))) for one in (state, twin)]
                assert worlds[0] == worlds[1]


@pytest.mark.parametrize("name", GAMES)
def test_an_imagined_world_plays_on(name: str) -> None:
    """Also for the other seats, whose choices hang on what was imagined of them."""
    game = games.get(name)
    rng = Rng.seeded(4)
    for seed in few(12):
        for state in stages(game, seed):
            for seat in range(len(state.seat_names)):
                world = state.imagine(seat, rng)
                assert game.dump(game.load(game.dump(world))) == game.dump(world)
                finish(world, rng)
                assert game.fault(world) == ""


@pytest.mark.parametrize("name", GAMES)
def test_a_new_deal_changes_nothing_that_anybody_knows(name: str) -> None:
    """And a choice after which neither a card came nor chance spoke leads to the same whatever is still to come."""
    game = games.get(name)
    rng = Rng.seeded(6)
    for seed in few(10):
        for state in stages(game, seed):
            twin = state.clone()
            twin.redeal(rng)
            assert [views(game, twin), twin.choices, game.fault(twin)] == [views(game, state), state.choices, ""]
            if state.over():
                continue
            seat, move = draw(state, rng)
            before = chance_of(state)
            after = state.clone()
            after.play(seat, move)
            twin.play(seat, move)
            if chance_of(after) == before:
                assert views(game, twin) == views(game, after)


def views(game: Game, state: State) -> list[Any]:
    return [game.view(state, seat) for seat in range(len(state.seat_names))]


def chance_of(state: State) -> tuple[int, int, int]:
    return state.rng.x, state.rng.y, state.undealt()


@pytest.mark.parametrize("name", GAMES)
def test_a_view_is_plain_data_for_its_seat(name: str) -> None:
    game = games.get(name)
    for state in walk(game, 5):
        for seat in [*range(len(state.seat_names)), None]:
            view = game.view(state, seat)
            assert json.loads(json.dumps(view)) == view
            assert "chance" not in view


@pytest.mark.parametrize("name", GAMES)
def test_an_imagined_world_has_its_own_chance(name: str) -> None:
    game = games.get(name)
    state = game.start(max(game.seats), 1)
    rng = Rng.seeded(1)
    futures = {json.dumps(game.dump(state.imagine(0, rng))) for _ in range(30)}
    assert len(futures) == 30
    first, second = state.imagine(0, Rng.seeded(5)), state.imagine(0, Rng.seeded(5))
    assert game.dump(first) == game.dump(second)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    game = games.get(name)
    for seed in few(10):
        assert [game.dump(state) for state in walk(game, seed)] == [game.dump(state) for state in walk(game, seed)]


@pytest.mark.parametrize("name", GAMES)
def test_a_record_replays_to_the_same_end(name: str) -> None:
    game = games.get(name)
    for seed in few(15):
        record = open_record(game, ["random"] * max(game.seats), seed, {})
        state = game.start(max(game.seats), seed)
        rng = Rng.seeded(seed)
        while not state.over():
            seat, move = draw(state, rng)
            record.add(state.seat_names[seat], game.moves.name(move))
            state.play(seat, move)
        close_record(record, state)
        again = play_out(parse(record.text()), game)
        assert game.dump(again) == game.dump(state)
        assert parse(record.text()).text() == record.text()


@pytest.mark.parametrize("name", GAMES)
def test_the_fence_rises_when_the_seat_changes_or_something_shows(name: str) -> None:
    """Between two states with the same fence the same seat decides, and nobody has learned anything hidden."""
    game = games.get(name)
    for seed in few(15):
        before: tuple[int, list[int], list[Any]] | None = None
        for state in walk(game, seed):
            now = (state.fence, state.actors(), hidden(game.dump(state)))
            if before is not None and before[0] == now[0]:
                assert before[1:] == now[1:]
            before = now


def hidden(document: Any, known: Collection[Any] = ()) -> list[Any]:
    """All that somebody does not know yet: piles, what was put away unseen, cards in hands and sites, and chance."""
    if not isinstance(document, dict):
        return []
    if "seen" in document:
        known = known_to_all(document)
    found: list[Any] = []
    if "hand" in document:
        cards = document["hand"] + document.get("sites", [])
        found.append(sorted(card for card in cards if card not in document.get("shown", known)))
    for key, value in document.items():
        found += [value] if key in ("pile", "piles", "away", "chance") else hidden(value, known)
    return found


def known_to_all(document: dict[str, Any]) -> list[int]:
    """Cards that lie face down, but that every seat has seen."""
    seats = [name for name in document["boards"] if name != "tom"]
    return [int(card) for card, knowing in document["seen"].items() if len(knowing) == len(seats)]


def test_a_step_is_of_its_own_kind_only() -> None:
    """Compiled classes that were ABCs would share what `isinstance` remembers, and answer for each other."""
    for kind in KINDS:
        one = kind(0)
        assert isinstance(one, Doing)
        assert [other for other in KINDS if isinstance(one, other)] == [kind]


def test_the_form_under_test_is_the_one_asked_for() -> None:
    """`make test` runs everything twice and says which form it means."""
    wanted = os.environ.get("KONTOR_FORM")
    assert wanted in (None, "compiled" if is_compiled() else "interpreted")
