"""The city and setting up: HB-1 to HB-10."""

from collections import Counter

import pytest

from kontor.engine.errors import BadSetup
from kontor.engine.rng import Rng

from ...rule import rule
from .table import BLUE, GAME, STACK, start, table


@rule("HB-1")
def test_two_to_five_families() -> None:
    for seats in (2, 3, 4, 5):
        assert GAME.start(seats, 1).seat_names == ("red", "blue", "green", "yellow", "grey")[:seats]
    with pytest.raises(BadSetup, match="takes 2 to 5 players, not 6"):
        GAME.start(6, 1)
    assert GAME.endings == ("churches",)


@rule("HB-2")
def test_everything_lies_open() -> None:
    state = GAME.start(3, 1, {"officials": "base"})
    for seat in (0, 1, None):
        view = GAME.view(state, seat)
        assert view["families"] == GAME.dump(state)["families"]
        assert view["officials"] == GAME.dump(state)["officials"] | {"appointed": []}


@rule("HB-3", "HB-27")
def test_goods_and_material_never_run_out() -> None:
    rich = table(blue={"timber": 24, "brick": 20, "beer": 15}, red={"money": 600, "rondel": "cloth"})
    assert rich.play("trade-b", "buy:brick/10").has("red", brick=10, money=0)
    twice = table(2, red={"money": 1200, "rondel": "church"}, blue={"money": 1200, "rondel": "church"})
    twice.play("trade-a", "buy:brick/10", "trade-a", "buy:brick/10")
    assert twice.has("red", brick=10, money=600)
    assert twice.has("blue", brick=10, money=600)
    rich = table(blue={"beer": 15}, at="cloth")
    assert rich.play("beer").has("red", beer=1)


@rule("HB-4", "HB-43")
def test_six_churches_with_five_tokens_each() -> None:
    view = GAME.view(GAME.start(2, 1), None)
    assert view["donations"] == dict.fromkeys(("red", "white", "yellow", "green", "blue", "purple"), 0)
    scored = [name for name in GAME.moves.names if name.startswith("score:")]
    assert Counter(name.partition("/")[2] for name in scored) == dict.fromkeys(
        ("five", "tokens", "ships", "buildings", "citizens"), 6
    )


@rule("HB-4", "HB-5")
@pytest.mark.parametrize("map", ["hamburg", "londinium"])
def test_28_sites_in_five_parishes(map: str) -> None:
    sites = GAME.contents()[f"{map}: site"]
    assert Counter(site["building"] for site in sites) == {
        "brewer": 5, "sugar-refiner": 5, "cloth-maker": 5, "merchant": 3, "captain": 3, "official": 7,
    }  # fmt: skip
    assert {site["parish"] for site in sites} == {"red", "white", "yellow", "green", "blue"}


@rule("HB-6")
def test_two_maps() -> None:
    hamburg, londinium = (GAME.start(3, 1, {"map": map}) for map in ("hamburg", "londinium"))
    assert GAME.contents()["hamburg: church"][0]["name"] == "St. Michaelis"
    assert GAME.contents()["londinium: church"][5]["name"] == "St. Paul's Cathedral"
    assert GAME.view(hamburg, 0) | {"map": ""} == GAME.view(londinium, 0) | {"map": ""}


@rule("HB-7")
def test_what_a_family_starts_with() -> None:
    game = start(4)
    for family in ("red", "blue", "green", "yellow"):
        assert game.has(family, beer=1, sugar=1, cloth=1, timber=1, brick=1, bell=0, rondel=None, sites=[], tokens=[])
    assert game.berths() == {3: dict.fromkeys(("red", "blue", "green", "yellow"), 1), 2: {}, 1: {}}


@rule("HB-8")
def test_money_and_prestige_by_the_order_of_play() -> None:
    """As in the rulebook's example green is first and the next two have 20 and 30; its colours sit otherwise."""
    game = start(3, first="green")
    assert game.actor == "green"
    assert game.has("green", money=10, prestige=1)
    assert game.has("red", money=20, prestige=2)
    assert game.has("blue", money=30, prestige=3)
    five = start(5)
    assert [five.family(name)["money"] for name in five.state.seat_names] == [10, 20, 30, 40, 50]
    assert five.state.scores() == [1, 2, 3, 4, 5]


@rule("HB-8")
def test_who_starts() -> None:
    firsts = {GAME.dump(GAME.start(5, seed))["first"] for seed in range(60)}
    assert firsts == {"red", "blue", "green", "yellow", "grey"}
    with pytest.raises(BadSetup, match="'first' is 'grey', but with 3 players only red, blue and green are seated"):
        GAME.start(3, 1, {"first": "grey"})


@rule("HB-9")
def test_the_usual_officials_lie_in_their_order() -> None:
    officials = start().doc["officials"]
    assert officials["offered"] + officials["pile"][::-1] == STACK


@rule("HB-10")
def test_blue_officials() -> None:
    assert start(officials="open").doc["officials"] == {"set": "open", "offered": BLUE, "pile": []}
    tops = set()
    for seed in range(40):
        officials = start(seed=seed, officials="shuffled").doc["officials"]
        assert sorted(officials["offered"] + officials["pile"]) == sorted(BLUE)
        tops.add(officials["offered"][0])
    assert tops == set(BLUE)


@rule("HB-10")
def test_only_the_top_of_shuffled_officials_can_be_seen() -> None:
    state = GAME.start(2, 3, {"officials": "shuffled"})
    view = GAME.view(state, 0)
    assert view["officials"]["pile"] == 6
    rng = Rng.seeded(1)
    worlds = [GAME.dump(state.imagine(0, rng))["officials"] for _ in range(30)]
    assert {tuple(world["offered"]) for world in worlds} == {tuple(view["officials"]["offered"])}
    assert len({tuple(world["pile"]) for world in worlds}) > 20
