"""A phone held upright: nothing hangs over the edge, a finger hits everything, and the question stays in sight."""

import pytest
from playwright.sync_api import Page, expect

from kontor import games

from ..web.serving import Server
from .conftest import Come
from .hands import sit_down
from .visitor import PHONE

HELD = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
PAGES = [
    "/",
    "/new",
    "/login",
    "/register",
    "/about",
    "/records",
    "/rules/colonia",
    "/ratings/colonia",
    "/learn/colonia",
]
FINGER = 40

OVERHANG = "() => document.documentElement.scrollWidth - innerWidth"
TOO_SMALL = """(finger) => {
    const targets = "button, select, summary, a.button, input:not([type=radio], [type=checkbox]), nav a, label.pick";
    return [...document.querySelectorAll(targets)]
        .filter((one) => one.checkVisibility() && !one.disabled && getComputedStyle(one).pointerEvents !== "none")
        .map((one) => ({ one, place: one.getBoundingClientRect() }))
        .filter(({ place }) => place.width > 1 && (place.height < finger - 0.5 || place.width < finger - 0.5))
        .map(({ one, place }) => `${one.outerHTML.slice(0, 80)} ${place.width} x ${place.height}`);
}"""
# What can be played and is neither on the screen nor a swipe along a shelf away.
OUT_OF_SIGHT = """() => [...document.querySelectorAll(".board .can")]
    .map((one) => one.getBoundingClientRect())
    .filter((place) => place.right < 0 || place.left > innerWidth).length"""


def check(page: Page) -> None:
    assert page.evaluate(OVERHANG) <= 0
    assert page.evaluate(TOO_SMALL, FINGER) == []


@pytest.mark.parametrize("path", PAGES)
def test_a_page_fits_on_a_phone(come: Come, path: str) -> None:
    check(come(**HELD).open(path))


@pytest.mark.parametrize("name", games.names())
def test_a_table_is_played_on_a_phone_by_tapping(come: Come, server: Server, name: str) -> None:
    (hands,) = sit_down(server, name, max(games.get(name).seats), come(**HELD))
    page, company = hands.page, hands.company
    company.go_to(lambda: company.number > 30 and company.play.asked_now() == [0])
    for _ in range(4):
        company.go_on(0)
        hands.keep_up()
        check(page)
        page.evaluate("() => scrollTo(0, document.body.scrollHeight)")
        expect(page.locator("#prompt .question")).to_be_in_viewport(ratio=1)
        hands.play()
    for tab in page.get_by_role("tab").all():
        tab.tap()
        check(page)


def test_the_board_turns_to_what_is_asked(come: Come, server: Server) -> None:
    (hands,) = sit_down(server, "hamburgum", 2, come(**HELD))
    hands.company.go_to(lambda: hands.company.play.asked_now() == [0] and hands.company.number > 8)
    hands.keep_up()
    assert hands.page.locator(".board .can").count() > 0
    assert hands.page.evaluate(OUT_OF_SIGHT) == 0
