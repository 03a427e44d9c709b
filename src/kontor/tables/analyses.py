"""Analyses of games that are over: made once, one at a time, in processes that think."""

import asyncio
import logging
import time

from sqlalchemy import select

from kontor import games
from kontor.analysis.decisions import Decision, Order, examine
from kontor.analysis.report import document, sum_up
from kontor.analysis.thinking import Effort
from kontor.engine.record import parse, play_out

from .database import Database
from .models import Analysis
from .refusals import Refused, Unfit
from .thinking import Thinkers

log = logging.getLogger(__name__)

EFFORT = Effort(60, None)
# So many decisions are examined before a bot gets its turn.
PORTION = 10
MOST_WAITING = 50


class Analyses:
    def __init__(self, database: Database, thinkers: Thinkers, folder: str | None = None) -> None:
        self.database = database
        self.thinkers = thinkers
        self.folder = folder
        self.turn = asyncio.Lock()
        self.busy: dict[str, asyncio.Task[None]] = {}

    async def ask(self, code: str, record: str) -> str | None:
        """The analysis as a document (see `kontor.analysis.report`); None while it is being made."""
        if not parse(record).choices:
            raise Unfit("choices")
        async with self.database.reading() as session:
            report = await session.scalar(select(Analysis.report).where(Analysis.code == code))
        if report is None and code not in self.busy:
            if len(self.busy) >= MOST_WAITING:
                raise Refused("rest")
            task = self.busy[code] = asyncio.create_task(self.make(code, record))
            task.add_done_callback(lambda done: self.dismiss(code, done))
        return report

    def dismiss(self, code: str, task: asyncio.Task[None]) -> None:
        self.busy.pop(code, None)
        if not task.cancelled() and (problem := task.exception()) is not None:
            log.error("the analysis of %s: %s", code, problem, exc_info=problem)

    async def make(self, code: str, text: str) -> None:
        count = len(parse(text).choices)
        order = Order(text, self.folder, EFFORT)
        decisions: list[Decision] = []
        async with self.turn:
            for first in range(1, count + 1, PORTION):
                numbers = list(range(first, min(first + PORTION, count + 1)))
                decisions += [one.decision for one in await self.thinkers.think(examine, order, numbers)]
            report = await self.thinkers.think(conclude, text, self.folder, decisions)
        async with self.database.writing() as session:
            await session.merge(Analysis(code=code, report=report, created=time.time()))

    async def close(self) -> None:
        tasks = list(self.busy.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def conclude(text: str, folder: str | None, decisions: list[Decision]) -> str:
    record = parse(text)
    game = games.get(record.game, folder)
    return document(sum_up(game, record, play_out(record, game), EFFORT, decisions))
