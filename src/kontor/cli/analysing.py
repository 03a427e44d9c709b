"""Analysing a record: its decisions are examined on all cores, and the findings shown."""

from contextlib import closing
from functools import partial
from pathlib import Path
from typing import NamedTuple

import typer
from rich.console import Console

from kontor import boards, games
from kontor.analysis.chart import draw
from kontor.analysis.decisions import Decision, Order, examine
from kontor.analysis.report import document, sum_up
from kontor.analysis.thinking import settle_effort
from kontor.arena.crew import hire
from kontor.arena.result import check_place, write
from kontor.engine.errors import BadRecord
from kontor.engine.record import play_out, read_record
from kontor.words import Words

from .arena import STOPPED
from .findings import Report
from .progress import progress

# Playouts for each decision if nobody says otherwise.
USUAL = 100


class Wishes(NamedTuple):
    """How long to think about each decision, with how many processes, and what to make of it."""

    playouts: int | None
    seconds: float | None
    jobs: int | None
    json: bool
    svg: Path | None


def show_analysis(file: Path, wishes: Wishes, language: str, folder: str | None) -> None:
    effort = settle_effort(wishes.playouts, wishes.seconds, USUAL)
    record = read_record(file)
    game = games.get(record.game, folder)
    words = Words([game.room, boards.ROOM, Path(__file__).parent], language)
    state = play_out(record, game)
    if not record.choices:
        raise BadRecord(f"{file}: there is nothing to analyse, because nobody has chosen anything yet")
    if wishes.svg:
        check_place(wishes.svg)
    try:
        decisions = examine_all(Order(record.text(), folder, effort), len(record.choices), wishes.jobs, file.name)
    except KeyboardInterrupt:
        raise typer.Exit(STOPPED) from None
    analysis = sum_up(game, record, state, effort, decisions)
    findings = Report(game, record, analysis, words)
    if wishes.svg:
        write(wishes.svg, draw(findings.picture()))
    if wishes.json:
        print(document(analysis), end="")
    else:
        findings.show(Console(highlight=False))


def examine_all(order: Order, count: int, jobs: int | None, name: str) -> list[Decision]:
    crew = hire(jobs)
    decisions: list[Decision] = []
    with (
        progress(name, count) as advance,
        closing(crew(partial(examine, order), range(1, count + 1))) as running,
    ):
        for examined in running:
            decisions.append(examined.decision)
            advance()
    return decisions
