"""Matches for the tests, and games that nobody had to play."""

from collections.abc import Sequence

from kontor import games
from kontor.arena.match import Match, arrange
from kontor.arena.playing import Played
from kontor.arena.schedule import fixture


def match_of(
    bots: str = "random,greedy", count: int = 6, seats: int | None = None, seed: int = 7, game: str = "rival-cities"
) -> Match:
    return arrange(games.get(game), bots.split(","), count, seats, seed, {})


def invented(bots: str, count: int, seats: int, seed: int = 7) -> Match:
    """A match of bots that need not exist."""
    return Match("rival-cities", tuple(bots.split(",")), count, seats, seed, {}, 1, "data", "weights", "0")


def ranked(match: Match, number: int, ranks: Sequence[int]) -> Played:
    """The game of this number as if it had ended so; who is better has more points."""
    deal, seating = fixture(match, number)
    points = [10 - rank for rank in ranks]
    seats = len(seating)
    return Played(number, deal, list(seating), points, list(ranks), "end", [5] * seats, [0.5] * seats, 1.0)


def timeless(game: Played) -> tuple[object, ...]:
    """All of a game that does not hang on the clock."""
    return game.number, game.deal, game.seating, game.points, game.ranks, game.ending, game.decisions
