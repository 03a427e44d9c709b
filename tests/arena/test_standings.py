"""Standings: wins, points, ratings and pairs from games whose ends we know."""

import random
from pathlib import Path
from statistics import fmean

import msgspec
import pytest
from msgspec.structs import replace

from kontor.arena.journal import BadJournal
from kontor.arena.match import Match
from kontor.arena.playing import Played
from kontor.arena.ratings import rate
from kontor.arena.result import Kept, Result, Unwritable, check_place, document, games_of, read_games, sum_up, write
from kontor.arena.schedule import fixture
from kontor.arena.standings import pairs, stand, wins_by_seat

from .matches import invented, ranked


def by_strength(match: Match, *order: str) -> list[Played]:
    """All games of a match as if the best always won; seats of the same bot share their place."""
    games = []
    for number in range(match.games):
        places = [order.index(name) for name in fixture(match, number).seating]
        games.append(ranked(match, number, [1 + sum(other < place for other in places) for place in places]))
    return games


def test_the_better_stand_higher() -> None:
    match = invented("c,a,b", 60, 2)
    standings = stand(match, by_strength(match, "a", "b", "c"))
    assert [one.bot for one in standings] == ["a", "b", "c"]
    assert [one.share.value for one in standings] == [1.0, 0.5, 0.0]
    assert [one.verdict for one in standings] == [1, 0, -1]
    assert [one.even for one in standings] == [0.5] * 3
    assert [one.games for one in standings] == [40] * 3
    assert [one.points.value for one in standings] == [9.0, 8.5, 8.0]
    assert [one.decisions for one in standings] == [200] * 3


def test_one_entrant_on_three_seats() -> None:
    match = invented("s,g,g,g", 8, 4)
    games = by_strength(match, "g", "s")
    best, last = stand(match, games)
    assert (best.bot, best.wins, best.share.value, best.even) == ("g", 8.0, 1.0, 0.75)
    assert (last.bot, last.wins, last.share.value, last.even) == ("s", 0.0, 0.0, 0.25)
    assert best.decisions == 3 * last.decisions
    assert best.points.value == 9.0
    (pair,) = pairs(match, games)
    assert (pair.one, pair.other, pair.ahead, pair.behind) == ("s", "g", 0.0, 8.0)


def test_a_shared_victory_is_shared() -> None:
    match = invented("a,b,c", 6, 3)
    games = [
        ranked(match, number, [1 if name != "c" else 3 for name in fixture(match, number).seating])
        for number in range(6)
    ]
    wins = {one.bot: one.wins for one in stand(match, games)}
    assert wins == {"a": 3.0, "b": 3.0, "c": 0.0}
    found = {(pair.one, pair.other): (pair.ahead, pair.behind) for pair in pairs(match, games)}
    assert found == {("a", "b"): (3.0, 3.0), ("a", "c"): (6.0, 0.0), ("b", "c"): (6.0, 0.0)}


@pytest.mark.parametrize(("lost", "verdict"), [(0, 1), (20, 0), (40, -1)])
def test_of_two_that_meet_one_is_surely_better_or_one_cannot_tell(lost: int, verdict: int) -> None:
    match = invented("a,b", 40, 2)
    games = by_strength(match, "b", "a")[:lost] + by_strength(match, "a", "b")[lost:]
    (pair,) = pairs(match, games)
    assert (pair.ahead, pair.behind, pair.verdict) == (40 - lost, lost, verdict)
    assert pair.places.low <= pair.places.value == (20 - lost) / 20 <= pair.places.high
    assert pair.turned().turned() == pair
    assert (pair.turned().one, pair.turned().ahead, pair.turned().verdict) == ("b", lost, -verdict)


