"""A game in the terminal: choosing, explaining, taking back, leaving and coming again."""

import random
import re
import sys
from pathlib import Path

from kontor import games
from kontor.engine.record import play_out, read_record

from .conftest import Kontor

RECORDS = Path(__file__).parents[1] / "records" / "rival-cities"
PLAY = (
    *("play", "rival-cities", "--seats", "you,greedy", "--seed", "5"),
    *("--option", "first=hamburg", "--option", "layout=learning"),
)


def test_a_whole_game_against_greedy(kontor: Kontor, tmp_path: Path) -> None:
    """Whoever types any numbers gets to an end; wrong ones are answered kindly."""
    rng = random.Random(1)
    keys = "".join(f"{rng.randint(1, 5)}\n" for _ in range(3000))
    done = kontor(*PLAY, keys=keys)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert re.search(r"wins (at once|by stars)", done.stdout)
    record = read_record(tmp_path / "rival-cities-5.kontor")
    assert record.players == ["you", "greedy"]
    assert play_out(record, games.get("rival-cities")).over()
    assert kontor("replay", "rival-cities-5.kontor").returncode == 0


def test_the_first_screen_tells_what_to_do(kontor: Kontor) -> None:
    shown = kontor(*PLAY, keys="q\n").stdout
    assert "Win at once with 3 ships more" in shown
    assert "? explains all" in shown
    assert "Hamburg: choose your first product." in shown
    assert re.search(r"^ +4 +Take furniture", shown, re.MULTILINE)


def test_leaving_saves_and_says_how_to_resume(kontor: Kontor, tmp_path: Path) -> None:
    done = kontor(*PLAY, "--save", "mine.kontor", keys="4\nq\n")
    assert done.returncode == 0
    command = re.search(r"The game is kept in mine\.kontor\. Go on with: (.*)\n", done.stdout)
    assert command
    assert command[1] == f"{sys.executable} -m kontor resume mine.kontor"
    assert "gain:furniture" in (tmp_path / "mine.kontor").read_text()
    again = kontor("resume", "mine.kontor", keys="1\nq\n")
    assert again.returncode == 0, again.stderr
    assert "Hamburg: how far do you move the ink jar?" in again.stdout
    assert len(read_record(tmp_path / "mine.kontor").choices) == 3


def test_the_end_of_the_input_is_leaving(kontor: Kontor, tmp_path: Path) -> None:
    done = kontor(*PLAY, keys="4\n")
    assert done.returncode == 0
    assert re.search(r"Go on with: .*kontor resume rival-cities-5\.kontor", done.stdout)
    assert (tmp_path / "rival-cities-5.kontor").exists()


def test_a_second_game_of_the_same_seed_gets_another_file(kontor: Kontor, tmp_path: Path) -> None:
    kontor(*PLAY, keys="4\nq\n")
    kontor(*PLAY, keys="1\nq\n")
    assert "gain:furniture" in (tmp_path / "rival-cities-5.kontor").read_text()
    assert "gain:beer" in (tmp_path / "rival-cities-5-2.kontor").read_text()


def test_explaining_a_choice_by_its_rule(kontor: Kontor) -> None:
    shown = kontor(*PLAY, keys="4\n?1\n?\n?9\nq\n").stdout
    assert re.search(r"RC-14 +The jar goes clockwise", shown)
    assert "? explains all choices, ?1 to ?" in shown


def test_taking_back_to_the_last_fence(kontor: Kontor, tmp_path: Path) -> None:
    done = kontor(*PLAY, keys="4\n1\n1\nu\nq\n")
    assert "Taken back: 2 choices." in done.stdout
    assert len(read_record(tmp_path / "rival-cities-5.kontor").choices) == 2
    assert "There is nothing to take back" in kontor(*PLAY, keys="u\nq\n").stdout


def test_a_wrong_key_is_answered(kontor: Kontor) -> None:
    shown = kontor(*PLAY, keys="99\nhello\n0\n-1\n²\n" + "9" * 5000 + "\n?" + "9" * 5000 + "\nq\n").stdout
    assert shown.count("Type a number from 1 to 4, or one of: ? u b l q") == 6
    assert shown.count("? explains all choices, ?1 to ?4") == 1


def test_board_and_log_on_demand(kontor: Kontor) -> None:
    shown = kontor(*PLAY, keys="4\nl\nb\nq\n").stdout
    assert shown.count("Hamburg gains 1 furniture.") == 2
    assert shown.count("The ring") == 3


def test_confirming_the_end_of_a_turn(kontor: Kontor, tmp_path: Path) -> None:
    done = kontor(*PLAY, "--confirm", keys="4\nu\n1\nwhat\n\nq\n")
    assert done.stdout.count("This cannot be taken back") == 3
    assert read_record(tmp_path / "rival-cities-5.kontor").choices[0].move == "gain:beer"
    assert "The game is kept in" in kontor(*PLAY, "--confirm", keys="4\nq\n").stdout


def test_the_board_shows_what_a_newcomer_needs(kontor: Kontor) -> None:
    """Without colours: whose end of a track is whose, what is left, what owned cards do."""
    shown = kontor("replay", str(RECORDS / "fleet.kontor"), "--to", "200").stdout
    assert re.search(r"Altona +Hamburg", shown)
    assert re.search(r"III +\d+ \+2×", shown)
    assert re.search(r"Supply ─+╮\n│ \d+ beer · \d+ cloth", shown)
    assert re.search(r"Stars +\d+★ \(\d+ tokens?\)", shown)
    assert "▶" in shown
    assert re.search(r"\+\d+ B\d+ ", shown)


def test_two_people_at_one_screen_do_not_see_each_others_cards(kontor: Kontor) -> None:
    keys = "\n4\n\n4\n\n2\n1\n\n1\n5\n\nq\n"
    shown = kontor(*PLAY, "--seats", "you,you", keys=keys).stdout
    screens = shown.split("press Enter when you are at the screen.")[1:]
    hamburgs, altonas = screens[0::2], screens[1::2]
    assert "Hamburg draws a special card." in altonas[1]
    assert not any(re.search(r"draws special card \d", screen) for screen in altonas)
    assert re.search(r"Hamburg draws special card \d", hamburgs[2])


def test_bots_among_themselves(kontor: Kontor) -> None:
    done = kontor("play", "rival-cities", "--seats", "greedy,random", "--seed", "3")
    assert done.returncode == 0, done.stderr
    assert "The record is in rival-cities-3.kontor" in done.stdout
