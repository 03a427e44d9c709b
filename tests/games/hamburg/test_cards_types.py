"""Cards that every type of building has, and what counts types: HA-3, HA-59, HA-60, HA-70.

The tables are written from the printed texts of the cards, not from their notation.
"""

import pytest

from ...rule import rule
from .table import GAME, building, exercises, table, using

# The first of the twelve cards of each type.
FIRST = {
    "citizenship": 1, "authorities": 13, "university": 25, "health": 37, "leisure": 49, "art": 61, "theatre": 73,
    "circus": 85, "commerce": 97, "industry": 109, "bank": 121, "crafts": 133, "army": 145, "police": 157,
    "underworld": 169, "secret-society": 181, "harbour": 193, "church": 205, "migration": 217, "mysticism": 229,
}  # fmt: skip
COLOURS = ("brown", "pink", "orange", "grey", "violet")
# Hand back a worker of this colour: 2 Marks for each building of this type.
MONEY = {
    3: ("grey", "citizenship"), 14: ("violet", "authorities"), 26: ("pink", "university"), 42: ("orange", "health"),
    53: ("orange", "leisure"), 61: ("brown", "art"), 73: ("grey", "theatre"), 86: ("brown", "circus"),
    97: ("pink", "commerce"), 110: ("grey", "industry"), 124: ("brown", "bank"), 133: ("violet", "crafts"),
    146: ("pink", "army"), 158: ("brown", "police"), 170: ("violet", "underworld"), 181: ("pink", "secret-society"),
    195: ("orange", "harbour"), 210: ("brown", "church"), 218: ("orange", "migration"), 229: ("brown", "mysticism"),
}  # fmt: skip
# Build a card of this type from the discards.
FETCH = {
    5: "citizenship", 19: "authorities", 31: "university", 44: "health", 55: "leisure", 67: "art", 83: "theatre",
    90: "circus", 104: "commerce", 119: "industry", 126: "bank", 143: "crafts", 148: "army", 163: "police",
    174: "underworld", 186: "secret-society", 200: "harbour", 211: "church", 223: "migration", 238: "mysticism",
}  # fmt: skip
# At the end 2 points for each building of this type.
LAUREL = {
    11: "citizenship", 24: "authorities", 35: "university", 47: "health", 59: "leisure", 72: "art", 84: "theatre",
    94: "circus", 107: "commerce", 120: "industry", 131: "bank", 144: "crafts", 154: "army", 167: "police",
    179: "underworld", 191: "secret-society", 204: "harbour", 215: "church", 225: "migration", 239: "mysticism",
}  # fmt: skip
KINDS_OF_MONEY = {card: kind for card, (_, kind) in MONEY.items()}


def others_of(kind: str, card: int, count: int) -> list[int]:
    """Cards of a type beside this one; 66, which is of several, is not among them."""
    block = range(FIRST[kind], FIRST[kind] + 12)
    return [other for other in block if other not in (card, 66)][:count]


def stranger(kind: str) -> int:
    """A building of another type."""
    return 133 if kind != "crafts" else 124


