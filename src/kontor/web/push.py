"""Showing tables to everybody who watches: what has changed is made once and sent to all, each in their own view.

A slow socket holds up nobody: it is told what is true when it is ready to listen, not everything that was meanwhile.
"""

import asyncio
import logging
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import msgspec
from litestar.channels import ChannelsPlugin

from kontor.tables.house import House
from kontor.tables.live import Open
from kontor.tables.looks import default_viewer, look, mine
from kontor.tables.models import Player
from kontor.tables.refusals import NoTable

from .notices import CHANNEL, MISSED, SAID, Notice, Said, read

log = logging.getLogger(__name__)

# Of what was said while somebody was busy, so much is kept for them.
MOST_SAID = 50
# Seconds that a socket may take to swallow something.
PATIENCE = 30.0
GOODBYE = '{"kind":"gone"}'

Send = Callable[[str], Awaitable[None]]


class Watcher:
    """Somebody who watches a table: through a seat of their own, or as the table sees fit."""

    def __init__(
        self, player: Player | None, seat: int | None, language: str, since: int, wants_looks: bool = True
    ) -> None:
        self.wants_looks = wants_looks
        self.player = player
        self.seat = seat
        self.language = language
        # The number of the last entry that was sent.
        self.seen = since
        self.is_behind = True
        self.is_over = False
        self.heard: deque[str] = deque(maxlen=MOST_SAID)
        self.wake = asyncio.Event()
        self.wake.set()

    def viewer(self, table: Open, own: list[int]) -> int | None:
        if self.seat is None:
            return default_viewer(table, own)
        return self.seat if self.seat in own else None

    async def be_told(self, watched: "Watched", send: Send) -> None:
        """Send on whatever there is to know, until the table is gone."""
        while not self.is_over:
            await self.wake.wait()
            self.wake.clear()
            async with asyncio.timeout(PATIENCE):
                if self.is_behind and not self.is_over:
                    self.is_behind = False
                    await send(watched.look_for(self))
                while self.heard:
                    await send(self.heard.popleft())
        async with asyncio.timeout(PATIENCE):
            await send(GOODBYE)


class Watched:
    """A table and its watchers, and what was made for them since it last changed."""

    def __init__(self) -> None:
        self.table: Open | None = None
        self.watchers: set[Watcher] = set()
        self.made: dict[tuple[object, ...], str] = {}
        self.made_at = -1
        self.is_stale = False
        self.said: deque[Said] = deque(maxlen=MOST_SAID)
        self.task: asyncio.Task[None] | None = None

    def look_for(self, watcher: Watcher) -> str:
        """What a watcher sees, made once for all who see the same; or only that there is something to see."""
        table, player = self.table, watcher.player
        assert table is not None
        number = table.play.number if table.play else 0
        if not watcher.wants_looks:
            return f'{{"kind":"changed","number":{number}}}'
        if self.made_at != number:
            self.made, self.made_at = {}, number
        own = mine(table.table, player)
        viewer = watcher.viewer(table, own)
        is_host = player is not None and player.id == table.table.host_id
        key = (viewer, watcher.language, tuple(own), is_host, watcher.seen)
        made = self.made.get(key)
        if made is None:
            seen = look(table, player, viewer, watcher.language, watcher.seen)
            made = self.made[key] = '{"kind":"look",' + msgspec.json.encode(seen).decode()[1:]
        watcher.seen = number
        return made

    def show(self, table: Open) -> None:
        """Let everybody see what the table is like now."""
        self.table = table
        self.made = {}
        for watcher in self.watchers:
            watcher.is_behind = True
            watcher.wake.set()

    def knows(self, notice: Notice) -> bool:
        """Whether the entry of a notice has been followed here already."""
        play = self.table.play if self.table else None
        return play is not None and 0 < notice.number <= play.number

    def dismiss(self) -> None:
        for watcher in self.watchers:
            watcher.is_over = True
            watcher.wake.set()


class Hub:
    """Hears the notices of a server process, and shows what they are about."""

    def __init__(self, house: House, channels: ChannelsPlugin) -> None:
        self.house = house
        self.channels = channels
        self.tables: dict[str, Watched] = {}
        self.task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self.task = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        async with self.channels.start_subscription(CHANNEL) as subscriber:
            async for event in subscriber.iter_events():
                self.hear(event)

    async def close(self) -> None:
        tasks = [task for task in (self.task, *(one.task for one in self.tables.values())) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def hear(self, event: bytes) -> None:
        try:
            notice = read(event)
        except msgspec.MsgspecError:
            log.warning("a notice that cannot be read: %r", event[:200])
            return
        if notice == MISSED:
            for code, each in self.tables.items():
                each.is_stale = True
                self.see_to(code, each)
            return
        watched = self.tables.get(notice.code)
        if watched is None:
            return
        if notice.kind == SAID and notice.said is not None:
            watched.said.append(notice.said)
            self.see_to(notice.code, watched)
        elif watched.knows(notice) and watched.table is not None:
            watched.show(watched.table)
        else:
            watched.is_stale = True
            self.see_to(notice.code, watched)

    def see_to(self, code: str, watched: Watched) -> None:
        if watched.task is None or watched.task.done():
            watched.task = asyncio.create_task(self.catch_up(code, watched))

    async def catch_up(self, code: str, watched: Watched) -> None:
        """Look the table up once, however many notices came meanwhile, and pass on what was said."""
        try:
            while watched.is_stale or watched.said:
                if watched.is_stale:
                    watched.is_stale = False
                    watched.show(await self.house.live.open(code))
                while watched.said:
                    await self.pass_on(watched, watched.said.popleft())
        except NoTable:
            watched.dismiss()
        except Exception as problem:
            log.error("table %s cannot be shown: %s", code, problem, exc_info=problem)

    async def pass_on(self, watched: Watched, said: Said) -> None:
        """Let everybody hear it but those who do not want to."""
        text = msgspec.json.encode({"kind": SAID, **msgspec.structs.asdict(said)}).decode()
        known = {watcher.player.id for watcher in watched.watchers if watcher.player is not None}
        deaf = await self.house.chat.deaf_to(said.player, known)
        for watcher in watched.watchers:
            if watcher.player is None or watcher.player.id not in deaf:
                watcher.heard.append(text)
                watcher.wake.set()

    @asynccontextmanager
    async def watching(self, code: str, watcher: Watcher) -> AsyncIterator[Watched]:
        """The table, for as long as somebody watches; raises `NoTable`."""
        watched = self.tables.setdefault(code, Watched())
        watched.watchers.add(watcher)
        try:
            watched.table = await self.house.live.open(code)
            yield watched
        finally:
            watched.watchers.discard(watcher)
            if not watched.watchers and self.tables.get(code) is watched:
                del self.tables[code]
