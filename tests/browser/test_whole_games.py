"""A whole game of each title, played by clicking."""

import pytest
from playwright.sync_api import expect

from kontor import games

from ..web.serving import Server
from .conftest import Come
from .hands import fewest, sit_down


@pytest.mark.parametrize("name", games.names())
def test_a_whole_game_can_be_played_by_clicking(come: Come, server: Server, name: str) -> None:
    (hands,) = sit_down(server, name, fewest(name), come())
    while hands.company.go_on(0):
        hands.play()
    hands.keep_up()
    assert hands.on_things > 5 * hands.on_buttons
    points = [str(one) for one in hands.company.play.sitting.state.scores()]
    expect(hands.page.locator(".points-row .number")).to_have_text(points)
    assert hands.moves() == []
