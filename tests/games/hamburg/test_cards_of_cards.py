"""Cards that draw, play, lay and look for cards, and those that use others again: HA-66 to HA-71, HA-77 to HA-84."""

import pytest

from ...rule import rule
from .table import GAME, building, exercises, table, using

# Draw a card for a worker of this colour.
DRAW_ONE = {196: "orange", 197: "grey", 198: "pink", 199: "brown"}
ACT = {7: "violet", 8: "grey", 9: "orange", 10: "pink"}
LAY = {219: "brown", 220: "pink", 221: "orange", 222: "grey"}
SEEK = {37: "pink", 38: "orange", 39: "grey", 40: "violet"}
# One zoo and one park of each colour.
ZOOS = {"grey": 241, "orange": 245, "brown": 249, "violet": 253, "pink": 257}
PARKS = {"grey": 261, "orange": 265, "brown": 269, "violet": 273, "pink": 277}


@rule("HA-66")
@exercises(*DRAW_ONE)
@pytest.mark.parametrize("card", DRAW_ONE)
def test_a_worker_brings_a_card_of_ones_choice(card: int) -> None:
    worker = DRAW_ONE[card]
    game = using(card, "draw:grey", red={"workers": {worker: 1}}, tops={"grey": [150]})
    assert game.changes() == {worker: -1}
    assert game.hand()[-1] == 150
    assert game.asked == "turn"


@rule("HA-66")
@exercises(193)
def test_two_cards_for_a_brown_worker_and_two_discarded() -> None:
    red = {"workers": {"brown": 1}, "hand": [3, 4]}
    game = using(193, "draw:grey", "draw:pink", red=red, tops={"grey": [150], "pink": [70]})
    assert game.hand() == [3, 4, 150, 70]
    game.play("card:3", "card:150")
    assert game.hand() == [4, 70]
    assert game.doc["discards"]["cards"] == [3, 150]
    assert game.changes() == {"brown": -1}


@rule("HA-66")
@exercises(28)
def test_four_cards_drawn_and_four_discarded_also_new_ones() -> None:
    red = {"hand": [3, 4]}
    game = building(28, *["draw:grey"] * 4, red=red, tops={"grey": [150, 151, 152, 153]})
    assert game.hand() == [3, 4, 150, 151, 152, 153]
    game.play("card:3", "card:150", "card:151", "card:153")
    assert game.hand() == [4, 152]


@rule("HA-66")
@exercises(201)
def test_three_cards_at_once() -> None:
    game = building(201, "draw:grey", "draw:grey", "draw:pink", tops={"grey": [150, 151], "pink": [70]})
    assert game.hand() == [150, 151, 70]
    assert game.actor == "green"


@rule("HA-54", "HA-66")
@exercises(33)
def test_a_card_more_when_hands_are_refilled() -> None:
    """It comes after refilling, and beyond five cards."""
    game = table("refill", red={"buildings": [33], "hand": [3, 4, 5, 6]}, tops={"grey": [150], "pink": [70]})
    game.play("draw:grey", "draw:pink")
    assert game.hand() == [3, 4, 5, 6, 150, 70]
    assert game.actor == "green"


@rule("HA-67")
@exercises(*ACT)
@pytest.mark.parametrize("card", ACT)
def test_a_worker_brings_a_drawn_card_for_a_basic_action(card: int) -> None:
    worker = ACT[card]
    game = using(
        card, "draw:brown", red={"workers": {worker: 1}, "hand": [3, 4]}, tops={"brown": [11]}, dice={"brown": 6}
    )
    assert game.asked == "play-card"
    assert game.hand() == [3, 4, 11]
    game.play("money")
    assert game.changes() == {worker: -1, "marks": 6}
    assert game.top_discard() == 11
    assert game.legal == ["card:3", "card:4"]


@rule("HA-67")
@exercises(1)
def test_building_001_brings_a_drawn_card_for_a_basic_action() -> None:
    game = building(1, "draw:pink", "workers", tops={"pink": [70]})
    assert game.changes() == {"pink": 3}
    assert game.top_discard() == 70
    assert game.actor == "green"


