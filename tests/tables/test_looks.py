"""What somebody who looks at a table sees, and what they never do."""

import msgspec
import pytest

from kontor import games
from kontor.engine.rng import Rng
from kontor.tables.fairness import seal
from kontor.tables.gathering import SeatWish, Wish
from kontor.tables.house import House
from kontor.tables.live import Open
from kontor.tables.looks import Look, default_viewer, look, mine
from kontor.tables.models import Chair, Player, Table
from kontor.tables.play import UNDO, Entry, Play

from .company import guest, hot_seat, new_play, next_move, play_on, table_of

SEATS = {"rival-cities": 2, "hamburgum": 3, "colonia": 3, "hamburg": 3}
LANGUAGES = ("en", "fr", "de", "it")


def around(play: Play) -> Open:
    """A table around a game; the player with id N sits on seat N - 1."""
    chairs = [Chair(seat=seat, player_id=seat + 1, name=name) for seat, name in enumerate(play.setup.players)]
    table = Table(code="abc", key="secret", host_id=1, game=play.game.name, seed=str(play.setup.seed))
    table.options, table.clock, table.status, table.created = {}, {}, "playing", 1000.0
    table.is_open, table.is_rated, table.is_hot_seat = True, False, False
    table.chairs = chairs
    return Open(table, play.game, play)


def person(seat: int) -> Player:
    return Player(id=seat + 1, name=f"player {seat}")


def timeless(seen: Look) -> Look:
    return msgspec.structs.replace(seen, now=0.0)


@pytest.mark.parametrize("name", games.names())
def test_a_look_is_the_same_whatever_is_hidden(name: str) -> None:
    """In the real state and in any world that the seat imagines."""
    rng = Rng.seeded(1)
    play = new_play(name, SEATS[name], 1)
    for _ in range(120):
        real = play.sitting.state
        for seat in range(SEATS[name]):
            seen = timeless(look(around(play), person(seat), seat, "en"))
            play.sitting.state = real.imagine(seat, rng)
            assert timeless(look(around(play), person(seat), seat, "en")) == seen
            play.sitting.state = real
        play.follow(next_move(play, rng, 1010.0))


@pytest.mark.parametrize("name", games.names())
def test_choices_are_for_who_is_asked_in_words_of_every_language(name: str) -> None:
    rng = Rng.seeded(2)
    play = new_play(name, SEATS[name], 2)
    table = around(play)
    for _ in range(60):
        for seat in range(SEATS[name]):
            for language in LANGUAGES:
                seen = look(table, person(seat), seat, language)
                legal = [play.game.moves.name(move) for move in play.sitting.state.legal(seat)]
                assert [choice.move for choice in seen.choices] == (legal if seat in play.asked_now() else [])
                assert all(choice.words for choice in seen.choices)
                assert seen.prompt
        assert look(table, None, None, "en").choices == []
        play.follow(next_move(play, rng, 1010.0))


@pytest.mark.parametrize("name", ["hamburgum", "rival-cities"])
def test_ends_is_what_a_move_does_where_nothing_is_hidden(name: str) -> None:
    rng = Rng.seeded(2)
    play = new_play(name, SEATS[name], 2)
    agreed = 0
    for _ in range(120):
        [seat] = play.asked_now()
        seen = {choice.move: choice.ends for choice in look(around(play), person(seat), seat, "en").choices}
        coming = next_move(play, rng, 1010.0)
        play.follow(coming)
        agreed += seen[coming.detail] == (seat not in play.asked_now())
    assert agreed >= 118


def test_a_secret_answer_ends_the_turn_however_many_have_answered() -> None:
    rng = Rng.seeded(4)
    play = new_play("colonia", 3, 4)
    answered: set[int] = set()
    while not play.over():
        if play.sitting.is_secret():
            answered.add(play.sitting.answers)
            for seat in play.asked_now():
                assert all(choice.ends for choice in look(around(play), person(seat), seat, "en").choices)
        play.follow(next_move(play, rng, 1010.0))
    assert answered == {0, 1, 2}


def test_a_log_is_told_from_where_one_left_off() -> None:
    rng = Rng.seeded(2)
    play = new_play("hamburgum", 3, 2)
    table = around(play)
    for _ in range(30):
        play.follow(next_move(play, rng, 1010.0))
    whole = look(table, None, None, "en")
    assert [part.number for part in whole.log] == list(range(1, 31))
    part = look(table, None, None, "en", since=20)
    assert [one.number for one in part.log] == list(range(21, 31))
    assert (part.log_from, part.log_count) == (20, 30)
    assert part.log == whole.log[20:]
    assert look(table, None, None, "en", since=30).log == []


