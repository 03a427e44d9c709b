"""What a host does with tables: find them, put them away, delete them."""

import time
from collections.abc import Sequence

from sqlalchemy import delete, func, select, update

from .database import Database
from .models import Analysis, Table
from .reading import find_table

DAY = 24 * 3600


class Office:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def find(
        self,
        statuses: Sequence[str] = (),
        game: str | None = None,
        idle_days: float | None = None,
        archived: bool | None = None,
    ) -> list[Table]:
        """Tables, those with the latest events first; `idle_days` is how long nothing has happened there."""
        last = func.coalesce(Table.ended, Table.moved, Table.created)
        wanted = select(Table).order_by(last.desc(), Table.id)
        if statuses:
            wanted = wanted.where(Table.status.in_(statuses))
        if game is not None:
            wanted = wanted.where(Table.game == game)
        if idle_days is not None:
            wanted = wanted.where(last <= time.time() - idle_days * DAY)
        if archived is not None:
            wanted = wanted.where(Table.archived.is_(archived))
        async with self.database.reading() as session:
            return list(await session.scalars(wanted))

    async def all_of(self, codes: Sequence[str]) -> list[Table]:
        """The tables of these codes; raises `NoTable` for the first that is not there."""
        async with self.database.reading() as session:
            return [await find_table(session, code) for code in dict.fromkeys(codes)]

    async def archive(self, codes: Sequence[str], away: bool = True) -> None:
        """Put tables away, or bring them back: those away are in no list, and can still be opened by their link."""
        await self.all_of(codes)
        async with self.database.writing() as session:
            await session.execute(update(Table).where(Table.code.in_(codes)).values(archived=away))

    async def delete(self, codes: Sequence[str]) -> None:
        """Delete tables for good, with all that was played and said there."""
        await self.all_of(codes)
        async with self.database.writing() as session:
            await session.execute(delete(Table).where(Table.code.in_(codes)))
            await session.execute(delete(Analysis).where(Analysis.code.in_(codes)))
