"""Tables in memory: a bounded cache that trusts nothing, and several processes on one database."""

import asyncio
import gc

import pytest
from sqlalchemy import delete, update

from kontor.engine.rng import Rng
from kontor.tables.clock import ClockRule
from kontor.tables.house import House
from kontor.tables.live import Live, Open
from kontor.tables.models import Line, Table
from kontor.tables.play import Play
from kontor.tables.refusals import Misfit, NoTable, Refused
from kontor.tables.scribe import Note

from .company import guest, hot_seat, play_on, table_of

pytestmark = pytest.mark.anyio


async def new_table(house: House, game: str = "rival-cities", seats: int = 2) -> str:
    return (await house.gathering.make(await guest(house), hot_seat(game, seats))).code


def first_move(play: Play) -> tuple[int, str]:
    seat = play.asked_now()[0]
    return seat, play.game.moves.name(play.sitting.state.legal(seat)[0])


async def move_once(live: Live, code: str) -> None:
    play = (await live.open(code)).playing()
    await live.move(code, *first_move(play))


async def test_the_cache_is_bounded_and_an_evicted_table_comes_back_the_same(house: House) -> None:
    house.live.size = 2
    codes = [await new_table(house) for _ in range(4)]
    for code in codes:
        await move_once(house.live, code)
    assert list(house.live.tables) == codes[2:]
    gc.collect()
    assert codes[0] not in house.live.known
    table = await house.live.open(codes[0])
    assert table.playing().number == 1
    assert list(house.live.tables) == [codes[3], codes[0]]


async def test_a_table_that_is_in_use_has_no_second_copy(house: House) -> None:
    """Whoever opens a table that fell out of the cache while it was being written gets the same one."""
    house.live.size = 1
    one, other = await new_table(house), await new_table(house)
    held = await house.live.open(one)
    await house.live.open(other)
    assert list(house.live.tables) == [other]
    assert await house.live.open(one) is held


