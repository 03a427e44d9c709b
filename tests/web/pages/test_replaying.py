"""Replays and rules as the scripts of their pages get them."""

from pathlib import Path

import pytest

from kontor import games
from kontor.engine.rulebook import Rulebook
from kontor.tables.replays import MOST_SCENES

from ..serving import Server
from .conftest import Come
from .paper import Paper

RECORD = Path(__file__).parents[2] / "records" / "hamburgum" / "hamburg-base-2.kontor"


def brought(reader: Paper) -> str:
    """The path of a record that somebody has brought."""
    reader.open("/records")
    return reader.send("/records", text=RECORD.read_text(encoding="utf-8")).path


def test_a_record_that_was_brought_comes_in_scenes(come: Come) -> None:
    ada = come("de")
    path = brought(ada)
    stills = ada.http.get(f"{path}/scenes", params={"at": 10, "count": 3, "seat": "1"}).json()
    assert [still["at"] for still in stills] == [10, 11, 12]
    assert stills[0]["scene"]["pieces"]
    assert stills[0]["prompt"].startswith(("Rot:", "Blau:"))


def test_a_game_that_is_over_comes_in_scenes_and_another_one_does_not(come: Come, server: Server) -> None:
    ada = come()
    code = ada.send("/play/rival-cities").code
    assert ada.http.get(f"/t/{code}/replay/scenes").status_code == 409
    server.finish(code)
    stills = ada.http.get(f"/t/{code}/replay/scenes?at=2&count=2").json()
    assert [still["at"] for still in stills] == [2, 3]


@pytest.mark.parametrize("query", [f"count={MOST_SCENES + 1}", "count=0", "at=-1", "at=4999", "seat=9", "seat=x"])
def test_scenes_that_cannot_be_are_refused(come: Come, query: str) -> None:
    ada = come()
    assert ada.http.get(f"{brought(ada)}/scenes?{query}").status_code == 400


def test_a_replay_says_where_the_course_lies_on_its_chart(come: Come) -> None:
    ada = come()
    figure = ada.open(brought(ada)).all("figure")[0]
    assert '"left":' in (figure["data-plot"] or "")
    assert ada.page.all("input", type="range", min="0")


@pytest.mark.parametrize("name", games.names())
def test_the_rules_can_be_had_alone_with_every_rule_as_an_anchor(come: Come, name: str) -> None:
    page = come().open(f"/rules/{name}/part")
    assert not page.all("html")
    assert page.all("article", **{"class": "rules"})
    assert page.all("input", type="search")
    ids = {paragraph.get("id") for paragraph in page.all("p", **{"class": "rule"})}
    assert ids == set(Rulebook(games.get(name).room / "rules.md").rules)


def test_there_are_no_rules_of_a_game_that_is_not_here(come: Come) -> None:
    come().open("/rules/chess/part", 404)
