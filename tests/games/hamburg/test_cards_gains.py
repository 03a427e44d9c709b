"""Cards that bring money, points and workers when they are used or built: HA-48 to HA-53, HA-58 to HA-65.

The tables are written from the printed texts of the cards, not from their notation.
"""

from typing import Any

import pytest

from kontor.games.hamburg.terms import DICE

from ...rule import rule
from .table import building, exercises, table, using

SITES = [*["violet"] * 3, *["orange"] * 3, *["grey"] * 3, *["pink"] * 3, "brown", "brown"]
# The workers handed back by card, what red has beside them, and what comes of it.
FAMILIES: list[tuple[dict[int, str], dict[str, Any], dict[str, int]]] = [
    # For the sites of a colour; a third brown one is under the building.
    ({15: "pink", 16: "violet", 17: "grey", 18: "orange"}, {"sites": SITES}, {"marks": 6}),
    ({20: "violet", 21: "orange", 22: "grey", 23: "pink"}, {"sites": SITES}, {"points": 2}),
    ({74: "orange", 75: "brown", 76: "violet", 77: "grey"}, {"sites": SITES}, {"marks": 3}),
    ({78: "orange", 79: "brown", 80: "violet", 81: "grey"}, {"sites": SITES}, {"points": 3}),
    ({98: "pink", 99: "violet", 100: "brown", 101: "grey"}, {}, {"marks": 3}),
    ({127: "brown", 128: "grey", 129: "violet", 130: "pink"}, {}, {"marks": 2, "points": 1}),
    (
        {134: "pink", 135: "violet", 136: "brown", 137: "grey"},
        {"majorities": ["wall", "zoo", "score"]},
        {"points": 6},
    ),
    # A point for three sections; the same and a point for each statue.
    ({12: "pink"}, {"wall": (4, 3)}, {"points": 2}),
    ({105: "grey"}, {"wall": (5, 2), "statues": {"left": ("hummel", 7)}}, {"points": 3}),
    # A Mark for each colour of workers that are left.
    ({227: "pink"}, {"workers": {"grey": 2, "violet": 1}}, {"marks": 2}),
    # A point for every die that shows 1, and as many Marks as the black die shows.
    ({213: "orange"}, {}, {"points": 3}),
    ({230: "orange"}, {}, {"marks": 1}),
]
FOR_A_WORKER = {card: (worker, red, gain) for cards, red, gain in FAMILIES for card, worker in cards.items()}
ONES = {"violet": 1, "grey": 1, "black": 1}


@rule("HA-49", "HA-50", "HA-59", "HA-60", "HA-61", "HA-62")
@exercises(*FOR_A_WORKER)
@pytest.mark.parametrize("card", FOR_A_WORKER)
def test_a_worker_handed_back_brings_what_the_card_says(card: int) -> None:
    worker, red, gain = FOR_A_WORKER[card]
    workers = {worker: 1, **red.get("workers", {})}
    game = using(card, red={**red, "workers": workers}, dice=ONES)
    assert game.changes() == {worker: -1, **gain}
    assert f"use:{card}" not in game.legal


@rule("HA-50")
@pytest.mark.parametrize("card", FOR_A_WORKER)
def test_without_the_worker_there_is_no_use(card: int) -> None:
    worker, red, _ = FOR_A_WORKER[card]
    others = {colour: 1 for colour in ("violet", "orange", "grey", "pink", "brown") if colour != worker}
    game = table(red={**red, "workers": others, "buildings": [card]}, dice=ONES)
    assert f"use:{card}" not in game.legal


# Once a round for nothing, with what is answered.
FOR_NOTHING: dict[int, tuple[list[str], dict[str, int]]] = {
    6: ([], {"points": 1}),
    56: ([], {"points": 1}),
    57: ([], {"marks": 2}),
    102: ([], {"marks": 2}),
    58: ([], {"pink": 1}),
    48: (["take:violet"], {"violet": 1}),
}


@rule("HA-49", "HA-65")
@exercises(*FOR_NOTHING)
@pytest.mark.parametrize("card", FOR_NOTHING)
def test_some_buildings_bring_a_little_every_round_for_nothing(card: int) -> None:
    """The rulebook's example of a phase number says that two Marks are paid; the cards say that they are gained."""
    answers, gain = FOR_NOTHING[card]
    game = using(card, *answers)
    assert game.changes() == gain
    assert game.asked == "turn"
    assert f"use:{card}" not in game.legal


