"""Donations and tokens: HB-35 to HB-49."""

from typing import Any

import pytest

from ...rule import rule
from .table import kind_of, table, whole

RICH = {"rondel": "sugar", "brick": 9, "timber": 9, "money": 500}


@rule("HB-35")
def test_first_donate_then_score() -> None:
    game = table(red=RICH | {"tokens": ["purple/five"]})
    game.play("church")
    assert game.legal == [
        "donate:red", "donate:white", "donate:yellow", "donate:green", "donate:blue", "donate:purple",
        "score:purple/five", "done",
    ]  # fmt: skip
    game.play("score:purple/five")
    assert game.actor == "blue"
    assert game.has("red", brick=9)


@rule("HB-35", "HB-41")
def test_scoring_without_donating() -> None:
    game = table(red={"rondel": "sugar", "tokens": ["purple/five", "purple/tokens"]})
    assert game.play("church").legal == ["score:purple/five", "score:purple/tokens", "done"]
    game.play("score:purple/five", "score:purple/tokens")
    assert game.has("red", prestige=1 + 5 + 2, tokens=[], scored=["purple/five", "purple/tokens"])


@rule("HB-35")
def test_with_nothing_to_give_or_to_score_the_turn_passes() -> None:
    assert table(red={"rondel": "sugar"}).play("church").actor == "blue"


@rule("HB-36")
def test_one_church_an_action() -> None:
    game = table(red=RICH)
    game.play("church", "donate:green")
    assert [move for move in game.legal if move.startswith("donate")] == ["donate:green"]
    game.play("donate:green", "take:ships", "donate:green", "take:tokens", "donate:green", "take:buildings")
    assert game.has("red", brick=5, timber=6, money=500 - 20 - 40)
    assert game.asked == "scoring"


@rule("HB-37")
@pytest.mark.parametrize(
    ("number", "brick", "timber", "bell", "money"),
    [(1, 1, 0, 0, 0), (2, 1, 1, 0, 0), (3, 1, 1, 0, 20), (4, 1, 1, 0, 40), (5, 1, 1, 1, 0)],
)
def test_the_five_costs(number: int, brick: int, timber: int, bell: int, money: int) -> None:
    given = whole("white")[: number - 1]
    game = table(red=RICH | {"bell": 1}, blue={"tokens": given})
    game.play("church", "donate:white")
    if game.asked == "take-token":
        game.play(game.legal[0])
    assert game.has("red", brick=9 - brick, timber=9 - timber, bell=1 - bell, money=500 - money)


@rule("HB-37")
def test_what_cannot_be_paid_is_not_offered() -> None:
    churches = {
        "red": ["red/five"],
        "white": whole("white")[:2],
        "yellow": whole("yellow")[:3],
        "green": whole("green")[:4],
    }
    given = {"tokens": [token for tokens in churches.values() for token in tokens]}
    for own, offered in (
        ({"brick": 1}, ["blue", "purple"]),
        ({"brick": 1, "timber": 1}, ["red", "blue", "purple"]),
        ({"brick": 1, "timber": 1, "money": 20}, ["red", "white", "blue", "purple"]),
        ({"brick": 1, "timber": 1, "money": 40}, ["red", "white", "yellow", "blue", "purple"]),
        ({"brick": 1, "timber": 1, "bell": 1}, ["red", "green", "blue", "purple"]),
    ):
        game = table(red=own | {"rondel": "sugar"}, blue=given).play("church")
        assert [move for move in game.legal if move != "done"] == [f"donate:{church}" for church in offered]


@rule("HB-37")
def test_the_example_of_two_donations() -> None:
    """Red and blue have given to St. Michaelis; yellow makes the third and the fourth donation: 20 + 40."""
    own = {"rondel": "sugar", "brick": 2, "timber": 2, "money": 60}
    game = table(4, turn="yellow", yellow=own, red={"tokens": ["red/five"]}, blue={"tokens": ["red/ships"]})
    game.play("church", "donate:red", "take:tokens", "donate:red", "take:citizens")
    assert game.has("yellow", brick=0, timber=0, money=0, tokens=["red/tokens", "red/citizens"])


@rule("HB-37", "HB-39")
def test_the_example_of_a_complete_church() -> None:
    """Green has five buildings and makes the fourth and the fifth donation to St. Nicolai: 40 and 50, and 8 points."""
    game = table(
        4,
        turn="green",
        green={
            "rondel": "sugar", "brick": 2, "timber": 2, "bell": 1, "money": 90,
            "tokens": ["blue/five"], "sites": [24, 25, 26, 27, 28],
        },
        yellow={"tokens": ["white/five", "white/ships"], "sites": [8, 9]},
        red={"tokens": ["white/tokens"], "sites": [10]},
    )  # fmt: skip
    game.play("church", "donate:white", "take:citizens", "donate:white")
    assert game.has("green", brick=0, timber=0, bell=0, money=0, prestige=3 + 8)
    assert game.doc["finished"] == [{"church": "white", "builder": "green"}]
    assert game.family("green")["tokens"] == ["white/buildings", "white/citizens", "blue/five"]
    assert game.asked == "scoring"


