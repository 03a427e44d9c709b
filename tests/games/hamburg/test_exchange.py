"""Tiles of the exchange: HA-132 to HA-136. The table is written from the printed overview."""

from typing import Any

import pytest

from kontor.games.hamburg.terms import COLOURS

from ...rule import rule
from .table import GAME, Table, building, table

# One card of each colour; 011 is a building of 9 Marks.
CARDS = {"violet": 205, "orange": 121, "grey": 150, "pink": 70, "brown": 11}
RICH: dict[str, Any] = {
    "hand": list(CARDS.values()),
    "marks": 20,
    "points": 20,
    "workers": dict.fromkeys(COLOURS, 4),
    "risks": dict.fromkeys(COLOURS, 2),
    "sites": ["grey"],
}
# What an action with a card changes by itself: all dice show 4, the wall's first section on the right is orange for 1.
PLAIN: dict[str, dict[str, int]] = {
    "workers": {"brown": 3},
    "money": {"marks": 4},
    "calm": {"risk-brown": -1, "points": 1},
    "wall": {"wall-right": 1, "marks": -1},
    "site": {"brown": -1},
    "build": {"marks": -9},
}
FOURS = dict.fromkeys((*COLOURS, "black"), 4)
# By tile and step: the action, what comes on top of it, and what is answered. Steps 4 to 6 are the red side.
Step = tuple[str, dict[str, int], list[str]]
EXCHANGE: dict[int, list[Step]] = {
    1: [
        ("money", {"marks": 1}, []), ("money", {"marks": 2}, []), ("money", {"marks": 3}, []),
        ("money", {"marks": -1}, []), ("money", {"marks": -2}, []), ("money", {"marks": -2}, []),
    ],
    2: [
        ("workers", {}, []), ("workers", {"brown": 1}, []), ("workers", {"brown": 2}, []),
        ("workers", {"marks": -1}, []), ("workers", {"marks": -1}, []), ("workers", {"marks": -2}, []),
    ],
    3: [
        ("wall", {"points": 1}, []), ("wall", {"points": 1}, []), ("wall", {"points": 2}, []),
        ("wall", {"points": -1}, []), ("wall", {"points": -1}, []), ("wall", {"points": -2}, []),
    ],
    4: [
        ("calm", {}, []), ("calm", {"points": 1}, []), ("calm", {"points": 2}, []),
        ("calm", {"marks": -1}, []), ("calm", {"marks": -1}, []), ("calm", {"marks": -2}, []),
    ],
    5: [
        ("site", {"points": 1}, []), ("site", {"points": 1}, []), ("site", {"points": 2}, []),
        ("site", {"grey": -1}, []), ("site", {"violet": -1}, ["give:violet"]), ("site", {"pink": -1}, ["give:pink"]),
    ],
    6: [
        ("build", {"marks": 1}, []), ("build", {"marks": 2}, []), ("build", {"marks": 3}, []),
        ("build", {"marks": -1}, []), ("build", {"marks": -2}, []), ("build", {"marks": -3}, []),
    ],
    7: [
        ("workers", {"violet": 1}, []), ("workers", {"grey": 1}, ["take:grey"]),
        ("workers", {"orange": 1}, ["take:orange"]),
        ("build", {}, []), ("build", {"brown": -1}, []), ("build", {"brown": -2}, []),
    ],
    8: [
        ("money", {"brown": 1}, []), ("money", {"brown": 2}, []), ("money", {"brown": 3}, []),
        ("wall", {"marks": -1}, []), ("wall", {"marks": -2}, []), ("wall", {"marks": -3}, []),
    ],
    9: [
        ("calm", {"marks": 1}, []), ("calm", {"marks": 2}, []), ("calm", {"marks": 3}, []),
        ("site", {"marks": -1}, []), ("site", {"marks": -2}, []), ("site", {"marks": -3}, []),
    ],
    10: [
        ("wall", {"marks": 1}, []), ("wall", {}, []), ("wall", {}, []),
        ("wall", {}, []), ("wall", {}, []), ("wall", {"marks": -1}, []),
    ],
}  # fmt: skip


def act(game: Table, action: str, *answers: str) -> Table:
    card = CARDS["orange"] if action == "wall" else CARDS["brown"]
    return game.play(f"card:{card}", "wall:right" if action == "wall" else action, *answers)


def together(*parts: dict[str, int]) -> dict[str, int]:
    summed = {key: sum(part.get(key, 0) for part in parts) for part in parts for key in part}
    return {key: value for key, value in summed.items() if value}


def trading(tile: int, step: int, red: dict[str, Any] | None = None) -> Table:
    return table(expansions=["exchange"], exchange=(tile, step), dice=FOURS, red={**RICH, **(red or {})})


