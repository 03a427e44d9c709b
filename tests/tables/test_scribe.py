"""The scribe: many tables in one commit, nobody is told too early, and nobody suffers from another."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import func, select

from kontor.tables.house import House
from kontor.tables.live import note_of
from kontor.tables.models import Line, Table
from kontor.tables.play import Entry
from kontor.tables.scribe import Note, Scribe, Taken

from .company import guest, hot_seat

pytestmark = pytest.mark.anyio


async def notes_for(house: House, count: int) -> list[Note]:
    """The first move of so many tables, ready to be written down."""
    ada = await guest(house)
    notes = []
    for _ in range(count):
        table = await house.gathering.make(ada, hot_seat("rival-cities", 2))
        play = (await house.live.open(table.code)).playing()
        seat = play.asked_now()[0]
        move = play.game.moves.name(play.sitting.state.legal(seat)[0])
        notes.append(note_of(table.id, play, Entry(1, "move", seat, move, play.moved)))
    return notes


async def count_lines(house: House) -> int:
    async with house.database.reading() as session:
        return await session.scalar(select(func.count()).select_from(Line)) or 0


class Slow(Scribe):
    """Counts commits, and holds them until told."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.sizes: list[int] = []
        self.go = asyncio.Event()
        self.problem: Exception | None = None

    async def commit(self, notes: list[Note]) -> None:
        self.sizes.append(len(notes))
        await self.go.wait()
        if self.problem is not None:
            raise self.problem
        await super().commit(notes)


async def test_entries_gather_while_a_commit_is_under_way(house: House) -> None:
    notes = await notes_for(house, 6)
    scribe = Slow(house.database)
    first = asyncio.create_task(scribe.write(notes[0]))
    await asyncio.sleep(0.01)
    others = [asyncio.create_task(scribe.write(note)) for note in notes[1:]]
    await asyncio.sleep(0.01)
    scribe.go.set()
    await asyncio.gather(first, *others)
    assert scribe.sizes == [1, 5]
    assert await count_lines(house) == 6


async def test_nobody_is_told_before_the_commit(house: House) -> None:
    [note] = await notes_for(house, 1)
    scribe = Slow(house.database)
    writing = asyncio.create_task(scribe.write(note))
    await asyncio.sleep(0.02)
    assert not writing.done()
    assert await count_lines(house) == 0
    scribe.go.set()
    await writing
    assert await count_lines(house) == 1


async def test_a_number_that_is_taken_hurts_nobody_else(house: House) -> None:
    notes = await notes_for(house, 3)
    scribe = Scribe(house.database)
    await scribe.write(notes[1])
    results = await asyncio.gather(*(scribe.write(note) for note in notes), return_exceptions=True)
    assert [type(result) for result in results] == [type(None), Taken, type(None)]
    assert await count_lines(house) == 3


async def test_two_entries_of_one_number_in_one_commit_are_told_apart(house: House) -> None:
    [note] = await notes_for(house, 1)
    scribe = Scribe(house.database)
    results = await asyncio.gather(scribe.write(note), scribe.write(note), return_exceptions=True)
    assert [type(result) for result in results] == [type(None), Taken]


async def test_a_database_that_fails_fails_all_who_wait_and_the_scribe_goes_on(house: House) -> None:
    notes = await notes_for(house, 3)
    scribe = Slow(house.database)
    scribe.go.set()
    scribe.problem = OSError("the disk is full")
    results = await asyncio.gather(*(scribe.write(note) for note in notes), return_exceptions=True)
    assert [str(result) for result in results] == ["the disk is full"] * 3
    scribe.problem = None
    await scribe.write(notes[0])
    assert await count_lines(house) == 1


async def test_tables_are_written_in_their_order_so_that_two_scribes_never_wait_for_each_other(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    notes = await notes_for(house, 3)
    seen: list[list[int]] = []

    def write_notes(_: object, notes: list[Note]) -> None:
        seen.append([note.table_id for note in notes])

    monkeypatch.setattr("kontor.tables.scribe.write_notes", write_notes)
    await Scribe(house.database).commit([notes[2], notes[0], notes[1]])
    assert seen == [sorted(note.table_id for note in notes)]


async def test_what_is_written_beside_an_entry_is_what_the_table_is_like_after_it(house: House) -> None:
    [note] = await notes_for(house, 1)
    await Scribe(house.database).write(note)
    async with house.database.reading() as session:
        table = await session.get(Table, note.table_id)
    assert table is not None
    assert (table.number, table.moved, table.status) == (1, note.entry.at, "playing")
    assert [chair.is_asked for chair in table.chairs] == [chair.seat != note.entry.seat for chair in table.chairs]
