"""How notices get from one server process to the others: in memory, or through Redis or PostgreSQL."""

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable, Iterable
from contextlib import suppress
from typing import Any

import msgspec
from litestar.channels import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from kontor.engine.errors import KontorError
from kontor.tables.database import reason

from .notices import MISSED

log = logging.getLogger(__name__)

# Seconds between two attempts to reach a broker that is gone.
PAUSE = 1.0
TRIES = 2


def choose_backend(broker: str) -> ChannelsBackend:
    if not broker:
        return MemoryChannelsBackend()
    make = through_redis if broker.startswith("redis") else through_postgres
    return Steady(lambda: make(broker))


async def check_broker(broker: str) -> None:
    """Raises `KontorError` for a broker that cannot be reached."""
    backend = choose_backend(broker)
    await backend.on_startup()
    await backend.on_shutdown()


def through_redis(broker: str) -> ChannelsBackend:
    from litestar.channels.backends.redis import RedisChannelsPubSubBackend
    from redis.asyncio import Redis

    class RedisBackend(RedisChannelsPubSubBackend):
        async def on_startup(self) -> None:
            await redis.ping()

    # Its types say that an answer may be awaited or not.
    redis: Any = Redis.from_url(broker)
    return RedisBackend(redis=redis)


def through_postgres(broker: str) -> ChannelsBackend:
    from litestar.channels.backends.psycopg import PsycoPgChannelsBackend
    from psycopg import AsyncConnection
    from psycopg.sql import SQL, Identifier

    class PostgresBackend(PsycoPgChannelsBackend):
        """Keeps a connection to speak by, where Litestar's opens one for every notice."""

        mouth: AsyncConnection[Any] | None = None

        async def publish(self, data: bytes, channels: Iterable[str]) -> None:
            if self.mouth is None or self.mouth.closed:
                # A notice is of no use to whoever starts later, so it need not reach the disk.
                self.mouth = await AsyncConnection.connect(broker, autocommit=True, options="-c synchronous_commit=off")
            for channel in channels:
                await self.mouth.execute(SQL("NOTIFY {}, {}").format(Identifier(channel), data.decode()))

        async def on_shutdown(self) -> None:
            if self.mouth is not None:
                await self.mouth.close()
            await super().on_shutdown()

    return PostgresBackend(broker)


class Steady(ChannelsBackend):
    """Stays when its broker goes: it waits for it, listens again, and says that something may have been missed."""

    def __init__(self, make: Callable[[], ChannelsBackend]) -> None:
        self.make = make
        self.backend = make()
        self.channels: set[str] = set()
        self.is_up = False

    async def on_startup(self) -> None:
        try:
            await self.connect()
        except Exception as problem:
            raise KontorError(f"the broker of notices cannot be reached: {reason(problem)}") from None

    async def connect(self) -> None:
        await self.backend.on_startup()
        if self.channels:
            await self.backend.subscribe(self.channels)
        self.is_up = True

    async def on_shutdown(self) -> None:
        if self.is_up:
            self.is_up = False
            await self.backend.on_shutdown()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Send a notice. One that is lost is made up for by the word that follows when the broker is back."""
        for attempt in range(TRIES):
            try:
                await self.backend.publish(data, channels)
                return
            except Exception as problem:
                if attempt == TRIES - 1:
                    log.warning("a notice could not be sent: %s", problem)

    async def subscribe(self, channels: Iterable[str]) -> None:
        self.channels.update(channels)
        if self.is_up:
            await self.backend.subscribe(channels)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        self.channels.difference_update(channels)
        if self.is_up:
            await self.backend.unsubscribe(channels)

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        while True:
            try:
                async for event in self.backend.stream_events():
                    yield event
            except Exception as problem:
                log.warning("the broker of notices is gone: %s", problem)
                await self.come_back()
                for channel in list(self.channels):
                    yield channel, msgspec.json.encode(MISSED)

    async def come_back(self) -> None:
        self.is_up = False
        while not self.is_up:
            with suppress(Exception):
                await self.backend.on_shutdown()
            await asyncio.sleep(PAUSE)
            self.backend = self.make()
            with suppress(Exception):
                await self.connect()
        log.warning("the broker of notices is back")

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        """Nobody asks for it: whoever begins to watch looks a table up."""
        return []
