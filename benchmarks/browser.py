"""Tables in a real browser: what the first view weighs, how long it takes, and when a move is seen by somebody else.

    .venv/bin/python benchmarks/browser.py [--views 5] [--moves 30] [--pause 0.6]

Starts `kontor serve` on a database of its own and visits it over the loopback with Chromium: for each game a browser
that was never there opens a table in the middle of its game, and then two browsers move in turn, each after a pause, as
people do who look before they move (without one, what flew last is still being painted). A third seat needs no browser.
A view has come when the board is painted; a move is seen when another browser has painted the table after it.
Bytes are counted as they go over the wire, with heads and compressed.
"""

import argparse
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import which

import httpx
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright

from kontor import games

# So many choices into the game, when there is something to draw.
CHOICES = 60
DESKTOP: ViewportSize = {"width": 1280, "height": 800}

# Milliseconds from the beginning of the navigation to the first picture of the board.
FIRST_VIEW = """() => new Promise((resolve) => {
    const look = () => document.querySelector(".board .piece")
        ? requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
        : requestAnimationFrame(look);
    look();
})"""
# The moment, by the clock that all browsers of a machine share, at which a page has painted a later table.
NEXT_VIEW = """() => {
    const number = () => Number(document.getElementById("state").dataset.number);
    const before = number();
    window.seen = new Promise((resolve) => {
        // What is there in an animation frame is painted before the next task.
        const look = () => number() > before
            ? setTimeout(() => resolve(Date.now()))
            : requestAnimationFrame(look);
        requestAnimationFrame(look);
    });
}"""
MOVE = """(turn) => {
    const offered = document.querySelectorAll("#choices [name=move]");
    const at = Date.now();
    offered[turn % offered.length].click();
    return at;
}"""
ASKED = "() => document.querySelector('#choices [name=move]') !== null && !document.querySelector('.busy')"


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """The address of a server that runs as long as this."""
    command = [sys.executable, "-m", "kontor", "serve", "--port", "0", "--database", str(folder / "kontor.db")]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env=os.environ | {"KONTOR_LENIENCY": "0", "PYTHONUNBUFFERED": "1"}
    )
    try:
        assert process.stdout is not None
        said = process.stdout.readline()
        address = re.search(r"http://[\w.]+:\d+", said)
        assert address, f"the server did not start: {said}"
        yield address[0]
    finally:
        process.terminate()
        process.wait()


class Seat:
    """Somebody at a table: known to the server by a cookie, which a browser can have too."""

    def __init__(self, address: str) -> None:
        self.http = httpx.Client(base_url=address, headers={"accept-language": "en"})
        self.http.get("/api/games")
        self.http.headers["x-csrftoken"] = self.http.cookies["csrftoken"]

    def post(self, path: str, **body: object) -> dict[str, str]:
        answer = self.http.post(path, json=body).raise_for_status()
        told: dict[str, str] = answer.json()
        return told

    def choose(self, code: str, turn: int) -> bool:
        """Choose something, if one is asked."""
        look = self.http.get(f"/api/tables/{code}").json()
        if not look["choices"]:
            return False
        move = look["choices"][turn % len(look["choices"])]["move"]
        self.post(f"/api/tables/{code}/moves", seat=look["viewer"], move=move, asked=look["asked"])
        return True

    def enter(self, chromium: Browser, address: str) -> BrowserContext:
        """A fresh browser with nothing in it but the cookie."""
        context = chromium.new_context(base_url=address, viewport=DESKTOP, locale="en")
        context.add_cookies(
            [{"name": name, "value": value, "url": address} for name, value in self.http.cookies.items()]
        )
        return context


def prepare(address: str, game: str) -> tuple[str, list[Seat]]:
    """A table in the middle of its game, and who sits there."""
    seats = [Seat(address) for _ in range(max(2, min(games.get(game).seats)))]
    wish = [{"who": "me"}, *[{"who": "open"} for _ in seats[1:]]]
    table = seats[0].post("/api/tables", game=game, seats=wish)
    for seat in seats[1:]:
        seat.post(f"/api/tables/{table['code']}/seats", key=table["key"])
    for turn in range(CHOICES):
        any(seat.choose(table["code"], turn) for seat in seats)
    return table["code"], seats


def view(context: BrowserContext, code: str) -> tuple[float, int]:
    """Open a table for the first time: milliseconds and bytes."""
    page = context.new_page()
    weights: list[int] = []
    wire = context.new_cdp_session(page)
    wire.on("Network.loadingFinished", lambda told: weights.append(told["encodedDataLength"]))
    wire.send("Network.enable")
    page.goto(f"/t/{code}", wait_until="commit")
    taken: float = page.evaluate(FIRST_VIEW)
    page.wait_for_load_state("networkidle")
    page.close()
    return taken, sum(weights)


def pass_on(pages: list[Page], others: list[Seat], code: str, moves: int, pause: float) -> list[float]:
    """Milliseconds from a click in one of two browsers until the other has painted what came of it, move by move."""
    taken = []
    for turn in range(moves):
        time.sleep(pause)
        while any(seat.choose(code, turn) for seat in others):
            time.sleep(pause)
        movers = sorted(pages, key=lambda page: not page.evaluate(ASKED))
        if not movers[0].evaluate(ASKED):
            break
        movers[1].evaluate(NEXT_VIEW)
        clicked = movers[0].evaluate(MOVE, turn)
        taken.append(movers[1].evaluate("() => window.seen") - clicked)
    return taken


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--views", type=int, default=5)
    parser.add_argument("--moves", type=int, default=30)
    parser.add_argument("--pause", type=float, default=0.6, help="seconds before each move")
    wish = parser.parse_args()
    print(f"{'':13} {'first view':>12} {'over the wire':>14} {'a move is seen':>15} {'95 %':>8}")
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=which("chromium"), args=["--no-sandbox"])
        for game in games.names():
            code, seats = prepare(address, game)
            views = []
            for _ in range(wish.views):
                with seats[0].enter(chromium, address) as context:
                    views.append(view(context, code))
            contexts = [seat.enter(chromium, address) for seat in seats[:2]]
            pages = [context.new_page() for context in contexts]
            for page in pages:
                page.goto(f"/t/{code}")
            seen = sorted(pass_on(pages, seats[2:], code, wish.moves, wish.pause))
            for context in contexts:
                context.close()
            first, weight = statistics.median(ms for ms, _ in views), max(size for _, size in views)
            half, most = statistics.median(seen), seen[int(0.95 * len(seen))]
            print(f"{game:13} {first:9.0f} ms {weight / 1000:11.0f} kB {half:12.0f} ms {most:5.0f} ms", flush=True)
        chromium.close()


if __name__ == "__main__":
    main()
