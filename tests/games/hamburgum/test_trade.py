"""Trade: HB-17 to HB-28."""

from collections.abc import Sequence
from itertools import product

import pytest

from kontor.games.hamburgum.state import HamburgumState
from kontor.games.hamburgum.trade import load

from ...rule import rule
from .table import Table, table

# Three brewers and two sugar refiners stand in the city, built by blue.
BUILT = {"tokens": ["red/five", "white/five", "blue/five"], "sites": [2, 5, 6, 9, 25, 26, 24]}


@rule("HB-17")
def test_sell_or_buy_never_both() -> None:
    game = table(red={"rondel": "church", "beer": 1, "money": 100}, harbour={3: {"red": 1}})
    assert game.play("trade-a").legal == ["sell", "buy"]
    assert game.play("sell", "sell:beer/1").has("red", money=200, beer=0, brick=0)
    assert game.actor == "blue"
    game = table(red={"rondel": "church", "beer": 1, "money": 100}, harbour={3: {"red": 1}})
    assert game.play("trade-a", "buy", "buy:brick/3").has("red", money=0, beer=1, brick=3)
    assert game.actor == "blue"


@rule("HB-17")
def test_both_trade_spaces_do_the_same() -> None:
    for space, before in (("trade-a", "church"), ("trade-b", "beer")):
        game = table(red={"rondel": before, "beer": 1, "money": 100})
        assert game.play(space).legal == ["sell", "buy"]


@rule("HB-18", "HB-19", "HB-20")
def test_the_example_of_a_sale() -> None:
    """A ship in berth 3 and one in berth 1, beer at 70 and sugar at 80: 3 x 70 + 80, and 30 for the sugar left."""
    game = table(
        turn="green",
        blue=BUILT,
        green={"rondel": "church", "beer": 3, "sugar": 2},
        harbour={3: {"green": 1}, 1: {"green": 1}},
    )
    assert game.prices == {"beer": 70, "sugar": 80, "cloth": 90}
    assert game.play("trade-a", "sell:beer/3", "sell:sugar/1").has("green", money=290, beer=0, sugar=1)
    game = table(
        turn="green",
        blue=BUILT,
        green={"rondel": "church", "beer": 3, "sugar": 2},
        harbour={3: {"green": 1}, 1: {"green": 1}},
    )
    assert game.play("trade-a", "sell:beer/3", "sell:sugar/2").has("green", money=320, beer=0, sugar=0)


@rule("HB-18")
@pytest.mark.parametrize(("berth", "carried"), [(3, 3), (2, 2), (1, 1)])
def test_a_ship_carries_as_many_as_the_number_of_its_berth(berth: int, carried: int) -> None:
    game = table(red={"rondel": "church", "cloth": 5}, harbour={berth: {"red": 1}})
    assert game.play("trade-a", "sell:cloth/5").has("red", money=100 * carried + 30 * (5 - carried))


@rule("HB-18")
def test_a_ship_carries_one_good_only_and_two_ships_may_carry_the_same() -> None:
    game = table(red={"rondel": "church", "beer": 1, "cloth": 1}, harbour={3: {"red": 1}})
    assert game.play("trade-a", "sell:beer/1", "sell:cloth/1").has("red", money=130)
    game = table(red={"rondel": "church", "beer": 5}, harbour={3: {"red": 1}, 2: {"red": 1}})
    assert game.play("trade-a", "sell:beer/5").has("red", money=500)


@rule("HB-19")
def test_prices_fall_with_every_building_whoever_built_it() -> None:
    sites = [6, 9, 16, 20, 26]
    tokens = ["red/five", "white/five", "yellow/five", "green/five", "blue/five"]
    own = {
        "tokens": tokens,
        "sites": [],
    }
    prices = []
    for count in range(6):
        brewers = sites[:count]
        way = [site for site, brewer in ((19, 20), (24, 26)) if brewer in brewers]
        prices.append(table(blue=own | {"sites": brewers + way}).prices["beer"])
    assert prices == [100, 90, 80, 70, 60, 50]


@rule("HB-20")
def test_without_a_ship_everything_brings_30() -> None:
    game = table(red={"rondel": "church", "beer": 2, "sugar": 1, "cloth": 1}, harbour={3: {"blue": 1}})
    assert game.play("trade-a", "sell:beer/2", "sell:sugar/0", "sell:cloth/1").has("red", money=90, sugar=1)


@rule("HB-21")
def test_a_sale_moves_neither_prices_nor_ships() -> None:
    harbour = {3: {"red": 1}, 1: {"red": 1}}
    game = table(red={"rondel": "church", "beer": 5}, harbour=harbour)
    prices = game.prices
    game.play("trade-a", "sell:beer/5")
    assert game.prices == prices
    assert game.berths() == {3: {"red": 1}, 2: {}, 1: {"red": 1}}


@rule("HB-22")
def test_goods_are_named_in_order_from_all_to_none() -> None:
    game = table(red={"rondel": "church", "beer": 2, "cloth": 3})
    game.play("trade-a")
    assert game.legal == ["sell:beer/2", "sell:beer/1", "sell:beer/0"]
    assert game.play("sell:beer/1").legal == ["sell:cloth/3", "sell:cloth/2", "sell:cloth/1", "sell:cloth/0"]


