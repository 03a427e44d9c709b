"""Passwords and backups."""

import asyncio
import secrets
import shlex
from pathlib import Path

import typer

from kontor.engine.errors import BadSetup, KontorError
from kontor.tables.database import back_up
from kontor.tables.people import People, check_password

from .opening import find_database, opened

# Characters of a random password: 96 bits.
RANDOM_BYTES = 12


def give_password(place: str | None, name: str, ask: bool, tokens: bool) -> None:
    password = secrets.token_urlsafe(RANDOM_BYTES)
    if ask:
        password = typer.prompt("New password", hide_input=True, confirmation_prompt="Once more")
        check_password(password)
    count = asyncio.run(reset(place, name, password, tokens))
    if not ask:
        print(f"The new password of {name} is {password}")
    print(f"All browsers of {name} are logged out.")
    if count and tokens:
        print(f"Tokens taken back: {count}.")
    elif count:
        print(f"Tokens of their programs that still work: {count}; --tokens takes them back.")


async def reset(place: str | None, name: str, password: str, tokens: bool) -> int:
    """Set the password; how many tokens the member had."""
    async with opened(place) as database:
        people = People(database)
        player = await people.find(name)
        if player is None:
            raise BadSetup(f"there is no member '{name}'")
        await people.set_password(player, password)
        await people.log_out_everywhere(player)
        owned = await people.tokens(player)
        if tokens:
            for token in owned:
                await people.revoke(player, token.id)
        return len(owned)


def keep_copy(place: str | None, file: Path) -> None:
    database = find_database(place)
    if not database.is_sqlite:
        # `set` cannot take a password away.
        address = database.url._replace(drivername="postgresql", password=None).render_as_string()
        command = shlex.join(["pg_dump", "--format=custom", f"--file={file}", address])
        raise BadSetup(f"PostgreSQL has its own tool for this: {command}")
    if file.exists():
        raise KontorError(f"{file} is there already; name another file")
    assert database.url.database is not None
    back_up(database.url.database, file)
    print(f"The copy is in {file} ({file.stat().st_size / 1e6:.1f} MB).")
