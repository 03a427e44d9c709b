"""Hamburg in the terminal: a board in every language, and games alone and with others to their end."""

import re
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from kontor import boards, games
from kontor.engine.game import View
from kontor.engine.phrases import Phrase
from kontor.engine.record import read_record
from kontor.engine.rng import Rng
from kontor.games.hamburg.game import Hamburg
from kontor.words import Words

from ..chance import step
from ..games.hamburg.table import table
from .conftest import Kontor

GAME = games.get("hamburg")
assert isinstance(GAME, Hamburg)
PHRASES = GAME.phrases
EVERYTHING = {option.name: "on" for option in GAME.options if "on" in option.values}


def drawn(view: View, words: Words, width: int = 80) -> str:
    console = Console(width=width, file=StringIO())
    console.print(boards.draw(GAME, view, words))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("language", ["en", "fr", "de", "it"])
@pytest.mark.parametrize(("seats", "options"), [(1, EVERYTHING), (3, {}), (5, EVERYTHING)])
def test_the_board_fits_eighty_columns_all_game_long(language: str, seats: int, options: dict[str, str]) -> None:
    words = Words([GAME.room], language)
    rng = Rng.seeded(2)
    state = GAME.start(seats, 2, options)
    while not state.over():
        for _ in range(25):
            if not state.over():
                step(state, rng)
        seat = None if state.over() else state.actors()[0]
        text = drawn(GAME.view(state, seat), words)
        assert max(len(line) for line in text.splitlines()) == 80
        assert "…" not in text
        for name in GAME.view(state, None)["boards"]:
            assert words.say(Phrase(name)) in text


def test_the_board_shows_what_a_newcomer_needs() -> None:
    """Without colours: what the dice show, what a section costs, what my cards cost and do, what was used."""
    red = {
        "hand": [213],
        "buildings": [57, (3, 249)],
        "used": [57],
        "left": [249],
        "sites": ["pink"],
        "wall": (3, 1),
        "majorities": ["wall"],
        "marks": 7,
        "workers": {"violet": 12, "pink": 2},
        "risks": {"orange": 2},
        "square": 4,
    }
    game = table(red=red, green={"hand": [100, 214]}, dice={"violet": 6, "black": 2}, clerks={"violet": 2, "grey": 1})
    text = drawn(GAME.view(game.state, 0), Words([GAME.room]))
    assert "Round 2 of 8 – actions, turn 1" in text
    assert re.search(r"violet +orange +grey +pink +brown +black", text)
    assert re.search(r"dice +6 +4 +3 +4 +3 +2 ", text)
    assert re.search(r"clerks +●● +◉ +● +· +· +· ", text)
    assert "Players, Red first" in text
    assert re.search(r"Red ◀ +0 +7 +5 12 0 0 2 0 +0 2 0 0 0 +54■■■♜■2345 +··W·· +–", text)
    assert re.search(r"Red +hand ▮V · free sites □P · Zoo 249 · Leisure 57 \(Ⅲ✓\) · Citizenry\s+│?\n?│? *3 \(Ⅲ\)", text)
    assert re.search(r"Green hand ▮O▮V", text)
    assert re.search(r"P Leisure 57 +6 +2 Once a round: 2 Marks \(used\)", text)
    assert re.search(r"B Citizenry 3 .*\n.*\(under a zoo\)", text)
    assert re.search(r"V Church 213 +6 +2 Once a round, for 1 orange worker: 1 point per die", text)


def test_hands_of_the_others_show_their_backs_alone() -> None:
    rng = Rng.seeded(3)
    state = GAME.start(3, 3)
    words = Words([GAME.room])
    for _ in range(40):
        step(state, rng)
    view = GAME.view(state, 0)
    text = drawn(view, words)
    own = [card["card"] for card in view["boards"]["red"]["hand"]]
    others = [card for name in ("green", "yellow") for card in GAME.dump(state)["boards"][name]["hand"]]
    named = {card: words.say(PHRASES.cards.name(card)) for card in (*own, *others)}
    assert others
    assert all(re.search(rf"{named[card]}\b", text) for card in own)
    assert not any(re.search(rf"{named[card]}\b", text) for card in others)


def test_tiles_of_expansions_are_on_the_board() -> None:
    game = table(
        expansions=("exchange", "clerks", "ships", "statues", "mayors"), exchange=(6, 3), clerk=(6, "back"),
        ships=("grey",), red={"mayor": 9},
    )  # fmt: skip
    text = drawn(GAME.view(game.state, 0), Words([GAME.room]))
    assert re.search(r"exchange 3/6 +Build: 3 Marks cheaper", text)
    assert re.search(r"then: build: 1 Mark dearer", text)
    assert re.search(r"◉ pink +Build a section: 2 Marks dearer", text)
    assert re.search(r"ships +· +· +▲ +· +· +· ", text)
    assert re.search(r"statues +10 7 5 2 +· +Lemonjette 12 9 6", text)
    assert "mayor 9: 1 point for every site you lay" in text
    assert "exchange" not in drawn(GAME.view(table().state, 0), Words([GAME.room]))


def test_bots_play_a_game_to_its_end(kontor: Kontor, tmp_path: Path) -> None:
    options = [word for name in EVERYTHING for word in ("--option", f"{name}=on")]
    done = kontor("play", "hamburg", "--seats", "greedy,greedy,greedy", "--seed", "3", *options)
    assert done.returncode == 0, done.stderr
    assert "The eight rounds are over." in done.stdout
    assert "Round 8 begins." in done.stdout
    assert re.search(r"Red: \d+ = \d+ on the track \+ \d+ cards \+ \d+ laurels", done.stdout)
    assert read_record(tmp_path / "hamburg-3.kontor").tags["Ending"] == "eight-rounds"
    assert kontor("replay", "hamburg-3.kontor").returncode == 0


def test_a_person_plays_alone_against_tom(kontor: Kontor) -> None:
    """Nobody else moves, so the board comes again when the dice were rolled and TOM has acted."""
    done = kontor("play", "hamburg", "--seed", "5", keys="1\n2\n3\n4\n5\n1\n1\n1\nq\n")
    assert done.stderr == ""
    assert "Red: you – seed 5" in done.stdout
    assert "Red: from which pile do you draw? 5 cards to go." in done.stdout
    assert re.search(r"TOM acts by the \w+ die: \d\.", done.stdout)
    assert done.stdout.count("Players, TOM first") == 3
    assert re.search(r"^ +1  Take 3 \w+ workers", done.stdout, re.MULTILINE)
    assert "kontor resume hamburg-5.kontor" in done.stdout


def test_a_person_sits_down_with_bots_in_german(kontor: Kontor) -> None:
    done = kontor("play", "hamburg", "--seats", "you,greedy", "--language", "de", "--seed", "2", keys="1\nq\n")
    assert "Rot: you, Grün: greedy" in done.stdout
    assert "Von welchem Stapel ziehst du?" in done.stdout


def test_a_choice_is_explained_by_its_rule(kontor: Kontor) -> None:
    assert re.search(r"HA-18 +In the order of play", kontor("play", "hamburg", "--seed", "5", keys="?1\nq\n").stdout)


def test_too_many_at_the_table(kontor: Kontor) -> None:
    done = kontor("play", "hamburg", "--seats", "you,greedy,greedy,greedy,greedy,greedy")
    assert done.returncode == 2
    assert done.stderr == "kontor: Hamburg takes 1 to 5 players, not 6\n"
