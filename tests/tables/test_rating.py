"""Ratings: each rated table counts once, for members and for bots."""

import asyncio

import pytest
from sqlalchemy import select

from kontor.engine.rng import Rng
from kontor.tables.clock import ClockRule
from kontor.tables.gathering import SeatWish, Wish
from kontor.tables.house import House
from kontor.tables.models import Chair, Player, Rating, Table
from kontor.tables.rating import NEW, rate

from .company import guest, member, play_on, table_of

pytestmark = pytest.mark.anyio

CLOCK = ClockRule("live", 3600)


async def rows(house: House) -> dict[int | str | None, Rating]:
    async with house.database.reading() as session:
        return {row.bot or row.player_id: row for row in await session.scalars(select(Rating))}


async def rated(house: House, ranks: list[int], *chairs: Chair) -> dict[int | str | None, Rating]:
    """The ratings after one game with these ranks."""
    for seat, chair in enumerate(chairs):
        chair.seat = seat
    table = Table(game="colonia", chairs=list(chairs), result={"ranks": ranks})
    async with house.database.writing() as session:
        with session.no_autoflush:
            await rate(session, table)
    return await rows(house)


def seat_of(player: Player, is_gone: bool = False) -> Chair:
    return Chair(player_id=player.id, bot="regular" if is_gone else None, is_gone=is_gone)


def bot(level: str) -> Chair:
    return Chair(player_id=None, bot=level, is_gone=False)


async def test_a_finished_rated_table_is_counted_once(house: House, neighbour: House) -> None:
    ada, ben = await member(house, "Ada"), await member(house, "Ben")
    table = await table_of(house, ada, ben, clock=CLOCK, is_rated=True)
    await play_on(house, table.code, Rng.seeded(1), lambda play: play.over())
    settled = await rows(house)
    assert [settled[one.id].games for one in (ada, ben)] == [1, 1]
    assert settled[ada.id].mu != NEW.mu
    assert await house.ratings.due() == []
    again = await asyncio.gather(house.ratings.settle(table.code), neighbour.ratings.settle(table.code))
    assert list(again) == [False, False]
    assert (await rows(house))[ada.id].mu == settled[ada.id].mu


async def test_unrated_tables_do_not_count(house: House) -> None:
    ada, ben = await member(house, "Ada"), await member(house, "Ben")
    table = await table_of(house, ada, ben)
    await play_on(house, table.code, Rng.seeded(1), lambda play: play.over())
    assert await rows(house) == {}


async def test_the_better_rank_gains_and_wins(house: House) -> None:
    ada, ben = await member(house, "Ada"), await member(house, "Ben")
    after = await rated(house, [2, 1], seat_of(ada), seat_of(ben))
    assert after[ada.id].mu < NEW.mu < after[ben.id].mu
    assert (after[ada.id].wins, after[ben.id].wins) == (0, 1)


async def test_who_left_counts_as_last_and_who_stayed_has_won(house: House) -> None:
    """Whatever their bot has made of it since."""
    ada, ben = await member(house, "Ada"), await member(house, "Ben")
    after = await rated(house, [1, 2], seat_of(ada, is_gone=True), seat_of(ben))
    assert after[ada.id].mu < NEW.mu < after[ben.id].mu
    assert (after[ada.id].wins, after[ben.id].wins) == (0, 1)
    assert set(after) == {ada.id, ben.id}


async def test_bots_are_rated_too_and_several_of_a_level_as_one(house: House) -> None:
    ada = await member(house, "Ada")
    after = await rated(house, [1, 2, 3], bot("greedy"), seat_of(ada), bot("greedy"))
    assert set(after) == {"greedy", ada.id}
    assert (after["greedy"].games, after["greedy"].wins) == (1, 1)
    alone = await rated(house, [1, 2], bot("random"), bot("random"))
    assert alone["random"].games == 0


async def test_a_rated_table_of_a_member_and_a_bot(house: House) -> None:
    ada = await member(house, "Ada")
    wish = Wish("rival-cities", [SeatWish("me"), SeatWish("bot", "random")], is_rated=True)
    table = await house.gathering.make(ada, wish)
    await play_on(house, table.code, Rng.seeded(1), lambda play: play.over())
    assert set(await rows(house)) == {ada.id, "random"}
    assert [row.game for row in await house.ratings.of_player(ada.id)] == ["rival-cities"]


async def test_the_list_goes_by_what_one_can_rely_on(house: House) -> None:
    ada, ben = await member(house, "Ada"), await member(house, "Ben")
    await rated(house, [1, 2], seat_of(ada), seat_of(ben))
    assert [row.player_id for row in await house.ratings.best("colonia")] == [ada.id, ben.id]
    assert await house.ratings.best("hamburgum") == []


async def test_ratings_that_were_not_counted_are_found(house: House) -> None:
    """The server was stopped between the last move and the rating."""
    ada, ben = await member(house, "Ada"), await member(house, "Ben")
    table = await table_of(house, ada, ben, clock=CLOCK, is_rated=True)

    async def nothing(code: str) -> None: ...

    house.live.notice = nothing
    await play_on(house, table.code, Rng.seeded(1), lambda play: play.over())
    assert await house.ratings.due() == [table.code]
    assert await house.ratings.settle(table.code)
    assert await house.ratings.due() == []


async def test_no_guest_is_ever_rated(house: House) -> None:
    ada, visitor = await member(house, "Ada"), await guest(house)
    table = await table_of(house, ada, visitor, clock=CLOCK)
    await play_on(house, table.code, Rng.seeded(1), lambda play: play.over())
    assert await rows(house) == {}
