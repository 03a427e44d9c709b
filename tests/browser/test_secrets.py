"""Secret choices in several browsers: nobody learns anything before all have chosen."""

import re

import pytest
from playwright.sync_api import Page, expect

from ..web.serving import Server
from .conftest import Come
from .hands import sit_down

WHAT_A_PAGE_SAYS = """() => {
    const words = ["log", "chat", "choices"].map((id) => document.getElementById(id).innerText.trim());
    return [...words, document.getElementById("scene").textContent, document.querySelector(".board").outerHTML];
}"""


def said_by(page: Page) -> list[str]:
    """Everything that a page says and draws, but for who is still choosing."""
    said: list[str] = page.evaluate(WHAT_A_PAGE_SAYS)
    return said


@pytest.mark.parametrize("question", ["family-cards", "vote"])
def test_neither_of_two_browsers_sees_the_other_s_choice_before_all_are_in(
    come: Come, server: Server, question: str
) -> None:
    ada, bea = sit_down(server, "colonia", 3, come(), come())
    company = ada.company
    company.go_to(lambda: company.question() == question and company.play.asked_now() == [0, 1, 2])
    ada.keep_up()
    bea.keep_up()
    before = said_by(bea.page)
    ada.play()
    expect(ada.page.locator("#prompt")).not_to_have_class(re.compile("mine"))
    bea.keep_up()
    assert said_by(bea.page) == before
    afterwards = said_by(ada.page)
    bea.play()
    ada.keep_up()
    assert said_by(ada.page) == afterwards
    company.choose(2)
    for one in (ada, bea):
        one.keep_up()
        said = one.page.locator("#log li").last.inner_text()
        assert all(family in said for family in ("Yellow", "Blue", "Green")), said
