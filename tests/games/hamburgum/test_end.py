"""The end: HB-75 to HB-78."""

from typing import Any

from ...rule import rule
from .table import Table, table, whole

CHURCHES = ["red", "white", "yellow", "green", "blue"]


def last_donation(red: dict[str, Any], blue: dict[str, Any], green: dict[str, Any] | None = None) -> Table:
    """Five churches stand, and the sixth lacks red's donation."""
    done = [token for church in CHURCHES for token in whole(church)]
    mine = {*red.get("scored", ()), *red.get("tokens", ())}
    give = {"scored": [token for token in done if token not in mine], "tokens": whole("purple")[:4]}
    need = {item: 1 + red.get(item, 0) for item in ("brick", "timber", "bell")}
    finished = [(church, "blue") for church in CHURCHES]
    game = table(3, red=red | need | {"rondel": "sugar"}, blue=give | blue, green=green or {}, finished=finished)
    return game.play("church", "donate:purple")


@rule("HB-75")
def test_the_sixth_church_ends_the_game_at_once() -> None:
    game = last_donation({"tokens": ["red/ships"]}, {})
    assert game.state.over()
    assert game.state.ending == "churches"
    assert game.doc["open"] == []
    assert game.doc["turn"] == "red"


@rule("HB-76")
def test_all_tokens_are_scored_then() -> None:
    game = last_donation({"tokens": ["red/ships", "white/ships"]}, {})
    assert game.family("red")["tokens"] == []
    assert game.family("red")["account"]["ships"] == 4
    assert game.family("red")["account"]["citizens"] == 0
    assert game.family("blue")["account"]["tokens"] == len(game.family("blue")["scored"])


@rule("HB-77")
def test_goods_and_material_become_money_and_money_prestige() -> None:
    game = last_donation(
        {"beer": 2, "cloth": 1, "brick": 1, "timber": 2, "money": 30}, {"bell": 1, "money": 40, "sugar": 1}
    )
    assert game.has("red", money=30, beer=0, cloth=0, brick=0, timber=0)
    assert game.family("red")["account"]["wealth"] == 3
    assert game.has("blue", money=40, bell=0)
    assert game.family("blue")["account"]["wealth"] == 1
    assert game.family("green")["account"]["wealth"] == 0


@rule("HB-78")
def test_the_most_points_win() -> None:
    game = last_donation({}, {})
    assert game.state.scores()[1] == max(game.state.scores())
    assert game.winner == "blue"


@rule("HB-78")
def test_a_tie_for_the_victory() -> None:
    """Blue has completed everything else but is far behind in money: the tie is between red and blue for first."""
    lead = last_donation({}, {}).state.scores()
    gap = 100 * (lead[1] - lead[0])
    for red, blue, ranks in ((50, 20, [1, 2, 3]), (20, 50, [2, 1, 3]), (40, 40, [1, 1, 3])):
        game = last_donation({"money": gap + red}, {"money": blue})
        assert game.state.scores()[0] == game.state.scores()[1]
        assert game.state.ranks() == ranks


def tie(red_money: int, green_money: int) -> Table:
    """Red ends with 1 + 3 points and a token for citizens worth nothing, green with 3 and 1 for its wealth."""
    return last_donation({"money": red_money}, {"prestige": 0}, {"money": 100 + green_money})


@rule("HB-78")
def test_money_left_over_breaks_a_tie_and_else_the_rank_is_shared() -> None:
    for red, green, ranks in ((50, 20, [2, 1, 3]), (20, 50, [3, 1, 2]), (40, 40, [2, 1, 2])):
        game = tie(red, green)
        assert game.state.scores()[0] == game.state.scores()[2] == 4
        assert game.state.ranks() == ranks
