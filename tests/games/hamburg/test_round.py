"""Refilling, the dice, the clerk, risks, the step on the square, and accidents: HA-17 to HA-35."""

import pytest

from kontor.games.hamburg.terms import COLOURS

from ...rule import rule
from .table import MATERIAL, table

FULL = {"hand": [241, 242, 243, 244, 245]}


@rule("HA-17")
def test_eight_rounds_and_the_game_is_over() -> None:
    assert not table("round", round=7).state.over()
    assert table("round", round=7).doc["round"] == 8
    assert table("round", round=8).state.over()


@rule("HA-17")
def test_the_four_phases_follow_each_other() -> None:
    game = table("refill", red=FULL, green={"hand": [246, 247, 248, 249, 250]})
    asked = []
    while game.doc["round"] == 2:
        asked.append(game.asked)
        game.play(game.legal[0])
    phases = [name for name in asked if name in ("turn", "step")]
    assert phases.count("turn") >= 8
    assert "step" not in phases[phases.index("turn") :]
    assert game.asked == "draw"


@rule("HA-18")
def test_the_example_of_refilling() -> None:
    """Patricia has one card left and draws four: two violet, a grey and a pink one."""
    tops = {"violet": [205, 206], "grey": [150], "pink": [70]}
    game = table("refill", red={"hand": [3]}, tops=tops)
    assert game.legal == ["draw:violet", "draw:orange", "draw:grey", "draw:pink", "draw:brown"]
    game.play("draw:violet", "draw:grey", "draw:violet", "draw:pink")
    assert game.hand() == [3, 205, 150, 206, 70]
    assert game.actor == "green"


@rule("HA-18")
def test_all_five_cards_may_come_from_one_pile() -> None:
    game = table("refill", red={"hand": []}).play(*["draw:orange"] * 5)
    assert {MATERIAL.colour[card] for card in game.hand()} == {COLOURS.index("orange")}
    assert len(game.hand()) == 5


@rule("HA-19")
def test_who_has_five_or_more_draws_and_discards_none() -> None:
    game = table("refill", red={"hand": [*FULL["hand"], 3, 4]})
    assert game.actor == "green"
    assert len(game.hand()) == 7


@rule("HA-21")
def test_six_dice_are_rolled_for_all() -> None:
    rolls = [table("dice", luck=luck).doc["dice"] for luck in range(1, 80)]
    assert all(len(roll) == 6 for roll in rolls)
    assert {face for roll in rolls for face in roll} == {1, 2, 3, 4, 5, 6}
    assert len({str(roll) for roll in rolls}) > 70


@rule("HA-22")
def test_the_clerk_stands_on_the_window_of_the_black_die() -> None:
    for luck in range(1, 20):
        doc = table("dice", luck=luck).doc
        assert doc["window"] == doc["dice"][5]


@rule("HA-23")
def test_the_example_of_rising_risks() -> None:
    """Frank raises pink and grey; so do all others."""
    game = table("risks", seats=3, dice={"pink": 5, "grey": 6})
    for name in ("red", "green", "yellow"):
        assert game.changes(name) == {"risk-pink": 1, "risk-grey": 1}


@rule("HA-24")
def test_the_example_of_a_token() -> None:
    """Patricia's token is brown; green has one of their own, which is violet."""
    game = table("risks", dice={"black": 5}, tokens=[8, 0])
    assert game.changes() == {"risk-brown": 1}
    assert game.changes("green") == {"risk-violet": 1}
    assert game.doc["tokens"]["used"] == [8, 0]
    assert table("risks", dice={"black": 4}).doc["tokens"]["used"] == []


@rule("HA-25")
def test_used_tokens_are_mixed_when_all_were_used() -> None:
    rest = [0, 1, 2, 3, 5, 6, 7, 8, 9]
    drawn = set()
    for luck in range(1, 12):
        game = table("risks", dice={"black": 6}, tokens=[4], used_tokens=rest, luck=luck)
        assert game.changes() == {"risk-grey": 1}
        doc = game.doc["tokens"]
        assert (len(doc["bag"]), len(doc["used"])) == (9, 1)
        drawn.add(doc["used"][0])
    assert len(drawn) > 4


@rule("HA-26", "HA-24")
def test_the_token_comes_before_the_dice_and_both_before_accidents() -> None:
    """Both are violet: two steps. From 2 the token strikes already, and the die is the first step again."""
    dice = {"black": 6, "violet": 6}
    assert table("risks", dice=dice, tokens=[0], red={}).changes() == {"risk-violet": 2}
    game = table("risks", dice=dice, tokens=[0], red={"risks": {"violet": 2}, "sites": [150]})
    assert game.board("red")["risks"]["violet"] == 1
    assert game.board("red")["sites"] == []


@rule("HA-27")
def test_the_example_of_a_step() -> None:
    """1 + 2 + 1 = 4: Alex pays 4 Marks and goes a step forward."""
    dice = {"violet": 1, "grey": 2, "black": 1}
    game = table("steps", red={"marks": 4}, green={"marks": 3}, dice=dice)
    assert game.legal == ["advance", "stay"]
    assert game.play("advance").changes() == {"marks": -4, "square": 1}
    assert game.asked == "turn"


@rule("HA-27")
def test_a_step_is_not_a_duty_and_needs_a_low_die() -> None:
    assert table("steps", red={"marks": 9}, dice={"grey": 2}).play("stay").changes() == {}
    assert table("steps", red={"marks": 9}).asked == "turn"


