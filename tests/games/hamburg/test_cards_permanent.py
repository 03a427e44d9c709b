"""Permanent effects: HA-90 to HA-105; and those of phase II that ask: HA-54."""

from typing import Any

import pytest

from ...rule import rule
from .table import building, exercises, table, using


@rule("HA-90", "HA-51")
@exercises(34)
def test_a_worker_more_of_any_colour_with_every_action() -> None:
    game = table(red={"hand": [70], "buildings": [34]}).play("workers", "take:grey")
    assert game.changes() == {"pink": 3, "grey": 1}
    assert game.actor == "green"


@rule("HA-90")
@exercises(138, 139, 140, 141)
@pytest.mark.parametrize(
    ("card", "colour", "played"), [(138, "pink", 70), (139, "grey", 150), (140, "brown", 3), (141, "violet", 205)]
)
def test_three_marks_more_with_a_die(card: int, colour: str, played: int) -> None:
    other = 121
    game = table(red={"hand": [played, other], "buildings": [card]}, dice={colour: 2, "orange": 4})
    assert game.play(f"card:{played}", "money").changes() == {"marks": 5}
    game = table(red={"hand": [played, other], "buildings": [card]}, dice={colour: 2, "orange": 4})
    assert game.play(f"card:{other}", "money").changes() == {"marks": 4}


@rule("HA-90")
@exercises(70)
def test_laying_a_site_lowers_the_risk_of_its_colour() -> None:
    red = {"hand": [150], "workers": {"grey": 1}, "risks": {"grey": 2, "pink": 1}, "buildings": [70]}
    assert table(red=red).play("site").changes() == {"grey": -1, "risk-grey": -1, "points": 1}


@rule("HA-90", "HA-102")
@exercises(70, 224)
def test_a_recoloured_site_lowers_the_risk_of_the_colour_it_was_played_as() -> None:
    red = {"hand": [150], "workers": {"grey": 1, "pink": 1}, "risks": {"grey": 1, "pink": 1}, "buildings": [70, 224]}
    game = table(red=red).play("as:pink", "site")
    assert game.changes() == {"grey": -1, "pink": -1, "risk-pink": -1, "points": 1}
    assert game.board("red")["sites"][-1] == 150


@rule("HA-90")
@exercises(70)
def test_a_site_that_an_effect_lays_is_no_basic_action() -> None:
    game = building(32, "draw:grey", "draw:grey", red={"buildings": [70], "risks": {"grey": 2}})
    assert game.changes() == {}


@rule("HA-90")
@exercises(150, 166)
@pytest.mark.parametrize("houses", [[150], [166], [150, 166]])
def test_building_the_wall_lowers_the_risk_of_the_sections_colour(houses: list[int]) -> None:
    """Both together lower it twice."""
    red = {"hand": [70], "marks": 1, "risks": {"pink": 3, "grey": 1}, "buildings": houses}
    steps = len(houses)
    game = table(red=red).play("wall:left")
    assert game.changes() == {"marks": -1, "wall-left": 1, "risk-pink": -steps, "points": steps}


@rule("HA-90")
@exercises(150)
def test_a_section_that_an_effect_builds_lowers_no_risk() -> None:
    game = building(145, "wall:left", red={"buildings": [150], "risks": {"pink": 2}})
    assert game.changes() == {"wall-left": 1}


@rule("HA-92")
@exercises(95)
def test_a_majority_brings_a_set_of_workers() -> None:
    game = table("majorities", red={"buildings": [95], "wall": (1, 0)}, green={"buildings": [6, 7]})
    assert game.board("red")["majorities"] == ["wall"]
    assert game.changes() == {"violet": 1, "orange": 1, "grey": 1, "pink": 1, "brown": 1}


@rule("HA-92", "HA-20")
@exercises(122)
def test_every_park_that_brings_a_mark_brings_another() -> None:
    red = {"buildings": [122], "left": [261, 265, 264, 262], "hand": [3, 4, 5, 6, 7]}
    assert table("refill", red=red).changes() == {"marks": 4, "points": 1, "grey": 1}


@rule("HA-92", "HA-24")
@exercises(187, 188)
@pytest.mark.parametrize(("card", "gain"), [(187, {"points": 1}), (188, {"marks": 2})])
def test_drawing_a_token_brings_something(card: int, gain: dict[str, int]) -> None:
    game = table("risks", red={"buildings": [card]}, dice={"black": 5}, tokens=[0])
    assert game.changes() == {"risk-violet": 1, **gain}
    assert table("risks", red={"buildings": [card]}).changes() == {}


