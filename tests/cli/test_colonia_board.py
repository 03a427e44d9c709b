"""Colonia in the terminal: a board in every language, and a game from the first day to the last."""

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from kontor import boards, games
from kontor.engine.phrases import Phrase
from kontor.engine.record import read_record
from kontor.engine.rng import Rng
from kontor.words import Words

from ..chance import step
from .conftest import Kontor

GAME = games.get("colonia")


@pytest.mark.parametrize("language", ["en", "fr", "de", "it"])
def test_the_board_fits_eighty_columns_all_week_long(language: str) -> None:
    words = Words([GAME.room], language)
    rng = Rng.seeded(2)
    state = GAME.start(6, 2)
    for _ in range(70):
        step(state, rng)
        console = Console(width=80, file=StringIO())
        console.print(boards.draw(GAME, GAME.view(state, state.actors()[0]), words))
        assert isinstance(console.file, StringIO)
        text = console.file.getvalue()
        assert max(len(line) for line in text.splitlines()) == 80
        assert "…" not in text
        for family in state.seat_names:
            assert words.say(Phrase(family)) in text


def test_screens_hide_the_others_on_the_board() -> None:
    state = GAME.start(3, 2)
    console = Console(width=100, file=StringIO())
    console.print(boards.draw(GAME, GAME.view(state, 0), Words([GAME.room])))
    assert isinstance(console.file, StringIO)
    assert console.file.getvalue().count("?/?/?/?/?") == 4


def test_bots_play_a_game_to_its_end(kontor: Kontor, tmp_path: Path) -> None:
    done = kontor("play", "colonia", "--seats", "greedy,greedy,greedy", "--seed", "3")
    assert done.returncode == 0, done.stderr
    assert "The six weeks are over." in done.stdout
    assert "Week 6 begins." in done.stdout
    assert read_record(tmp_path / "colonia-3.kontor").tags["Ending"] == "six-weeks"
    assert kontor("replay", "colonia-3.kontor").returncode == 0


def test_a_person_sits_down_with_two_bots(kontor: Kontor) -> None:
    done = kontor("play", "colonia", "--seed", "11", keys="1\n1\nq\n")
    assert "Yellow: you, Blue: regular, Green: regular" in done.stdout
    assert "Yellow: which family card do you play this week? You have 38 members in reserve." in done.stdout
    assert "kontor resume colonia-11.kontor" in done.stdout


def test_too_few_at_the_table(kontor: Kontor) -> None:
    done = kontor("play", "colonia", "--seats", "you,greedy")
    assert done.returncode == 2
    assert done.stderr == "kontor: Colonia takes 3 to 6 players, not 2\n"
