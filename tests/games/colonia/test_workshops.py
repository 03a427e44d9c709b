"""Thursday: CO-30 to CO-37."""

import pytest

from kontor.games.colonia.terms import GOODS, RAW

from ...rule import rule
from .table import table

RECIPES = {
    "saddler": ("leather", "iron"),
    "wheelwright": ("iron", "wood"),
    "painter": ("wood", "linen"),
    "tailor": ("linen", "fur"),
    "shoemaker": ("fur", "leather"),
}
CRAFTSMEN = list(RECIPES)


@rule("CO-30")
@pytest.mark.parametrize("craftsman", CRAFTSMEN)
def test_every_craftsman_takes_two_raw_materials(craftsman: str) -> None:
    first, second = RECIPES[craftsman]
    game = table("orders", yellow={first: 1, second: 1})
    assert game.legal == [f"order:{craftsman}", "pass"]
    bag = dict(game.doc["bag"])
    game.play(f"order:{craftsman}")
    assert game.doc["bag"] == bag | {first: bag[first] + 1, second: bag[second] + 1}
    assert game.held("yellow", RAW) == {}


@rule("CO-31")
def test_the_example_of_two_saddles() -> None:
    """The first order of the week takes one member on the first free space, the second two on the next."""
    game = table("orders", violet={"leather": 1, "iron": 1}, green={"leather": 2, "iron": 2}, seats=6,
                 order=("violet", "green", "yellow", "blue", "red", "orange"))  # fmt: skip
    game.play("order:saddler")
    assert game.has("violet", reserve=20)
    game.play("order:saddler")
    assert game.has("green", reserve=19)
    orders = [{"family": "violet", "members": 1}, {"family": "green", "members": 2}]
    assert game.doc["workshops"][0] == {"bar": 0, "fresh": 2, "orders": orders}
    game.play("order:saddler")
    assert game.has("green", reserve=16)


@rule("CO-31")
def test_who_has_too_few_members_cannot_order() -> None:
    game = table("orders", yellow={"leather": 1, "iron": 1, "tuesday": 28}, blue={"leather": 1, "iron": 1},
                 orders={"saddler": [("red", 1), ("red", 2)]}, fresh={"saddler": 2})  # fmt: skip
    assert game.actor == "blue"


@rule("CO-32")
def test_waiting_orders_stand_first_and_do_not_raise_the_price() -> None:
    waiting = {"saddler": [("red", 3), ("blue", 1)]}
    game = table("orders", yellow={"leather": 1, "iron": 1}, blue={"wood": 1, "linen": 1}, orders=waiting)
    game.play("order:saddler")
    assert [order["family"] for order in game.doc["workshops"][0]["orders"]] == ["red", "blue", "yellow"]
    assert game.doc["workshops"][0]["orders"][2]["members"] == 1


@rule("CO-31", "CO-32")
def test_a_reserve_that_just_suffices_whatever_waits() -> None:
    waiting = {"saddler": [("red", 1), ("blue", 1), ("green", 1)]}
    game = table("orders", yellow={"leather": 1, "iron": 1, "tuesday": 29}, orders=waiting)
    assert game.legal == ["order:saddler", "pass"]


@rule("CO-31")
def test_the_price_begins_anew_every_week() -> None:
    """Two orders of this week wait; next week's first order takes one member again."""
    game = table("orders", yellow={"leather": 3, "iron": 3}, blue={"mark": 5}, show=["bergen-1"], week=2)
    game.play("order:saddler", "order:saddler", "pass")
    assert game.doc["workshops"][0]["fresh"] == 0


@rule("CO-33")
def test_eight_spaces() -> None:
    full = {"saddler": [("red", 1)] * 8}
    game = table("orders", yellow={"leather": 1, "iron": 1}, blue={"iron": 1, "wood": 1}, orders=full)
    assert game.actor == "blue"
    decreed = table("decrees-4", decrees=["saddler"], bars={"saddler": 7}, yellow={"iron": 1, "wood": 1})
    decreed.answer(yellow="yes", blue="yes", green="yes", red="yes")
    assert decreed.doc["workshops"][0]["bar"] == 8


@rule("CO-34")
def test_the_dice_move_the_bars() -> None:
    """A 4 gives the tailor an order, a 6 one to every craftsman: told by the dice of many weeks."""
    seen = set()
    orders = {name: [("yellow", 1)] * 5 for name in CRAFTSMEN}
    for luck in range(1, 15):
        game = table("orders", luck=luck, orders=orders, blue={"wood": 1, "linen": 1})
        before = {good: game.family("yellow")[good] for good in GOODS}
        game.play("pass")
        faces = [int(event.facts["die"]) for event in game.told("die")]
        seen |= set(faces)
        for number, good in enumerate(GOODS):
            expected = min(5, faces.count(number + 1) + faces.count(6))
            assert game.family("yellow")[good] - before[good] == expected
    assert {4, 6} <= seen


@rule("CO-35", "CO-37", "CO-6")
def test_the_example_of_a_delivery() -> None:
    """The painter: two orders of red and one of green above the bar, yellow's below it waits and moves up."""
    orders = {"painter": [("red", 1), ("red", 2), ("green", 3), ("yellow", 1)]}
    for luck in range(1, 60):
        game = table(
            "orders",
            luck=luck,
            bars={"painter": 3},
            orders=orders,
            blue={"wood": 1, "linen": 1},
            red={"thursday": 4},
            green={"thursday": 2},
        )
        game.play("pass")
        more = [int(event.facts["die"]) for event in game.told("die")]
        if 3 not in more and 6 not in more:
            break
    assert game.has("red", painting=2, thursday=3, reserve=27)
    assert game.has("green", painting=1, thursday=3, reserve=27)
    assert game.has("yellow", painting=0, reserve=29)
    assert game.doc["workshops"][2] == {"bar": 0, "fresh": 0, "orders": [{"family": "yellow", "members": 1}]}


@rule("CO-37")
def test_waiting_orders_move_up_in_their_order() -> None:
    """The bar delivers two; the three below it keep their order and their members."""
    orders = {"painter": [("red", 1), ("blue", 2), ("green", 3), ("yellow", 1), ("blue", 2)]}
    for luck in range(1, 60):
        game = table("orders", luck=luck, bars={"painter": 2}, orders=orders, blue={"wood": 1, "linen": 1})
        game.play("pass")
        faces = [int(event.facts["die"]) for event in game.told("die")]
        if 3 not in faces and 6 not in faces:
            break
    assert [(order["family"], order["members"]) for order in game.doc["workshops"][2]["orders"]] == [
        ("green", 3), ("yellow", 1), ("blue", 2),
    ]  # fmt: skip


@rule("CO-35")
def test_one_good_an_order_and_room_above_the_bar_is_lost() -> None:
    game = table("orders", bars={"painter": 5}, orders={"painter": [("red", 4)]}, blue={"wood": 1, "linen": 1})
    game.play("pass")
    assert game.has("red", painting=1, thursday=4)
    assert game.doc["workshops"][2]["bar"] == 0


@rule("CO-36")
def test_an_order_waits_while_the_supply_has_no_such_good() -> None:
    orders = {"painter": [("red", 1), ("blue", 1)]}
    game = table("orders", bars={"painter": 2}, orders=orders, blue={"wood": 1, "linen": 1}, supply={"painting": 1})
    before = game.family("red")["painting"]
    game.play("pass")
    assert game.family("red")["painting"] == before + 1
    assert game.doc["supply"]["painting"] == 0
    assert game.doc["workshops"][2]["orders"] == [{"family": "blue", "members": 1}]
