"""A server under load: many tables at once, every move kept for good and pushed to everybody who watches.

    .venv/bin/python benchmarks/server.py [--tables 500] [--spectators 0] [--rate 300] [--seconds 20] [--json]

Starts `kontor serve` on a database of its own and plays against it over the loopback: at every table sit two people,
each with a web socket, and moves are sent at an even pace whether the server keeps up or not. A move is accepted when
its request is answered, which is after the commit, and seen when every socket of its table has shown it.
"""

import argparse
import asyncio
import json
import os
import re
import resource
import signal
import statistics
import sys
import tempfile
import time
from collections import Counter
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

LINES = 24
GAMES = {"rival-cities": 2, "hamburgum": 2}
# Seconds at the beginning that do not count.
WARM_UP = 2.0
# Seconds that the last moves get to be seen.
PATIENCE = 10.0


class Choice(msgspec.Struct):
    move: str


class Look(msgspec.Struct):
    """What a client needs of a look."""

    number: int
    asked: int
    viewer: int | None
    choices: list[Choice]


read_look = msgspec.json.Decoder(Look).decode


class Line:
    """A connection that asks one thing after the other."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port
        self.lock = asyncio.Lock()
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, path: str, cookies: dict[str, str], body: Any = None) -> tuple[int, str, bytes]:
        """Status, head and content of the answer."""
        async with self.lock:
            if self.writer is None:
                self.reader, self.writer = await asyncio.open_connection(self.host, self.port)
            assert self.reader is not None
            content = msgspec.json.encode(body) if body is not None else b""
            head = [
                f"{method} {path} HTTP/1.1",
                f"host: {self.host}:{self.port}",
                f"cookie: {'; '.join(f'{name}={value}' for name, value in cookies.items())}",
                f"x-csrftoken: {cookies.get('csrftoken', '')}",
                "content-type: application/json",
                f"content-length: {len(content)}",
            ]
            self.writer.write("\r\n".join([*head, "", ""]).encode() + content)
            answer = (await self.reader.readuntil(b"\r\n\r\n")).decode()
            length = re.search(r"content-length: (\d+)", answer, re.IGNORECASE)
            return int(answer.split(" ", 2)[1]), answer, await self.reader.readexactly(int(length[1]) if length else 0)


class Table:
    """A table in the eyes of its clients."""

    def __init__(self, code: str, cookies: dict[str, str]) -> None:
        self.code = code
        self.cookies = cookies
        self.sockets: list[ClientConnection] = []
        # The last entry that each socket has shown.
        self.shown: list[int] = []
        self.question: Look | None = None
        # The move on its way: its number once it is known, and when it was sent.
        self.number: int | None = None
        self.sent = 0.0
        self.counts = False
        self.is_busy = False


class Load:
    def __init__(self, options: argparse.Namespace, host: str, port: int) -> None:
        self.options = options
        self.host, self.port = host, port
        self.lines = cycle([Line(host, port) for _ in range(LINES)])
        self.tables: list[Table] = []
        self.listeners: list[asyncio.Task[None]] = []
        self.lot = Random(1)
        self.accepted: list[float] = []
        self.seen: list[float] = []
        self.refused: Counter[str] = Counter()
        self.is_counting = False
        self.written = 0

    async def set_up(self) -> None:
        _, head, _ = await next(self.lines).ask("GET", "/api/games", {})
        token = re.search(r"csrftoken=([^;]+)", head)
        assert token, head
        gate = asyncio.Semaphore(LINES)

        async def add() -> None:
            async with gate:
                self.tables.append(await self.make_table({"csrftoken": token[1]}))

        await asyncio.gather(*(add() for _ in range(self.options.tables)))

    async def make_table(self, cookies: dict[str, str]) -> Table:
        seats = [{"who": "me", "name": f"Player {name}"} for name in "ABCDEF"[: GAMES[self.options.game]]]
        wish = {"game": self.options.game, "seats": seats, "is_hot_seat": True}
        status, head, content = await next(self.lines).ask("POST", "/api/tables", cookies, wish)
        login = re.search(r"kontor=([^;]+)", head)
        assert status == 201, content
        assert login, head
        table = Table(json.loads(content)["code"], cookies | {"kontor": login[1]})
        for seat in range(len(seats)):
            await self.watch(table, f"seat={seat}")
        for _ in range(self.options.spectators):
            await self.watch(table, "")
        return table

    async def watch(self, table: Table, query: str) -> None:
        cookies = "; ".join(f"{name}={value}" for name, value in table.cookies.items())
        socket = await connect(
            f"ws://{self.host}:{self.port}/api/tables/{table.code}/live?{query}",
            additional_headers={"cookie": cookies} if query else {},
            compression=None,
            max_size=None,
            ping_interval=None,
        )
        table.sockets.append(socket)
        table.shown.append(-1)
        self.listeners.append(asyncio.create_task(self.listen(table, socket, len(table.shown) - 1)))

    async def listen(self, table: Table, socket: ClientConnection, place: int) -> None:
        async for told in socket:
            look = read_look(told)
            table.shown[place] = look.number
            if look.choices:
                table.question = look
            if table.number is not None and min(table.shown) >= table.number:
                self.finish(table)

    def finish(self, table: Table) -> None:
        """Everybody has seen the move."""
        if table.counts:
            self.seen.append(time.perf_counter() - table.sent)
        table.number = None
        table.is_busy = False

    async def play(self, table: Table) -> None:
        look = table.question
        assert look is not None
        table.question = None
        move = {"seat": look.viewer, "move": self.lot.choice(look.choices).move, "asked": look.asked}
        table.sent = time.perf_counter()
        table.counts = self.is_counting
        line = next(self.lines)
        status, _, content = await line.ask("POST", f"/api/tables/{table.code}/moves", table.cookies, move)
        if status != 201:
            self.refused[f"{status} {content.decode()}"] += 1
            table.is_busy = False
            return
        self.written += 1
        if table.counts:
            self.accepted.append(time.perf_counter() - table.sent)
        table.number = json.loads(content)["number"]
        if min(table.shown) >= table.number:
            self.finish(table)

    async def run(self) -> float:
        """Send moves at the pace that was asked for; the seconds that counted."""
        running: set[asyncio.Task[None]] = set()
        begin = time.perf_counter()
        start = begin + WARM_UP
        end = start + self.options.seconds
        due = begin
        places = cycle(self.tables)
        while (now := time.perf_counter()) < end:
            self.is_counting = now >= start
            while due <= now:
                due += 1 / self.options.rate
                table = next((one for one, _ in zip(places, self.tables, strict=False) if self.is_ready(one)), None)
                if table is None:
                    break
                table.is_busy = True
                task = asyncio.create_task(self.play(table))
                running.add(task)
                task.add_done_callback(running.discard)
            await asyncio.sleep(max(0.0, min(due - time.perf_counter(), 0.01)))
        deadline = time.perf_counter() + PATIENCE
        while any(table.is_busy for table in self.tables) and time.perf_counter() < deadline:
            await asyncio.sleep(0.01)
        return float(self.options.seconds)

    def is_ready(self, table: Table) -> bool:
        return not table.is_busy and table.question is not None

    async def close(self) -> None:
        for task in self.listeners:
            task.cancel()
        await asyncio.gather(*self.listeners, return_exceptions=True)
        await asyncio.gather(*(socket.close() for table in self.tables for socket in table.sockets))


def milliseconds(times: list[float]) -> dict[str, float]:
    if len(times) < 2:
        return {"median": 0.0, "p99": 0.0}
    return {
        "median": round(1000 * statistics.median(times), 1),
        "p99": round(1000 * statistics.quantiles(times, n=100)[98], 1),
    }


def memory_of(pid: int) -> float:
    """The most memory that a process has used, in MB."""
    found = re.search(r"VmHWM:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text())
    return round(int(found[1]) / 1024, 1) if found else 0.0


def processor_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(options: argparse.Namespace, pid: int, host: str, port: int) -> dict[str, Any]:
    load = Load(options, host, port)
    began = time.perf_counter()
    await load.set_up()
    set_up = time.perf_counter() - began
    used = processor_seconds(pid)
    own = time.process_time()
    seconds = await load.run()
    elapsed = seconds + WARM_UP
    used = processor_seconds(pid) - used
    result = {
        "game": options.game,
        "tables": len(load.tables),
        "sockets": sum(len(table.sockets) for table in load.tables),
        "aimed_moves_per_second": options.rate,
        "moves_per_second": round(len(load.accepted) / seconds, 1),
        "accepted_ms": milliseconds(load.accepted),
        "seen_by_all_ms": milliseconds(load.seen),
        "never_seen": len(load.accepted) - len(load.seen),
        "refused": dict(load.refused),
        "server_memory_mb": memory_of(pid),
        "server_cores": round(used / elapsed, 2),
        "server_ms_per_move": round(1000 * used / max(load.written, 1), 2),
        "client_cores": round((time.process_time() - own) / elapsed, 2),
        "set_up_seconds": round(set_up, 1),
    }
    await load.close()
    return result


async def with_server(options: argparse.Namespace) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(dir=options.folder) as folder:
        server = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "kontor", "serve", "--port", "0", "--database", f"{folder}/kontor.db"),
            stdout=asyncio.subprocess.PIPE,
            env=os.environ | {"KONTOR_LENIENCY": "0"},
        )
        assert server.stdout is not None
        try:
            address = re.search(r"http://([^:]+):(\d+)", (await server.stdout.readline()).decode())
            assert address, "the server did not start"
            return await measure(options, server.pid, "127.0.0.1", int(address[2]))
        finally:
            server.send_signal(signal.SIGINT)
            await server.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--spectators", type=int, default=0, help="at every table, beside the two who play")
    parser.add_argument("--rate", type=float, default=300, help="moves a second, all tables together")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--game", choices=GAMES, default="rival-cities")
    parser.add_argument("--folder", help="where the database lies; by default where the system keeps temporary files")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    options = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    result = asyncio.run(with_server(options))
    if options.json:
        print(json.dumps(result))
        return
    for name, value in result.items():
        print(f"{name.replace('_', ' '):24}{value}")


if __name__ == "__main__":
    main()
