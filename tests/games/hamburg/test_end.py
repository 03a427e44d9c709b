"""The round is closed, and the game ends: HA-106 to HA-111."""

from typing import Any

import pytest

from ...rule import rule
from .table import GAME, exercises, table


@rule("HA-106")
def test_the_examples_of_majorities() -> None:
    """Alex leads on the square, Beate with buildings and points, Frank with sections, Ulrich with four zoos."""
    game = table(
        "majorities",
        seats=4,
        red={"square": 3, "buildings": [6, 7], "wall": (2, 0), "left": [241]},
        green={"square": 2, "buildings": [8, 9]},
        yellow={"square": 1, "buildings": [10, 11, 12], "wall": (1, 1), "left": [242, 243], "points": 9},
        blue={"square": 2, "wall": (2, 1), "left": [244, 245, 246, 247], "points": 8},
    )
    majorities = {name: game.board(name)["majorities"] for name in ("red", "green", "yellow", "blue")}
    assert majorities == {"red": ["square"], "green": [], "yellow": ["buildings", "score"], "blue": ["wall", "zoo"]}


# What both have, by majority.
LEVEL: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "square": ({"square": 2}, {"square": 2}),
    "buildings": ({"buildings": [46]}, {"buildings": [7]}),
    "wall": ({"wall": (1, 0)}, {"wall": (0, 1)}),
    "score": ({"points": 7}, {"points": 7}),
    "zoo": ({"left": [241]}, {"left": [242, 261]}),
}


@rule("HA-106", "HA-95")
@exercises(46)
@pytest.mark.parametrize("majority", LEVEL)
def test_nobody_turns_a_marker_up_when_the_lead_is_shared_but_who_has_046(majority: str) -> None:
    red, green = LEVEL[majority]
    plain = {**red, "buildings": [6]} if majority == "buildings" else red
    game = table("majorities", red=plain, green=green)
    assert game.board("red")["majorities"] == game.board("green")["majorities"] == []
    game = table("majorities", red={**red, "buildings": [46]}, green={**green, "buildings": [7]})
    assert majority in game.board("red")["majorities"]
    assert game.board("green")["majorities"] == []


@rule("HA-95")
@exercises(46)
def test_with_nothing_046_wins_nothing() -> None:
    assert table("majorities", red={"buildings": [46]}).board("red")["majorities"] == ["buildings"]


@rule("HA-107")
def test_a_marker_stays_when_another_takes_the_lead() -> None:
    game = table("majorities", red={"majorities": ["wall"], "wall": (1, 0)}, green={"wall": (1, 1)})
    assert game.board("red")["majorities"] == ["wall"]
    assert game.board("green")["majorities"] == ["wall"]


@rule("HA-108")
def test_the_clerk_goes_before_his_window() -> None:
    game = table("tidy", dice={"black": 3}, clerks={"grey": 1, "pink": 2})
    assert game.doc["clerks"] == [0, 0, 2, 2, 0, 0]
    assert game.doc["window"] is None


@rule("HA-109")
def test_the_next_player_is_first() -> None:
    assert table("tidy", seats=3, first="green").doc["first"] == "yellow"
    assert table("tidy", seats=3, first="yellow").doc["first"] == "red"


@rule("HA-110", "HA-42", "HA-28")
def test_the_example_of_final_scoring() -> None:
    """Patricia has 61 points and gains 42: four buildings, a zoo and a park with 9 points, two laurels with 2 each, two
    majorities, a third section, three clerks for three pink buildings, one for zoo and park, and square five."""
    red = {
        "points": 61,
        "buildings": [59, 72, 74, 3],
        "left": [241, 261],
        "majorities": ["square", "score"],
        "wall": (3, 2),
        "square": 5,
    }
    game = table("round", round=8, red=red, clerks={"pink": 3, "black": 1, "orange": 4})
    sheet = GAME.view(game.state, 0)["sheets"][0]
    assert sheet == {
        "track": 61, "cards": 9, "laurels": 4, "majorities": 8, "wall": 3, "statues": 0, "clerks": 11, "square": 7,
    }  # fmt: skip
    assert game.state.scores()[0] == 61 + 42 == 103


@rule("HA-110", "HA-22")
def test_a_clerk_counts_for_every_card_of_his_window() -> None:
    red = {"buildings": [6, 7, 70], "left": [241, 242, 261]}
    game = table("round", round=8, red=red, clerks={"brown": 2, "black": 1, "orange": 3})
    assert GAME.view(game.state, 0)["sheets"][0]["clerks"] == 2 * 2 + 3


@rule("HA-110")
def test_statues_bring_their_points() -> None:
    red = {"wall": (5, 5), "statues": {"left": ("hummel", 9), "right": ("hummel", 4)}}
    assert GAME.view(table("round", round=8, red=red).state, 0)["sheets"][0]["statues"] == 13


@rule("HA-111")
def test_points_decide_then_money_then_the_place_is_shared() -> None:
    def ranks(**boards: Any) -> list[int]:
        return table("round", seats=3, round=8, **boards).state.ranks()

    assert ranks(red={"points": 5}, green={"points": 7}, yellow={"points": 6}) == [3, 1, 2]
    assert ranks(red={"points": 5, "marks": 2}, green={"points": 5, "marks": 3}, yellow={}) == [2, 1, 3]
    assert ranks(red={"points": 5, "marks": 2}, green={"points": 5, "marks": 2}, yellow={}) == [1, 1, 3]
