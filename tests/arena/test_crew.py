"""Crews: one process, several, or a cluster play the same games."""

import multiprocessing
import os
from concurrent.futures import Future
from contextlib import closing
from functools import partial

import pytest
from msgspec.structs import replace

from kontor.arena import cluster as cluster_module
from kontor.arena import crew as crew_module
from kontor.arena.cluster import LOCAL, ClusterFailed, cluster
from kontor.arena.crew import Crew, alone, hand_out, hire, processes
from kontor.arena.playing import BrokenOff, Played, play_games
from kontor.arena.running import play_missing
from kontor.arena.workers import LostWorker
from kontor.engine.errors import BadSetup

from .matches import invented, match_of, ranked, timeless

MATCH = match_of("random", 30)


def played_by(crew: Crew) -> list[tuple[object, ...]]:
    return sorted(timeless(game) for game in play_missing(MATCH, crew, ()))


def test_two_processes_play_the_same_games() -> None:
    games = played_by(alone)
    assert len(games) == 30
    assert played_by(processes(2)) == games


def test_a_cluster_plays_the_same_games_and_says_what_fails(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """Both in one go, because a cluster takes seconds to start: all games, one by one, and then one that fails."""
    monkeypatch.setattr(crew_module, "PORTION_SECONDS", 0)
    expected = played_by(alone)
    games: list[tuple[object, ...]] = []
    with (
        pytest.raises(BrokenOff, match=r"^game 30 broke off$"),
        closing(cluster(LOCAL, 1)(play_or_fail, range(31))) as playing,
    ):
        games.extend(timeless(game) for game in playing)
    assert len(games) >= 29
    assert all(game in expected for game in games)
    assert capfd.readouterr() == ("", "")


def play_or_fail(numbers: list[int]) -> list[Played]:
    return fail(numbers) if numbers == [MATCH.games] else play_games(MATCH, None, numbers)


def test_only_missing_games_are_played() -> None:
    done = {number: None for number in range(30) if number not in (4, 17)}
    assert sorted(game.number for game in play_missing(MATCH, alone, done)) == [4, 17]


def fail(numbers: list[int]) -> list[Played]:
    raise BrokenOff(f"game {numbers[0]} broke off")


def die(numbers: list[int]) -> list[Played]:
    os._exit(9)


def test_what_fails_in_a_process_is_said_here() -> None:
    with pytest.raises(BrokenOff, match=r"^game 1 broke off$"):
        list(processes(2)(fail, [1]))


def test_a_lost_worker_is_no_riddle() -> None:
    with pytest.raises(LostWorker, match="a worker was ended from outside"):
        list(processes(2)(die, [1, 2]))


def test_whoever_stops_listening_stops_the_workers() -> None:
    with closing(processes(2)(partial(play_games, MATCH, None), range(10_000_000))) as games:
        next(games)
        workers = multiprocessing.active_children()
    assert workers
    for worker in workers:
        worker.join(5)
        assert not worker.is_alive()


def test_short_games_go_out_in_portions() -> None:
    match = invented("a,b", 1000, 2)
    portions: list[int] = []

    def submit(portion: list[int]) -> Future[list[Played]]:
        portions.append(len(portion))
        future: Future[list[Played]] = Future()
        future.set_result([replace(ranked(match, number, (1, 2)), seconds=0.01) for number in portion])
        return future

    games = list(hand_out(submit, range(1000), 2))
    assert sorted(game.number for game in games) == list(range(1000))
    assert portions[:4] == [1] * 4
    assert max(portions) == 20


def test_no_jobs_no_games() -> None:
    for make in (hire, partial(cluster, LOCAL)):
        with pytest.raises(BadSetup, match="at least 1 job is needed, not 0"):
            make(0)


def test_without_ray_we_say_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    def absent(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(cluster_module, "import_module", absent)
    with pytest.raises(BadSetup, match=r"needs the package ray: pip install 'kontor\[cluster\]'"):
        cluster(LOCAL)


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "nonsense"])
def test_no_cluster_at_that_address(address: str) -> None:
    with pytest.raises(ClusterFailed, match=f"there is no Ray cluster at '{address}' "):
        list(cluster(address)(fail, [1]))
