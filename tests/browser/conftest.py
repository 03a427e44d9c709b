"""Chromium and a server for the tests of this folder, and visitors who come and go."""

from collections.abc import Callable, Iterator
from typing import Any
from unittest.mock import patch

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from ..services import Unavailable, install_missing, need
from ..web.serving import PATIENCE, Server, serving
from .visitor import Visitor

Come = Callable[..., Visitor]
# Every table of these tests is dealt alike.
SEED = 11


# Not longer than for this folder: while Playwright runs, no other test could start a loop of its own.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    try:
        install_missing()
    except Unavailable as problem:
        pytest.fail(str(problem), pytrace=False)
    expect.set_options(timeout=PATIENCE * 1000)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=need("chromium"), args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with patch("secrets.randbits", lambda bits: SEED), serving(tmp_path_factory.mktemp("house")) as server:
        yield server


@pytest.fixture
def come(chromium: Browser, server: Server) -> Iterator[Come]:
    """Opens a browser that nobody has used before; in the end none of them may have complained."""
    visitors: list[Visitor] = []

    def enter(language: str = "en", **wishes: Any) -> Visitor:
        visitors.append(Visitor(chromium, server, language, **wishes))
        return visitors[-1]

    yield enter
    for visitor in visitors:
        visitor.close()
