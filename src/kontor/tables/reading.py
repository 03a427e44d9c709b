"""Reading a table back: its row, its entries, and the game they lead to, if this version can still play it."""

import logging
import re
from collections.abc import Sequence

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from kontor import games
from kontor.engine.errors import BadSetup, KontorError
from kontor.engine.game import Game

from .clock import ClockRule
from .models import GATHERING, Line, Table
from .play import UNDO, Entry, Play, Setup
from .refusals import Misfit, NoTable

log = logging.getLogger(__name__)

CODE = re.compile(r"[a-z0-9]{1,16}")


async def find_table(session: AsyncSession, code: str, to_change: bool = False) -> Table:
    """The table of this code; `to_change`, nobody else changes it until the session ends."""
    wanted = select(Table).where(Table.code == code)
    if to_change:
        wanted = wanted.with_for_update(of=Table)
    table = await session.scalar(wanted) if CODE.fullmatch(code) else None
    if table is None:
        raise NoTable("table", code=code)
    return table


async def read_entries(session: AsyncSession, table: Table, since: int = 0) -> list[Entry]:
    if table.status == GATHERING or table.number <= since:
        return []
    lines = await session.scalars(
        select(Line).where(Line.table_id == table.id, Line.number > since).order_by(Line.number)
    )
    return [Entry(line.number, line.kind, line.seat, line.detail, line.at) for line in lines]


def find_game(table: Table, folder: str | None) -> Game:
    try:
        return games.get(table.game, folder)
    except BadSetup:
        raise Misfit("fit-game", game=table.game) from None


def check_fit(table: Table, game: Game) -> None:
    """Raises `Misfit` when a table was begun by other rules, or with other data."""
    if table.rules != game.rules_version:
        raise Misfit("fit-rules", game=game.title, rules=str(table.rules), here=str(game.rules_version))
    if table.data != game.data_hash:
        raise Misfit("fit-data", game=game.title, data=table.data, here=game.data_hash)


def setup_of(table: Table) -> Setup:
    """The setup of a table whose game has begun. Bots that took over later are named by the entries."""
    assert table.started is not None
    return Setup(
        table.game,
        [chair.name for chair in table.chairs],
        [None if chair.is_gone else chair.bot for chair in table.chairs],
        int(table.seed),
        table.options,
        table.started,
        msgspec.convert(table.clock, ClockRule),
    )


def new_play(game: Game, table: Table) -> Play:
    """The game of a table before its first entry."""
    try:
        return Play(game, setup_of(table))
    except KontorError as problem:
        raise Misfit("fit-setup", game=game.title, reason=str(problem)) from None


def follow_all(play: Play, entries: Sequence[Entry], last: int) -> None:
    """Carry out all entries up to the last; raises `Misfit` at the first that cannot be."""
    for entry in entries:
        if entry.number == play.number + 1:
            try:
                if entry.kind == UNDO:
                    play.check_undo(entry.seat)
                play.follow(entry)
            except Exception as problem:
                log.info("entry %d, '%s %s': %s", entry.number, entry.kind, entry.detail, problem)
                raise Misfit("fit-entry", number=entry.number) from problem
    if play.number < last:
        raise Misfit("fit-gap", number=play.number + 1)


def rebuild(table: Table, entries: Sequence[Entry], folder: str | None) -> Play:
    """The game that all entries of a table lead to; raises `Misfit` when this version cannot play it."""
    game = find_game(table, folder)
    check_fit(table, game)
    play = new_play(game, table)
    follow_all(play, entries, table.number)
    return play
