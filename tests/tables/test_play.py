"""A game as it follows from its entries: questions, clocks, log, who plays for whom."""

import pytest

from kontor import games
from kontor.engine.errors import BadSetup
from kontor.engine.rng import Rng
from kontor.tables.clock import ClockRule
from kontor.tables.play import LATE, MOVE, RESIGN, UNDO, Entry, Play
from kontor.tables.refusals import Refused

from .company import new_play, next_move

LIVE = ClockRule("live", 600, 5)
OPENING = {"first": "hamburg", "layout": "learning"}
SEATS = {"rival-cities": 2, "hamburgum": 4, "colonia": 3, "hamburg": 3}


def entry(play: Play, kind: str, seat: int, detail: str = "", at: float = 1010.0) -> Entry:
    return Entry(play.number + 1, kind, seat, detail, at)


def choose(play: Play, *moves: str, at: float = 1010.0) -> None:
    for move in moves:
        play.follow(entry(play, MOVE, play.asked_now()[0], move, at))


def picture(play: Play) -> object:
    """Everything that is known of a game."""
    return (
        play.game.dump(play.sitting.state),
        play.record.text(),
        [(part.entry, [event.name for event in part.events]) for part in play.log],
        (play.clocks.left, play.clocks.since),
        (play.bots, play.number, play.moved, play.last_undo, play.asked),
    )


def random_entry(play: Play, rng: Rng, at: float) -> Entry:
    """Mostly moves; now and then something is taken back, or a bot takes over."""
    asked = play.asked_now()
    if rng.below(6) == 0 and play.can_take_back(asked[0]):
        return entry(play, UNDO, asked[0], at=at)
    people = [seat for seat, bot in enumerate(play.bots) if bot is None]
    if rng.below(60) == 0 and people:
        return entry(play, (RESIGN, LATE)[rng.below(2)], people[rng.below(len(people))], "greedy", at)
    return next_move(play, rng, at)


@pytest.mark.parametrize("name", games.names())
def test_what_is_foreseen_comes_true_for_every_entry_of_a_game(name: str) -> None:
    rng = Rng.seeded(4)
    play = new_play(name, SEATS[name], 4, LIVE)
    at = 1000.0
    while not play.over():
        at += int(rng.below(30))
        coming = random_entry(play, rng, at)
        before = play.game.dump(play.sitting.state)
        foreseen = play.foresee(coming)
        assert play.game.dump(play.sitting.state) == before
        play.follow(coming)
        state = play.sitting.state
        assert foreseen.asked == play.asked_now()
        assert foreseen.bots == play.bots
        assert foreseen.deadline == play.clocks.deadline()
        if play.over():
            assert foreseen.result == {"points": state.scores(), "ranks": state.ranks(), "ending": state.ending}
        else:
            assert foreseen.result is None


@pytest.mark.parametrize("name", games.names())
def test_a_game_is_rebuilt_from_its_entries(name: str) -> None:
    rng = Rng.seeded(7)
    play = new_play(name, SEATS[name], 7, LIVE)
    entries: list[Entry] = []
    at = 1000.0
    while not play.over():
        at += int(rng.below(30))
        entries.append(random_entry(play, rng, at))
        play.follow(entries[-1])
    again = new_play(name, SEATS[name], 7, LIVE)
    for one in entries:
        again.follow(one)
    assert {one.kind for one in entries} >= {MOVE, UNDO}
    assert picture(again) == picture(play)


@pytest.mark.parametrize("name", games.names())
def test_only_own_choices_are_taken_back(name: str) -> None:
    """Also where the last of several who choose secretly is the only one still asked."""
    rng = Rng.seeded(3)
    play = new_play(name, SEATS[name], 3)
    for _ in range(400):
        if play.over():
            break
        for seat in play.asked_now():
            count = play.can_take_back(seat)
            moves = [part.entry for part in play.log if part.entry.kind == MOVE]
            assert {one.seat for one in moves[len(moves) - count :]} <= {seat}
        play.follow(next_move(play, rng, 1010.0))


def test_a_question_is_numbered_by_the_entry_after_which_it_was_put() -> None:
    play = new_play("rival-cities", 2, options=OPENING)
    assert play.asked[0] == 0
    choose(play, "gain:cloth")
    assert (play.asked_now(), play.asked[1]) == ([1], 1)
    choose(play, "gain:cloth")
    assert (play.asked_now(), play.asked[0]) == ([0], 2)
    choose(play, "ink:1")
    assert (play.asked_now(), play.asked[0]) == ([0], 3)