async def test_a_table_evicted_while_it_is_written_is_followed(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house.live.size = 1
    one, other = await new_table(house), await new_table(house)
    write = house.live.scribe.write

    async def write_and_evict(note: Note) -> None:
        await write(note)
        await house.live.open(other)

    told = []

    async def notice(code: str) -> None:
        told.append((code, (await house.live.cached(code)).playing().number))

    monkeypatch.setattr(house.live.scribe, "write", write_and_evict)
    house.live.notice = notice
    await move_once(house.live, one)
    assert told == [(one, 1)]


async def test_opening_a_table_many_times_at_once_gives_one(house: House) -> None:
    code = await new_table(house)
    tables = await asyncio.gather(*(house.live.open(code) for _ in range(20)))
    assert len({id(table) for table in tables}) == 1
    gc.collect()
    assert not house.live.loading


async def test_a_reader_who_is_faster_than_the_writer_does_no_harm(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The entry is committed, and somebody opens the table before the writer has followed it."""
    code = await new_table(house)
    write = house.live.scribe.write

    async def write_and_open(note: Note) -> None:
        await write(note)
        assert (await house.live.open(code)).playing().number == note.entry.number

    monkeypatch.setattr(house.live.scribe, "write", write_and_open)
    await move_once(house.live, code)
    await move_once(house.live, code)
    assert [part.entry.number for part in (await house.live.open(code)).playing().log] == [1, 2]


async def test_readers_and_writers_at_once_end_with_one_history(house: House, neighbour: House) -> None:
    code = await new_table(house, "colonia", 3)
    rng = Rng.seeded(1)
    writing = True

    async def read(live: Live) -> None:
        while writing:
            table = await live.open(code)
            assert [part.entry.number for part in table.playing().log] == list(range(1, table.playing().number + 1))

    readers = [asyncio.create_task(read(live)) for live in (house.live, house.live, neighbour.live)]
    await play_on(house, code, rng, lambda play: play.number >= 40)
    writing = False
    await asyncio.gather(*readers)
    seen = (await neighbour.live.open(code)).playing()
    assert seen.record.text() == (await house.live.open(code)).playing().record.text()


async def test_another_process_catches_up(house: House, neighbour: House) -> None:
    code = await new_table(house)
    there = await neighbour.live.open(code)
    await move_once(house.live, code)
    assert there.playing().number == 0
    await neighbour.live.open(code)
    assert there.playing().number == 1
    assert there.table.number == 1


async def test_a_number_taken_by_another_process_is_tried_again(house: House, neighbour: House) -> None:
    """Both answer the first secret question of Colonia: neither is stale, only the number is taken."""
    code = await new_table(house, "colonia", 3)
    rng = Rng.seeded(1)
    play = await play_on(house, code, rng, lambda play: len(play.asked_now()) == 3)
    there = (await neighbour.live.open(code)).playing()
    asked = play.number
    answers = {seat: play.game.moves.name(play.sitting.state.legal(seat)[0]) for seat in range(3)}
    await house.live.move(code, 0, answers[0], asked)
    assert there.number == asked
    entry = await neighbour.live.move(code, 1, answers[1], asked)
    assert entry.number == asked + 2
    assert there.number == asked + 2


async def test_what_a_process_refuses_by_old_knowledge_is_looked_at_again(house: House, neighbour: House) -> None:
    code = await new_table(house)
    there = (await neighbour.live.open(code)).playing()
    await move_once(house.live, code)
    play = (await house.live.open(code)).playing()
    seat, move = first_move(play)
    assert seat not in there.asked_now()
    await neighbour.live.move(code, seat, move, play.asked[seat])
    assert there.number == 2


async def test_one_of_two_answers_to_one_question_is_kept(house: House, neighbour: House) -> None:
    code = await new_table(house)
    play = (await house.live.open(code)).playing()
    await neighbour.live.open(code)
    seat, move = first_move(play)
    answers = await asyncio.gather(
        *(live.move(code, seat, move, 0) for live in (house.live, neighbour.live, house.live)), return_exceptions=True
    )
    refused = [answer for answer in answers if isinstance(answer, BaseException)]
    assert [type(one) for one in refused] == [Refused, Refused]
    assert (await house.live.open(code)).playing().number == 1


async def test_an_entry_that_fails_leaves_the_table_as_it_was(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    code = await new_table(house)
    table = await house.live.open(code)
    before = table.game.dump(table.playing().sitting.state)

    async def fail(note: Note) -> None:
        raise OSError("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(house.live.scribe, "write", fail)
        with pytest.raises(OSError, match="the disk is full"):
            await house.live.move(code, *first_move(table.playing()))
    with pytest.raises(Refused, match="'fly' is not legal"):
        await house.live.move(code, table.playing().asked_now()[0], "fly")
    assert table.game.dump(table.playing().sitting.state) == before
    assert (table.playing().number, table.playing().log) == (0, [])
    await move_once(house.live, code)
    assert table.playing().number == 1


async def test_an_entry_is_followed_and_told_though_whoever_sent_it_has_gone(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = await new_table(house)
    table = await house.live.open(code)
    told: list[str] = []
    held, go = asyncio.Event(), asyncio.Event()
    commit = house.live.scribe.commit

    async def slow(notes: list[Note]) -> None:
        held.set()
        await go.wait()
        await commit(notes)

    async def notice(code: str) -> None:
        told.append(code)

    monkeypatch.setattr(house.live.scribe, "commit", slow)
    house.live.notice = notice
    request = asyncio.create_task(move_once(house.live, code))
    await held.wait()
    request.cancel()
    await asyncio.gather(request, return_exceptions=True)
    assert request.cancelled()
    go.set()
    await house.live.finish()
    assert (table.playing().number, told) == (1, [code])


async def test_a_notice_that_fails_does_not_fail_the_move(house: House) -> None:
    code = await new_table(house)

    async def fail(code: str) -> None:
        raise ConnectionError("nobody listens")

    house.live.notice = fail
    await move_once(house.live, code)
    assert (await house.live.open(code)).playing().number == 1


async def test_what_the_database_says_beside_the_entries_is_noticed(house: House) -> None:
    """A guest logs in and takes their seat along; the cached table knows at once."""
    ada, ben = await guest(house), await guest(house)
    table = await table_of(house, ada, ben)
    await house.live.open(table.code)
    await house.people.register(None, "Cleo", "sturdy as a cog")
    cleo, _ = await house.people.log_in("Cleo", "sturdy as a cog", ben)
    seen = await house.live.open(table.code)
    assert [chair.player_id for chair in seen.table.chairs] == [ada.id, cleo.id]


async def test_a_cached_row_is_as_the_database_has_it_after_every_entry(house: House, neighbour: House) -> None:
    clock = ClockRule("live", 600, 5)
    table = await table_of(house, await guest(house), await guest(house), clock=clock)
    await house.live.resign(table.code, 1)
    await play_on(house, table.code, Rng.seeded(3), lambda play: play.over())
    known = house.live.known[table.code].table
    fresh = (await neighbour.live.open(table.code)).table
    for name in ("number", "moved", "deadline", "awaits_bot", "status", "ended", "result"):
        assert getattr(known, name) == getattr(fresh, name), name
    for one, other in zip(known.chairs, fresh.chairs, strict=True):
        assert (one.is_asked, one.is_gone, one.bot) == (other.is_asked, other.is_gone, other.bot)
    assert known.chairs[1].is_gone


@pytest.mark.parametrize("code", ["", "nowhere", "\0", "x" * 200, "ä'--"])
async def test_a_table_that_is_not_there(house: House, code: str) -> None:
    with pytest.raises(NoTable, match="there is no table"):
        await house.live.open(code)


async def test_a_table_that_was_deleted_is_forgotten(house: House) -> None:
    code = await new_table(house)
    await house.live.open(code)
    async with house.database.writing() as session:
        await session.execute(delete(Table).where(Table.code == code))
    with pytest.raises(NoTable):
        await house.live.move(code, 0, "gain:cloth")
    assert code not in house.live.tables


async def change(house: House, code: str, **values: object) -> None:
    async with house.database.writing() as session:
        await session.execute(update(Table).where(Table.code == code).values(**values))


@pytest.mark.parametrize(
    ("values", "sentence"),
    [
        ({"rules": 0}, "was begun by version 0 of the rules of Rival Cities; here is version"),
        ({"data": "abc"}, "was begun with other figures of Rival Cities"),
        ({"game": "halma"}, "this table's game, 'halma', is not played here any more"),
        (
            {"options": {"layout": "square"}},
            "Rival Cities cannot be set up here as this table was: the option 'layout'",
        ),
    ],
)
async def test_a_table_that_this_version_cannot_play_is_refused_in_words(
    house: House, neighbour: House, values: dict[str, object], sentence: str
) -> None:
    code = await new_table(house)
    await change(house, code, **values)
    with pytest.raises(Misfit, match=sentence):
        await neighbour.live.open(code)
    with pytest.raises(Misfit, match=sentence):
        await neighbour.live.move(code, 0, "gain:cloth")


async def test_entries_that_no_longer_replay_are_refused_in_words(house: House, neighbour: House) -> None:
    code = await new_table(house)
    for _ in range(3):
        await move_once(house.live, code)
    table = await house.live.open(code)
    async with house.database.writing() as session:
        here = (Line.table_id == table.table.id, Line.number == 2)
        await session.execute(update(Line).where(*here).values(detail="ink:5"))
    with pytest.raises(Misfit, match="does not lead past entry 2"):
        await neighbour.live.open(code)
    async with house.database.writing() as session:
        await session.execute(delete(Line).where(*here))
    with pytest.raises(Misfit, match="entry 2 of this table is missing"):
        await neighbour.live.open(code)


async def test_a_known_table_that_goes_wrong_is_not_shown_half_followed(house: House, neighbour: House) -> None:
    code = await new_table(house)
    held: Open = await neighbour.live.open(code)
    await move_once(house.live, code)
    async with house.database.writing() as session:
        await session.execute(update(Line).where(Line.table_id == held.table.id).values(detail="ink:5"))
    for _ in range(2):
        with pytest.raises(Misfit, match="does not lead past entry 1"):
            await neighbour.live.open(code)
