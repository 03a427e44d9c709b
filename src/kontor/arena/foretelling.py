"""Fitting what a search foretells: estimates on the way through a game are compared with how it ended.

To act well and to foretell well ask for different figures: whoever acts must be made to spend, whoever foretells must
know what a hoard is still good for. Positions are drawn from games of bots; the chances that each seat is given there
should speak for those who won. That is a logistic regression: weighted least squares, done again a few times, because
neither chances nor estimates are linear in the figures. Every figure is held to the old one by a spring, because some
hardly differ in their effect.
"""

import re
import time
from collections.abc import Iterator, Sequence
from math import exp, log, sqrt
from typing import Any, NamedTuple

import msgspec

from kontor import games
from kontor.bots.bot import ask
from kontor.engine.game import Game
from kontor.engine.judging import Figures, Weights, softmax

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
SPRING = 0.0005
# The smallest size by which a figure is measured.
SMALLEST = 0.3
# No seat is given less than this, for nothing to be infinitely surprising.
FAINT = 1e-6
# How fast leads become certainty: to those who act it is all the same, to those who foretell it is not.
SHARPNESS = ("sharpness", None)
DOUBT = ("doubt", None)


class Lesson(msgspec.Struct, frozen=True):
    """A position, as a document, and what everybody's share in the victory was in the end."""

    position: dict[str, Any]
    shares: Sequence[float]


class Course(msgspec.Struct, frozen=True):
    """The lessons of one game."""

    lessons: list[Lesson]
    seconds: float


class Fit(NamedTuple):
    """The chance that was given to how the games ended, on average, and the figures that follow."""

    credit: float
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
    shares = game.outlook.chances(state)
    lessons = [Lesson(game.dump(turns[place]), shares) for place in places[:POSITIONS]]
    return Course(lessons, round(time.perf_counter() - start, 6))


def foretell(game: Game, lessons: Sequence[Lesson], names: Sequence[str] | None = None) -> Iterator[Fit]:
    """Figures that foretell the ends of these games better and better."""
    weights = game.weights.foretelling()
    old = chosen_figures(weights, names)
    if names is None:
        old.update({figure: weights.one(figure[0]) for figure in (SHARPNESS, DOUBT)})
    sizes = [max(abs(value), SMALLEST) for value in old.values()]
    states = [game.load(lesson.position) for lesson in lessons]
    ends = [share for lesson in lessons for share in lesson.shares]
    values = dict(old)
    for _ in range(STEPS):
        odds = estimates(game, states, values)
        chances = [[max(one, FAINT) for one in softmax(row, 1.0)] for row in odds]
        flat = [one for row in chances for one in row]
        slopes = []
        for figure, size in zip(old, sizes, strict=True):
            moved = estimates(game, states, {**values, figure: values[figure] + NUDGE * size})
            slopes.append([one for rows in zip(odds, moved, chances, strict=True) for one in slope(*rows)])
        misses = [(end - chance) / sqrt(chance) for end, chance in zip(ends, flat, strict=True)]
        pulls = [(old[figure] - values[figure]) / size for figure, size in zip(old, sizes, strict=True)]
        steps = least_squares(slopes, misses, pulls)
        values = {
            figure: value + STRIDE * step * size
            for (figure, value), step, size in zip(values.items(), steps, sizes, strict=True)
        }
        yield Fit(exp(sum(end * log(one) for end, one in zip(ends, flat, strict=True)) / len(lessons)), values)


def estimates(game: Game, states: Sequence[Any], values: Values) -> list[list[float]]:
    """For every state the logarithms of all seats' odds."""
    judge = game.make_judge(reweighed(game.weights, values))
    return [[judge.certainty(state) * one for one in judge.prospects(state)] for state in states]


def slope(before: list[float], after: list[float], chances: list[float]) -> list[float]:
    """How a figure moves the chances in one position, each in proportion to how far it may swing."""
    moves = [(there - here) / NUDGE for here, there in zip(before, after, strict=True)]
    mean = sum(move * chance for move, chance in zip(moves, chances, strict=True))
    return [(move - mean) * sqrt(chance) for move, chance in zip(moves, chances, strict=True)]


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
