"""Fitting the outlook: figures that would have foretold how games ended."""

from pathlib import Path

import pytest

from kontor import games
from kontor.arena.foretelling import (
    DOUBT,
    SHARPNESS,
    Lesson,
    foretell,
    gather,
    least_squares,
    reweighed,
    slope,
    solve,
    spell_outlook,
)
from kontor.arena.match import arrange
from kontor.arena.tuning import chosen_figures, spell
from kontor.engine.data import WEIGHTS, read_weights
from kontor.engine.errors import BadData

GAME = games.get("colonia")


def lessons_of(seed: int, count: int = 3) -> list[Lesson]:
    match = arrange(GAME, ["random"], count, 3, seed, {}, opening=6)
    return [lesson for course in gather(match, None, range(count)) for lesson in course.lessons]


def test_the_same_seed_gives_the_same_lessons() -> None:
    assert lessons_of(5) == lessons_of(5)
    assert lessons_of(5) != lessons_of(6)


def test_figures_that_made_the_ends_are_found_again() -> None:
    """The ends are invented: they follow exactly from other figures than ours."""
    truth = chosen_figures(GAME.weights, None)
    before = {**truth, SHARPNESS: GAME.weights.one("sharpness"), DOUBT: GAME.weights.one("doubt")}
    truth["sure_order", None] = 2.0
    truth["leaving_hold", None] = 0.7
    truth[SHARPNESS] = 0.5
    truth[DOUBT] = 0.4
    judge = GAME.make_judge(reweighed(GAME.weights, truth))
    lessons = [Lesson(one.position, judge.chances(GAME.load(one.position))) for one in lessons_of(7, 8)]
    fits = list(foretell(GAME, lessons))
    credits = [fit.credit for fit in fits]
    assert credits == sorted(credits)
    assert 1 / 3 < credits[0] < credits[-1] < 1
    for figure in (("sure_order", None), ("leaving_hold", None), SHARPNESS, DOUBT):
        assert abs(fits[-1].values[figure] - truth[figure]) < abs(before[figure] - truth[figure])


def test_only_what_is_named_is_fitted() -> None:
    fit = next(foretell(GAME, lessons_of(7, 2), ["coin"]))
    assert list(fit.values) == [("coin", None)]


def test_a_seat_without_chances_does_not_end_the_fitting() -> None:
    lessons = [Lesson(one.position, [1.0, 0.0, 0.0]) for one in lessons_of(7, 2)]
    sharp = foretell(GAME.weighed(reweighed(GAME.weights, {SHARPNESS: 1000.0})), lessons, ["coin"])
    assert 0 < next(sharp).credit < 1


def test_equations_are_solved() -> None:
    assert solve([[2.0, 1.0, 5.0], [1.0, 3.0, 10.0]]) == pytest.approx([1.0, 3.0])


def test_springs_hold_what_nothing_speaks_for() -> None:
    step, idle = least_squares([[1.0, -1.0], [0.0, 0.0]], [1.0, -1.0], [0.0, 0.5])
    assert 0.8 < step < 1.0
    assert idle == pytest.approx(0.5)


def test_a_figure_moves_most_what_is_open() -> None:
    nobody, open_one, other = slope([0.0, 0.0, 0.0], [0.0, 0.02, 0.0], [0.0, 0.5, 0.5])
    assert nobody == 0
    assert open_one == pytest.approx(-other)
    assert open_one == pytest.approx(0.5 * 0.5**0.5)


def test_an_outlook_is_written_once_and_changes_nothing_else(tmp_path: Path) -> None:
    text = (GAME.room / WEIGHTS).read_text(encoding="utf-8")
    values = {("coin", None): 0.5, ("good", 0): 1.0, ("good", 1): 2.0}
    once = spell_outlook(text, values)
    assert spell_outlook(once, values) == once
    path = tmp_path / "new.toml"
    path.write_text(once, encoding="utf-8")
    weights = read_weights(path)
    assert weights.outlook == {"coin": 0.5, "good": [1.0, 2.0]}
    assert weights.table == GAME.weights.table
    assert weights.search == GAME.weights.search
    assert weights.foretelling().one("coin") == 0.5
    assert "coin = 9" in spell(once, {("coin", None): 9.0})
    assert spell(once, {("coin", None): 9.0}).endswith(once[once.index("[outlook]") :])


def test_to_act_and_to_foretell_are_two_judges() -> None:
    weights = read_weights(GAME.room / WEIGHTS)
    weights.outlook = {"sure_order": 50.0}
    game = GAME.weighed(weights)
    states = [GAME.load(lesson.position) for lesson in lessons_of(5)]
    assert all(game.judge.prospects(state) == GAME.judge.prospects(state) for state in states)
    assert any(game.outlook.prospects(state) != GAME.outlook.prospects(state) for state in states)


@pytest.mark.parametrize(
    ("section", "sentence"),
    [
        ("outlook = 3", "outlook: expected a table of numbers"),
        ("[outlook]\nluck = 1.0", "outlook.luck: expected the name of a figure that stands above, too"),
        ('[outlook]\ncoin = "much"', "outlook.coin: expected a number"),
    ],
)
def test_a_broken_outlook_gets_a_sentence(section: str, sentence: str, tmp_path: Path) -> None:
    path = tmp_path / "broken.toml"
    path.write_text(f"{section}\ncoin = 1.0\n" if "=" in section.split("\n")[0] else f"coin = 1.0\n{section}\n")
    with pytest.raises(BadData, match=sentence):
        read_weights(path)
