"""Hamburgum in the terminal: a map one can read, in every language, and a game from the first move to the last."""

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from kontor import boards, games
from kontor.boards.city_map import CityMap, Grid
from kontor.engine.phrases import Phrase
from kontor.engine.record import read_record
from kontor.words import Words

from .conftest import Kontor

GAME = games.get("hamburgum")


def board(map: str, language: str, width: int) -> str:
    state = GAME.start(5, 3, {"map": map})
    console = Console(width=width, file=StringIO())
    console.print(boards.draw(GAME, GAME.view(state, 0), Words([GAME.room], language)))
    file = console.file
    assert isinstance(file, StringIO)
    return file.getvalue()


@pytest.mark.parametrize("language", ["en", "fr", "de", "it"])
@pytest.mark.parametrize("map", ["hamburg", "londinium"])
def test_every_site_and_church_can_be_read(map: str, language: str) -> None:
    """In 80 columns no label covers another."""
    text = board(map, language, 80)
    words = Words([GAME.room], language)
    for site in GAME.contents()[f"{map}: site"]:
        assert f"{site['id']}{words.say(code(site['building']))}" in text
    for church in GAME.contents()[f"{map}: church"]:
        assert f"☩{church['name'].removeprefix('St. ').split()[0]}" in text
        assert church["name"] in text
    assert max(len(line) for line in text.splitlines()) == 80


def code(building: str) -> Phrase:
    return Phrase(f"code-{building}")


def test_a_map_draws_lines_between_its_labels() -> None:
    chart = CityMap("dim")
    chart.add_line((0, 0), (100, 0))
    chart.add_line((0, 0), (100, 100))
    for at, text in (((0, 0), "A"), ((100, 0), "B"), ((100, 100), "C")):
        chart.add_label(at, text, "bold")
    rows = ["".join(segment.text for segment in row) for row in Grid(chart, 21).rows()]
    assert rows[0].strip()[0] == "A"
    assert rows[0].strip()[-1] == "B"
    assert rows[-1].strip()[-1] == "C"
    assert all("\u2800" < letter < "\u28ff" for letter in rows[0].strip()[1:-1])
    assert rows[1].strip() != ""


def test_bots_play_a_game_to_its_end(kontor: Kontor, tmp_path: Path) -> None:
    done = kontor("play", "hamburgum", "--seats", "greedy,greedy,greedy", "--seed", "3", "--option", "map=londinium")
    assert done.returncode == 0, done.stderr
    assert "All six churches stand." in done.stdout
    assert "completes St. Paul's Cathedral" in done.stdout
    assert "church track" in done.stdout
    record = read_record(tmp_path / "hamburgum-3.kontor")
    assert record.tags["Ending"] == "churches"
    again = kontor("replay", "hamburgum-3.kontor")
    assert again.returncode == 0
    assert again.stdout.count("completes") == 6


def test_a_person_begins_a_game(kontor: Kontor) -> None:
    done = kontor("play", "hamburgum", "--seed", "4", "--option", "first=red", keys="1\nq\n")
    assert "Red: where do you begin on the rondel? Every space is free." in done.stdout
    assert "Red gains 1 sugar." in done.stdout
    assert "kontor resume hamburgum-4.kontor" in done.stdout


def test_who_starts_must_be_seated(kontor: Kontor) -> None:
    done = kontor("play", "hamburgum", "--option", "first=grey")
    assert done.returncode == 2
    assert done.stderr == ("kontor: the option 'first' is 'grey', but with 2 players only red and blue are seated\n")
