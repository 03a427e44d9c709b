"""Officials: HB-61 to HB-74."""

import pytest

from ...rule import rule
from .table import BLUE, Table, table, whole

AT = {"rondel": "cloth", "brick": 5, "timber": 5}
# Rulebook, page 13: red has four citizens in the white and the green parish and three donations there.
RED = {
    "rondel": "cloth", "brick": 2, "timber": 2, "beer": 2, "sugar": 1, "cloth": 1,
    "tokens": ["white/five", "green/five"], "scored": ["white/ships"], "sites": [8, 9, 12, 22],
}  # fmt: skip


# What others own counts for nothing with blue officials.
RIVAL = {
    "beer": 3, "cloth": 2, "tokens": ["red/five", "yellow/five"], "scored": ["white/tokens"], "sites": [2, 6, 16],
}  # fmt: skip


def example(*before: str, officials: str = "open") -> Table:
    game = table(red=RED, blue=RIVAL, officials=officials, harbour={3: {"red": 1, "blue": 1}, 1: {"red": 1, "blue": 1}})
    return game.play("guildhall", *before, "site:24")


@rule("HB-61")
def test_the_top_of_the_stack_whatever_the_site() -> None:
    tokens = ["red/five", "white/five", "yellow/five", "green/five", "blue/five"]
    sites = [4, 11, 18, 19, 23, 24, 7]
    taken = []
    for count, site in enumerate(sites):
        game = table(red=AT | {"tokens": tokens, "sites": sites[:count]}).play("guildhall", f"site:{site}")
        taken.append(game.told("appointed")[0].facts["official"])
    assert taken == ["councilman"] * 3 + ["vicar"] * 3 + ["lord-mayor"]


@rule("HB-61", "HB-9")
def test_the_next_official_comes_up_for_the_next_turn() -> None:
    game = table(2, red=AT | {"tokens": ["red/five"]}, blue=AT | {"tokens": ["green/five"]})
    game.play("guildhall", "site:4", "done")
    assert game.doc["officials"]["offered"] == ["councilman"]
    game.play("guildhall", "site:19", "done")
    assert [event.facts["official"] for event in game.told("appointed")] == ["councilman", "councilman"]
    assert game.doc["officials"]["pile"] == ["lord-mayor", "vicar", "vicar", "vicar"]


@rule("HB-61")
def test_the_benefit_comes_once() -> None:
    game = table(2, red=AT | {"tokens": ["red/five"]}).play("guildhall", "site:4", "done")
    assert game.has("red", money=10)
    game.play("sugar", "beer", "church", "dockyard")
    assert game.family("red")["money"] == 10


@rule("HB-62")
def test_the_councilman_counts_the_citizens_of_all() -> None:
    blue = {"tokens": ["white/five"], "sites": [8, 9]}
    game = table(red=AT | {"tokens": ["red/five"]}, blue=blue).play("guildhall", "site:6", "site:4", "done")
    assert game.has("red", money=40)


@rule("HB-63")
def test_the_vicar_counts_the_donations_of_all() -> None:
    """A complete church counts as five."""
    red = AT | {"tokens": ["red/five"], "sites": [4, 7, 19]}
    blue = {"scored": whole("white"), "tokens": ["yellow/five"]}
    game = table(red=red, blue=blue, finished=[("white", "blue")]).play("guildhall", "site:11", "done")
    assert game.has("red", money=70)


@rule("HB-64")
@pytest.mark.parametrize("complete", [0, 1, 3])
def test_the_lord_mayor_counts_complete_churches(complete: int) -> None:
    """Whoever completed them; with none he brings nothing, as on page 12."""
    done = ["white", "purple", "yellow"][:complete]
    red = {"tokens": ["red/five", "green/five", "blue/five"], "sites": [4, 7, 11, 19, 23, 24]}
    blue = {"scored": [token for church in done for token in whole(church)]}
    green = AT | {"tokens": ["blue/tokens"], "sites": [27, 28, 17, 16]}
    game = table(turn="green", red=red, blue=blue, green=green, finished=[(church, "blue") for church in done])
    game.play("guildhall", "site:15", "site:18")
    assert game.told("appointed")[0].facts["official"] == "lord-mayor"
    assert game.has("green", money=60 * complete)


@rule("HB-65")
def test_blue_officials_are_chosen_freely() -> None:
    game = example()
    assert game.legal == [f"official:{official}" for official in BLUE]
    game.play("official:deacon")
    assert game.doc["officials"]["offered"] == [official for official in BLUE if official != "deacon"]


@rule("HB-65", "HB-54")
def test_one_blue_official_a_turn() -> None:
    game = example().play("official:deacon")
    assert not {"site:19", "site:23", "site:11"} & set(game.legal)


@rule("HB-65")
def test_the_last_blue_official_needs_no_choice() -> None:
    tokens = ["red/five", "white/five", "yellow/five", "green/five", "blue/five"]
    red = AT | {"tokens": tokens, "sites": [4, 7, 11, 18, 19, 24]}
    game = table(red=red, officials="open").play("guildhall", "site:23")
    assert game.told("appointed")[0].facts["official"] == "civil-servant"


