"""`kontor admin`, as a host uses it beside a running server."""

import os
import re
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kontor import games
from kontor.engine.record import play_out, read_record
from kontor.tables.house import House

from ..tables.company import PASSWORD
from .conftest import Admin, Kontor, Story, change, environment


def test_the_list_shows_every_table_and_its_seats(admin: Admin, codes: dict[str, str]) -> None:
    shown = admin("list").stdout
    for status, code in codes.items():
        assert re.search(rf"^{code}  \S+ +{status} ", shown, re.MULTILINE)
    assert "Ada, (open), (open)" in shown
    assert shown.endswith("3 tables\n")


def test_the_list_can_be_narrowed(admin: Admin, codes: dict[str, str], at_house: Callable[[Story], Any]) -> None:
    assert admin("list", "--codes", "--status", "over").stdout == f"{codes['over']}\n"
    both = admin("list", "--codes", "--status", "over", "--status", "playing").stdout.split()
    assert set(both) == {codes["over"], codes["playing"]}
    assert admin("list", "--codes", "--game", "colonia").stdout == f"{codes['gathering']}\n"
    assert admin("list", "--codes", "--idle", "1").stdout == ""
    change(at_house, codes["playing"], moved=1.0)
    assert admin("list", "--codes", "--idle", "1").stdout == f"{codes['playing']}\n"
    assert admin("list", "--idle", "1", "--game", "hamburgum").stdout == "0 tables\n"


def test_a_table_is_archived_and_brought_back(
    admin: Admin, codes: dict[str, str], at_house: Callable[[Story], Any]
) -> None:
    async def waiting(house: House) -> list[str]:
        return [brief.code for brief in await house.lobby.waiting()]

    code = codes["gathering"]
    assert at_house(waiting) == [code]
    done = admin("archive", code, codes["over"])
    assert (done.returncode, done.stdout) == (0, "2 tables are out of the lobby.\n")
    assert at_house(waiting) == []
    assert admin("list", "--codes").stdout == f"{codes['playing']}\n"
    assert set(admin("list", "--codes", "--archived").stdout.split()) == {code, codes["over"]}
    assert admin("archive", "--back", code).stdout == "1 table is back in the lists.\n"
    assert at_house(waiting) == [code]


def test_a_table_is_shown_with_seats_and_clocks(admin: Admin, codes: dict[str, str]) -> None:
    shown = admin("show", codes["playing"]).stdout
    assert f"{codes['playing']} (playing, open)" in shown
    assert re.search(r"^entries +3$", shown, re.MULTILINE)
    assert re.search(r"^clock +live 600 5$", shown, re.MULTILINE)
    assert re.search(r"^host +Ada \(member\)$", shown, re.MULTILINE)
    assert re.search(r"^hamburg  Ada +member .*0:\d\d:\d\d", shown, re.MULTILINE)
    assert "Guest" in shown
    waiting = admin("show", codes["gathering"]).stdout
    assert re.search(r"^begun +not yet$", waiting, re.MULTILINE)
    assert waiting.count("open\n") + waiting.count("open ") >= 2
    assert re.search(r"^altona +Ben +guest +\d+ +[12]", admin("show", codes["over"]).stdout, re.MULTILINE)


def test_the_record_of_a_finished_game(admin: Admin, codes: dict[str, str], tmp_path: Path) -> None:
    done = admin("record", codes["over"])
    assert done.stderr == ""
    assert admin("record", codes["over"], "--out", "game.kontor").stdout == ""
    assert (tmp_path / "game.kontor").read_text(encoding="utf-8") == done.stdout
    record = read_record(tmp_path / "game.kontor")
    assert record.seal is not None


def test_the_record_of_a_game_that_goes_on_is_for_the_host_only(admin: Admin, codes: dict[str, str]) -> None:
    done = admin("record", codes["playing"])
    assert done.returncode == 0
    assert done.stdout.startswith('[Game "rival-cities"]')
    assert done.stderr.startswith("kontor: this game is not over: its record holds what players may not know")
    none = admin("record", codes["gathering"])
    assert none.returncode == 2
    assert none.stderr == f"kontor: table {codes['gathering']} has no record: the game has not begun\n"


