"""Asking the database whether tables have changed: many of them in one question.

While one question is under way, the others gather for the next; so no answer is older than the question.
"""

import asyncio

from sqlalchemy import bindparam, select

from .database import Database
from .models import Chair, Player, Table

# For each chair the number of the table's last entry, and what can change beside entries.
QUESTION = (
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
# So many codes in one question.
MOST = 200

# The number of the last entry, and the rest, a row a chair.
Glance = tuple[int, list[tuple[object, ...]]]


class Glances:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.waiting: dict[str, asyncio.Future[Glance | None]] = {}
        self.task: asyncio.Task[None] | None = None

    async def at(self, code: str) -> Glance | None:
        """What a table is like now; None when it is not there."""
        if code not in self.waiting:
            self.waiting[code] = asyncio.get_running_loop().create_future()
        answer = self.waiting[code]
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.work())
        return await asyncio.shield(answer)

    async def work(self) -> None:
        while self.waiting:
            codes = list(self.waiting)[:MOST]
            batch = {code: self.waiting.pop(code) for code in codes}
            try:
                seen = await self.look_at(codes)
            except Exception as problem:
                for answer in batch.values():
                    answer.set_exception(problem)
            else:
                for code, answer in batch.items():
                    answer.set_result(seen.get(code))

    async def look_at(self, codes: list[str]) -> dict[str, Glance]:
        async with self.database.engine.connect() as connection:
            rows = (await connection.execute(QUESTION, {"codes": codes})).all()
        seen: dict[str, Glance] = {}
        for code, number, *rest in rows:
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
