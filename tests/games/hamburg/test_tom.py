"""Alone against TOM: HA-148 to HA-158."""

from typing import Any

import pytest

from kontor.games.hamburg.terms import COLOURS

from ...rule import rule
from .table import GAME, Table, table

# A building of 9 Marks by colour, and zoos of 2 Marks.
DEAR = {"violet": 204, "orange": 107, "grey": 154, "pink": 72, "brown": 11}
ZOOS = {"grey": 241, "orange": 245, "brown": 249, "violet": 253, "pink": 257}


def alone(at: str = "actions", tom: dict[str, Any] | None = None, **given: Any) -> Table:
    return table(at, 1, tom=tom or {}, **given)


def by_die(colour: str, face: int, tom: dict[str, Any] | None = None, **given: Any) -> dict[str, int]:
    """What TOM has more or less when this die shows this, and all others 1, which bring four points."""
    dice = dict.fromkeys(COLOURS, 1) | {colour: face}
    changes = table("actions", 1, dice=dice, tom=tom or {}, **given).changes("tom")
    changes["points"] = changes.get("points", 0) - 4
    return {key: value for key, value in changes.items() if value}


@rule("HA-148")
def test_tom_begins_like_everybody_else() -> None:
    doc = GAME.dump(GAME.start(1, 7, {}))
    tom = doc["boards"]["tom"]
    assert (tom["marks"], tom["points"], tom["hand"]) == (5, 5, [])
    assert tom["workers"] == dict.fromkeys(COLOURS, 1)
    assert doc["first"] == "tom"
    assert doc["hummels"] == [2, 4, 7, 9]
    assert alone("tidy").doc["first"] == "tom"


@rule("HA-148")
def test_tom_has_no_mayor_and_draws_no_cards() -> None:
    game = Table(GAME.dump(GAME.start(1, 7, {"mayors": "on"})))
    game.play(game.legal[0])
    assert (game.actor, game.asked) == ("red", "draw")
    assert game.board("tom")["mayor"] is None
    assert game.board("tom")["hand"] == []


@rule("HA-148", "HA-88", "HA-89")
@pytest.mark.parametrize("card", [13, 169])
def test_what_takes_cards_from_a_hand_finds_none_at_toms(card: int) -> None:
    red = {"hand": [card, 3], "sites": ["grey"], "marks": 9}
    game = alone(place=1, red=red).play(f"card:{card}", "build")
    assert game.hand() == [3]


@rule("HA-148", "HA-30")
def test_a_building_of_toms_that_would_come_to_its_hand_is_discarded() -> None:
    tom = {"buildings": [(6, 150)], "sites": [150], "risks": {"violet": 2}}
    game = alone("risks", tom, dice={"violet": 6})
    assert game.doc["discards"]["cards"][:2] == [150, 6]
    assert game.board("tom")["hand"] == []


@rule("HA-148", "HA-89")
def test_a_card_that_tom_takes_from_your_hand_is_discarded() -> None:
    """It builds 169 with a grey 5."""
    dice = dict.fromkeys(COLOURS, 1) | {"grey": 5}
    game = alone(dice=dice, tom={"marks": 3, "sites": ["grey"]}, tops={"grey": [169]}, red={"hand": [3, 4]})
    assert len(game.hand()) == 1
    assert game.top_discard() in (3, 4)


@rule("HA-148", "HA-138", "HA-144", "HA-146")
def test_clerk_tiles_about_actions_do_not_concern_tom_but_those_of_phase_ii_do() -> None:
    """Tile 6 would make sections dearer, tile 11 takes a turn away; tile 8 makes TOM's step dearer."""
    dice = dict.fromkeys(COLOURS, 1) | {"pink": 3}
    built = {"points": 4, "wall-left": 1, "marks": -1}
    for tile in ((6, "back"), (11, "back")):
        assert alone(dice=dice, tom={"marks": 1}, expansions=["clerks"], clerk=tile).changes("tom") == built
    given: dict[str, Any] = {"dice": {"grey": 1}, "expansions": ["clerks"], "clerk": (8, "back"), "red": {"marks": 9}}
    assert alone("steps", {"marks": 2}, **given).changes("tom") == {}
    assert alone("steps", {"marks": 3}, **given).changes("tom") == {"marks": -3, "square": 1}


