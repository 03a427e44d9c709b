"""Tuning a game's bots: rounds of play, what they lead to, and whether it is any better."""

import secrets
import tempfile
from pathlib import Path

import typer

from kontor import bots, games
from kontor.arena.crew import hire
from kontor.arena.result import check_place, write
from kontor.arena.tuning import Round, settled, spell, tune
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
    game = games.get(name)
    bots.check(player)
    if "@" in player:
        raise BadSetup(f"'{player}' has weights of its own; name the kind of bot alone, for example greedy")
    if rounds < 2:
        raise BadSetup(f"tuning takes at least 2 rounds, not {rounds}")
    check_place(out)
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