@rule("HA-28", "HA-110")
@pytest.mark.parametrize(("square", "points"), list(enumerate([0, 1, 2, 3, 5, 7, 9, 12, 15, 18])))
def test_the_points_of_the_squares(square: int, points: int) -> None:
    game = table("round", round=8, red={"square": square})
    assert game.state.scores()[0] == points


@rule("HA-28")
def test_a_step_past_the_last_square_brings_four_points() -> None:
    game = table("steps", red={"square": 9, "marks": 1}, dice={"grey": 1}).play("advance")
    assert game.changes() == {"marks": -1, "points": 4}


@rule("HA-29")
def test_the_third_step_brings_the_accident_and_ends_the_risk() -> None:
    dice = {"pink": 5}
    assert table("risks", dice=dice, red={"marks": 9, "risks": {"pink": 1}}).changes() == {"risk-pink": 1}
    assert table("risks", dice=dice, red={"marks": 9, "risks": {"pink": 2}}).changes() == {"risk-pink": -2, "marks": -9}


@rule("HA-30", "HA-9")
def test_the_example_of_a_flood() -> None:
    """Beate has one site with a building: the site is discarded, the building comes back to her hand."""
    red = {"buildings": [(6, 150)], "sites": [150], "hand": [3], "risks": {"violet": 2}}
    game = table("risks", dice={"violet": 6}, red=red)
    assert (game.houses(), game.board("red")["sites"], game.hand()) == ([], [], [3, 6])
    assert game.doc["discards"]["cards"] == [150]


@rule("HA-30")
def test_who_is_flooded_chooses_the_site() -> None:
    red = {"buildings": [(6, 150)], "sites": [150, 151, 70], "risks": {"violet": 2}}
    game = table("risks", dice={"violet": 6}, red=red)
    assert game.legal == ["house:6", "plot:grey", "plot:pink"]
    game.play("plot:pink")
    assert game.board("red")["sites"] == [150, 151]
    assert game.houses() == [6]


@rule("HA-31")
def test_the_example_of_a_fire() -> None:
    """Ulrich chooses between two buildings, and keeps the site."""
    red = {"buildings": [6, 7], "left": [241, 261], "risks": {"orange": 2}}
    game = table("risks", dice={"orange": 6}, red=red)
    assert game.legal == ["house:6", "house:7"]
    game.play("house:7")
    assert game.houses() == [6]
    assert len(game.board("red")["sites"]) == 2
    assert game.top_discard() == 7
    assert game.board("red")["left"] == [241, 261]


@rule("HA-32")
def test_the_example_of_a_collapse() -> None:
    """Patricia gives the outermost section on the left, to keep three on the right."""
    game = table("risks", dice={"grey": 6}, red={"wall": (2, 3), "risks": {"grey": 2}})
    assert game.legal == ["lose:left", "lose:right"]
    assert game.play("lose:left").changes() == {"risk-grey": -2, "wall-left": -1}


@rule("HA-32", "HA-43")
def test_a_statue_outlasts_a_collapse_and_is_not_won_twice() -> None:
    red = {"wall": (5, 0), "statues": {"left": ("hummel", 9)}, "risks": {"grey": 2}, "hand": [121, 3], "marks": 9}
    game = table("risks", dice={"grey": 6}, red=red)
    assert game.board("red")["wall"]["left"] == 4
    assert game.board("red")["statues"]["left"] == {"hummel": 9, "lemonjette": None}
    hummels = game.doc["hummels"]
    game.play("card:121", "wall:left")
    assert game.board("red")["wall"]["left"] == 5
    assert game.doc["hummels"] == hummels


@rule("HA-33")
def test_the_example_of_a_riot() -> None:
    game = table("risks", dice={"pink": 6}, red={"marks": 13, "workers": {"grey": 2}, "risks": {"pink": 2}})
    assert game.changes() == {"risk-pink": -2, "marks": -13}


@rule("HA-34")
def test_the_example_of_a_disease() -> None:
    workers = {"grey": 2, "pink": 1, "violet": 3}
    game = table("risks", dice={"brown": 6}, red={"marks": 3, "workers": workers, "risks": {"brown": 2}})
    assert game.changes() == {"risk-brown": -2, "grey": -2, "pink": -1, "violet": -3}


@rule("HA-35")
def test_several_accidents_strike_in_the_order_of_ones_choice() -> None:
    """A flood first takes the building off its site, so the fire finds none."""
    red = {"buildings": [(6, 150)], "sites": [150], "hand": [3], "risks": {"violet": 2, "orange": 2}}
    dice = {"violet": 5, "orange": 5}
    game = table("risks", dice=dice, red=red)
    assert game.legal == ["suffer:violet", "suffer:orange"]
    assert game.play("suffer:violet").hand() == [3, 6]
    game = table("risks", dice=dice, red=red).play("suffer:orange")
    assert (game.hand(), game.houses(), game.board("red")["sites"]) == ([3], [], [])


@rule("HA-35", "HA-7")
def test_where_nothing_is_to_lose_nothing_happens() -> None:
    twos = dict.fromkeys(COLOURS, 2)
    game = table("risks", dice=dict.fromkeys(COLOURS, 6), red={"risks": twos})
    while game.asked == "accidents":
        game.play(game.legal[0])
    assert game.changes() == {f"risk-{colour}": -2 for colour in COLOURS}
