"""Thinking beside the server: processes that may die, and bots that are called at any moment."""

import asyncio
import os
import signal
from pathlib import Path

import pytest

from kontor import games
from kontor.engine.record import parse
from kontor.engine.rng import Rng
from kontor.tables.gathering import SeatWish, Wish
from kontor.tables.house import House
from kontor.tables.sitting import Sitting
from kontor.tables.steward import Steward
from kontor.tables.thinking import Thinkers, choose_moves

from .company import guest, new_play, next_move, until

pytestmark = pytest.mark.anyio


def die_once(mark: str) -> str:
    """Killed from outside the first time, and answers the second."""
    if not Path(mark).exists():
        Path(mark).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "thought"


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def fail() -> None:
    raise ValueError("no idea")


async def test_a_killed_process_is_replaced_and_the_thought_is_thought_again(tmp_path: Path) -> None:
    thinkers = Thinkers(1)
    try:
        assert await thinkers.think(die_once, str(tmp_path / "mark")) == "thought"
        assert await thinkers.think(os.getpid) != os.getpid()
    finally:
        thinkers.close()


async def test_a_thought_that_always_kills_is_given_up(tmp_path: Path) -> None:
    thinkers = Thinkers(1)
    try:
        with pytest.raises(Exception, match="terminated abruptly"):
            await thinkers.think(die)
        assert await thinkers.think(len, "four") == 4
        with pytest.raises(ValueError, match="no idea"):
            await thinkers.think(fail)
    finally:
        thinkers.close()


@pytest.mark.parametrize("name", games.names())
def test_a_bot_chooses_until_somebody_else_is_asked(name: str) -> None:
    rng = Rng.seeded(1)
    play = new_play(name, 2 if name == "rival-cities" else 3, 1)
    for _ in range(20):
        play.follow(next_move(play, rng, 1010.0))
    seat = play.asked_now()[0]
    moves = choose_moves(play.record.text(), seat, "greedy", None)
    state = Sitting(play.game, parse(play.record.text())).state
    for move in moves:
        assert seat in state.actors()
        state.play(seat, play.game.moves.number(move))
    assert state.actors() != [seat]


class Instant(Thinkers):
    """Thinks at once, in this process."""

    def __init__(self) -> None:
        super().__init__(1)
        self.thoughts = 0

    async def think(self, thought, *args, **kwargs):  # type: ignore[no-untyped-def]
        self.thoughts += 1
        await asyncio.sleep(0)
        return thought(*args, **kwargs)


async def bots_table(house: House) -> str:
    seats = [SeatWish("me"), SeatWish("bot", "random")]
    return (await house.gathering.make(await guest(house), Wish("rival-cities", seats, {"first": "altona"}))).code


async def test_the_steward_plays_until_a_person_is_asked(house: House) -> None:
    code = await bots_table(house)
    steward = Steward(house.live, Instant())
    await steward.call(code)
    await steward.call(code)
    assert len(steward.busy) == 1
    await until(lambda: not steward.busy)
    assert (await house.live.open(code)).playing().people_asked() == [0]


async def test_two_stewards_of_two_processes_do_no_harm(house: House, neighbour: House) -> None:
    code = await bots_table(house)
    stewards = [Steward(one.live, Instant()) for one in (house, neighbour)]
    for steward in stewards:
        await steward.call(code)
    await until(lambda: not any(steward.busy for steward in stewards))
    play = (await house.live.open(code)).playing()
    assert play.people_asked() == [0]
    assert play.record.text() == (await neighbour.live.open(code)).playing().record.text()


async def test_a_call_while_the_steward_is_about_to_leave_is_heard(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = await bots_table(house)
    thinkers = Instant()
    steward = Steward(house.live, thinkers)
    serve = steward.serve
    late: list[str] = []

    async def serve_and_leave(code: str) -> None:
        if late:
            return await serve(code)
        late.append(code)
        await house.live.open(code)
        return await steward.call(code)

    monkeypatch.setattr(steward, "serve", serve_and_leave)
    await steward.call(code)
    await until(lambda: not steward.busy)
    assert thinkers.thoughts == 1
    assert (await house.live.open(code)).playing().people_asked() == [0]


async def test_a_table_that_is_gone_is_no_trouble(house: House, caplog: pytest.LogCaptureFixture) -> None:
    steward = Steward(house.live, Instant())
    await steward.call("nowhere")
    await until(lambda: not steward.busy)
    assert caplog.records == []
