"""Somebody with a real browser, all of whose complaints are written down."""

from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, Response, WebError

from ..web.serving import PATIENCE, Json, Server, wish_of

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}


class Visitor:
    """A browser of its own, with its own cookies; things stand still in it unless somebody wants to see them move."""

    def __init__(self, browser: Browser, server: Server, language: str = "en", **wishes: Any) -> None:
        self.has_touch = bool(wishes.get("has_touch"))
        usual = {"viewport": DESKTOP, "locale": language, "reduced_motion": "reduce"}
        self.context = browser.new_context(base_url=server.url, **{**usual, **wishes})
        self.context.set_default_timeout(PATIENCE * 1000)
        self.faults: list[str] = []
        self.context.on("console", self.hear)
        self.context.on("weberror", self.note_error)
        self.context.on("requestfailed", self.note_failure)
        self.context.on("response", self.note_response)
        self.page: Page = self.context.new_page()

    def hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(f"{message.type}: {message.text}")

    def note_error(self, error: WebError) -> None:
        self.faults.append(f"uncaught: {error.error}")

    def note_failure(self, request: Request) -> None:
        # Leaving a page gives up what it was still asking for.
        if request.failure != "net::ERR_ABORTED":
            self.faults.append(f"{request.failure}: {request.url}")

    def note_response(self, response: Response) -> None:
        if response.status >= 400:
            self.faults.append(f"{response.status}: {response.url}")

    def post(self, path: str, **body: Any) -> Json:
        """What a script of ours would send, with the cookies of this browser."""
        asking = self.context.request
        if "csrftoken" not in self.cookies():
            asking.get("/api/games")
        answer = asking.post(path, data=body, headers={"x-csrftoken": self.cookies()["csrftoken"]})
        assert answer.ok, f"{path}: {answer.text()}"
        told: Json = answer.json()
        return told

    def cookies(self) -> dict[str, str]:
        return {cookie["name"]: cookie["value"] for cookie in self.context.cookies()}

    def make(self, game: str, *seats: str, **wish: Any) -> Json:
        """A table; see `wish_of` for what a seat can be."""
        return self.post("/api/tables", game=game, seats=[wish_of(seat) for seat in seats], **wish)

    def join(self, table: Json) -> None:
        self.post(f"/api/tables/{table['code']}/seats", key=table["key"])

    def open(self, path: str) -> Page:
        self.page.goto(path)
        return self.page

    def path(self) -> str:
        return urlsplit(self.page.url).path

    def close(self) -> None:
        self.context.close()
        assert not self.faults, "\n".join(self.faults)
