"""What bots think of Colonia: money is worth what it buys, and goods what they can be loaded for."""

from typing import Any

from kontor.games.colonia.state import ours
from kontor.games.colonia.ventures import bargains, goods_soon, load_all, purses

from .table import GAME, Table, table

YELLOW = 0
DEAR = ["bergen-5"]


def worth(game: Table) -> float:
    return GAME.judge.prospects(game.state)[YELLOW]


def bargain(game: Table) -> float:
    return bargains(ours(game.state), YELLOW, purses(ours(game.state), YELLOW))


def test_money_is_worth_more_where_it_buys_a_dear_relic() -> None:
    fourteen, fifteen, sixteen = (worth(table("relics", show=DEAR, yellow={"mark": mark})) for mark in (14, 15, 16))
    assert fifteen - fourteen > sixteen - fifteen > 0


def test_money_of_another_city_buys_nothing() -> None:
    assert bargain(table("relics", show=DEAR, yellow={"mark": 15})) > 0
    assert bargain(table("relics", show=DEAR, yellow={"gulden": 15})) == 0


def test_of_one_citys_cards_only_the_best_counts() -> None:
    rich: dict[str, Any] = {"mark": 30}
    best = bargain(table("relics", show=["bergen-5"], yellow=rich))
    assert bargain(table("relics", show=["bergen-5", "bergen-4"], yellow=rich)) == best
    assert bargain(table("relics", show=["bergen-5", "bruges-4"], yellow={**rich, "gulden": 14})) > best


def test_a_relic_is_worth_double_to_whoever_has_an_empty_shrine() -> None:
    shrines: dict[str, Any] = {"bergen": ("yellow", None)}
    alone = bargain(table("relics", show=DEAR, yellow={"mark": 15}))
    assert bargain(table("relics", show=DEAR, shrines=shrines, yellow={"mark": 15})) == alone + 5


def test_a_shrine_is_worth_the_best_relic_that_it_would_hold() -> None:
    show = ["bergen-shrine"]
    poor = bargain(table("relics", show=show, yellow={"mark": 10}))
    assert bargain(table("relics", show=show, yellow={"mark": 10, "relics": {"bergen-1": 1}})) == poor
    assert (
        bargain(table("relics", show=show, yellow={"mark": 10, "relics": {"bergen-1": 1, "bergen-4": 1}})) == poor + 1.5
    )


def test_after_the_sales_only_insured_cards_can_be_hoped_for() -> None:
    """Bergen's best relic is alone on show; blue has insured it, or nobody has."""
    rich: dict[str, Any] = {"mark": 15}
    assert bargain(table("insuring", show=DEAR, yellow=rich)) == 0
    assert bargain(table("insuring", show=DEAR, insured={1: "blue"}, yellow=rich)) > 0


def test_loaded_holds_of_leaving_ships_fill_the_purse_until_they_have_sailed() -> None:
    holds = {(1, 3): "yellow", (3, 1): "yellow"}
    game = table("loading", port=(1, 5, 9, 13), holds=holds, leaving=2, show=DEAR, yellow={"mark": 6, "shoes": 1})
    assert purses(ours(game.state), YELLOW) == [15, 0, 0, 0]
    game.pass_all()
    assert game.asks("yellow") == ["buy:1", "pass"]
    assert purses(ours(game.state), YELLOW) == [15, 0, 0, 0]


def test_orders_above_the_bar_count_as_goods() -> None:
    orders = {"saddler": [("yellow", 1), ("blue", 1), ("yellow", 2)], "tailor": [("yellow", 1)]}
    game = table("orders", orders=orders, bars={"saddler": 2}, yellow={"saddle": 1, "leather": 1, "iron": 1})
    assert goods_soon(ours(game.state), YELLOW) == [2, 0, 0, 0, 0]


def test_goods_are_loaded_large_holds_first_and_leaving_ships_pay_at_once() -> None:
    """Ship 1 to Bergen takes saddle, wheel and painting for 9, ship 5 to Bruges shoes for 3."""
    game = table("loading", port=(1, 5, 9, 13), leaving=1, yellow={"saddle": 1})
    goods, money = [1, 1, 1, 0, 1], [0, 0, 0, 0]
    assert load_all(ours(game.state), goods, money) == 9 + 3
    assert goods == [0, 0, 0, 0, 0]
    assert money == [9, 0, 0, 0]


def test_a_hold_that_is_taken_is_not_counted_on() -> None:
    game = table("loading", port=(1, 5, 9, 13), leaving=1, holds={(1, 3): "blue"}, yellow={"saddle": 1})
    money = [0, 0, 0, 0]
    load_all(ours(game.state), [1, 1, 1, 0, 0], money)
    assert money == [0, 0, 0, 0]


def test_greedy_orders_what_buys_a_relic_before_the_end() -> None:
    """In the last week twelve marks and a clothing for the hold of 3 buy the best relic of Bergen."""
    game = table(
        "orders", week=6, leaving=4, show=DEAR, port=(1, 5, 9, 13), bars={"saddler": 1, "tailor": 1},
        yellow={"mark": 12, "leather": 1, "iron": 1, "linen": 1, "fur": 1},
    )  # fmt: skip
    worths = {}
    for order in ("order:saddler", "order:tailor"):
        after = game.state.clone()
        after.play(YELLOW, GAME.moves.number(order))
        worths[order] = GAME.judge.merit(after, YELLOW)
    assert worths["order:tailor"] > worths["order:saddler"]
