"""The decrees: CO-49 to CO-59."""

from typing import Any

import pytest

from kontor.games.colonia.terms import CURRENCIES, GOODS, RAW

from ...rule import rule
from .table import Table, table

STALLS = {1: {"leather": 2}, 2: {"wood": 3}}


def adopt(kind: str, day: int, **more: Any) -> Table:
    game = table(f"decrees-{day}", decrees=[kind], **more)
    for name in list(game.state.seat_names):
        game.answer(**{name: "yes"})
    return game


def sizes(game: Table) -> list[int]:
    return [sum(stall[raw] for raw in RAW) for stall in game.doc["stalls"]]


@rule("CO-49")
def test_more_raw_materials() -> None:
    assert sizes(adopt("more-raw", 3, stalls=STALLS)) == [3, 4, 1, 1, 1, 1, 1, 0, 0]


@rule("CO-49", "CO-50")
def test_foreign_merchants_get_no_more() -> None:
    game = table("decrees-3", decrees=["foreign-merchants", "more-raw"], stalls=STALLS)
    for _ in range(2):
        game.answer(yellow="yes", blue="yes", green="yes", red="yes")
    assert sizes(game) == [3, 4, 1, 1, 1, 1, 1, 4, 4]


@rule("CO-50", "CO-29")
def test_the_foreign_stalls_close_too() -> None:
    game = adopt("foreign-merchants", 3, stalls=STALLS, yellow={"wood": 1, "linen": 1})
    bag = sum(game.doc["bag"].values())
    game.play("stall:9", "pass", "pass", "pass", "pass")
    assert game.has("yellow", wednesday=4)
    assert sum(game.doc["bag"].values()) == bag + 4 + 5


@rule("CO-50")
def test_foreign_merchants() -> None:
    game = adopt("foreign-merchants", 3, stalls=STALLS)
    assert sizes(game) == [2, 3, 0, 0, 0, 0, 0, 4, 4]
    assert game.legal == ["stall:1", "stall:2", "stall:8", "stall:9", "pass"]
    assert game.play("stall:9").has("yellow", reserve=26)


@rule("CO-51")
def test_draw_raw_materials() -> None:
    game = adopt("draw-raw", 4, order=("green", "yellow", "blue", "red"))
    assert game.actor == "green"
    assert game.legal == ["draw", "skip"]
    bag = sum(game.doc["bag"].values())
    game.play("draw")
    assert sum(game.held("green", RAW).values()) == 2
    game.play("skip")
    assert game.held("yellow", RAW) == {}
    assert sum(game.doc["bag"].values()) == bag - 2


@rule("CO-51")
def test_drawing_from_a_bag_that_is_nearly_empty() -> None:
    """One raw material is left: the first to draw takes it, and nobody else is asked."""
    all_raw = dict.fromkeys(RAW, 4)
    last = dict.fromkeys(RAW, 6) | {"fur": 5}
    game = adopt("draw-raw", 4, yellow=all_raw, blue=all_raw, green=all_raw, red=last)
    assert sum(game.doc["bag"].values()) == 1
    game.play("draw")
    assert game.has("yellow", fur=5)
    assert game.asked == "orders"


@rule("CO-52")
@pytest.mark.parametrize(
    ("kind", "day", "street"), [("home-wednesday", 4, "wednesday"), ("home-thursday", 5, "thursday")]
)
def test_home_from_the_street(kind: str, day: int, street: str) -> None:
    more = {"wood": 1, "linen": 1, "clothing": 1}
    game = adopt(kind, day, yellow={street: 7} | more, blue={street: 2}, green={"tuesday": 5})
    assert game.legal == ["home:3", "home:2", "home:1", "home:0"]
    game.play("home:3")
    assert game.has("yellow", reserve=26, **{street: 4})
    assert game.legal == ["home:2", "home:1", "home:0"]
    game.play("home:0")
    assert game.has("blue", **{street: 2})
    assert game.actor == "yellow"


@rule("CO-53")
@pytest.mark.parametrize(
    ("number", "craftsman"), list(enumerate(["saddler", "wheelwright", "painter", "tailor", "shoemaker"]))
)
def test_a_craftsman_works_harder(number: int, craftsman: str) -> None:
    game = adopt(craftsman, 4, bars={"saddler": 1, "painter": 2}, yellow={"wood": 1, "linen": 1, "iron": 1})
    bars = [1, 0, 2, 0, 0]
    bars[number] += 2
    assert [workshop["bar"] for workshop in game.doc["workshops"]] == bars


@rule("CO-54")
@pytest.mark.parametrize(("kind", "ships"), [("two-ships-sail", 2), ("one-ship-sails", 1)])
def test_ships_sail_early(kind: str, ships: int) -> None:
    holds = {(1, 1): "red", (2, 1): "blue", (3, 1): "green"}
    game = adopt(kind, 5, holds=holds, leaving=2, yellow={"clothing": 1, "saddle": 1}, red={"friday": 4})
    port = game.doc["ships"]["port"]
    assert [mooring["ship"] for mooring in port[: 4 - ships]] == [1, 5, 9, 13][ships:]
    assert len(port) == 4
    assert game.held("red", CURRENCIES) == {"mark": 3}
    assert game.held("blue", CURRENCIES) == ({"gulden": 3} if ships == 2 else {})
    assert game.doc["leaving"] == 2
    assert game.has("red", early=1, friday=4)
    assert game.asked == "loading"


