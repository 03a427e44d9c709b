"""The rulebook's introduction: six turns of red, blue and green, checked after every turn."""

import pytest

from ...rule import rule
from .table import Table, start

# Per turn: what red, blue and green do.
TURNS = [
    [("beer",), ("cloth",), ("trade-b", "sell", "sell:beer/0", "sell:sugar/0", "sell:cloth/1")],
    [
        ("trade-b", "sell:beer/2", "sell:sugar/0", "sell:cloth/0"),
        ("beer",),
        ("church", "donate:white", "score:white/five"),
    ],
    [
        ("church", "donate:red", "score:red/five"),
        ("dockyard", "launch:1"),
        ("trade-a", "buy", "buy:brick/2", "buy:timber/1"),
    ],
    [
        ("trade-a", "buy", "buy:brick/3", "buy:timber/2"),
        ("trade-a", "sell", "sell:beer/2", "sell:sugar/0", "sell:cloth/2"),
        ("guildhall", "site:8", "site:9"),
    ],
    [
        ("guildhall", "site:2", "site:1", "site:3"),
        ("trade-b", "buy", "buy:brick/3", "buy:timber/3", "buy:bell/0"),
        ("beer",),
    ],
    [
        ("trade-b", "buy", "buy:brick/2", "buy:timber/1"),
        ("church", "donate:yellow", "donate:yellow", "take:citizens", "score:yellow/five", "done"),
        ("trade-b", "sell", "sell:beer/3", "sell:sugar/1"),
    ],
]
COLUMNS = ("prestige", "money", "beer", "sugar", "cloth", "timber", "brick")
# After each turn, for red, blue and green: the columns above and the berths of the ships.
AFTER = [
    [(1, 10, 1, 1, 1, 1, 1, [3]), (2, 20, 1, 1, 1, 1, 1, [3]), (3, 30, 1, 1, 1, 1, 1, [3])],
    [(1, 10, 2, 1, 1, 1, 1, [3]), (2, 20, 1, 1, 2, 1, 1, [3]), (3, 130, 1, 1, 0, 1, 1, [3])],
    [(1, 210, 0, 1, 1, 1, 1, [3]), (2, 20, 2, 1, 2, 1, 1, [3]), (8, 130, 1, 1, 0, 1, 0, [3])],
    [(6, 210, 0, 1, 1, 1, 0, [2]), (2, 20, 2, 1, 2, 0, 1, [2, 3]), (8, 30, 1, 1, 0, 2, 2, [2])],
    [(6, 10, 0, 1, 1, 3, 3, [2]), (2, 420, 0, 1, 0, 0, 1, [2, 3]), (8, 30, 1, 1, 0, 0, 0, [2, 3])],
    [(6, 110, 0, 1, 1, 0, 0, [2]), (1, 160, 0, 1, 0, 3, 4, [2, 3]), (8, 30, 3, 1, 0, 0, 0, [2, 3])],
    [(6, 10, 0, 1, 1, 1, 2, [2]), (6, 160, 0, 1, 0, 2, 2, [2, 3]), (8, 400, 0, 0, 0, 0, 0, [2, 3])],
]
FAMILIES = ("red", "blue", "green")


def play_turns(count: int) -> Table:
    game = start(3)
    for turn in TURNS[:count]:
        for family, moves in zip(FAMILIES, turn, strict=True):
            assert game.actor == family
            game.play(*moves)
    return game


def standing(game: Table, family: str) -> tuple[object, ...]:
    own = game.family(family)
    ships = [berth for berth in (1, 2, 3) for _ in range(game.berths()[berth].get(family, 0))]
    return (*[own[column] for column in COLUMNS], ships)


@rule("HB-1", "HB-16", "HB-18", "HB-23", "HB-30", "HB-37", "HB-53", "HB-58")
@pytest.mark.parametrize("turn", range(7))
def test_everybody_after_every_turn(turn: int) -> None:
    game = play_turns(turn)
    assert [standing(game, family) for family in FAMILIES] == AFTER[turn]
    assert game.actor == "red"


@rule("HB-14", "HB-19", "HB-38")
def test_the_board_after_six_turns() -> None:
    game = play_turns(6)
    assert game.prices == {"beer": 90, "sugar": 100, "cloth": 80}
    assert game.berths() == {3: {"blue": 1, "green": 1, "dutchman": 1}, 2: {"red": 1, "blue": 1, "green": 1}, 1: {}}
    assert game.family("red")["sites"] == [1, 2, 3]
    assert game.family("green")["sites"] == [8, 9]
    assert game.has("blue", tokens=["yellow/citizens"], scored=["yellow/five"])
    assert game.family("blue")["account"]["steps"] == 1
