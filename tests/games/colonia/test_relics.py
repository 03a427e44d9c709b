"""Sunday: CO-42 to CO-47."""

import pytest

from kontor.games.colonia.scoring import score_sheet
from kontor.games.colonia.state import ColoniaState

from ...rule import rule
from .table import GAME, Table, table

SHOW = ["bergen-1", "bruges-4", "bruges-shrine", "london-3", "london-3", "novgorod-5"]
RICH = {"mark": 50, "gulden": 50, "pfund": 50, "grivna": 50}


def points(game: Table, name: str) -> list[int]:
    assert isinstance(game.state, ColoniaState)
    return score_sheet(game.state, game.state.seat_names.index(name))


@rule("CO-42")
def test_a_card_costs_its_price_in_the_currency_of_its_city() -> None:
    game = table("relics", show=SHOW, yellow={"gulden": 14, "mark": 4, "pfund": 12}, blue=RICH)
    assert game.legal == ["buy:2", "buy:3", "buy:4", "pass"]
    game.play("buy:2")
    assert game.has("yellow", gulden=0, relics={"bruges-4": 1})
    assert [shown["card"] for shown in game.doc["relics"]["show"]] == [card for card in SHOW if card != "bruges-4"]


@rule("CO-42")
def test_one_card_a_turn_in_the_order_of_play() -> None:
    game = table("relics", show=SHOW, yellow=RICH, blue=RICH, order=("blue", "yellow", "green", "red"))
    actors = []
    for _ in range(4):
        actors.append(game.actor)
        game.play("buy:1")
        if game.asked in ("fill-shrine", "enshrine"):
            game.play("leave")
    assert actors == ["blue", "yellow", "blue", "yellow"]


@rule("CO-42")
def test_equal_cards_are_offered_once() -> None:
    assert table("relics", show=["london-3", "london-3"], yellow=RICH).legal == ["buy:1", "pass"]
    insured = table("relics", show=["london-3", "london-3"], insured={2: "blue"}, yellow=RICH)
    assert insured.legal == ["buy:1", "buy:2", "pass"]


@rule("CO-43")
def test_prices_and_points() -> None:
    relics = GAME.contents()["relic"]
    assert [(relic["price"], relic["points"]) for relic in relics] == [(5, 1), (9, 2), (12, 3), (14, 4), (15, 5)]
    game = table("relics", yellow={"relics": {"bergen-1": 2, "bruges-4": 1}}, blue=RICH)
    assert points(game, "yellow") == [6, 0, 0]


@rule("CO-43", "CO-44")
def test_the_example_of_a_shrine() -> None:
    """Green owns a relic of Bruges with 4 points and buys the shrine of Bruges: 8 points in it."""
    show = [card for card in SHOW if card != "bruges-4"]
    game = table("relics", show=show, green={"gulden": 10, "relics": {"bruges-4": 1, "bruges-1": 1, "london-2": 1}})
    game.play("buy:2")
    assert game.legal == ["enshrine:1", "enshrine:4", "leave"]
    game.play("enshrine:4")
    assert points(game, "green") == [3, 8, 0]
    assert game.family("green")["relics"] == {"bruges-1": 1, "london-2": 1}


@rule("CO-44")
def test_an_empty_shrine_waits_for_a_relic_that_is_bought_later() -> None:
    game = table("relics", show=SHOW, yellow=RICH | {"relics": {"bruges-1": 1}}, blue={"mark": 5})
    game.play("buy:3", "leave")
    assert points(game, "yellow") == [1, 0, 0]
    game.play("pass", "buy:2")
    assert game.legal == ["enshrine:4", "leave"]
    game.play("enshrine:4")
    assert points(game, "yellow") == [1, 8, 0]


@rule("CO-44")
def test_a_relic_that_was_left_out_stays_out() -> None:
    shrines = {"bruges": ("yellow", None)}
    game = table("relics", show=["bruges-4", "bruges-2", "london-1"], shrines=shrines, yellow=RICH)
    game.play("buy:1", "leave")
    assert points(game, "yellow") == [4, 0, 0]
    game.play("buy:2")
    assert points(game, "yellow") == [5, 0, 0]
    game.play("buy:1")
    assert game.legal == ["enshrine:2", "leave"]


