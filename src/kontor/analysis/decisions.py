"""Examining the decisions of a record, each by itself and from what its seat knew.

The move that a search likes best is weighed against the one that was played (see `thinking`). What the better of the
two promises is what everybody could expect at that moment; what the played one promises less is its loss. Everything
follows from the record and the number of the decision: who examines which, and when, changes nothing unless they think
by the clock.

Where the turn went on at once, the next decision was examined too, with a search of its own from there. If that found
more in the move than was seen before, `look_back` believes it.
"""

import time
from functools import lru_cache
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from kontor import games
from kontor.engine.game import Game
from kontor.engine.record import Record, begin, parse, replay
from kontor.engine.state import State

from .thinking import Effort, Thinker


class Decision(msgspec.Struct, frozen=True):
    """Lists have an entry per seat; shares in the victory go from 0 to 1."""

    number: int
    # Choices that one seat makes in a row are a turn, alone from fence to fence; and so are the secret answers of
    # several to one question.
    turn: int
    seat: int
    move: str
    best: str
    # What every seat could expect, and what was left of it after the move.
    expected: list[float]
    after: list[float]
    # What the move cost its seat, and how much of that may be chance.
    loss: float
    doubt: float
    # Whether something came from a pile, or chance spoke, when the move was made.
    chance: bool
    # Whether the same seat decides next, and nobody has learned anything in between.
    goes_on: bool


class Examined(NamedTuple):
    decision: Decision
    seconds: float


class Order(NamedTuple):
    """What to examine: the text of a record and the folder of its data; and how long."""

    record: str
    folder: str | None
    effort: Effort


class Moment(NamedTuple):
    """A decision about to be made."""

    state: State
    seat: int
    move: int
    turn: int
    chance: bool
    goes_on: bool


def examine(order: Order, numbers: list[int]) -> list[Examined]:
    """The decisions of these numbers, the first of a record being 1."""
    game, moments = unfold(order.record, order.folder)
    return [examine_one(game, moments[number - 1], number, order.effort) for number in numbers]


@lru_cache(maxsize=1)
def unfold(text: str, folder: str | None) -> tuple[Game, list[Moment]]:
    """Kept, because a worker is asked again and again for decisions of the same record."""
    record = parse(text)
    game = games.get(record.game, folder)
    return game, moments_of(record, game)


def moments_of(record: Record, game: Game) -> list[Moment]:
    """All decisions of a record, every one of them checked."""
    state = begin(record, game)
    moments: list[Moment] = []
    turn = 0
    last = -1
    fence = -1
    owing: list[int] = []
    for seat, move in replay(record, game, state):
        secret = bool(owing) or len(state.actors()) > 1
        alone = len(state.seat_names) == 1
        turn += not owing and (secret or seat != last or (alone and state.fence != fence))
        owing = [actor for actor in state.actors() if secret and actor != seat]
        last = -1 if secret else seat
        fence = state.fence
        after = state.clone()
        after.play(seat, move)
        chance = chance_of(after) != chance_of(state)
        moments.append(Moment(state.clone(), seat, move, turn, chance, after.fence == state.fence))
    return moments


def chance_of(state: State) -> tuple[int, int]:
    """Changes when chance speaks or a card comes from a pile."""
    return int(state.rng.x), state.undealt()


def examine_one(game: Game, moment: Moment, number: int, effort: Effort) -> Examined:
    start = time.perf_counter()
    seat, move = moment.seat, moment.move
    thinker = Thinker(game, moment.state, seat, number)
    favourite = thinker.look_around(effort.share(2))[0].move
    played, *rivals = thinker.weigh(list(dict.fromkeys((move, favourite))), effort.share(2, 2))
    best = max([played, *rivals], key=lambda one: one.expected()[seat])
    decision = Decision(
        number,
        moment.turn,
        seat,
        game.moves.name(move),
        game.moves.name(best.move),
        rounded(best.expected()),
        rounded(played.expected()),
        round(best.expected()[seat] - played.expected()[seat], 4),
        round(played.doubt(best, seat), 4),
        moment.chance,
        moment.goes_on,
    )
    return Examined(decision, time.perf_counter() - start)


def look_back(decisions: list[Decision]) -> list[Decision]:
    """Let every decision of a turn know what the following ones have shown; all decisions of a game in their order."""
    known: list[Decision] = []
    for decision in reversed(decisions):
        seat = decision.seat
        if known and decision.goes_on and known[-1].expected[seat] > decision.after[seat]:
            decision = learn(decision, known[-1].expected)
        known.append(decision)
    return known[::-1]


def learn(decision: Decision, after: list[float]) -> Decision:
    """A decision whose move turned out to be worth more."""
    seat = decision.seat
    if after[seat] >= decision.expected[seat]:
        return replace(decision, best=decision.move, expected=after, after=after, loss=0.0, doubt=0.0)
    return replace(decision, after=after, loss=round(decision.expected[seat] - after[seat], 4))


def rounded(shares: list[float]) -> list[float]:
    return [round(share, 4) for share in shares]
