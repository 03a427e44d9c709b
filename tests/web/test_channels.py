"""Notices between processes, also when the broker goes and comes back."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import pytest
from litestar.channels import ChannelsPlugin, Subscriber

from kontor.engine.errors import KontorError
from kontor.web import channels
from kontor.web.channels import check_broker, choose_backend
from kontor.web.notices import CHANNEL, MISSED, Notice, post, read

from ..services import Postgres, Redis

pytestmark = pytest.mark.anyio

PATIENCE = 20


@asynccontextmanager
async def listening(broker: str) -> AsyncIterator[tuple[ChannelsPlugin, Subscriber]]:
    """A process: what it tells by, and what it hears."""
    async with (
        ChannelsPlugin(choose_backend(broker), channels=[CHANNEL]) as plugin,
        plugin.start_subscription(CHANNEL) as subscriber,
    ):
        yield plugin, subscriber


async def heard(subscriber: Subscriber) -> Notice:
    async with asyncio.timeout(PATIENCE):
        return read(await anext(aiter(subscriber.iter_events())))


@pytest.mark.parametrize("kind", ["", "on_postgres", "redis"])
async def test_all_processes_hear_what_one_tells(kind: str, request: pytest.FixtureRequest) -> None:
    found = request.getfixturevalue(kind) if kind else ""
    broker: str = found.url() if isinstance(found, Redis) else found
    async with listening(broker) as (teller, own), listening(broker) as (_, other):
        post(teller, Notice("abc", number=7))
        assert await heard(own) == Notice("abc", number=7)
        if broker:
            assert await heard(other) == Notice("abc", number=7)


async def test_a_listener_that_was_cut_off_by_postgresql_hears_again(
    postgres: Postgres, on_postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(channels, "PAUSE", 0.05)
    async with listening(on_postgres) as (teller, subscriber):
        post(teller, Notice("before"))
        assert await heard(subscriber) == Notice("before")
        postgres.empty(on_postgres)
        assert await heard(subscriber) == MISSED
        post(teller, Notice("after"))
        assert await heard(subscriber) == Notice("after")


async def test_a_listener_hears_again_when_redis_is_back(monkeypatch: pytest.MonkeyPatch, redis: Redis) -> None:
    monkeypatch.setattr(channels, "PAUSE", 0.05)
    own = Redis()
    own.start()
    try:
        async with listening(own.url()) as (teller, subscriber):
            post(teller, Notice("before"))
            assert await heard(subscriber) == Notice("before")
            own.restart()
            assert await heard(subscriber) == MISSED
            post(teller, Notice("after"))
            assert await heard(subscriber) == Notice("after")
    finally:
        own.stop()


@pytest.mark.parametrize("broker", ["redis://127.0.0.1:1/0", "postgresql://kontor:secret@127.0.0.1:1/kontor"])
async def test_a_broker_that_does_not_answer_is_said(broker: str) -> None:
    with pytest.raises(KontorError, match="the broker of notices cannot be reached: ") as caught:
        await check_broker(broker)
    assert "secret" not in str(caught.value)


def test_notices_stay_below_what_postgresql_takes() -> None:
    from kontor.tables.chat import LONGEST
    from kontor.web.notices import SAID, Said

    longest = Notice("c" * 16, SAID, 0, Said(2**31, 2**31, "\N{CJK UNIFIED IDEOGRAPH-5B57}" * 40, '"' * LONGEST, 1e9))
    assert len(msgspec.json.encode(longest)) < 8000