def test_places_tell_more_than_who_was_ahead() -> None:
    """Two are ahead of each other equally often, but only one of them always beats the third."""
    match = invented("a,b,c", 60, 3)
    orders = [{"a": 1, "b": 2, "c": 3}, {"b": 1, "c": 2, "a": 3}]
    games = []
    for number in range(60):
        places = orders[number // 3 % 2]
        games.append(ranked(match, number, [places[name] for name in fixture(match, number).seating]))
    found = {(pair.one, pair.other): pair for pair in pairs(match, games)}
    first = found["a", "b"]
    assert (first.ahead, first.behind) == (30, 30)
    assert first.places.value == pytest.approx(-0.5)
    assert first.verdict == 0
    last = found["b", "c"]
    assert (last.ahead, last.places.value, last.verdict) == (60, 1.0, 1)


def test_the_interval_of_places_holds_what_it_promises() -> None:
    """One is better than two equals, and deals are mirrored: of 400 matches some 380 intervals hold the truth."""
    chance = random.Random(3)
    match = invented("a,b,c", 72, 3)
    skill = {"a": 0.6, "b": 0.0, "c": 0.0}

    def play() -> list[Played]:
        games = []
        for number in range(match.games):
            if number % 3 == 0:
                luck = [chance.gauss(0.0, 1.0) for _ in range(3)]
            seating = fixture(match, number).seating
            points = [luck[seat] + skill[name] + chance.gauss(0.0, 1.0) for seat, name in enumerate(seating)]
            games.append(ranked(match, number, [1 + sum(other > one for other in points) for one in points]))
        return games

    matches = [pairs(match, play()) for _ in range(400)]
    for number in range(3):
        found = [of_match[number].places for of_match in matches]
        truth = fmean(one.value for one in found)
        assert 370 <= sum(one.low <= truth <= one.high for one in found) <= 392


def test_ratings_know_who_was_beaten() -> None:
    match = invented("a,b", 40, 2)
    ratings = rate(("a", "b"), by_strength(match, "a", "b"))
    assert ratings["a"].mu > 25 > ratings["b"].mu
    assert ratings["a"].sigma < 25 / 3
    assert ratings["a"].ordinal == pytest.approx(ratings["a"].mu - 3 * ratings["a"].sigma)


def test_ratings_believe_early_games_as_much_as_late_ones() -> None:
    """One of two equals wins all its games in the first half."""
    match = invented("a,b", 80, 2)
    first, second = by_strength(match, "a", "b")[:40], by_strength(match, "b", "a")[40:]
    ratings = rate(("a", "b"), first + second)
    assert ratings["a"].mu == pytest.approx(ratings["b"].mu, abs=1)


def test_a_bot_against_itself_is_not_rated() -> None:
    match = invented("a", 4, 2)
    rating = rate(("a",), [ranked(match, number, (1, 2)) for number in range(4)])["a"]
    assert (rating.mu, rating.sigma) == (25, 25 / 3)


def test_seats_that_win() -> None:
    match = invented("a,b", 4, 2)
    assert wins_by_seat(match, [ranked(match, number, (1, 2)) for number in range(4)]) == [1.0, 0.0]


def test_a_result_is_written_and_read(tmp_path: Path) -> None:
    match = invented("a,b,c", 12, 2)
    games = {game.number: game for game in by_strength(match, "a", "b", "c")}
    result = sum_up(match, games)
    path = tmp_path / "r.json"
    write(path, document(result))
    assert msgspec.json.decode(path.read_bytes(), type=Result) == result
    assert read_games(path) == Kept(match, result.games)
    assert [file.name for file in tmp_path.iterdir()] == ["r.json"]
    assert games_of(replace(match, games=20), path) == games
    assert games_of(match, tmp_path / "none.json") == {}


def test_a_result_of_something_else(tmp_path: Path) -> None:
    match = invented("a,b", 4, 2)
    path = tmp_path / "r.json"
    write(path, document(sum_up(match, {game.number: game for game in by_strength(match, "a", "b")})))
    with pytest.raises(BadJournal, match=r"another match \(seed 7, not 9\)"):
        games_of(replace(match, seed=9), path)
    with pytest.raises(BadJournal, match="holds 4 games of this match already; ask for more, not 2"):
        games_of(replace(match, games=2), path)
    path.write_text("[]")
    with pytest.raises(BadJournal, match=r"r\.json is not the result of a match"):
        games_of(match, path)


def test_files_that_cannot_be(tmp_path: Path) -> None:
    with pytest.raises(Unwritable, match="is a folder; name a file"):
        check_place(tmp_path)
    with pytest.raises(Unwritable, match=r"the folder .*none of x\.svg does not exist"):
        check_place(tmp_path / "none" / "x.svg")
    with pytest.raises(Unwritable, match="cannot be written"):
        write(tmp_path / "none" / "x.svg", "")
