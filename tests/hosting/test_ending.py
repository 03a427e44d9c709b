"""A server that ends, kindly or not, leaves no process behind."""

import asyncio
from pathlib import Path

import pytest

from .guests import Guest
from .processes import Started, started

pytestmark = pytest.mark.anyio

ME, BOT = {"who": "me"}, {"who": "bot", "bot": "random"}


def helpers(server: Started) -> list[Path]:
    """The processes that a server has started."""
    pid = server.process.pid
    return [Path(f"/proc/{child}") for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


@pytest.mark.parametrize("kindly", [True, False])
async def test_nothing_outlives_a_server(kindly: bool, tmp_path: Path) -> None:
    command = ("serve", "--port", "0", "--workers", "2", "--database", str(tmp_path / "kontor.db"))
    with started(tmp_path, *command) as server:
        ada = await Guest(server.address).arrive()
        code = (await ada.make_table("rival-cities", [BOT, ME], options={"first": "hamburg"}))["code"]
        async with ada.watching(code) as watching:
            await watching.until_asked()
        await ada.leave()
        left = helpers(server)
        assert len(left) > 1
        if kindly:
            assert server.end() == ""
        else:
            server.kill()
        async with asyncio.timeout(20):
            while any(process.exists() for process in left):
                await asyncio.sleep(0.05)
