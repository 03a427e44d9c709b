"""What one does at a table beside choosing: taking back, being asked again, asking what things are."""

import re

from playwright.sync_api import expect

from ..web.serving import Server
from .conftest import Come
from .hands import Hands, sit_down

NOTE_FLIGHTS = """() => {
    window.flights = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        window.flights.push(this.dataset.thing);
        return animate.apply(this, how);
    };
}"""


def at_my_turn(come: Come, server: Server, name: str = "rival-cities") -> Hands:
    (hands,) = sit_down(server, name, 2, come())
    hands.company.go_on(0)
    hands.keep_up()
    return hands


def test_what_was_chosen_can_be_taken_back(come: Come, server: Server) -> None:
    hands = at_my_turn(come, server)
    undo = hands.page.locator("[data-api=undo] button")
    while True:
        hands.company.go_on(0)
        hands.keep_up()
        before = hands.scene(), hands.moves()
        hands.play()
        if undo.count():
            break
    number = hands.company.number
    undo.click()
    hands.see(number + 1)
    assert (hands.scene(), hands.moves()) == before


def test_who_wants_it_is_asked_before_a_turn_ends(come: Come, server: Server) -> None:
    hands = at_my_turn(come, server, "hamburgum")
    page = hands.page
    page.get_by_role("tab", name="More").click()
    with page.expect_response(re.compile("/api/me")):
        page.get_by_label(re.compile("before my turn ends")).check()
    while True:
        hands.company.go_on(0)
        hands.keep_up()
        move = hands.company.advise(0)
        if page.locator(f'#choices [value="{move}"][data-ends]').count():
            break
        hands.play(move)
    number = hands.company.number
    hands.click(move)
    asked = page.locator("#confirm")
    expect(asked).to_contain_text("This ends your turn")
    asked.get_by_text("Choose again").click()
    expect(asked).to_be_hidden()
    assert hands.company.number == number
    hands.click(move)
    asked.get_by_text("End my turn").click()
    hands.see(number + 1)


def test_everything_on_the_table_says_what_it_is_and_leads_to_its_rule(come: Come, server: Server) -> None:
    hands = at_my_turn(come, server)
    page = hands.page
    tip = page.locator("#tip")
    page.locator('.board [data-thing="ink"]').hover()
    expect(tip.locator("strong")).to_have_text(re.compile(r"\w"))
    rule = tip.locator(".rule").inner_text()
    tip.locator(".rule").click()
    expect(page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    expect(page.locator("#rules-text .found")).to_contain_text(rule)


def test_the_last_round_is_played_back_by_one_button(come: Come, server: Server) -> None:
    hands = at_my_turn(come, server)
    hands.play()
    hands.company.go_on(0)
    hands.keep_up()
    now = hands.page.locator("#prompt .question").inner_text()
    hands.page.locator("[data-film]").click()
    film = hands.page.locator("#film")
    expect(film).to_contain_text(re.compile(r"1 of \d"))
    expect(hands.page.locator("#prompt")).to_be_hidden()
    film.get_by_role("button").click()
    expect(film).to_be_hidden()
    assert hands.page.locator("#prompt .question").inner_text() == now


def test_pieces_travel_for_those_who_like_it(come: Come, server: Server) -> None:
    (hands,) = sit_down(server, "rival-cities", 2, come(reduced_motion="no-preference"))
    hands.company.go_to(lambda: any(move.startswith("ink:") for move in offered(hands)))
    hands.keep_up()
    page = hands.page
    page.evaluate(NOTE_FLIGHTS)
    hands.play()
    assert "ink" in page.evaluate("() => window.flights")


def offered(hands: Hands) -> list[str]:
    play = hands.company.play
    return [play.game.moves.name(move) for move in play.sitting.state.legal(0)] if 0 in play.asked_now() else []


def test_what_is_said_of_a_thing_is_not_in_the_way_of_a_click(come: Come, server: Server) -> None:
    """In a low window there is no room for a card above or below another."""
    (hands,) = sit_down(server, "hamburg", 2, come(viewport={"width": 900, "height": 500}))
    for _ in range(10):
        assert hands.company.go_on(0)
        hands.play(rest=400)
