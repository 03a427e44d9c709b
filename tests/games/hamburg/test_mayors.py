"""Mayors: HA-112 to HA-122."""

from typing import Any

import pytest

from kontor.games.hamburg.terms import COLOURS

from ...rule import rule
from .table import GAME, Table, building, table, using

# Marks and workers of each colour to begin with.
STARTS = {
    1: (10, 2),
    2: (10, 0),
    3: (10, 1),
    4: (7, 1),
    5: (10, 1),
    6: (5, 0),
    7: (5, 2),
    8: (10, 2),
    9: (5, 1),
    10: (5, 1),
}


def mayor(number: int, at: str = "actions", red: dict[str, Any] | None = None, **given: Any) -> Table:
    return table(at, expansions=["mayors"], red={"mayor": number, **(red or {})}, **given)


@rule("HA-112")
@pytest.mark.parametrize("number", STARTS)
def test_the_example_of_a_mayors_start(number: int) -> None:
    """Patricia's mayor 1 begins with 10 Marks and two workers of each colour; and so all others with theirs."""
    tile = (number - 1) // 2
    game = None
    for seed in range(60):
        state = GAME.start(2, seed, {"mayors": "on", "first": "red"})
        game = Table(GAME.dump(state))
        if f"mayor:{number}" in game.legal:
            break
    assert game is not None
    assert game.legal == [f"mayor:{2 * tile + 1}", f"mayor:{2 * tile + 2}"]
    game.play(f"mayor:{number}")
    board = game.board("red")
    marks, workers = STARTS[number]
    assert (board["mayor"], board["marks"], board["points"]) == (number, marks, 5)
    assert board["workers"] == dict.fromkeys(COLOURS, workers)
    assert (game.actor, game.asked) == ("green", "mayor")
    assert not {f"mayor:{2 * tile + 1}", f"mayor:{2 * tile + 2}"} & set(game.legal)


@rule("HA-113")
def test_the_example_of_mayor_1() -> None:
    """Patricia refills to seven cards."""
    game = mayor(1, "refill", {"hand": [3]}).play(*["draw:grey"] * 6)
    assert len(game.hand()) == 7
    assert game.actor == "green"


@rule("HA-114")
def test_mayor_2_gets_a_worker_for_every_risk_that_rises() -> None:
    game = mayor(2, "risks", dice={"grey": 5, "pink": 6, "black": 6}, tokens=[0])
    assert game.changes() == {f"risk-{colour}": 1 for colour in ("violet", "grey", "pink")} | {
        "violet": 1,
        "grey": 1,
        "pink": 1,
    }


@rule("HA-114")
def test_mayor_2_gets_none_for_a_risk_that_was_turned_away() -> None:
    game = mayor(2, "risks", {"buildings": [151], "workers": {"grey": 1}}, dice={"grey": 5}).play("give:grey")
    assert game.changes() == {"grey": -1}


@rule("HA-115")
def test_mayor_3_draws_no_token_and_ignores_the_black_die() -> None:
    game = mayor(3, "risks", dice={"black": 6}, tokens=[0])
    assert game.changes() == {}
    assert game.changes("green") == {"risk-violet": 1}
    game = mayor(3, "steps", {"marks": 3}, dice={"grey": 1, "pink": 2, "black": 2})
    assert game.play("advance").changes() == {"marks": -3, "square": 1}


@rule("HA-115")
def test_mayor_3_goes_for_nothing_where_the_black_die_alone_is_low() -> None:
    game = mayor(3, "steps", dice={"black": 2}, green={"buildings": [240]})
    assert game.play("advance").changes() == {"square": 1}


@rule("HA-116")
def test_mayor_4_gains_with_buildings_of_cost_nothing() -> None:
    red = {"mayor": 4, "hand": [188, 3], "sites": ["grey", "grey"], "marks": 3}
    assert mayor(4, red=red).play("card:188", "build").changes() == {"points": 1, "marks": 2}
    assert mayor(4, red=red).play("card:3", "build").changes() == {"marks": -3}
    halved = {**red, "buildings": [132]}
    assert mayor(4, red=halved).play("card:3", "build").changes() == {}


