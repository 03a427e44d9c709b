"""Running the command as a person does: a process, its output, its exit code; and a house with tables for its host."""

import asyncio
import io
import os
import subprocess
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

import kontor as package
from kontor.cli.main import main
from kontor.engine.rng import Rng
from kontor.tables.clock import ClockRule
from kontor.tables.database import Database, address
from kontor.tables.gathering import SeatWish, Wish
from kontor.tables.house import House
from kontor.tables.models import Table

from ..tables.company import guest, hot_seat, member, play_on, table_of

Kontor = Callable[..., subprocess.CompletedProcess[str]]
Story = Callable[[House], Coroutine[Any, Any, Any]]
Admin = Callable[..., subprocess.CompletedProcess[str]]


def environment() -> dict[str, str]:
    """The form of the package under test, also in another folder."""
    return os.environ | {"PYTHONPATH": str(Path(package.__file__).parents[1])}


@pytest.fixture
def kontor(tmp_path: Path) -> Kontor:
    def run(*words: str, keys: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "kontor", *words],
            input=keys,
            capture_output=True,
            text=True,
            cwd=tmp_path,
            env=environment(),
            timeout=120,
            check=False,
        )

    return run


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "kontor.db"


@pytest.fixture
def at_house(path: Path) -> Callable[[Story], Any]:
    """Let something happen in a house on the database."""

    def run(story: Story) -> Any:
        async def happen() -> Any:
            database = Database(address(str(path)))
            await database.migrate()

            async def tell(code: str) -> None: ...

            house = House(database, tell)
            try:
                return await story(house)
            finally:
                await house.close_doors()
                await database.close()

        return asyncio.run(happen())

    return run


async def three_tables(house: House) -> dict[str, str]:
    """One that gathers, one that is being played, one that is over."""
    ada, ben = await member(house, "Ada"), await guest(house)
    seats = [SeatWish("me"), SeatWish("open"), SeatWish("open")]
    waiting = await house.gathering.make(ada, Wish("colonia", seats, is_open=True))
    playing = await table_of(house, ada, ben, clock=ClockRule("live", 600, 5), options={"first": "hamburg"})
    await play_on(house, playing.code, Rng.seeded(1), lambda play: play.number >= 3)
    over = await house.gathering.make(ben, hot_seat("rival-cities", 2))
    await play_on(house, over.code, Rng.seeded(1), lambda play: play.over())
    return {"gathering": waiting.code, "playing": playing.code, "over": over.code}


@pytest.fixture
def codes(at_house: Callable[[Story], Any]) -> dict[str, str]:
    found: dict[str, str] = at_house(three_tables)
    return found


@pytest.fixture
def admin(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Admin:
    """The command in this process, which is quicker than one of its own for each call."""

    def run(*words: str, keys: str = "") -> subprocess.CompletedProcess[str]:
        capsys.readouterr()
        with monkeypatch.context() as called:
            called.chdir(tmp_path)
            called.setattr(sys, "argv", ["kontor", "admin", *words, "--database", str(path)])
            called.setattr(sys, "stdin", io.StringIO(keys))
            with pytest.raises(SystemExit) as left:
                main()
        out, err = capsys.readouterr()
        return subprocess.CompletedProcess([], int(left.value.code or 0), out, err)

    return run


def change(at_house: Callable[[Story], Any], code: str, **values: object) -> None:
    async def story(house: House) -> None:
        async with house.database.writing() as session:
            await session.execute(update(Table).where(Table.code == code).values(**values))

    at_house(story)
