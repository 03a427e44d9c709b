"""Tables in the terminal: listed, shown, put away, deleted."""

import asyncio
import sys
import time
from datetime import datetime
from pathlib import Path

import typer
from rich.table import Table as Grid
from rich.text import Text

from kontor import games
from kontor.engine.errors import BadSetup, KontorError
from kontor.engine.game import spell_list
from kontor.engine.record import replace_file
from kontor.tables.database import Database
from kontor.tables.fairness import seal
from kontor.tables.gathering import is_free
from kontor.tables.models import GATHERING, OVER, PLAYING, Chair, Player, Table
from kontor.tables.office import Office
from kontor.tables.play import Play
from kontor.tables.reading import find_table, read_entries, rebuild
from kontor.tables.refusals import Misfit

from .opening import console, opened

STATUSES = (GATHERING, PLAYING, OVER)


def show_list(
    place: str | None, statuses: list[str], game: str | None, idle: float | None, archived: bool, codes: bool
) -> None:
    for status in statuses:
        if status not in STATUSES:
            raise BadSetup(f"there is no status '{status}'; there is {spell_list(list(STATUSES), 'and')}")
    if game is not None:
        games.get(game)
    if idle is not None and idle < 0:
        raise BadSetup(f"--idle {idle:g}: a number of days is not below 0")
    asyncio.run(list_tables(place, statuses, game, idle, archived, codes))


async def list_tables(
    place: str | None, statuses: list[str], game: str | None, idle: float | None, archived: bool, codes: bool
) -> None:
    async with opened(place) as database:
        found = await Office(database).find(statuses, game, idle, archived)
    if codes:
        for table in found:
            print(table.code)
        return
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    for name in ("code", "game", "status", "entries", "last event", "seats"):
        grid.add_column(name, justify="right" if name == "entries" else "left", no_wrap=name != "seats")
    for table in found:
        grid.add_row(table.code, table.game, table.status, str(table.number), last_event(table), Text(seats_of(table)))
    if found:
        console().print(grid)
    console().print(f"{len(found)} {'table' if len(found) == 1 else 'tables'}")


def last_event(table: Table) -> str:
    return moment(table.ended or table.moved or table.created)


def moment(at: float | None) -> str:
    return "" if at is None else datetime.fromtimestamp(at).strftime("%Y-%m-%d %H:%M")


def seats_of(table: Table) -> str:
    return ", ".join("(open)" if is_free(chair) else chair.name for chair in table.chairs)


def show_table(place: str | None, code: str, folder: str | None) -> None:
    asyncio.run(describe(place, code, folder))


async def describe(place: str | None, code: str, folder: str | None) -> None:
    async with opened(place) as database, database.reading() as session:
        table = await find_table(session, code)
        host = await session.get(Player, table.host_id) if table.host_id is not None else None
        entries = await read_entries(session, table)
    play, trouble = None, ""
    try:
        play = rebuild(table, entries, folder) if table.status != GATHERING else None
    except Misfit as problem:
        trouble = str(problem)
    for name, value in header(table, host).items():
        console().print(Text.assemble((f"{name:<10}", "bold"), value))
    if trouble:
        console().print(Text.assemble((f"{'trouble':<10}", "bold red"), trouble))
    console().print()
    console().print(seat_grid(table, play))


def header(table: Table, host: Player | None) -> dict[str, str]:
    kinds = {"open": table.is_open, "rated": table.is_rated, "hot seat": table.is_hot_seat, "archived": table.archived}
    return {
        "table": f"{table.code} ({', '.join([table.status, *(name for name, holds in kinds.items() if holds)])})",
        "game": " ".join([table.game, *(f"{name}={value}" for name, value in table.options.items())]),
        "rules": f"{table.rules}, data {table.data}",
        "clock": " ".join(str(value) for value in table.clock.values() if value) or "none",
        "host": f"{host.name} ({'guest' if host.is_guest else 'member'})" if host else "nobody",
        "made": moment(table.created),
        "begun": moment(table.started) or "not yet",
        "last move": moment(table.moved) if table.number else "none yet",
        "ended": moment(table.ended) or "not yet",
        "entries": str(table.number),
        "seal": seal(table.seed),
    }


