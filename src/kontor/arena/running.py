"""A run: the games of a match that are still to be played."""

from collections.abc import Container
from functools import partial

from .crew import Crew, Pieces
from .match import Match
from .playing import Played, play_games


def play_missing(match: Match, crew: Crew, done: Container[int], folder: str | None = None) -> Pieces[Played]:
    """Every game whose number is not done yet, as it ends; `folder` may hold corrected data."""
    missing = [number for number in range(match.games) if number not in done]
    yield from crew(partial(play_games, match, folder), missing)
