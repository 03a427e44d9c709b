"""`kontor admin check`: what these rules would make of every table, before they go live."""

import re
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sqlalchemy import update

from kontor.tables.house import House
from kontor.tables.models import Line, Table

from .conftest import Admin, Story, change


def test_tables_that_fit_pass_the_check(admin: Admin, codes: dict[str, str]) -> None:
    done = admin("check")
    assert (done.returncode, done.stdout) == (0, "     2 can go on\n")
    assert admin("check", "--all").stdout == "     3 can go on\n"


def test_a_table_of_other_rules_that_replays_the_same_can_be_adopted(
    admin: Admin, codes: dict[str, str], at_house: Callable[[Story], Any]
) -> None:
    change(at_house, codes["playing"], rules=0)
    done = admin("check")
    assert done.returncode == 1
    assert (
        f"{codes['playing']}  rival-cities, playing, 3 entries: replays the same\n    rules 0, here 1\n" in done.stdout
    )
    assert "1 made by other rules or data, but replay the same" in done.stdout
    shown = admin("show", codes["playing"]).stdout
    assert "trouble   this table was begun by version 0 of the rules of Rival Cities" in shown
    refused = admin("record", codes["playing"])
    assert refused.returncode == 2
    assert "ask the version that it was played by" in refused.stderr
    assert admin("check", "--adopt").returncode == 0
    assert admin("check").returncode == 0


def test_a_move_that_is_no_longer_legal_is_named(
    admin: Admin, codes: dict[str, str], at_house: Callable[[Story], Any]
) -> None:
    async def spoil(house: House) -> None:
        table = await house.gathering.fresh(codes["playing"])
        async with house.database.writing() as session:
            here = (Line.table_id == table.id, Line.number == 2)
            await session.execute(update(Line).where(*here).values(detail="ink:3"))

    at_house(spoil)
    done = admin("check")
    assert done.returncode == 1
    assert re.search(r"stops\n +entry 2, Guest \d+ move ink:3: 'ink:3' is not legal now", done.stdout)
    assert "1 have an entry that is no longer possible" in done.stdout
    assert admin("check", "--adopt").returncode == 1


def test_another_position_is_noticed(admin: Admin, codes: dict[str, str], at_house: Callable[[Story], Any]) -> None:
    change(at_house, codes["over"], result={"points": [99, 0], "ranks": [1, 2], "ending": "stars"})

    async def turn(house: House) -> None:
        table = await house.gathering.fresh(codes["playing"])
        async with house.database.writing() as session:
            found = await session.get(Table, table.id)
            assert found is not None
            for chair in found.chairs:
                chair.is_asked = not chair.is_asked

    at_house(turn)
    done = admin("check", "--all")
    assert done.returncode == 1
    assert re.search(r"leads elsewhere\n +(Ada|Guest \d+) would have to choose, not (Ada|Guest \d+)", done.stdout)
    assert re.search(r"leads elsewhere\n +the points would be \[\d+, \d+\], not \[99, 0\]", done.stdout)


def test_a_game_that_is_gone_and_options_that_are_gone(
    admin: Admin, codes: dict[str, str], at_house: Callable[[Story], Any]
) -> None:
    change(at_house, codes["playing"], game="halma")
    change(at_house, codes["gathering"], options={"weather": "rain"})
    done = admin("check")
    assert done.returncode == 1
    assert "cannot begin\n    this table's game, 'halma', is not played here any more" in done.stdout
    assert "cannot begin\n    Colonia has no option 'weather'" in done.stdout
    assert admin("list").returncode == 0
    assert admin("show", codes["playing"]).returncode == 0


def test_a_database_of_an_older_form_is_checked_in_a_copy(admin: Admin, codes: dict[str, str], path: Path) -> None:
    """The server that still runs needs it as it is."""
    with sqlite3.connect(path) as connection:
        connection.execute("DROP TABLE settings")
        connection.execute("UPDATE alembic_version SET version_num = '0001'")
    connection.close()
    before = path.read_bytes()
    assert admin("check").stdout == "     2 can go on\n"
    listed = admin("list")
    assert listed.returncode == 2
    assert "was made by an older Kontor" in listed.stderr
    assert path.read_bytes() == before
