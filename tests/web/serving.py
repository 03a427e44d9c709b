"""A real server on a free port, and browsers that visit it."""

import asyncio
import json
import socket
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import httpx
import uvicorn
from litestar import Litestar
from msgspec.structs import replace
from websockets.sync.client import ClientConnection, connect

from kontor.tables.database import address
from kontor.tables.house import House
from kontor.tables.refusals import Refused
from kontor.web.app import create_app
from kontor.web.door import open_door
from kontor.web.settings import Settings

T = TypeVar("T")
# Seconds after which a test gives up waiting for something.
PATIENCE = 30

Json = dict[str, Any]


class Server:
    """Runs in a thread of its own, with its own loop, as if it were somewhere else."""

    def __init__(self, app: Litestar) -> None:
        self.app = app
        self.loop = asyncio.new_event_loop()
        door = open_door("127.0.0.1", 0)
        self.host = f"127.0.0.1:{door.getsockname()[1]}"
        self.url = f"http://{self.host}"
        config = uvicorn.Config(app, log_config=None, lifespan="on", ws_max_size=1024, timeout_graceful_shutdown=1)
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.run, args=(door,), daemon=True)

    def run(self, door: socket.socket) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.run_until_complete(self.server.serve(sockets=[door]))

    def start(self) -> None:
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive(), "the server did not start"
            self.thread.join(0.01)

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)

    @property
    def house(self) -> House:
        house: House = self.app.state.house
        return house

    def inside(self, doing: Coroutine[Any, Any, T]) -> T:
        """Do something inside the server."""
        return asyncio.run_coroutine_threadsafe(doing, self.loop).result(PATIENCE)

    def finish(self, code: str) -> None:
        """Let everybody at a table choose by lot until the game is over."""
        self.inside(play_on(self.house, code))


async def play_on(house: House, code: str, seed: int = 7) -> None:
    lot = Random(seed)
    play = (await house.live.open(code)).playing()
    while not play.over():
        seat = play.asked_now()[0]
        move = lot.choice(play.sitting.state.legal(seat))
        # A bot may have been faster.
        with suppress(Refused):
            await house.live.move(code, seat, play.game.moves.name(move))


def wait_until(holds: Callable[[], bool]) -> None:
    """What happens in the server's own time."""
    deadline = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < deadline, "it never came about"
        time.sleep(0.01)


@contextmanager
def serving(folder: Path, **settings: Any) -> Iterator[Server]:
    """A server with an empty database, without limits of pace."""
    usual = Settings(address(str(folder / "kontor.db")), workers=1, leniency=0)
    server = Server(create_app(replace(usual, **settings)))
    server.start()
    try:
        yield server
    finally:
        server.stop()


class Browser:
    """Somebody with a browser: it keeps cookies, and sends back what forms are signed with."""

    def __init__(self, server: Server, language: str = "en") -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=PATIENCE, headers={"accept-language": language})
        self.get("/api/games")
        self.http.headers["x-csrftoken"] = self.http.cookies["csrftoken"]

    def ask(self, method: str, path: str, status: int | None = None, **more: Any) -> Any:
        """The answer's content; the answer must have this status, or be a good one."""
        answer = self.http.request(method, path, **more)
        good = answer.status_code == status if status is not None else answer.is_success
        assert good, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if "json" in answer.headers.get("content-type", "") else answer.text

    def get(self, path: str, status: int | None = None, **params: Any) -> Any:
        return self.ask("GET", path, status, params=params)

    def post(self, path: str, status: int | None = None, **body: Any) -> Any:
        return self.ask("POST", path, status, json=body)

    def delete(self, path: str, status: int | None = None) -> Any:
        return self.ask("DELETE", path, status)

    def make(self, game: str, *seats: str, **wish: Any) -> Json:
        """A table; a seat is `me`, `open`, the name of a bot, or somebody's name at a hot seat."""
        table: Json = self.post("/api/tables", game=game, seats=[wish_of(seat) for seat in seats], **wish)
        return table

    def look(self, code: str, **params: Any) -> Json:
        seen: Json = self.get(f"/api/tables/{code}", **params)
        return seen

    def choose(self, code: str, seen: Json, place: int = 0, status: int = 201) -> Json:
        """Take one of the choices that a look offers."""
        move = seen["choices"][place]["move"]
        answer: Json = self.post(
            f"/api/tables/{code}/moves", status, seat=seen["viewer"], move=move, asked=seen["asked"]
        )
        return answer

    def register(self, name: str, password: str = "a good password") -> Json:
        member: Json = self.post("/api/members", name=name, password=password)
        return member

    @contextmanager
    def watch(self, code: str, **params: Any) -> Iterator["Watch"]:
        query = str(httpx.QueryParams(params))
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        with connect(
            f"ws://{self.server.host}/api/tables/{code}/live?{query}", additional_headers={"cookie": cookies}
        ) as line:
            yield Watch(line)

    def close(self) -> None:
        self.http.close()


class Watch:
    """What a socket tells."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line

    def next(self, kind: str = "look") -> Json:
        told: Json = json.loads(self.line.recv(PATIENCE))
        assert told["kind"] == kind, told
        return told

    def until(self, fits: Callable[[Json], bool]) -> Json:
        """The first thing told that fits."""
        while True:
            told: Json = json.loads(self.line.recv(PATIENCE))
            if fits(told):
                return told


def wish_of(seat: str) -> Json:
    if seat in ("me", "open"):
        return {"who": seat}
    return {"who": "me", "name": seat} if seat.istitle() else {"who": "bot", "bot": seat}
