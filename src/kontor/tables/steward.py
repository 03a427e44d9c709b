"""Whoever sees to the bots' turns. That a table waits for a bot follows from its entries, however often it is asked."""

import asyncio
import logging

from .live import Live
from .refusals import Misfit, NoTable, Refused
from .thinking import Thinkers, choose_moves

log = logging.getLogger(__name__)


class Steward:
    """Plays for the bots of tables, one thought at a time for each table."""

    def __init__(self, live: Live, thinkers: Thinkers) -> None:
        self.live = live
        self.thinkers = thinkers
        self.busy: dict[str, asyncio.Task[None]] = {}

    async def call(self, code: str) -> None:
        """See to a table, unless somebody does already; returns at once."""
        if code not in self.busy:
            self.begin(code)

    def begin(self, code: str) -> None:
        task = self.busy[code] = asyncio.create_task(self.serve(code))
        task.add_done_callback(lambda done: self.dismiss(code, done))

    def dismiss(self, code: str, task: asyncio.Task[None]) -> None:
        self.busy.pop(code, None)
        if task.cancelled():
            return
        if (problem := task.exception()) is not None:
            log.error("the bots of table %s: %s", code, problem, exc_info=problem)
        elif self.is_waiting(code):
            # It was called while we were about to leave.
            self.begin(code)

    def is_waiting(self, code: str) -> bool:
        table = self.live.known.get(code)
        return table is not None and table.play is not None and bool(table.play.bots_asked())

    async def serve(self, code: str) -> None:
        """Play for the bots of a table until a person is asked or the game is over."""
        try:
            table = await self.live.open(code)
            while table.play is not None and (asked := table.play.bots_asked()):
                seat = asked[0]
                bot, question = table.play.bots[seat], table.play.asked[seat]
                assert bot is not None
                moves = await self.thinkers.think(choose_moves, table.play.record.text(), seat, bot, self.live.folder)
                await self.play(code, seat, moves, question)
                table = await self.live.open(code)
        except (NoTable, Misfit):
            return

    async def play(self, code: str, seat: int, moves: list[str], question: int) -> None:
        """Write down what a bot has thought of, unless another process was faster."""
        try:
            for move in moves:
                entry = await self.live.move(code, seat, move, question)
                question = entry.number
        except Refused:
            return

    async def close(self) -> None:
        tasks = list(self.busy.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.live.finish()
