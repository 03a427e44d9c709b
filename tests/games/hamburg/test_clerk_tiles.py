"""Clerk tiles: HA-137 to HA-147. The table is written from the printed overview."""

from typing import Any

import pytest

from kontor.games.hamburg.terms import COLOURS

from ...rule import rule
from .table import GAME, Table, building, table, using

CARDS = {"violet": 205, "orange": 121, "grey": 150, "pink": 70, "brown": 11}
RICH: dict[str, Any] = {"hand": list(CARDS.values()), "marks": 20, "workers": {"grey": 2}, "sites": ["grey"]}
WARM = ("orange", "pink", "violet")
COOL = ("grey", "brown")


def under(tile: int, side: str, at: str = "actions", dice: dict[str, int] | None = None, **given: Any) -> Table:
    """A round whose clerk stands on this tile; the black die shows 4."""
    given.setdefault("red", RICH)
    expansions = ["clerks", *given.pop("expansions", ())]
    return table(at, expansions=expansions, clerk=(tile, side), dice=dice or {}, **given)


@rule("HA-137")
def test_six_tiles_with_sides_by_lot_lie_on_the_windows() -> None:
    sides, tiles = set(), set()
    for seed in range(40):
        lying = GAME.dump(GAME.start(2, seed, {"clerks": "on"}))["clerk_tiles"]
        assert len({one["tile"] for one in lying}) == 6
        sides |= {one["side"] for one in lying}
        tiles |= {one["tile"] for one in lying}
    assert sides == {"front", "back"}
    assert tiles == set(range(1, 13)) - {9}
    with_ships = [GAME.dump(GAME.start(2, seed, {"clerks": "on", "ships": "on"})) for seed in range(20)]
    assert any(one["tile"] == 9 for doc in with_ships for one in doc["clerk_tiles"])


@rule("HA-137")
def test_the_tile_under_the_clerk_is_turned_at_the_end_of_the_round() -> None:
    before = under(10, "front").doc["clerk_tiles"]
    after = under(10, "front", "tidy").doc["clerk_tiles"]
    assert after[3] == {"tile": 10, "side": "back"}
    assert after[:3] + after[4:] == before[:3] + before[4:]


@rule("HA-137", "HA-82")
def test_only_the_tile_under_the_clerk_holds_also_when_he_moves() -> None:
    """Tile 10 is under window 4; tile 1 lies on window 1, 4 on window 5."""
    red = {**RICH, "hand": [11, 150], "buildings": [235]}
    game = under(10, "front", red=red).play("use:235", "clerk:right", "card:11", "build")
    assert game.changes()["marks"] == -9
    assert under(10, "front", red=red).play("card:11", "build").changes()["marks"] == -7


# By tile and side: what taking money with a die that shows 3 brings, by the colours of cards.
MONEY = {
    (1, "front"): dict.fromkeys(COLOURS, 5),
    (1, "back"): dict.fromkeys(COLOURS, 1),
    (2, "front"): dict.fromkeys(WARM, 5) | dict.fromkeys(COOL, 3),
    (2, "back"): dict.fromkeys(WARM, 1) | dict.fromkeys(COOL, 3),
    (3, "front"): dict.fromkeys(WARM, 3) | dict.fromkeys(COOL, 5),
    (3, "back"): dict.fromkeys(WARM, 3) | dict.fromkeys(COOL, 1),
}


@rule("HA-139", "HA-138")
@pytest.mark.parametrize(("tile", "side"), MONEY)
def test_tiles_1_to_3_sway_money(tile: int, side: str) -> None:
    threes = dict.fromkeys(COLOURS, 3)
    for colour, marks in MONEY[tile, side].items():
        assert under(tile, side, dice=threes).play(f"card:{CARDS[colour]}", "money").changes() == {"marks": marks}


