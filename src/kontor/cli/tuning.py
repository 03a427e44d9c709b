"""Tuning a game's bots: rounds of play, what they lead to, and whether it is any better."""

import secrets
import tempfile
from contextlib import closing
from functools import partial
from pathlib import Path

import typer

from kontor import bots, games
from kontor.arena.crew import hire
from kontor.arena.foretelling import Lesson, foretell, gather, spell_outlook
from kontor.arena.match import arrange
from kontor.arena.result import check_place, write
from kontor.arena.tuning import Round, chosen_figures, settled, spell, tune
from kontor.engine.data import WEIGHTS
from kontor.engine.errors import BadSetup

from .arena import STOPPED
from .command import spelling
from .progress import progress


def show_tuning(
    name: str,
    player: str,
    figures: list[str] | None,
    rounds: int,
    count: int,
    seats: int | None,
    opening: int,
    seed: int | None,
    jobs: int | None,
    out: Path,
) -> None:
    check_order(player, rounds, out)
    game = games.get(name)
    crew = hire(jobs)
    done: list[Round] = []
    seed = secrets.randbits(32) if seed is None else seed
    with tempfile.TemporaryDirectory() as scratch, progress(f"tuning {name}", rounds) as advance:
        try:
            for one in tune(game, player, figures, rounds, count, seats, opening, seed, crew, Path(scratch)):
                done.append(one)
                advance()
        except KeyboardInterrupt:
            if len(done) < 2:
                raise typer.Exit(STOPPED) from None
    write(out, spell((game.room / WEIGHTS).read_text(encoding="utf-8"), settled(done)))
    by_lot = f"--opening {opening}" if opening else ""
    typer.echo(f"{len(done)} rounds of {count} games, seed {seed}: the weights are in {out}")
    typer.echo(
        f"see whether they are better: {spelling()} arena {name} --bots {player}@{out},{player} --games 400 {by_lot}"
    )


def show_outlook(
    name: str,
    player: str,
    figures: list[str] | None,
    count: int,
    seats: int | None,
    opening: int,
    seed: int | None,
    jobs: int | None,
    out: Path,
) -> None:
    """Fit what a search foretells, from games that are played to their end."""
    check_order(player, 2, out)
    game = games.get(name)
    seed = secrets.randbits(32) if seed is None else seed
    match = arrange(game, [player], count, seats or max(game.seats), seed, {}, opening)
    chosen_figures(game.weights, figures)
    lessons: list[Lesson] = []
    with (
        progress(f"playing {name}", count) as advance,
        closing(hire(jobs)(partial(gather, match, None), range(count))) as courses,
    ):
        for course in courses:
            lessons.extend(course.lessons)
            advance()
    fits = []
    for fit in foretell(game, lessons, figures):
        fits.append(fit)
        typer.echo(f"{len(lessons)} positions: how the games ended is given {fit.credit:.2%} on average")
    write(out, spell_outlook((game.room / WEIGHTS).read_text(encoding="utf-8"), fits[-1].values))
    typer.echo(f"{count} games of {player}, seed {seed}: the weights are in {out}")
    typer.echo(f"see whether they are better: {spelling()} arena {name} --bots search:60@{out},search:60 --games 100")


def check_order(player: str, rounds: int, out: Path) -> None:
    bots.check(player)
    if "@" in player:
        raise BadSetup(f"'{player}' has weights of its own; name the kind of bot alone, for example greedy")
    if rounds < 2:
        raise BadSetup(f"tuning takes at least 2 rounds, not {rounds}")
    check_place(out)
