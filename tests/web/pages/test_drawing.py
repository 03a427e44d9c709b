"""Boards as HTML: every colour has its class, every column its place, and text stays text."""

import re
from html import unescape

import pytest
from rich.segment import Segment
from rich.style import Style

from kontor import games
from kontor.engine.rng import Rng
from kontor.web.page import WEB
from kontor.web.pages.drawing import COLUMNS, draw, seat_colour, spans
from kontor.words import Words

from ...chance import step

CSS = (WEB / "static" / "board.css").read_text()
SPRITES = (WEB / "static" / "sprites.svg").read_text()


def boards_of(name: str, count: int = 60) -> list[str]:
    game = games.get(name)
    rng = Rng.seeded(3)
    state = game.start(max(game.seats), 3)
    drawn = []
    for _ in range(count):
        step(state, rng)
        if state.over():
            break
        drawn.append(str(draw(game, game.view(state, 0), Words([game.room]))))
    return drawn


@pytest.mark.parametrize("name", games.names())
def test_every_class_of_a_board_is_in_the_style(name: str) -> None:
    used = {one for html in boards_of(name) for found in re.findall(r'class="([^"]*)"', html) for one in found.split()}
    assert used
    assert {one for one in used if not re.search(rf"\.{one}\b", CSS)} == set()


@pytest.mark.parametrize("name", games.names())
def test_no_line_is_longer_than_there_is_room(name: str) -> None:
    for html in boards_of(name, 10):
        for line in html.splitlines():
            assert len(unescape(re.sub(r"<[^>]*>", "", line))) <= COLUMNS


@pytest.mark.parametrize("name", games.names())
def test_every_seat_has_a_colour_and_a_crest_of_its_own(name: str) -> None:
    game = games.get(name)
    seats = range(max(game.seats))
    colours = [seat_colour(game, seat) for seat in seats]
    assert len(set(colours)) == len(seats)
    crests = dict(re.findall(r'<symbol id="crest-(\w+)".*? d="([^"]*)"', SPRITES))
    assert len({crests[colour] for colour in colours}) == len(seats)


@pytest.mark.parametrize("name", games.names())
def test_a_seat_has_the_same_colour_in_characters_and_in_the_scene(name: str) -> None:
    game = games.get(name)
    for count in game.seats:
        panels = game.scene(game.view(game.start(count, 1), None)).panels
        assert [panel.colour for panel in panels] == [seat_colour(game, panel.seat) for panel in panels]


def test_text_on_a_board_is_escaped() -> None:
    assert spans(Segment("<b>&")) == "&lt;b&gt;&amp;"
    styled = spans(Segment("<b>", Style.parse("bold #e0b354")))
    assert styled == '<span class="b c-e0b354">&lt;b&gt;</span>'


def test_what_stands_out_is_reversed() -> None:
    assert spans(Segment("x", Style.parse("reverse #e0b354"))) == '<span class="c-ground on-e0b354">x</span>'


def test_signs_that_a_font_may_lack_keep_their_columns() -> None:
    assert spans(Segment("a──b")) == 'a<span class="w2">──</span>b'