@rule("HA-139")
def test_money_is_never_less_than_nothing_and_buildings_add_to_it() -> None:
    ones = dict.fromkeys(COLOURS, 1)
    assert under(1, "back", dice=ones).play("card:70", "money").changes() == {}
    red = {**RICH, "buildings": [138]}
    assert under(1, "back", dice=ones, red=red).play("card:70", "money").changes() == {"marks": 3}


@rule("HA-140")
def test_tile_4_brings_a_worker_more_or_one_less() -> None:
    assert under(4, "front").play("card:70", "workers", "take:violet").changes() == {"pink": 3, "violet": 1}
    assert under(4, "back").play("card:70", "workers", "give:pink").changes() == {"pink": 2}
    assert under(4, "back").play("card:70", "workers", "give:grey").changes() == {"pink": 3, "grey": -1}


@rule("HA-141")
@pytest.mark.parametrize(("side", "colours"), [("front", WARM), ("back", COOL)])
def test_tile_5_brings_a_worker_more_with_cards_of_some_colours(side: str, colours: tuple[str, ...]) -> None:
    for colour in COLOURS:
        game = under(5, side).play(f"card:{CARDS[colour]}", "workers")
        assert game.changes() == {colour: 4 if colour in colours else 3}


@rule("HA-142")
@pytest.mark.parametrize(("side", "first", "third"), [("front", 0, 1), ("back", 3, 5)])
def test_tile_6_makes_sections_cheaper_or_dearer(side: str, first: int, third: int) -> None:
    """Of sections that cost 1 and 3."""
    red = {**RICH, "wall": (2, 0)}
    assert 20 - under(6, side, red=red).play("card:121", "wall:right").board("red")["marks"] == first
    assert 20 - under(6, side, red=red).play("card:150", "wall:left").board("red")["marks"] == third


@rule("HA-142", "HA-3")
@pytest.mark.parametrize(("side", "cost"), [("front", 7), ("back", 11)])
def test_tile_10_makes_buildings_cheaper_or_dearer_but_not_zoos(side: str, cost: int) -> None:
    red = {**RICH, "hand": [11, 244, 13]}
    assert under(10, side, red=red).play("card:11", "build").changes() == {"marks": -cost}
    assert under(10, side, red=red).play("card:244", "build").changes() == {"marks": -8}
    assert under(10, side, red=red).play("card:13").play("build").changes().get("marks", 0) == min(0, 9 - cost)


@rule("HA-143")
def test_tile_7_gives_new_hands_one_card_of_each_colour() -> None:
    """The clerk stands on it when the dice are rolled: whichever black die comes, tile 7 lies there."""
    game = new_hands("front")
    assert len(game.hand()) == len(game.hand("green")) == 5
    for name in ("red", "green"):
        colours = [one["colour"] for one in GAME.view(game.state, 0)["boards"][name]["hand"]]
        assert sorted(colours) == sorted(COLOURS)
    assert {3, 4, 6} <= set(game.doc["discards"]["cards"])


@rule("HA-143", "HA-113")
def test_tile_7_gives_new_hands_from_two_piles() -> None:
    """Also to mayor 1, who holds seven cards else."""
    game = new_hands("back", {"mayor": 1})
    assert game.asked == "draw-from-two"
    game.play("draw:grey")
    assert game.legal == ["draw:violet", "draw:orange", "draw:pink", "draw:brown"]
    game.play("draw:pink")
    colours = [one["colour"] for one in GAME.view(game.state, 0)["boards"]["red"]["hand"]]
    assert sorted(colours) == ["grey"] * 3 + ["pink"] * 2
    assert (game.actor, game.asked) == ("green", "draw-from-two")


def new_hands(side: str, more: dict[str, Any] | None = None) -> Table:
    """The dice are rolled, and the clerk comes onto tile 7."""
    red = {"hand": [3, 4, 6], **(more or {})}
    for luck in range(1, 200):
        game = table("dice", expansions=["clerks", "mayors"], clerk=(7, side), red=red, luck=luck)
        if game.doc["window"] == 4:
            return game
    raise AssertionError("the black die never shows 4")