@rule("HA-93")
@exercises(226)
def test_every_step_forward_brings_a_point() -> None:
    game = table("steps", red={"buildings": [226], "marks": 1, "square": 3}, dice={"grey": 1}).play("advance")
    assert game.changes() == {"marks": -1, "square": 1, "points": 1}
    assert building(68, red={"buildings": [226], "square": 9}).changes() == {"points": 5}


@rule("HA-93")
@exercises(214)
def test_every_step_forward_lowers_a_risk_of_ones_choice() -> None:
    red = {"buildings": [214], "risks": {"grey": 1, "pink": 2}, "marks": 1}
    game = table("steps", red=red, dice={"grey": 1}).play("advance", "lower:pink")
    assert game.changes() == {"marks": -1, "square": 1, "points": 1, "risk-pink": -1}
    assert game.asked == "turn"


@rule("HA-96")
@exercises(108)
def test_the_wall_is_free_with_the_basic_action_alone() -> None:
    red = {"buildings": [108, 62], "hand": [158, 70], "wall": (2, 0), "workers": {"orange": 1}}
    game = table(red=red).play("card:158", "wall:left")
    assert game.changes() == {"wall-left": 1}
    assert "use:62" not in game.legal


@rule("HA-96")
@exercises(232)
def test_the_example_of_the_black_die_for_the_wall() -> None:
    """A section of 3 costs 1 when the black die shows 1; and 3 when it shows 5."""
    red = {"buildings": [232], "hand": [150, 3], "wall": (2, 0), "marks": 5}
    assert table(red=red, dice={"black": 1}).play("card:150", "wall:left").changes() == {"wall-left": 1, "marks": -1}
    assert table(red=red, dice={"black": 5}).play("card:150", "wall:left").changes() == {"wall-left": 1, "marks": -3}


@rule("HA-72", "HA-96")
@exercises(62, 63, 64, 65, 232)
@pytest.mark.parametrize(("card", "worker"), [(62, "orange"), (63, "brown"), (64, "violet"), (65, "grey")])
def test_a_section_without_a_card_costs_twice_as_much(card: int, worker: str) -> None:
    """Whatever its colour: grey for 3 on the left, orange for 1 on the right."""
    red = {"workers": {worker: 1}, "wall": (2, 0), "marks": 6}
    assert using(card, "wall:left", red=red).changes() == {worker: -1, "wall-left": 1, "marks": -6}
    assert using(card, red={**red, "marks": 5}).changes() == {worker: -1, "wall-right": 1, "marks": -2}
    assert f"use:{card}" not in table(red={**red, "marks": 1, "buildings": [card]}).legal
    cheap = {**red, "buildings": [232]}
    assert using(card, "wall:left", red=cheap, dice={"black": 2}).changes()["marks"] == -4


@rule("HA-97")
@exercises(125)
@pytest.mark.parametrize(("dice", "cost"), [({"grey": 2, "pink": 1, "brown": 2}, 3), ({"grey": 1}, 0)])
def test_a_step_costs_two_less(dice: dict[str, int], cost: int) -> None:
    game = table("steps", red={"buildings": [125], "marks": 5}, dice=dice).play("advance")
    assert 5 - game.board("red")["marks"] == cost
    assert game.board("red")["square"] == 1


@rule("HA-97")
@exercises(132)
def test_a_building_costs_three_less_but_zoos_do_not() -> None:
    """011 costs 9, 013 costs nothing, zoo 244 costs 8."""
    red = {"buildings": [132], "hand": [11, 13, 244], "sites": ["grey"], "marks": 9}
    assert table(red=red).play("card:11", "build").changes() == {"marks": -6}
    assert table(red=red).play("card:13", "build").changes() == {}
    assert table(red=red).play("card:244", "build").changes() == {"marks": -8}


@rule("HA-97")
@exercises(182, 183, 184, 185)
@pytest.mark.parametrize(("card", "half", "full"), [(182, 107, 11), (183, 204, 11), (184, 72, 11), (185, 11, 72)])
def test_buildings_of_a_colour_cost_half_rounded_up(card: int, half: int, full: int) -> None:
    """All of these cost 9: five for the half."""
    red = {"buildings": [card], "hand": [half, full], "sites": ["grey"], "marks": 9}
    assert table(red=red).play(f"card:{half}", "build").changes() == {"marks": -5}
    assert table(red=red).play(f"card:{full}", "build").changes() == {"marks": -9}


