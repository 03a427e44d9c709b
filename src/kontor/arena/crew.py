"""Crews: who does numbered work, as the games of a match. Here in one process or in several; `cluster` has machines."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from typing import Protocol, TypeVar

from kontor.engine.errors import BadSetup, KontorError


class Piece(Protocol):
    """Something done, for example a game that was played."""

    @property
    def seconds(self) -> float:
        """How long it took."""


P = TypeVar("P", bound=Piece)

# Pieces as they are done, in any order; closing it ends those that are still being worked on.
Pieces = Generator[P, None, None]
# Does the pieces of these numbers; it can be sent to another process.
Task = Callable[[list[int]], list[P]]
Submit = Callable[[list[int]], Future[list[P]]]

# What takes a moment only is handed to a worker in portions of about this many seconds.
PORTION_SECONDS = 0.2


class Crew(Protocol):
    """Does the pieces of all these numbers."""

    def __call__(self, task: Task[P], numbers: Iterable[int], /) -> Pieces[P]: ...


class LostWorker(KontorError):
    """A worker that was ended from outside."""


def hire(jobs: int | None) -> Crew:
    """A crew of so many processes, by default one for each core that we may use."""
    if jobs is None:
        jobs = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    if jobs < 1:
        raise BadSetup(f"at least 1 job is needed, not {jobs}")
    return alone if jobs == 1 else processes(jobs)


def alone(task: Task[P], numbers: Iterable[int]) -> Pieces[P]:
    for number in numbers:
        yield from task([number])


def processes(jobs: int) -> Crew:
    def work(task: Task[P], numbers: Iterable[int]) -> Pieces[P]:
        others = multiprocessing.active_children()
        context = multiprocessing.get_context("spawn")
        executor = ProcessPoolExecutor(jobs, context, initializer=leave_with_parent)

        def submit(portion: list[int]) -> Future[list[P]]:
            with interrupts_held():
                return executor.submit(task, portion)

        try:
            yield from hand_out(submit, numbers, jobs)
        except BrokenProcessPool:
            raise LostWorker("a worker was ended from outside; perhaps memory was short, and fewer jobs help") from None
        finally:
            for worker in multiprocessing.active_children():
                if worker not in others:
                    worker.terminate()
            executor.shutdown(cancel_futures=True)

    return work


def hand_out(submit: Submit[P], numbers: Iterable[int], workers: int) -> Pieces[P]:
    """Keep all workers busy; whatever ends is handed on at once."""
    waiting = iter(numbers)
    running: set[Future[list[P]]] = set()
    finished = 0
    seconds = 0.0
    while True:
        size = max(1, int(PORTION_SECONDS * finished / seconds)) if seconds else 1
        while len(running) < 2 * workers and (portion := list(islice(waiting, size))):
            running.add(submit(portion))
        if not running:
            return
        done, running = wait(running, return_when=FIRST_COMPLETED)
        for future in done:
            for piece in future.result():
                finished += 1
                seconds += piece.seconds
                yield piece


@contextmanager
def interrupts_held() -> Iterator[None]:
    """A process that is started in here never hears of Ctrl-C: its parent decides when it ends."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def leave_with_parent() -> None:
    """Let this worker end when its parent is gone, however that came about."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
