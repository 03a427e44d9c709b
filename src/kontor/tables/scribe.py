"""Writing entries down: many tables at once in one commit, and nobody is told before it is done.

A commit waits for the disk, and while it waits, the entries of other tables gather for the next one.
"""

import asyncio
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, insert, update
from sqlalchemy.exc import IntegrityError

from .database import Database
from .models import Base, Chair, Table
from .play import Entry

TABLES = Base.metadata.tables["tables"]
CHAIRS = Base.metadata.tables["chairs"]
LINES = Base.metadata.tables["lines"]

INSERT_LINE = insert(LINES)
UPDATE_TABLE = (
    update(TABLES)
    .where(Table.id == bindparam("the_table"))
    .values(
        {name: bindparam(f"new_{name}") for name in ("number", "moved", "deadline", "awaits_bot", "status", "ended")}
    )
)
UPDATE_RESULT = update(TABLES).where(Table.id == bindparam("the_table")).values(result=bindparam("new_result"))
UPDATE_CHAIR = (
    update(CHAIRS)
    .where(Chair.table_id == bindparam("the_table"), Chair.seat == bindparam("the_seat"))
    .values({name: bindparam(f"new_{name}") for name in ("is_asked", "is_gone", "bot")})
)


class Taken(Exception):
    """Another entry has this number."""


class Note(msgspec.Struct):
    """An entry, and what the table is like after it."""

    table_id: int
    entry: Entry
    table: dict[str, Any]
    chairs: list[dict[str, Any]]
    result: dict[str, Any] | None


class Scribe:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.waiting: list[tuple[Note, asyncio.Future[None]]] = []
        self.task: asyncio.Task[None] | None = None

    async def write(self, note: Note) -> None:
        """Returns when the entry is kept for good; raises `Taken` when its number is not free."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((note, done))
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.work())
        await asyncio.shield(done)

    async def work(self) -> None:
        while self.waiting:
            batch, self.waiting = self.waiting, []
            try:
                await self.commit([note for note, _ in batch])
            except IntegrityError:
                await self.one_by_one(batch)
            except Exception as problem:
                for _, done in batch:
                    if not done.done():
                        done.set_exception(problem)
            else:
                for _, done in batch:
                    if not done.done():
                        done.set_result(None)

    async def one_by_one(self, batch: list[tuple[Note, asyncio.Future[None]]]) -> None:
        """One of them was too late, and its number is taken: the others need not suffer."""
        for note, done in batch:
            try:
                await self.commit([note])
            except IntegrityError:
                done.set_exception(Taken())
            except Exception as problem:
                done.set_exception(problem)
            else:
                done.set_result(None)

    async def commit(self, notes: list[Note]) -> None:
        # In the order of tables: two processes that wait for each other's rows would wait for ever.
        notes = sorted(notes, key=lambda note: note.table_id)
        await self.database.write(lambda connection: write_notes(connection, notes))


def write_notes(connection: Connection, notes: list[Note]) -> None:
    connection.execute(
        INSERT_LINE, [{"table_id": note.table_id, **msgspec.structs.asdict(note.entry)} for note in notes]
    )
    connection.execute(UPDATE_TABLE, [{"the_table": note.table_id, **new(note.table)} for note in notes])
    chairs = [
        {"the_table": note.table_id, "the_seat": chair["seat"], **new(chair, "seat")}
        for note in notes
        for chair in note.chairs
    ]
    if chairs:
        connection.execute(UPDATE_CHAIR, chairs)
    results = [{"the_table": note.table_id, "new_result": note.result} for note in notes if note.result]
    if results:
        connection.execute(UPDATE_RESULT, results)


def new(values: dict[str, Any], but: str = "") -> dict[str, Any]:
    return {f"new_{name}": value for name, value in values.items() if name != but}
