"""The secret of a house: the same for all its processes, and kept when they stop."""

import secrets

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from .database import Database
from .models import Setting

SECRET = "secret"


async def house_secret(database: Database) -> str:
    """What is kept; whoever comes first makes it."""
    wanted = select(Setting.value).where(Setting.name == SECRET)
    async with database.reading() as session:
        kept = await session.scalar(wanted)
    if kept is not None:
        return kept
    try:
        async with database.writing() as session:
            session.add(Setting(name=SECRET, value=secrets.token_hex(32)))
    except IntegrityError:
        # Another process was faster.
        pass
    async with database.reading() as session:
        return str(await session.scalar(wanted))
