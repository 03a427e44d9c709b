"""The tables that are being played, rebuilt from their entries and kept in a bounded cache.

Every process has its own, and none trusts it: an entry counts when the database has taken it under its number.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from sqlalchemy import select

from kontor import games
from kontor.engine.errors import KontorError
from kontor.engine.game import Game

from .clock import ClockRule
from .database import Database
from .models import GATHERING, OVER, PLAYING, Line, Table
from .play import LATE, MOVE, RESIGN, UNDO, Entry, Play, Setup
from .refusals import NoTable, Refused
from .scribe import Note, Scribe, Taken

# Called with the code of a table whenever something there has changed.
Notice = Callable[[str], Awaitable[None]]

# The bot that plays on for somebody who has left.
SUBSTITUTE = "regular"
TRIES = 5


class Open:
    """A table in memory. `play` is there once the game has begun."""

    def __init__(self, table: Table, game: Game, play: Play | None) -> None:
        self.table = table
        self.game = game
        self.play = play
        self.lock = asyncio.Lock()
        # What was made for those who look, good until the next entry; and the log as far as it was told to each.
        self.made: dict[tuple[str, int | None, str], object] = {}
        self.made_at = -1
        self.logs: dict[tuple[str, int | None, str], list[Any]] = {}

    @property
    def code(self) -> str:
        return self.table.code

    def remembered(self, key: tuple[str, int | None, str]) -> object | None:
        return self.made.get(key) if self.made_at == self.playing().number else None

    def remember(self, key: tuple[str, int | None, str], thing: object) -> None:
        if self.made_at != self.playing().number:
            self.made = {}
            self.made_at = self.playing().number
        self.made[key] = thing

    def playing(self) -> Play:
        if self.play is None:
            raise Refused("begun-yet")
        return self.play


class Live:
    def __init__(self, database: Database, notice: Notice, size: int = 2000, folder: str | None = None) -> None:
        self.database = database
        self.notice = notice
        self.size = size
        self.folder = folder
        self.scribe = Scribe(database)
        self.tables: OrderedDict[str, Open] = OrderedDict()
        self.loading: dict[str, asyncio.Lock] = {}

    async def open(self, code: str) -> Open:
        """The table as the database has it now."""
        lock = self.loading.setdefault(code, asyncio.Lock())
        try:
            async with lock:
                return await self.load(code)
        finally:
            if not lock.locked():
                self.loading.pop(code, None)

    async def load(self, code: str) -> Open:
        known = self.tables.get(code)
        async with self.database.reading() as session:
            table = await session.scalar(select(Table).where(Table.code == code))
            if table is None:
                self.tables.pop(code, None)
                raise NoTable("table", code=code)
            since = known.play.number if known and known.play else 0
            entries: list[Entry] = []
            if table.status != GATHERING and table.number > since:
                lines = await session.scalars(
                    select(Line).where(Line.table_id == table.id, Line.number > since).order_by(Line.number)
                )
                entries = [Entry(line.number, line.kind, line.seat, line.detail, line.at) for line in lines]
        game = games.get(table.game, self.folder)
        if known is None:
            known = Open(table, game, None)
        known.table = table
        if table.status != GATHERING:
            if known.play is None:
                known.play = Play(game, setup_of(table))
            for entry in entries:
                if entry.number == known.play.number + 1:
                    known.play.follow(entry)
        self.keep(code, known)
        return known

    def keep(self, code: str, table: Open) -> None:
        self.tables[code] = table
        self.tables.move_to_end(code)
        while len(self.tables) > self.size:
            self.tables.popitem(last=False)

    async def cached(self, code: str) -> Open:
        """The table as this process knows it: good enough to try a move by."""
        known = self.tables.get(code)
        if known is None or known.play is None:
            return await self.open(code)
        self.tables.move_to_end(code)
        return known

    async def move(self, code: str, seat: int, notation: str, asked: int | None = None) -> Entry:
        return await self.write(code, MOVE, seat, notation, lambda play: play.check_move(seat, notation, asked))

    async def undo(self, code: str, seat: int) -> Entry:
        return await self.write(code, UNDO, seat, "", lambda play: play.check_undo(seat))

    async def resign(self, code: str, seat: int, bot: str = SUBSTITUTE) -> Entry:
        return await self.write(code, RESIGN, seat, bot, lambda play: play.check_takeover(seat, bot))

    async def run_out(self, code: str) -> None:
        """Give the seats whose time is up to a bot."""
        table = await self.open(code)
        while table.play and (late := table.play.clocks.late(time.time())):
            seat = late[0]
            await self.write(code, LATE, seat, SUBSTITUTE, lambda play, seat=seat: check_late(play, seat))  # type: ignore[misc]

    async def write(self, code: str, kind: str, seat: int, detail: str, check: Callable[[Play], None]) -> Entry:
        """Check an entry, keep it for good, and tell everybody; raises when it cannot be."""
        table = await self.cached(code)
        for attempt in range(TRIES):
            try:
                async with table.lock:
                    play = table.playing()
                    check(play)
                    entry = Entry(play.number + 1, kind, seat, detail, max(time.time(), play.moved))
                    await self.scribe.write(note_of(table.table.id, play, entry))
                    play.follow(entry)
                break
            except Taken:
                table = await self.open(code)
            except KontorError:
                # What this process knows may be old.
                if attempt or not await self.is_behind(table):
                    raise
                table = await self.open(code)
        else:
            raise Refused("rest")
        await self.notice(code)
        return entry

    async def is_behind(self, table: Open) -> bool:
        number = table.play.number if table.play else 0
        async with self.database.reading() as session:
            now = await session.scalar(select(Table.number).where(Table.id == table.table.id))
        return now is not None and now != number


def check_late(play: Play, seat: int) -> None:
    play.check_takeover(seat, SUBSTITUTE)
    if seat not in play.clocks.late(time.time()):
        raise Refused("lateness")


def setup_of(table: Table) -> Setup:
    """The setup of a table whose game has begun. Bots that took over later are named by the entries."""
    assert table.started is not None
    return Setup(
        table.game,
        [chair.name for chair in table.chairs],
        [None if chair.is_gone else chair.bot for chair in table.chairs],
        int(table.seed),
        table.options,
        table.started,
        msgspec.convert(table.clock, ClockRule),
    )


def note_of(table_id: int, play: Play, entry: Entry) -> Note:
    """What to write down with an entry: everything that can be looked for without rebuilding the game."""
    after = play.foresee(entry)
    return Note(
        table_id,
        entry,
        {
            "number": entry.number,
            "moved": entry.at,
            "deadline": after.deadline,
            "awaits_bot": any(after.bots[seat] is not None for seat in after.asked),
            "status": OVER if after.result else PLAYING,
            "ended": entry.at if after.result else None,
        },
        changed_chairs(play, after.asked, after.bots),
        after.result,
    )


def changed_chairs(play: Play, asked: list[int], bots: list[str | None]) -> list[dict[str, Any]]:
    """The chairs that are not as they were."""
    before = play.asked_now()
    return [
        {
            "seat": seat,
            "is_asked": seat in asked,
            "is_gone": bots[seat] is not None and play.setup.bots[seat] is None,
            "bot": bots[seat],
        }
        for seat in range(len(bots))
        if (seat in asked) != (seat in before) or bots[seat] != play.bots[seat]
    ]