@rule("HA-65")
@exercises(115, 116, 117, 118)
@pytest.mark.parametrize(("card", "worker"), [(115, "grey"), (116, "violet"), (117, "pink"), (118, "brown")])
def test_two_workers_come_for_one_also_of_the_same_colour(card: int, worker: str) -> None:
    game = using(card, f"take:{worker}", red={"workers": {worker: 1}})
    if game.asked == "take-workers":
        game.play("take:brown")
    assert game.changes() == {"brown": 1}


@rule("HA-65")
@exercises(216)
def test_a_pink_worker_brings_two_others_and_three_marks() -> None:
    game = using(216, "take:violet", "take:grey", red={"workers": {"pink": 1}})
    assert game.changes() == {"pink": -1, "violet": 1, "grey": 1, "marks": 3}


@rule("HA-58")
@exercises(43)
def test_a_violet_worker_and_another_bring_three_marks_and_a_point() -> None:
    game = using(43, "give:grey", red={"workers": {"violet": 2, "grey": 1}})
    assert game.changes() == {"violet": -1, "grey": -1, "marks": 3, "points": 1}
    assert "use:43" not in table(red={"buildings": [43], "workers": {"violet": 1}}).legal
    assert "use:43" not in table(red={"buildings": [43], "workers": {"grey": 2}}).legal
    assert using(43, red={"workers": {"violet": 2}}).changes() == {"violet": -2, "marks": 3, "points": 1}


@rule("HA-61")
@exercises(88)
def test_sets_of_workers_are_counted_after_the_orange_one_is_paid() -> None:
    two = dict.fromkeys(("violet", "grey", "pink", "brown"), 2)
    game = using(88, red={"workers": {**two, "orange": 3}})
    assert game.changes() == {"orange": -1, "points": 2, "marks": 10}
    assert "use:88" not in table(red={"buildings": [88], "workers": {**two, "orange": 1}}).legal


@rule("HA-58", "HA-62")
@exercises(106)
def test_a_worker_brings_as_many_marks_as_the_die_of_its_colour() -> None:
    game = using(106, red={"workers": {"grey": 1, "pink": 1}}, dice={"grey": 5, "pink": 2, "black": 6})
    assert game.legal == ["give:grey", "give:pink"]
    assert game.play("give:grey").changes() == {"grey": -1, "marks": 5}


@rule("HA-58", "HA-61")
@exercises(109)
def test_up_to_five_workers_of_different_colours_bring_a_point_and_a_mark_each() -> None:
    red = {"workers": {"violet": 2, "grey": 1, "brown": 1}}
    game = using(109, "give:violet", red=red)
    assert game.legal == ["give:grey", "give:brown", "done"]
    game.play("give:brown")
    assert game.changes() == {"violet": -1, "brown": -1, "marks": 2, "points": 2}


@rule("HA-75")
@exercises(27)
def test_up_to_five_workers_are_bought_for_a_mark_each() -> None:
    game = using(27, *["take:grey"] * 2, *["take:pink"] * 3, red={"marks": 7})
    assert game.changes() == {"grey": 2, "pink": 3, "marks": -5}
    assert game.asked == "turn"
    assert using(27, "take:grey", "done", red={"marks": 7}).changes() == {"grey": 1, "marks": -1}
    assert using(27, "take:brown", "take:brown", red={"marks": 2}).changes() == {"brown": 2, "marks": -2}
    assert "use:27" not in table(red={"buildings": [27]}).legal


@rule("HA-76")
@exercises(111, 112, 113, 114)
@pytest.mark.parametrize(("card", "worker"), [(111, "violet"), (112, "brown"), (113, "pink"), (114, "grey")])
def test_workers_are_swapped_for_others(card: int, worker: str) -> None:
    """Two of orange and one more of the price's colour, for three that are neither."""
    game = using(card, red={"workers": {worker: 2, "orange": 2}})
    for colour in sorted(("orange", "orange", worker), key=("violet", "orange", "grey", "pink", "brown").index):
        game.play(f"give:{colour}")
    if game.asked == "swap-out":
        game.play("done")
    assert not {"take:orange", f"take:{worker}"} & set(game.legal)
    taken = "grey" if worker != "grey" else "pink"
    while game.asked == "swap-in":
        game.play(f"take:{taken}" if f"take:{taken}" in game.legal else game.legal[0])
    assert game.changes() == {worker: -2, "orange": -2, taken: 3}