def test_deleting_asks_and_offers_to_keep_the_record(admin: Admin, codes: dict[str, str], tmp_path: Path) -> None:
    code = codes["over"]
    refused = admin("delete", code, keys="n\nn\n")
    assert refused.returncode == 1
    assert refused.stdout.endswith("Nothing was deleted.\n")
    assert admin("delete", code).returncode == 1
    assert code in admin("list", "--codes").stdout
    done = admin("delete", code, keys="\ny\n")
    assert done.returncode == 0
    assert f"The record is in {code}.kontor." in done.stdout
    assert done.stdout.endswith("1 table is deleted.\n")
    assert read_record(tmp_path / f"{code}.kontor").choices
    assert code not in admin("list", "--codes").stdout
    assert admin("show", code).stderr == f"kontor: there is no table '{code}'; it may have been deleted\n"


def test_deleting_without_questions(admin: Admin, codes: dict[str, str], path: Path, tmp_path: Path) -> None:
    missing = admin("delete", "--yes", "--keep", "nowhere", codes["over"])
    assert missing.stderr == "kontor: there is no folder nowhere to keep records in; nothing was deleted\n"
    (tmp_path / "kept").mkdir()
    done = admin("delete", "--yes", "--keep", "kept", *codes.values())
    assert done.stdout.endswith("3 tables are deleted.\n")
    kept = {file.stem for file in (tmp_path / "kept").iterdir()}
    assert kept == {codes["over"], codes["playing"]}
    with sqlite3.connect(path) as connection:
        for name in ("tables", "chairs", "lines", "messages"):
            assert connection.execute(f"SELECT count(*) FROM {name}").fetchone() == (0,)
    connection.close()


def test_one_wrong_code_changes_nothing(admin: Admin, codes: dict[str, str]) -> None:
    for command in (("archive",), ("delete", "--yes")):
        done = admin(*command, codes["over"], "nowhere")
        assert done.returncode == 2
        assert done.stderr == "kontor: there is no table 'nowhere'; it may have been deleted\n"
    assert len(admin("list", "--codes").stdout.split()) == 3


def test_a_password_is_reset_and_every_browser_logged_out(
    admin: Admin, kontor: Kontor, path: Path, codes: dict[str, str], at_house: Callable[[Story], Any]
) -> None:
    async def come_in(house: House) -> str:
        player, secret = await house.people.log_in("Ada", PASSWORD)
        await house.people.make_token(player, "mine")
        return secret

    secret = at_house(come_in)
    done = admin("reset-password", "ada")
    found = re.match(r"The new password of ada is (\S{16})\nAll browsers of ada are logged out\.\n", done.stdout)
    assert found is not None
    assert "Tokens of their programs that still work: 1; --tokens takes them back." in done.stdout

    async def look(house: House) -> tuple[bool, str]:
        player, _ = await house.people.log_in("Ada", found[1])
        return await house.people.by_cookie(secret) is None, player.name

    assert at_house(look) == (True, "Ada")
    assert "Tokens taken back: 1." in admin("reset-password", "Ada", "--tokens").stdout
    words = ("admin", "reset-password", "Ada", "--ask", "--database", str(path))
    asked = kontor(*words, keys="another one\nanother one\n")
    assert asked.returncode == 0

    async def log_in(house: House) -> None:
        await house.people.log_in("Ada", "another one")

    at_house(log_in)


def test_passwords_that_cannot_be_reset(admin: Admin, kontor: Kontor, path: Path, codes: dict[str, str]) -> None:
    assert admin("reset-password", "Nobody").stderr == "kontor: there is no member 'Nobody'\n"
    short = kontor("admin", "reset-password", "Ada", "--ask", "--database", str(path), keys="short\nshort\n")
    assert (short.returncode, short.stderr.splitlines()[-1]) == (2, "kontor: a password has 8 to 200 characters")