def test_a_log_is_told_whole_when_something_was_taken_back_meanwhile() -> None:
    play = new_play("rival-cities", 2, options={"first": "hamburg", "layout": "learning"})
    table = around(play)
    for move in ("gain:cloth", "gain:cloth", "ink:1", "produce:beer"):
        play.follow(Entry(play.number + 1, "move", play.asked_now()[0], move, 1010.0))
    before = look(table, None, None, "en")
    play.follow(Entry(5, UNDO, 0, "", 1011.0))
    after = look(table, None, None, "en", since=before.number)
    assert (after.log_from, [part.number for part in after.log]) == (0, [1, 2, 5])
    assert after.log[-1].lines[0].words == "Player 0 takes back their last choices."
    fresh = look(around(play), None, None, "en")
    assert fresh.log == after.log
    assert look(table, None, None, "en", since=5).log == []


def test_each_viewer_and_language_has_a_log_of_its_own() -> None:
    rng = Rng.seeded(2)
    play = new_play("colonia", 3, 2)
    table = around(play)
    for _ in range(40):
        play.follow(next_move(play, rng, 1010.0))
        for viewer in (None, 0, 1):
            for language in ("en", "de"):
                told = look(table, None, viewer, language).log
                assert told == look(around(play), None, viewer, language).log


def test_the_seed_is_shown_at_the_end_and_its_seal_from_the_start() -> None:
    rng = Rng.seeded(2)
    play = new_play("rival-cities", 2, 77)
    table = around(play)
    first = look(table, person(0), 0, "en")
    assert (first.seed, first.seal) == (None, seal("77"))
    while not play.over():
        play.follow(next_move(play, rng, 1010.0))
    last = look(table, None, None, "en")
    assert (last.status, last.seed, last.seal) == ("over", "77", first.seal)
    assert [seat.points for seat in last.seats] == play.sitting.state.scores()
    assert [seat.rank for seat in last.seats] == play.sitting.state.ranks()
    assert (last.choices, last.can_undo) == ([], 0)


@pytest.mark.anyio
async def test_the_key_is_for_those_who_sit_at_a_table_that_gathers(house: House) -> None:
    ada, ben, cleo = [await guest(house) for _ in range(3)]
    seats = [SeatWish("me"), SeatWish("open"), SeatWish("open")]
    made = await house.gathering.make(ada, Wish("colonia", seats))
    await house.gathering.join(made.code, ben, made.key)
    table = await house.live.open(made.code)
    assert [look(table, one, None, "en").key for one in (ada, ben)] == [made.key] * 2
    for stranger in (cleo, None):
        seen = look(table, stranger, None, "en")
        assert made.key not in str(msgspec.to_builtins(seen))
        assert made.seed not in str(msgspec.to_builtins(seen))
    assert (look(table, ada, None, "en").is_host, look(table, ben, None, "en").is_host) == (True, False)
    await house.gathering.join(made.code, cleo, made.key)
    table = await house.live.open(made.code)
    assert look(table, ada, None, "en").key is None


@pytest.mark.anyio
async def test_at_a_hot_seat_nobody_sees_anything_before_they_say_they_are_there(house: House) -> None:
    ada = await guest(house)
    made = await house.gathering.make(ada, hot_seat("colonia", 3))
    table = await house.live.open(made.code)
    assert mine(table.table, ada) == [0, 1, 2]
    assert default_viewer(table, [0, 1, 2]) is None
    seat = table.playing().asked_now()[0]
    assert look(table, ada, None, "en").choices == []
    assert look(table, ada, seat, "en").choices != []


@pytest.mark.anyio
async def test_who_gave_their_seat_to_a_bot_watches_like_a_stranger(house: House) -> None:
    ada, ben = await guest(house), await guest(house)
    made = await table_of(house, ada, ben, game="rival-cities")
    table = await house.live.open(made.code)
    assert (mine(table.table, ada), default_viewer(table, [0])) == ([0], 0)
    await house.live.resign(made.code, 0)
    assert mine(table.table, ada) == []
    seen = look(table, ben, 1, "en")
    assert (seen.seats[0].is_gone, seen.seats[0].bot, seen.seats[0].kind) == (True, "regular", "guest")
    assert seen.log[-1].lines[0].words.endswith("leaves; the bot “regular” plays on for them.")


@pytest.mark.anyio
async def test_a_look_after_every_move_is_as_fresh_as_a_new_one(house: House, neighbour: House) -> None:
    ada = await guest(house)
    made = await house.gathering.make(ada, hot_seat("colonia", 3))
    for goal in range(1, 30):
        await play_on(house, made.code, Rng.seeded(goal), lambda play, goal=goal: play.number >= goal)  # type: ignore[misc]
        table = await house.live.open(made.code)
        other = await neighbour.live.open(made.code)
        for seat in (None, 0, 1, 2):
            assert timeless(look(table, ada, seat, "en")) == timeless(look(other, ada, seat, "en"))
