"""Cards that touch the other players, with the choices of those who are hit: HA-85 to HA-89, HA-91; and HA-6."""

import pytest

from ...rule import rule
from .table import GAME, building, exercises, table, using


@rule("HA-88", "HA-6")
@exercises(13)
def test_all_others_discard_a_card_of_their_choice_in_turn() -> None:
    game = building(13, seats=3, green={"hand": [70, 71]}, yellow={"hand": [150]})
    assert (game.actor, game.legal) == ("green", ["card:70", "card:71"])
    game.play("card:71")
    assert game.hand("green") == [70]
    assert game.hand("yellow") == []
    assert game.doc["discards"]["cards"] == [71, 150]


@rule("HA-88", "HA-35")
@exercises(85)
def test_all_others_turn_a_majority_marker_of_their_choice_back() -> None:
    game = building(85, seats=3, red={"majorities": ["zoo"]}, green={"majorities": ["wall", "score"]}, yellow={})
    assert (game.actor, game.legal) == ("green", ["flip:wall", "flip:score"])
    game.play("flip:score")
    assert game.board("green")["majorities"] == ["wall"]
    assert game.board("red")["majorities"] == ["zoo"]


@rule("HA-88", "HA-107")
@exercises(85)
def test_a_marker_that_was_turned_back_can_be_won_again() -> None:
    """Red turns it back in the last turn of the round; then green has the longest wall again."""
    game = building(85, turn=3, green={"wall": (2, 0), "majorities": ["wall"], "hand": []}, red={"wall": (1, 0)})
    assert [event.facts["majority"] for event in game.told("flipped-down")] == ["wall"]
    assert game.board("green")["majorities"] == ["wall"]


@rule("HA-85")
@exercises(103)
def test_everybody_gets_a_mark_and_loses_a_point() -> None:
    given = {"marks": 3, "points": 5}
    game = using(103, seats=4, red=given, green=given, yellow=given, blue=given)
    assert game.changes() == {"marks": -3, "points": 3}
    for name in ("green", "yellow", "blue"):
        assert game.changes(name) == {"marks": 1, "points": -1}


@rule("HA-85")
@exercises(103)
def test_who_has_too_few_marks_chooses_whom_to_pay() -> None:
    five = {"points": 5}
    game = using(103, seats=4, red={"marks": 2}, green=five, yellow=five, blue=five)
    assert game.legal == ["pay:green", "pay:yellow", "pay:blue"]
    game.play("pay:yellow", "pay:blue")
    assert game.changes() == {"marks": -2, "points": 2}
    assert game.changes("green") == {}
    assert game.changes("blue") == {"marks": 1, "points": -1}
    assert "use:103" not in table(red={"buildings": [103]}).legal


@rule("HA-85")
@exercises(103)
def test_nobody_has_less_than_no_points_but_the_point_is_gained() -> None:
    game = using(103, red={"marks": 1})
    assert game.changes() == {"marks": -1, "points": 1}
    assert game.changes("green") == {"marks": 1}


@rule("HA-89", "HA-8")
@exercises(169)
def test_a_card_by_chance_comes_from_every_other_hand() -> None:
    taken = set()
    for luck in range(1, 30):
        game = building(169, seats=3, green={"hand": [70, 71]}, yellow={"hand": [150]}, luck=luck)
        (card,) = {70, 71} - set(game.hand("green"))
        assert game.hand() == [card, 150]
        assert game.hand("yellow") == []
        taken.add(card)
        # Who lost a card knows it, a third player does not.
        assert {"colour": "pink", "card": card} in GAME.view(game.state, 1)["boards"]["red"]["hand"]
        assert {"colour": "pink", "card": None} in GAME.view(game.state, 2)["boards"]["red"]["hand"]
    assert taken == {70, 71}


@rule("HA-89")
@exercises(171)
def test_all_others_give_three_marks_or_what_they_have() -> None:
    game = building(171, seats=3, green={"marks": 5}, yellow={"marks": 2})
    assert game.changes() == {"marks": 5}
    assert game.changes("green") == {"marks": -3}
    assert game.changes("yellow") == {"marks": -2}


@rule("HA-89")
@exercises(172)
def test_two_workers_of_ones_choice_come_from_everybody_else() -> None:
    game = building(172, seats=3, green={"workers": {"grey": 2, "pink": 1}}, yellow={"workers": {"violet": 1}})
    # The first is grey, for workers are taken upwards.
    assert (game.actor, game.legal) == ("red", ["take:grey", "take:pink"])
    game.play("take:pink")
    assert game.changes() == {"grey": 1, "pink": 1, "violet": 1}
    assert game.changes("green") == {"grey": -1, "pink": -1}
    assert game.changes("yellow") == {"violet": -1}


@rule("HA-89")
@exercises(172)
def test_two_workers_may_be_of_one_colour() -> None:
    game = building(172, "take:violet", green={"workers": {"violet": 2, "pink": 1}})
    assert game.changes("green") == {"violet": -2}