@rule("HA-149")
def test_tom_gets_the_marks_of_the_black_die() -> None:
    for luck in range(1, 9):
        game = alone("refill", red={"hand": [3, 4, 6, 7]}, luck=luck).play("draw:grey")
        rolled = game.events.index("rolled")
        gained = game.listener.events[rolled + 1]
        assert gained.name == "gained"
        assert gained.facts == {"item": "marks", "count": game.doc["dice"][5], "rival": "tom"}


@rule("HA-149", "HA-23")
def test_risks_and_accidents_meet_tom() -> None:
    game = alone(
        "risks", {"risks": {"pink": 2}, "marks": 7}, dice={"pink": 5, "grey": 6, "violet": 6, "orange": 6, "brown": 6}
    )
    board = game.board("tom")
    assert board["risks"] == {"violet": 1, "orange": 1, "grey": 1, "pink": 0, "brown": 1}
    assert game.changes("red") == {f"risk-{colour}": 1 for colour in COLOURS}


@rule("HA-149", "HA-27")
def test_tom_goes_forward_whenever_it_can_pay() -> None:
    dice = {"grey": 1, "pink": 2}
    assert alone("steps", {"marks": 3}, dice=dice, red={"marks": 9}).changes("tom") == {"marks": -3, "square": 1}
    assert alone("steps", {"marks": 2}, dice=dice, red={"marks": 9}).changes("tom") == {}


@rule("HA-150", "HA-31")
def test_tom_loses_the_cheapest_building_of_these_the_leftmost() -> None:
    """011 costs 9, 003 and 014 cost 3."""
    game = alone("risks", {"buildings": [11, 3, 14], "risks": {"orange": 2}}, dice={"orange": 6})
    assert game.houses("tom")[:2] == [11, 14]
    assert 3 in game.doc["discards"]["cards"]


@rule("HA-150", "HA-30", "HA-32")
def test_what_else_tom_loses() -> None:
    game = alone(
        "risks", {"buildings": [(11, 150)], "sites": [150, 151, 70], "risks": {"violet": 2}}, dice={"violet": 6}
    )
    assert game.board("tom")["sites"][:2] == [150, 70]
    game = alone("risks", {"wall": (1, 2), "risks": {"grey": 2}}, dice={"grey": 6})
    assert game.changes("tom")["wall-right"] == -1
    both = {"buildings": [(11, 150), (3, 151)], "sites": [150, 151], "risks": {"violet": 2}}
    assert alone("risks", both, dice={"violet": 6}).houses("tom") == [11]


@rule("HA-151")
def test_tom_acts_by_the_dice_from_the_lowest_up() -> None:
    """Pink 1, violet and brown 2, orange 3, grey 4; the black die plays no part, and TOM acts before you, and once."""
    dice = {"pink": 1, "violet": 2, "brown": 2, "orange": 3, "grey": 4, "black": 6}
    game = alone(dice=dice, red={"hand": [3, 4, 6, 7]})
    assert (game.actor, game.asked) == ("red", "turn")
    changes = {"points": 1, "violet": 2, "brown": 2, "orange": 1, "marks": 4}
    assert game.changes("tom") == changes
    game.play("card:3", "money", "card:4", "money", "card:6", "money")
    assert game.changes("tom") == changes


@rule("HA-151")
def test_dice_that_are_level_go_in_the_order_of_the_windows() -> None:
    """Orange and pink show 3, and there is one Mark: orange builds on the right, pink finds no money."""
    dice = dict.fromkeys(COLOURS, 1) | {"orange": 3, "pink": 3}
    game = alone(dice=dice, tom={"marks": 1})
    assert game.changes("tom") == {"points": 3, "marks": -1, "wall-right": 1, "pink": 1}


@rule("HA-152")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_one_brings_a_point_and_a_two_two_workers(colour: str) -> None:
    assert by_die(colour, 1) == {"points": 1}
    assert by_die(colour, 2) == {colour: 2}


@rule("HA-153")
def test_a_three_builds_a_section_or_brings_a_worker() -> None:
    assert by_die("pink", 3, {"marks": 1}) == {"wall-left": 1, "marks": -1}
    assert by_die("pink", 3) == {"pink": 1}
    assert by_die("grey", 3, {"marks": 9}) == {"grey": 1}


@rule("HA-153")
def test_of_two_sections_tom_builds_the_cheaper() -> None:
    """Brown is next on the left for 2 and on the right for 3; orange on the left for 5 and on the right for 1."""
    assert by_die("brown", 3, {"marks": 9, "wall": (1, 2)}) == {"wall-left": 1, "marks": -2}
    assert by_die("orange", 3, {"marks": 9, "wall": (4, 0)}) == {"wall-right": 1, "marks": -1}


