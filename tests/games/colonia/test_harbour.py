"""Friday and Saturday: CO-38 to CO-41."""

from kontor.games.colonia.terms import CURRENCIES, GOODS

from ...rule import rule
from .table import GAME, Table, table


@rule("CO-38")
def test_a_hold_takes_exactly_its_goods_and_a_member() -> None:
    """Ship 1: clothing; painting and shoes; saddle, wheel and painting."""
    game = table("loading", yellow={"painting": 1, "shoes": 2})
    assert "load:1/2" in game.legal
    assert not {"load:1/1", "load:1/3"} & set(game.legal)
    game.play("load:1/2")
    assert game.has("yellow", painting=0, shoes=1, reserve=29)
    assert game.doc["supply"]["painting"] == 12
    assert game.doc["ships"]["port"][0]["holds"] == [None, "yellow", None, None]


@rule("CO-38")
def test_a_hold_is_loaded_once() -> None:
    game = table("loading", yellow={"clothing": 1}, blue={"clothing": 1, "shoes": 1}, port=(1, 5, 9, 13))
    game.play("load:1/1")
    assert game.actor == "blue"
    assert "load:1/1" not in game.legal
    assert "load:2/1" in game.legal


@rule("CO-38")
def test_two_of_a_kind_are_needed_where_a_hold_shows_two() -> None:
    assert table("loading", port=(2, 5, 9, 13), yellow={"clothing": 1, "shoes": 1}).legal == ["load:2/1", "pass"]
    assert "load:1/3" in table("loading", port=(2, 5, 9, 13), yellow={"clothing": 2, "shoes": 1}).legal


@rule("CO-38", "CO-28")
def test_without_a_member_nobody_loads() -> None:
    game = table("loading", yellow={"clothing": 1, "tuesday": 30}, blue={"clothing": 1})
    assert game.actor == "blue"


@rule("CO-39", "CO-6")
def test_last_weeks_members_come_back_after_loading() -> None:
    game = table("loading", yellow={"clothing": 1, "friday": 5}, leaving=0)
    assert game.has("yellow", reserve=25)
    game.play("pass")
    assert game.has("yellow", reserve=30, friday=0)


@rule("CO-40")
def test_the_example_of_payment() -> None:
    """Red has loaded the hold of 9 on a ship to Bruges: nine gulden, and its member goes to the Friday street."""
    game = table("sailing", port=(5, 1, 9, 13), holds={(1, 3): "red"}, leaving=1)
    assert game.held("red", CURRENCIES) == {"gulden": 9}
    assert game.has("red", friday=1, reserve=29)


@rule("CO-40")
def test_ships_are_settled_from_mooring_one_on_loaded_or_not() -> None:
    game = table("decrees-6", decrees=["two-relics"], holds={(1, 1): "red", (2, 1): "blue", (3, 1): "red"}, leaving=2)
    game.answer(yellow="no", blue="no", green="no", red="no")
    assert [event.facts["city"] for event in game.told("sailed")] == ["bergen", "bruges"]
    assert game.held("red", CURRENCIES) == {"mark": 3}
    assert game.held("blue", CURRENCIES) == {"gulden": 3}
    assert game.doc["ships"]["port"][0]["holds"] == ["red", None, None, None]


@rule("CO-41")
def test_the_other_ships_move_up_with_their_members() -> None:
    """Two ships sail, the other two go to moorings I and II, and two new ones come."""
    game = table("sailing", port=(1, 5, 9, 13), holds={(3, 2): "red", (4, 1): "blue"}, leaving=2)
    port = game.doc["ships"]["port"]
    assert [mooring["ship"] for mooring in port[:2]] == [9, 13]
    assert port[0]["holds"] == [None, "red", None, None]
    assert port[1]["holds"] == ["blue", None, None, None]
    assert len(port) == 4
    assert port[2]["holds"] == port[3]["holds"] == [None] * 4
    assert game.doc["ships"]["sailed"] == [1, 5]
    assert game.doc["leaving"] == 0


@rule("CO-41")
def test_ships_that_sailed_come_again_when_the_pile_is_empty() -> None:
    document = table("loading", yellow={"clothing": 1}, leaving=2).doc
    document["ships"] |= {"pile": [], "sailed": document["ships"]["pile"]}
    game = Table(GAME.load(document)).play("pass")
    ships = game.doc["ships"]
    assert len(ships["port"]) == 4
    assert ships["sailed"] == []
    assert sorted([mooring["ship"] for mooring in ships["port"]] + ships["pile"]) == list(range(1, 17))


@rule("CO-41")
def test_ships_that_come_again_are_shuffled() -> None:
    document = table("loading", yellow={"clothing": 1}, leaving=2).doc
    document["ships"] |= {"pile": [], "sailed": document["ships"]["pile"]}
    piles = set()
    for luck in range(1, 9):
        game = Table(GAME.load(document | {"chance": [luck, luck]})).play("pass")
        piles.add(str(game.doc["ships"]))
    assert len(piles) == 8


@rule("CO-38")
def test_goods_go_to_the_supply() -> None:
    game = table("loading", yellow={"saddle": 1, "wheel": 1, "painting": 1})
    game.play("load:1/3")
    assert game.held("yellow", GOODS) == {}
    assert all(game.doc["supply"][good] == 12 for good in GOODS)
