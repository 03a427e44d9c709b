"""Whether stored tables can go on with this version: each is replayed, and what comes of it compared."""

from collections.abc import AsyncIterator

import msgspec
from sqlalchemy import select, update

from kontor.engine.errors import KontorError
from kontor.engine.game import Game

from .database import Database
from .models import GATHERING, OVER, Table
from .play import Entry, Play
from .reading import find_game, find_table, follow_all, new_play, read_entries
from .refusals import Misfit, NoTable

FITS = "fits"
# Other rules or data, but every entry leads to the same.
SAME = "replays the same"
# An entry can no longer be made.
STOPS = "stops"
# Every entry can be made, and leads elsewhere.
ELSEWHERE = "leads elsewhere"
# The game cannot even begin.
LOST = "cannot begin"


class Finding(msgspec.Struct, frozen=True):
    """What this version makes of a table, and why, in a sentence."""

    code: str
    game: str
    status: str
    entries: int
    verdict: str
    reason: str = ""


class Inspector:
    def __init__(self, database: Database, folder: str | None = None) -> None:
        self.database = database
        self.folder = folder

    async def codes(self, finished: bool = False) -> list[str]:
        """The tables to look at: those that are not over, or all."""
        wanted = select(Table.code).order_by(Table.id)
        if not finished:
            wanted = wanted.where(Table.status != OVER)
        async with self.database.reading() as session:
            return list(await session.scalars(wanted))

    async def inspect(self, codes: list[str]) -> AsyncIterator[Finding]:
        for code in codes:
            async with self.database.reading() as session:
                try:
                    table = await find_table(session, code)
                except NoTable:
                    continue
                entries = await read_entries(session, table)
            verdict, reason = examine(table, entries, self.folder)
            yield Finding(code, table.game, table.status, len(entries), verdict, reason)

    async def adopt(self, code: str) -> None:
        """Let a table that replays the same go on with this version's rules and data."""
        async with self.database.writing() as session:
            table = await find_table(session, code, to_change=True)
            game = find_game(table, self.folder)
            await session.execute(
                update(Table).where(Table.id == table.id).values(rules=game.rules_version, data=game.data_hash)
            )


def examine(table: Table, entries: list[Entry], folder: str | None) -> tuple[str, str]:
    """A verdict, and its reason."""
    try:
        game = find_game(table, folder)
        if table.status == GATHERING:
            game.start(len(table.chairs), int(table.seed), table.options)
            return FITS, ""
        play = new_play(game, table)
    except KontorError as problem:
        return LOST, str(problem)
    try:
        follow_all(play, entries, table.number)
    except Misfit as problem:
        entry = next((one for one in entries if one.number == play.number + 1), None)
        return STOPS, f"entry {entry.number}, {spell(play, entry)}: {problem.__cause__}" if entry else str(problem)
    difference = compare(play, table)
    if difference:
        return ELSEWHERE, difference
    return judge_versions(table, game)


def judge_versions(table: Table, game: Game) -> tuple[str, str]:
    pairs = {"rules": (table.rules, game.rules_version), "data": (table.data, game.data_hash)}
    others = [f"{name} {then}, here {now}" for name, (then, now) in pairs.items() if then != now]
    return (SAME, "; ".join(others)) if others else (FITS, "")


def compare(play: Play, table: Table) -> str:
    """What is no longer as it was written down beside the entries."""
    state = play.sitting.state
    if play.over() != (table.status == OVER):
        return "the game would be over" if play.over() else "the game would not be over"
    if table.result is not None and table.result["points"] != state.scores():
        return f"the points would be {state.scores()}, not {table.result['points']}"
    asked = [chair.seat for chair in table.chairs if chair.is_asked]
    if asked != play.asked_now():
        return f"{names(play, play.asked_now())} would have to choose, not {names(play, asked)}"
    return ""


def names(play: Play, seats: list[int]) -> str:
    return " and ".join(play.setup.players[seat] for seat in seats) or "nobody"


def spell(play: Play, entry: Entry) -> str:
    return f"{play.setup.players[entry.seat]} {entry.kind} {entry.detail}".rstrip()
