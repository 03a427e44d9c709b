"""Advice at a table: the best moves of a seat in words, from what it can know. For a process that thinks."""

import msgspec

from kontor import games
from kontor.analysis import advice
from kontor.analysis.thinking import Effort
from kontor.engine.record import parse

from .looks import words_of
from .sitting import Sitting

EFFORT = Effort(None, 1.5)
MOVES = 3


class Step(msgspec.Struct, frozen=True):
    move: str
    words: str


class Hint(msgspec.Struct, frozen=True):
    """A move, what share in the victory its seat may expect of it, and how the turn would go on."""

    move: str
    words: str
    expected: float
    then: list[Step]


def advise(record: str, seat: int, language: str, folder: str | None) -> list[Hint]:
    """The best moves of this seat, the best first."""
    parsed = parse(record)
    game = games.get(parsed.game, folder)
    words = words_of(game.name, language)
    found = advice.advise(game, Sitting(game, parsed).state, seat, EFFORT, MOVES, len(parsed.choices))
    return [
        Hint(
            one.step.move,
            words.sentence(one.step.phrase),
            round(one.expected, 4),
            [Step(step.move, words.sentence(step.phrase)) for step in one.line],
        )
        for one in found
    ]