@rule("HB-22")
def test_more_than_fifteen_are_named_in_parts() -> None:
    game = table(red={"rondel": "church", "beer": 33}, harbour={})
    game.play("trade-a", "sell:beer/15")
    assert game.legal[0] == "sell:beer/15"
    game.play("sell:beer/15")
    assert game.legal == ["sell:beer/3", "sell:beer/2", "sell:beer/1", "sell:beer/0"]
    assert game.play("sell:beer/2").has("red", beer=1, money=32 * 30)


def best_by_trying(state: HamburgumState, rooms: list[int], goods: Sequence[int]) -> int:
    """The most money of all ways to give each ship a good."""
    prices = [state.price(good) for good in range(3)]
    best = 0
    for cargo in product(range(3), repeat=len(rooms)):
        left = list(goods)
        money = 0
        for room, good in zip(rooms, cargo, strict=True):
            count = min(room, left[good])
            left[good] -= count
            money += count * prices[good]
        best = max(best, money + 30 * sum(left))
    return best


@rule("HB-22")
@pytest.mark.parametrize("berths", [(1, 0, 0), (0, 1, 1), (1, 1, 1), (2, 0, 1), (2, 2, 1), (0, 3, 2), (3, 2, 0)])
def test_ships_are_loaded_for_the_most_money(berths: tuple[int, int, int]) -> None:
    far, middle, near = berths
    harbour = {3: {"red": far}, 2: {"red": middle}, 1: {"red": near}}
    game = table(5, blue=BUILT, harbour=harbour)
    assert isinstance(game.state, HamburgumState)
    rooms = [3] * far + [2] * middle + [1] * near
    prices = [game.state.price(good) for good in range(3)]
    for goods in product((0, 1, 2, 4, 7), repeat=3):
        shipped = load(game.state, 0, *goods)
        money = sum(by_ship * price for by_ship, price in zip(shipped, prices, strict=True))
        money += 30 * (sum(goods) - sum(shipped))
        assert money == best_by_trying(game.state, rooms, goods)


def bought(units: int, money: int = 600) -> Table:
    game = table(red={"rondel": "church", "money": money})
    return game.play("trade-a", f"buy:brick/{units}")


@rule("HB-23")
@pytest.mark.parametrize(
    ("units", "price"),
    list(enumerate([20, 50, 100, 150, 200, 260, 330, 410, 500, 600], 1)),
)
def test_the_depot(units: int, price: int) -> None:
    game = bought(units)
    if units < 10:
        game.play("buy:timber/0", "buy:bell/0")
    assert game.has("red", brick=units, money=600 - price)


@rule("HB-23", "HB-25")
def test_the_example_of_a_purchase() -> None:
    """Two timber, two bricks and a bell are five units and cost 200."""
    game = table(red={"rondel": "church", "money": 600})
    game.play("trade-a", "buy:brick/2", "buy:timber/2", "buy:bell/1")
    assert game.has("red", brick=2, timber=2, bell=1, money=400)


@rule("HB-24")
def test_ten_units_at_most() -> None:
    game = table(red={"rondel": "church", "money": 9000}).play("trade-a")
    assert game.legal[0] == "buy:brick/10"
    assert game.play("buy:brick/4").legal[0] == "buy:timber/6"
    assert game.play("buy:timber/6").has("red", brick=4, timber=6, bell=0, money=8400)


@rule("HB-25")
def test_nobody_buys_more_than_they_can_pay() -> None:
    game = table(red={"rondel": "church", "money": 149}).play("trade-a")
    assert game.legal == ["buy:brick/3", "buy:brick/2", "buy:brick/1", "buy:brick/0"]
    assert game.play("buy:brick/1").legal == ["buy:timber/2", "buy:timber/1", "buy:timber/0"]
    assert game.play("buy:timber/1").legal == ["buy:bell/1", "buy:bell/0"]
    assert game.play("buy:bell/1").has("red", brick=1, timber=1, bell=1, money=49)
    poor = table(red={"rondel": "church", "money": 19, "beer": 1}).play("trade-a")
    assert poor.legal == ["sell:beer/1", "sell:beer/0"]


@rule("HB-28")
def test_one_bell_at_a_time() -> None:
    game = table(red={"rondel": "church", "money": 600, "bell": 1})
    game.play("trade-a", "buy:brick/1", "buy:timber/1")
    assert game.has("red", bell=1, brick=1, timber=1)
    assert game.actor == "blue"


@rule("HB-28")
def test_a_bell_that_went_into_a_church_can_be_replaced() -> None:
    white = ["white/five", "white/tokens", "white/ships", "white/buildings"]
    game = table(2, red={"rondel": "sugar", "brick": 1, "timber": 1, "bell": 1, "money": 600}, blue={"tokens": white})
    game.play("church", "donate:white", "done").play("sugar")
    assert game.has("red", bell=0)
    game.play("trade-a", "buy:brick/0", "buy:timber/0", "buy:bell/1")
    assert game.has("red", bell=1)