@rule("HB-38")
def test_the_first_donation_takes_the_token_for_five() -> None:
    game = table(red=RICH).play("church", "donate:blue")
    assert game.has("red", tokens=["blue/five"])
    game.play("donate:blue")
    assert game.legal == ["take:tokens", "take:ships", "take:buildings", "take:citizens"]
    game.play("take:buildings", "donate:blue")
    assert game.legal == ["take:tokens", "take:ships", "take:citizens"]


@rule("HB-38")
def test_the_last_token_needs_no_question() -> None:
    game = table(red=RICH | {"bell": 1}, blue={"tokens": whole("white")[:4]}).play("church", "donate:white")
    assert game.has("red", tokens=["white/citizens"])


@rule("HB-39")
def test_the_church_track() -> None:
    churches = ["red", "white", "yellow", "green", "blue", "purple"]
    bonus = []
    for count, church in enumerate(churches[:5]):
        done = {"scored": [token for one in churches[:count] for token in whole(one)]}
        given = done | {"tokens": whole(church)[:4]}
        game = table(red=RICH | {"bell": 1}, blue=given, finished=[(one, "blue") for one in churches[:count]])
        before = game.family("red")["prestige"]
        game.play("church", f"donate:{church}")
        bonus.append(game.family("red")["prestige"] - before)
    assert bonus == [8, 7, 6, 5, 4]


@rule("HB-40")
def test_a_token_of_a_complete_church_still_counts_for_building() -> None:
    tokens = {"rondel": "cloth", "brick": 1, "timber": 1, "scored": ["white/five"]}
    game = table(
        red=tokens, blue={"tokens": ["white/tokens", "white/ships", "white/buildings", "white/citizens"]},
        finished=[("white", "blue")],
    )  # fmt: skip
    assert game.play("guildhall").legal == ["site:8", "site:9", "site:10", "site:11", "done"]


@rule("HB-42", "HB-44", "HB-46")
def test_one_ship_token_is_enough_in_the_example_of_scoring() -> None:
    """Page 10: of two ship tokens one must be scored for 8; all others may wait."""
    own = {"rondel": "sugar", "tokens": ["red/ships", "red/tokens", "blue/ships", "green/citizens"]}
    fives = {"tokens": ["red/five", "green/five", "blue/five"]}
    harbour = {3: {"yellow": 2}, 2: {"yellow": 1}, 1: {"yellow": 1}}
    game = table(4, turn="yellow", yellow=own, red=fives, harbour=harbour)
    before = game.family("yellow")["prestige"]
    game.play("church", "score:red/ships", "done")
    assert game.has("yellow", prestige=before + 8, tokens=["red/tokens", "green/citizens", "blue/ships"])


@rule("HB-36")
def test_a_church_with_five_donations_has_no_room() -> None:
    game = table(red=RICH | {"bell": 1}, blue={"tokens": whole("white")[:4]})
    game.play("church", "donate:white")
    assert game.has("red", brick=8, timber=8)
    assert "donate:white" not in game.legal


@rule("HB-41")
def test_a_token_is_scored_once() -> None:
    game = table(red={"rondel": "sugar", "tokens": ["red/ships"], "scored": ["red/five"]})
    assert game.play("church").legal == ["score:red/ships", "done"]


@rule("HB-42")
def test_of_two_tokens_of_a_kind_one_must_be_scored() -> None:
    game = table(
        red={"rondel": "sugar", "tokens": ["red/ships", "white/ships"]}, blue={"tokens": ["red/five", "white/five"]}
    )
    assert game.play("church").legal == ["score:red/ships", "score:white/ships"]
    game.play("score:white/ships")
    assert game.actor == "blue"
    assert game.has("red", tokens=["red/ships"], scored=["white/ships"])


@rule("HB-42")
def test_of_three_two_must_be_scored_and_kinds_do_not_mix() -> None:
    own = ["red/ships", "white/ships", "blue/ships", "blue/tokens"]
    fives = ["red/five", "white/five", "blue/five"]
    game = table(red={"rondel": "sugar", "tokens": own}, blue={"tokens": fives})
    assert game.play("church").legal == ["score:red/ships", "score:white/ships"]
    game.play("score:red/ships")
    assert game.legal == ["score:white/ships", "score:blue/tokens", "score:blue/ships"]
    game.play("score:blue/tokens")
    assert game.has("red", tokens=["white/ships"], scored=["red/ships", "blue/tokens", "blue/ships"])
    assert game.actor == "blue"


@rule("HB-42")
def test_several_may_stay_if_they_differ() -> None:
    own = {"rondel": "sugar", "tokens": ["red/five", "red/tokens", "red/ships", "red/buildings", "white/five"]}
    game = table(red=own).play("church")
    assert "done" not in game.legal
    game.play("score:red/five")
    assert game.legal == ["score:red/tokens", "score:red/ships", "score:red/buildings", "score:white/five", "done"]
    game.play("done")
    assert len(game.family("red")["tokens"]) == 4


