"""The tables that are being played, rebuilt from their entries and kept in a bounded cache.

Every process has its own, and none trusts it: an entry counts when the database has taken it under its number.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any
from weakref import WeakValueDictionary

from kontor.engine.errors import KontorError
from kontor.engine.game import Game

from .database import Database
from .glances import Glances, as_known, look_at_tables
from .models import GATHERING, OVER, PLAYING, Table
from .play import LATE, MOVE, RESIGN, UNDO, Entry, Play
from .reading import check_fit, find_game, find_table, follow_all, new_play, read_entries
from .refusals import Misfit, NoTable, Refused
from .scribe import Note, Scribe, Taken

log = logging.getLogger(__name__)

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
        self.glances = Glances(database, look_at_tables)
        # The tables used last; one that somebody still holds stays known beyond that, so that there is never a second.
        self.tables: OrderedDict[str, Open] = OrderedDict()
        self.known: WeakValueDictionary[str, Open] = WeakValueDictionary()
        self.loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.writing: set[asyncio.Task[Entry]] = set()

    async def open(self, code: str) -> Open:
        """The table as the database has it now."""
        async with self.loading.setdefault(code, asyncio.Lock()):
            known = self.known.get(code)
            if known is None or not await self.is_current(known):
                known = await self.load(code, known)
            self.keep(known)
            return known

    async def is_current(self, known: Open) -> bool:
        """Whether nothing has happened at a table but what this process knows."""
        seen = await self.glances.at(known.code)
        number = known.play.number if known.play else 0
        return seen is not None and seen[0] <= number and seen[1] == as_known(known.table)

    async def load(self, code: str, known: Open | None) -> Open:
        since = known.play.number if known and known.play else 0
        async with self.database.reading() as session:
            try:
                table = await find_table(session, code)
            except NoTable:
                self.tables.pop(code, None)
                raise
            entries = await read_entries(session, table, since)
        if known is None:
            known = Open(table, find_game(table, self.folder), None)
        if table.status != GATHERING:
            if known.play is None:
                check_fit(table, known.game)
                known.play = new_play(known.game, table)
            try:
                follow_all(known.play, entries, table.number)
            except Misfit:
                self.tables.pop(code, None)
                known.play = None
                raise
        if known.play is None or table.number >= known.play.number:
            known.table = table
        return known

    def keep(self, table: Open) -> None:
        self.known[table.code] = table
        self.tables[table.code] = table
        self.tables.move_to_end(table.code)
        while len(self.tables) > self.size:
            self.tables.popitem(last=False)

    async def cached(self, code: str) -> Open:
        """The table as this process knows it: good enough to try a move by."""
        known = self.known.get(code)
        if known is None or known.play is None:
            return await self.open(code)
        self.keep(known)
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
            await self.write(code, LATE, late[0], SUBSTITUTE, partial(check_late, seat=late[0]))

    async def write(self, code: str, kind: str, seat: int, detail: str, check: Callable[[Play], None]) -> Entry:
        """Check an entry, keep it for good, and tell everybody; raises when it cannot be.

        Whoever asked for it may go away meanwhile: what is written down is followed and told all the same.
        """
        task = asyncio.create_task(self.write_down(code, kind, seat, detail, check))
        self.writing.add(task)
        task.add_done_callback(self.forget_writing)
        return await asyncio.shield(task)

    def forget_writing(self, task: "asyncio.Task[Entry]") -> None:
        self.writing.discard(task)
        if not task.cancelled():
            task.exception()

    async def finish(self) -> None:
        """Returns when nothing is being written any more."""
        while self.writing:
            await asyncio.gather(*self.writing, return_exceptions=True)

    async def write_down(self, code: str, kind: str, seat: int, detail: str, check: Callable[[Play], None]) -> Entry:
        table = await self.cached(code)
        for attempt in range(TRIES):
            try:
                async with table.lock:
                    play = table.playing()
                    check(play)
                    entry = Entry(play.number + 1, kind, seat, detail, max(time.time(), play.moved))
                    note = note_of(table.table.id, play, entry)
                    await self.scribe.write(note)
                    # Somebody who opened the table may have read the entry before we got here.
                    if play.number < entry.number:
                        play.follow(entry)
                    amend(table.table, note)
                break
            except Taken:
                table = await self.open(code)
            except KontorError:
                # What this process knows may be old.
                if attempt or await self.is_current(table):
                    raise
                table = await self.open(code)
        else:
            raise Refused("rest")
        await self.tell(code)
        return entry

    async def tell(self, code: str) -> None:
        """The entry is written down; that somebody could not be told of it does not undo it."""
        try:
            await self.notice(code)
        except Exception as problem:
            log.error("table %s: the notice failed: %s", code, problem, exc_info=problem)


def check_late(play: Play, seat: int) -> None:
    play.check_takeover(seat, SUBSTITUTE)
    if seat not in play.clocks.late(time.time()):
        raise Refused("lateness")


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


def amend(table: Table, note: Note) -> None:
    """Change a table that we know as the database has changed its own, unless it was read again since."""
    if table.number >= note.entry.number:
        return
    for name, value in note.table.items():
        setattr(table, name, value)
    for change in note.chairs:
        for name, value in change.items():
            setattr(table.chairs[change["seat"]], name, value)
    if note.result is not None:
        table.result = note.result
