"""Holding a match of bots: its progress, its interruption, and what it leaves behind."""

import secrets
import shlex
import signal
import time
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import typer

from kontor import games
from kontor.arena.chart import draw
from kontor.arena.cluster import cluster
from kontor.arena.crew import Crew, hire
from kontor.arena.journal import Journal, cache_folder
from kontor.arena.match import Match, arrange
from kontor.arena.result import check_place, document, games_of, sum_up, write
from kontor.arena.running import play_missing
from kontor.engine.errors import KontorError
from kontor.engine.game import Game

from .command import spelling
from .progress import progress
from .standings import show

# What a shell says of a command that was stopped by Ctrl-C.
STOPPED = 130


class Orders(NamedTuple):
    """How a match is run and what is kept of it; none of this changes its games."""

    jobs: int | None
    ray: str | None
    json: Path | None
    svg: Path | None
    fresh: bool
    folder: str | None


def hold(
    name: str,
    bots: list[str],
    count: int,
    seats: int | None,
    seed: int | None,
    options: dict[str, str],
    opening: int,
    orders: Orders,
) -> None:
    game = games.get(name, orders.folder)
    match = arrange(game, bots, count, seats, secrets.randbits(32) if seed is None else seed, options, opening)
    crew = hire(orders.jobs) if orders.ray is None else cluster(orders.ray, orders.jobs)
    journal = open_journal(match, orders)
    before = len(journal.games)
    start = time.monotonic()
    try:
        play(match, crew, journal, orders.folder)
    except KeyboardInterrupt:
        typer.echo(kept(match, journal, command(match, game, orders)), err=True)
        raise typer.Exit(STOPPED) from None
    except KontorError as problem:
        if not journal.games:
            journal.close(keep=False)
            raise
        raise KontorError(f"{problem}; {kept(match, journal, command(match, game, orders))}") from None
    seconds = time.monotonic() - start
    result = sum_up(match, journal.games)
    if orders.json:
        write(orders.json, document(result))
    if orders.svg:
        write(orders.svg, draw(result, game.title))
    show(result, game, len(journal.games) - before, seconds)
    journal.close(keep=len(journal.games) > match.games)


def open_journal(match: Match, orders: Orders) -> Journal:
    """With the games of this match that were played before, here or in a result that is to grow."""
    for path in (orders.json, orders.svg):
        if path:
            check_place(path)
    if not orders.json:
        return Journal(match, cache_folder() / f"{match.game}-{match.seed}-{match.key()}.partial", orders.fresh)
    earlier = {} if orders.fresh else games_of(match, orders.json)
    journal = Journal(match, orders.json.with_name(f"{orders.json.name}.partial"), orders.fresh)
    journal.games.update(earlier)
    return journal


def play(match: Match, crew: Crew, journal: Journal, folder: str | None) -> None:
    """Play what is missing; to be ended from outside is the same as Ctrl-C."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    done = done_of(match, journal)
    if done:
        typer.echo(f"going on after {done} of {match.games} games", err=True)
    with (
        progress(f"{match.game}, seed {match.seed}", match.games, done) as advance,
        closing(play_missing(match, crew, journal.games, folder)) as running,
    ):
        for game in running:
            journal.add(game)
            advance()


def done_of(match: Match, journal: Journal) -> int:
    return sum(number < match.games for number in journal.games)


def kept(match: Match, journal: Journal, words: str) -> str:
    return f"{done_of(match, journal)} of {match.games} games are kept, go on with: {words}"


def command(match: Match, game: Game, orders: Orders) -> str:
    """What to type to go on with this match."""
    usual = game.settle_options({})
    wishes = [
        ("--bots", ",".join(match.bots)),
        ("--games", match.games),
        ("--seats", match.seats),
        ("--seed", match.seed),
        *(("--option", f"{name}={value}") for name, value in match.options.items() if usual[name] != value),
        ("--opening", match.opening or None),
        ("--jobs", orders.jobs),
        ("--ray", orders.ray),
        ("--json", orders.json),
        ("--svg", orders.svg),
        ("--data", orders.folder),
    ]
    words = [str(word) for wish in wishes if wish[1] is not None for word in wish]
    return f"{spelling()} arena {match.game} {shlex.join(words)}"