@rule("CO-54", "CO-6", "CO-39")
def test_early_members_stay_when_last_weeks_come_home() -> None:
    game = adopt(
        "one-ship-sails", 5, holds={(1, 1): "red"}, leaving=0, yellow={"clothing": 1, "saddle": 1}, red={"friday": 4}
    )
    game.pass_all()
    assert game.has("red", early=0, friday=1, reserve=29)


@rule("CO-54")
def test_ships_that_came_early_may_sail_the_next_day() -> None:
    game = adopt("two-ships-sail", 5, leaving=2, yellow={"clothing": 1, "saddle": 1, "shoes": 1, "wheel": 1})
    came = [mooring["ship"] for mooring in game.doc["ships"]["port"]]
    game.pass_all()
    assert game.doc["ships"]["sailed"][-2:] == came[:2]


@rule("CO-55")
def test_a_good_by_the_die() -> None:
    chosen = False
    for luck in range(1, 30):
        game = adopt("die-good", 5, luck=luck)
        while game.asked == "choose-good":
            chosen = True
            assert game.legal == [f"good:{good}" for good in GOODS]
            game.play("good:wheel")
        rolls = [(event.seat, int(event.facts["die"])) for event in game.told("rolled")]
        assert [seat for seat, _ in rolls] == [0, 1, 2, 3]
        gained = [event.facts["item"] for event in game.told("gained") if event.facts["item"] in GOODS]
        assert gained == [GOODS[face - 1] if face < 6 else "wheel" for _, face in rolls]
    assert chosen


@rule("CO-55")
def test_no_good_where_the_supply_has_none() -> None:
    supply = dict.fromkeys(GOODS, 0)
    game = adopt("die-good", 5, supply=supply)
    assert len(game.told("rolled")) == 4
    assert game.told("gained") == []
    assert game.asked == "loading"


@rule("CO-56")
def test_an_extra_hold() -> None:
    game = adopt("extra-hold", 5, port=(2, 6, 10, 14), yellow={"wheel": 1}, blue={"shoes": 1})
    assert game.legal == ["extra:1/wheel", "extra:2/wheel", "extra:3/wheel", "extra:4/wheel", "pass"]
    game.play("extra:1/wheel")
    assert game.has("yellow", wheel=0, reserve=29)
    assert game.legal == ["extra:2/shoes", "extra:3/shoes", "extra:4/shoes", "pass"]
    game.play("extra:4/shoes")
    assert game.held("yellow", CURRENCIES) == {"mark": 2}
    assert game.doc["extra_hold"] is False
    assert [mooring["extra"] for mooring in game.doc["ships"]["port"]] == [None, "blue", None, None]


@rule("CO-56")
def test_an_extra_hold_pays_when_the_ship_sails_later() -> None:
    game = table("sailing", holds={(1, 5): "red", (2, 5): "blue"}, leaving=1, port=(1, 5, 9, 13))
    assert game.held("red", CURRENCIES) == {"mark": 2}
    assert game.held("blue", CURRENCIES) == {}


@rule("CO-56")
def test_an_extra_hold_pays_in_the_currency_of_its_ship() -> None:
    game = table("sailing", holds={(2, 5): "blue"}, leaving=2, port=(1, 5, 9, 13))
    assert game.held("blue", CURRENCIES) == {"gulden": 2}
    assert game.has("blue", friday=1, reserve=29)


@rule("CO-57")
def test_two_more_relics() -> None:
    game = adopt("two-relics", 6, yellow={"mark": 50, "gulden": 50, "pfund": 50, "grivna": 50})
    assert len(game.doc["relics"]["show"]) == 12
    assert game.asked == "relics"


@rule("CO-58")
def test_one_member_less() -> None:
    game = adopt("fewer-members", 6)
    game.pass_all()
    assert game.doc["fewer_members"] is True
    assert game.asked == "family-cards"
    week = table("family-cards", fewer=True, week=1, yellow={"tuesday": 0, "wednesday": 26}, stalls={1: {"fur": 1}})
    assert week.asks("yellow") == ["card:3", "card:4", "card:5"]
    week.answer(yellow="card:5", blue="card:3", green="card:4", red="card:6")
    assert week.has("yellow", tuesday=4, votes=5)
    assert week.doc["order"] == ["red", "yellow", "green", "blue"]
    assert week.doc["fewer_members"] is False


@rule("CO-59")
def test_exchange() -> None:
    game = adopt("exchange", 6, yellow={"mark": 7, "pfund": 2}, holds={(1, 1): "red"}, leaving=1)
    assert game.legal == ["change:mark", "change:pfund", "skip"]
    assert game.held("red", CURRENCIES) == {}
    game.play("change:mark")
    into = [f"into:{currency}/{count}" for currency in ("gulden", "pfund", "grivna") for count in (5, 4, 3, 2, 1)]
    assert game.legal == into
    game.play("into:grivna/4")
    assert game.held("yellow", CURRENCIES) == {"mark": 3, "pfund": 2, "grivna": 4}
    assert game.held("red", CURRENCIES) == {"mark": 3}


@rule("CO-59")
def test_the_exchange_may_be_declined_and_ends_at_what_one_has() -> None:
    game = adopt("exchange", 6, yellow={"mark": 2}, blue={"gulden": 1})
    game.play("change:mark")
    assert game.legal[:2] == ["into:gulden/2", "into:gulden/1"]
    game.play("into:gulden/1")
    assert game.actor == "blue"
    game.play("skip")
    assert game.held("blue", CURRENCIES) == {"gulden": 1}