@rule("HA-154")
def test_a_four_lowers_a_risk_or_lays_a_site_or_brings_money() -> None:
    tom = {"risks": {"grey": 1}, "workers": {"grey": 1}}
    assert by_die("grey", 4, tom) == {"risk-grey": -1, "points": 1}
    assert by_die("grey", 4, {"workers": {"grey": 1}}) == {"grey": -1}
    assert by_die("grey", 4) == {"marks": 4}


@rule("HA-154", "HA-9")
def test_nobody_sees_the_front_of_toms_site() -> None:
    game = alone(dice=dict.fromkeys(COLOURS, 1) | {"grey": 4}, tom={"workers": {"grey": 1}}, tops={"grey": [150]})
    assert game.board("tom")["sites"] == [150]
    assert GAME.view(game.state, 0)["boards"]["tom"]["sites"] == [{"colour": "grey", "card": None}]


@rule("HA-155", "HA-156")
@pytest.mark.parametrize("face", [5, 6])
@pytest.mark.parametrize("colour", COLOURS)
def test_a_five_or_six_builds_the_top_card(colour: str, face: int) -> None:
    dice = dict.fromkeys(COLOURS, 1) | {colour: face}
    card = DEAR[colour]
    game = alone(dice=dice, tom={"marks": 9, "sites": ["grey"]}, tops={colour: [card]})
    assert game.houses("tom") == [card]
    assert game.changes("tom") == {"marks": -9, "points": 4}
    zoo = ZOOS[colour]
    game = alone(dice=dice, tom={"marks": 2}, tops={colour: [zoo]})
    assert game.board("tom")["left"] == [zoo]
    assert game.changes("tom") == {"marks": -2, "points": 4}


@rule("HA-155")
@pytest.mark.parametrize("tom", [{"marks": 8, "sites": ["grey"]}, {"marks": 9}])
def test_with_a_five_a_card_that_cannot_be_built_is_laid_for_a_worker(tom: dict[str, Any]) -> None:
    """Too little money, or no site; else it is discarded, for 5 Marks."""
    tops = {"pink": [72]}
    dice = dict.fromkeys(COLOURS, 1) | {"pink": 5}
    game = alone(dice=dice, tom={**tom, "workers": {"pink": 1}}, tops=tops)
    assert game.board("tom")["sites"][-1] == 72
    assert game.changes("tom") == {"pink": -1, "points": 4}
    assert {"colour": "pink", "card": 72} in GAME.view(game.state, 0)["boards"]["tom"]["sites"]
    game = alone(dice=dice, tom={**tom, "workers": {"grey": 1}}, tops=tops)
    assert game.changes("tom") == {"marks": 5, "points": 4}
    assert game.top_discard() == 72


@rule("HA-156")
def test_with_a_six_a_section_comes_after_the_card_and_then_money() -> None:
    """The pink section on the left costs 1. The card is discarded, and no site is laid."""
    tops = {"pink": [72]}
    dice = dict.fromkeys(COLOURS, 1) | {"pink": 6}
    game = alone(dice=dice, tom={"marks": 1, "workers": {"pink": 1}}, tops=tops)
    assert game.changes("tom") == {"marks": -1, "wall-left": 1, "points": 4}
    assert game.top_discard() == 72
    game = alone(dice=dice, tom={"workers": {"pink": 1}}, tops=tops)
    assert game.changes("tom") == {"marks": 6, "points": 4}
    assert game.board("tom")["sites"] == []


@rule("HA-157")
def test_tom_uses_its_buildings_from_left_to_right_as_far_as_workers_go() -> None:
    """098 and 130 ask for a pink worker each, 006 for none; all dice show 1."""
    dice = dict.fromkeys(COLOURS, 1)
    game = alone(dice=dice, tom={"buildings": [98, 130, 6], "workers": {"pink": 1}})
    assert game.changes("tom") == {"pink": -1, "marks": 3, "points": 5 + 1}
    assert [one["used"] for one in game.board("tom")["buildings"]] == [1, 0, 1]


@rule("HA-157", "HA-91", "HA-48")
def test_toms_instant_and_permanent_effects_work() -> None:
    """206 comes with a 5; 180 with a building of the player; 132 makes TOM's buildings cheaper."""
    dice = dict.fromkeys(COLOURS, 1) | {"violet": 5}
    game = alone(dice=dice, tom={"marks": 0, "sites": ["grey"], "buildings": [132]}, tops={"violet": [206]})
    assert game.changes("tom") == {"marks": 3, "pink": 1, "points": 4}
    game = alone(place=1, red={"hand": [13, 3], "sites": ["grey"]}, tom={"buildings": [180]}).play("card:13", "build")
    assert game.changes("tom") == {"marks": 2}


