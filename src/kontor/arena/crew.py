"""Crews: who plays the games of a match. Here in one process or in several; `cluster` has machines."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice

from kontor.engine.errors import BadSetup, KontorError

from .playing import Played

# Games as they end, in any order; closing it ends those that are still being played.
Games = Generator[Played, None, None]
# Plays games of these numbers; it can be sent to another process.
Task = Callable[[list[int]], list[Played]]
# Plays games of all these numbers.
Crew = Callable[[Task, Iterable[int]], Games]
Submit = Callable[[list[int]], "Future[list[Played]]"]

# Short games are handed to a worker in portions of about this many seconds.
PORTION_SECONDS = 0.2


class LostWorker(KontorError):
    """A worker that was ended from outside."""


def hire(jobs: int | None) -> Crew:
    """A crew of so many processes, by default one for each core that we may use."""
    if jobs is None:
        jobs = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    if jobs < 1:
        raise BadSetup(f"at least 1 job is needed, not {jobs}")
    return alone if jobs == 1 else processes(jobs)


def alone(task: Task, numbers: Iterable[int]) -> Games:
    for number in numbers:
        yield from task([number])


def processes(jobs: int) -> Crew:
    def work(task: Task, numbers: Iterable[int]) -> Games:
        others = multiprocessing.active_children()
        context = multiprocessing.get_context("spawn")
        executor = ProcessPoolExecutor(jobs, context, initializer=leave_with_parent)

        def submit(portion: list[int]) -> Future[list[Played]]:
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


def hand_out(submit: Submit, numbers: Iterable[int], workers: int) -> Games:
    """Keep all workers busy; whatever ends is handed on at once."""
    waiting = iter(numbers)
    running: set[Future[list[Played]]] = set()
    played = 0
    seconds = 0.0
    while True:
        size = max(1, int(PORTION_SECONDS * played / seconds)) if seconds else 1
        while len(running) < 2 * workers and (portion := list(islice(waiting, size))):
            running.add(submit(portion))
        if not running:
            return
        done, running = wait(running, return_when=FIRST_COMPLETED)
        for future in done:
            for game in future.result():
                played += 1
                seconds += game.seconds
                yield game


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
