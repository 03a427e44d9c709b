"""Statues, special accidents and ships: HA-123 to HA-131."""

from typing import Any

import pytest

from kontor.games.hamburg.terms import COLOURS

from ...rule import rule
from .table import GAME, MATERIAL, Table, building, table

HUMMELS = {
    2: [10, 7, 5, 2],
    3: [10, 8, 7, 5, 4, 2],
    4: [10, 9, 8, 7, 5, 4, 3, 2],
    5: [10, 9, 8, 7, 6, 5, 4, 3, 2, 2],
}
# By number: the risks, and the little something, with what is answered for it.
TOKENS: dict[int, tuple[tuple[str, ...], list[str], dict[str, int]]] = {
    **{2 * place + copy: ((colour,), [], {}) for place, colour in enumerate(COLOURS) for copy in (0, 1)},
    10: (("orange", "pink"), [], {}),
    11: (("pink", "violet"), [], {}),
    12: (("violet", "grey"), [], {}),
    13: (("grey", "brown"), [], {}),
    14: (("brown", "orange"), [], {}),
    15: (("orange",), ["draw:grey"], {}),
    16: (("pink",), [], {"points": 1}),
    17: (("violet",), ["take:brown"], {"brown": 1}),
    18: (("grey",), [], {"marks": 2}),
    19: (("brown",), ["lower:pink"], {"risk-pink": -1}),
}


@rule("HA-123", "HA-15")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_statues_of_the_expansion(seats: int) -> None:
    doc = GAME.dump(GAME.start(seats, 7, {"statues": "on"}))
    assert doc["hummels"] == HUMMELS[max(seats, 2)][::-1]
    assert doc["lemonjettes"] == [6, 9, 12]


@rule("HA-123")
def test_the_example_of_a_lemonjette() -> None:
    """Frank finishes the left side and takes the Lemonjette of 9 Marks, which he gets at once."""
    green = {"wall": (5, 0), "statues": {"left": ("lemonjette", 12)}}
    red = {"hand": [121, 3], "wall": (4, 0), "marks": 5}
    game = table(expansions=["statues"], red=red, green=green).play("card:121", "wall:left")
    assert game.legal == ["hummel", "lemonjette"]
    game.play("lemonjette")
    assert game.changes() == {"wall-left": 1, "marks": 4}
    assert game.board("red")["statues"]["left"] == {"hummel": None, "lemonjette": 9}
    assert (game.doc["lemonjettes"], game.doc["hummels"]) == ([6], [2, 5, 7, 10])


@rule("HA-123", "HA-110")
def test_a_lemonjette_has_no_points() -> None:
    red = {"wall": (5, 5), "statues": {"left": ("lemonjette", 12), "right": ("hummel", 10)}}
    game = table("round", round=8, expansions=["statues"], red=red)
    assert GAME.view(game.state, 0)["sheets"][0]["statues"] == 10


@rule("HA-124", "HA-125", "HA-14")
@pytest.mark.parametrize("token", TOKENS)
def test_what_every_token_does(token: int) -> None:
    """Among them the examples: flood and collapse together, and a riot with a point."""
    colours, answers, bonus = TOKENS[token]
    red = {"risks": {"pink": 1}}
    game = table("risks", expansions=["accidents"], dice={"black": 5}, tokens=[token], red=red).play(*answers)
    expected = {f"risk-{colour}": 1 for colour in colours} | bonus
    assert game.changes() == expected
    assert len(game.hand()) == 2 + (token == 15)
    assert token in game.doc["tokens"]["used"]


@rule("HA-124")
def test_twenty_tokens_are_in_the_bag() -> None:
    assert len(TOKENS) == len(MATERIAL.tokens) == 20
    assert len(GAME.dump(GAME.start(3, 7, {"accidents": "on"}))["tokens"]["bag"]) == 20


@rule("HA-125", "HA-26")
def test_the_bonus_comes_after_the_accident() -> None:
    """A riot takes all Marks before the two of the grey token come."""
    red = {"risks": {"pink": 2}, "marks": 9}
    game = table("risks", expansions=["accidents"], dice={"black": 5, "pink": 5}, tokens=[18], red=red)
    assert game.changes() == {"risk-pink": -2, "risk-grey": 1, "marks": -7}


@rule("HA-125")
def test_the_brown_token_does_not_lower_brown() -> None:
    game = table("risks", expansions=["accidents"], dice={"black": 5}, tokens=[19], red={"risks": {"brown": 1}})
    assert game.changes() == {"risk-brown": 1}


@rule("HA-126")
def test_the_example_of_ships_that_sail() -> None:
    """Grey shows 3 and brown 4: these two ships sail."""
    dice = {"violet": 2, "orange": 5, "grey": 3, "pink": 6, "brown": 4, "black": 1}
    game = table("sail", expansions=["ships"], dice=dice)
    assert game.doc["ships"] == ["grey", "brown"]
    assert table("tidy", expansions=["ships"], ships=["grey"]).doc["ships"] == []


