"""`kontor analyse`: what every choice of a game was worth, in words, as a document and as a chart."""

import io
import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from rich.console import Console

from kontor import boards, cli, games
from kontor.analysis.chart import draw
from kontor.analysis.decisions import Decision, moments_of
from kontor.analysis.report import sum_up
from kontor.analysis.thinking import Effort
from kontor.cli.findings import Report
from kontor.engine.record import Record, cut, play_out, read_record
from kontor.words import Words

from .conftest import Kontor

ALLIANCES = Path(__file__).parents[1] / "records" / "rival-cities" / "alliances.kontor"
TERMINAL = Path(cli.__file__).parent


def last_choices(path: Path, other: str) -> None:
    """A game in which Altona, about to win, does something else; it is not over then."""
    record = read_record(ALLIANCES)
    cut(record, 60)
    record.add("altona", other)
    record.save(path)


def test_a_missed_win_is_found(kontor: Kontor, tmp_path: Path) -> None:
    last_choices(tmp_path / "x.kontor", "prestige")
    done = kontor("analyse", "x.kontor", "--playouts", "24", "--jobs", "1", "--svg", "x.svg")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("Rival Cities – Hamburg: ")
    for seat in ("Hamburg", "Altona"):
        assert re.search(rf"^{seat} +\d+ % +\d+ % +\d+ % +\d+ % +\d+\.\d %$", done.stdout, re.MULTILINE)
    assert re.search(r"^ *61  Altona +Earn prestige", done.stdout, re.MULTILINE)
    assert "better: Form an alliance with Oslo" in done.stdout
    words = [element.text or "" for element in ElementTree.parse(tmp_path / "x.svg").iter() if element.text]
    assert "Rival Cities" in words
    assert any(
        re.match(r"61, Altona: Earn prestige \(\d+\s%\)\. Better: Form an alliance with Oslo", one) for one in words
    )


def test_the_document_does_not_depend_on_the_jobs(kontor: Kontor, tmp_path: Path) -> None:
    record = read_record(ALLIANCES)
    cut(record, 12)
    record.save(tmp_path / "{x} [y].kontor")
    alone, together = (
        kontor("analyse", "{x} [y].kontor", "--playouts", "8", "--json", "--jobs", jobs) for jobs in "12"
    )
    assert alone.stdout == together.stdout, together.stderr
    found = json.loads(alone.stdout)
    assert (found["game"], found["playouts"], found["result"]) == ("rival-cities", 8, None)
    assert [one["number"] for one in found["decisions"]] == list(range(1, 13))
    for one in found["decisions"]:
        assert sum(one["expected"]) == pytest.approx(1, abs=1e-3)
        assert one["move"] == record.choices[one["number"] - 1].move


def test_a_finished_game_ends_with_its_result(kontor: Kontor) -> None:
    done = kontor("analyse", str(ALLIANCES), "--playouts", "2", "--json")
    found = json.loads(done.stdout)
    assert found["result"]["ranks"] == [2, 1]
    assert found["end"] == [0, 1]
    assert done.stderr == ""


def findings(record: Record, language: str) -> Report:
    """As if every decision had been a mistake, and every turn a turning point, of each cause in turn."""
    game = games.get(record.game)
    moments = moments_of(record, game)
    decisions = []
    for number, moment in enumerate(moments, 1):
        share = 0.2 + 0.3 * (moment.turn % 3)
        loss = 0.1 if number % 3 else 0.0
        decisions.append(
            Decision(
                number,
                moment.turn,
                moment.seat,
                game.moves.name(moment.move),
                game.moves.name(moment.state.legal(moment.seat)[-1]),
                [share, 1 - share],
                [share - loss, 1 - share + loss],
                loss,
                0.01,
                number % 2 == 0,
                False,
            )
        )
    analysis = sum_up(game, record, play_out(record, game), Effort(50, None), decisions)
    return Report(game, record, analysis, Words([game.room, boards.ROOM, TERMINAL], language))


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
@pytest.mark.parametrize("choices", [None, 30])
def test_findings_in_every_language(language: str, choices: int | None) -> None:
    record = read_record(ALLIANCES)
    if choices:
        cut(record, choices)
    found = findings(record, language)
    screen = io.StringIO()
    found.show(Console(file=screen, width=100))
    svg = draw(found.picture())
    assert not re.search(r"[{}$]|[?]{3}", screen.getvalue())
    assert not re.search(r"[{}$]|[?]{3}", re.sub(r"<style>.*?</style>", "", svg, flags=re.DOTALL))
    assert screen.getvalue().count("→") == len(found.mistakes) + 2 * len(found.analysis.turning_points)
    assert len(found.picture().marks) >= len(found.mistakes) > 0


def test_a_turn_is_marked_once() -> None:
    found = findings(read_record(ALLIANCES), "en")
    marked = [found.analysis.decisions[mark.choice - 1].turn for mark in found.picture().marks if not mark.colour]
    assert not set(marked) & {decision.turn for decision in found.mistakes}


def test_nothing_to_tell() -> None:
    record = read_record(ALLIANCES)
    cut(record, 1)
    game = games.get(record.game)
    (moment,) = moments_of(record, game)
    move = game.moves.name(moment.move)
    decision = Decision(1, 1, moment.seat, move, move, [0.5, 0.5], [0.5, 0.5], 0.0, 0.0, False, False)
    analysis = sum_up(game, record, play_out(record, game), Effort(50, None), [decision])
    screen = io.StringIO()
    Report(game, record, analysis, Words([game.room, boards.ROOM, TERMINAL])).show(Console(file=screen, width=100))
    assert "No choice was clearly a mistake." in screen.getvalue()
    assert "The game never turned." in screen.getvalue()
