"""Processes that do portions of a task, each through a pipe of its own.

A pool with one pipe for all answers waits for ever when a worker is ended in the middle of one: nobody sends the rest.
"""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from traceback import format_exc
from typing import Any, Generic, TypeVar

from kontor.engine.errors import KontorError

Question = TypeVar("Question")
Answer = TypeVar("Answer")

SPAWN = multiprocessing.get_context("spawn")


class LostWorker(KontorError):
    """A worker that was ended from outside."""


class Worker(Generic[Question, Answer]):
    """Answers questions in the order in which they are put."""

    def __init__(self, task: Callable[[Question], Answer]) -> None:
        self.pipe, self.other_end = SPAWN.Pipe()
        self.process = SPAWN.Process(target=answer_all, args=(task, self.other_end), daemon=True)
        # How many questions it has not answered.
        self.owes = 0

    def start(self) -> None:
        # Python has a helper for processes, and when it has started it lets interrupts in.
        resource_tracker.ensure_running()
        with interrupts_held():
            self.process.start()
        # The worker has it now, and alone: when the worker is gone, the pipe says so.
        self.other_end.close()

    def put(self, question: Question) -> None:
        with loss_told():
            self.pipe.send(question)
        self.owes += 1

    def take(self) -> Answer:
        """The next answer, once it is there; raises what went wrong over there."""
        with loss_told():
            done, answer = self.pipe.recv()
        self.owes -= 1
        if not done:
            raise answer
        given: Answer = answer
        return given

    def dismiss(self) -> None:
        """End it, whatever it is doing."""
        if self.process.pid is not None:
            self.process.terminate()
            self.process.join()
        self.pipe.close()


def answer_all(task: Callable[[Any], Any], pipe: "Connection[Any, Any]") -> None:
    """A worker's life, until nobody asks any more."""
    leave_with_parent()
    with suppress(EOFError, OSError):
        while True:
            pipe.send(try_to(task, pipe.recv()))


def try_to(task: Callable[[Any], Any], question: Any) -> tuple[bool, Any]:
    """Whether it could be done, and the answer or what went wrong; where nobody foresaw it, with the place."""
    try:
        return True, task(question)
    except KontorError as problem:
        return False, problem
    except Exception as problem:
        problem.add_note(format_exc())
        return False, problem


@contextmanager
def loss_told() -> Iterator[None]:
    try:
        yield
    except (EOFError, OSError):
        raise LostWorker("a worker was ended from outside; perhaps memory was short, and fewer jobs help") from None


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
