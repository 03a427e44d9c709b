"""Fitting the weights of a game's bots by letting them play (simultaneous perturbation, SPSA).

In every round all figures move a little, each up or down by lot. Bots with the figures as they were drawn meet bots
with each figure moved the other way, on mirrored deals, and all figures follow the side that did better. No single
round says much; over many of them what helps adds up and what does not cancels out. The outcome is the average over
the second half.
"""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from kontor.engine.data import WEIGHTS
from kontor.engine.errors import BadSetup
from kontor.engine.game import Game, spell_list
from kontor.engine.judging import Weights

from .crew import Crew
from .match import Match, arrange
from .playing import Played
from .running import play_missing
from .schedule import stream
from .standings import seats_of, win_of

# How far figures are moved to try them, and how far they follow a clean win; both as a part of themselves.
REACH = 0.15
PACE = 0.1
# The smallest size at which a figure is moved, or nothing would ever leave zero.
LEAST = 0.05

# Figures that greedy play does not depend on, or that set the scale of the others.
FIXED = {"win", "envy", "sharpness", "doubt", "patience"}

# A figure by its name and, in a list, its place.
Figure = tuple[str, int | None]
Values = dict[Figure, float]


class Round(msgspec.Struct, frozen=True):
    """How much better the figures as drawn did than their opposite, from -1 to 1, and where that leads."""

    number: int
    difference: float
    values: Values


def tune(
    game: Game,
    player: str,
    names: Sequence[str] | None,
    rounds: int,
    games: int,
    seats: int | None,
    opening: int,
    seed: int,
    crew: Crew,
    scratch: Path,
) -> Iterator[Round]:
    """Rounds of figures that should get better and better; `scratch` is a folder for files that nobody needs later."""
    text = (game.room / WEIGHTS).read_text(encoding="utf-8")
    values = chosen_figures(game.weights, names)
    sizes = {figure: max(abs(value), LEAST) for figure, value in values.items()}
    for number in range(rounds):
        rng = stream(seed, "signs", number)
        signs = {figure: 1.0 if rng.below(2) else -1.0 for figure in values}
        bots = []
        for side, name in ((1, "up"), (-1, "down")):
            tried = {figure: value + side * signs[figure] * REACH * sizes[figure] for figure, value in values.items()}
            path = scratch / f"{number}-{name}.toml"
            path.write_text(spell(text, tried), encoding="utf-8")
            bots.append(f"{player}@{path}")
        seed_here = stream(seed, "match", number).seed() % 2**48
        match = arrange(game, bots, games, seats or max(game.seats), seed_here, {}, opening)
        difference = edge(match, list(play_missing(match, crew, ())))
        values = {figure: value + PACE * difference * signs[figure] * sizes[figure] for figure, value in values.items()}
        yield Round(number, difference, values)


def edge(match: Match, games: Sequence[Played]) -> float:
    """By how much the first entrant did better than the other: half by wins, half by points."""
    first = match.entrants[0]
    total = 0.0
    for game in games:
        own = seats_of(first, game)
        others = [seat for seat in range(match.seats) if seat not in own]
        total += sum(win_of(game, seat) for seat in own) - sum(win_of(game, seat) for seat in others)
        lead = average(game.points, own) - average(game.points, others)
        total += lead / (max(game.points) - min(game.points) or 1)
    return total / (2 * len(games))


def average(points: Sequence[int], seats: Sequence[int]) -> float:
    return sum(points[seat] for seat in seats) / len(seats)


def chosen_figures(weights: Weights, names: Sequence[str] | None) -> Values:
    """The figures to tune: those named, else all that greedy play depends on."""
    every: dict[str, float | list[float]] = {**weights.table, **weights.search}
    for name in names or ():
        if name not in every:
            raise BadSetup(
                f"there is no figure '{name}' in {weights.source}; there is {spell_list(list(every), 'and')}"
            )
    wanted = names or [name for name in weights.table if name not in FIXED]
    values: Values = {}
    for name in wanted:
        figures = every[name]
        if isinstance(figures, list):
            values.update({(name, place): figure for place, figure in enumerate(figures)})
        else:
            values[name, None] = figures
    return values


def settled(rounds: Sequence[Round]) -> Values:
    """The average over the second half."""
    late = rounds[len(rounds) // 2 :]
    return {figure: sum(one.values[figure] for one in late) / len(late) for figure in late[0].values}


def spell(text: str, values: Values) -> str:
    """The text of a weights file with these figures in it; comments, the outlook and everything else stay."""
    text, outlook, below = text.partition("\n[outlook]")
    for name, figures in spell_figures(values).items():
        text = re.sub(rf"^{name} = .*$", f"{name} = {figures}", text, flags=re.M)
    return text + outlook + below


def spell_figures(values: Values) -> dict[str, str]:
    """By its name each number, or list of them, as a weights file has it."""
    rows: dict[str, list[float]] = {}
    for (name, _), value in values.items():
        rows.setdefault(name, []).append(value)
    spelled = {name: ", ".join(f"{value:.4g}" for value in row) for name, row in rows.items()}
    return {name: figures if (name, None) in values else f"[{figures}]" for name, figures in spelled.items()}
