"""All that a server process does with its tables, in one place, and what it sees to by itself."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from sqlalchemy import ColumnElement, select

from kontor.engine.errors import KontorError

from .chat import Chat
from .database import Database
from .gathering import Gathering
from .live import Live, Open
from .lobby import Lobby
from .models import PLAYING, Table
from .people import People
from .rating import Ratings
from .refusals import Misfit

log = logging.getLogger(__name__)

# Seconds between two looks at clocks, and at bots that nobody called.
CLOCK_ROUND = 1.0
BOT_ROUND = 15.0

Call = Callable[[str], Awaitable[None]]


class House:
    """`notice` tells every process that a table has changed; `call_bots` has somebody see to a table's bots."""

    def __init__(self, database: Database, notice: Call, folder: str | None = None) -> None:
        self.database = database
        self.tell = notice
        self.people = People(database)
        self.gathering = Gathering(database, folder)
        self.live = Live(database, self.changed, folder=folder)
        self.lobby = Lobby(database)
        self.chat = Chat(database)
        self.ratings = Ratings(database)
        self.call_bots: Call = nobody
        self.task: asyncio.Task[None] | None = None
        # Tables that this version cannot go on with: nobody looks after their clocks and bots.
        self.set_aside: set[str] = set()

    async def changed(self, code: str) -> None:
        """Something has happened at a table that this process knows."""
        table = await self.live.cached(code)
        play = table.play
        if play is not None and play.over() and table.table.is_rated:
            await self.ratings.settle(code)
        await self.tell(code)
        if play is not None and play.bots_asked():
            await self.call_bots(code)

    async def seated(self, code: str) -> Open:
        """Somebody has sat down or got up, or a table has been made: look at it anew, and tell."""
        table = await self.live.open(code)
        await self.changed(code)
        return table

    async def gone(self, code: str) -> None:
        """A table is no more."""
        self.live.tables.pop(code, None)
        await self.tell(code)

    def open_doors(self) -> None:
        self.task = asyncio.create_task(self.see_to_it())

    async def close_doors(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        await self.live.finish()

    async def see_to_it(self) -> None:
        """Clocks that run out, bots that were left waiting when a server stopped, ratings that were not counted."""
        last_bots = 0.0
        while True:
            try:
                await self.ring_clocks()
                if time.monotonic() - last_bots > BOT_ROUND or last_bots == 0.0:
                    last_bots = time.monotonic()
                    await self.wake_bots()
                    for code in await self.ratings.due():
                        await self.ratings.settle(code)
            except Exception as problem:
                log.error("the house keeping failed: %s", problem, exc_info=problem)
            await asyncio.sleep(CLOCK_ROUND)

    async def ring_clocks(self) -> None:
        await self.visit(Table.deadline <= time.time(), self.live.run_out)

    async def wake_bots(self) -> None:
        await self.visit(Table.awaits_bot.is_(True), self.wake_bots_of)

    async def wake_bots_of(self, code: str) -> None:
        await self.live.open(code)
        await self.call_bots(code)

    async def visit(self, which: ColumnElement[bool], see_to: Call) -> None:
        """See to some of the tables that are being played; none suffers from another that fails."""
        async with self.database.reading() as session:
            found = list(await session.scalars(select(Table.code).where(Table.status == PLAYING, which)))
        for code in found:
            if code in self.set_aside:
                continue
            try:
                await see_to(code)
            except Misfit as problem:
                log.warning("table %s: %s", code, problem)
                self.set_aside.add(code)
            except KontorError as problem:
                log.info("table %s: %s", code, problem)
            except Exception as problem:
                log.error("table %s: %s", code, problem, exc_info=problem)


async def nobody(code: str) -> None:
    """Nobody sees to the bots here: another process does."""
