"""Asking the database whether something has changed: about many things in one question.

While one question is under way, the others gather for the next; so no answer is older than the question.
"""

import asyncio
from collections.abc import Callable
from typing import Generic, TypeVar

from sqlalchemy import Connection, bindparam, select

from .database import Database
from .models import Chair, Player, Table

# For each chair the number of the table's last entry, and what can change beside entries.
TABLES_NOW = (
    select(
        Table.code,
        Table.number,
        Table.status,
        Table.host_id,
        Table.rematch,
        Chair.player_id,
        Chair.bot,
        Player.password.is_(None),
    )
    .join(Chair, Chair.table_id == Table.id)
    .outerjoin(Player, Player.id == Chair.player_id)
    .where(Table.code.in_(bindparam("codes", expanding=True)))
    .order_by(Table.id, Chair.seat)
)
# About so many things in one question.
MOST = 200

Seen = TypeVar("Seen")
# The number of a table's last entry, and the rest, a row a chair.
TableSeen = tuple[int, list[tuple[object, ...]]]


class Glances(Generic[Seen]):
    """`look` asks about things by their keys; it says nothing of what is not there."""

    def __init__(self, database: Database, look: Callable[[Connection, list[str]], dict[str, Seen]]) -> None:
        self.database = database
        self.look = look
        self.waiting: dict[str, asyncio.Future[Seen | None]] = {}
        self.task: asyncio.Task[None] | None = None

    async def at(self, key: str) -> Seen | None:
        """What it is like now; None when it is not there."""
        if key not in self.waiting:
            self.waiting[key] = asyncio.get_running_loop().create_future()
        answer = self.waiting[key]
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.work())
        return await asyncio.shield(answer)

    async def work(self) -> None:
        while self.waiting:
            keys = list(self.waiting)[:MOST]
            batch = {key: self.waiting.pop(key) for key in keys}
            try:
                seen = await self.ask(keys)
            except Exception as problem:
                for answer in batch.values():
                    answer.set_exception(problem)
            else:
                for key, answer in batch.items():
                    answer.set_result(seen.get(key))

    async def ask(self, keys: list[str]) -> dict[str, Seen]:
        return await self.database.ask(lambda connection: self.look(connection, keys))


def look_at_tables(connection: Connection, codes: list[str]) -> dict[str, TableSeen]:
    seen: dict[str, TableSeen] = {}
    for code, number, *rest in connection.execute(TABLES_NOW, {"codes": codes}):
        seen.setdefault(code, (number, []))[1].append(tuple(rest))
    return seen


def as_known(table: Table) -> list[tuple[object, ...]]:
    """The rest of a glance at a table that we have read, if nothing has changed since."""
    return [
        (
            table.status,
            table.host_id,
            table.rematch,
            chair.player_id,
            chair.bot,
            chair.player is None or chair.player.is_guest,
        )
        for chair in table.chairs
    ]
