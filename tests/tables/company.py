"""People and tables for the tests of a house."""

import asyncio
from collections.abc import Callable
from typing import Any

from kontor import games
from kontor.engine.rng import Rng
from kontor.tables.clock import NO_CLOCK, ClockRule
from kontor.tables.gathering import SeatWish, Wish
from kontor.tables.house import House
from kontor.tables.models import Player, Table
from kontor.tables.play import Entry, Play, Setup

from ..chance import draw

PASSWORD = "sturdy as a cog"


async def member(house: House, name: str) -> Player:
    player, _ = await house.people.register(None, name, PASSWORD)
    return player


async def guest(house: House) -> Player:
    player, _ = await house.people.welcome()
    return player


def hot_seat(game: str, seats: int, **wishes: Any) -> Wish:
    """Everybody at one browser, so that the game begins at once."""
    names = ["Ada", "Ben", "Cleo", "Dora", "Emil"][:seats]
    return Wish(game, [SeatWish("me", name=name) for name in names], is_hot_seat=True, **wishes)


async def table_of(house: House, *players: Player, game: str = "rival-cities", **wishes: Any) -> Table:
    """A table at which these people sit, and where the game has begun."""
    seats = [SeatWish("me"), *[SeatWish("open") for _ in players[1:]]]
    table = await house.gathering.make(players[0], Wish(game, seats, is_open=True, **wishes))
    for player in players[1:]:
        table = await house.gathering.join(table.code, player)
    return table


def new_play(
    game: str, seats: int, seed: int = 5, clock: ClockRule = NO_CLOCK, options: dict[str, str] | None = None
) -> Play:
    names = [f"player {seat}" for seat in range(seats)]
    return Play(games.get(game), Setup(game, names, [None] * seats, seed, options or {}, 1000.0, clock))


def next_move(play: Play, rng: Rng, at: float) -> Entry:
    seat, move = draw(play.sitting.state, rng)
    return Entry(play.number + 1, "move", seat, play.game.moves.name(move), at)


async def play_on(house: House, code: str, rng: Rng, until: Callable[[Play], bool]) -> Play:
    """Random moves of whoever is asked."""
    play = (await house.live.open(code)).playing()
    while not until(play):
        seat, move = draw(play.sitting.state, rng)
        await house.live.move(code, seat, play.game.moves.name(move), play.asked[seat])
    return play


async def until(condition: Callable[[], bool]) -> None:
    """Wait for something that another task does."""
    async with asyncio.timeout(20):
        while not condition():
            await asyncio.sleep(0.005)
