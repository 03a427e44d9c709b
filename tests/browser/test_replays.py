"""Replays: by slider, by keys, by the clock, and by a click on the chart of the analysis."""

import re

import pytest
from playwright.sync_api import Page, expect

from kontor import games

from ..web.serving import Server
from .company import Company
from .conftest import Come
from .hands import fewest


def finished(come: Come, server: Server, name: str) -> tuple[Page, int]:
    """The replay of a whole game from its beginning, and the number of its choices."""
    ada = come()
    code = ada.make(name, *["Ada", "Bea", "Cid"][: fewest(name)], is_hot_seat=True)["code"]
    company = Company(server, code)
    company.go_on()
    page = ada.open(f"/t/{code}/replay?at=0")
    return page, len(company.play.record.choices)


def shows(page: Page, at: int, count: int) -> None:
    expect(page.locator("#at")).to_contain_text(re.compile(rf"\b{at}\b.*\b{count}\b"))
    expect(page.locator("#slider")).to_have_value(str(at))


@pytest.mark.parametrize("name", games.names())
def test_a_replay_goes_by_slider_and_keys(come: Come, server: Server, name: str) -> None:
    page, count = finished(come, server, name)
    shows(page, 0, count)
    beginning = page.locator("#told").inner_text(), page.locator("#question").inner_text()
    page.locator("#slider").fill(str(count // 2))
    shows(page, count // 2, count)
    expect(page.locator("#question")).not_to_have_text(beginning[1])
    page.locator("body").press("ArrowRight")
    shows(page, count // 2 + 1, count)
    page.keyboard.press("End")
    shows(page, count, count)
    expect(page.locator("#told")).to_have_text(re.compile(r"\w"))
    page.keyboard.press("Home")
    shows(page, 0, count)
    expect(page.locator("#question")).to_have_text(beginning[1])


def test_a_replay_runs_by_itself_at_the_speed_one_likes(come: Come, server: Server) -> None:
    page, count = finished(come, server, "rival-cities")
    page.locator("#speed").select_option("4")
    page.locator("[data-play]").click()
    shows(page, 3, count)
    page.locator("[data-play]").click()
    expect(page.locator("[data-play]")).to_have_attribute("aria-pressed", "false")


def test_a_click_on_the_chart_jumps_there(come: Come, server: Server) -> None:
    page, count = finished(come, server, "rival-cities")
    page.get_by_role("button", name="Analyse").click()
    picture = page.locator(".chart img")
    expect(picture).to_be_visible()
    plot = page.evaluate("() => JSON.parse(document.querySelector('.analysis').dataset.plot)")
    picture.scroll_into_view_if_needed()
    place = picture.bounding_box()
    assert place is not None
    across = place["x"] + (plot["left"] + plot["width"] / 2) * place["width"]
    page.mouse.click(across, place["y"] + place["height"] / 2)
    half = round(count / 2)
    expect(page.locator("#slider")).to_have_value(re.compile(rf"^({half - 1}|{half}|{half + 1})$"))
    expect(page.locator(".chart .cursor")).to_be_visible()
