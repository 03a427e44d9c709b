"""People at real servers, through HTTP and web sockets."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

import httpx
from websockets.asyncio.client import connect

Json = dict[str, Any]


def new_client(address: str) -> httpx.AsyncClient:
    # Each request by a door of its own: on a slow machine one that is kept open may be closing just then.
    return httpx.AsyncClient(base_url=address, timeout=60, limits=httpx.Limits(max_keepalive_connections=0))


class Guest:
    """A browser: it keeps its cookies, and sends the token of forms along."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.client = new_client(address)

    async def arrive(self) -> "Guest":
        await self.client.get("/api/me")
        self.client.headers["x-csrftoken"] = self.client.cookies["csrftoken"]
        return self

    def move_to(self, address: str) -> None:
        """The same browser, at another server of the house."""
        before, self.client = self.client, new_client(address)
        self.address = address
        self.client.cookies, self.client.headers = before.cookies, before.headers

    async def make_table(self, game: str, seats: Sequence[Json], **wishes: object) -> Json:
        return await self.ask("POST", "/api/tables", {"game": game, "seats": list(seats), **wishes})

    async def look(self, code: str, seat: int | None = None) -> Json:
        return await self.ask("GET", f"/api/tables/{code}" + ("" if seat is None else f"?seat={seat}"))

    async def choose(self, code: str, look: Json, choice: int = 0) -> int:
        """Send one of the choices of a look; the number under which it was acknowledged."""
        move = {"seat": look["viewer"], "move": look["choices"][choice]["move"], "asked": look["asked"]}
        number: int = (await self.ask("POST", f"/api/tables/{code}/moves", move))["number"]
        return number

    async def ask(self, method: str, path: str, body: Json | None = None) -> Json:
        answer = await self.client.request(method, path, json=body)
        answer.raise_for_status()
        found: Json = answer.json()
        return found

    @asynccontextmanager
    async def watching(self, code: str) -> AsyncIterator["Watching"]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        url = f"{self.address.replace('http', 'ws')}/api/tables/{code}/live"
        async with connect(url, additional_headers={"Cookie": cookies}, max_size=None) as socket:
            yield Watching(socket)

    async def leave(self) -> None:
        await self.client.aclose()


class Watching:
    """A socket, and the last look that came through it."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.last: Json = {}

    async def next(self, kind: str, seconds: float) -> Json:
        async with asyncio.timeout(seconds):
            while True:
                told: Json = json.loads(await self.socket.recv())
                if told["kind"] == kind:
                    return told

    async def look_until(self, fits: Callable[[Json], bool], seconds: float = 30) -> Json:
        """The first look that fits, be it the last one."""
        while not self.last or not fits(self.last):
            self.last = await self.next("look", seconds)
        return self.last

    async def until(self, number: int) -> Json:
        return await self.look_until(lambda look: look["number"] >= number)

    async def until_status(self, status: str) -> Json:
        return await self.look_until(lambda look: look["status"] == status)

    async def until_asked(self, seconds: float = 30) -> Json:
        """A look in which we have to choose, after the one we know."""
        seen = self.last.get("number", -1)
        return await self.look_until(
            lambda look: look["number"] > seen and (look["choices"] or look["status"] == "over"), seconds
        )

    async def hear(self) -> Json:
        return await self.next("message", 30)
