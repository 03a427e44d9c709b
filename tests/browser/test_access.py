"""Every page and every table for everybody: axe finds nothing serious, in light and in dark."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from kontor import games

from ..web.serving import Json, Server
from .company import Company
from .conftest import Come
from .hands import sit_down

GRAVE = ("serious", "critical")
# It would fetch style sheets in a way that our pages forbid, for a rule about phones that are turned.
OPTIONS = {"resultTypes": ["violations"], "preload": False}
# All that night changes.
COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}
READ = ["/", "/new", "/login", "/register", "/about", "/records", "/rules/hamburgum", "/ratings/hamburgum"]


def faults(page: Page, part: str = "html") -> list[str]:
    """What is wrong with a page, or a part of it, and where."""
    return grave(Axe().run(page, part, OPTIONS).response["violations"])


def faults_by_night(page: Page) -> list[str]:
    """What is wrong with the dark colours of a page."""
    page.emulate_media(color_scheme="dark")
    found = grave(Axe().run(page, "html", OPTIONS | COLOURS).response["violations"])
    page.emulate_media(color_scheme="light")
    return found


def grave(found: list[Json]) -> list[str]:
    return [
        f"{fault['id']}: {fault['help']}: {[node['html'][:200] for node in fault['nodes']][:4]}"
        for fault in found
        if fault["impact"] in GRAVE
    ]


def test_pages_to_read_are_for_everybody(come: Come) -> None:
    ada = come()
    assert {path: found for path in READ if (found := faults(ada.open(path)) + faults_by_night(ada.page))} == {}


@pytest.mark.parametrize("name", games.names())
def test_a_table_is_for_everybody(come: Come, server: Server, name: str) -> None:
    (hands,) = sit_down(server, name, max(games.get(name).seats), come())
    company = hands.company
    company.go_to(lambda: company.number > 60 and company.play.asked_now() == [0])
    hands.keep_up()
    assert faults(hands.page) + faults_by_night(hands.page) == []


def test_what_lies_beside_a_table_is_for_everybody(come: Come, server: Server) -> None:
    (hands,) = sit_down(server, "rival-cities", 2, come())
    for tab in hands.page.get_by_role("tab").all():
        tab.click()
        assert faults(hands.page, ".side") == []


def test_lessons_are_for_everybody(come: Come) -> None:
    ada = come()
    assert {name: found for name in games.names() if (found := faults(ada.open(f"/learn/{name}")))} == {}


def test_a_game_is_for_everybody_from_the_first_guest_to_the_replay(come: Come, server: Server) -> None:
    ada = come()
    gathering = ada.make("hamburgum", "me", "open")
    assert faults(ada.open(f"/t/{gathering['code']}")) == []
    code = ada.make("hamburgum", "Ada", "Bea", is_hot_seat=True)["code"]
    curtain = ada.open(f"/t/{code}")
    expect(curtain.locator(".curtain")).to_be_visible()
    assert faults(curtain) == []
    Company(server, code).go_on()
    end = ada.open(f"/t/{code}")
    expect(end.locator(".points-row")).to_be_visible()
    assert faults(end) == []
    assert faults(ada.open(f"/t/{code}/replay?at=20")) == []
    assert faults(ada.open("/me")) == []


def test_what_opens_over_a_table_is_for_everybody(come: Come, server: Server) -> None:
    (hands,) = sit_down(server, "hamburgum", 2, come())
    hands.company.go_on(0)
    hands.keep_up()
    page = hands.page
    page.locator("[data-all]").click()
    several = page.locator(".can[aria-haspopup=menu]")
    while not several.count():
        hands.play()
        hands.company.go_on(0)
        hands.keep_up()
    several.first.focus()
    page.keyboard.press("Enter")
    assert faults(page, ".choices-menu") == []
    assert faults(page, ".asking") == []
    page.keyboard.press("Escape")
    assert faults(page, "#tip") == []
