"""A table from its making to the end of the game, on a real database."""

import asyncio

import pytest

from kontor.tables.gathering import SeatWish, Wish
from kontor.tables.house import House
from kontor.tables.looks import look
from kontor.tables.steward import Steward
from kontor.tables.thinking import Thinkers

pytestmark = pytest.mark.anyio


async def test_a_guest_plays_a_whole_game_against_bots(house: House) -> None:
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
    house.live.tables.clear()
    again = await house.live.open(table.code)
    assert again.playing().record.text() == text
    assert again.table.result is not None
    assert again.table.result["points"] == again.playing().sitting.state.scores()
