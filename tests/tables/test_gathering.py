"""Making tables and sitting down: what is refused, when a game begins, and how people are told apart."""

import asyncio
import hashlib

import pytest
from sqlalchemy import func, select, update

from kontor import games
from kontor.engine.errors import BadSetup, KontorError
from kontor.engine.rng import Rng
from kontor.tables.clock import ClockRule
from kontor.tables.fairness import seal
from kontor.tables.gathering import MOST_GATHERING, SeatWish, Wish, check_wish, name_apart
from kontor.tables.house import House
from kontor.tables.models import Chair, Player, Table
from kontor.tables.play import Play
from kontor.tables.refusals import NoTable, Refused, Unfit

from .company import guest, hot_seat, member, play_on, table_of

pytestmark = pytest.mark.anyio

ME, OPEN, BOT = SeatWish("me"), SeatWish("open"), SeatWish("bot", "random")
GUEST = Player(id=1, name="Guest 1", password=None)
MEMBER = Player(id=2, name="Ada", password="hash")


@pytest.mark.parametrize(
    ("wish", "host", "sentence"),
    [
        (Wish("halma", [ME, BOT]), GUEST, "there is no game 'halma'"),
        (Wish("rival-cities", [ME]), GUEST, "takes 2 players, not 1"),
        (Wish("rival-cities", [ME] * 40), GUEST, "takes 2 players, not 40"),
        (Wish("rival-cities", [ME, BOT], {"layout": "square"}), GUEST, "the option 'layout' of Rival Cities cannot be"),
        (Wish("rival-cities", [ME, BOT], {"size": "big"}), GUEST, "has no option 'size'"),
        (Wish("rival-cities", [ME, BOT], clock=ClockRule("live", 1)), GUEST, "the time of a live clock is 30 to"),
        (Wish("rival-cities", [ME, SeatWish("cat")]), GUEST, "seat 2: 'cat' is nobody"),
        (Wish("rival-cities", [ME, SeatWish("bot", "deep")]), GUEST, "there is no bot 'deep'; there is random,"),
        (Wish("rival-cities", [ME, SeatWish("bot", "search:9999999")]), GUEST, "there is no bot 'search:9999999'"),
        (Wish("rival-cities", [BOT, BOT]), GUEST, "take a seat at your own table"),
        (Wish("rival-cities", [ME, ME]), GUEST, "only at a hot seat can several people share one browser"),
        (Wish("rival-cities", [ME, OPEN], is_hot_seat=True), GUEST, "no seat can stay open"),
        (Wish("rival-cities", [ME, BOT], is_rated=True), GUEST, "rated tables are for members"),
        (Wish("rival-cities", [ME, ME], is_rated=True, is_hot_seat=True), MEMBER, "a hot seat cannot be rated"),
        (Wish("hamburg", [ME], is_rated=True), MEMBER, "a game alone cannot be rated"),
        (Wish("rival-cities", [ME, OPEN], is_rated=True), MEMBER, "a rated table with others needs a clock"),
    ],
)
def test_tables_that_cannot_be(wish: Wish, host: Player, sentence: str) -> None:
    with pytest.raises(KontorError, match=sentence):
        check_wish(wish, host, games.get(wish.game))


async def test_options_that_do_not_go_together_are_refused_before_anybody_sits_down(house: House) -> None:
    with pytest.raises(BadSetup):
        await house.gathering.make(await guest(house), Wish("colonia", [ME, OPEN, OPEN], {"first": "green"}))


async def test_a_table_for_one_begins_at_once_and_ends(house: House) -> None:
    made = await house.gathering.make(await guest(house), Wish("hamburg", [ME], {"ships": "on"}))
    play = await play_on(house, made.code, Rng.seeded(1), Play.over)
    assert play.sitting.state.ranks() in ([1], [2])


async def test_the_seal_is_a_hash_of_the_seed_and_its_purpose() -> None:
    assert seal("7") == hashlib.sha256(b"kontor seed 7").hexdigest()


async def test_a_game_begins_when_every_seat_is_taken(house: House) -> None:
    ada, ben, cleo = [await guest(house) for _ in range(3)]
    table = await house.gathering.make(ada, Wish("colonia", [ME, OPEN, OPEN], is_open=True))
    assert (table.status, table.started) == ("gathering", None)
    table = await house.gathering.join(table.code, ben, seat=2)
    assert (table.status, [chair.player_id for chair in table.chairs]) == ("gathering", [ada.id, None, ben.id])
    table = await house.gathering.join(table.code, cleo)
    assert table.status == "playing"
    assert table.started is not None
    play = (await house.live.open(table.code)).playing()
    assert [chair.is_asked for chair in table.chairs] == [seat in play.asked_now() for seat in range(3)]


async def test_a_table_with_bots_only_beside_me_begins_at_once(house: House) -> None:
    table = await house.gathering.make(await guest(house), Wish("rival-cities", [BOT, ME], {"first": "hamburg"}))
    assert (table.status, table.awaits_bot) == ("playing", True)


