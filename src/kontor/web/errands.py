"""Bots' turns as jobs of a queue that all processes share (SAQ), so that whichever worker is free thinks.

The queue may forget: that a table waits for a bot follows from its entries, and the house calls again. Litestar-SAQ
makes the queue and the worker; their hours are kept here, because its plugin ends the worker after the house is closed.
"""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, cast

from kontor.engine.errors import KontorError
from kontor.tables.database import reason
from kontor.tables.house import Call
from kontor.tables.refusals import Misfit, NoTable
from kontor.tables.steward import Steward

from .settings import Settings

log = logging.getLogger(__name__)

QUEUE = "kontor-bots"
# Seconds without a heartbeat after which a job is given to somebody else, and how often there is one.
HEARTBEAT = 10
BEAT = 2.0
# Seconds between two rounds of a worker; the sweep looks for such jobs.
TIMERS: Any = {"sweep": 3}
# How long a silent worker is asked to let go of one.
ASK = 0.5
RETRIES = 3
# Seconds after which a worker that heard of no job looks by itself.
LOOK = 5.0
# Connections to PostgreSQL: one listens, the others ask.
FEWEST, MOST = 1, 6
# Jobs for each thinking process: one thinks while the other is written down.
JOBS_EACH = 2


@asynccontextmanager
async def bots_served(settings: Settings, steward: Steward) -> AsyncIterator[Call]:
    """Whom to call for the bots of a table: this process, or whoever hears it through the broker."""
    errands = Errands(settings, steward) if settings.broker else None
    if errands is not None:
        await errands.open()
    try:
        yield errands.call if errands else steward.call
    finally:
        if errands is not None:
            await errands.close()
        await steward.close()


class Errands:
    """Puts calls into the queue, and runs a worker here unless others do it all."""

    def __init__(self, settings: Settings, steward: Steward) -> None:
        from litestar_saq import QueueConfig, SAQConfig, Worker

        # SAQ has a word to say whenever it is asked to stop.
        logging.getLogger("saq").setLevel(logging.ERROR)
        is_redis = settings.broker.startswith("redis")
        options = {} if is_redis else {"min_size": FEWEST, "max_size": MOST, "manage_pool_lifecycle": True}
        config = SAQConfig([QueueConfig(dsn=settings.broker, name=QUEUE, broker_options=options)])
        self.steward = steward
        self.queue = cast(Any, config.get_queues().get(QUEUE))
        self.queue.sweep = partial(sweep, self.queue.sweep)
        self.worker: Any = None
        self.task: asyncio.Task[None] | None = None
        if settings.workers != 0:
            self.worker = Worker(
                self.queue,
                [("serve", self.serve)],
                concurrency=JOBS_EACH * steward.thinkers.count,
                after_process=self.look_back,
                timers=TIMERS,
                dequeue_timeout=LOOK,
                separate_process=False,
                enable_heartbeat_manager=False,
            )
            # Ctrl-C is the server's business.
            self.worker.SIGNALS = []

    async def open(self) -> None:
        try:
            await self.queue.connect()
            await self.be_there()
        except Exception as problem:
            raise KontorError(f"the queue of bots' turns cannot be reached: {reason(problem)}") from None
        if self.worker is not None:
            self.task = asyncio.create_task(self.worker.start())

    async def be_there(self) -> None:
        """Another process may just be laying out the queue: it does not wait for us, so we wait for it."""
        for _ in range(50):
            with suppress(Exception):
                await self.queue.count("queued")
                return
            await asyncio.sleep(0.1)
        await self.queue.count("queued")

    async def close(self) -> None:
        if self.worker is not None and self.task is not None:
            await self.worker.stop()
            await self.task
        await self.queue.disconnect()

    async def call(self, code: str) -> None:
        """Have somebody see to a table; calling twice is calling once, as long as the job is there."""
        try:
            await self.queue.enqueue(
                "serve", key=code, code=code, timeout=0, heartbeat=HEARTBEAT, retries=RETRIES, retry_delay=1.0, ttl=-1
            )
        except Exception as problem:
            log.warning("the bots of table %s could not be called: %s", code, problem)

    async def serve(self, context: Any, *, code: str) -> None:
        """The job: play for the bots of a table, and show that we are at it."""
        beating = asyncio.create_task(beat(context["job"]))
        try:
            await self.steward.serve(code)
        finally:
            beating.cancel()

    async def look_back(self, context: Any) -> None:
        """Somebody who called while the job was about to end was not heard."""
        code = context["job"].kwargs["code"]
        if "exception" in context:
            return
        with suppress(NoTable, Misfit):
            await self.steward.live.open(code)
            if self.steward.is_waiting(code):
                await self.call(code)


async def sweep(jobs: Any, lock: int) -> list[str]:
    """Give the jobs of silent workers to others. One that has just ended is gone when it is looked at."""
    try:
        swept: list[str] = await jobs(lock, abort=ASK)
    except RuntimeError as problem:
        log.info("a sweep of jobs ended early: %s", problem)
        return []
    return swept


async def beat(job: Any) -> None:
    while True:
        await asyncio.sleep(BEAT)
        try:
            await job.update()
        except Exception as problem:
            log.warning("job %s cannot be shown to be alive: %s", job.key, problem)
