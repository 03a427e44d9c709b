"""Two servers and a worker serve the same tables, and one of them may go."""

import asyncio
from pathlib import Path

import psycopg
import pytest
from redis import Redis as Client

from ..services import Redis
from .guests import Guest
from .processes import Started, started

pytestmark = pytest.mark.anyio

ME, OPEN = {"who": "me"}, {"who": "open"}
BOT_FIRST = {"first": "hamburg"}
WORKER = ("worker", "--workers", "1")


def bot(level: str) -> dict[str, str]:
    return {"who": "bot", "bot": level}


async def test_what_happens_at_one_server_is_seen_at_the_other(servers: list[Started]) -> None:
    ada, bob = await Guest(servers[0].address).arrive(), await Guest(servers[1].address).arrive()
    table = await ada.make_table("rival-cities", [ME, OPEN])
    code = table["code"]
    async with ada.watching(code) as at_one:
        await at_one.until(0)
        await bob.ask("POST", f"/api/tables/{code}/seats", {"key": table["key"]})
        async with bob.watching(code) as at_other:
            players = {0: (ada, at_one), 1: (bob, at_other)}
            look = await at_one.until_status("playing")
            for _ in range(6):
                seat = next(chair["seat"] for chair in look["seats"] if chair["is_asked"])
                guest, own = players[seat]
                number = await guest.choose(code, await own.until(look["number"]))
                look = await players[1 - seat][1].until(number)
                assert look["number"] == number
            await bob.ask("POST", f"/api/tables/{code}/messages", {"text": "Moin!"})
            assert (await at_one.hear())["text"] == "Moin!"
    await ada.leave()
    await bob.leave()


async def test_bots_move_by_a_worker_wherever_people_play(
    servers: list[Started], settings: dict[str, str], tmp_path: Path
) -> None:
    ada = await Guest(servers[0].address).arrive()
    code = (await ada.make_table("hamburgum", [bot("random"), ME, bot("random")]))["code"]
    while (look := await ada.look(code))["choices"]:
        await ada.choose(code, look)
    async with ada.watching(code) as watching:
        await watching.until(look["number"])
        with started(tmp_path, *WORKER, **settings) as worker:
            assert "thinks for the bots of postgresql" in worker.greet()
            look = await watching.until_asked()
            for turn in range(6):
                ada.move_to(servers[turn % 2].address)
                await ada.choose(code, look)
                look = await watching.until_asked()
            assert {part["seat"] for part in (await ada.look(code))["log"]} == {0, 1, 2}
            assert worker.end() == ""
    await ada.leave()


async def test_a_table_goes_on_when_the_worker_that_thought_for_it_is_killed(
    servers: list[Started], settings: dict[str, str], tmp_path: Path
) -> None:
    ada = await Guest(servers[0].address).arrive()
    with started(tmp_path, *WORKER, **settings) as worker:
        worker.greet()
        code = (await ada.make_table("rival-cities", [bot("expert"), ME], options=BOT_FIRST))["code"]
        await job_is_taken(settings, code)
        worker.kill()
    assert (await ada.look(code))["number"] == 0
    with started(tmp_path, *WORKER, **settings):
        async with ada.watching(code) as watching:
            look = await watching.until_asked(60)
    assert look["choices"]
    await ada.leave()


async def job_is_taken(settings: dict[str, str], code: str) -> None:
    async with asyncio.timeout(30):
        while not is_taken(settings, code):
            await asyncio.sleep(0.05)


def is_taken(settings: dict[str, str], code: str) -> bool:
    """Whether a worker is at the job of a table now."""
    if broker := settings.get("KONTOR_BROKER"):
        with Client.from_url(broker) as client:
            return any(code.encode() in job for job in client.lrange("saq:kontor-bots:active", 0, -1))
    with psycopg.connect(settings["KONTOR_DATABASE"]) as connection:
        found = connection.execute("SELECT 1 FROM saq_jobs WHERE key = %s AND status = 'active'", [code])
        return found.fetchone() is not None


@pytest.mark.parametrize("settings", ["redis"], indirect=True)
async def test_a_queue_that_forgets_everything_holds_up_no_table(
    servers: list[Started], settings: dict[str, str], redis: Redis, tmp_path: Path
) -> None:
    ada = await Guest(servers[0].address).arrive()
    code = (await ada.make_table("rival-cities", [bot("random"), ME], options=BOT_FIRST))["code"]
    with Client.from_url(redis.url()) as client:
        client.flushall()
    async with ada.watching(code) as watching:
        with started(tmp_path, *WORKER, **settings):
            assert (await watching.until_asked())["choices"]
    await ada.leave()
