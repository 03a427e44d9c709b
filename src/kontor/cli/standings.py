"""The result of a match as tables, and what to know about it."""

import sys

from rich.console import Console
from rich.table import Table

from kontor.arena.estimates import NORMAL
from kontor.arena.result import Result
from kontor.arena.schedule import round_length
from kontor.arena.standings import Pair, Standing
from kontor.bots import is_clocked
from kontor.engine.game import Game, spell_list

MARKS = {1: "▲", 0: " ", -1: "▼"}
# In a pipe nothing needs to be folded.
ENDLESS = 200


def show(result: Result, game: Game, played: int, seconds: float) -> None:
    """`played` games were played in so many seconds just now; the others were there before."""
    console = Console(highlight=False, width=None if sys.stdout.isatty() else ENDLESS)
    console.print(standings_table(result.standings))
    if len(result.standings) > 2:
        console.print()
        console.print(cross_table(result))
    console.print()
    for note in notes(result, game, played, seconds):
        console.print(note, markup=False, soft_wrap=True)


def standings_table(standings: list[Standing]) -> Table:
    table = plain_table("bot", "games", "wins", "95 %", "even", "points", "rating", "ms")
    for one in standings:
        margin = "" if one.points.margin is None else f" ± {one.points.margin:.1f}"
        table.add_row(
            one.bot,
            f"{one.games:,}",
            f"{one.share.value:.1%}",
            f"{100 * one.share.low:.1f}–{100 * one.share.high:.1f}",
            f"{100 * one.even:.3g}% {MARKS[one.verdict]}",
            f"{one.points.value:.1f}{margin}",
            f"{one.rating.mu:.1f} ± {NORMAL * one.rating.sigma:.1f}",
            brief(1000 * one.thinking / max(1, one.decisions)),
        )
    return table


def brief(figure: float) -> str:
    """Two digits that count, and never a power of ten."""
    return f"{figure:.2g}" if figure < 10 else f"{figure:,.0f}"


def cross_table(result: Result) -> Table:
    names = [one.bot for one in result.standings]
    pairs = [way for pair in result.pairs for way in (pair, pair.turned())]
    met = {(pair.one, pair.other): spell_pair(pair, result.match.seats) for pair in pairs}
    table = plain_table("ahead of", *names)
    for name in names:
        table.add_row(name, *(met.get((name, rival), "–  ") for rival in names))
    return table


def spell_pair(pair: Pair, seats: int) -> str:
    """Games ahead, games behind, the places on average where there are more than two, and a mark where that is no
    chance."""
    places = f" {pair.places.value:+.2f}" if seats > 2 else ""
    return f"{pair.ahead:.4g}:{pair.behind:.4g}{places} {MARKS[pair.verdict]}"


def plain_table(first: str, *figures: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(first, style="bold", no_wrap=True)
    for figure in figures:
        table.add_column(figure, justify="right", no_wrap=True)
    return table


def notes(result: Result, game: Game, played: int, seconds: float) -> list[str]:
    match = result.match
    pace = f"; played {played:,} in {seconds:.1f} s, {brief(played / seconds)} a second" if played else ""
    seats = game.start(match.seats, 0, match.options).seat_names
    wins = ", ".join(f"{seat} {share:.1%}" for seat, share in zip(seats, result.wins_by_seat, strict=True))
    lines = ["▲ ▼ the 95 % interval lies above or below an even share; ± are 95 % intervals; ms a decision"]
    if len(result.standings) > 2 and match.seats > 2:
        lines.append("ahead of: games ahead and behind, and by how many places on average; ▲ ▼ goes by the places")
    lines += [
        f"{game.title}: {match.games:,} games at a table of {match.seats}, seed {match.seed}{pace}",
        f"wins by seat: {wins}",
    ]
    whole = round_length(match)
    if match.games % whole:
        better = (match.games // whole + 1) * whole
        lines.append(f"seats and opponents come out even after every {whole} games, as with --games {better}")
    clocked = [name for name in match.entrants if is_clocked(name)]
    if clocked:
        think = "thinks" if len(clocked) == 1 else "think"
        lines.append(f"{spell_list(clocked, 'and')} {think} by the clock: these games will not repeat exactly")
    return lines
