"""A table from its making to the end of the game, on a real database."""

import asyncio
import logging
import time

import pytest
from sqlalchemy import update

from kontor.engine.rng import Rng
from kontor.tables.clock import ClockRule
from kontor.tables.gathering import SeatWish, Wish
from kontor.tables.house import House
from kontor.tables.looks import look
from kontor.tables.models import Table
from kontor.tables.steward import Steward
from kontor.tables.thinking import Thinkers

from .company import guest, hot_seat, member, play_on, table_of, until

pytestmark = pytest.mark.anyio


async def test_a_guest_plays_a_whole_game_against_bots(house: House, neighbour: House) -> None:
    thinkers = Thinkers(1)
    steward = Steward(house.live, thinkers)
    house.call_bots = steward.call
    ada, _ = await house.people.welcome()
    seats = [SeatWish("me"), SeatWish("bot", "random"), SeatWish("bot", "random")]
    table = await house.gathering.make(ada, Wish("colonia", seats))
    house.open_doors()
    async with asyncio.timeout(120):
        while not (open_table := await house.live.open(table.code)).playing().over():
            seen = look(open_table, ada, 0, "en")
            if seen.choices:
                await house.live.move(table.code, 0, seen.choices[0].move, seen.asked)
            else:
                await asyncio.sleep(0.01)
    await steward.close()
    thinkers.close()
    text = open_table.playing().record.text()
    again = await neighbour.live.open(table.code)
    assert again.playing().record.text() == text
    assert again.table.result is not None
    assert again.table.result["points"] == again.playing().sitting.state.scores()


async def change(house: House, code: str, **values: object) -> None:
    async with house.database.writing() as session:
        await session.execute(update(Table).where(Table.code == code).values(**values))


async def test_a_clock_rings_and_a_bot_takes_over(house: House) -> None:
    called: list[str] = []

    async def call_bots(code: str) -> None:
        called.append(code)

    house.call_bots = call_bots
    clock = ClockRule("live", 30)
    made = await table_of(house, await guest(house), await guest(house), clock=clock, options={"first": "hamburg"})
    await change(house, made.code, started=time.time() - 60, deadline=time.time() - 30)
    await house.ring_clocks()
    table = await house.live.open(made.code)
    assert table.playing().bots == ["regular", None]
    assert (table.table.chairs[0].is_gone, table.table.deadline, table.table.awaits_bot) == (True, None, True)
    assert called == [made.code]
    await house.ring_clocks()
    assert table.playing().number == 1


async def test_all_who_are_out_of_time_at_a_secret_question_are_replaced(house: House) -> None:
    made = await table_of(house, *[await guest(house) for _ in range(3)], game="colonia", clock=ClockRule("live", 30))
    await play_on(house, made.code, Rng.seeded(1), lambda play: len(play.asked_now()) == 3)
    clocks = (await house.live.open(made.code)).playing().clocks
    clocks.since[:] = [time.time() - 100] * 2 + [time.time()]
    await change(house, made.code, deadline=time.time() - 1)
    await house.ring_clocks()
    assert (await house.live.open(made.code)).playing().bots == ["regular", "regular", None]


async def test_nobody_is_rung_out_before_their_time(house: House) -> None:
    """The flag in the database is wrong; the entries know better."""
    made = await table_of(house, await guest(house), await guest(house), clock=ClockRule("live", 3600))
    await change(house, made.code, deadline=time.time() - 1)
    await house.ring_clocks()
    assert (await house.live.open(made.code)).playing().number == 0


async def test_bots_left_waiting_by_a_stopped_server_are_woken(house: House, neighbour: House) -> None:
    seats = [SeatWish("bot", "random"), SeatWish("me")]
    made = await house.gathering.make(await guest(house), Wish("rival-cities", seats, {"first": "hamburg"}))
    thinkers = Thinkers(1)
    steward = Steward(neighbour.live, thinkers)
    neighbour.call_bots = steward.call
    neighbour.open_doors()
    await until(lambda: made.code in neighbour.live.known and bool(neighbour.live.known[made.code].playing().number))
    await steward.close()
    thinkers.close()
    assert (await house.live.open(made.code)).playing().people_asked() == [1]


async def test_ratings_that_are_due_are_settled(house: House, neighbour: House) -> None:
    async def nothing(code: str) -> None: ...

    house.live.notice = nothing
    ada = await member(house, "Ada")
    wish = Wish("rival-cities", [SeatWish("me"), SeatWish("bot", "random")], is_rated=True)
    made = await house.gathering.make(ada, wish)
    await play_on(house, made.code, Rng.seeded(1), lambda play: play.over())
    assert await house.ratings.due() == [made.code]
    neighbour.open_doors()
    async with asyncio.timeout(20):
        while await house.ratings.due():
            await asyncio.sleep(0.01)
    assert [row.games for row in await house.ratings.of_player(ada.id)] == [1]


async def test_a_table_that_cannot_go_on_does_not_hurt_the_others(
    house: House, neighbour: House, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "kontor.tables")
    clock = ClockRule("live", 30)
    codes = []
    for _ in range(3):
        made = await table_of(house, await guest(house), await guest(house), clock=clock)
        await change(house, made.code, started=time.time() - 60, deadline=time.time() - 30, awaits_bot=True)
        codes.append(made.code)
    await change(house, codes[0], rules=0)
    woken: list[str] = []

    async def call_bots(code: str) -> None:
        woken.append(code)

    neighbour.call_bots = call_bots
    for _ in range(2):
        await neighbour.ring_clocks()
        await neighbour.wake_bots()
    for code in codes[1:]:
        assert (await house.live.open(code)).playing().number == 1
    assert set(woken) == set(codes[1:])
    warnings = [one for one in caplog.records if one.levelno >= logging.WARNING]
    assert [
        one.getMessage().startswith(f"table {codes[0]}: this table was begun by version 0") for one in warnings
    ] == [True]


async def test_one_who_fails_unexpectedly_does_not_stop_the_round(house: House) -> None:
    codes = []
    for _ in range(2):
        made = await house.gathering.make(await guest(house), hot_seat("rival-cities", 2))
        await change(house, made.code, awaits_bot=True)
        codes.append(made.code)
    woken: list[str] = []

    async def call_bots(code: str) -> None:
        woken.append(code)
        raise ConnectionError("the queue is away")

    house.call_bots = call_bots
    await house.wake_bots()
    assert woken == codes


async def test_closing_the_doors_waits_for_what_is_being_written(house: House) -> None:
    made = await house.gathering.make(await guest(house), hot_seat("rival-cities", 2))
    play = (await house.live.open(made.code)).playing()
    seat = play.asked_now()[0]
    move = play.game.moves.name(play.sitting.state.legal(seat)[0])
    request = asyncio.create_task(house.live.move(made.code, seat, move))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    request.cancel()
    await house.close_doors()
    assert play.number == 1
