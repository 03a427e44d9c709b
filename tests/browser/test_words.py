"""A table in another language: chosen from the menu, and spoken by everything."""

import pytest
from playwright.sync_api import Page, expect

from kontor import games

from ..web.serving import Server
from .conftest import Come
from .hands import fewest, sit_down

SENTENCES = """() => [
    ...[...document.querySelectorAll("main [aria-label]")].map((one) => one.getAttribute("aria-label")),
    ...document.querySelector("main").innerText.split("\\n"),
].filter((words) => words.split(" ").length > 3 && /[a-z]{2}/.test(words))"""


def sentences(page: Page) -> set[str]:
    """Everything of more than three words that a page says, to the eye or to the ear."""
    return set(page.evaluate(SENTENCES))


@pytest.mark.parametrize("name", games.names())
def test_a_table_speaks_french_after_one_choice_in_the_menu(come: Come, server: Server, name: str) -> None:
    (hands,) = sit_down(server, name, fewest(name), come())
    page, company = hands.page, hands.company
    company.go_to(lambda: company.number > 20 and company.play.asked_now() == [0])
    hands.keep_up()
    english = sentences(page)
    page.locator("details.menu summary").click()
    page.get_by_role("button", name="Français").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator(".whose")).to_have_text("À vous de jouer")
    expect(page.get_by_role("tab").first).to_have_text("Récit")
    french = sentences(page)
    assert len(french) > 20
    assert not english & french
    hands.play()
    assert not english & sentences(page)


def test_who_reads_french_at_home_reads_it_here(come: Come) -> None:
    page = come("fr").open("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Prenez place à la table.")
