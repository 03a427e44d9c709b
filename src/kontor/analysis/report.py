"""The analysis of a game as one JSON document.

    {
      "game", "title", "data", "playouts", "seconds", "seats": [names], "players": [names],
      "result": {"points": [per seat], "ranks": [per seat], "ending"} or null while the game is not over,
      "decisions": [{"number", "turn", "seat", "move", "best", "expected": [per seat], "after": [per seat], "loss",
                     "doubt", "chance", "goes_on"}, …],
      "end": [what every seat may expect after the last decision, or has got],
      "summaries": [{"seat", "start", "lowest", "highest", "end", "decisions", "loss": on average}, …],
      "mistakes": [numbers of decisions, the costliest first],
      "turning_points": [{"first", "last", "turn", "seat", "before": [per seat], "after": [per seat], "swing",
                          "cause"}, …]
    }

Seats are numbered from 0. `Decision` says what a decision holds. Expectations are shares in the victory from 0 to 1, as
the seat that decides can judge them from what it knows; at the end of the game they are the true result.

A mistake is a decision whose loss is not small and exceeds its doubt. A turning point is a turn from whose beginning to
the beginning of the next the expectations moved most. Its cause is a `mistake` if clear losses of those who came out
worse make up at least half of that, else `luck` if chance spoke or a card came from a pile, else `play`: the turn was
better or worse than the others had seen coming. `seat` is -1 where several seats answered secretly.
"""

from collections.abc import Iterable
from itertools import groupby

import msgspec

from kontor.engine.game import Game
from kontor.engine.record import Record
from kontor.engine.state import State

from .decisions import Decision, look_back
from .thinking import Effort

# What is worth telling, and how much of it.
SMALL_LOSS = 0.02
SMALL_SWING = 0.05
MISTAKES = 5
TURNING_POINTS = 4


class Result(msgspec.Struct, frozen=True):
    points: list[int]
    ranks: list[int]
    ending: str


class Summary(msgspec.Struct, frozen=True):
    """How a seat fared; the loss is the average of its decisions."""

    seat: int
    start: float
    lowest: float
    highest: float
    end: float
    decisions: int
    loss: float


class TurningPoint(msgspec.Struct, frozen=True):
    first: int
    last: int
    turn: int
    seat: int
    before: list[float]
    after: list[float]
    swing: float
    cause: str


class Analysis(msgspec.Struct, frozen=True):
    game: str
    title: str
    data: str
    playouts: int | None
    seconds: float | None
    seats: list[str]
    players: list[str]
    result: Result | None
    decisions: list[Decision]
    end: list[float]
    summaries: list[Summary]
    mistakes: list[int]
    turning_points: list[TurningPoint]

    def course(self) -> list[list[float]]:
        """What every seat could expect before each decision, and at the end."""
        return [*(decision.expected for decision in self.decisions), self.end]


def sum_up(game: Game, record: Record, state: State, effort: Effort, decisions: Iterable[Decision]) -> Analysis:
    """The analysis of a game that has led to this state, of its examined decisions in any order."""
    ordered = look_back(sorted(decisions, key=lambda decision: decision.number))
    end = victory(state.ranks()) if state.over() else ordered[-1].after
    return Analysis(
        game.name,
        game.title,
        game.data_hash,
        effort.playouts,
        effort.seconds,
        list(state.seat_names),
        record.players,
        Result(state.scores(), state.ranks(), state.ending) if state.over() else None,
        ordered,
        end,
        [summarise(seat, ordered, end) for seat in range(len(end))],
        [decision.number for decision in find_mistakes(ordered)],
        find_turning_points(ordered, end),
    )


def document(analysis: Analysis) -> str:
    return msgspec.json.encode(analysis).decode() + "\n"


def victory(ranks: list[int]) -> list[float]:
    winners = ranks.count(1)
    return [round(1 / winners, 4) if rank == 1 else 0.0 for rank in ranks]


def summarise(seat: int, decisions: list[Decision], end: list[float]) -> Summary:
    course = [decision.expected[seat] for decision in decisions] + [end[seat]]
    losses = [decision.loss for decision in decisions if decision.seat == seat]
    average = round(sum(losses) / len(losses), 4) if losses else 0.0
    return Summary(seat, course[0], min(course), max(course), end[seat], len(losses), average)


def find_mistakes(decisions: list[Decision]) -> list[Decision]:
    clear = [decision for decision in decisions if is_clear(decision) and decision.loss >= SMALL_LOSS]
    return sorted(clear, key=lambda decision: -decision.loss)[:MISTAKES]


def is_clear(decision: Decision) -> bool:
    return decision.loss > decision.doubt


def find_turning_points(decisions: list[Decision], end: list[float]) -> list[TurningPoint]:
    """The turns after which things looked most different, in their order."""
    turns = [list(turn) for _, turn in groupby(decisions, key=lambda decision: decision.turn)]
    afterwards = [*(turn[0].expected for turn in turns[1:]), end]
    points = [turning_point(turn, after) for turn, after in zip(turns, afterwards, strict=True)]
    largest = sorted(points, key=lambda point: -point.swing)[:TURNING_POINTS]
    return sorted((point for point in largest if point.swing >= SMALL_SWING), key=lambda point: point.first)


def turning_point(turn: list[Decision], after: list[float]) -> TurningPoint:
    first = turn[0]
    seats = {decision.seat for decision in turn}
    swing = sum(max(0.0, then - now) for now, then in zip(first.expected, after, strict=True))
    worse = [seat for seat in range(len(after)) if after[seat] < first.expected[seat]]
    if sum(decision.loss for decision in turn if is_clear(decision) and decision.seat in worse) >= swing / 2:
        cause = "mistake"
    else:
        cause = "luck" if any(decision.chance for decision in turn) else "play"
    seat = first.seat if len(seats) == 1 else -1
    return TurningPoint(first.number, turn[-1].number, first.turn, seat, first.expected, after, round(swing, 4), cause)