@rule("HB-44", "HB-45", "HB-46", "HB-48", "HB-42")
def test_the_example_of_scoring() -> None:
    """Yellow: 4 ships, 3 citizens at St. Petri, five tokens, one of them scored: 8 a ship token, 12, and 5."""
    own = {
        "rondel": "sugar", "brick": 2, "timber": 2, "money": 60,
        "tokens": ["blue/ships", "green/citizens"], "scored": ["white/five"], "sites": [19, 21, 22],
    }  # fmt: skip
    others = {"tokens": ["red/five", "red/citizens", "green/five", "blue/five"]}
    harbour = {3: {"yellow": 2}, 2: {"yellow": 1}, 1: {"yellow": 1}}
    game = table(4, turn="yellow", yellow=own, red=others, harbour=harbour)
    before = game.family("yellow")["prestige"]
    game.play("church", "donate:red", "take:ships", "donate:red", "take:tokens")
    assert game.legal == ["score:red/tokens", "score:red/ships", "score:green/citizens", "score:blue/ships"]
    game.play("score:red/tokens")
    assert game.family("yellow")["prestige"] == before + 5
    game.play("score:red/ships")
    assert game.family("yellow")["prestige"] == before + 5 + 8
    game.play("score:green/citizens")
    assert game.family("yellow")["prestige"] == before + 5 + 8 + 12
    game.play("score:blue/ships")
    assert game.family("yellow")["prestige"] == before + 5 + 8 + 12 + 8


FIVES = [f"{church}/five" for church in ("red", "white", "yellow", "green", "blue", "purple")]


# A rival with every kind of building, and citizens in three parishes: they count for nobody else.
RIVAL: dict[str, Any] = {
    "tokens": ["yellow/tokens", "blue/tokens", "green/tokens"],
    "sites": [15, 16, 17, 18, 22, 26, 27, 21],
}


def points(token: str, **own: Any) -> int:
    """What scoring a token brings to a family that has scored all tokens for five, unless it says otherwise."""
    red = {"rondel": "sugar", "tokens": [token], "scored": FIVES} | own
    sites = [site for site in RIVAL["sites"] if site not in red.get("sites", ())]
    held = [*red["tokens"], *red["scored"]]
    fives = [five for five in FIVES if five not in held and five != token]
    game = table(red=red, blue=RIVAL | {"sites": sites}, green={"tokens": fives})
    before = game.family("red")["prestige"]
    game.play("church", f"score:{token}")
    return int(game.family("red")["prestige"] - before)


@rule("HB-44")
def test_the_token_for_five() -> None:
    assert points("purple/five", scored=[]) == 5


@rule("HB-45")
def test_the_token_for_tokens_counts_scored_ones_and_itself() -> None:
    assert points("red/tokens") == 7
    assert points("red/tokens", tokens=["red/five", "red/tokens", "red/ships"], scored=["white/five"]) == 4
    assert points("red/tokens", scored=[]) == 1


@rule("HB-46")
def test_the_token_for_ships_counts_those_in_the_harbour_now() -> None:
    assert points("red/ships") == 2


@rule("HB-47")
@pytest.mark.parametrize(
    ("church", "sites", "each"),
    [
        ("red", [1, 2], 4),
        ("white", [8, 14], 5),
        ("yellow", [6, 9], 4),
        ("green", [3, 10], 5),
        ("blue", [25, 28], 4),
        ("purple", [11, 4], 4),
    ],
)
def test_the_tokens_for_buildings(church: str, sites: list[int], each: int) -> None:
    """Wherever they stand; buildings of another kind do not count."""
    assert points(f"{church}/buildings") == 0
    assert points(f"{church}/buildings", sites=sites) == 2 * each
    others = [site for site in (2, 8, 9, 10, 25, 23) if kind_of("hamburg", site) != kind_of("hamburg", sites[0])]
    assert points(f"{church}/buildings", sites=[*others, *sites]) == 2 * each


@rule("HB-48")
@pytest.mark.parametrize(
    ("church", "sites", "expected"),
    [
        ("red", [2, 3, 9], 6),
        ("yellow", [13, 14, 9], 6),
        ("white", [8, 9, 2], 8),
        ("green", [19, 21, 2], 8),
        ("blue", [24, 25, 2], 8),
        ("purple", [2, 9, 13, 19, 24], 5),
    ],
)
def test_the_tokens_for_citizens(church: str, sites: list[int], expected: int) -> None:
    assert points(f"{church}/citizens") == 0
    assert points(f"{church}/citizens", sites=sites) == expected


@rule("HB-49")
def test_tokens_are_scored_in_one_order() -> None:
    own = {"rondel": "sugar", "tokens": ["red/five", "white/tokens", "blue/ships"]}
    game = table(red=own, blue={"tokens": ["white/five", "blue/five"]}).play("church")
    assert game.legal == ["score:red/five", "score:white/tokens", "score:blue/ships", "done"]
    assert game.play("score:white/tokens").legal == ["score:blue/ships", "done"]
