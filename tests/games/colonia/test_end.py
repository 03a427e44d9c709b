"""The end: CO-60 to CO-63."""

from typing import Any

from kontor.games.colonia.scoring import richest, score_sheet
from kontor.games.colonia.state import ColoniaState

from ...rule import rule
from .table import Table, table


def ended(**families: Any) -> Table:
    """The last Sunday, with nothing left to buy."""
    return table("relics", week=6, show=[], **families)


def sheet(game: Table, name: str) -> list[int]:
    assert isinstance(game.state, ColoniaState)
    return score_sheet(game.state, game.state.seat_names.index(name))


@rule("CO-60")
def test_the_game_ends_after_the_sixth_sunday() -> None:
    game = table("relics", week=6, show=["bergen-1"], yellow={"mark": 5})
    assert game.legal == ["buy:1", "pass"]
    game.play("buy:1")
    assert game.state.over()
    assert game.state.ending == "six-weeks"
    assert game.doc["open"] == []


@rule("CO-61")
def test_the_example_of_a_window() -> None:
    """Ten pounds against 3, 2 and 4: the window of London; with two on ten nobody gets it."""
    game = ended(green={"pfund": 10}, blue={"pfund": 3}, yellow={"pfund": 2}, red={"pfund": 4})
    assert game.doc["windows"] == {"bergen": None, "bruges": None, "london": "green", "novgorod": None}
    assert sheet(game, "green") == [0, 0, 2]
    assert game.has("green", pfund=0)
    assert game.has("red", pfund=4)
    tied = ended(green={"pfund": 10}, blue={"pfund": 10}, red={"pfund": 4})
    assert tied.doc["windows"]["london"] is None
    assert tied.has("green", pfund=10)


@rule("CO-61")
def test_a_third_on_more_than_two_equals() -> None:
    state = table("relics", week=5, yellow={"mark": 3}, blue={"mark": 3}, green={"mark": 4}).state
    assert isinstance(state, ColoniaState)
    assert richest(state, 0) == 2
    assert richest(state, 1) == -1


@rule("CO-62", "CO-43")
def test_the_example_of_the_score() -> None:
    """Relics 1, 2, 2, 3, 3, a 5 in a shrine, an empty shrine and a window: 11 + 10 + 0 + 2 = 23."""
    relics = {"bergen-1": 1, "bergen-2": 1, "london-2": 1, "london-3": 1, "bergen-3": 1}
    game = table(
        "relics", week=6, show=[], green={"relics": relics, "mark": 1}, red={"relics": {"novgorod-5": 1}},
        shrines={"bruges": ("green", 5), "london": ("green", None)},
    )  # fmt: skip
    assert sheet(game, "green") == [11, 10, 2]
    assert game.state.scores() == [0, 0, 23, 5]
    assert game.winner == "green"


@rule("CO-63")
def test_ties() -> None:
    """By money of all currencies, then goods, then raw materials."""
    one = {"relics": {"bergen-1": 1}}
    other = {"relics": {"bruges-1": 1}}
    even = {"mark": 3, "gulden": 3}
    assert ended(yellow=one | even | {"pfund": 2}, blue=other | even | {"pfund": 2, "grivna": 0}).state.ranks()[:2] == [
        1,
        1,
    ]
    money = ended(yellow=one | even, blue=other | even | {"pfund": 2}, red={"pfund": 2})
    assert money.state.ranks()[:2] == [2, 1]
    richer = ended(yellow=one | even | {"wheel": 5}, blue=other | even | {"pfund": 2}, red={"pfund": 2})
    assert richer.state.ranks()[:2] == [2, 1]
    goods = ended(yellow=one | even | {"wheel": 2}, blue=other | even | {"wheel": 1, "fur": 5})
    assert goods.state.ranks()[:2] == [1, 2]
    raw = ended(yellow=one | even | {"fur": 1}, blue=other | even | {"fur": 2})
    assert raw.state.ranks()[:2] == [2, 1]


@rule("CO-63")
def test_the_money_for_windows_is_gone_before_the_tie_is_broken() -> None:
    game = ended(yellow={"relics": {"bergen-2": 1}, "mark": 4, "gulden": 4}, blue={"mark": 9, "gulden": 4})
    assert game.state.scores()[:2] == [2, 2]
    assert game.has("blue", mark=0, gulden=4)
    assert game.state.ranks()[:2] == [1, 2]
