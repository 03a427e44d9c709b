"""Finding tables: open ones, one's own, those of the past."""

import pytest
from sqlalchemy import update

from kontor.engine.rng import Rng
from kontor.tables.clock import ClockRule
from kontor.tables.gathering import SeatWish, Wish
from kontor.tables.house import House
from kontor.tables.lobby import TableBrief
from kontor.tables.models import Table

from .company import guest, hot_seat, play_on, table_of

pytestmark = pytest.mark.anyio

ME, OPEN = SeatWish("me"), SeatWish("open")
FIRST, SECOND = {"first": "hamburg"}, {"first": "altona"}


def codes(briefs: list[TableBrief]) -> list[str]:
    return [brief.code for brief in briefs]


async def archive(house: House, code: str) -> None:
    async with house.database.writing() as session:
        await session.execute(update(Table).where(Table.code == code).values(archived=True))


async def test_open_tables_with_a_free_seat_the_newest_first(house: House) -> None:
    ada = await guest(house)
    one = await house.gathering.make(ada, Wish("rival-cities", [ME, OPEN], is_open=True))
    two = await house.gathering.make(ada, Wish("colonia", [ME, OPEN, OPEN], is_open=True))
    gone = await house.gathering.make(ada, Wish("colonia", [ME, OPEN, OPEN], is_open=True))
    await house.gathering.make(ada, Wish("rival-cities", [ME, OPEN]))
    await archive(house, gone.code)
    assert codes(await house.lobby.waiting()) == [two.code, one.code]
    await house.gathering.join(one.code, await guest(house))
    assert codes(await house.lobby.waiting()) == [two.code]
    assert codes(await house.lobby.going_on()) == [one.code]


async def test_my_turn_comes_first_and_of_those_the_most_urgent(house: House) -> None:
    ada, ben = await guest(house), await guest(house)
    mine = {
        "relaxed": await table_of(house, ada, ben, options=FIRST),
        "slow": await table_of(house, ada, ben, options=FIRST, clock=ClockRule("correspondence", 86400)),
        "quick": await table_of(house, ada, ben, options=FIRST, clock=ClockRule("live", 600)),
        "theirs": await table_of(house, ada, ben, options=SECOND, clock=ClockRule("live", 60)),
    }
    await table_of(house, ben, await guest(house))
    briefs = await house.lobby.mine(ada.id)
    assert codes(briefs) == [mine[name].code for name in ("quick", "slow", "relaxed", "theirs")]
    assert [brief.is_my_turn for brief in briefs] == [True, True, True, False]
    await archive(house, mine["quick"].code)
    assert mine["quick"].code not in codes(await house.lobby.mine(ada.id))


async def test_a_table_that_one_has_left_to_a_bot_is_not_mine(house: House) -> None:
    ada, ben = await guest(house), await guest(house)
    table = await table_of(house, ada, ben, options=FIRST)
    await house.live.resign(table.code, 0)
    assert await house.lobby.mine(ada.id) == []
    assert codes(await house.lobby.mine(ben.id)) == [table.code]


async def test_finished_games_are_read_on_from_a_moment(house: House) -> None:
    ada = await guest(house)
    played = []
    for seed in range(2):
        table = await house.gathering.make(ada, hot_seat("rival-cities", 2))
        played.append(table.code)
        await play_on(house, table.code, Rng.seeded(seed), lambda play: play.over())
    last, first = await house.lobby.played(ada.id)
    assert [last.code, first.code] == played[::-1]
    assert codes(await house.lobby.played(ada.id, last.ended)) == [first.code]
    assert {seat.rank for seat in last.seats} <= {1, 2}
    assert all(seat.points is not None for seat in last.seats)
    assert await house.lobby.mine(ada.id) == []
