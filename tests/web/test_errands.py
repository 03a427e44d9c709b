"""Bots' turns as jobs: called twice is called once, nobody is overheard, and what fails is tried again."""

import asyncio
from typing import Any, cast

import pytest

from kontor.tables.database import address
from kontor.tables.refusals import NoTable
from kontor.tables.steward import Steward
from kontor.web.errands import bots_served, sweep
from kontor.web.settings import Settings

from ..services import Redis

pytestmark = pytest.mark.anyio

PATIENCE = 20


class Thoughtful:
    """Stands for a steward: its tables wait for bots as often as it is told."""

    def __init__(self) -> None:
        self.live = self.thinkers = self
        self.count = 1
        self.turns = 1
        self.failures = 0
        self.served: list[str] = []
        self.began = asyncio.Event()
        self.may_go = asyncio.Event()

    async def serve(self, code: str) -> None:
        self.served.append(code)
        self.began.set()
        await self.may_go.wait()
        self.turns -= 1
        if self.failures:
            self.failures -= 1
            raise ValueError("a thought that cannot be finished")

    async def open(self, code: str) -> None:
        if code == "gone":
            raise NoTable("table", code=code)

    def is_waiting(self, code: str) -> bool:
        return self.turns > 0

    async def close(self) -> None: ...


@pytest.fixture(params=["on_postgres", "redis"])
def settings(request: pytest.FixtureRequest) -> Settings:
    found: Any = request.getfixturevalue(request.param)
    if isinstance(found, Redis):
        found.empty()
    broker = found.url() if isinstance(found, Redis) else found
    return Settings(address("unused.db"), broker, workers=1)


@pytest.fixture
def steward() -> Thoughtful:
    return Thoughtful()


async def served(steward: Thoughtful, count: int) -> list[str]:
    async with asyncio.timeout(PATIENCE):
        while len(steward.served) < count:
            await asyncio.sleep(0.01)
    return steward.served


async def test_calling_again_while_somebody_is_at_it_changes_nothing(settings: Settings, steward: Thoughtful) -> None:
    async with bots_served(settings, cast(Steward, steward)) as call:
        await call("twice")
        await call("twice")
        async with asyncio.timeout(PATIENCE):
            await steward.began.wait()
        await call("twice")
        steward.may_go.set()
        await call("another")
        assert await served(steward, 2) == ["twice", "another"]


async def test_a_call_at_the_last_moment_is_heard(settings: Settings, steward: Thoughtful) -> None:
    steward.turns = 2
    steward.may_go.set()
    async with bots_served(settings, cast(Steward, steward)) as call:
        await call("table")
        assert await served(steward, 2) == ["table", "table"]


async def test_a_table_that_is_gone_needs_nobody(settings: Settings, steward: Thoughtful) -> None:
    steward.turns = 9
    steward.may_go.set()
    async with bots_served(settings, cast(Steward, steward)) as call:
        await call("gone")
        await served(steward, 1)
        steward.turns = 1
        await call("table")
        assert await served(steward, 2) == ["gone", "table"]


async def test_a_job_that_failed_is_tried_again(settings: Settings, steward: Thoughtful) -> None:
    steward.failures = 1
    steward.may_go.set()
    async with bots_served(settings, cast(Steward, steward)) as call:
        await call("table")
        assert await served(steward, 2) == ["table", "table"]


async def test_a_job_of_a_worker_that_stops_is_left_to_others(settings: Settings, steward: Thoughtful) -> None:
    other = Thoughtful()
    other.may_go.set()
    async with bots_served(settings, cast(Steward, steward)) as call:
        await call("table")
        async with asyncio.timeout(PATIENCE):
            await steward.began.wait()
    async with bots_served(settings, cast(Steward, other)):
        assert await served(other, 1) == ["table"]


async def test_a_sweep_says_what_it_found_and_survives_a_job_that_has_just_ended() -> None:
    async def found(lock: int, abort: float) -> list[str]:
        return [f"a job after {lock} seconds"]

    async def gone(lock: int, abort: float) -> list[str]:
        raise RuntimeError("the job doesn't exist")

    assert await sweep(found, 3) == ["a job after 3 seconds"]
    assert await sweep(gone, 3) == []
