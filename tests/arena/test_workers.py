"""Workers: questions and answers in order, and an end at any moment that leaves nobody waiting."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from kontor.arena.workers import LostWorker, Worker
from kontor.engine.errors import KontorError

# More than a pipe holds, so that an answer is half sent until somebody takes it.
LARGE = 10_000_000

# A program that asks its first worker which signals it holds back.
FIRST_WORKER = """
import signal
from functools import partial
from kontor.arena.workers import Worker
if __name__ == "__main__":
    worker = Worker(partial(signal.pthread_sigmask, signal.SIG_BLOCK))
    worker.start()
    worker.put([])
    print(signal.SIGINT in worker.take())
    worker.dismiss()
"""


@contextmanager
def started(task: Any) -> Iterator[Worker[Any, Any]]:
    worker: Worker[Any, Any] = Worker(task)
    worker.start()
    try:
        yield worker
    finally:
        worker.dismiss()


def double(number: int) -> int:
    return 2 * number


def speak_at_length(_: int) -> bytes:
    return bytes(LARGE)


def refuse(_: int) -> None:
    raise KontorError("not today")


def fail(_: int) -> None:
    raise ValueError("no idea")


def test_answers_come_in_the_order_of_the_questions() -> None:
    with started(double) as worker:
        for number in range(5):
            worker.put(number)
        assert [worker.take() for _ in range(5)] == [0, 2, 4, 6, 8]
        assert worker.owes == 0


def test_what_goes_wrong_over_there_goes_wrong_here_and_the_worker_goes_on() -> None:
    with started(refuse) as worker:
        for _ in range(2):
            worker.put(1)
            with pytest.raises(KontorError, match=r"^not today$"):
                worker.take()


def test_what_nobody_foresaw_says_where_it_happened() -> None:
    with started(fail) as worker:
        worker.put(1)
        with pytest.raises(ValueError, match="no idea") as caught:
            worker.take()
    assert "in fail" in caught.value.__notes__[0]


def test_a_worker_that_is_killed_in_the_middle_of_an_answer_is_lost_and_not_waited_for() -> None:
    with started(speak_at_length) as worker:
        worker.put(1)
        assert worker.pipe.poll(30)
        assert worker.process.pid is not None
        os.kill(worker.process.pid, signal.SIGKILL)
        with pytest.raises(LostWorker):
            worker.take()


def test_a_worker_can_be_dismissed_in_the_middle_of_an_answer() -> None:
    with started(speak_at_length) as worker:
        worker.put(1)
        assert worker.pipe.poll(30)
    assert not worker.process.is_alive()


def test_even_the_first_worker_of_a_program_never_hears_of_an_interrupt() -> None:
    done = subprocess.run([sys.executable, "-c", FIRST_WORKER], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "True"


def test_a_worker_that_was_never_started_can_be_dismissed() -> None:
    Worker(double).dismiss()


def test_a_worker_that_is_gone_takes_no_questions() -> None:
    with started(double) as worker:
        worker.process.kill()
        worker.process.join()
        with pytest.raises(LostWorker):
            worker.put(1)