async def test_the_clock_runs_from_the_beginning_of_the_game(house: House) -> None:
    clock = ClockRule("live", 60)
    table = await table_of(house, await guest(house), await guest(house), clock=clock)
    assert table.started is not None
    assert table.deadline == table.started + 60


async def test_a_table_by_invitation_needs_its_key(house: House) -> None:
    ada, ben = await guest(house), await guest(house)
    table = await house.gathering.make(ada, Wish("rival-cities", [ME, OPEN]))
    for key in (None, "", "x" * 24):
        with pytest.raises(Refused, match="this table is by invitation"):
            await house.gathering.join(table.code, ben, key)
    joined = await house.gathering.join(table.code, ben, table.key)
    assert joined.status == "playing"


async def test_what_a_joiner_is_refused(house: House) -> None:
    ada, ben, cleo = [await guest(house) for _ in range(3)]
    table = await house.gathering.make(ada, Wish("colonia", [ME, OPEN, OPEN], is_open=True))
    with pytest.raises(Refused, match="this seat is taken"):
        await house.gathering.join(table.code, ben, seat=0)
    with pytest.raises(Refused, match="this seat is taken"):
        await house.gathering.join(table.code, ben, seat=7)
    begun = await table_of(house, ada, ben)
    with pytest.raises(Refused, match="the game has begun already; you can watch it"):
        await house.gathering.join(begun.code, cleo)
    with pytest.raises(NoTable, match="there is no table 'nowhere'"):
        await house.gathering.join("nowhere", cleo)
    anna = await member(house, "Anna")
    clock = ClockRule("live", 600)
    rated = await house.gathering.make(anna, Wish("rival-cities", [ME, OPEN], clock=clock, is_open=True, is_rated=True))
    with pytest.raises(Refused, match="rated tables are for members"):
        await house.gathering.join(rated.code, cleo)


async def test_sitting_down_twice_is_sitting_down_once(house: House) -> None:
    ada, ben = await guest(house), await guest(house)
    table = await house.gathering.make(ada, Wish("colonia", [ME, OPEN, OPEN], is_open=True))
    await house.gathering.join(table.code, ben)
    again = await house.gathering.join(table.code, ben)
    assert [chair.player_id for chair in again.chairs] == [ada.id, ben.id, None]


async def test_two_who_want_the_last_seat(house: House, neighbour: House) -> None:
    ada, ben, cleo = [await guest(house) for _ in range(3)]
    table = await house.gathering.make(ada, Wish("rival-cities", [ME, OPEN], is_open=True))
    results = await asyncio.gather(
        house.gathering.join(table.code, ben), neighbour.gathering.join(table.code, cleo), return_exceptions=True
    )
    assert sorted(type(result).__name__ for result in results) == ["Refused", "Table"]
    seated = (await house.gathering.fresh(table.code)).chairs[1].player_id
    assert seated == (ben.id if isinstance(results[0], Table) else cleo.id)


async def test_who_leaves_frees_a_seat_and_a_host_passes_the_table_on(house: House) -> None:
    ada, ben = await guest(house), await guest(house)
    table = await house.gathering.make(ada, Wish("colonia", [ME, OPEN, OPEN], is_open=True))
    await house.gathering.join(table.code, ben)
    left = await house.gathering.leave(table.code, ada)
    assert left is not None
    assert left.host_id == ben.id
    assert [(chair.player_id, chair.name) for chair in left.chairs] == [(None, ""), (ben.id, ben.name), (None, "")]
    with pytest.raises(Refused, match="you do not sit at this table"):
        await house.gathering.leave(table.code, ada)
    assert await house.gathering.leave(table.code, ben) is None
    with pytest.raises(NoTable):
        await house.live.open(table.code)


async def test_who_has_begun_cannot_leave(house: House) -> None:
    ada, ben = await guest(house), await guest(house)
    table = await table_of(house, ada, ben)
    with pytest.raises(Refused, match="you can give your seat to a bot instead"):
        await house.gathering.leave(table.code, ada)


async def test_the_host_fills_the_table_with_bots(house: House) -> None:
    ada, ben = await guest(house), await guest(house)
    table = await house.gathering.make(ada, Wish("colonia", [ME, OPEN, OPEN, BOT], is_open=True))
    await house.gathering.join(table.code, ben)
    with pytest.raises(Refused, match="only who made the table can do this"):
        await house.gathering.fill(table.code, ben, "random")
    with pytest.raises(Unfit, match="there is no bot 'deep'"):
        await house.gathering.fill(table.code, ada, "deep")
    filled = await house.gathering.fill(table.code, ada, "random")
    assert filled.status == "playing"
    assert [chair.name for chair in filled.chairs] == [ada.name, ben.name, "random 1", "random 2"]
    with pytest.raises(Refused, match="the game has begun already"):
        await house.gathering.fill(table.code, ada, "random")


