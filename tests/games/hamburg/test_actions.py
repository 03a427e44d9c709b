"""The six basic actions, and buildings at work in one's turns: HA-36 to HA-56."""

from typing import Any

import pytest

from kontor.games.hamburg.terms import COLOURS

from ...rule import rule
from .table import GAME, building, exercises, table

FIVE = {"hand": [70, 150, 3, 121, 205]}
# Seven of the eight statues of five players.
LAST_STATUES: dict[str, Any] = {
    "green": {"wall": (5, 5), "statues": {"left": ("hummel", 9), "right": ("hummel", 8)}},
    "yellow": {"wall": (5, 5), "statues": {"left": ("hummel", 7), "right": ("hummel", 6)}},
    "blue": {"wall": (5, 5), "statues": {"left": ("hummel", 5), "right": ("hummel", 4)}},
    "white": {"wall": (5, 0), "statues": {"left": ("hummel", 3)}},
}


@rule("HA-36", "HA-17")
def test_everybody_has_four_turns_with_a_card_each() -> None:
    game = table(red=FIVE, green={"hand": [71, 151, 4, 122, 206]})
    actors = []
    for _ in range(8):
        actors.append(game.actor)
        game.play(game.legal[0], "money")
    assert actors == ["red", "green"] * 4
    assert game.doc["round"] == 3
    assert game.asked == "draw"


@rule("HA-36")
def test_a_card_must_be_played_and_without_one_there_is_no_action() -> None:
    assert table(red=FIVE).legal == [f"card:{card}" for card in FIVE["hand"]]
    assert table(red={"hand": []}, green={"hand": [3, 4]}).actor == "green"


@rule("HA-37")
@pytest.mark.parametrize("card", FIVE["hand"])
def test_the_example_of_taking_workers(card: int) -> None:
    """Beate plays a violet card and takes three violet workers."""
    colour = {70: "pink", 150: "grey", 3: "brown", 121: "orange", 205: "violet"}[card]
    game = table(red=FIVE).play(f"card:{card}", "workers")
    assert game.changes() == {colour: 3}
    assert game.top_discard() == card


@rule("HA-38")
def test_the_example_of_taking_money() -> None:
    """Frank plays a grey card and takes 5 Marks, as the grey die shows."""
    game = table(red=FIVE, dice={"grey": 5}).play("card:150", "money")
    assert game.changes() == {"marks": 5}
    assert game.top_discard() == 150


@rule("HA-39", "HA-40")
def test_the_example_of_lowering_a_risk() -> None:
    """Patricia plays a brown card, lowers the brown risk and gets a point."""
    game = table(red={**FIVE, "risks": {"brown": 2, "grey": 1}}).play("card:3", "calm")
    assert game.changes() == {"risk-brown": -1, "points": 1}


@rule("HA-39", "HA-47")
def test_a_risk_that_is_not_raised_is_not_lowered() -> None:
    assert "calm" not in table(red={**FIVE, "risks": {"grey": 1}}).play("card:3").legal


@rule("HA-41")
def test_the_example_of_the_next_sections() -> None:
    """Ulrich's next sections are brown on the left for 2 Marks, and orange on the right for 1."""
    red = {**FIVE, "wall": (1, 0), "marks": 2}
    game = table(red=red).play("card:3")
    assert [move for move in game.legal if move.startswith("wall")] == ["wall:left"]
    assert game.play("wall:left").changes() == {"wall-left": 1, "marks": -2}
    game = table(red=red).play("card:121", "wall:right")
    assert game.changes() == {"wall-right": 1, "marks": -1}
    assert "wall:left" not in table(red={**red, "marks": 1}).play("card:3").legal


@rule("HA-41")
def test_the_example_of_a_section_for_three_marks() -> None:
    """Alex plays a brown card and pays 3 Marks for the brown section on the right."""
    game = table(red={**FIVE, "wall": (0, 2), "marks": 3}).play("card:3", "wall:right")
    assert game.changes() == {"wall-right": 1, "marks": -3}
    assert game.top_discard() == 3


@rule("HA-41")
@pytest.mark.parametrize("side", ["left", "right"])
def test_a_side_is_built_outwards_with_cards_of_its_colours(side: str) -> None:
    colours = {
        "left": ["pink", "brown", "grey", "violet", "orange"],
        "right": ["orange", "violet", "brown", "grey", "pink"],
    }
    cards = {"pink": 70, "grey": 150, "brown": 3, "orange": 121, "violet": 205}
    for built, colour in enumerate(colours[side]):
        wall = (built, 5) if side == "left" else (5, built)
        game = table(red={**FIVE, "wall": wall, "marks": 9}).play(f"card:{cards[colour]}", f"wall:{side}")
        assert game.changes() == {f"wall-{side}": 1, "marks": -1 - built}
        for other in set(cards) - {colour}:
            game = table(red={**FIVE, "wall": wall, "marks": 9}).play(f"card:{cards[other]}")
            assert f"wall:{side}" not in game.legal


@rule("HA-42", "HA-110")
def test_a_third_section_brings_three_points_at_the_end() -> None:
    for wall, points in {(2, 2): 0, (3, 2): 3, (4, 3): 6}.items():
        game = table("round", round=8, red={"wall": wall})
        assert GAME.view(game.state, 0)["sheets"][0]["wall"] == points


@rule("HA-43")
def test_the_example_of_a_statue() -> None:
    """Frank builds the fifth section on the right, takes the statue on show, and the next best comes."""
    game = table(red={**FIVE, "wall": (0, 4), "marks": 5}).play("card:70", "wall:right")
    assert game.board("red")["statues"] == {"left": None, "right": {"hummel": 9, "lemonjette": None}}
    assert game.doc["hummels"] == [2, 4, 7]