def test_the_answers_of_others_leave_a_secret_question_as_it_was_put() -> None:
    play = new_play("colonia", 3)
    rng = Rng.seeded(1)
    while len(play.asked_now()) < 3:
        play.follow(next_move(play, rng, 1010.0))
    put = play.number
    assert play.asked == [put] * 3
    for seat in (2, 0):
        legal = play.sitting.state.legal(seat)
        play.follow(entry(play, MOVE, seat, play.game.moves.name(legal[0])))
    assert (play.asked_now(), play.asked[1]) == ([1], put)


def test_a_second_answer_to_one_question_is_refused() -> None:
    play = new_play("rival-cities", 2, options=OPENING)
    choose(play, "gain:cloth", "gain:cloth", "ink:1")
    play.check_move(0, "produce:beer", 3)
    with pytest.raises(Refused, match="this question has been answered already"):
        play.check_move(0, "produce:beer", 2)


def test_moves_that_cannot_be_written_down() -> None:
    play = new_play("rival-cities", 2, options=OPENING)
    with pytest.raises(Refused, match="it is not your turn"):
        play.check_move(1, "gain:cloth", 0)
    with pytest.raises(Refused, match="'ink:1' is not legal now; legal: gain:"):
        play.check_move(0, "ink:1", 0)
    with pytest.raises(Refused, match="'fly' is not legal now; legal: gain:"):
        play.check_move(0, "fly", 0)


def test_undo_goes_back_to_the_fence_and_tells_it_in_the_log() -> None:
    play = new_play("rival-cities", 2, options=OPENING)
    choose(play, "gain:cloth", "gain:cloth")
    before = play.game.dump(play.sitting.state)
    choose(play, "ink:1", "produce:beer")
    play.check_undo(0)
    play.follow(entry(play, UNDO, 0))
    assert play.game.dump(play.sitting.state) == before
    assert [part.entry.number for part in play.log] == [1, 2, 5]
    assert (play.number, play.last_undo, play.asked[0]) == (5, 5, 5)
    with pytest.raises(Refused, match="there is nothing to take back"):
        play.check_undo(0)


def test_undo_leaves_a_takeover_between_the_choices_in_the_log() -> None:
    play = new_play("rival-cities", 2, options=OPENING)
    choose(play, "gain:cloth", "gain:cloth", "ink:1")
    play.follow(entry(play, RESIGN, 1, "greedy"))
    choose(play, "produce:beer")
    play.follow(entry(play, UNDO, 0))
    assert [(part.entry.number, part.entry.kind) for part in play.log] == [
        (1, MOVE),
        (2, MOVE),
        (4, RESIGN),
        (6, UNDO),
    ]


def test_undo_gives_no_time_back() -> None:
    play = new_play("rival-cities", 2, clock=LIVE, options=OPENING)
    choose(play, "gain:cloth", "gain:cloth", at=1000.0)
    left = play.clocks.remaining(0, 1000.0)
    assert left is not None
    choose(play, "ink:1", at=1100.0)
    play.follow(entry(play, UNDO, 0, at=1200.0))
    assert play.clocks.remaining(0, 1200.0) == left - 200


@pytest.mark.parametrize("kind", [RESIGN, LATE])
def test_a_bot_takes_over_and_the_clock_of_its_seat_stands(kind: str) -> None:
    play = new_play("rival-cities", 2, clock=LIVE, options=OPENING)
    assert play.people_asked() == [0]
    play.check_takeover(0, "greedy")
    play.follow(entry(play, kind, 0, "greedy"))
    assert (play.people_asked(), play.bots_asked(), play.bots) == ([], [0], ["greedy", None])
    assert play.clocks.deadline() is None
    assert play.asked[0] == 1
    with pytest.raises(Refused, match="a bot plays for this seat already"):
        play.check_takeover(0, "greedy")
    with pytest.raises(BadSetup, match="there is no bot 'deep'"):
        play.check_takeover(1, "deep")


def test_nothing_can_be_done_once_the_game_is_over() -> None:
    rng = Rng.seeded(2)
    play = new_play("rival-cities", 2)
    while not play.over():
        play.follow(next_move(play, rng, 1010.0))
    with pytest.raises(Refused, match="the game is over"):
        play.check_move(0, "pass", None)
    with pytest.raises(Refused, match="the game is over"):
        play.check_undo(0)
    with pytest.raises(Refused, match="the game is over"):
        play.check_takeover(0, "greedy")
    assert play.clocks.deadline() is None