@rule("HA-97", "HA-3")
@exercises(182)
def test_zoos_of_the_colour_do_not_cost_half() -> None:
    red = {"buildings": [182], "hand": [248, 3], "marks": 8}
    assert table(red=red).play("card:248", "build").changes() == {"marks": -8}


@rule("HA-97")
@exercises(132, 185)
def test_half_the_cost_comes_before_discounts() -> None:
    red = {"buildings": [132, 185], "hand": [11, 3], "sites": ["grey"], "marks": 9}
    assert table(red=red).play("card:11", "build").changes() == {"marks": -2}
    assert table(red=red).play("card:3", "build").changes() == {}


@rule("HA-98")
@exercises(151)
def test_a_worker_turns_a_risk_away() -> None:
    red = {"buildings": [151], "workers": {"grey": 1}}
    game = table("risks", red=red, dice={"grey": 5, "pink": 6})
    assert game.legal == ["give:grey", "done"]
    assert game.play("give:grey").changes() == {"grey": -1, "risk-pink": 1}
    assert table("risks", red=red, dice={"grey": 5}).play("done").changes() == {"risk-grey": 1}


@rule("HA-98", "HA-124")
@exercises(151)
def test_two_workers_turn_a_double_accident_away() -> None:
    """Token 12 is violet and grey."""
    red = {"buildings": [151], "workers": {"grey": 1, "violet": 1}}
    game = table("risks", red=red, dice={"black": 6}, tokens=[12], expansions=["accidents"])
    assert game.play("give:violet", "give:grey").changes() == {"violet": -1, "grey": -1}


@rule("HA-98", "HA-125")
@exercises(151)
def test_the_worker_that_comes_with_a_token_is_too_late_for_it() -> None:
    """Token 17 is violet with a worker of any colour."""
    game = table("risks", red={"buildings": [151]}, dice={"black": 6}, tokens=[17], expansions=["accidents"])
    assert game.play("take:violet").changes() == {"risk-violet": 1, "violet": 1}


@rule("HA-54")
@exercises(49, 151)
def test_workers_of_the_dice_come_in_time_to_turn_risks_away() -> None:
    game = table("risks", red={"buildings": [151, 49]}, dice={"grey": 5})
    assert game.play("give:grey").changes() == {}
    assert table("risks", red={"buildings": [49]}, dice={"grey": 5}).changes() == {"risk-grey": 1, "grey": 1}


@rule("HA-99", "HA-29")
@exercises(165)
def test_accidents_strike_with_the_fourth_step() -> None:
    red = {"buildings": [165], "risks": {"pink": 2}, "marks": 7}
    assert table("risks", red=red, dice={"pink": 5}).changes() == {"risk-pink": 1}
    red = {"buildings": [165], "risks": {"pink": 3}, "marks": 7}
    assert table("risks", red=red, dice={"pink": 5}).changes() == {"risk-pink": -3, "marks": -7}


@rule("HA-100")
@exercises(168)
def test_the_action_lowers_a_risk_by_two_steps() -> None:
    red = {"buildings": [168], "hand": [70, 71], "risks": {"pink": 2}}
    assert table(red=red).play("card:70", "calm").changes() == {"risk-pink": -2, "points": 2}
    one = {**red, "risks": {"pink": 1}}
    assert table(red=one).play("card:70", "calm").changes() == {"risk-pink": -1, "points": 1}
    assert building(147, "lower:pink", "done", red={"buildings": [168], "risks": {"pink": 2}}).changes() == {
        "risk-pink": -1,
        "points": 1,
    }


@rule("HA-101")
@exercises(192)
def test_two_buildings_share_a_site() -> None:
    red = {"buildings": [(192, "grey")], "hand": [13, 188], "sites": []}
    game = table(red=red).play("card:188", "build")
    site = game.board("red")["buildings"][0]["site"]
    assert game.board("red")["buildings"][1] == {"card": 188, "site": site, "zoo": None, "used": 0}
    third = table(red={"hand": [13, 188], "buildings": [6, 7]})
    assert "build" not in third.play("card:13").legal


@rule("HA-101", "HA-30")
@exercises(192)
def test_both_buildings_of_a_lost_site_go_back_to_the_hand() -> None:
    red = {"buildings": [(192, 205), (6, 205)], "sites": [205], "hand": [3], "risks": {"violet": 2}}
    game = table("risks", red=red, dice={"violet": 6})
    assert game.hand() == [3, 192, 6]
    assert game.doc["discards"]["cards"] == [205]