def test_a_backup_while_the_server_writes(
    admin: Admin, kontor: Kontor, codes: dict[str, str], path: Path, tmp_path: Path
) -> None:
    busy = sqlite3.connect(path)
    busy.execute("BEGIN IMMEDIATE")
    busy.execute("UPDATE tables SET archived = 1")
    done = admin("backup", "copy ?.db")
    busy.rollback()
    busy.close()
    assert re.fullmatch(r"The copy is in copy \?\.db \(\d\.\d MB\)\.\n", done.stdout)
    shown = kontor("admin", "list", "--codes", "--database", "copy ?.db").stdout
    assert set(shown.split()) == set(codes.values())
    again = admin("backup", "copy ?.db")
    assert (again.returncode, again.stderr) == (2, "kontor: copy ?.db is there already; name another file\n")
    nowhere = admin("backup", "nowhere/copy.db")
    assert nowhere.returncode == 2
    assert nowhere.stderr.startswith("kontor: nowhere/copy.db cannot be written: ")
    assert not list(tmp_path.glob(".copy*"))


def test_a_backup_of_postgresql_is_made_with_its_own_tool(kontor: Kontor) -> None:
    done = kontor("admin", "backup", "all.dump", "--database", "postgresql://me:secret@host:5433/games")
    assert done.returncode == 2
    command = "pg_dump --format=custom --file=all.dump postgresql://me@host:5433/games"
    assert done.stderr == f"kontor: PostgreSQL has its own tool for this: {command}\n"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("list", "--status", "asleep"), "there is no status 'asleep'; there is gathering, playing and over"),
        (("list", "--game", "halma"), "there is no game 'halma'"),
        (("list", "--idle", "-1"), "--idle -1: a number of days is not below 0"),
        (("show", "nowhere"), "there is no table 'nowhere'; it may have been deleted"),
        (("record", "nowhere"), "there is no table 'nowhere'; it may have been deleted"),
    ],
)
def test_bad_input_is_a_sentence(admin: Admin, codes: dict[str, str], words: tuple[str, ...], sentence: str) -> None:
    done = admin(*words)
    assert (done.returncode, done.stdout) == (2, "")
    (line,) = done.stderr.splitlines()
    assert line.startswith(f"kontor: {sentence}")


def test_databases_that_are_none(kontor: Kontor, tmp_path: Path) -> None:
    missing = kontor("admin", "list", "--database", "missing.db")
    assert missing.returncode == 2
    assert missing.stderr.startswith("kontor: there is no database missing.db; name the server's with --database")
    assert not (tmp_path / "missing.db").exists()
    (tmp_path / "text.db").write_text("not a database, but a text that is long enough " * 20)
    broken = kontor("admin", "list", "--database", "text.db")
    assert broken.stderr == "kontor: the database text.db cannot be opened: file is not a database\n"
    (tmp_path / "empty.db").touch()
    empty = kontor("admin", "list", "--database", "empty.db")
    assert empty.stderr.startswith("kontor: there are no tables in empty.db; 'kontor serve' makes a database")
    nobody = kontor("admin", "list", "--database", "postgresql://127.0.0.1:1/none")
    assert nobody.returncode == 2
    assert nobody.stderr.startswith("kontor: the database postgresql://127.0.0.1:1/none cannot be opened: ")


def test_the_database_can_come_from_the_environment(codes: dict[str, str], path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "kontor", "admin", "list", "--codes"],
        capture_output=True,
        text=True,
        env=environment() | {"KONTOR_DATABASE": str(path), "HOME": os.environ["HOME"]},
        timeout=60,
        check=True,
    )
    assert set(done.stdout.split()) == set(codes.values())


def test_a_kept_record_is_the_game_that_was_played(admin: Admin, codes: dict[str, str], tmp_path: Path) -> None:
    admin("record", codes["over"], "--out", "game.kontor")
    record = read_record(tmp_path / "game.kontor")
    assert play_out(record, games.get(record.game)).over()