# What comes at once when the card is built, with what is answered.
AT_ONCE: dict[int, tuple[dict[str, Any], list[str], dict[str, int]]] = {
    25: ({"buildings": [3, 7], "left": [241, 261]}, [], {"marks": 6}),
    89: ({"majorities": ["wall", "zoo"]}, [], {"points": 4}),
    121: ({}, [], {"marks": 6}),
    123: ({"square": 5}, [], {"marks": 7}),
    142: ({}, [], {"pink": 1, "grey": 1, "brown": 1, "violet": 1}),
    194: ({"sites": ["grey", "grey", "pink", "violet"]}, ["plot:brown"], {"marks": 8}),
    206: ({}, [], {"pink": 1, "marks": 3}),
    207: ({}, [], {"grey": 1, "marks": 3}),
    208: ({}, [], {"orange": 1, "marks": 3}),
    209: ({}, [], {"brown": 1, "marks": 3}),
    217: ({"risks": {"grey": 2, "pink": 1}}, [], {"marks": 4}),
    233: ({}, [], {"points": 4}),
    68: ({"square": 2}, [], {"square": 1}),
    145: ({"wall": (2, 0)}, ["wall:left"], {"wall-left": 1}),
}


@rule("HA-48", "HA-63", "HA-72", "HA-73", "HA-74")
@exercises(*AT_ONCE)
@pytest.mark.parametrize("card", AT_ONCE)
def test_an_instant_effect_works_once_when_it_is_built(card: int) -> None:
    red, answers, gain = AT_ONCE[card]
    game = building(card, *answers, red=red)
    assert game.changes() == gain
    assert game.actor == "green"
    assert card in game.houses()


@rule("HA-73", "HA-40", "HA-53")
@exercises(147, 149, 152, 153)
@pytest.mark.parametrize(("card", "steps"), [(147, 2), (149, 3), (153, 4), (152, 3)])
def test_some_lower_several_risks_of_any_colours(card: int, steps: int) -> None:
    """152: as many as there are buildings, here three."""
    game = building(card, "lower:grey", red={"risks": {"grey": 2, "pink": 3, "brown": 1}, "buildings": [3, 7]})
    game.play(*["lower:pink"] * (steps - 1))
    assert game.changes() == {"risk-grey": -1, "risk-pink": 1 - steps, "points": steps}
    assert game.actor == "green"


@rule("HA-73")
def test_risks_need_not_be_lowered_as_far_as_possible() -> None:
    game = building(147, "lower:pink", "done", red={"risks": {"pink": 2, "brown": 1}})
    assert game.changes() == {"risk-pink": -1, "points": 1}


# Conditions on the dice, in phase II, by themselves: violet, orange, grey, pink, brown, black.
WITH_DICE: list[tuple[int, str, dict[str, int]]] = [
    (49, "344434", {}), (49, "345434", {"grey": 1}), (49, "346434", {"grey": 1}),
    (50, "343434", {}), (50, "353434", {"orange": 1}), (50, "363434", {"orange": 1}),
    (51, "343444", {}), (51, "343454", {"brown": 1}), (51, "343464", {"brown": 1}),
    (52, "443434", {}), (52, "543434", {"violet": 1}), (52, "643434", {"violet": 1}),
    (87, "343433", {"marks": 3}), (87, "444434", {"marks": 4}), (87, "446632", {}), (87, "444666", {}),
    (92, "446342", {"marks": 5}), (92, "446343", {}),
    (93, "444341", {"points": 2}), (93, "344341", {}),
    (164, "646346", {"marks": 3}), (164, "343434", {}),
    (237, "433344", {"violet": 1, "brown": 1}), (237, "333334", {}),
]  # fmt: skip


@rule("HA-54", "HA-62", "HA-64", "HA-65")
@exercises(49, 50, 51, 52, 87, 92, 93, 164, 237)
@pytest.mark.parametrize(("card", "dice", "gain"), WITH_DICE)
def test_buildings_work_with_the_dice_by_themselves(card: int, dice: str, gain: dict[str, int]) -> None:
    """087: the number that most dice show, but not if two are level; 092: at most 23; 093: at least 20."""
    shown = {die: int(face) for die, face in zip(DICE, dice, strict=True)}
    assert table("steps", red={"buildings": [card]}, dice=shown).changes() == gain


@rule("HA-62", "HA-65")
@exercises(212)
def test_dice_that_show_one_bring_workers() -> None:
    dice = {"violet": 1, "grey": 1, "black": 1}
    game = using(212, "take:pink", red={"workers": {"grey": 1}}, dice=dice)
    assert game.changes() == {"violet": 1, "pink": 1}
    assert "use:212" not in table(red={"buildings": [212], "workers": {"grey": 1}}).legal
