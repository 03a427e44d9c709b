"""`kontor replay --verify`: what a record proves, and what does not fit."""

import re
from pathlib import Path

import pytest

from kontor import games
from kontor.engine.rng import Rng
from kontor.tables.fairness import seal

from ..tables.company import new_play, next_move
from .conftest import Kontor

SEED = 1234567890


@pytest.fixture(scope="module")
def text() -> str:
    """The record of a whole game at a table."""
    rng = Rng.seeded(1)
    play = new_play("rival-cities", 2, SEED)
    while not play.over():
        play.follow(next_move(play, rng, 1010.0))
    return play.record.text()


@pytest.fixture
def file(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "game.kontor"
    path.write_text(text, encoding="utf-8")
    return path


def change(file: Path, pattern: str, by: str) -> None:
    changed, count = re.subn(pattern, by, file.read_text(encoding="utf-8"), count=1)
    assert count == 1
    file.write_text(changed, encoding="utf-8")


def test_a_true_record_is_proved_and_says_what_to_compare(kontor: Kontor, file: Path) -> None:
    done = kontor("replay", "--verify", str(file))
    assert (done.returncode, done.stderr) == (0, "")
    legal, sealed, compare = done.stdout.splitlines()
    assert legal.startswith("✓ Every one of the ")
    assert legal.endswith(" choices is legal, and the result is what the record says.")
    assert sealed.startswith(f"✓ Every shuffle and every roll follows from the seed {SEED}, and its seal")
    assert f"“kontor seed {SEED}”" in sealed
    assert compare.startswith("Now compare this seal with the one that the table showed")
    assert compare.endswith(seal(str(SEED)))


@pytest.mark.parametrize(("language", "words"), [("de", "Vergleiche nun"), ("fr", "Comparez"), ("it", "confronta")])
def test_the_proof_in_other_languages(kontor: Kontor, file: Path, language: str, words: str) -> None:
    done = kontor("replay", "--verify", "--language", language, str(file))
    assert done.returncode == 0
    assert words in done.stdout


def test_a_changed_seal_does_not_fit(kontor: Kontor, file: Path) -> None:
    change(file, r'\[Seal "\w+"\]', f'[Seal "{seal("8")}"]')
    done = kontor("replay", "--verify", str(file))
    assert done.returncode == 1
    assert "✓ Every one of the" in done.stdout
    assert (
        f"✗ The seed and the seal do not belong together: the seed {SEED} has the seal {seal(str(SEED))}" in done.stdout
    )
    assert f"but the record says {seal('8')}" in done.stdout
    assert "compare" not in done.stdout


def test_a_changed_seed_fits_neither_the_seal_nor_the_moves(kontor: Kontor, file: Path) -> None:
    change(file, rf'\[Seed "{SEED}"\]', '[Seed "8"]')
    done = kontor("replay", "--verify", str(file))
    assert done.returncode == 1
    broken, other = done.stdout.splitlines()
    assert re.match(r"✗ The record does not hold together\. .*game\.kontor: ", broken)
    assert other.startswith("✗ The seed and the seal do not belong together: the seed 8 has the seal")


def test_a_changed_move_does_not_fit(kontor: Kontor, file: Path) -> None:
    change(file, r"(?m)^3\. (\w+) \S+", r"3. \1 ink:9")
    done = kontor("replay", "--verify", str(file))
    assert done.returncode == 1
    assert re.search(r"✗ The record does not hold together\. .*: move 3 \(line \d+, column \d+\): 'ink:9'", done.stdout)


def test_a_changed_result_does_not_fit(kontor: Kontor, file: Path) -> None:
    change(file, r'\[Result "[^"]*"\]', '[Result "99 0"]')
    done = kontor("replay", "--verify", str(file))
    assert done.returncode == 1
    assert 'the tag Result says "99 0", but the moves lead to' in done.stdout


def test_a_record_without_a_seal_proves_nothing_about_shuffles(kontor: Kontor, file: Path) -> None:
    change(file, r'\[Seal "\w+"\]\n', "")
    done = kontor("replay", "--verify", str(file))
    assert done.returncode == 1
    assert "✗ The record has no seal, so it cannot show that the shuffles were fixed beforehand." in done.stdout


def test_a_seal_that_is_none(kontor: Kontor, file: Path) -> None:
    change(file, r'\[Seal "\w+"\]', '[Seal "wax"]')
    done = kontor("replay", "--verify", str(file))
    assert done.returncode == 2
    assert done.stderr.endswith('game.kontor: the tag Seal is "wax"; expected 64 digits of 0-9 and a-f\n')


def test_an_unfinished_record_can_be_verified_so_far(kontor: Kontor, tmp_path: Path) -> None:
    play = new_play("colonia", 3, SEED)
    rng = Rng.seeded(1)
    for _ in range(5):
        play.follow(next_move(play, rng, 1010.0))
    file = tmp_path / "part.kontor"
    file.write_text(play.record.text(), encoding="utf-8")
    done = kontor("replay", "--verify", str(file))
    assert done.returncode == 0
    assert "✓ Every one of the 5 choices is legal; the game is not over yet." in done.stdout


def test_the_whole_record_is_verified_or_nothing(kontor: Kontor, file: Path) -> None:
    done = kontor("replay", "--verify", "--to", "3", str(file))
    assert done.returncode == 2
    assert done.stderr == "kontor: --verify looks at the whole record; leave out --to and --position\n"


def test_a_sealed_record_is_replayed_and_cut_like_any_other(kontor: Kontor, file: Path, text: str) -> None:
    assert kontor("replay", str(file)).returncode == 0
    assert kontor("replay", "--to", "10", str(file)).returncode == 0
    assert f'[Seal "{seal(str(SEED))}"]' in text
    assert games.get("rival-cities").title in kontor("replay", str(file)).stdout