@rule("HA-67")
@exercises(202)
def test_the_top_discard_is_played_for_a_pink_worker() -> None:
    red = {"workers": {"pink": 1, "grey": 1}, "hand": [3, 4]}
    game = using(202, red=red, discards=[70, 150])
    assert game.doc["open"][-1]["card"] == 150
    game.play("site")
    assert game.changes() == {"pink": -1, "grey": -1}
    assert game.board("red")["sites"][-1] == 150
    assert game.doc["discards"]["cards"] == [70]
    assert "use:202" not in table(red={**red, "buildings": [202]}).legal


@rule("HA-68")
@exercises(1, 34)
def test_permanent_effects_help_with_drawn_cards() -> None:
    game = building(1, "draw:pink", "workers", "take:grey", red={"buildings": [34]}, tops={"pink": [70]})
    assert game.changes() == {"pink": 3, "grey": 1}


@rule("HA-69")
@exercises(*LAY)
@pytest.mark.parametrize("card", LAY)
def test_a_drawn_card_is_laid_for_a_second_worker(card: int) -> None:
    worker = LAY[card]
    game = using(card, red={"workers": {worker: 1, "violet": 1}}, tops={"violet": [205]})
    assert game.changes() == {worker: -1, "violet": -1}
    assert game.board("red")["sites"][-1] == 205
    assert f"use:{card}" not in table(red={"workers": {worker: 1}, "buildings": [card]}).legal


@rule("HA-69", "HA-44")
@exercises(32)
def test_two_drawn_cards_are_laid_for_nothing() -> None:
    game = building(32, "draw:violet", "draw:grey", tops={"violet": [205], "grey": [241]})
    assert game.board("red")["sites"][1:] == [205, 241]
    assert game.changes() == {}
    assert game.hand() == []
    assert game.actor == "green"


@rule("HA-71")
@exercises(*SEEK)
@pytest.mark.parametrize("card", SEEK)
def test_a_zoo_is_looked_for_in_the_pile_of_its_colour(card: int) -> None:
    """038 too looks through the pile of its own worker's colour."""
    colour = SEEK[card]
    game = using(card, red={"workers": {colour: 1}})
    zoos = [ZOOS[colour] + place for place in range(4)]
    assert game.legal == [f"card:{zoo}" for zoo in zoos]
    before = game.doc["piles"][colour]
    game.play(f"card:{zoos[2]}")
    assert game.hand()[-1] == zoos[2]
    assert sorted(game.doc["piles"][colour]) == sorted(set(before) - {zoos[2]})
    assert game.doc["piles"][colour] != [one for one in before if one != zoos[2]]
    assert game.changes() == {colour: -1}


@rule("HA-71", "HA-11")
@exercises(41)
def test_a_park_is_looked_for_in_the_pile_of_the_workers_colour() -> None:
    game = using(41, "give:pink", red={"workers": {"grey": 1, "pink": 1}}, green={"hand": [70]})
    assert game.legal == [f"card:{PARKS['pink'] + place}" for place in range(4)]
    seen = GAME.view(game.state, 1)
    game.play("card:278")
    assert game.hand()[-1] == 278
    assert seen["boards"]["green"]["hand"] == [{"colour": "pink", "card": 70}]
    assert GAME.view(game.state, 0)["boards"]["green"]["hand"] == [{"colour": "pink", "card": 70}]
    assert {"colour": "pink", "card": 278} in GAME.view(game.state, 1)["boards"]["red"]["hand"]


@rule("HA-71")
@exercises(37)
def test_where_no_zoo_is_found_the_pile_is_shuffled_all_the_same() -> None:
    red = {"workers": {"pink": 1}, "left": [257, 258, 259, 260]}
    game = table(red={**red, "buildings": [37]})
    before = game.doc["piles"]["pink"]
    game.play("use:37")
    assert game.hand() == game.hand()[:2]
    assert game.doc["piles"]["pink"] != before
    assert sorted(game.doc["piles"]["pink"]) == sorted(before)