@rule("HA-157", "HA-90", "HA-100")
@pytest.mark.parametrize(
    ("house", "face", "more", "changes"),
    [
        (34, 2, {}, {"grey": 2, "violet": 1}),
        (34, 3, {}, {"grey": 1, "violet": 1}),
        (139, 4, {}, {"marks": 4 + 3}),
        (168, 4, {"risks": {"grey": 2}}, {"risk-grey": -2, "points": 2}),
        (
            150,
            3,
            {"risks": {"grey": 1}, "wall": (2, 0), "marks": 3},
            {"risk-grey": -1, "wall-left": 1, "points": 1, "marks": -3},
        ),
        (108, 3, {"wall": (2, 0)}, {"wall-left": 1}),
        (70, 4, {"workers": {"grey": 1}}, {"grey": -1}),
    ],
)
def test_what_the_dice_make_tom_do_are_basic_actions(
    house: int, face: int, more: dict[str, Any], changes: dict[str, int]
) -> None:
    """The grey die. 034: a worker more, of which it has least; 139: three Marks more; 168: two steps; and so on."""
    assert by_die("grey", face, {"buildings": [house], **more}) == changes


@rule("HA-157", "HA-80")
def test_tom_never_takes_buildings_back() -> None:
    game = alone("majorities", {"buildings": [4, 6, 7]})
    assert game.houses("tom") == [4, 6, 7]


@rule("HA-157", "HA-66", "HA-67")
@pytest.mark.parametrize(
    ("card", "worker"), [(7, "violet"), (196, "orange"), (202, "pink"), (234, "pink"), (41, "grey")]
)
def test_what_is_only_about_cards_of_a_hand_tom_leaves_alone(card: int, worker: str) -> None:
    tom = {"buildings": [card], "workers": {worker: 1}}
    game = alone(dice=dict.fromkeys(COLOURS, 1), tom=tom, discards=[3, 6])
    assert game.changes("tom") == {"points": 5}


@rule("HA-157", "HA-65", "HA-73")
def test_how_tom_chooses() -> None:
    """It takes the worker it has least of, gives what it has most of, and lowers the highest risk."""
    dice = dict.fromkeys(COLOURS, 1)
    workers = {"violet": 1, "orange": 1, "pink": 1, "brown": 2}
    game = alone(dice=dice, tom={"buildings": [48], "workers": workers})
    assert game.changes("tom") == {"grey": 1, "points": 5}
    game = alone(dice=dice, tom={"buildings": [156], "risks": {"grey": 1, "pink": 2}})
    assert game.changes("tom") == {"risk-pink": -1, "points": 6}
    game = alone(dice=dice, tom={"buildings": [106], "workers": workers})
    assert game.changes("tom") == {"brown": -1, "marks": 1, "points": 5}


@rule("HA-157", "HA-70", "HA-79")
def test_tom_fetches_and_copies_what_is_worth_most() -> None:
    """005 fetches a citizenship building: 011 has three points, 003 one. 228 copies 233 rather than 206."""
    dice = dict.fromkeys(COLOURS, 1) | {"brown": 5}
    tom = {"marks": 6, "sites": ["grey", "grey"]}
    game = alone(dice=dice, tom=tom, tops={"brown": [5]}, discards=[3, 11, 70])
    assert game.houses("tom") == [5, 11]
    dice = dict.fromkeys(COLOURS, 1) | {"violet": 5, "black": 4}
    game = alone(dice=dice, tom=tom, tops={"violet": [228]}, red={"buildings": [206, 233]})
    assert game.changes("tom") == {"marks": -6, "points": 4 + 4}


@rule("HA-158", "HA-111")
@pytest.mark.parametrize(
    ("red", "tom", "rank"),
    [
        ({"points": 9}, {"points": 8}, 1),
        ({"points": 8}, {"points": 9}, 2),
        ({"points": 8, "marks": 2}, {"points": 8, "marks": 2}, 1),
        ({"points": 8, "marks": 2}, {"points": 8, "marks": 3}, 2),
    ],
)
def test_who_wins(red: dict[str, int], tom: dict[str, int], rank: int) -> None:
    assert alone("round", tom, round=8, red=red).state.ranks() == [rank]
