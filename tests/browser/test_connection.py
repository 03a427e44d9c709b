"""A connection that breaks: the page says so, and misses nothing."""

from playwright.sync_api import expect

from ..web.serving import Server
from .conftest import Come
from .hands import sit_down


def test_what_happened_while_the_network_was_gone_is_shown_when_it_is_back(come: Come, server: Server) -> None:
    ada = come()
    (hands,) = sit_down(server, "rival-cities", 2, ada)
    company, page = hands.company, hands.page
    company.go_on(0)
    hands.play()
    company.go_on(0)
    hands.keep_up()
    ada.context.set_offline(True)
    expect(page.locator("#connection")).to_have_text("The connection is lost; trying again…")
    for _ in range(12):
        company.choose(company.play.asked_now()[0])
    assert int(page.locator("#state").get_attribute("data-number") or 0) < company.number
    ada.context.set_offline(False)
    hands.keep_up()
    expect(page.locator("#connection")).to_be_hidden()
    shown = page.locator("#log li").all_inner_texts()
    ada.faults.clear()
    page.reload()
    assert page.locator("#log li").all_inner_texts() == shown
    company.go_on(0)
    hands.play()
