"""Bots and analyses think in processes of their own, so that nobody at another table waits for them."""

import asyncio
import os
import secrets
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context
from typing import ParamSpec, TypeVar

from kontor import bots, games
from kontor.arena.workers import leave_with_parent
from kontor.bots.bot import ask
from kontor.engine.record import parse
from kontor.engine.rng import SEED_BITS, Rng

from .sitting import Sitting

P = ParamSpec("P")
T = TypeVar("T")

# How much a thinker lets the server go first.
NICENESS = 5
TRIES = 3


class Thinkers:
    """A pool of processes that begins with the first thought and heals when one of them dies."""

    def __init__(self, count: int | None = None) -> None:
        self.count = count or os.cpu_count() or 1
        self.pool: ProcessPoolExecutor | None = None

    async def think(self, thought: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        loop = asyncio.get_running_loop()
        for attempt in range(TRIES):
            pool = self.pool = self.pool or self.hire()
            try:
                return await loop.run_in_executor(pool, partial(thought, *args, **kwargs))
            except BrokenProcessPool:
                # A process was killed from outside, and the pool with it.
                if self.pool is pool:
                    self.pool = None
                    pool.shutdown(wait=False)
                if attempt == TRIES - 1:
                    raise
        raise AssertionError("unreachable")

    def hire(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.count, mp_context=get_context("spawn"), initializer=begin)

    def close(self) -> None:
        if self.pool is not None:
            for process in list(getattr(self.pool, "_processes", {}).values()):
                process.terminate()
            self.pool.shutdown(cancel_futures=True)
            self.pool = None


def begin() -> None:
    """In a new process: it does not outlive the server, the server goes first, and Ctrl-C is the server's business."""
    leave_with_parent()
    os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def choose_moves(record: str, seat: int, bot: str, folder: str | None) -> list[str]:
    """What a bot chooses on its seat, until somebody else is asked."""
    parsed = parse(record)
    game = games.get(parsed.game, folder)
    state = Sitting(game, parsed).state
    player = bots.make(bot, game, Rng.seeded(secrets.randbits(SEED_BITS)))
    chosen: list[str] = []
    while True:
        move = ask(player, state, seat)
        chosen.append(game.moves.name(move))
        state.play(seat, move)
        if state.actors() != [seat]:
            return chosen
