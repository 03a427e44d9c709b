"""Playing the games of a match, one after the other."""

import time
from collections.abc import Iterable
from pathlib import Path
from traceback import extract_tb

import msgspec

from kontor import games
from kontor.bots.bot import Bot, ask
from kontor.engine.errors import BadData, KontorError
from kontor.engine.game import Game, apply
from kontor.engine.rng import Rng
from kontor.engine.state import State

from .match import Match, make_bot
from .schedule import fixture, stream


class Played(msgspec.Struct, frozen=True):
    """A finished game; the lists have an entry per seat, times are in seconds."""

    number: int
    deal: int
    seating: list[str]
    points: list[int]
    ranks: list[int]
    ending: str
    decisions: list[int]
    thinking: list[float]
    seconds: float


class BrokenOff(KontorError):
    """A game that could not be finished."""


def play_games(match: Match, folder: str | None, numbers: Iterable[int]) -> list[Played]:
    """Some games of a match, with the data of this folder."""
    game = games.get(match.game, folder)
    if game.data_hash != match.data:
        raise BadData(f"the match is played with the data {match.data} of {game.title}, but here is {game.data_hash}")
    return [play_game(match, game, number) for number in numbers]


def play_game(match: Match, game: Game, number: int) -> Played:
    start = time.perf_counter()
    deal, seating = fixture(match, number)
    state, players = set_up(match, game, number)
    decisions = [0] * match.seats
    thinking = [0.0] * match.seats
    while not state.over():
        seat = state.actors()[0]
        try:
            asked = time.perf_counter()
            move = ask(players[seat], state, seat)
            thinking[seat] += time.perf_counter() - asked
            apply(state, seat, move)
        except Exception as problem:
            raise BrokenOff(
                f"game {number} of seed {match.seed} ({match.game}, deal {deal}: {', '.join(seating)}) broke off at "
                f"decision {sum(decisions) + 1}: {seating[seat]} raised {tell_problem(problem)}"
            ) from None
        decisions[seat] += 1
    return Played(
        number,
        deal,
        list(seating),
        state.scores(),
        state.ranks(),
        state.ending,
        decisions,
        [round(seconds, 6) for seconds in thinking],
        round(time.perf_counter() - start, 6),
    )


def set_up(match: Match, game: Game, number: int) -> tuple[State, list[Bot]]:
    """A game of a match after its opening, and its players."""
    deal, seating = fixture(match, number)
    state = game.start(match.seats, deal, match.options)
    open_by_lot(state, match.opening, stream(deal, "opening"))
    return state, [make_bot(name, game, stream(match.seed, "bot", number, seat)) for seat, name in enumerate(seating)]


def open_by_lot(state: State, choices: int, rng: Rng) -> None:
    """Make so many choices without thinking: games without chance would else all be alike."""
    for _ in range(choices):
        if state.over():
            return
        seat = state.actors()[0]
        moves = state.legal(seat)
        state.play(seat, moves[rng.below(len(moves))])


def tell_problem(problem: Exception) -> str:
    """What was raised, and where, on one line."""
    place = extract_tb(problem.__traceback__)[-1]
    what = " ".join(str(problem).split())
    return f"{type(problem).__name__}: {what} ({Path(place.filename).name}, line {place.lineno})"