@rule("CO-44")
def test_a_full_shrine_takes_no_more() -> None:
    game = table("relics", show=["bruges-4"], shrines={"bruges": ("yellow", 1)}, yellow=RICH)
    game.play("buy:1")
    assert points(game, "yellow") == [4, 2, 0]
    other = table("relics", show=["bruges-4"], shrines={"bruges": ("blue", None)}, yellow=RICH)
    other.play("buy:1")
    assert points(other, "yellow") == [4, 0, 0]


@rule("CO-45")
def test_a_member_insures_a_card() -> None:
    game = table("insuring", show=SHOW, blue={"tuesday": 30})
    assert game.legal == ["insure:1", "insure:2", "insure:3", "insure:4", "insure:6", "pass"]
    game.play("insure:2")
    assert game.has("yellow", reserve=29)
    assert game.actor == "green"
    assert "insure:2" not in game.legal


@rule("CO-46")
def test_cards_that_are_not_insured_are_replaced() -> None:
    game = table("insuring", show=SHOW)
    game.play("insure:2", "pass", "pass", "pass", "pass")
    show = game.doc["relics"]["show"]
    assert len(show) == 10
    assert show[0] == {"card": "bruges-4", "insurer": "yellow"}
    assert all(shown["insurer"] is None for shown in show[1:])
    assert sorted(game.doc["relics"]["discards"]) == sorted(card for card in SHOW if card != "bruges-4")


@rule("CO-46")
def test_the_discards_are_shuffled_when_the_pile_is_empty() -> None:
    document = table("insuring", show=SHOW, yellow={"tuesday": 1}).doc
    document["relics"] |= {"pile": [], "discards": document["relics"]["pile"]}
    game = Table(GAME.load(document)).pass_all()
    assert len(game.doc["relics"]["show"]) == 10
    assert game.doc["relics"]["discards"] == []


@rule("CO-46")
def test_with_no_cards_left_fewer_are_on_show() -> None:
    cards = [f"{city}-{grade}" for city in ("bergen", "bruges", "london", "novgorod") for grade in (1, 2, 3, 4, 5)]
    owned = {card: GAME.contents()["relic"][int(card[-1]) - 1]["copies"] for card in cards}
    owned["novgorod-1"] = 1
    shrines = dict.fromkeys(("bergen", "bruges", "london", "novgorod"), ("blue", None))
    game = table("refill-show", show=[], yellow={"relics": owned}, shrines=shrines)
    assert [shown["card"] for shown in game.doc["relics"]["show"]] == ["novgorod-1", "novgorod-1"]


@rule("CO-47")
def test_anybody_may_buy_an_insured_card_and_its_member_goes_home() -> None:
    game = table("relics", show=SHOW, insured={2: "red"}, yellow=RICH)
    assert game.has("red", reserve=29)
    game.play("buy:2")
    assert game.has("red", reserve=30)
    assert game.has("yellow", relics={"bruges-4": 1})


@rule("CO-47", "CO-45")
def test_the_member_that_came_home_can_insure_the_same_day() -> None:
    game = table("relics", show=SHOW, insured={2: "red"}, yellow=RICH, red={"tuesday": 29})
    assert game.has("red", reserve=0)
    game.play("buy:2", "pass", "pass", "pass", "pass")
    assert game.actor == "red"
    assert "insure:1" in game.legal


@rule("CO-46", "CO-57")
@pytest.mark.parametrize("insured", [11, 12])
def test_insured_cards_on_the_extra_places_count(insured: int) -> None:
    show = [*SHOW, "bergen-2", "bergen-3", "london-1", "london-2", "novgorod-1", "novgorod-2"]
    game = table("insuring", show=show)
    game.play(f"insure:{insured}", "pass", "pass", "pass", "pass")
    assert len(game.doc["relics"]["show"]) == 10
    assert game.doc["relics"]["show"][0]["card"] == show[insured - 1]
