"""A crew on a Ray cluster, or on one that is started here for the purpose.

Kontor, with the same data, must be installed on every machine of the cluster; the match and the games alone travel.
"""

import logging
import os
import signal
import socket
import threading
from collections.abc import Iterable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from kontor.engine.errors import BadSetup, KontorError

from .crew import Crew, P, Pieces, Task, hand_out

# Ray's own word for a cluster that is started here.
LOCAL = "local"

# Seconds that a cluster has to answer.
PATIENCE = 5


class ClusterFailed(KontorError):
    """A cluster that cannot be reached or gave up."""


def cluster(address: str, jobs: int | None = None) -> Crew:
    """The cluster at this address; `jobs` limits how much of a local one is used."""
    ray = load_ray()
    if jobs is not None and jobs < 1:
        raise BadSetup(f"at least 1 job is needed, not {jobs}")

    def work(task: Task[P], numbers: Iterable[int]) -> Pieces[P]:
        connect(ray, address, jobs)
        try:
            run = ray.remote(task_runner)

            def submit(portion: list[int]) -> Future[list[P]]:
                future: Future[list[P]] = run.remote(task, portion).future()
                return future

            yield from hand_out(submit, numbers, int(ray.cluster_resources().get("CPU", 1)))
        except ray.exceptions.RayTaskError as problem:
            raise cause_of(problem) from None
        except ray.exceptions.RayError as problem:
            raise ClusterFailed(f"the Ray cluster gave up ({first_line(problem)})") from None
        finally:
            ray.shutdown()

    return work


def load_ray() -> Any:
    # Nobody asked to be counted, and what Ray has to say is not for players.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        return import_module("ray")
    except ImportError:
        raise BadSetup("a Ray cluster needs the package ray: pip install 'kontor[cluster]'") from None


def connect(ray: Any, address: str, jobs: int | None) -> None:
    knock(address)
    here = {"num_cpus": jobs, "include_dashboard": False} if address == LOCAL else {}
    try:
        with own_signals():
            ray.init(address=address, logging_level=logging.CRITICAL, log_to_driver=False, **here)
    except Exception as problem:
        raise ClusterFailed(f"there is no Ray cluster at '{address}' ({first_line(problem)})") from None


@contextmanager
def own_signals() -> Iterator[None]:
    """Ray would answer a kill by itself, loudly; whoever started the match has said what is to happen then."""
    answer = signal.getsignal(signal.SIGTERM)
    yield
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, answer)


def knock(address: str) -> None:
    """Ray itself would wait for a silent address without end."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        return
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError) as problem:
        raise ClusterFailed(f"there is no Ray cluster at '{address}' ({first_line(problem)})") from None


def task_runner(task: Task[P], portion: list[int]) -> list[P]:
    return task(portion)


def cause_of(problem: Any) -> KontorError:
    """What went wrong in a worker, as it would be said here."""
    if isinstance(problem.cause, KontorError):
        return problem.cause
    return ClusterFailed(
        f"a machine of the Ray cluster failed ({first_line(problem.cause)}); "
        "Kontor must be installed on all of them as it is here"
    )


def first_line(problem: BaseException) -> str:
    lines = str(problem).strip().splitlines()
    return lines[0] if lines else type(problem).__name__
