"""Playing: a game follows from the seed and its number alone, and a bot that fails is named."""

import pytest
from msgspec.structs import replace

from kontor import games
from kontor.arena import playing
from kontor.arena.match import arrange
from kontor.arena.playing import BrokenOff, open_by_lot, play_games
from kontor.arena.schedule import fixture, stream
from kontor.bots import is_clocked
from kontor.bots.bot import Bot
from kontor.engine.errors import BadData, BadSetup
from kontor.engine.game import Game
from kontor.engine.rng import Rng
from kontor.engine.state import State

from .matches import match_of, timeless


def test_a_game_hangs_on_nothing_but_its_number() -> None:
    match = match_of("random", 8, 2)
    all_games = play_games(match, None, range(8))
    again = play_games(match_of("random", 500, 2), None, [6, 2])
    assert [timeless(game) for game in again] == [timeless(all_games[6]), timeless(all_games[2])]
    assert len({str(game.points) + str(game.decisions) for game in all_games}) > 4


def test_a_game_tells_what_happened() -> None:
    (game,) = play_games(match_of("random,random,greedy", 4, 3, game="colonia"), None, [0])
    assert sorted(game.seating) == ["greedy", "random", "random"]
    assert len(game.points) == len(game.ranks) == len(game.decisions) == len(game.thinking) == 3
    assert 1 in game.ranks
    assert all(count > 10 for count in game.decisions)
    assert 0 < sum(game.thinking) < game.seconds


class Cheat(Bot):
    def choose(self, world: State, seat: int) -> int:
        return -1


class Broken(Bot):
    def choose(self, world: State, seat: int) -> int:
        return 1 // (seat - seat)


@pytest.mark.parametrize(
    ("kind", "words"),
    [(Cheat, "random raised IllegalMove: 'move -1' is not"), (Broken, "random raised ZeroDivisionError: .*line 4")],
)
def test_a_bot_that_fails_is_named(monkeypatch: pytest.MonkeyPatch, kind: type[Bot], words: str) -> None:
    def make(name: str, game: Game, rng: Rng) -> Bot:
        return kind(game, rng)

    monkeypatch.setattr(playing, "make_bot", make)
    place = r"game 3 of seed 7 \(rival-cities, deal \d+: random, random\) broke off at decision 1: "
    with pytest.raises(BrokenOff, match=place + words):
        play_games(match_of("random", 5), None, [3])


def test_other_data_are_not_played_with() -> None:
    other = replace(match_of("random"), data="0000")
    with pytest.raises(BadData, match="played with the data 0000 of Rival Cities, but here is "):
        play_games(other, None, [0])


@pytest.mark.parametrize(
    ("bots", "count", "seats", "seed", "sentence"),
    [
        ("random,clever", 6, None, 7, "there is no bot 'clever'"),
        ("random", 0, None, 7, "a match has at least 1 game, not 0"),
        ("random", 6, 3, 7, "Rival Cities takes 2 players, not 3"),
        ("random", 6, None, -1, "the seed -1 is out of range"),
        ("random", 6, None, 1 << 64, "is out of range"),
    ],
)
def test_what_cannot_be_played(bots: str, count: int, seats: int | None, seed: int, sentence: str) -> None:
    with pytest.raises(BadSetup, match=sentence):
        match_of(bots, count, seats, seed)


def test_the_table_is_as_large_as_the_game_allows() -> None:
    sizes = [match_of(",".join(["random"] * count), game="hamburgum").seats for count in (1, 2, 4, 5, 7)]
    assert sizes == [2, 2, 4, 5, 5]


def test_a_match_is_never_played_alone() -> None:
    assert match_of("random", game="hamburg").seats == 2
    with pytest.raises(BadSetup, match="who plays alone meets no other bot"):
        match_of("random", seats=1, game="hamburg")


def test_options_are_settled() -> None:
    game = games.get("rival-cities")
    match = arrange(game, ["random"], 1, None, 7, {"layout": "learning"})
    assert match.options == {"layout": "learning", "first": "random"}
    with pytest.raises(BadSetup, match="has no option 'wind'"):
        arrange(game, ["random"], 1, None, 7, {"wind": "west"})


def test_who_thinks_by_the_clock() -> None:
    assert [is_clocked(name) for name in ("search:0.1s", "search:400", "experts", "random")] == [
        True,
        False,
        False,
        False,
    ]


def test_openings_by_lot_are_the_same_for_every_seating_of_a_deal_and_differ_between_deals() -> None:
    game = games.get("hamburgum")
    match = arrange(game, ["greedy", "random"], 4, 2, 7, {}, opening=10)
    firsts = []
    for number in range(4):
        deal, _ = fixture(match, number)
        state = game.start(2, deal)
        open_by_lot(state, 10, stream(deal, "opening"))
        firsts.append((deal, game.dump(state)))
    assert firsts[0] == firsts[1]
    assert firsts[2] == firsts[3]
    assert firsts[0] != firsts[2]


def test_without_an_opening_greedy_repeats_its_games_of_hamburgum_and_with_one_it_does_not() -> None:
    game = games.get("hamburgum")
    results = {}
    for opening in (0, 10):
        match = arrange(game, ["greedy"], 3, 2, 7, {"first": "red"}, opening)
        results[opening] = {tuple(played.points) for played in play_games(match, None, range(3))}
    assert len(results[0]) == 1
    assert len(results[10]) == 3


def test_an_opening_may_outlast_the_game() -> None:
    played = play_games(arrange(games.get("rival-cities"), ["greedy"], 1, None, 7, {}, opening=10_000), None, [0])
    assert played[0].decisions == [0, 0]
    with pytest.raises(BadSetup, match="0 or more choices by lot, not -1"):
        arrange(games.get("rival-cities"), ["greedy"], 1, None, 7, {}, opening=-1)
