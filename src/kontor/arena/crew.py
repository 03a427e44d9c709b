"""Crews: who does numbered work, as the games of a match. Here in one process or in several; `cluster` has machines."""

import os
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future
from concurrent.futures import wait as wait_for_futures
from itertools import islice
from multiprocessing.connection import wait as wait_for_pipes
from typing import Protocol, TypeVar

from kontor.engine.errors import BadSetup

from .workers import Worker


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
# A worker has one portion in hand and one to go on with.
PORTIONS_EACH = 2


class Crew(Protocol):
    """Does the pieces of all these numbers."""

    def __call__(self, task: Task[P], numbers: Iterable[int], /) -> Pieces[P]: ...


class Portions:
    """Numbers in portions that take about as long as each other, by what was done so far."""

    def __init__(self, numbers: Iterable[int]) -> None:
        self.numbers = iter(numbers)
        self.finished = 0
        self.seconds = 0.0

    def cut(self) -> list[int]:
        """The next portion, which is empty when there are no more."""
        size = max(1, int(PORTION_SECONDS * self.finished / self.seconds)) if self.seconds else 1
        return list(islice(self.numbers, size))

    def count(self, pieces: list[P]) -> list[P]:
        self.finished += len(pieces)
        self.seconds += sum(piece.seconds for piece in pieces)
        return pieces


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
        portions = Portions(numbers)
        workers: list[Worker[list[int], list[P]]] = []
        try:
            while len(workers) < jobs and (portion := portions.cut()):
                workers.append(Worker(task))
                workers[-1].start()
                workers[-1].put(portion)
            for worker in workers:
                provide(worker, portions)
            while busy := [worker for worker in workers if worker.owes]:
                ready = wait_for_pipes([worker.pipe for worker in busy])
                for worker in busy:
                    if worker.pipe in ready:
                        done = portions.count(worker.take())
                        provide(worker, portions)
                        yield from done
        finally:
            for worker in workers:
                worker.dismiss()

    return work


def provide(worker: Worker[list[int], list[P]], portions: Portions) -> None:
    """Give a worker as much as it may have."""
    while worker.owes < PORTIONS_EACH and (portion := portions.cut()):
        worker.put(portion)


def hand_out(submit: Submit[P], numbers: Iterable[int], workers: int) -> Pieces[P]:
    """Keep all workers busy; whatever ends is handed on at once."""
    portions = Portions(numbers)
    running: set[Future[list[P]]] = set()
    while True:
        while len(running) < PORTIONS_EACH * workers and (portion := portions.cut()):
            running.add(submit(portion))
        if not running:
            return
        done, running = wait_for_futures(running, return_when=FIRST_COMPLETED)
        for future in done:
            yield from portions.count(future.result())
