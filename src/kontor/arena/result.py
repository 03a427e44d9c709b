"""The result of a match as one JSON document.

    {
      "match": {"game", "bots", "games", "seats", "seed", "options", "rules", "data", "weights", "kontor"},
      "standings": [{"bot", "games", "wins", "share": {"value", "low", "high"}, "even", "points": {"value", "margin"},
                     "rating": {"mu", "sigma", "ordinal"}, "decisions", "thinking"}, …],
      "pairs": [{"one", "other", "ahead", "behind", "places": {"value", "low", "high"}}, …],
      "wins_by_seat": [share of each seat],
      "games": [{"number", "deal", "seating", "points", "ranks", "ending", "decisions", "thinking", "seconds"}, …]
    }

`Match`, `Standing`, `Pair` and `Played` say what each part is. But for times, the same match gives the same document.
"""

import os
from collections.abc import Mapping
from pathlib import Path

import msgspec

from kontor.engine.errors import KontorError
from kontor.engine.record import replace_file

from .journal import BadJournal, check_match
from .match import Match
from .playing import Played
from .standings import Pair, Standing, pairs, stand, wins_by_seat


class Result(msgspec.Struct, frozen=True):
    match: Match
    standings: list[Standing]
    pairs: list[Pair]
    wins_by_seat: list[float]
    games: list[Played]


class Kept(msgspec.Struct, frozen=True):
    """What cannot be worked out anew from the rest of a result."""

    match: Match
    games: list[Played]


class Unwritable(KontorError):
    """A file that cannot be written."""


def sum_up(match: Match, games: Mapping[int, Played]) -> Result:
    """The result of a match whose games, by number, have all been played."""
    played = [games[number] for number in range(match.games)]
    return Result(match, stand(match, played), pairs(match, played), wins_by_seat(match, played), played)


def read_games(path: Path) -> Kept:
    try:
        return msgspec.json.decode(path.read_bytes(), type=Kept)
    except OSError as problem:
        raise BadJournal(f"{path} cannot be read ({problem.strerror})") from None
    except msgspec.DecodeError as problem:
        raise BadJournal(f"{path} is not the result of a match ({problem})") from None


def games_of(match: Match, path: Path) -> dict[int, Played]:
    """What an earlier, shorter run of the same match has left in its result."""
    if not path.exists():
        return {}
    kept = read_games(path)
    check_match(match, kept.match, path)
    if kept.match.games > match.games:
        raise BadJournal(
            f"{path} holds {kept.match.games} games of this match already; ask for more, not {match.games}"
        )
    return {game.number: game for game in kept.games}


def write(path: Path, text: str) -> None:
    try:
        replace_file(path, text)
    except OSError as problem:
        raise Unwritable(f"{path} cannot be written ({problem.strerror})") from None


def document(result: Result) -> str:
    return msgspec.json.encode(result).decode() + "\n"


def check_place(path: Path) -> None:
    """Before hours of play: there must be a folder for this file."""
    if path.is_dir():
        raise Unwritable(f"{path} is a folder; name a file")
    if not path.parent.is_dir():
        raise Unwritable(f"the folder {path.parent} of {path.name} does not exist")
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise Unwritable(f"{path} cannot be written (Permission denied)")