@rule("HA-144")
@pytest.mark.parametrize(("side", "cost"), [("front", 3), ("back", 7)])
def test_the_example_of_tile_8(side: str, cost: int) -> None:
    """1 + 2 + 2 is 5; Patricia pays two less, or on the other side two more."""
    dice = {"violet": 1, "grey": 2, "pink": 2}
    assert under(8, side, "steps", dice).play("advance").changes() == {"square": 1, "marks": -cost}


@rule("HA-144")
def test_tile_8_still_needs_a_low_die_and_never_pays() -> None:
    assert under(8, "front", "steps").asked == "turn"
    assert under(8, "front", "steps", {"grey": 1}).play("advance").changes() == {"square": 1}


@rule("HA-145")
def test_tile_9_lets_all_ships_sail_or_none() -> None:
    dice = {"violet": 1, "orange": 5}
    assert len(under(9, "front", "sail", dice, expansions=["ships"]).doc["ships"]) == 6
    assert under(9, "back", "sail", dice, expansions=["ships"]).doc["ships"] == []


@rule("HA-146", "HA-36")
@pytest.mark.parametrize(("side", "turns"), [("front", 5), ("back", 3)])
def test_tile_11_gives_everybody_a_turn_more_or_less(side: str, turns: int) -> None:
    hands: dict[str, Any] = {"red": {"hand": [3, 4, 6, 7, 8]}, "green": {"hand": [9, 10, 12, 13, 14]}}
    game = under(11, side, **hands)
    played = 0
    while game.doc["round"] == 2:
        if game.asked == "play-card":
            played += 1
        game.play("money" if game.asked == "play-card" else game.legal[0])
    assert played == 2 * turns


@rule("HA-146", "HA-36")
def test_without_a_card_the_fifth_turn_is_none() -> None:
    game = under(11, "front", turn=4, red={"hand": []}, green={"hand": []})
    assert game.doc["round"] == 3


@rule("HA-147")
@pytest.mark.parametrize(("side", "safe"), [("front", WARM), ("back", COOL)])
def test_tile_12_keeps_risks_of_some_colours_from_rising(side: str, safe: tuple[str, ...]) -> None:
    game = under(12, side, "risks", dict.fromkeys(COLOURS, 6), red={})
    assert game.changes() == {f"risk-{colour}": 1 for colour in COLOURS if colour not in safe}


@rule("HA-147", "HA-24")
@pytest.mark.parametrize(("token", "rises"), [(0, False), (4, True)])
def test_tile_12_holds_for_tokens(token: int, rises: bool) -> None:
    """Violet and grey; the clerk stands on the sixth window."""
    game = under(12, "front", "risks", {"black": 6}, red={}, tokens=[token])
    assert game.changes() == ({"risk-grey": 1} if rises else {})


@rule("HA-147", "HA-86")
def test_tile_12_holds_for_risks_that_others_pass_on() -> None:
    given: dict[str, Any] = {"expansions": ["clerks"], "clerk": (12, "front")}
    game = building(178, "lower:pink", red={"risks": {"pink": 1, "grey": 1}}, **given)
    assert game.changes() == {"risk-pink": -1, "points": 1}
    assert game.changes("green") == {}
    game = building(178, "lower:grey", red={"risks": {"pink": 1, "grey": 1}}, **given)
    assert game.changes("green") == {"risk-grey": 1}


@rule("HA-138", "HA-68")
def test_drawn_cards_do_not_meet_the_clerks_tile() -> None:
    given: dict[str, Any] = {"expansions": ["clerks"], "clerk": (1, "front"), "dice": {"pink": 3}}
    assert building(1, "draw:pink", "money", **given).changes() == {"marks": 3}
    red = {"workers": {"orange": 1}, "marks": 9}
    doubled = using(62, "wall:left", red=red, expansions=["clerks"], clerk=(6, "back"))
    assert doubled.changes()["marks"] == -2
