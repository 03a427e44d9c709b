"""What this version would make of the stored tables, before it goes live."""

import asyncio
import tempfile
from collections import Counter
from pathlib import Path

from rich.text import Text

from kontor.engine.errors import KontorError
from kontor.tables.checking import ELSEWHERE, FITS, LOST, SAME, STOPS, Finding, Inspector
from kontor.tables.database import CURRENT, OLDER, Database, address, back_up

from ..progress import progress
from .opening import console, find_database, opened

MEANINGS = {
    FITS: "can go on",
    SAME: "made by other rules or data, but replay the same; 'kontor admin check --adopt' lets them go on",
    STOPS: "have an entry that is no longer possible, and would be refused",
    ELSEWHERE: "would be in another position than their players have seen",
    LOST: "cannot even begin here",
}


def show_check(place: str | None, finished: bool, adopt: bool, folder: str | None) -> bool:
    """List what would change; whether every table can go on."""
    found = asyncio.run(check(place, finished, adopt, folder))
    trouble = [one for one in found if one.verdict != FITS]
    for one in trouble:
        about = f"  {one.game}, {one.status}, {one.entries} entries: "
        console().print(Text.assemble((one.code, "bold"), about, (one.verdict, "bold red")))
        console().print(f"    {one.reason}", markup=False, soft_wrap=True)
    counts = Counter(one.verdict for one in found)
    for verdict, meaning in MEANINGS.items():
        if counts[verdict] or verdict == FITS:
            console().print(f"{counts[verdict]:>6} {meaning}", soft_wrap=True)
    return not trouble


async def check(place: str | None, finished: bool, adopt: bool, folder: str | None) -> list[Finding]:
    database = find_database(place)
    try:
        form = await database.form()
    finally:
        await database.close()
    if form == OLDER:
        return await check_copy(database, finished, adopt, folder)
    async with opened(place) as database:
        return await inspect(database, finished, adopt, folder)


async def check_copy(database: Database, finished: bool, adopt: bool, folder: str | None) -> list[Finding]:
    """The server that runs still needs the older form: look at a copy that is brought up to date."""
    if not database.is_sqlite or adopt:
        raise KontorError(
            f"the database {database.shown()} was made by an older Kontor, which may still need it as it is; "
            "copy it, start 'kontor serve' of this version on the copy, and check that"
        )
    assert database.url.database is not None
    with tempfile.TemporaryDirectory() as place:
        path = Path(place) / "copy.db"
        back_up(database.url.database, path)
        copy = Database(address(str(path)))
        try:
            await copy.migrate()
            assert await copy.form() == CURRENT
            return await inspect(copy, finished, adopt, folder)
        finally:
            await copy.close()


async def inspect(database: Database, finished: bool, adopt: bool, folder: str | None) -> list[Finding]:
    inspector = Inspector(database, folder)
    codes = await inspector.codes(finished)
    found: list[Finding] = []
    with progress("tables", len(codes)) as advance:
        async for one in inspector.inspect(codes):
            if adopt and one.verdict == SAME:
                await inspector.adopt(one.code)
                one = Finding(one.code, one.game, one.status, one.entries, FITS)
            found.append(one)
            advance()
    return found
