"""Guided first games, played through as a newcomer does: by clicking on what they are told to."""

import re

import pytest
from playwright.sync_api import Page, expect

from kontor import games

from ..web.serving import Json
from .conftest import Come
from .hands import click_for


def do(page: Page, step: Json) -> None:
    """What the lesson asks for: a move, or to read on."""
    if step["right"]:
        click_for(page, step["right"][0], step["scene"], [choice["move"] for choice in step["choices"]])
    else:
        page.locator("[data-on]").click()


@pytest.mark.parametrize("name", games.names())
def test_a_first_game_is_played_through_and_leads_to_a_table(come: Come, name: str) -> None:
    page = come().open(f"/learn/{name}")
    step: Json = page.evaluate("() => JSON.parse(document.getElementById('step').textContent)")
    while not step["is_last"]:
        expect(page.locator("#said")).to_have_text(step["words"])
        with page.expect_response(re.compile("/step")) as answer:
            do(page, step)
        step = answer.value.json()
    expect(page.locator("#said")).to_have_text(step["words"])
    page.locator("#play button").click()
    expect(page).to_have_url(re.compile(r"/t/\w+$"))
    expect(page.locator(".board")).to_be_visible()


def test_another_move_is_answered_with_a_reason_and_the_lesson_waits(come: Come) -> None:
    page = come().open("/learn/rival-cities")
    step: Json = page.evaluate("() => JSON.parse(document.getElementById('step').textContent)")
    while not (step["right"] and len(step["choices"]) > len(step["right"])):
        with page.expect_response(re.compile("/step")) as answer:
            do(page, step)
        step = answer.value.json()
    expect(page.locator("#said")).to_have_text(step["words"])
    offered = [choice["move"] for choice in step["choices"]]
    wrong = next(move for move in offered if move not in step["right"])
    click_for(page, wrong, step["scene"], offered)
    expect(page.locator("#otherwise")).to_have_text(step["otherwise"])
    expect(page.locator("#said")).to_have_text(step["words"])
    page.locator("[data-back]").click()
    expect(page.locator("#said")).not_to_have_text(step["words"])