@rule("HA-133", "HA-135", "HA-136")
@pytest.mark.parametrize("step", range(1, 7))
@pytest.mark.parametrize("tile", EXCHANGE)
def test_every_step_of_every_tile_of_the_exchange(tile: int, step: int) -> None:
    action, more, answers = EXCHANGE[tile][step - 1]
    game = act(trading(tile, step), action, *answers)
    assert game.changes() == together(PLAIN[action], more)
    after = game.doc["exchange"]
    assert after["step"] == step % 6 + 1
    assert len(after["tiles"]) == (9 if step == 6 else 10)


@rule("HA-133")
@pytest.mark.parametrize("tile", EXCHANGE)
def test_other_actions_are_not_swayed_and_do_not_move_the_marker(tile: int) -> None:
    for step in (1, 5):
        for action in PLAIN:
            if action != EXCHANGE[tile][step - 1][0]:
                game = act(trading(tile, step), action)
                assert game.changes() == PLAIN[action]
                assert game.doc["exchange"]["step"] == step


@rule("HA-136")
@pytest.mark.parametrize(
    ("step", "colour", "cost"),
    [
        (1, "orange", 0), (1, "violet", 2), (2, "violet", 0), (2, "grey", 0), (2, "orange", 1), (3, "brown", 0),
        (3, "pink", 0), (3, "grey", 4), (4, "brown", 4), (4, "pink", 5), (5, "violet", 3), (5, "pink", 6),
        (5, "brown", 3), (6, "orange", 2), (6, "grey", 5), (6, "violet", 2),
    ],
)  # fmt: skip
def test_the_colours_of_the_last_tile(step: int, colour: str, cost: int) -> None:
    """Free on the green side, one Mark more on the red; else orange 1, violet 2, brown 3, grey 4, pink 5."""
    built = ["orange", "violet", "brown", "grey", "pink"].index(colour)
    game = trading(10, step, {"wall": (5, built)}).play(f"card:{CARDS[colour]}", "wall:right")
    assert game.changes() == together({"wall-right": 1}, {"marks": -cost})


@rule("HA-132")
def test_the_exchange_at_the_start() -> None:
    doc = GAME.dump(GAME.start(3, 7, {"exchange": "on"}))
    assert sorted(doc["exchange"]["tiles"]) == list(range(1, 11))
    assert doc["exchange"]["step"] == 1
    tiles = {GAME.dump(GAME.start(3, seed, {"exchange": "on"}))["exchange"]["tiles"][-1] for seed in range(40)}
    assert len(tiles) > 7


@rule("HA-133")
def test_the_example_of_the_exchange() -> None:
    """Beate takes workers on step 3: five in all. Then the tile is turned to its red side."""
    game = act(trading(2, 3), "workers")
    assert game.changes() == {"brown": 5}
    assert game.doc["exchange"]["step"] == 4
    assert game.doc["exchange"]["tiles"][-1] == 2


@rule("HA-133", "HA-68")
def test_a_drawn_card_does_not_meet_the_exchange() -> None:
    game = building(1, "draw:pink", "workers", expansions=["exchange"], exchange=(2, 3))
    assert game.changes() == {"pink": 3}
    assert game.doc["exchange"]["step"] == 3


@rule("HA-133")
def test_after_the_last_tile_there_is_no_effect() -> None:
    document = trading(1, 1).doc
    document["exchange"] = {"tiles": [], "step": 1}
    assert act(Table(document), "money").changes() == {"marks": 4}


@rule("HA-134")
def test_who_cannot_pay_the_tile_cannot_do_the_action() -> None:
    def offered(tile: int, step: int, action: str, **red: Any) -> bool:
        return trading(tile, step, red).play(f"card:{CARDS['brown']}").offers(action)

    assert not offered(2, 6, "workers", marks=1)
    assert offered(2, 6, "workers", marks=2)
    assert not offered(4, 6, "calm", marks=1)
    assert not offered(9, 4, "site", marks=0)
    assert not offered(5, 4, "site", workers={"brown": 2})
    assert offered(5, 4, "site", workers={"brown": 1, "grey": 1})
    # The worker that the site itself costs does not count twice.
    assert not offered(5, 6, "site", workers={"brown": 1})
    assert offered(5, 6, "site", workers={"brown": 2})
    assert not offered(7, 6, "build", workers={"brown": 1})
    assert not offered(6, 6, "build", marks=11)


@rule("HA-134")
def test_the_exchange_takes_no_points_that_are_not_there() -> None:
    assert "points" not in act(trading(3, 6, {"points": 0}), "wall").changes()


@rule("HA-134", "HA-3")
def test_tiles_about_buildings_do_not_concern_zoos() -> None:
    game = trading(6, 1, {"hand": [244, 3]}).play("card:244", "build")
    assert game.changes() == {"marks": -8}
    assert game.doc["exchange"]["step"] == 1


@rule("HA-136", "HA-96")
def test_what_is_free_stays_free() -> None:
    game = act(trading(8, 6, {"buildings": [108]}), "wall")
    assert game.changes() == {"wall-right": 1}
