"""A server for the tests of a module, and browsers that come and go."""

from collections.abc import Callable, Iterator

import pytest

from .serving import Browser, Server, serving

Visit = Callable[..., Browser]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("house")) as server:
        yield server


@pytest.fixture
def visit(server: Server) -> Iterator[Visit]:
    """Opens a browser that nobody has used before."""
    browsers: list[Browser] = []

    def open_browser(language: str = "en") -> Browser:
        browsers.append(Browser(server, language))
        return browsers[-1]

    yield open_browser
    for browser in browsers:
        browser.close()