@rule("HA-43")
def test_no_statue_is_left_where_none_is_left() -> None:
    """With five players there are eight statues for ten sides."""
    red = {"wall": (4, 5), "statues": {"right": ("hummel", 2)}, "marks": 5, "hand": [121, 71]}
    five = table(seats=5, red=red, **LAST_STATUES).play("card:121", "wall:left")
    assert five.board("red")["statues"]["left"] == {"hummel": None, "lemonjette": None}
    assert five.doc["hummels"] == []


@rule("HA-44")
def test_the_example_of_a_site() -> None:
    """Ulrich lays a pink card, back up, and hands back a pink worker."""
    game = table(red={**FIVE, "workers": {"pink": 1}}).play("card:70", "site")
    assert game.changes() == {"pink": -1}
    assert game.board("red")["sites"] == [70]
    assert game.hand() == [150, 3, 121, 205]
    assert "site" not in table(red={**FIVE, "workers": {"grey": 1}}).play("card:70").legal


@rule("HA-44")
@pytest.mark.parametrize("card", [257, 277])
def test_zoos_and_parks_can_be_sites(card: int) -> None:
    game = table(red={"hand": [card, 3], "workers": {"pink": 1}}).play(f"card:{card}", "site")
    assert game.board("red")["sites"] == [card]


@rule("HA-45")
def test_the_example_of_a_building() -> None:
    """Beate puts a violet building of 9 on her site and pays for it."""
    game = table(red={"hand": [204, 3], "sites": ["grey"], "marks": 10}).play("card:204", "build")
    assert game.changes() == {"marks": -9}
    assert game.houses() == [204]


@rule("HA-45")
def test_a_building_needs_money_and_an_empty_site() -> None:
    assert "build" not in table(red={"hand": [204, 3], "sites": ["grey"], "marks": 8}).play("card:204").legal
    assert "build" not in table(red={"hand": [204, 3], "marks": 9}).play("card:204").legal
    assert "build" not in table(red={"hand": [204, 3], "buildings": [8], "marks": 9}).play("card:204").legal


@rule("HA-46")
@pytest.mark.parametrize(("card", "cost"), [(244, 8), (264, 6)])
def test_zoos_and_parks_go_left_without_a_site(card: int, cost: int) -> None:
    game = table(red={"hand": [card, 3], "marks": 8}).play(f"card:{card}", "build")
    assert game.changes() == {"marks": -cost}
    assert game.board("red")["left"] == [card]
    assert "build" not in table(red={"hand": [card, 3], "marks": cost - 1}).play(f"card:{card}").legal


@rule("HA-47")
def test_money_can_always_be_taken() -> None:
    assert table(red={"hand": [3, 4]}).play("card:3").legal == ["workers", "money"]


@rule("HA-48")
def test_the_example_of_an_instant_effect() -> None:
    """206: a pink worker and three Marks when it is built, and never again."""
    game = building(206, red={"hand": [3, 4]})
    assert game.changes() == {"pink": 1, "marks": 3}
    assert "use:206" not in table(red={"buildings": [206]}).legal


@rule("HA-49")
def test_buildings_are_used_before_or_after_the_action_once_a_round() -> None:
    red = {"buildings": [6, 57], "hand": [3, 4]}
    game = table(red=red).play("use:6")
    assert game.legal == ["use:57", "card:3", "card:4"]
    game.play("card:3", "money")
    assert game.legal == ["use:57", "done"]
    game.play("use:57")
    assert game.actor == "green"
    assert game.changes() == {"points": 1, "marks": 5}
    game.play(game.legal[0], "money")
    assert game.asked == "play-card"


@rule("HA-49")
def test_a_building_is_used_in_the_turn_in_which_it_is_built() -> None:
    game = building(6, red={"hand": [3, 4]})
    assert game.legal == ["use:6", "done"]
    assert game.play("use:6").changes() == {"points": 1}


@rule("HA-49", "HA-108")
def test_a_building_is_used_again_in_the_next_round() -> None:
    game = table("tidy", red={"buildings": [6], "used": [6]})
    assert game.board("red")["buildings"][0]["used"] == 0


@rule("HA-51", "HA-97")
@exercises(182)
def test_the_example_of_a_permanent_effect() -> None:
    """An orange building costs half, and half of 9 is 5: up, as the cards say, not down."""
    red = {"buildings": [182], "hand": [107, 3], "sites": ["grey"], "marks": 5}
    assert table(red=red).play("card:107", "build").changes() == {"marks": -5}
    assert "build" not in table(red={**red, "marks": 4}).play("card:107").legal


@rule("HA-52")
@exercises(205)
def test_the_example_of_a_laurel() -> None:
    """A point for two workers."""
    game = table("round", round=8, red={"buildings": [205], "workers": dict.fromkeys(COLOURS, 1)})
    assert GAME.view(game.state, 0)["sheets"][0]["laurels"] == 2


@rule("HA-54")
def test_what_works_with_the_dice_works_from_left_to_right_before_the_step() -> None:
    """The five Marks of 092 pay for the step."""
    dice = {"violet": 2, "orange": 3}
    game = table("steps", red={"buildings": [49, 92]}, dice=dice)
    assert game.changes() == {"marks": 5}
    assert game.legal == ["advance", "stay"]


@rule("HA-56", "HA-50")
def test_what_would_do_nothing_is_not_offered() -> None:
    """016: no violet sites; 012: two sections; 134: no majority."""
    red = {"buildings": [16, 12, 134], "workers": dict.fromkeys(COLOURS, 1), "wall": (1, 1), "hand": [3, 4]}
    assert table(red=red).legal == ["card:3", "card:4"]
