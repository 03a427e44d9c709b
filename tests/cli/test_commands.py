"""The commands as a new user meets them."""

import json
import re
import subprocess
import sys
from pathlib import Path

from kontor import __version__, games
from kontor.cli.version import is_compiled

from .conftest import Kontor, environment

GOLDEN = Path(__file__).parents[1] / "records" / "rival-cities"


def test_help_names_every_command(kontor: Kontor) -> None:
    done = kontor("--help")
    assert done.returncode == 0
    commands = (
        "games",
        "rules",
        "data",
        "play",
        "resume",
        "replay",
        "position",
        "hint",
        "analyse",
        "bench",
        "arena",
        "admin",
    )
    for command in commands:
        assert re.search(rf"^  {command} ", done.stdout, re.MULTILINE)


def test_the_version_says_its_form(kontor: Kontor) -> None:
    form = "compiled" if is_compiled() else "interpreted"
    assert kontor("--version").stdout == f"kontor {__version__} ({form})\n"


def test_games_lists_titles_and_options(kontor: Kontor) -> None:
    shown = kontor("games").stdout
    for name in games.names():
        assert games.get(name).title in shown
        for option in games.get(name).options:
            assert option.name in shown


def test_all_rules_and_one(kontor: Kontor) -> None:
    whole = kontor("rules", "rival-cities").stdout
    assert "RC-1 " in whole
    assert "RC-100 " in whole
    one = kontor("rules", "rival-cities", "rc-46").stdout
    assert one.startswith("RC-46 Alliances\n")
    assert "Novgorod" in one
    assert "RC-47" not in one


def test_data_shows_every_card_with_its_source(kontor: Kontor) -> None:
    done = kontor("data", "rival-cities")
    assert done.returncode == 0
    game = games.get("rival-cities")
    assert game.data_hash in done.stdout
    for table in game.contents():
        assert re.search(rf"^{table}\s*$", done.stdout, re.MULTILINE), table
    assert done.stdout.count("published") >= 15 + 24 + 21 + 8 + 10


def test_replay_checks_and_tells(kontor: Kontor) -> None:
    done = kontor("replay", str(GOLDEN / "fleet.kontor"))
    assert done.returncode == 0, done.stderr
    assert "buys ship" in done.stdout
    assert "choices is legal, and the result is what the record says" in done.stdout
    assert "3 ships more than the rival" in done.stdout


def test_replay_to_a_choice_shows_the_board(kontor: Kontor) -> None:
    done = kontor("replay", str(GOLDEN / "fleet.kontor"), "--to", "20")
    assert done.returncode == 0, done.stderr
    assert re.search(r"^  20 ", done.stdout, re.MULTILINE)
    assert not re.search(r"^  21 ", done.stdout, re.MULTILINE)
    assert "The ring" in done.stdout


def test_a_position_goes_out_and_comes_in(kontor: Kontor, tmp_path: Path) -> None:
    done = kontor("replay", str(GOLDEN / "fleet.kontor"), "--to", "20", "--position")
    assert done.returncode == 0, done.stderr
    (tmp_path / "p.json").write_text(done.stdout)
    game = games.get("rival-cities")
    state = game.load(json.loads(done.stdout))
    shown = kontor("position", "p.json")
    assert shown.returncode == 0, shown.stderr
    assert "The ring" in shown.stdout
    last = len(state.legal(state.actors()[0]))
    assert re.search(rf"^ +{last}  \S", shown.stdout, re.MULTILINE)


def test_a_reader_who_leaves_is_no_error(kontor: Kontor) -> None:
    command = f"{sys.executable} -m kontor rules rival-cities | head -1"
    done = subprocess.run(
        ["bash", "-o", "pipefail", "-c", command], capture_output=True, text=True, env=environment(), check=False
    )
    assert done.stderr == ""
    assert done.returncode == 0


def test_bench_takes_a_number_of_seats(kontor: Kontor) -> None:
    assert json.loads(kontor("bench", "hamburgum", "--seats", "2", "--json").stdout)["seats"] == 2
    assert kontor("bench", "--seats", "3").stderr == "kontor: Rival Cities takes 2 players, not 3\n"


def test_bench_takes_options(kontor: Kontor) -> None:
    played = json.loads(kontor("bench", "hamburg", "--seats", "2", "--option", "ships=on", "--json").stdout)
    assert played["options"] == {"ships": "on"}
    assert "ships" in kontor("bench", "hamburgum", "--option", "ships=on").stderr


def test_bench_prints_one_json_object(kontor: Kontor) -> None:
    result = json.loads(kontor("bench", "rival-cities", "--json").stdout)
    assert result["game"] == "rival-cities"
    assert result["compiled"] == is_compiled()
    assert result["seats"] == 2
    for figure in ("decisions_per_second", "games_per_second", "mean_decisions", "clone_us", "imagine_us"):
        assert result[figure] > 0
