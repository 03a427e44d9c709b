"""Opening a server's database for a command: one that is there, and of the form that this version knows."""

import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from rich.console import Console
from sqlalchemy.exc import SQLAlchemyError

from kontor.engine.errors import BadSetup, KontorError
from kontor.tables.database import CURRENT, EMPTY, NEWER, OLDER, Database, reason
from kontor.web.settings import settle

WRONG_FORM = {
    EMPTY: "there are no tables in {}; 'kontor serve' makes a database for them",
    OLDER: "the database {} was made by an older Kontor; 'kontor serve' of this version brings it up to date",
    NEWER: "the database {} was made by a newer Kontor; use that version",
}
# In a pipe nothing needs to be folded.
ENDLESS = 200


def find_database(place: str | None) -> Database:
    """The database that is meant; raises when its file is not there."""
    url = settle(place).database
    if url.get_backend_name() == "sqlite" and url.database and not Path(url.database).is_file():
        raise BadSetup(f"there is no database {url.database}; name the server's with --database or KONTOR_DATABASE")
    return Database(url)


@asynccontextmanager
async def opened(place: str | None) -> AsyncIterator[Database]:
    database = find_database(place)
    try:
        form = await database.form()
        if form != CURRENT:
            raise KontorError(WRONG_FORM[form].format(database.shown()))
        yield database
    except SQLAlchemyError as problem:
        raise KontorError(f"the database {database.shown()} failed: {reason(problem)}") from None
    finally:
        await database.close()


def console() -> Console:
    return Console(highlight=False, width=None if sys.stdout.isatty() else ENDLESS)
