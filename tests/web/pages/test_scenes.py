"""Scenes in pages: each reader gets what they may see, drawn or played back, and nothing breaks out of its script."""

import json
import re
from typing import Any

import pytest

from kontor import games
from kontor.tables.films import LONGEST
from kontor.web.pages.picturing import sprite_sheet

from .conftest import Come
from .paper import Page, Paper
from .test_secrets import seated

SCENE = re.compile(r'<script type="application/json" id="scene" data-part>(.*?)</script>', re.DOTALL)
CHOICES = 40


def scene_of(page: Page) -> Any:
    found = SCENE.search(page.html)
    assert found is not None
    assert "<" not in found[1]
    return json.loads(found[1])


def film_of(paper: Paper, code: str, **params: Any) -> list[Any]:
    stills: list[Any] = paper.http.get(f"/t/{code}/film", params=params).raise_for_status().json()
    return stills


def play(people: list[Paper], code: str, count: int) -> None:
    """Everybody chooses by turns, now this and now that."""
    for turn in range(count):
        for seat, one in enumerate(people):
            page = one.open(f"/t/{code}/parts")
            if page.moves():
                move = page.moves()[turn % len(page.moves())]
                one.send(f"/t/{code}/move", seat=str(seat), asked=page.value("asked"), move=move)
                break


@pytest.mark.parametrize("name", games.names())
def test_the_page_and_its_parts_bring_the_same_scene(come: Come, name: str) -> None:
    people, code = seated(come, name, min(games.get(name).seats))
    scenes = [scene_of(one.open(f"/t/{code}")) for one in people]
    assert scenes == [scene_of(one.open(f"/t/{code}/parts")) for one in people]
    assert all([panel["seat"] for panel in scene["panels"]] == list(range(len(people))) for scene in scenes)


def test_moves_hang_only_in_the_scene_of_whoever_is_asked(come: Come) -> None:
    people, code = seated(come, "hamburgum", 2)
    for one in people:
        page = one.open(f"/t/{code}")
        hung = set(re.findall(r'"moves":\[("[^\]]*")\]', json.dumps(scene_of(page), separators=(",", ":"))))
        assert bool(hung) == bool(page.moves())


def test_nothing_is_drawn_before_the_game_begins_or_behind_a_curtain(come: Come) -> None:
    ada = come()
    ada.open("/new")
    gathering = ada.send("/new", game="rival-cities", listed="yes", **{"seat-0": "me", "seat-1": "open"})
    assert scene_of(gathering) is None
    ada.open("/new")
    people = {"seat-0": "me", "name-0": "Ada", "seat-1": "me", "name-1": "Bea"}
    curtain = ada.send("/new", game="rival-cities", **people)
    assert scene_of(curtain) is None
    assert film_of(ada, curtain.code) == []


def test_the_board_in_characters_is_for_those_without_scripts(come: Come) -> None:
    (ada, _), code = seated(come, "rival-cities", 2)
    page = ada.open(f"/t/{code}")
    assert page.all("pre", **{"class": "board"})
    assert re.search(r"<noscript><pre class=\"board\"", page.html)
    assert not ada.open(f"/t/{code}/parts").all("pre")


@pytest.mark.parametrize("name", games.names())
def test_no_sprite_has_the_name_of_a_part_of_the_page(come: Come, name: str) -> None:
    (ada, *_), code = seated(come, name, min(games.get(name).seats))
    ids = [found["id"] for _, found in ada.open(f"/t/{code}").tags if "id" in found]
    assert len(set(ids)) == len(ids)
    assert all(f'id="{one}"' in sprite_sheet(name) for one in ids if one and one.startswith("sprite-"))


@pytest.mark.parametrize("name", games.names())
def test_a_film_shows_what_its_viewer_was_shown_at_the_time(come: Come, name: str) -> None:
    people, code = seated(come, name, min(games.get(name).seats))
    watchers = [*people, come()]
    shown: list[list[Any]] = [[] for _ in watchers]
    for _ in range(CHOICES):
        for place, one in enumerate(watchers):
            shown[place].append(scene_of(one.open(f"/t/{code}/parts")))
        play(people, code, 1)
    seen = 0
    for place, one in enumerate(watchers):
        shown[place].append(scene_of(one.open(f"/t/{code}/parts")))
        for still in film_of(one, code):
            assert still["scene"] in shown[place]
            seen += 1
    assert seen > 3


def test_a_film_goes_back_to_one_s_own_choice_before_the_others(come: Come) -> None:
    people, code = seated(come, "rival-cities", 2)
    play(people, code, CHOICES)
    asked = next(one for one in people if one.open(f"/t/{code}/parts").moves())
    told = [line for still in film_of(asked, code)[1:] for line in still["lines"]]
    assert told
    assert {line["seat"] for line in told} - {-1, people.index(asked)}


def test_a_film_has_an_end(come: Come) -> None:
    people, code = seated(come, "rival-cities", 2)
    play(people, code, CHOICES + LONGEST)
    assert 3 < len(film_of(come(), code)) <= LONGEST + 1


def test_nobody_sees_the_film_of_another_seat(come: Come) -> None:
    people, code = seated(come, "rival-cities", 2)
    play(people, code, 4)
    for seat, one in enumerate(people):
        assert film_of(one, code, seat=seat)
        one.open(f"/t/{code}/film?seat={1 - seat}", 403)
        come().open(f"/t/{code}/film?seat={seat}", 403)


def test_long_answers_are_sent_short(come: Come) -> None:
    (ada, _), code = seated(come, "rival-cities", 2)
    files = [found["href"] or "" for found in ada.open(f"/t/{code}").all("link", rel="stylesheet")]
    assert files
    for path in (f"/t/{code}", f"/t/{code}/parts", f"/api/tables/{code}", *files):
        assert ada.http.get(path).headers["content-encoding"] == "gzip"
        assert "content-encoding" not in ada.http.get(path, headers={"accept-encoding": "identity"}).headers
    assert "content-encoding" not in ada.http.get("/health").headers