@rule("HB-66")
def test_the_next_shuffled_official_is_turned_up_after_the_turn() -> None:
    game = table(
        2,
        red=RED,
        officials="shuffled",
        offered=["deacon"],
        pile=["canon", "sexton", "guildmaster", "harbour-master", "civil-servant", "master-builder"],
    )
    fence = game.state.fence
    game.play("guildhall", "site:24")
    assert game.has("red", money=90)
    assert game.doc["officials"]["offered"] == []
    assert game.state.fence == fence
    game.play("done")
    assert game.doc["officials"]["offered"] == ["master-builder"]
    assert game.told("turned-up")[0].facts == {"official": "master-builder"}
    assert game.state.fence == fence + 2


@rule("HB-66")
def test_only_the_one_that_can_be_seen_is_taken() -> None:
    for seen in BLUE:
        game = table(2, red=RED, officials="shuffled", offered=[seen], pile=[one for one in BLUE if one != seen])
        game.play("guildhall", "site:24")
        assert game.told("appointed")[0].facts["official"] == seen


@rule("HB-67")
def test_the_canon_lets_one_donate_for_a_brick() -> None:
    game = table(
        red=RED | {"brick": 3}, officials="open", blue={"tokens": ["yellow/five", "yellow/tokens", "yellow/ships"]}
    )
    game.play("guildhall", "site:24", "official:canon")
    assert game.legal == [
        "donate:red", "donate:white", "donate:yellow", "donate:green", "donate:blue", "donate:purple", "done",
    ]  # fmt: skip
    game.play("donate:yellow")
    assert game.legal == ["take:buildings", "take:citizens"]
    game.play("take:citizens")
    assert game.has("red", brick=1, timber=1, money=0)
    assert "yellow/citizens" in game.family("red")["tokens"]
    assert game.asked == "guildhall"
    assert {"site:14", "site:16", "site:18"} & set(game.legal) == {"site:14", "site:16"}


@rule("HB-67")
def test_the_canon_finds_no_room_in_a_complete_church() -> None:
    blue = {"scored": whole("purple")}
    game = table(red=RED, blue=blue, officials="open", finished=[("purple", "blue")])
    game.play("guildhall", "site:24", "official:canon")
    assert "donate:purple" not in game.legal
    assert "donate:blue" in game.legal


@rule("HB-67")
def test_the_canon_may_be_declined_and_needs_a_brick() -> None:
    game = example().play("official:canon", "done")
    assert game.has("red", brick=1)
    bare = table(red=RED | {"brick": 1}, officials="open").play("guildhall", "site:24", "official:canon")
    assert bare.actor == "blue"


@rule("HB-67", "HB-38")
def test_the_canon_takes_the_token_for_five_first() -> None:
    game = example().play("official:canon", "donate:purple")
    assert "purple/five" in game.family("red")["tokens"]


@rule("HB-68")
def test_the_canon_can_complete_a_church() -> None:
    game = table(red=RED | {"brick": 3}, officials="open", blue={"tokens": whole("yellow")[:4]})
    game.play("guildhall", "site:24", "official:canon", "donate:yellow")
    assert game.has("red", prestige=1 + 8, money=0, bell=0)
    assert game.doc["finished"] == [{"church": "yellow", "builder": "red"}]
    assert "site:1" in game.legal


@rule("HB-68")
def test_the_canon_can_end_the_game() -> None:
    done = ["red", "white", "yellow", "green", "blue"]
    red = {"rondel": "cloth", "brick": 2, "timber": 1, "scored": ["green/five"], "sites": [22]}
    blue = {
        "scored": [token for church in done for token in whole(church) if token != "green/five"],
        "tokens": whole("purple")[:4],
    }
    game = table(2, red=red, blue=blue, officials="open", finished=[(church, "blue") for church in done])
    game.play("guildhall", "site:24", "official:canon", "donate:purple")
    assert game.state.over()
    assert game.family("red")["account"]["bonus"] == 3


@rule("HB-68", "HB-42")
def test_the_canon_scores_nothing_and_the_limit_waits() -> None:
    game = table(2, red=RED | {"timber": 1}, officials="open")
    game.play("guildhall", "site:24", "official:canon", "donate:purple")
    assert game.family("red")["tokens"] == ["white/five", "green/five", "purple/five"]
    game.play("sugar", "dockyard", "church", "church")
    assert "done" not in game.legal


@rule("HB-69", "HB-70", "HB-71", "HB-72", "HB-73", "HB-74")
@pytest.mark.parametrize(
    ("official", "money"),
    [
        ("guildmaster", 120),
        ("deacon", 90),
        ("sexton", 100),
        ("harbour-master", 80),
        ("master-builder", 100),
        ("civil-servant", 120),
    ],
)
def test_the_example_of_the_blue_officials(official: str, money: int) -> None:
    assert example().play(f"official:{official}").has("red", money=money)


@rule("HB-73", "HB-74")
@pytest.mark.parametrize(("official", "money"), [("master-builder", 120), ("civil-servant", 160)])
def test_the_example_with_the_cloth_maker_first(official: str, money: int) -> None:
    assert example("site:13").play(f"official:{official}").has("red", money=money)
