"""Fitting what a search foretells: estimates on the way through a game are compared with the points at its end.

To act well and to foretell well ask for different figures: whoever acts must be made to spend, whoever foretells must
know what a hoard is still good for. Positions are drawn from games of bots; each seat's lead in the estimate should be
its lead in the end. Least squares finds the figures, held to the old ones by a spring each, because some hardly differ
in their effect. Estimates are not quite linear in their figures, so that is done in a few steps.
"""

import re
import time
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from kontor import games
from kontor.bots.bot import ask
from kontor.engine.game import Game
from kontor.engine.judging import Figures, Weights

from .match import Match
from .playing import set_up
from .schedule import stream
from .tuning import Values, chosen_figures, spell_figures

# Positions of each game; more of one game say little more.
POSITIONS = 24
STEPS = 4
# How far each step goes, how figures are moved to see their effect, and how strongly they are held to the old ones.
STRIDE = 0.7
NUDGE = 0.02
SPRING = 0.2
# The smallest size by which a figure is measured.
SMALLEST = 0.3


class Lesson(msgspec.Struct, frozen=True):
    """A position, as a document, and what everybody had in the end."""

    position: dict[str, Any]
    points: Sequence[float]


class Course(msgspec.Struct, frozen=True):
    """The lessons of one game."""

    lessons: list[Lesson]
    seconds: float


class Fit(NamedTuple):
    """How far the estimates of leads were off on average, and the figures that follow."""

    error: float
    values: Values


def gather(match: Match, folder: str | None, numbers: Sequence[int]) -> list[Course]:
    """Positions at the beginning of turns, from some games of a match."""
    game = games.get(match.game, folder)
    return [attend(match, game, number) for number in numbers]


def attend(match: Match, game: Game, number: int) -> Course:
    start = time.perf_counter()
    state, players = set_up(match, game, number)
    turns = []
    last = -1
    while not state.over():
        seat = state.actors()[0]
        if seat != last:
            turns.append(state.clone())
            last = seat
        state.play(seat, ask(players[seat], state, seat))
    places = list(range(len(turns)))
    stream(match.seed, "lessons", number).shuffle(places)
    lessons = [Lesson(game.dump(turns[place]), state.scores()) for place in places[:POSITIONS]]
    return Course(lessons, round(time.perf_counter() - start, 6))


def foretell(game: Game, lessons: Sequence[Lesson], names: Sequence[str] | None = None) -> Iterator[Fit]:
    """Figures that foretell the ends of these games better and better."""
    old = chosen_figures(game.weights.foretelling(), names)
    sizes = [max(abs(value), SMALLEST) for value in old.values()]
    states = [game.load(lesson.position) for lesson in lessons]
    values = dict(old)
    for _ in range(STEPS):
        leads = estimates(game, states, values)
        slopes = []
        for figure, size in zip(old, sizes, strict=True):
            nudged = {**values, figure: values[figure] + NUDGE * size}
            moved = estimates(game, states, nudged)
            slopes.append([(after - before) / NUDGE for before, after in zip(leads, moved, strict=True)])
        misses = [
            lead - estimate
            for lead, estimate in zip([one for lesson in lessons for one in centred(lesson.points)], leads, strict=True)
        ]
        pulls = [(old[figure] - values[figure]) / size for figure, size in zip(old, sizes, strict=True)]
        steps = least_squares(slopes, misses, pulls)
        values = {
            figure: value + STRIDE * step * size
            for (figure, value), step, size in zip(values.items(), steps, sizes, strict=True)
        }
        yield Fit((sum(miss * miss for miss in misses) / len(misses)) ** 0.5, values)


def estimates(game: Game, states: Sequence[Any], values: Values) -> list[float]:
    """Every seat's estimated lead over the average, for all states in a row."""
    judge = game.make_judge(reweighed(game.weights, values))
    return [one for state in states for one in centred(judge.prospects(state))]


def centred(points: Sequence[float]) -> list[float]:
    mean = sum(points) / len(points)
    return [one - mean for one in points]


def reweighed(weights: Weights, values: Values) -> Weights:
    table: Figures = {
        name: list(figures) if isinstance(figures, list) else figures
        for name, figures in weights.foretelling().table.items()
    }
    for (name, place), value in values.items():
        row = table[name]
        if isinstance(row, list) and place is not None:
            row[place] = value
        else:
            table[name] = value
    return Weights(table, weights.search, {}, weights.source)


def least_squares(slopes: list[list[float]], misses: list[float], pulls: list[float]) -> list[float]:
    """The steps that make up for the misses best, without straining the springs too much."""
    count = len(misses)
    rows = [
        [sum(a * b for a, b in zip(one, other, strict=True)) / count for other in slopes]
        + [sum(a * b for a, b in zip(one, misses, strict=True)) / count]
        for one in slopes
    ]
    for place, pull in enumerate(pulls):
        rows[place][place] += SPRING
        rows[place][-1] += SPRING * pull
    return solve(rows)


def solve(rows: list[list[float]]) -> list[float]:
    """A system of linear equations, by elimination; the springs keep its pivots away from zero."""
    size = len(rows)
    for pivot in range(size):
        for below in range(pivot + 1, size):
            factor = rows[below][pivot] / rows[pivot][pivot]
            for column in range(pivot, size + 1):
                rows[below][column] -= factor * rows[pivot][column]
    found = [0.0] * size
    for place in range(size - 1, -1, -1):
        known = sum(rows[place][column] * found[column] for column in range(place + 1, size))
        found[place] = (rows[place][-1] - known) / rows[place][place]
    return found


def spell_outlook(text: str, values: Values) -> str:
    """The text of a weights file with these figures as its outlook; everything else stays."""
    lines = [f"{name} = {figures}" for name, figures in spell_figures(values).items()]
    above = re.split(r"^# [^\n]*\n\[outlook\]|^\[outlook\]", text, maxsplit=1, flags=re.M)[0].rstrip()
    return f"{above}\n\n{HEADING}\n[outlook]\n" + "\n".join(lines) + "\n"


HEADING = "# What a search foretells the end by, where that differs; `kontor tune --outlook` fits these figures."