@rule("HA-102")
@exercises(224)
def test_a_card_is_played_as_another_colour_for_a_grey_worker() -> None:
    red = {"buildings": [224], "hand": [70, 71], "workers": {"grey": 2, "brown": 1}, "marks": 2, "risks": {"orange": 1}}
    start = {**red, "wall": (1, 0)}
    dice = {"violet": 6}
    assert table(red=start, dice=dice).play("card:70", "as:violet", "money").changes() == {"grey": -1, "marks": 6}
    assert table(red=start).play("card:70", "as:grey", "workers").changes() == {"grey": 2}
    assert table(red=start).play("card:70", "as:brown", "wall:left").changes() == {
        "grey": -1,
        "marks": -2,
        "wall-left": 1,
    }
    assert table(red=start).play("card:70", "as:orange", "calm").changes() == {
        "grey": -1,
        "risk-orange": -1,
        "points": 1,
    }
    game = table(red=start).play("card:70", "as:brown", "site")
    assert game.changes() == {"grey": -1, "brown": -1}
    assert game.board("red")["sites"][-1] == 70


@rule("HA-102")
@exercises(224)
def test_a_recoloured_card_is_not_built_nor_recoloured_again() -> None:
    red = {"buildings": [224], "hand": [70, 71], "workers": {"grey": 2}, "marks": 20, "sites": ["grey"]}
    game = table(red=red).play("card:70")
    assert game.offers("build", "as:violet", "as:orange", "as:grey", "as:brown")
    assert "as:pink" not in game.legal
    game.play("as:violet")
    assert not [move for move in game.legal if move == "build" or move.startswith("as:")]
    assert not [move for move in table(red={**red, "workers": {}}).play("card:70").legal if move.startswith("as:")]


@rule("HA-103")
@exercises(231)
def test_another_risk_rises_than_that_of_the_token() -> None:
    game = table("risks", red={"buildings": [231]}, dice={"black": 5}, tokens=[0])
    assert game.legal == ["raise:violet", "raise:orange", "raise:grey", "raise:pink", "raise:brown"]
    assert game.play("raise:pink").changes() == {"risk-pink": 1}


@rule("HA-103", "HA-124", "HA-125")
@exercises(231)
def test_two_other_risks_rise_than_those_of_a_double_token() -> None:
    given: dict[str, Any] = {"dice": {"black": 5}, "expansions": ["accidents"]}
    game = table("risks", red={"buildings": [231]}, tokens=[12], **given)
    assert game.play("raise:orange", "raise:brown").changes() == {"risk-orange": 1, "risk-brown": 1}
    game = table("risks", red={"buildings": [231]}, tokens=[16], **given)
    assert game.play("raise:brown").changes() == {"risk-brown": 1, "points": 1}


@rule("HA-104")
@exercises(240)
def test_the_example_of_a_dearer_step() -> None:
    """1 + 2 + 1 and a black 5: nine for all others, four for the owner."""
    given: dict[str, Any] = {
        "dice": {"grey": 1, "pink": 2, "brown": 1, "black": 5},
        "red": {"buildings": [240], "marks": 4},
    }
    game = table("steps", seats=3, green={"marks": 9}, yellow={"marks": 8}, **given)
    game.play("advance", "advance")
    assert game.changes() == {"square": 1, "marks": -4}
    assert game.changes("green") == {"square": 1, "marks": -9}
    assert game.changes("yellow") == {}
    assert game.asked == "turn"


@rule("HA-104")
@exercises(240)
def test_a_low_black_die_counts_twice() -> None:
    dice = {"grey": 1, "black": 2}
    game = table("steps", red={"marks": 9}, green={"buildings": [240], "marks": 9}, dice=dice).play(
        "advance", "advance"
    )
    assert game.changes() == {"square": 1, "marks": -5}
    assert game.changes("green") == {"square": 1, "marks": -3}


@rule("HA-104", "HA-54")
@exercises(2, 240)
def test_a_step_for_four_marks_when_no_die_is_low() -> None:
    red = {"buildings": [2], "marks": 5}
    game = table("steps", red=red)
    assert game.legal == ["use:2", "done"]
    assert game.play("use:2").changes() == {"marks": -4, "square": 1}
    assert table("steps", red=red).play("done").changes() == {}
    assert table("steps", red=red, dice={"black": 1}).legal == ["advance", "stay"]
    assert table("steps", red={**red, "marks": 8}, green={"buildings": [240]}).play("use:2").changes()["marks"] == -8
    assert table("steps", red={**red, "marks": 7}, green={"buildings": [240]}).asked == "turn"


@rule("HA-104")
@exercises(240)
def test_steps_by_other_effects_are_not_dearer() -> None:
    assert building(68, green={"buildings": [240]}).changes() == {"square": 1}
