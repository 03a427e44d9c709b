"""The chart of an analysis, in a reader's language."""

import msgspec

from kontor import boards, games
from kontor.analysis.chart import draw
from kontor.analysis.report import Analysis
from kontor.boards.findings import Findings
from kontor.engine.record import parse
from kontor.words import Words


def chart(text: str, report: str, language: str, folder: str | None) -> str:
    """The SVG of what was found in the record of this text."""
    record = parse(text)
    game = games.get(record.game, folder)
    analysis = msgspec.json.decode(report, type=Analysis)
    return draw(Findings(game, record, analysis, Words([game.room, boards.ROOM], language)).picture())
