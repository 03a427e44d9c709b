"""A server that is killed in the middle of many busy tables: what it acknowledged is there, and every table goes on."""

import asyncio
import sqlite3
from collections import defaultdict
from contextlib import closing, suppress
from pathlib import Path

import httpx
import pytest

from .guests import Guest, Json
from .processes import Started, started

pytestmark = pytest.mark.anyio

TABLES = 200
GUESTS = 10
# So many choices are acknowledged before the server is killed.
BUSY = 400

SEATS = [{"who": "me", "name": "Ada"}, {"who": "me", "name": "Bob"}]
COMMAND = ("serve", "--port", "0", "--workers", "1")
# For each table, the choices that were acknowledged by number: who chose what.
Acknowledged = dict[str, dict[int, tuple[int, str]]]


async def make_tables(guest: Guest) -> list[str]:
    made = [await guest.make_table("rival-cities", SEATS, is_hot_seat=True) for _ in range(TABLES // GUESTS)]
    return [table["code"] for table in made]


async def look_to_choose(guest: Guest, code: str) -> Json:
    """The table through the eyes of whoever is asked."""
    look = await guest.look(code)
    seat = next(chair["seat"] for chair in look["seats"] if chair["is_asked"])
    return look if look["viewer"] == seat and look["choices"] else await guest.look(code, seat)


async def choose_once(guest: Guest, code: str, acknowledged: Acknowledged) -> None:
    look = await look_to_choose(guest, code)
    choice = look["number"] % len(look["choices"])
    number = await guest.choose(code, look, choice)
    acknowledged[code][number] = look["viewer"], look["choices"][choice]["move"]


async def play(server: Started, guest: Guest, code: str, acknowledged: Acknowledged) -> None:
    """Choose as fast as the server answers, until it is gone."""
    while server.is_alive():
        with suppress(httpx.TransportError):
            await choose_once(guest, code, acknowledged)


async def kill_when_busy(server: Started, acknowledged: Acknowledged) -> None:
    while len(acknowledged) < TABLES or sum(map(len, acknowledged.values())) < BUSY:
        await asyncio.sleep(0.01)
    server.kill()


async def test_every_acknowledged_choice_is_there_after_a_kill_and_every_table_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "kontor.db"
    acknowledged: Acknowledged = defaultdict(dict)
    with started(tmp_path, *COMMAND, "--database", str(file)) as server:
        guests = [await Guest(server.address).arrive() for _ in range(GUESTS)]
        codes = await asyncio.gather(*(make_tables(guest) for guest in guests))
        owner = {code: guest for guest, own in zip(guests, codes, strict=True) for code in own}
        async with asyncio.timeout(180):
            await asyncio.gather(
                *(play(server, guest, code, acknowledged) for code, guest in owner.items()),
                kill_when_busy(server, acknowledged),
            )
    with started(tmp_path, *COMMAND, "--database", str(file)) as server:
        kept = read_choices(file)
        assert set(acknowledged) == set(owner)
        for code, choices in acknowledged.items():
            assert {number: kept[code][number] for number in choices} == choices
            assert list(kept[code]) == list(range(1, len(kept[code]) + 1))
            # What was on its way when the server was killed may be there or not.
            assert len(kept[code]) - max(choices) in (0, 1)
        for guest in guests:
            await guest.leave()
            guest.move_to(server.address)
        later: Acknowledged = defaultdict(dict)
        await asyncio.gather(*(choose_once(guest, code, later) for code, guest in owner.items()))
        assert {code: list(choices) for code, choices in later.items()} == {
            code: [len(choices) + 1] for code, choices in kept.items()
        }
        for guest in guests:
            await guest.leave()


def read_choices(file: Path) -> Acknowledged:
    """What the database holds, past the server."""
    question = (
        "SELECT code, lines.number, seat, detail FROM lines JOIN tables ON id = table_id ORDER BY id, lines.number"
    )
    found: Acknowledged = defaultdict(dict)
    with closing(sqlite3.connect(file)) as connection:
        for code, number, seat, detail in connection.execute(question):
            found[code][number] = seat, detail
    return found
