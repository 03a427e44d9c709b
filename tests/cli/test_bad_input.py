"""Bad input: one sentence on standard error, exit code 2, nothing written over, no traceback."""

import json
from pathlib import Path

import pytest

from kontor import games
from kontor.engine.record import cut, read_record

from .conftest import Kontor

GOLDEN = Path(__file__).parents[1] / "records" / "rival-cities" / "court.kontor"
DATA = games.get("rival-cities").room / "data" / "base.toml"


def refused(kontor: Kontor, *words: str) -> str:
    """The one sentence with which a command is refused."""
    done = kontor(*words)
    assert done.returncode == 2, done.stdout + done.stderr
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    (line,) = done.stderr.splitlines()
    assert line.startswith("kontor: ")
    return line


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("rules", "chess"), "there is no game 'chess'; there is rival-cities"),
        (("rules", "rival-cities", "RC-999"), "there is no rule 'RC-999'; the rules go from RC-1 to RC-100"),
        (("data", "chess"), "there is no game 'chess'"),
        (("data", "rival-cities", "--data", "nowhere"), "the data folder nowhere does not exist"),
        (("play", "chess"), "there is no game 'chess'"),
        (("play", "rival-cities", "--seats", "you"), "Rival Cities takes 2 players, not 1"),
        (("play", "rival-cities", "--seats", "you,greedy,random"), "Rival Cities takes 2 players, not 3"),
        (
            ("play", "rival-cities", "--seats", "you,clever"),
            "nobody is called 'clever'; a seat is taken by you, random, greedy, novice, regular, expert or master",
        ),
        (("play", "rival-cities", "--option", "wind=west"), "has no option 'wind'; it has layout or first"),
        (("play", "rival-cities", "--option", "layout=square"), "cannot be 'square'; it can be random or learning"),
        (("play", "rival-cities", "--option", "layout"), "'layout' is no option; write --option name=value"),
        (("play", "rival-cities", "--seed", "-4"), "the seed -4 is out of range"),
        (("play", "rival-cities", "--save", "no/such/x.kontor"), "the folder no/such of x.kontor does not exist"),
        (("replay", "none.kontor"), "none.kontor: cannot be read (No such file or directory)"),
        (("resume", "none.kontor"), "none.kontor: cannot be read (No such file or directory)"),
        (("resume", str(GOLDEN)), "is a finished game; look at it with '"),
        (("replay", str(GOLDEN), "--to", "9999"), "--to 9999: the record has"),
        (("play", "rival-cities", "--language", "la"), "there is no language 'la'; there is "),
        (("bench", "chess"), "there is no game 'chess'"),
        (("hint", "none.kontor"), "none.kontor: cannot be read (No such file or directory)"),
        (("hint", str(GOLDEN)), "the game is over; name one of its choices with --at 1 to --at 195"),
        (("hint", str(GOLDEN), "--at", "0"), "--at 0: the record has 195 choices; expected 1 to 195"),
        (("hint", str(GOLDEN), "--at", "196"), "--at 196: the record has 195 choices; expected 1 to 195"),
        (
            ("hint", str(GOLDEN), "--at", "1", "--seat", "oslo"),
            "'oslo' has nothing to decide at choice 1; the game waits for altona",
        ),
        (("hint", str(GOLDEN), "--at", "1", "--moves", "0"), "--moves 0: at least 1 move is to be named"),
        (("hint", str(GOLDEN), "--at", "1", "--playouts", "0"), "--playouts 0 is too little to think with"),
        (("hint", str(GOLDEN), "--at", "1", "--time", "0"), "--time 0 is no time to think"),
        (("hint", str(GOLDEN), "--at", "1", "--language", "la"), "there is no language 'la'"),
        (("analyse", "none.kontor"), "none.kontor: cannot be read (No such file or directory)"),
        (("analyse", str(GOLDEN), "--playouts", "9", "--time", "1"), "--playouts and --time cannot both be given"),
        (("analyse", str(GOLDEN), "--jobs", "0"), "at least 1 job is needed, not 0"),
        (("analyse", str(GOLDEN), "--svg", "no/such/x.svg"), "the folder no/such of x.svg does not exist"),
        (("analyse", str(GOLDEN), "--svg", "."), ". is a folder; name a file"),
        (("analyse", str(GOLDEN), "--language", "la"), "there is no language 'la'"),
    ],
)
def test_a_wrong_word_is_refused(kontor: Kontor, words: tuple[str, ...], sentence: str) -> None:
    assert sentence in refused(kontor, *words)


