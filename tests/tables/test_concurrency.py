"""Several server processes on one database: what happens at the same moment loses nothing and is not done twice."""

import asyncio
import multiprocessing
import time
from multiprocessing.synchronize import Barrier
from typing import Any

import pytest
from sqlalchemy import select, update

from kontor.tables.database import Database, address
from kontor.tables.gathering import SeatWish, Wish
from kontor.tables.house import House
from kontor.tables.models import OVER, Line, Player, Rating, Table
from kontor.tables.refusals import Refused

pytestmark = pytest.mark.anyio

TABLES = 30
TOGETHER = 60.0


async def tell(code: str) -> None: ...


async def finished_table(house: House, player: Player, bot: str) -> str:
    """A rated table that the player has just won, not yet counted."""
    table = await house.gathering.make(player, Wish("rival-cities", [SeatWish("me"), SeatWish("bot", bot)]))
    won = {"points": [9, 1], "ranks": [1, 2], "ending": "points"}
    async with house.database.writing() as session:
        await session.execute(
            update(Table).where(Table.id == table.id).values(is_rated=True, status=OVER, ended=time.time(), result=won)
        )
    return table.code


async def test_games_that_end_together_all_count(house: House, neighbour: House) -> None:
    """Also the first games, when nobody has a rating yet and both processes would give one."""
    ada, _ = await house.people.register(None, "Ada", "correct horse")
    bots = ["random", "greedy"] * 5
    codes = [await finished_table(house, ada, bot) for bot in bots]
    settled = await asyncio.gather(
        *(keeper.ratings.settle(code) for code in codes for keeper in (house, neighbour)),
    )
    assert sum(settled) == len(codes)
    async with house.database.reading() as session:
        rows = list(await session.scalars(select(Rating)))
    counts = {row.bot or row.player_id: (row.games, row.wins) for row in rows}
    assert counts == {ada.id: (10, 10), "random": (5, 0), "greedy": (5, 0)}
    assert len(rows) == 3


async def test_one_seat_is_taken_by_one_person(house: House, neighbour: House) -> None:
    host, _ = await house.people.welcome()
    guests = [(await house.people.welcome())[0] for _ in range(6)]
    for _ in range(5):
        table = await house.gathering.make(host, Wish("rival-cities", [SeatWish("me"), SeatWish()], is_open=True))
        keepers = [house, neighbour] * 3
        answers = await asyncio.gather(
            *(keeper.gathering.join(table.code, guest) for keeper, guest in zip(keepers, guests, strict=True)),
            return_exceptions=True,
        )
        assert sum(isinstance(answer, Refused) for answer in answers) == 5
        seated = [answer for answer in answers if isinstance(answer, Table)]
        assert len(seated) == 1
        assert (await house.gathering.fresh(table.code)).chairs[1].player_id == seated[0].chairs[1].player_id


async def play_first_moves(place: str, codes: list[str], mine: int, together: Barrier) -> list[str | None]:
    """Answer the first question of every table with choice `mine`; what was accepted."""
    database = Database(address(place))
    house = House(database, tell)
    accepted: list[str | None] = []
    for code in codes:
        play = (await house.live.open(code)).playing()
        seat = play.asked_now()[0]
        move = play.game.moves.name(play.sitting.state.legal(seat)[mine])
        together.wait(TOGETHER)
        try:
            accepted.append((await house.live.move(code, seat, move, play.asked[seat])).detail)
        except Refused:
            accepted.append(None)
    await database.close()
    return accepted


def first_moves(place: str, codes: list[str], mine: int, together: Barrier, answers: Any) -> None:
    answers.put((mine, asyncio.run(play_first_moves(place, codes, mine, together))))


async def test_of_two_processes_that_write_the_same_number_one_is_accepted(house: House, place: str) -> None:
    host, _ = await house.people.welcome()
    seats = [SeatWish("me", name="Ada"), SeatWish("me", name="Bob")]
    wish = Wish("rival-cities", seats, is_hot_seat=True)
    codes = [(await house.gathering.make(host, wish)).code for _ in range(TABLES)]
    context = multiprocessing.get_context("spawn")
    together, answers = context.Barrier(2), context.Queue()
    processes = [
        context.Process(target=first_moves, args=(place, codes, mine, together, answers), daemon=True)
        for mine in range(2)
    ]
    for process in processes:
        process.start()
    accepted = dict([await asyncio.to_thread(answers.get, timeout=TOGETHER) for _ in processes])
    for process in processes:
        process.join()
    async with house.database.reading() as session:
        for place_in_row, code in enumerate(codes):
            one, other = accepted[0][place_in_row], accepted[1][place_in_row]
            assert (one is None) != (other is None)
            lines = await session.execute(
                select(Line.number, Line.detail).join(Table, Table.id == Line.table_id).where(Table.code == code)
            )
            assert lines.all() == [(1, one or other)]
