"""From the first page to a table, and to a second one with friends."""

import re

import pytest
from playwright.sync_api import expect

from kontor import games

from .conftest import Come


@pytest.mark.parametrize("name", games.names())
def test_a_newcomer_is_at_a_table_after_one_click_and_in_a_lesson_after_another(come: Come, name: str) -> None:
    page = come().open("/")
    title = page.locator("article.title").filter(
        has=page.get_by_role("heading", name=games.get(name).title, exact=True)
    )
    title.get_by_role("link", name="Learn").click()
    expect(page.locator("#said")).to_have_text(re.compile(r"\w"))
    page.go_back()
    title.get_by_role("button", name="Play").click()
    expect(page).to_have_url(re.compile(r"/t/\w+"))
    expect(page.locator(".board .piece").first).to_be_visible()


def test_friends_come_by_a_link_and_both_see_the_game_begin(come: Come) -> None:
    ada, bea = come(), come()
    page = ada.open("/new?game=hamburgum")
    page.locator("#seat-1").select_option("open")
    for seat in (2, 3, 4):
        page.locator(f"#seat-{seat}").select_option("none")
    page.get_by_role("button", name="Make the table").click()
    link = page.locator("#share").input_value()
    friend = bea.open(link)
    friend.get_by_role("button", name="Sit down").click()
    for one in (page, friend):
        expect(one.locator(".board .piece").first).to_be_visible()
        expect(one.locator("#seats .counters").first).to_be_visible()


def test_light_and_dark_are_a_matter_of_taste(come: Come) -> None:
    ada = come(color_scheme="light")
    page = ada.open("/")
    paper = "() => getComputedStyle(document.body).backgroundColor"
    light = page.evaluate(paper)
    page.locator("[data-switch-theme]").click()
    dark = page.evaluate(paper)
    assert light != dark
    assert ada.open("/about").evaluate(paper) == dark