def sailing(*ships: str, red: dict[str, Any] | None = None, **given: Any) -> Table:
    """Red builds the first section on the left with a pink card, and has one worker of that colour."""
    own = {"hand": [70, 3], "marks": 1, "workers": {"pink": 1}, **(red or {})}
    return table(expansions=["ships"], ships=ships, red=own, **given).play("card:70", "wall:left")


BUILT = {"wall-left": 1, "marks": -1}


@rule("HA-127", "HA-131")
def test_the_example_of_using_a_ship() -> None:
    """Ulrich builds with a pink card; of two ships he uses the brown one for a pink worker, and 121 works again."""
    game = sailing("violet", "brown", red={"buildings": [121, 206]})
    assert game.legal == ["ship:violet", "ship:brown", "done"]
    game.play("ship:brown")
    assert game.legal == ["house:121", "house:206"]
    assert game.play("house:121").changes() == {"wall-left": 1, "pink": -1, "marks": 5}


@rule("HA-127")
def test_a_ship_costs_a_worker_of_the_cards_colour_and_is_no_duty() -> None:
    assert sailing("violet", red={"workers": {"grey": 1}}).changes() == BUILT
    assert sailing("violet").play("done").changes() == BUILT


@rule("HA-127")
def test_no_ship_is_used_with_a_section_that_a_building_brings() -> None:
    red = {"workers": dict.fromkeys(COLOURS, 1)}
    game = building(145, "wall:left", red=red, expansions=["ships"], ships=["violet"])
    assert game.changes() == {"wall-left": 1}


@rule("HA-68", "HA-127")
def test_no_ship_is_used_with_a_drawn_card() -> None:
    red = {"workers": dict.fromkeys(COLOURS, 1), "marks": 1}
    game = building(1, "draw:pink", "wall:left", red=red, expansions=["ships"], ships=["violet"])
    assert game.changes() == BUILT


@rule("HA-128")
def test_the_violet_ship_brings_four_marks() -> None:
    assert sailing("violet").play("ship:violet").changes() == {"wall-left": 1, "pink": -1, "marks": 3}


@rule("HA-128")
def test_the_orange_ship_brings_three_workers_of_one_colour() -> None:
    game = sailing("orange").play("ship:orange", "take:brown")
    assert game.changes() == {**BUILT, "pink": -1, "brown": 3}


@rule("HA-128")
def test_the_black_ship_lowers_a_risk() -> None:
    game = sailing("black", red={"risks": {"grey": 1, "violet": 2}}).play("ship:black", "lower:violet")
    assert game.changes() == {**BUILT, "pink": -1, "risk-violet": -1, "points": 1}
    assert sailing("black").changes() == BUILT


@rule("HA-129")
def test_the_grey_ship_brings_a_card_of_the_sections_colour_for_an_action() -> None:
    game = sailing("grey", tops={"pink": [71]}, dice={"pink": 6}).play("ship:grey")
    assert game.hand() == [3, 71]
    assert game.play("money").changes() == {"wall-left": 1, "pink": -1, "marks": 5}
    assert game.top_discard() == 71


@rule("HA-129", "HA-4")
def test_where_the_pile_is_empty_the_grey_ship_may_bring_the_card_that_was_just_played() -> None:
    red = {"hand": [3, 70], "marks": 2, "workers": {"brown": 1}, "wall": (1, 0)}
    game = table(expansions=["ships"], ships=["grey"], red=red, empty=["brown"])
    game.play("card:3", "wall:left", "ship:grey")
    assert game.doc["open"][-1]["card"] == 3


@rule("HA-129", "HA-56")
def test_the_grey_ship_is_not_offered_where_no_card_is_left() -> None:
    """The pink card was played as a brown one, and all brown cards are in use."""
    red = {"hand": [70, 71], "marks": 2, "workers": {"brown": 1, "grey": 1}, "wall": (1, 0), "buildings": [224]}
    game = table(expansions=["ships"], ships=["grey"], red=red, empty=["brown"])
    game.play("card:70", "as:brown", "wall:left")
    assert game.changes() == {"grey": -1, "wall-left": 1, "marks": -2}
    assert game.actor == "green"


@rule("HA-130")
def test_the_pink_ship_takes_a_step_forward_for_three_marks() -> None:
    game = sailing("pink", red={"marks": 4, "square": 2}, green={"buildings": [240]}).play("ship:pink")
    assert game.changes() == {"wall-left": 1, "pink": -1, "marks": -4, "square": 1}
    assert sailing("pink", red={"marks": 3}).changes() == BUILT
