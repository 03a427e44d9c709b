"""Tuning from the command line."""

from pathlib import Path

import pytest

from .conftest import Kontor
from .test_bad_input import refused

TUNE = ("tune", "rival-cities", "--rounds", "2", "--games", "2", "--seed", "1", "--jobs", "1")


def test_tuning_leaves_a_file_that_plays(kontor: Kontor, tmp_path: Path) -> None:
    done = kontor(*TUNE, "--out", "new.toml")
    assert done.returncode == 0, done.stderr
    assert "2 rounds of 2 games, seed 1: the weights are in new.toml" in done.stdout
    assert "arena rival-cities --bots greedy@new.toml,greedy" in done.stdout
    assert (tmp_path / "new.toml").read_text().count("# ") > 3
    match = kontor("arena", "rival-cities", "--bots", "greedy@new.toml,random", "--games", "2", "--jobs", "1")
    assert match.returncode == 0, match.stderr
    assert "greedy@new.toml" in match.stdout


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--out", "nowhere/new.toml"], "the folder nowhere of new.toml does not exist"),
        (["--out", "a", "--rounds", "1"], "tuning takes at least 2 rounds, not 1"),
        (["--out", "a", "--player", "clever"], "there is no bot 'clever'"),
        (["--out", "a", "--player", "greedy@b"], "'greedy@b' has weights of its own; name the kind of bot alone"),
        (["--out", "a", "--figures", "luck"], "there is no figure 'luck'"),
        (["--out", "a", "--jobs", "0"], "at least 1 job is needed, not 0"),
        (["--out", "a", "--seats", "3"], "Rival Cities takes 2 players, not 3"),
    ],
)
def test_what_cannot_be_tuned_is_said(kontor: Kontor, words: list[str], sentence: str) -> None:
    assert sentence in refused(kontor, *TUNE, *words)
