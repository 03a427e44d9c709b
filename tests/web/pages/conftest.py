"""Readers who come without scripts."""

from collections.abc import Callable, Iterator

import pytest

from ..serving import Server
from .paper import Paper

Come = Callable[..., Paper]


@pytest.fixture
def come(server: Server) -> Iterator[Come]:
    """Somebody who was never here before."""
    papers: list[Paper] = []

    def enter(language: str = "en") -> Paper:
        papers.append(Paper(server, language))
        return papers[-1]

    yield enter
    for paper in papers:
        paper.http.close()
