"""Wednesday: CO-27 to CO-29."""

from kontor.games.colonia.terms import RAW

from ...rule import rule
from .table import table

STALLS = {
    1: {"leather": 2, "iron": 2, "fur": 2}, 2: {"wood": 3}, 3: {"linen": 4},
    7: {"fur": 1, "wood": 1},
}  # fmt: skip


@rule("CO-27")
def test_the_examples_of_the_market() -> None:
    """A stall of six costs six members, a stall of two costs two, and only whole stalls are sold."""
    game = table("market", stalls=STALLS)
    assert game.legal == ["stall:1", "stall:2", "stall:3", "stall:7", "pass"]
    game.play("stall:1")
    assert game.has("yellow", reserve=24, leather=2, iron=2, fur=2)
    assert game.doc["stalls"][0]["owner"] == "yellow"
    assert game.doc["stalls"][0]["members"] == 6
    assert game.actor == "blue"
    game.play("pass", "stall:7")
    assert game.has("green", reserve=28, fur=1, wood=1)


@rule("CO-27")
def test_round_after_round_in_the_order_of_play() -> None:
    game = table("market", stalls=STALLS, order=("red", "green", "yellow", "blue"))
    actors = []
    for move in ("stall:2", "pass", "stall:7", "stall:1"):
        actors.append(game.actor)
        game.play(move)
    assert actors == ["red", "green", "yellow", "blue"]
    assert game.actor == "red"
    assert game.legal == ["stall:3", "pass"]


@rule("CO-27")
def test_a_stall_for_which_the_reserve_is_too_small() -> None:
    game = table("market", stalls=STALLS, yellow={"tuesday": 27})
    assert game.legal == ["stall:2", "stall:7", "pass"]


@rule("CO-28")
def test_passing_is_final_for_the_day() -> None:
    """As in the example: one passes, the others go on buying."""
    game = table("market", stalls=STALLS)
    game.play("stall:1", "stall:7", "pass", "stall:2")
    assert game.actor == "yellow"
    game.play("pass")
    assert game.actor == "blue"
    game.play("stall:3")
    assert game.events.count("passed") == 2


@rule("CO-28")
def test_who_can_do_nothing_passes_unasked() -> None:
    game = table("market", stalls=STALLS, yellow={"tuesday": 30}, blue={"tuesday": 29})
    assert game.actor == "green"


@rule("CO-29", "CO-6")
def test_the_market_closes() -> None:
    own = {"wednesday": 7}
    game = table("market", stalls=STALLS, yellow=own, blue=own | {"wood": 1, "linen": 1})
    bag = dict(game.doc["bag"])
    game.play("stall:2", "pass", "pass", "pass", "pass")
    assert game.has("yellow", wednesday=3, reserve=27)
    assert game.has("blue", wednesday=0, reserve=30)
    assert sum(stall[raw] for stall in game.doc["stalls"] for raw in RAW) == 0
    assert game.doc["bag"] == bag | {"leather": bag["leather"] + 2, "iron": bag["iron"] + 2, "fur": bag["fur"] + 3,
                                     "wood": bag["wood"] + 1, "linen": bag["linen"] + 4}  # fmt: skip
    assert game.asked == "orders"


@rule("CO-6")
def test_a_member_misses_the_same_day_of_the_next_week_once() -> None:
    """Last week's members on the street cannot serve at this week's market."""
    game = table("market", stalls=STALLS, yellow={"wednesday": 26})
    assert game.legal == ["stall:2", "stall:3", "stall:7", "pass"]
