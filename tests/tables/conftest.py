"""A house with an empty database, and a second server process beside it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from kontor.tables.database import Database, address
from kontor.tables.house import House


@pytest.fixture
async def database(place: str) -> AsyncIterator[Database]:
    database = Database(address(place))
    await database.migrate()
    yield database
    await database.close()


@pytest.fixture
async def house(database: Database) -> AsyncIterator[House]:
    async with opened(database) as house:
        yield house


@pytest.fixture
async def neighbour(house: House, place: str) -> AsyncIterator[House]:
    """Another server process on the same database, as far as the house can tell."""
    database = Database(address(place))
    async with opened(database) as neighbour:
        yield neighbour
    await database.close()


@asynccontextmanager
async def opened(database: Database) -> AsyncIterator[House]:
    async def tell(code: str) -> None: ...

    house = House(database, tell)
    yield house
    await house.close_doors()
