"""A house with several processes on one PostgreSQL."""

from collections.abc import Iterator

import pytest

from ..services import Postgres, Redis
from .processes import Started, started


@pytest.fixture(params=["postgresql", "redis"], scope="module")
def settings(request: pytest.FixtureRequest, postgres: Postgres) -> dict[str, str]:
    """What all processes are told: tables are on PostgreSQL, and notices and bots' turns there too, or on Redis."""
    told = {"KONTOR_DATABASE": postgres.new_database()}
    if request.param == "redis":
        redis: Redis = request.getfixturevalue("redis")
        told["KONTOR_BROKER"] = redis.url()
    return told


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory, settings: dict[str, str]) -> Iterator[list[Started]]:
    """Two servers that leave the bots to others."""
    folder = tmp_path_factory.mktemp("servers")
    command = ("serve", "--port", "0", "--workers", "0")
    with started(folder, *command, **settings) as one, started(folder, *command, **settings) as other:
        yield [one, other]
