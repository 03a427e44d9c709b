"""Keys alone: the table is played without a mouse."""

import re

import pytest
from playwright.sync_api import expect

from kontor import games

from ..web.serving import Server
from .conftest import Come
from .hands import Hands, fewest, sit_down

TURNS = 5
# From the top of a page to what can be played there are not more stops than this.
STOPS = 40
FOCUS = """() => {
    const one = document.activeElement;
    return { thing: one.dataset.thing ?? "", move: one.value ?? "", can: one.classList.contains("can"),
             place: one.getBoundingClientRect().toJSON() };
}"""
PLACE = "id => document.querySelector(`[data-thing='${id}']`).getBoundingClientRect().toJSON()"


def tab_to(hands: Hands, wanted: str) -> None:
    """Go on with the tab key until something of this kind has the focus."""
    for _ in range(STOPS):
        hands.page.keyboard.press("Tab")
        if hands.page.evaluate(FOCUS)[wanted]:
            return
    raise AssertionError(f"the tab key does not lead to a {wanted}")


def steer_to(hands: Hands, thing: str) -> None:
    """Go with the arrow keys from thing to thing, each time the way that leads closer."""
    seen: set[str] = set()
    while (now := hands.page.evaluate(FOCUS))["thing"] != thing:
        assert now["can"], f"the arrow keys lead to {now}"
        goal = hands.page.evaluate(PLACE, thing)
        across, down = goal["x"] - now["place"]["x"], goal["y"] - now["place"]["y"]
        ways = ["ArrowRight" if across > 0 else "ArrowLeft", "ArrowDown" if down > 0 else "ArrowUp"]
        if abs(down) > abs(across):
            ways.reverse()
        way = ways[now["thing"] in seen]
        seen.add(now["thing"])
        hands.page.keyboard.press(way)


def choose_by_keys(hands: Hands) -> None:
    """The first thing that the tab key finds, and what a bot would do with it or else its first move."""
    number = hands.company.number
    if hands.page.locator(".can").count():
        tab_to(hands, "can")
    else:
        tab_to(hands, "move")
    hands.page.keyboard.press("Enter")
    if hands.page.locator(".choices-menu").count():
        hands.page.keyboard.press("ArrowDown")
        hands.page.keyboard.press("Enter")
    hands.see(number + 1)


@pytest.mark.parametrize("name", games.names())
def test_a_table_is_played_by_keys_alone(come: Come, server: Server, name: str) -> None:
    (hands,) = sit_down(server, name, fewest(name), come())
    for _ in range(TURNS):
        hands.company.go_on(0)
        hands.keep_up()
        choose_by_keys(hands)


def test_arrow_keys_lead_from_one_thing_that_can_be_played_to_every_other(come: Come, server: Server) -> None:
    (hands,) = sit_down(server, "hamburgum", 2, come())
    hands.company.go_on(0)
    hands.keep_up()
    tab_to(hands, "can")
    can: list[str] = hands.page.locator(".can").evaluate_all("all => all.map(one => one.dataset.thing)")
    assert len(can) > 3
    for thing in can:
        steer_to(hands, thing)
    expect(hands.page.locator("#tip")).to_be_visible()


def test_a_menu_is_left_by_escape_and_nothing_is_chosen(come: Come, server: Server) -> None:
    (hands,) = sit_down(server, "hamburgum", 2, come())
    company, page = hands.company, hands.page
    several = page.locator(".can[aria-haspopup=menu]")
    while True:
        company.go_on(0)
        hands.keep_up()
        if several.count():
            break
        hands.play()
    number = company.number
    several.first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".choices-menu")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".choices-menu")).to_have_count(0)
    expect(several.first).to_be_focused()
    assert company.number == number


def test_the_list_of_all_choices_is_opened_and_chosen_from_by_a_digit(come: Come, server: Server) -> None:
    (hands,) = sit_down(server, "rival-cities", 2, come())
    hands.company.go_on(0)
    hands.keep_up()
    everything = hands.page.locator("[data-all]")
    everything.focus()
    hands.page.keyboard.press("Enter")
    expect(everything).to_have_attribute("aria-expanded", "true")
    expect(hands.page.locator("#choices [name=move]").first).to_be_visible()
    number, move = hands.company.number, hands.moves()[1]
    hands.page.keyboard.press("2")
    hands.see(number + 1)
    played = hands.company.play.log[-1].entry
    assert (played.seat, played.detail) == (0, move)
    expect(hands.page.locator("#log")).to_have_text(re.compile(r"\w"))
