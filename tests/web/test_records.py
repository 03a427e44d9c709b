"""Games that are over, and records that people bring: download, replay, analysis, chart."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from kontor.engine.record import parse
from kontor.tables.fairness import seal
from kontor.tables.replays import MOST_CHOICES

from .conftest import Visit
from .serving import Browser, Server, wait_until

RECORDS = Path(__file__).parents[1] / "records"
SHORT = min((RECORDS / "rival-cities").glob("*.kontor"), key=lambda path: path.stat().st_size)


def bring(browser: Browser, text: str | bytes, status: int = 201) -> str:
    answer = browser.ask("POST", "/api/records", status, content=text, headers={"content-type": "text/plain"})
    code: str = answer.get("code", answer.get("detail"))
    return code


def test_a_record_is_handed_out_when_the_game_is_over_and_not_before(visit: Visit, server: Server) -> None:
    ada = visit()
    table = ada.make("rival-cities", "Hanna", "Jonas", is_hot_seat=True)
    code = table["code"]
    assert table["seed"] is None
    for part in ("record", "replay", "analysis", "analysis.svg"):
        assert "not over" in ada.get(f"/api/tables/{code}/{part}", 409)["detail"]
    server.finish(code)
    stranger = visit()
    record = parse(stranger.get(f"/api/tables/{code}/record"))
    seen = stranger.look(code)
    assert record.players == ["Hanna", "Jonas"]
    assert str(record.seed) == seen["seed"]
    assert seal(seen["seed"]) == table["seal"] == seen["seal"]
    assert stranger.get(f"/api/tables/{code}/replay")["points"] == [seat["points"] for seat in seen["seats"]]


def test_a_table_that_gathers_has_no_record(visit: Visit) -> None:
    code = visit().make("rival-cities", "me", "open")["code"]
    assert "not begun" in visit().get(f"/api/tables/{code}/record", 409)["detail"]
    visit().get("/api/tables/nothing/record", 404)


def test_a_record_that_somebody_brings_can_be_looked_at_step_by_step(visit: Visit) -> None:
    text = SHORT.read_text()
    code = bring(visit(), text)
    ada = visit()
    assert ada.get(f"/api/records/{code}") == text
    count = len(parse(text).choices)
    end = ada.get(f"/api/records/{code}/replay")
    assert end["at"] == end["count"] == count
    assert len(end["log"]) == count
    start = ada.get(f"/api/records/{code}/replay", at=0)
    assert start["log"] == []
    assert start["points"] is None
    middle = ada.get(f"/api/records/{code}/replay", at=count // 2, seat=1, lang="de")
    assert middle["viewer"] == 1
    assert middle["log"] == ada.get(f"/api/records/{code}/replay", seat=1, lang="de")["log"][: count // 2]
    assert "choices" in ada.get(f"/api/records/{code}/replay", 400, at=count + 1)["detail"]
    ada.get(f"/api/records/{code}/replay", 400, seat=2)
    ada.get(f"/api/records/{code}/replay", 400, at=-1)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        b"\xff\xfe\x00",
        SHORT.read_text().replace("rival-cities", "../../etc"),
        SHORT.read_text().replace('[Rules "', '[Rules "9'),
        SHORT.read_text().replace('[Seed "', '[Seed "-'),
        SHORT.read_text().replace("1. ", "1. nobody ", 1),
        SHORT.read_text().replace('[Seats "', '[Seats "a, b, c, d, '),
        SHORT.read_text() + "\n" + " pass" * MOST_CHOICES,
    ],
    ids=["nothing", "nonsense", "bytes", "game", "rules", "seed", "seat", "seats", "too long"],
)
def test_what_is_no_record_is_refused(visit: Visit, text: str | bytes) -> None:
    assert len(bring(visit(), text, 400)) > 15


def test_a_record_that_nobody_brought_is_not_there(visit: Visit) -> None:
    for part in ("", "/replay", "/analysis", "/analysis.svg"):
        assert "there is no record" in visit().get(f"/api/records/nothing{part}", 404)["detail"]


def test_an_analysis_is_made_once_and_drawn_in_any_language(visit: Visit) -> None:
    ada = visit()
    lines = SHORT.read_text().splitlines()
    header = [line for line in lines if line.startswith("[") and not line.startswith(("[Ranks", "[Ending", "[Result"))]
    moves = [line for line in lines if line and not line.startswith("[")][:4]
    code = bring(ada, "\n".join([*header, '[Result "*"]', "", *moves]))
    assert "ask again" in ada.get(f"/api/records/{code}/analysis", 202)["detail"]
    wait_until(lambda: ada.http.get(f"/api/records/{code}/analysis").status_code == 200)
    analysis = ada.get(f"/api/records/{code}/analysis")
    assert len(analysis["decisions"]) == len(parse(ada.get(f"/api/records/{code}")).choices)
    assert analysis == ada.get(f"/api/records/{code}/analysis")
    charts = {ada.get(f"/api/records/{code}/analysis.svg", lang=language) for language in ("en", "fr", "de", "it")}
    assert len(charts) == 4
    for chart in charts:
        assert ElementTree.fromstring(chart).tag.endswith("svg")


def test_what_is_in_a_record_is_escaped_in_its_chart(visit: Visit) -> None:
    ada = visit()
    text = SHORT.read_text()
    header, _, moves = text.partition("\n\n")
    lines = [line for line in header.splitlines() if not line.startswith(("[Ranks", "[Ending", "[Result", "[Seats"))]
    first = "\n".join(moves.splitlines()[:2])
    code = bring(ada, "\n".join([*lines, '[Seats "<script>x</script>, b"]', '[Result "*"]', "", first]))
    wait_until(lambda: ada.http.get(f"/api/records/{code}/analysis.svg").status_code == 200)
    answer = ada.http.get(f"/api/records/{code}/analysis.svg")
    assert "<script" not in answer.text
    assert "default-src 'none'" in answer.headers["content-security-policy"]


def test_a_game_without_choices_cannot_be_analysed(visit: Visit) -> None:
    header = SHORT.read_text().partition("\n\n")[0].splitlines()
    kept = [line for line in header if not line.startswith(("[Ranks", "[Ending", "[Result"))]
    code = bring(visit(), "\n".join([*kept, '[Result "*"]']))
    assert "nothing to analyse" in visit().get(f"/api/records/{code}/analysis", 400)["detail"]