def test_a_malformed_record(kontor: Kontor, tmp_path: Path) -> None:
    (tmp_path / "x.kontor").write_text(GOLDEN.read_text().replace("\n1. ", "\none. "))
    assert "x.kontor: line 11, column 1: expected a tag" in refused(kontor, "replay", "x.kontor")
    (tmp_path / "y.kontor").write_text("hello")
    assert "y.kontor: line 1, column 1: expected a tag" in refused(kontor, "replay", "y.kontor")


def test_an_illegal_move_in_a_record(kontor: Kontor, tmp_path: Path) -> None:
    (tmp_path / "x.kontor").write_text(GOLDEN.read_text().replace(" ink:1 ", " ink:19 ", 1))
    sentence = refused(kontor, "replay", "x.kontor")
    assert "x.kontor: move " in sentence
    assert "'ink:19' is not legal now; legal: ink:1 ink:2" in sentence
    for command in ("resume", "hint", "analyse"):
        assert "'ink:19' is not legal now" in refused(kontor, command, "x.kontor")


def test_nothing_to_analyse(kontor: Kontor, tmp_path: Path) -> None:
    record = read_record(GOLDEN)
    cut(record, 0)
    record.save(tmp_path / "x.kontor")
    assert "x.kontor: there is nothing to analyse" in refused(kontor, "analyse", "x.kontor")


def test_a_position_that_cannot_be(kontor: Kontor, tmp_path: Path) -> None:
    document = json.loads(kontor("replay", str(GOLDEN), "--to", "30", "--position").stdout)
    document["cities"]["hamburg"]["beer"] += 1
    (tmp_path / "p.json").write_text(json.dumps(document))
    assert "p.json: position: there are 13 of beer in all, not 12" in refused(kontor, "position", "p.json")
    (tmp_path / "q.json").write_text("{")
    assert "q.json: line 1, column 2: " in refused(kontor, "position", "q.json")
    (tmp_path / "r.json").write_text("[]")
    assert "r.json: expected an object with the name of its game" in refused(kontor, "position", "r.json")
    (tmp_path / "s.json").write_text('{"game": "chess"}')
    assert "there is no game 'chess'" in refused(kontor, "position", "s.json")
    assert "t.json: cannot be read" in refused(kontor, "position", "t.json")
    (tmp_path / "u.json").write_text('{"game": ' + "9" * 5000 + "}")
    assert "u.json: is no position document" in refused(kontor, "position", "u.json")
    (tmp_path / "v.json").write_text("[" * 100_000)
    assert "v.json: is no position document" in refused(kontor, "position", "v.json")


def test_a_record_of_other_data(kontor: Kontor, tmp_path: Path) -> None:
    own = tmp_path / "data" / "rival-cities"
    own.mkdir(parents=True)
    (own / "base.toml").write_text(DATA.read_text().replace("ship_spaces = 4", "ship_spaces = 3"))
    assert "was played with the data" in refused(kontor, "replay", str(GOLDEN), "--data", "data")


def test_a_broken_data_file(kontor: Kontor, tmp_path: Path) -> None:
    own = tmp_path / "data" / "rival-cities"
    own.mkdir(parents=True)
    (own / "base.toml").write_text(DATA.read_text().replace("ship_spaces = 4", "ship_spaces = 'four'"))
    sentence = refused(kontor, "play", "rival-cities", "--data", "data")
    assert "base.toml: setup.ship_spaces: Expected 'int', got 'str'" in sentence


def test_nothing_is_written_over(kontor: Kontor, tmp_path: Path) -> None:
    (tmp_path / "x.kontor").write_text("precious")
    sentence = refused(kontor, "play", "rival-cities", "--save", "x.kontor")
    assert "x.kontor is there already; go on with it by '" in sentence
    assert "kontor resume x.kontor' or choose another name" in sentence
    assert (tmp_path / "x.kontor").read_text() == "precious"
    assert [path.name for path in tmp_path.iterdir()] == ["x.kontor"]


def test_an_unknown_command_or_option(kontor: Kontor) -> None:
    for words in (("dance",), ("play", "rival-cities", "--sed", "1"), ("play", "rival-cities", "--seed", "x")):
        done = kontor(*words)
        assert done.returncode == 2
        assert "Traceback" not in done.stderr
