"""The form of the database: made from nothing, as the models say, by one process at a time."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from kontor.engine.errors import BadSetup, KontorError
from kontor.tables.database import Database, address, back_up, config
from kontor.tables.house import House
from kontor.tables.models import Base

pytestmark = pytest.mark.anyio


def differences(connection: Connection) -> object:
    context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
    return compare_metadata(context, Base.metadata)


async def test_migrations_lead_to_what_the_models_say(database: Database) -> None:
    async with database.engine.connect() as connection:
        assert await connection.run_sync(differences) == []


async def test_a_column_that_no_migration_made_would_be_noticed(database: Database) -> None:
    async with database.engine.begin() as connection:
        await connection.execute(text("ALTER TABLE players DROP COLUMN confirms"))
        assert await connection.run_sync(differences) != []


async def test_servers_that_start_at_the_same_moment_share_one_database(place: str) -> None:
    databases = [Database(address(place)) for _ in range(4)]
    await asyncio.gather(*(database.migrate() for database in databases))
    async with databases[0].reading() as session:
        made = (await session.scalars(text("SELECT version_num FROM alembic_version"))).all()
    assert made == ScriptDirectory.from_config(config()).get_heads()
    for database in databases:
        await database.close()


async def test_a_database_is_opened_again_as_it_was(database: Database, house: House, place: str) -> None:
    ada, _ = await house.people.register(None, "Ada", "correct horse")
    again = Database(address(place))
    await again.migrate()
    found = await House(again, house.tell).people.find("ada")
    await again.close()
    assert found is not None
    assert found.id == ada.id


async def test_a_database_of_a_newer_kontor_is_refused(database: Database, place: str) -> None:
    async with database.engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    later = Database(address(place))
    with pytest.raises(KontorError, match="made by a newer Kontor; install that version, or restore a backup"):
        await later.migrate()
    await later.close()


async def test_a_migration_that_fails_leaves_no_trace(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    database = Database(address(place))

    def fail(*_: object, **__: object) -> None:
        raise KontorError("the disk is full")

    monkeypatch.setattr("alembic.runtime.migration.HeadMaintainer.update_to_step", fail)
    with pytest.raises(KontorError, match="the disk is full"):
        await database.migrate()
    monkeypatch.undo()
    await database.migrate()
    async with database.engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await database.close()


async def test_a_server_that_does_not_answer_is_named_without_its_password() -> None:
    database = Database(address("postgresql://kontor:secret@127.0.0.1:1/kontor"))
    with pytest.raises(KontorError, match="cannot be opened") as caught:
        await database.migrate()
    await database.close()
    assert "kontor:***@127.0.0.1:1/kontor" in str(caught.value)
    assert "secret" not in str(caught.value)


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ("mysql://localhost/kontor", "'mysql' is no database that Kontor can use; it can use sqlite and postgresql"),
        ("postgresql://localhost:port/kontor", "is no database; write a path, or postgresql://user:password@host/name"),
        (":memory:", "name a file for the SQLite database"),
        ("/no/such/folder/kontor.db", "the folder /no/such/folder of the database does not exist"),
    ],
)
def test_an_address_that_cannot_be_is_refused(wrong: str, sentence: str) -> None:
    with pytest.raises(BadSetup, match=sentence):
        Database(address(wrong))


async def test_a_backup_made_while_the_house_is_open_holds_what_was_there(tmp_path: Path, on_sqlite: str) -> None:
    database = Database(address(on_sqlite))
    await database.migrate()

    async def tell(code: str) -> None: ...

    house = House(database, tell)
    await house.people.register(None, "Ada", "correct horse")
    async with database.writing() as session:
        await session.execute(text("UPDATE players SET name = 'Eve'"))
        back_up(on_sqlite, tmp_path / "backup.db")
    await database.close()
    kept = sqlite3.connect(tmp_path / "backup.db")
    assert kept.execute("SELECT name FROM players").fetchall() == [("Ada",)]
    kept.close()
