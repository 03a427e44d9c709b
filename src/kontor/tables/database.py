"""The database behind the tables: SQLite in one file, or PostgreSQL by its address."""

import asyncio
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, event, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker, create_async_engine

from kontor.engine.errors import BadSetup, KontorError

MIGRATIONS = Path(__file__).parent / "migrations"
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
DIRECT_DRIVERS = {"sqlite": "sqlite", "postgresql": "postgresql+psycopg"}
# Seconds that a writer waits for another before it gives up.
PATIENCE = 30
# How often a new file is tried that another process is laying out, and the seconds between.
TRIES = 50
PAUSE = 0.1
CONNECTIONS = 8
# Take the writer's place on SQLite at once: a reader that wants to write later would be turned away.
WRITER_FIRST = "BEGIN IMMEDIATE"
# How a transaction keeps all others from changing the form of the database; the number is any that nobody else uses.
ALONE = {"sqlite": WRITER_FIRST, "postgresql": "SELECT pg_advisory_xact_lock(8321)"}

EMPTY, OLDER, CURRENT, NEWER = "empty", "older", "current", "newer"

Answer = TypeVar("Answer")


def address(text: str) -> URL:
    """The address of a database: a URL, or the path of an SQLite file."""
    if "://" not in text:
        return URL.create(DRIVERS["sqlite"], database=text)
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise BadSetup(f"'{text}' is no database; write a path, or postgresql://user:password@host/name") from None
    kind = url.drivername.partition("+")[0]
    if kind not in DRIVERS:
        raise BadSetup(f"'{kind}' is no database that Kontor can use; it can use sqlite and postgresql")
    return url.set(drivername=DRIVERS[kind])


class Database:
    """Opens sessions; whatever is written in one is kept as a whole or not at all."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self.is_sqlite = url.get_backend_name() == "sqlite"
        if self.is_sqlite:
            check_file(url.database)
        self.engine = create_async_engine(url, **connecting(self.is_sqlite))
        self.sessions = async_sessionmaker(self.engine, expire_on_commit=False)
        # The same without asyncio, for what is done at once.
        self.direct = create_engine(
            url.set(drivername=DIRECT_DRIVERS[url.get_backend_name()]), **connecting(self.is_sqlite)
        )
        self.hands = ThreadPoolExecutor(CONNECTIONS, "database")
        if self.is_sqlite:
            for engine in (self.engine.sync_engine, self.direct):
                event.listen(engine, "connect", prepare_sqlite)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        async with self.sessions() as session:
            yield session

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncSession]:
        """A session that commits at its end, or leaves no trace."""
        async with self.sessions() as session, session.begin():
            if self.is_sqlite:
                await session.execute(text(WRITER_FIRST))
            yield session

    async def ask(self, question: Callable[[Connection], Answer]) -> Answer:
        """Read something at once, in a thread: what happens often costs less so than step by step."""
        return await asyncio.get_running_loop().run_in_executor(self.hands, self.do, question)

    async def write(self, work: Callable[[Connection], Answer]) -> Answer:
        """Write something at once, as a whole or not at all."""
        return await asyncio.get_running_loop().run_in_executor(self.hands, self.do, work, True)

    def do(self, work: Callable[[Connection], Answer], writes: bool = False) -> Answer:
        with self.direct.begin() as connection:
            if writes and self.is_sqlite:
                connection.execute(text(WRITER_FIRST))
            return work(connection)

    async def migrate(self) -> None:
        """Bring the database to the form that this version of Kontor needs."""
        if self.is_sqlite:
            prepare_file(str(self.url.database))
        try:
            async with self.engine.begin() as connection:
                await connection.run_sync(upgrade)
        except DBAPIError as problem:
            raise KontorError(f"the database {self.shown()} cannot be opened: {reason(problem)}") from None

    async def form(self) -> str:
        """Whether the database is empty, or of an older, the current or a newer form."""
        try:
            async with self.engine.connect() as connection:
                return await connection.run_sync(form_of)
        except DBAPIError as problem:
            raise KontorError(f"the database {self.shown()} cannot be opened: {reason(problem)}") from None

    def shown(self) -> str:
        """The address without its password."""
        if self.is_sqlite:
            return str(self.url.database)
        return self.url.set(drivername="postgresql").render_as_string(hide_password=True)

    async def close(self) -> None:
        await self.engine.dispose()
        self.hands.shutdown()
        self.direct.dispose()


def check_file(path: str | None) -> None:
    if not path or path == ":memory:":
        raise BadSetup("name a file for the SQLite database; tables in memory would not outlive the server")
    folder = Path(path).absolute().parent
    if not folder.is_dir():
        raise BadSetup(f"the folder {folder} of the database does not exist")


def prepare_file(path: str) -> None:
    """Make room for readers beside a writer, once and before any of them is there: later it could lock them all.

    A file that cannot be opened is told from here, because a connection in a thread would outlive the complaint.
    """
    for attempt in range(TRIES):
        try:
            with closing(sqlite3.connect(path, timeout=1)) as connection:
                connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.Error as problem:
            if "locked" not in str(problem) or attempt == TRIES - 1:
                raise KontorError(f"the database {path} cannot be opened: {problem}") from None
            time.sleep(PAUSE)


def connecting(is_sqlite: bool) -> dict[str, Any]:
    return {
        "pool_size": CONNECTIONS,
        "max_overflow": CONNECTIONS,
        "connect_args": {"timeout": PATIENCE} if is_sqlite else {},
        "pool_pre_ping": not is_sqlite,
    }


def prepare_sqlite(connection: Any, _: object) -> None:
    """Readers beside a writer, every commit on the disk, and transactions that begin when we say so."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in (
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
        f"busy_timeout = {PATIENCE * 1000}",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def config() -> Config:
    made = Config()
    made.set_main_option("script_location", str(MIGRATIONS))
    return made


def upgrade(connection: Connection) -> None:
    # Several processes may start at the same moment: the others wait, and find it done.
    connection.execute(text(ALONE[connection.dialect.name]))
    form = form_of(connection)
    if form == NEWER:
        raise KontorError("the database was made by a newer Kontor; install that version, or restore a backup")
    if form != CURRENT:
        made = config()
        made.attributes["connection"] = connection
        command.upgrade(made, "head")


def form_of(connection: Connection) -> str:
    """How the form of a database compares with the one that this version needs."""
    scripts = ScriptDirectory.from_config(config())
    current = set(MigrationContext.configure(connection).get_current_heads())
    if current == set(scripts.get_heads()):
        return CURRENT
    if current - {script.revision for script in scripts.walk_revisions()}:
        return NEWER
    return OLDER if current else EMPTY


def reason(problem: Exception) -> str:
    """The first line of what the database says."""
    source = getattr(problem, "orig", None) or problem
    return str(source).strip().splitlines()[0] if str(source).strip() else type(source).__name__


def back_up(source: str, target: Path) -> None:
    """Copy an SQLite database while it is in use, into a file that is whole or not there."""
    draft = target.with_name(f".{target.name}-{secrets.token_hex(4)}")
    try:
        with (
            closing(sqlite3.connect(f"{Path(source).absolute().as_uri()}?mode=ro", uri=True)) as one,
            closing(sqlite3.connect(draft)) as other,
        ):
            one.backup(other)
        draft.replace(target)
    except (OSError, sqlite3.Error) as problem:
        draft.unlink(missing_ok=True)
        raise KontorError(f"{target} cannot be written: {getattr(problem, 'strerror', None) or problem}") from None