def seat_grid(table: Table, play: Play | None) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    for name in ("seat", "name", "who", "chooses", "clock", "points", "rank"):
        grid.add_column(name, justify="right" if name in ("clock", "points", "rank") else "left")
    for chair in table.chairs:
        result = table.result or {}
        grid.add_row(
            play.sitting.state.seat_names[chair.seat] if play else str(chair.seat + 1),
            Text(chair.name),
            kind_of(chair),
            "now" if chair.is_asked else "",
            time_left(play, chair.seat),
            str(result["points"][chair.seat]) if result else "",
            str(result["ranks"][chair.seat]) if result else "",
        )
    return grid


def kind_of(chair: Chair) -> str:
    if is_free(chair):
        return "open"
    if chair.player is None:
        return f"bot {chair.bot}"
    kind = "guest" if chair.player.is_guest else "member"
    return f"{kind}, replaced by {chair.bot}" if chair.is_gone else kind


def time_left(play: Play | None, seat: int) -> str:
    seconds = play.clocks.remaining(seat, time.time()) if play and play.bots[seat] is None else None
    if seconds is None:
        return ""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}"


def show_record(place: str | None, code: str, out: Path | None, folder: str | None) -> None:
    text, is_over = asyncio.run(read_record(place, code, folder))
    if not is_over:
        print(
            "kontor: this game is not over: its record holds what players may not know, and is for your eyes only",
            file=sys.stderr,
        )
    if out is None:
        print(text, end="")
    else:
        write_record(out, text)


async def read_record(place: str | None, code: str, folder: str | None) -> tuple[str, bool]:
    async with opened(place) as database:
        return await record_of(database, code, folder)


async def record_of(database: Database, code: str, folder: str | None) -> tuple[str, bool]:
    """The record of a table, and whether its game is over."""
    async with database.reading() as session:
        table = await find_table(session, code)
        entries = await read_entries(session, table)
    if table.status == GATHERING:
        raise KontorError(f"table {code} has no record: the game has not begun")
    try:
        play = rebuild(table, entries, folder)
    except Misfit as problem:
        raise KontorError(
            f"table {code} has no record here: {problem}; ask the version that it was played by"
        ) from None
    return play.record.text(), play.over()


def write_record(path: Path, text: str) -> None:
    try:
        replace_file(path, text)
    except OSError as problem:
        raise KontorError(f"{path} cannot be written ({problem.strerror})") from None


def put_away(place: str | None, codes: list[str], back: bool) -> None:
    asyncio.run(archive(place, codes, back))
    count = len(set(codes))
    what = "table is" if count == 1 else "tables are"
    print(f"{count} {what} {'back in the lists' if back else 'out of the lobby'}.")


async def archive(place: str | None, codes: list[str], back: bool) -> None:
    async with opened(place) as database:
        await Office(database).archive(codes, away=not back)


def delete_tables(place: str | None, codes: list[str], keep: Path | None, yes: bool, folder: str | None) -> bool:
    """Whether they were deleted."""
    return asyncio.run(delete(place, codes, keep, yes, folder))


async def delete(place: str | None, codes: list[str], keep: Path | None, yes: bool, folder: str | None) -> bool:
    async with opened(place) as database:
        office = Office(database)
        tables = await office.all_of(codes)
        if not yes:
            for table in tables:
                console().print(
                    f"{table.code}  {table.game}, {table.status}, {table.number} entries: {seats_of(table)}"
                )
            begun = any(table.status != GATHERING for table in tables)
            if keep is None and begun and typer.confirm("Keep their records in this folder first?", default=True):
                keep = Path()
            if not typer.confirm("Delete them for good?", default=False):
                print("Nothing was deleted.")
                return False
        if keep is not None:
            await keep_records(database, tables, keep, folder)
        await office.delete([table.code for table in tables])
    print(f"{len(tables)} {'table is' if len(tables) == 1 else 'tables are'} deleted.")
    return True


async def keep_records(database: Database, tables: list[Table], folder: Path, data: str | None) -> None:
    if not folder.is_dir():
        raise KontorError(f"there is no folder {folder} to keep records in; nothing was deleted")
    for table in tables:
        if table.status != GATHERING:
            text, _ = await record_of(database, table.code, data)
            path = folder / f"{table.code}.kontor"
            write_record(path, text)
            print(f"The record is in {path}.")
