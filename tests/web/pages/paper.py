"""Somebody whose browser runs no scripts: they open pages and send off forms."""

from html.parser import HTMLParser
from typing import Any

import httpx

from ..serving import PATIENCE, Server


class Page:
    """What came back: where it was found, and its HTML."""

    def __init__(self, answer: httpx.Response) -> None:
        self.status = answer.status_code
        self.path = answer.url.raw_path.decode()
        self.headers = answer.headers
        self.html = answer.text
        self.tags = tags(self.html)

    @property
    def code(self) -> str:
        """The code of the table that is shown."""
        return self.path.split("?")[0].split("/")[2]

    def all(self, tag: str, **wanted: str | None) -> list[dict[str, str | None]]:
        return [
            found
            for name, found in self.tags
            if name == tag and all(found.get(key) == value for key, value in wanted.items())
        ]

    def value(self, name: str) -> str:
        """What a hidden field of this name holds."""
        return self.all("input", name=name)[0]["value"] or ""

    def moves(self) -> list[str]:
        return [one["value"] or "" for one in self.all("button", name="move")]


class Paper:
    def __init__(self, server: Server, language: str = "en") -> None:
        self.http = httpx.Client(
            base_url=server.url, timeout=PATIENCE, headers={"accept-language": language}, follow_redirects=True
        )
        self.page = self.open("/")

    def open(self, path: str, status: int = 200) -> Page:
        return self.turn(self.http.get(path), status)

    def send(self, path: str, status: int = 200, /, **fields: Any) -> Page:
        """A form of the page that is open; it carries the mark that it comes from us."""
        return self.turn(self.http.post(path, data={"_csrf_token": self.page.value("_csrf_token"), **fields}), status)

    def turn(self, answer: httpx.Response, status: int) -> Page:
        assert answer.status_code == status, f"{answer.status_code} {answer.url}: {answer.text[:3000]}"
        self.page = Page(answer)
        return self.page

    def choose(self, place: int = 0) -> Page:
        """Press one of the choices."""
        code, page = self.page.code, self.page
        return self.send(
            f"/t/{code}/move", seat=page.value("seat"), asked=page.value("asked"), move=page.moves()[place]
        )


class Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))


def tags(html: str) -> list[tuple[str, dict[str, str | None]]]:
    parser = Tags()
    parser.feed(html)
    return parser.found
