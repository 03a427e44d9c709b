"""The arena from the command line: results, files, going on, and what is refused."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from kontor import games
from kontor.arena.result import sum_up
from kontor.arena.schedule import fixture
from kontor.cli.main import spell_out
from kontor.cli.standings import brief, show

from ..arena.matches import invented, ranked
from .conftest import Kontor, environment
from .test_bad_input import refused

MATCH = ("arena", "rival-cities", "--bots", "random,greedy", "--seed", "7", "--jobs", "1")


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path / "cache" / "kontor" / "arena"


def result_of(path: Path) -> Any:
    """A result without what hangs on the clock."""
    result = json.loads(path.read_text())
    for part in result["games"] + result["standings"]:
        part.pop("thinking")
        part.pop("seconds", None)
    return result


def test_a_match_is_shown_written_and_drawn(kontor: Kontor, tmp_path: Path) -> None:
    done = kontor(*MATCH, "--games", "4", "--json", "m.json", "--svg", "m.svg")
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert re.search(r"^greedy +4 +100\.0% +51\.0–100\.0 +50% ▲ ", done.stdout, re.MULTILINE)
    assert "Rival Cities: 4 games at a table of 2, seed 7; played 4 in " in done.stdout
    result = result_of(tmp_path / "m.json")
    assert [game["number"] for game in result["games"]] == [0, 1, 2, 3]
    assert [one["bot"] for one in result["standings"]] == ["greedy", "random"]
    assert ElementTree.parse(tmp_path / "m.svg").getroot().tag.endswith("svg")
    assert sorted(path.name for path in tmp_path.iterdir() if path.is_file()) == ["m.json", "m.svg"]


def test_an_uneven_number_of_games_is_said(kontor: Kontor, cache: Path) -> None:
    done = kontor("arena", "rival-cities", "--bots", "random", "--games", "3", "--seed", "1")
    assert "seats and opponents come out even after every 2 games, as with --games 4" in done.stdout
    assert not list(cache.iterdir())


@pytest.mark.parametrize(
    ("first", "clocked"), [("a", "search:0.1s thinks"), ("search:2s", "search:2s and search:0.1s think")]
)
def test_three_bots_get_a_cross_table_and_clocks_a_warning(
    capsys: pytest.CaptureFixture[str], first: str, clocked: str
) -> None:
    match = invented(f"{first},search:0.1s,c", 12, 2)
    result = sum_up(match, {number: ranked(match, number, (1, 1)) for number in range(12)})
    show(result, games.get("rival-cities"), 0, 1.0)
    shown = capsys.readouterr().out
    assert re.search(rf"^ahead of( +({first}|search:0\.1s|c)){{3}} *$", shown, re.MULTILINE)
    assert re.search(r"^search:0\.1s( +(2:2|–)){3} *$", shown, re.MULTILINE)
    assert "places" not in shown
    assert f"{clocked} by the clock: these games will not repeat exactly" in shown
    assert "come out even" not in shown


def test_the_cross_table_marks_who_is_surely_better(capsys: pytest.CaptureFixture[str]) -> None:
    match = invented("a,b,c", 60, 3)
    places = {"a": 1, "b": 2, "c": 2}
    games_played = [
        ranked(match, number, [places[name] for name in fixture(match, number).seating]) for number in range(60)
    ]
    show(sum_up(match, dict(enumerate(games_played))), games.get("colonia"), 0, 1.0)
    shown = capsys.readouterr().out
    assert re.search(r"^a +– +60:0 \+1\.00 ▲ +60:0 \+1\.00 ▲ *$", shown, re.MULTILINE)
    assert re.search(r"^b +0:60 -1\.00 ▼ +– +30:30 \+0\.00 *$", shown, re.MULTILINE)


def test_ray_may_do_without_an_address() -> None:
    assert spell_out(["arena", "x", "--ray", "--games", "2"]) == ["arena", "x", "--ray=local", "--games", "2"]
    assert spell_out(["arena", "x", "--ray"]) == ["arena", "x", "--ray=local"]
    assert spell_out(["arena", "x", "--ray", "host:1"]) == ["arena", "x", "--ray", "host:1"]


def test_a_cut_run_goes_on_to_the_same_result(kontor: Kontor, tmp_path: Path) -> None:
    assert kontor(*MATCH, "--games", "6", "--json", "whole.json").returncode == 0
    assert kontor(*MATCH, "--games", "3", "--json", "cut.json").returncode == 0
    short = json.loads((tmp_path / "cut.json").read_text())
    (tmp_path / "cut.json").unlink()
    lines = [short["match"], *reversed(short["games"])]
    (tmp_path / "cut.json.partial").write_text("\n".join(map(json.dumps, lines))[:-9])
    done = kontor(*MATCH, "--games", "6", "--json", "cut.json", "--jobs", "2")
    assert done.stderr == "going on after 2 of 6 games\n"
    assert "; played 4 in " in done.stdout
    assert result_of(tmp_path / "cut.json") == result_of(tmp_path / "whole.json")
    assert not (tmp_path / "cut.json.partial").exists()


def test_a_result_grows_with_more_games(kontor: Kontor, tmp_path: Path) -> None:
    kontor(*MATCH, "--games", "2", "--json", "m.json")
    done = kontor(*MATCH, "--games", "4", "--json", "m.json")
    assert done.stderr == "going on after 2 of 4 games\n"
    kontor(*MATCH, "--games", "4", "--json", "new.json")
    assert result_of(tmp_path / "m.json") == result_of(tmp_path / "new.json")
    assert "m.json holds 4 games of this match already; ask for more, not 2" in refused(
        kontor, *MATCH, "--games", "2", "--json", "m.json"
    )
    assert kontor(*MATCH, "--games", "2", "--json", "m.json", "--fresh").stderr == ""
    assert len(result_of(tmp_path / "m.json")["games"]) == 2


@pytest.mark.parametrize(("sign", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 130), (signal.SIGKILL, -9)])
def test_a_stopped_run_says_how_to_go_on(cache: Path, tmp_path: Path, sign: signal.Signals, code: int) -> None:
    words = (
        "arena",
        "rival-cities",
        "--bots",
        "greedy,random",
        "--games",
        "5000",
        "--jobs",
        "2",
        "--option",
        "first=hamburg",
    )
    running = subprocess.Popen(
        [sys.executable, "-m", "kontor", *words],
        stderr=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=tmp_path,
        env=environment(),
        start_new_session=True,
        # Whoever runs the tests in the background may have switched interrupts off for all that comes after.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    deadline = time.monotonic() + 60
    while not any(path.read_bytes().count(b"\n") > 2 for path in cache.glob("*")) and time.monotonic() < deadline:
        time.sleep(0.05)
    if sign == signal.SIGINT:
        os.killpg(running.pid, sign)
    else:
        running.send_signal(sign)
    try:
        told, complaints = running.communicate(timeout=30)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(running.pid, signal.SIGKILL)
    assert running.returncode == code
    assert told == ""
    if sign != signal.SIGKILL:
        (line,) = complaints.splitlines()
        seed = re.search(r"--seed (\d+)", line)
        assert seed is not None
        assert re.match(r"\d+ of 5000 games are kept, go on with: \S+ -m kontor arena rival-cities --bots ", line)
        assert line.endswith(f"--games 5000 --seats 2 --seed {seed[1]} --option first=hamburg --jobs 2")
    (journal,) = cache.iterdir()
    assert len(journal.read_bytes().splitlines()) > 2


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("chess", "--bots", "random"), "there is no game 'chess'"),
        (("rival-cities", "--bots", "random,clever"), "there is no bot 'clever'; there is random"),
        (("rival-cities", "--bots", ""), "there is no bot ''"),
        (("rival-cities", "--bots", "random", "--seats", "3"), "Rival Cities takes 2 players, not 3"),
        (("rival-cities", "--bots", "random", "--games", "0"), "a match has at least 1 game, not 0"),
        (("rival-cities", "--bots", "random", "--jobs", "0"), "at least 1 job is needed, not 0"),
        (("rival-cities", "--bots", "random", "--seed", "-1"), "the seed -1 is out of range"),
        (("rival-cities", "--bots", "random", "--option", "wind=west"), "has no option 'wind'"),
        (("rival-cities", "--bots", "random", "--json", "no/x.json"), "the folder no of x.json does not exist"),
        (("rival-cities", "--bots", "random", "--svg", "."), "is a folder; name a file"),
        (("rival-cities", "--bots", "random", "--ray", "127.0.0.1:1"), "there is no Ray cluster at '127.0.0.1:1'"),
    ],
)
def test_a_wrong_word_is_refused(kontor: Kontor, cache: Path, words: tuple[str, ...], sentence: str) -> None:
    assert sentence in refused(kontor, "arena", *words)
    assert not cache.exists() or not list(cache.iterdir())


def test_a_journal_or_result_of_another_match_is_left_alone(kontor: Kontor, tmp_path: Path) -> None:
    kontor(*MATCH, "--games", "2", "--json", "m.json")
    before = (tmp_path / "m.json").read_bytes()
    other = ("arena", "rival-cities", "--bots", "random,greedy", "--games", "2", "--seed", "8", "--json", "m.json")
    sentence = refused(kontor, *other)
    assert "m.json holds games of another match (seed 7, not 8); name another file, or start afresh" in sentence
    assert (tmp_path / "m.json").read_bytes() == before
    (tmp_path / "m.json").rename(tmp_path / "n.json")
    (tmp_path / "m.json.partial").write_text(json.dumps(json.loads(before)["match"]) + "\n")
    assert "m.json.partial holds games of another match (seed 7, not 8)" in refused(kontor, *other)


@pytest.mark.parametrize(
    ("figure", "text"), [(0.00312, "0.0031"), (0.31, "0.31"), (9.94, "9.9"), (101.3, "101"), (12345, "12,345")]
)
def test_figures_are_brief(figure: float, text: str) -> None:
    assert brief(figure) == text