@rule("HA-88", "HA-35")
@exercises(173)
def test_all_others_lose_a_section_of_their_choice_but_no_statue() -> None:
    green = {"wall": (5, 1), "statues": {"left": ("hummel", 9)}, "majorities": ["wall"]}
    game = building(173, "lose:left", green=green, red={"wall": (2, 2)})
    assert game.changes("green") == {"wall-left": -1}
    assert game.board("green")["statues"]["left"] == {"hummel": 9, "lemonjette": None}
    assert game.board("green")["majorities"] == ["wall"]
    assert game.changes() == {}


@rule("HA-89")
@exercises(175)
def test_all_others_go_a_step_back() -> None:
    game = building(175, seats=3, red={"square": 3}, green={"square": 2}, yellow={"square": 0})
    assert [game.board(name)["square"] for name in ("red", "green", "yellow")] == [3, 1, 0]


@rule("HA-88", "HA-31")
@exercises(176)
def test_all_others_discard_a_building_of_their_choice() -> None:
    game = building(176, seats=3, red={"buildings": [3]}, green={"buildings": [6, 7]}, yellow={"buildings": [8]})
    assert (game.actor, game.legal) == ("green", ["house:6", "house:7"])
    game.play("house:6")
    assert (game.houses("green"), game.houses("yellow"), game.houses()) == ([7], [], [3, 176])
    assert game.doc["discards"]["cards"] == [6, 8]
    assert len(game.board("green")["sites"]) == 2


@rule("HA-88", "HA-30")
@exercises(177)
def test_all_others_discard_a_site_of_their_choice() -> None:
    game = building(177, green={"buildings": [6], "sites": ["grey", "grey", "pink"], "hand": [3]})
    assert game.actor == "green"
    assert {*game.legal} == {"plot:grey", "plot:pink", "house:6"}
    game.play("house:6")
    assert game.houses("green") == []
    assert game.hand("green") == [3, 6]
    assert len(game.board("green")["sites"]) == 3


@rule("HA-86")
@exercises(178)
def test_a_risk_is_passed_on_to_all_others() -> None:
    game = building(178, "lower:pink", seats=3, red={"risks": {"pink": 2, "grey": 1}}, green={"risks": {"pink": 1}})
    assert game.changes() == {"risk-pink": -1, "points": 1}
    assert game.changes("green") == game.changes("yellow") == {"risk-pink": 1}


@rule("HA-86", "HA-29")
@exercises(178)
def test_a_risk_that_is_passed_on_can_strike() -> None:
    game = building(178, red={"risks": {"pink": 1}}, green={"risks": {"pink": 2}, "marks": 9})
    assert game.changes("green") == {"risk-pink": -2, "marks": -9}


@rule("HA-86")
@exercises(178)
def test_without_a_raised_risk_nothing_is_passed_on() -> None:
    game = building(178)
    assert game.changes() == game.changes("green") == {}


@rule("HA-87", "HA-92")
@exercises(236, 187, 188)
def test_all_others_raise_the_risk_of_a_token_that_is_drawn() -> None:
    """Token 4 is grey. The drawer is not concerned, but 187 and 188 work."""
    game = building(236, seats=3, red={"buildings": [187, 188]}, tokens=[4])
    assert game.changes() == {"points": 1, "marks": 2}
    assert game.changes("green") == game.changes("yellow") == {"risk-grey": 1}
    assert game.doc["tokens"]["used"] == [4]


@rule("HA-87")
@exercises(236)
def test_a_special_token_of_236_brings_nobody_its_bonus() -> None:
    """Token 16 is pink with a point, token 12 is violet and grey."""
    game = building(236, expansions=["accidents"], tokens=[16])
    assert game.changes() == {}
    assert game.changes("green") == {"risk-pink": 1}
    game = building(236, expansions=["accidents"], tokens=[12])
    assert game.changes("green") == {"risk-violet": 1, "risk-grey": 1}


@rule("HA-91")
@exercises(91)
@pytest.mark.parametrize("how", ["card", "building"])
def test_a_section_of_another_brings_a_worker_of_its_colour(how: str) -> None:
    """The first section on the left is pink."""
    green = {"buildings": [91]}
    if how == "card":
        game = table(red={"hand": [70], "marks": 1}, green=green).play("wall:left")
    else:
        game = building(145, "wall:left", green=green)
    assert game.changes("green") == {"pink": 1}
    assert "pink" not in game.changes()


@rule("HA-91")
@exercises(91)
def test_ones_own_section_brings_no_worker() -> None:
    game = building(145, "wall:left", red={"buildings": [91]})
    assert game.changes() == {"wall-left": 1}


@rule("HA-91")
@exercises(180)
def test_a_building_of_another_brings_two_marks() -> None:
    game = building(11, seats=3, green={"buildings": [180]})
    assert game.changes("green") == {"marks": 2}
    assert game.changes("yellow") == {}
    fetched = building(5, "card:3", red={"sites": ["brown"]}, discards=[3, 70], green={"buildings": [180]})
    assert fetched.changes("green") == {"marks": 4}


@rule("HA-91", "HA-3")
@exercises(180)
def test_a_zoo_of_another_or_a_building_of_ones_own_brings_nothing() -> None:
    game = table(red={"hand": [241], "marks": 2}, green={"buildings": [180]}).play("build")
    assert game.changes("green") == {}
    assert building(11, red={"buildings": [180]}).changes() == {}