@rule("HA-117")
def test_mayor_5_pays_two_for_every_section() -> None:
    red = {"hand": [70, 121], "wall": (0, 0), "marks": 9}
    assert mayor(5, red=red).play("card:70", "wall:left").changes() == {"wall-left": 1, "marks": -2}
    last = {**red, "wall": (4, 0)}
    assert mayor(5, red=last).play("card:121", "wall:left").changes() == {"wall-left": 1, "marks": -2}


@rule("HA-117")
def test_others_change_the_two_marks_of_mayor_5() -> None:
    red = {"mayor": 5, "workers": {"orange": 1}, "wall": (4, 0), "marks": 9}
    game = using(62, "wall:left", red=red, expansions=["mayors"])
    assert game.changes()["marks"] == -4
    game = mayor(5, red={"hand": [121, 3], "wall": (4, 0), "marks": 9, "buildings": [232]}, dice={"black": 1})
    assert game.play("card:121", "wall:left").changes()["marks"] == -1


@rule("HA-118")
def test_mayor_6_gets_two_points_for_every_step() -> None:
    red = {"hand": [70, 3], "risks": {"pink": 2}}
    assert mayor(6, red=red).play("card:70", "calm").changes() == {"risk-pink": -1, "points": 2}
    game = building(147, "lower:pink", "lower:pink", red={"mayor": 6, "risks": {"pink": 2}}, expansions=["mayors"])
    assert game.changes() == {"risk-pink": -2, "points": 4}


@rule("HA-119")
def test_mayor_7_uses_one_building_twice_a_round() -> None:
    red = {"buildings": [98, 6, 57], "workers": {"pink": 2}, "hand": [3, 4]}
    game = mayor(7, red=red).play("use:98", "use:6")
    assert game.offers("use:98", "use:6", "use:57")
    game.play("use:98")
    assert game.changes() == {"pink": -2, "marks": 6, "points": 1}
    assert game.legal == ["use:57", "card:3", "card:4"]
    assert game.play("use:57").legal == ["card:3", "card:4"]


@rule("HA-119", "HA-108")
def test_mayor_7_may_again_in_the_next_round() -> None:
    game = mayor(7, "tidy", {"used_twice": True, "buildings": [6], "used": [6]})
    assert game.board("red")["used_twice"] is False


@rule("HA-120")
def test_mayor_8_gets_five_marks_for_every_majority() -> None:
    game = mayor(8, "majorities", {"wall": (1, 0), "left": [241], "majorities": ["zoo"]})
    assert game.board("red")["majorities"] == ["wall", "zoo"]
    assert game.changes() == {"marks": 5}


@rule("HA-120", "HA-88")
def test_mayor_8_gets_them_again_for_a_marker_that_was_turned_back() -> None:
    """Red turns it back in the last turn of the round, and green still has the longest wall."""
    green = {"mayor": 8, "wall": (1, 0), "majorities": ["wall"], "hand": []}
    game = building(85, green=green, expansions=["mayors"], turn=3)
    assert game.told("flipped-down")
    assert game.board("green")["majorities"] == ["wall"]
    assert game.changes("green") == {"marks": 5}


@rule("HA-121")
def test_mayor_9_gets_a_point_for_every_site() -> None:
    game = mayor(9, red={"hand": [70, 3], "workers": {"pink": 1}}).play("card:70", "site")
    assert game.changes() == {"pink": -1, "points": 1}
    game = building(32, "draw:grey", "draw:grey", red={"mayor": 9}, expansions=["mayors"])
    assert game.changes() == {"points": 2}


@rule("HA-122")
def test_mayor_10_takes_two_marks_more() -> None:
    assert mayor(10, red={"hand": [70, 3]}, dice={"pink": 3}).play("card:70", "money").changes() == {"marks": 5}
    game = building(121, red={"mayor": 10}, expansions=["mayors"])
    assert game.changes() == {"marks": 6}
