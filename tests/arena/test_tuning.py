"""Tuning: figures follow the side that did better, and a weights file keeps everything else."""

from pathlib import Path

import pytest

from kontor import games
from kontor.arena.crew import alone
from kontor.arena.match import Match
from kontor.arena.schedule import fixture
from kontor.arena.tuning import LEAST, PACE, Round, Values, chosen_figures, edge, settled, spell, tune
from kontor.engine.data import WEIGHTS, read_weights
from kontor.engine.errors import BadSetup

from .matches import invented, ranked

GAME = games.get("rival-cities")


def rounds(folder: Path, seed: int = 3) -> list[Round]:
    return list(tune(GAME, "greedy", ["letter", "fleet"], 3, 4, None, 6, seed, alone, folder))


def test_figures_follow_the_better_side(tmp_path: Path) -> None:
    """Each round moves every figure by the same part of itself, up or down."""
    before = chosen_figures(GAME.weights, ["letter", "fleet"])
    sizes = {figure: max(abs(value), LEAST) for figure, value in before.items()}
    played = rounds(tmp_path)
    assert any(one.difference != 0 for one in played)
    for one in played:
        steps = [abs(one.values[figure] - before[figure]) / sizes[figure] for figure in before]
        assert steps == pytest.approx([PACE * abs(one.difference)] * len(before))
        before = one.values


def test_the_two_sides_are_opposite(tmp_path: Path) -> None:
    (first, *_) = rounds(tmp_path)
    up, down = (read_weights(tmp_path / f"0-{side}.toml") for side in ("up", "down"))
    for name in ("letter", "idle"):
        assert up.one(name) + down.one(name) == pytest.approx(2 * GAME.weights.one(name), rel=1e-3)
    assert up.one("letter") != down.one("letter")
    assert up.one("idle") == down.one("idle")
    moved = first.values["letter", None] - GAME.weights.one("letter")
    assert moved * first.difference * (up.one("letter") - down.one("letter")) >= 0


def test_the_same_seed_tunes_alike(tmp_path: Path) -> None:
    assert rounds(tmp_path) == rounds(tmp_path)
    assert rounds(tmp_path) != rounds(tmp_path, seed=4)


def test_the_edge_of_the_better_side() -> None:
    match = invented("up,down", 2, 2)
    wins = [ranked(match, number, [1, 2] if game_first(match, number) else [2, 1]) for number in range(2)]
    assert edge(match, wins) == 1
    assert edge(match, [wins[0], ranked(match, 1, [1, 1])]) == 0.5


def game_first(match: Match, number: int) -> bool:
    return fixture(match, number).seating[0] == "up"


def test_a_weights_file_keeps_its_comments(tmp_path: Path) -> None:
    text = (GAME.room / WEIGHTS).read_text(encoding="utf-8")
    values: Values = {
        ("letter", None): 0.123456,
        ("explore", None): 0.5,
        ("won", 0): 0.0,
        ("won", 1): 1.0,
        ("won", 2): 2.5,
    }
    path = tmp_path / "new.toml"
    path.write_text(spell(text, values), encoding="utf-8")
    changed = [new for old, new in zip(text.splitlines(), path.read_text().splitlines(), strict=True) if old != new]
    assert sorted(changed) == ["explore = 0.5", "letter = 0.1235", "won = [0, 1, 2.5]"]
    weights = read_weights(path)
    assert weights.row("won") == [0, 1, 2.5]
    assert weights.habit("explore") == 0.5


def test_by_default_all_that_greedy_play_hangs_on_is_tuned() -> None:
    names = {name for name, _ in chosen_figures(GAME.weights, None)}
    assert {"letter", "prestige"} <= names
    assert not names & {"sharpness", "win", "explore"}
    assert set(chosen_figures(GAME.weights, ["explore"])) == {("explore", None)}


def test_the_outcome_is_the_average_of_the_second_half() -> None:
    values = [Round(number, 0.0, {("a", None): float(number)}) for number in range(4)]
    assert settled(values) == {("a", None): 2.5}


def test_a_figure_that_is_not_there() -> None:
    with pytest.raises(BadSetup, match=r"there is no figure 'luck' in .*weights.toml; there is win, envy"):
        chosen_figures(GAME.weights, ["luck"])
