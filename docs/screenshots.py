"""Takes pictures of every page and table, at a desk and on a phone: `make screenshots`.

    python -m docs.screenshots [FOLDER] [webp | png]

The games are always the same ones, so that one can compare.
"""

import base64
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

from playwright.sync_api import Browser, Page, sync_playwright

from kontor import games
from kontor.tables.lessons import READ, lesson
from tests.browser.company import Company
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.services import need
from tests.web.serving import Browser as Friend
from tests.web.serving import Server, serving

FOLDER = Path(__file__).parent / "screenshots"
SEED = 5
QUALITY = 80
PASSWORD = "a good password"
FRIENDS = ["Bea", "Cid", "Dora", "Emil", "Fanny"]
CLOCK = {"kind": "live", "time": 3600, "increment": 30}
LESSON_STEPS = 6
# Milliseconds: for a page to draw what its scripts draw, and for an analysis.
MOMENT = 500
LONG = 300_000
MANNERS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": DESKTOP},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
    "dark": {"viewport": DESKTOP, "color_scheme": "dark"},
}


class Scene(NamedTuple):
    """A table that Ada looks at: so many seats, and so many choices after which she is asked something of interest."""

    game: str
    seats: int
    choices: int
    question: str
    options: dict[str, str]


SCENES = {
    "rival-cities": Scene("rival-cities", 2, 70, "ink", {}),
    "hamburgum": Scene("hamburgum", 4, 300, "guildhall", {}),
    "londinium": Scene("hamburgum", 3, 200, "turn", {"map": "londinium"}),
    "colonia": Scene("colonia", 4, 120, "loading", {}),
    "hamburg": Scene("hamburg", 3, 190, "play-card", {}),
}


class House:
    """A server with some life in it, as Ada sees it."""

    def __init__(self, server: Server, ada: Visitor) -> None:
        self.server = server
        self.ada = ada
        self.friends = [Friend(server) for _ in FRIENDS]
        ada.post("/api/members", name="Ada", password=PASSWORD)
        for friend, name in zip(self.friends, FRIENDS, strict=True):
            friend.register(name, PASSWORD)

    def make(self, scene: Scene, **wish: Any) -> Company:
        table = self.ada.make(scene.game, "me", *["open"] * (scene.seats - 1), options=scene.options, **wish)
        for friend in self.friends[: scene.seats - 1]:
            friend.post(f"/api/tables/{table['code']}/seats", key=table["key"])
        return Company(self.server, table["code"])

    def play(self, scene: Scene) -> str:
        """A table in the middle of its game, when Ada is asked."""
        company = self.make(scene)
        company.go_to(lambda: is_ripe(company, scene))
        return f"/t/{company.code}"

    def finish(self, scene: Scene) -> str:
        company = self.make(scene, is_rated=True, clock=CLOCK)
        company.go_on()
        return f"/t/{company.code}"

    def gather(self) -> str:
        return f"/t/{self.ada.make('colonia', 'me', 'open', 'regular', 'open')['code']}"

    def share(self) -> str:
        return f"/t/{self.ada.make('hamburgum', 'Ada', 'Bea', is_hot_seat=True)['code']}"


def is_ripe(company: Company, scene: Scene) -> bool:
    is_late = company.number >= scene.choices and company.play.asked_now() == [0]
    return is_late and company.question() == scene.question


def lesson_path(name: str) -> str:
    done = [step.moves[0] if step.moves else READ for step in lesson(name).steps[:LESSON_STEPS]]
    return f"/learn/{name}?done={','.join(done)}"


def paths(house: House) -> dict[str, str]:
    """Where the pictures are taken, by their names; what Ada sees on the first page depends on what she has played."""
    over = house.finish(SCENES["rival-cities"])
    tables = {f"table-{name}": house.play(scene) for name, scene in SCENES.items()}
    return {
        "my-tables": "/",
        "new-table": "/new?game=hamburgum",
        "gathering": house.gather(),
        "hot-seat": house.share(),
        **tables,
        "end": over,
        "replay": f"{over}/replay?at=60",
        **{f"lesson-{name}": lesson_path(name) for name in games.names()},
        "rules": "/rules/colonia",
        "ratings": "/ratings/rival-cities",
        "player": "/players/Bea",
        "me": "/me",
        "records": "/records",
        "about": "/about",
    }


def analyse(page: Page) -> None:
    asking = page.locator("[data-analyse]")
    if asking.count():
        asking.click()
    page.wait_for_function("() => document.querySelector('.analysis img')?.complete", timeout=LONG)


# What is done on a page before its picture is taken.
BEFORE: dict[str, Callable[[Page], None]] = {"end": analyse, "replay": analyse}
# For people who have not been here before.
STRANGERS = {"welcome": "/", "log-in": "/login", "register": "/register", "nowhere": "/nowhere"}
IN_THE_DARK = ["my-tables", *(f"table-{name}" for name in SCENES), "replay"]


class Camera:
    def __init__(self, chromium: Browser, server: Server, folder: Path, kind: str) -> None:
        self.chromium = chromium
        self.server = server
        self.folder = folder
        self.kind = kind

    def walk(self, manner: str, places: dict[str, str], **more: Any) -> None:
        """Take a picture of each place, in one of the manners."""
        visitor = Visitor(self.chromium, self.server, **MANNERS[manner], **more)
        for name, path in places.items():
            page = visitor.open(path)
            page.wait_for_timeout(MOMENT)
            if name in BEFORE:
                BEFORE[name](page)
            self.take(page, f"{name}-{manner}")
        visitor.context.close()

    def take(self, page: Page, name: str) -> None:
        wish = {"format": self.kind, "quality": QUALITY} if self.kind == "webp" else {"format": self.kind}
        taken = page.context.new_cdp_session(page).send("Page.captureScreenshot", wish)
        (self.folder / f"{name}.{self.kind}").write_bytes(base64.b64decode(taken["data"]))


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    kind = sys.argv[2] if len(sys.argv) > 2 else "webp"
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as house,
        patch("secrets.randbits", lambda bits: SEED),
        serving(Path(house)) as server,
        sync_playwright() as playwright,
    ):
        chromium = playwright.chromium.launch(executable_path=need("chromium"), args=["--no-sandbox"])
        camera = Camera(chromium, server, folder, kind)
        ada = Visitor(chromium, server)
        places = paths(House(server, ada))
        cookies = ada.context.storage_state()
        for manner in ("desktop", "phone"):
            camera.walk(manner, STRANGERS)
            camera.walk(manner, places, storage_state=cookies)
        camera.walk("dark", {name: places[name] for name in IN_THE_DARK}, storage_state=cookies)
        chromium.close()


if __name__ == "__main__":
    main()
