"""Chance drawn from outside: what a copy can read of the future, and what it cannot."""

import copy
import json
import pickle

import pytest

from kontor import games
from kontor.engine.game import Game
from kontor.engine.rng import Rng
from kontor.engine.rolls import CHANCE, OVER, Course
from kontor.games.rival_cities.terms import CITIES

GAMES = games.names()


def roam(game: Game, seed: int, steps: int, watched: bool = False) -> Course:
    """A course after some choices and rolls; `watched`, with a look at a copy and at the position after each."""
    course = Course(game.start(max(game.seats), seed))
    rng = Rng.seeded(seed)
    for _ in range(steps):
        if course.player == OVER:
            break
        if watched:
            course.clone().apply(0 if course.player == CHANCE else course.legal()[0])
            course.position().scores()
        legal = list(range(16)) if course.player == CHANCE else course.legal()
        course.apply(legal[rng.below(len(legal))])
    return course


@pytest.mark.parametrize("name", GAMES)
def test_courses_come_to_an_end(name: str) -> None:
    game = games.get(name)
    for seed in range(5):
        course = roam(game, seed, 20_000)
        assert course.player == OVER
        assert course.state.over()
        assert game.fault(course.state) == ""


@pytest.mark.parametrize("name", GAMES)
def test_copies_leave_a_course_as_it_is(name: str) -> None:
    game = games.get(name)
    for steps in range(0, 200, 13):
        plain, watched = roam(game, 3, steps), roam(game, 3, steps, watched=True)
        assert game.dump(watched.position()) == game.dump(plain.position())
        assert watched.player == plain.player


@pytest.mark.parametrize("name", GAMES)
def test_questions_that_promise_chance_keep_it(name: str) -> None:
    game = games.get(name)
    rng = Rng.seeded(4)
    promised = 0
    for seats in game.seats:
        state = game.start(seats, seats)
        while not state.over():
            before = state.rng.x, state.undealt()
            certain = state.open[-1].chance
            seat = state.actors()[0]
            moves = state.legal(seat)
            state.play(seat, moves[rng.below(len(moves))])
            if certain:
                promised += 1
                assert (state.rng.x, state.undealt()) != before
    assert (promised > 0) == (name == "hamburg")


@pytest.mark.parametrize("name", ["rival-cities", "colonia", "hamburg"])
def test_a_choice_that_waits_for_its_roll_has_not_happened(name: str) -> None:
    game = games.get(name)
    waited = varied = 0
    course = roam(game, 1, 0)
    rng = Rng.seeded(2)
    while course.player != OVER:
        before = game.dump(course.position())
        seat = course.player
        course.apply(course.legal()[rng.below(len(course.legal()))])
        if course.player == CHANCE:
            waited += 1
            assert game.dump(course.position()) == before
            views = set()
            for outcome in range(16):
                twin = course.clone()
                twin.apply(outcome)
                again = course.clone()
                again.apply(outcome)
                assert game.dump(again.position()) == game.dump(twin.position())
                views.add(json.dumps([game.view(twin.position(), seat), twin.position().scores()]))
            varied += len(views) > 1
            course.apply(3)
    assert waited > 5
    assert varied > waited // 2


def test_the_next_card_cannot_be_read() -> None:
    """A city draws: by the roll it gets one card or another, not the one that happened to lie on top."""
    game = games.get("rival-cities")
    for seed in range(200):
        course = roam(game, seed, 60)
        if course.player < 0 or game.moves.number("draw") not in course.legal():
            continue
        seat = course.player
        course.play(game.moves.number("draw"))
        assert course.player == CHANCE
        drawn = []
        for outcome in range(64):
            twin = course.clone()
            twin.roll(outcome)
            drawn.append(game.view(twin.position(), seat)["cities"][CITIES[seat]]["hand"][-1])
        assert len(set(drawn)) > 5
        return
    pytest.fail("nobody could draw")


@pytest.mark.parametrize("name", GAMES)
def test_copies_and_pickles_play_on_alike(name: str) -> None:
    game = games.get(name)
    for steps in (0, 3, 8, 9, 20, 41, 77):
        course = roam(game, 5, steps)
        for twin in (course.clone(), copy.deepcopy(course), pickle.loads(pickle.dumps(course))):
            assert twin.player == course.player
            assert game.dump(twin.position()) == game.dump(course.position())
            number = 2 if twin.player == CHANCE else twin.legal()[0]
            other = course.clone()
            other.apply(number)
            twin.apply(number)
            assert game.dump(twin.position()) == game.dump(other.position())
