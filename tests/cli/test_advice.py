"""`kontor hint`: the best moves in words, for whoever decides."""

import json
import re
from pathlib import Path

import pytest

from kontor.engine.record import cut, read_record

from .conftest import Kontor

GOLDEN = Path(__file__).parents[1] / "records"
ALLIANCES = str(GOLDEN / "rival-cities" / "alliances.kontor")
COUNCIL = str(GOLDEN / "colonia" / "greedy-3-a.kontor")


def test_the_winning_move_in_words(kontor: Kontor) -> None:
    done = kontor("hint", ALLIANCES, "--at", "61", "--playouts", "60", "--moves", "2")
    assert done.returncode == 0, done.stderr
    first, question, best, *_ = done.stdout.splitlines()
    assert first == "Choice 61: Altona decides"
    assert question.startswith("Altona: ")
    assert re.match(r"about (9\d|100) %  Form an alliance with Oslo", best)
    assert len(re.findall(r"^about +\d+ %", done.stdout, re.MULTILINE)) == 2


def test_the_same_command_gives_the_same_advice(kontor: Kontor) -> None:
    words = ("hint", ALLIANCES, "--at", "3", "--playouts", "60")
    assert kontor(*words).stdout == kontor(*words).stdout


def test_a_game_that_was_left_gets_its_next_choice(kontor: Kontor, tmp_path: Path) -> None:
    record = read_record(Path(ALLIANCES))
    cut(record, 60)
    record.save(tmp_path / "x.kontor")
    words = ("--playouts", "20", "--json")
    left = json.loads(kontor("hint", "x.kontor", *words).stdout)
    assert left["choice"] == 61
    assert left == json.loads(kontor("hint", "x.kontor", "--at", "61", *words).stdout)
    assert left == json.loads(kontor("hint", ALLIANCES, "--at", "61", *words).stdout)


def test_the_document(kontor: Kontor) -> None:
    found = json.loads(kontor("hint", ALLIANCES, "--at", "3", "--playouts", "100", "--json").stdout)
    assert (found["game"], found["choice"]) == ("rival-cities", 3)
    (advice,) = found["advice"]
    assert advice["seat"] == "altona"
    assert len(advice["moves"]) == 3
    shares = [move["expected"] for move in advice["moves"]]
    assert shares == sorted(shares, reverse=True)
    assert all(0 <= share <= 1 for share in shares)
    assert any(move["then"] for move in advice["moves"])
    for move in advice["moves"]:
        assert set(move) == {"move", "words", "expected", "then"}
        assert all(set(step) == {"move", "words"} for step in move["then"])


def test_who_chooses_secretly_is_advised_in_turn(kontor: Kontor) -> None:
    words = ("hint", COUNCIL, "--at", "2", "--playouts", "8", "--json")
    all_seats = json.loads(kontor(*words).stdout)["advice"]
    assert [advice["seat"] for advice in all_seats] == ["yellow", "blue", "green"]
    assert json.loads(kontor(*words, "--seat", "blue").stdout)["advice"] == [all_seats[1]]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("de", "Entscheidung 3: Altona wählt"),
        ("fr", "Choix 3 : à Altona de décider"),
        ("it", "Scelta 3: decide Altona"),
    ],
)
def test_in_every_language(kontor: Kontor, language: str, sentence: str) -> None:
    done = kontor("hint", ALLIANCES, "--at", "3", "--playouts", "20", "--language", language)
    assert done.stdout.startswith(sentence)
    assert not re.search(r"[{}$]", done.stdout)


def test_a_thinker_by_the_clock_keeps_to_it(kontor: Kontor) -> None:
    done = kontor("hint", ALLIANCES, "--at", "61", "--time", "0.2")
    assert done.returncode == 0, done.stderr
    assert "Oslo" in done.stdout.splitlines()[2]