@rule("HA-77", "HA-50")
@exercises(54)
def test_a_building_is_used_again_for_a_violet_worker_and_its_price() -> None:
    red = {"workers": {"violet": 1, "pink": 2}, "buildings": [98, 6], "used": [98]}
    game = using(54, red=red)
    assert game.changes() == {"violet": -1, "pink": -1, "marks": 3}
    assert game.offers("use:6")


@rule("HA-77")
@exercises(54)
def test_only_what_was_used_and_can_be_paid_for_is_used_again() -> None:
    red = {"workers": {"violet": 1}, "buildings": [54, 98, 6, 57], "used": [98]}
    assert "use:54" not in table(red=red).legal
    game = table(red={**red, "used": [6, 57]}).play("use:54")
    assert game.legal == ["use:6", "use:57"]


@rule("HA-78")
@exercises(60)
def test_all_buildings_that_cost_workers_work_again_without_them() -> None:
    """Used or not; 006 costs no worker, and each may be left out."""
    red = {"buildings": [98, 6, 106, 109, 99], "used": [98]}
    game = building(60, red=red, dice={"grey": 6})
    assert game.legal == ["use:98", "done"]
    game.play("use:98", "use:106", "give:grey", "use:109", "done")
    assert game.changes() == {"marks": 3 + 6 + 5, "points": 5}
    assert game.legal == ["use:6", "done"]


@rule("HA-78")
@exercises(60, 62, 219)
def test_what_a_building_costs_beside_its_worker_is_paid_with_060() -> None:
    """062: twice the cost of the section; 219: the worker for the site."""
    red = {"buildings": [62, 219], "workers": {"violet": 1}, "marks": 2}
    game = building(60, "use:62", "wall:left", "use:219", red=red)
    assert game.changes() == {"wall-left": 1, "marks": -2, "violet": -1}


@rule("HA-78")
@exercises(60, 189)
def test_instant_effects_do_not_work_again_with_060() -> None:
    game = building(60, red={"buildings": [189, 121], "workers": {"grey": 1}})
    assert game.actor == "green"
    assert game.doc["clerks"] == [0] * 6


@rule("HA-94")
@exercises(36)
def test_an_instant_effect_may_work_twice_for_nothing() -> None:
    game = building(121, red={"buildings": [36]})
    assert game.legal == ["again", "done"]
    assert game.play("again").changes() == {"marks": 12}
    assert building(121, "done", red={"buildings": [36]}).changes() == {"marks": 6}


@rule("HA-94", "HA-81")
@exercises(36, 189)
def test_the_second_time_costs_no_worker() -> None:
    game = building(189, "give:grey", red={"buildings": [36], "workers": {"grey": 1}})
    game.play("again", "give:violet")
    assert game.changes() == {"grey": -1}
    assert game.doc["clerks"] == [1, 0, 1, 0, 0, 0]


@rule("HA-79")
@exercises(228)
def test_an_instant_effect_of_another_works_for_oneself() -> None:
    game = building(228, green={"buildings": [121, 6, 233]})
    assert game.legal == ["house:121", "house:233"]
    game.play("house:121")
    assert game.changes() == {"marks": 6}
    assert game.changes("green") == {}
    assert game.houses("green") == [121, 6, 233]
    assert building(228, green={"buildings": [6]}).changes() == {}


@rule("HA-79", "HA-53")
@exercises(228)
def test_a_copied_effect_counts_ones_own_buildings() -> None:
    """025: two Marks for each building."""
    assert building(228, red={"buildings": [3]}, green={"buildings": [25, 6, 7]}).changes() == {"marks": 4}


@rule("HA-80", "HA-55", "HA-10")
@exercises(4)
def test_buildings_are_taken_back_at_the_end_of_a_round() -> None:
    """After the majorities: red has the most buildings, and takes two of three back."""
    game = table("majorities", red={"buildings": [4, 6, 7], "hand": [3]})
    assert game.board("red")["majorities"] == ["buildings"]
    assert game.legal == ["house:4", "house:6", "house:7", "done"]
    game.play("house:4", "house:7")
    assert game.houses() == [6]
    assert game.hand()[:3] == [3, 4, 7]
    assert len(game.board("red")["sites"]) == 3
    assert {"colour": "brown", "card": 7} in GAME.view(game.state, 1)["boards"]["red"]["hand"]