@rule("HA-3")
def test_every_type_has_twelve_cards_and_every_colour_four_types() -> None:
    cards = {card["id"]: card for card in GAME.contents()["card"]}
    for kind, first in FIRST.items():
        assert {cards[number]["type"] for number in range(first, first + 12)} == {kind}
        assert {cards[number]["colour"] for number in range(first, first + 12)} == {COLOURS[(first - 1) // 48]}
    for colour in COLOURS:
        own = [card for card in cards.values() if card["colour"] == colour]
        assert [len([card for card in own if card["type"] == kind]) for kind in ("zoo", "park")] == [4, 4]


@rule("HA-59", "HA-60", "HA-53")
@exercises(*MONEY)
@pytest.mark.parametrize("card", MONEY)
def test_a_worker_brings_two_marks_for_each_building_of_the_type(card: int) -> None:
    worker, kind = MONEY[card]
    game = using(card, red={"workers": {worker: 2}, "buildings": [*others_of(kind, card, 2), stranger(kind)]})
    assert game.changes() == {worker: -1, "marks": 6}
    assert f"use:{card}" not in game.legal


@rule("HA-60")
@exercises(69, 82)
@pytest.mark.parametrize(("card", "kind"), [(69, "art"), (82, "theatre")])
def test_an_orange_worker_brings_a_point_for_each_building_of_the_type(card: int, kind: str) -> None:
    game = using(card, red={"workers": {"orange": 1}, "buildings": [*others_of(kind, card, 2), stranger(kind)]})
    assert game.changes() == {"orange": -1, "points": 3}


@rule("HA-52", "HA-110")
@exercises(*LAUREL)
@pytest.mark.parametrize("card", LAUREL)
def test_a_laurel_of_a_type_brings_two_points_for_each_building_of_it(card: int) -> None:
    kind = LAUREL[card]
    others = [next(one for one in cards if cards[one] == kind) for cards in (KINDS_OF_MONEY, FETCH)]
    game = table("round", round=8, red={"buildings": [card, *others, stranger(kind)]})
    assert game.state.over()
    assert GAME.view(game.state, 0)["sheets"][0]["laurels"] == 6


@rule("HA-70", "HA-10")
@exercises(*FETCH)
@pytest.mark.parametrize("card", FETCH)
def test_a_building_of_the_type_comes_from_the_discards_for_nothing(card: int) -> None:
    kind = FETCH[card]
    wanted, other = next(one for one in MONEY if KINDS_OF_MONEY[one] == kind), stranger(kind)
    discards = [other, wanted, 241, 242, 243]
    game = building(card, red={"sites": ["brown"]}, discards=discards)
    assert game.legal == [f"card:{wanted}", "done"]
    game.play(f"card:{wanted}")
    assert game.houses() == [card, wanted]
    assert game.changes() == {}
    left = game.doc["discards"]
    assert sorted(left["cards"]) == sorted([other, 241, 242, 243])
    assert left["shuffled"] == 3


@rule("HA-70")
def test_what_is_fetched_works_at_once() -> None:
    game = building(126, "card:121", red={"sites": ["brown"]}, discards=[121])
    assert game.changes() == {"marks": 6}


@rule("HA-70")
def test_the_discards_are_shuffled_also_when_nothing_is_found_or_wanted() -> None:
    assert building(5, discards=[13, 14, 15, 16]).doc["discards"]["shuffled"] == 3
    game = building(5, "done", red={"sites": ["brown"]}, discards=[13, 14, 15, 3])
    assert game.houses() == [5]
    assert game.doc["discards"]["shuffled"] == 3


@rule("HA-70")
def test_nothing_is_fetched_without_an_empty_site() -> None:
    game = building(5, discards=[3, 7])
    assert game.houses() == [5]
    assert sorted(game.doc["discards"]["cards"]) == [3, 7]


@rule("HA-105")
@exercises(66)
@pytest.mark.parametrize(
    ("card", "worker", "gain"),
    [(53, "orange", "marks"), (61, "brown", "marks"), (73, "grey", "marks"), (86, "brown", "marks")],
)
def test_the_building_of_four_types_counts_for_each(card: int, worker: str, gain: str) -> None:
    game = using(card, red={"workers": {worker: 1}, "buildings": [66]})
    assert game.changes() == {worker: -1, gain: 4}


@rule("HA-105")
@exercises(66)
def test_the_building_of_four_types_is_one_type_where_types_are_counted() -> None:
    """With art, leisure and theatre beside it, it is a circus; with a circus too it adds nothing."""
    three = [61, 53, 73]
    assert using(45, red={"workers": {"grey": 1}, "buildings": [66, *three]}).changes() == {"grey": -1, "marks": 5}
    assert using(45, red={"workers": {"grey": 1}, "buildings": [66, *three, 86]}).changes() == {"grey": -1, "marks": 5}


@rule("HA-105")
@exercises(66)
def test_the_building_of_four_types_can_be_fetched_as_any_of_them() -> None:
    for card in (55, 67, 83, 90):
        assert building(card, red={"sites": ["brown"]}, discards=[66, 1]).legal == ["card:66", "done"]


@rule("HA-105", "HA-106", "HA-110")
@exercises(66)
def test_the_building_of_four_types_is_one_building_for_clerks_and_majorities() -> None:
    """The clerk of the round stands on the pink window too."""
    game = table("majorities", round=8, red={"buildings": [66]}, green={"buildings": [6, 7]}, clerks={"pink": 1})
    assert GAME.view(game.state, 0)["sheets"][0]["clerks"] == 2
    assert "buildings" in game.board("green")["majorities"]


@rule("HA-60")
@exercises(45)
def test_a_grey_worker_brings_a_mark_for_each_different_type() -> None:
    """Health, citizenship twice, police; zoos and parks do not count."""
    red = {"workers": {"grey": 1}, "buildings": [3, 7, 158], "left": [241, 261]}
    assert using(45, red=red).changes() == {"grey": -1, "marks": 3}


@rule("HA-60")
@exercises(71)
def test_the_example_of_different_types() -> None:
    """Three of citizenship, two of police, one of migration: three types. 071, which is art, is the fourth."""
    game = table("round", round=8, red={"buildings": [71, 3, 7, 8, 158, 159, 218], "left": [241, 261]})
    assert GAME.view(game.state, 0)["sheets"][0]["laurels"] == 4
