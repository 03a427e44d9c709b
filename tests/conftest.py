"""What tests of several rooms share: real databases, each test with one of its own."""

from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

import pytest

from .services import Postgres, Redis, Service, Unavailable, install_missing

S = TypeVar("S", bound=Service)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def running(service: type[S]) -> Iterator[S]:
    try:
        install_missing()
        made = service()
        made.start()
    except Unavailable as problem:
        pytest.fail(str(problem), pytrace=False)
    yield made
    made.stop()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    yield from running(Postgres)


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    yield from running(Redis)


@pytest.fixture
def on_sqlite(tmp_path: Path) -> str:
    """The path of an SQLite database that is not there yet."""
    return str(tmp_path / "kontor.db")


@pytest.fixture(scope="session")
def postgres_database(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture
def on_postgres(postgres: Postgres, postgres_database: str) -> str:
    """The address of an empty database of PostgreSQL."""
    postgres.empty(postgres_database)
    return postgres_database


@pytest.fixture(params=["on_sqlite", "on_postgres"])
def place(request: pytest.FixtureRequest) -> str:
    """The address of an empty database, of each kind in turn."""
    address: str = request.getfixturevalue(request.param)
    return address
