"""First games: each can be played to its end, points at what is there, and says everything in every language."""

import re
from pathlib import Path

import pytest

from kontor import games
from kontor.engine.errors import BadData, KontorError
from kontor.engine.scene import Piece, Scene, Zone
from kontor.tables.lessons import READ, Lesson, lesson
from kontor.tables.refusals import Missing, Unfit
from kontor.tables.teaching import teach

LANGUAGES = ["de", "en", "fr", "it"]
SCRIPT = """
seats = 2
seed = 7
seat = "hamburg"
options = { layout = "learning", first = "hamburg" }

[[steps]]
say = "goal"

[[steps]]
say = "product"
moves = ["gain:furniture", "gain:cloth"]
then = ["altona gain:leather"]
"""


def things(scene: Scene) -> list[Piece | Zone]:
    mine = [piece for shelf in scene.shelves for piece in shelf.pieces]
    seats = [piece for panel in scene.panels for piece in panel.pieces]
    return [*scene.zones, *scene.pieces, *mine, *seats]


def paths(one: Lesson) -> list[list[str]]:
    """What was done before each step of a lesson, and before its end."""
    done = [step.moves[0] if step.moves else READ for step in one.steps]
    return [done[:number] for number in range(len(done) + 1)]


def write(folder: Path, script: str) -> Lesson:
    (folder / "lesson.toml").write_text(script, encoding="utf-8")
    return Lesson(games.get("rival-cities"), folder)


@pytest.mark.parametrize("name", games.names())
def test_every_game_has_a_lesson_that_ends_with_the_game(name: str) -> None:
    one = lesson(name)
    state = one.after(paths(one)[-1]).state
    assert state.over()
    assert state.ranks()[one.seat] == 1
    assert 15 <= len([step for step in one.steps if step.say]) <= 30


@pytest.mark.parametrize("name", games.names())
def test_a_lesson_points_at_what_is_on_the_table(name: str) -> None:
    one = lesson(name)
    for done in paths(one)[:-1]:
        step, state = one.steps[len(done)], one.after(done).state
        seen = {thing.id for thing in things(one.game.scene(one.game.view(state, one.seat)))}
        assert set(step.point) <= seen, (done, set(step.point) - seen)


@pytest.mark.parametrize("name", games.names())
def test_a_lesson_shows_where_to_click_or_offers_a_button(name: str) -> None:
    for done in paths(lesson(name))[:-1]:
        step = teach(name, done, "en")
        assert set(step.right) <= {choice.move for choice in step.choices}
        assert step.right or not step.choices


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_says_exactly_what_it_has_words_for(name: str, language: str) -> None:
    one = lesson(name)
    text = (one.folder / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
    known = set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))
    assert {id for step in one.steps for id in (step.say, step.otherwise) if id} == known


@pytest.mark.parametrize("name", games.names())
def test_a_lesson_speaks_the_learner_s_language(name: str) -> None:
    said = {teach(name, [], language).words for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)


def test_what_was_said_stands_until_something_else_is(tmp_path: Path) -> None:
    silent = SCRIPT + '[[steps]]\nmoves = ["ink:1"]\n'
    assert write(tmp_path, silent).steps[2].say == ""
    one = lesson("rival-cities")
    number = next(place for place, step in enumerate(one.steps) if not step.say)
    before, after = paths(one)[number - 1], paths(one)[number]
    assert teach("rival-cities", before, "en").words == teach("rival-cities", after, "en").words


def test_any_right_move_leads_on(tmp_path: Path) -> None:
    one = write(tmp_path, SCRIPT)
    for product in ("furniture", "cloth"):
        state = one.after([READ, f"gain:{product}"]).state
        assert one.game.dump(state)["cities"]["hamburg"][product] == 1
        assert state.actors() == [one.seat]


def test_going_back_is_doing_less(tmp_path: Path) -> None:
    one = write(tmp_path, SCRIPT)
    first = one.game.dump(one.after([READ]).state)
    one.after([READ, "gain:cloth"])
    assert one.game.dump(one.after([READ]).state) == first


def test_a_step_may_begin_with_a_position_of_its_own(tmp_path: Path) -> None:
    one = lesson("hamburgum")
    number = next(place for place, step in enumerate(one.steps) if step.position)
    finished = one.game.dump(one.after(paths(one)[number]).state)["finished"]
    assert len(finished) == 5


@pytest.mark.parametrize(
    ("done", "problem"),
    [
        ([READ, "gain:beer"], "'gain:beer' is not what the lesson asked for"),
        ([READ, READ], "'-' is not what the lesson asked for"),
        (["gain:furniture"], "'gain:furniture' is not what the lesson asked for"),
        ([READ, "gain:cloth", READ], "the lesson has 2 steps, and no more"),
    ],
)
def test_only_what_was_asked_for_leads_on(tmp_path: Path, done: list[str], problem: str) -> None:
    one = write(tmp_path, SCRIPT)
    with pytest.raises(Unfit) as refused:
        one.after(done)
    assert str(refused.value) == problem


def test_there_is_nothing_after_the_last_step() -> None:
    with pytest.raises(Unfit, match="and no more"):
        teach("colonia", paths(lesson("colonia"))[-1], "en")


def test_only_games_of_the_house_are_taught() -> None:
    with pytest.raises(Missing, match="there is no game 'chess' here"):
        lesson("chess")


@pytest.mark.parametrize(
    ("before", "after", "problem"),
    [
        ('seat = "hamburg"', 'seat = "bremen"', "seat: expected one of hamburg, altona"),
        ("seats = 2", "seats = 3", "Rival Cities takes 2 players, not 3"),
        ("seats = 2", 'seats = "two"', "seats: Expected 'int', got 'str'"),
        ('say = "goal"', 'sya = "goal"', "steps no. 1: Object contains unknown field 'sya'"),
        ('say = "goal"', "", "step 1: say: expected what to say, for nothing was said before"),
        ('"gain:cloth"', '"gain:clot"', "step 2: 'gain:clot' is not a move of this game; did you mean 'gain:cloth'?"),
        ('"gain:cloth"', '"use"', "step 2: 'use' is not legal now"),
        ("altona gain:leather", "hamburg gain:leather", "step 2: hamburg has nothing to decide now"),
        ("altona gain:leather", "bremen gain:leather", "step 2: there is no seat 'bremen'"),
        ('say = "goal"', 'say = "goal"\nposition = "none.json"', "none.json: is not a position of Rival Cities"),
        ("seats = 2", "seats = ", "is not TOML"),
    ],
)
def test_a_faulty_lesson_says_where_it_fails(tmp_path: Path, before: str, after: str, problem: str) -> None:
    assert before in SCRIPT
    with pytest.raises(BadData) as refused:
        write(tmp_path, SCRIPT.replace(before, after))
    assert problem in str(refused.value)
    assert str(tmp_path) in str(refused.value)


def test_a_position_that_cannot_be_is_refused(tmp_path: Path) -> None:
    (tmp_path / "odd.json").write_text('{"game": "rival-cities"}', encoding="utf-8")
    with pytest.raises(KontorError, match=r"odd\.json: is not a position of Rival Cities"):
        write(tmp_path, SCRIPT.replace('say = "goal"', 'say = "goal"\nposition = "odd.json"'))
