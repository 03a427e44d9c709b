"""Risks that buildings lower, laurels, zoos and parks: HA-20, HA-52, HA-57, HA-73; and that every card is exercised."""

import importlib
from pathlib import Path
from typing import Any

import pytest

from ...rule import rule
from .table import GAME, exercises, table, using

RISK = {159: "orange", 160: "pink", 161: "brown", 162: "violet"}


@rule("HA-73", "HA-56")
@exercises(*RISK)
@pytest.mark.parametrize("card", RISK)
def test_a_worker_lowers_the_risk_of_its_colour(card: int) -> None:
    colour = RISK[card]
    red = {"workers": {colour: 2}, "risks": {colour: 2, "grey": 1}}
    assert using(card, red=red).changes() == {colour: -1, f"risk-{colour}": -1, "points": 1}
    assert f"use:{card}" not in table(red={**red, "risks": {"grey": 1}, "buildings": [card]}).legal


@rule("HA-73", "HA-56")
@exercises(156)
def test_a_risk_of_ones_choice_is_lowered_every_round() -> None:
    game = using(156, "lower:pink", red={"risks": {"pink": 2, "grey": 1}})
    assert game.changes() == {"risk-pink": -1, "points": 1}
    assert game.asked == "turn"
    assert "use:156" not in table(red={"buildings": [156]}).legal


@rule("HA-73", "HA-58")
@exercises(157)
def test_a_worker_lowers_the_risk_of_its_colour_by_up_to_two_steps() -> None:
    red = {"workers": {"violet": 1, "grey": 1, "pink": 1}, "risks": {"pink": 3, "grey": 1}}
    game = using(157, red=red)
    assert game.legal == ["give:grey", "give:pink"]
    assert game.play("give:pink").changes() == {"pink": -1, "risk-pink": -2, "points": 2}
    assert using(157, "give:grey", red=red).changes() == {"grey": -1, "risk-grey": -1, "points": 1}


# What red has at the end, and what the laurel brings.
WALL = {"wall": (5, 3), "statues": {"left": ("hummel", 7)}}
EXPANDED = {"wall": (5, 5), "statues": {"left": ("hummel", 7), "right": ("lemonjette", 12)}}
LAURELS: list[tuple[int, dict[str, Any], int]] = [
    # Two for each third section, here two, and each statue.
    (29, WALL, 6),
    (29, EXPANDED, 8),
    (30, {"majorities": ["wall", "zoo", "score"]}, 6),
    # The points of a statue again: the best, and not of a Lemonjette.
    (96, WALL, 7),
    (96, EXPANDED, 7),
    (96, {}, 0),
    # The example: two pink steps, and one each of brown, orange and violet.
    (155, {"risks": {"pink": 2, "brown": 1, "orange": 1, "violet": 1}}, 5),
    # Sites of all five colours; the building's own is brown.
    (203, {"sites": ["grey", "violet", "orange", "pink"]}, 5),
    (203, {"sites": ["grey", "violet", "orange", "orange"]}, 0),
    # A point for two workers.
    (205, {"workers": {"grey": 3, "pink": 2}}, 2),
]


@rule("HA-52", "HA-59", "HA-63", "HA-123")
@exercises(29, 30, 96, 155, 203, 205)
@pytest.mark.parametrize(("card", "red", "points"), LAURELS)
def test_laurels_count_at_the_end(card: int, red: dict[str, Any], points: int) -> None:
    game = table("round", round=8, expansions=["statues"], red={**red, "buildings": [card]})
    assert GAME.view(game.state, 0)["sheets"][0]["laurels"] == points


@rule("HA-57", "HA-46", "HA-110")
@exercises(*range(241, 261))
@pytest.mark.parametrize("card", range(241, 261))
def test_a_zoo_brings_its_points_and_nothing_else(card: int) -> None:
    """Four zoos of each colour have 1 to 4 points and cost twice as much."""
    points = 1 + (card - 241) % 4
    game = table(red={"hand": [card], "marks": 2 * points}, turn=3, round=8, green={"hand": []}).play("build")
    assert game.changes() == {"marks": -2 * points}
    assert game.board("red")["left"] == [card]
    assert game.state.over()
    sheet = GAME.view(game.state, 0)["sheets"][0]
    assert (sheet["cards"], sheet["laurels"], sheet["majorities"]) == (points, 0, 4)


# Of each four parks: a Mark, a worker, a card, a point.
PARKS = {261: "grey", 265: "orange", 269: "brown", 273: "violet", 277: "pink"}
TOPS = {"grey": [150], "orange": [121], "brown": [3], "violet": [205], "pink": [70]}


@rule("HA-20", "HA-2")
@exercises(*range(261, 281))
@pytest.mark.parametrize("card", range(261, 281))
def test_a_park_brings_its_income_after_hands_are_refilled(card: int) -> None:
    place = (card - 261) % 4
    colour = PARKS[card - place]
    hand = [241, 242, 243, 244, 245]
    game = table("refill", red={"left": [card], "hand": hand}, tops=TOPS)
    assert game.actor == "green"
    assert game.changes() == ({"marks": 1}, {colour: 1}, {}, {"points": 1})[place]
    assert game.hand() == (hand + TOPS[colour] if place == 2 else hand)


@rule("HA-20")
def test_parks_work_every_round_and_for_their_owner_alone() -> None:
    game = table("refill", red={"left": [261, 265], "hand": [241, 242, 243, 244, 245]})
    assert game.changes() == {"marks": 2}
    assert game.changes("green") == {}


def test_every_card_is_exercised_by_a_test() -> None:
    """Every number from 1 to 280 is in the marks of tests that check what the card does."""
    tested: set[int] = set()
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        module = importlib.import_module(f"{__package__}.{path.stem}")
        for test in vars(module).values():
            tested |= getattr(test, "cards", set())
    assert sorted(set(range(1, 281)) - tested) == []