@rule("HA-81")
@exercises(189)
def test_a_worker_becomes_a_clerk_for_everybody() -> None:
    """The example: a grey worker on the grey window."""
    game = building(189, "give:grey", red={"workers": {"grey": 1, "pink": 1}}, green={"buildings": [146]})
    assert game.changes() == {"grey": -1}
    assert game.doc["clerks"] == [0, 0, 1, 0, 0, 0]
    assert GAME.view(game.state, 0)["sheets"][1]["clerks"] == 1
    assert building(189, "done", red={"workers": {"grey": 1}}).changes() == {}


@rule("HA-82")
@exercises(235)
def test_the_clerk_goes_to_a_window_beside_his() -> None:
    game = using(235, "clerk:left", red={"workers": {"grey": 1}}, dice={"black": 3})
    assert game.doc["window"] == 2
    assert game.changes() == {"grey": -1}
    assert using(235, "clerk:right", red={"workers": {"grey": 1}}, dice={"black": 3}).doc["window"] == 4
    assert using(235, red={"workers": {"grey": 1}}, dice={"black": 6}).doc["window"] == 5
    assert using(235, red={"workers": {"grey": 1}}, dice={"black": 1}).doc["window"] == 2


@rule("HA-83")
@exercises(190)
def test_a_building_comes_under_a_zoo_of_its_colour() -> None:
    red = {"workers": {"grey": 1, "pink": 1}, "hand": [150, 121, 158], "left": [241, 242]}
    game = using(190, red=red)
    assert game.legal == ["card:150", "card:158"]
    game.play("card:158")
    assert game.changes() == {"grey": -1}
    assert game.board("red")["buildings"][-1] == {"card": 158, "site": None, "zoo": 241, "used": 0}
    assert game.hand() == [150, 121]


@rule("HA-83", "HA-110")
@exercises(190)
def test_a_building_under_a_zoo_brings_no_points_but_counts() -> None:
    """191, a laurel for secret societies, lies under a grey zoo; a grey clerk counts for 190 alone."""
    red = {"buildings": [190, (191, 241)], "left": [241]}
    game = table("majorities", round=8, red=red, clerks={"grey": 1}, green={"buildings": [3]})
    sheet = GAME.view(game.state, 0)["sheets"][0]
    points = {card["id"]: card["points"] for card in GAME.contents()["card"]}
    assert sheet["cards"] == points[190] + points[241]
    assert sheet["laurels"] == 4
    assert sheet["clerks"] == 1
    assert "buildings" in game.board("red")["majorities"]


@rule("HA-83")
@exercises(190)
def test_a_zoo_has_room_for_one_building() -> None:
    red = {"workers": {"grey": 1}, "hand": [150, 158], "left": [241], "buildings": [190, (191, 241)]}
    assert "use:190" not in table(red=red).legal


@rule("HA-83", "HA-48")
@exercises(190)
def test_an_instant_effect_works_under_a_zoo() -> None:
    red = {"workers": {"violet": 1}, "hand": [206], "left": [253]}
    assert using(190, red=red).changes() == {"violet": -1, "pink": 1, "marks": 3}


@rule("HA-84", "HA-10")
@exercises(234)
def test_the_example_of_cards_from_the_discards() -> None:
    """The black die shows 4: the four top discards come to the hand, and four cards go back in any order."""
    red = {"workers": {"pink": 1}, "hand": [3]}
    game = using(234, red=red, discards=[70, 150, 151, 152, 153], dice={"black": 4})
    assert game.hand() == [3, 153, 152, 151, 150]
    game.play("card:152", "card:3", "card:150", "card:151")
    assert game.hand() == [153]
    assert game.doc["discards"]["cards"] == [70, 152, 3, 150, 151]
    assert game.changes() == {"pink": -1}


@rule("HA-84", "HA-7")
@exercises(234)
def test_fewer_discards_are_taken_where_there_are_fewer() -> None:
    game = using(234, red={"workers": {"pink": 1}, "hand": [3]}, discards=[150], dice={"black": 4})
    assert game.hand() == [3, 150]
    assert game.play("card:3").hand() == [150]