async def test_nobody_fills_the_lobby_alone(house: House) -> None:
    ada = await guest(house)
    for _ in range(MOST_GATHERING):
        await house.gathering.make(ada, Wish("rival-cities", [ME, OPEN]))
    with pytest.raises(Refused, match=f"you have {MOST_GATHERING} tables waiting for players"):
        await house.gathering.make(ada, Wish("rival-cities", [ME, OPEN]))


async def test_a_name_of_ones_own_choice_is_for_hot_seats(house: House) -> None:
    ada = await guest(house)
    table = await house.gathering.make(ada, Wish("rival-cities", [SeatWish("me", name="Napoleon"), BOT]))
    assert table.chairs[0].name == ada.name
    hot = await house.gathering.make(ada, hot_seat("rival-cities", 2))
    assert [chair.name for chair in hot.chairs] == ["Ada", "Ben"]
    names = [SeatWish("me", name="Ada"), SeatWish("me", name="random")]
    with pytest.raises(Unfit, match="is a name that the house needs itself"):
        await house.gathering.make(ada, Wish("rival-cities", names, is_hot_seat=True))


@pytest.mark.parametrize(
    ("names", "apart"),
    [
        (["Ada", "Ben"], ["Ada", "Ben"]),
        (["Ada", "Ada"], ["Ada 1", "Ada 2"]),
        (["random", "Ada", "random"], ["random 1", "Ada", "random 2"]),
        (["Ada", "Ada", "Ada 1"], ["Ada 2", "Ada 3", "Ada 1"]),
    ],
)
def test_names_are_set_apart(names: list[str], apart: list[str]) -> None:
    chairs = [Chair(seat=seat, name=name) for seat, name in enumerate(names)]
    name_apart(chairs)
    assert [chair.name for chair in chairs] == apart


async def test_a_table_that_gathered_under_old_rules_begins_by_the_new_ones(house: House) -> None:
    ada, ben = await guest(house), await guest(house)
    table = await house.gathering.make(ada, Wish("rival-cities", [ME, OPEN], is_open=True))
    async with house.database.writing() as session:
        await session.execute(update(Table).values(rules=0, data="old"))
    await house.gathering.join(table.code, ben)
    opened = await house.live.open(table.code)
    assert (opened.table.rules, opened.table.data) == (opened.game.rules_version, opened.game.data_hash)


async def finished(house: House, *players: Player) -> Table:
    table = await table_of(house, *players)
    await play_on(house, table.code, Rng.seeded(1), lambda play: play.over())
    return table


async def count_tables(house: House) -> int:
    async with house.database.reading() as session:
        return await session.scalar(select(func.count()).select_from(Table)) or 0


async def test_a_rematch_by_two_at_the_same_time_is_one_table(house: House, neighbour: House) -> None:
    ada, ben = await guest(house), await guest(house)
    old = await finished(house, ada, ben)
    one, other = await asyncio.gather(
        house.gathering.rematch(old.code, ada), neighbour.gathering.rematch(old.code, ben)
    )
    assert one.code == other.code
    assert await count_tables(house) == 2
    table = await house.gathering.fresh(one.code)
    assert table.status == "playing"
    assert {chair.player_id for chair in table.chairs} == {ada.id, ben.id}
    assert (await house.gathering.fresh(old.code)).rematch == one.code


async def test_a_rematch_that_all_have_left_can_be_asked_for_again(house: House) -> None:
    ada, ben = await guest(house), await guest(house)
    old = await finished(house, ada, ben)
    first = await house.gathering.rematch(old.code, ada)
    await house.gathering.leave(first.code, ada)
    second = await house.gathering.rematch(old.code, ben)
    assert second.code != first.code
    joined = await house.gathering.rematch(old.code, ada)
    assert (joined.code, joined.status) == (second.code, "playing")


async def test_a_rematch_keeps_bots_options_and_the_names_of_a_hot_seat(house: House) -> None:
    ada = await guest(house)
    table = await house.gathering.make(ada, hot_seat("rival-cities", 2, options={"first": "altona"}))
    await play_on(house, table.code, Rng.seeded(1), lambda play: play.over())
    again = await house.gathering.rematch(table.code, ada)
    assert (again.options, again.is_hot_seat) == (table.options, True)
    assert [chair.name for chair in again.chairs] == ["Ada", "Ben"]
    assert again.seed != table.seed


async def test_a_rematch_is_for_those_who_played_and_when_the_game_is_over(house: House) -> None:
    ada, ben = await guest(house), await guest(house)
    table = await table_of(house, ada, ben)
    with pytest.raises(Refused, match="the game is not over"):
        await house.gathering.rematch(table.code, ada)
    with pytest.raises(Refused, match="only who played can ask for a rematch"):
        await house.gathering.rematch(table.code, await guest(house))
