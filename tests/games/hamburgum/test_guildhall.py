"""Buildings: HB-50 to HB-60."""

from pathlib import Path
from typing import Any

from ...rule import rule
from .table import Table, strict_game, table, whole

AT = {"rondel": "cloth", "brick": 5, "timber": 5}


@rule("HB-50", "HB-51")
def test_a_building_costs_timber_and_brick_and_a_citizen_stays() -> None:
    game = table(red=AT | {"tokens": ["red/five"]})
    game.play("guildhall", "site:6", "done")
    assert game.has("red", brick=4, timber=4, sites=[6])
    assert game.told("built")[0].facts["building"] == "brewer"
    again = table(red=AT | {"tokens": ["red/five"], "sites": [6]}, blue={"tokens": ["red/ships"], "sites": [2]})
    assert again.play("guildhall").legal == ["site:3", "site:4", "site:5", "site:9", "done"]


@rule("HB-50")
def test_any_number_while_the_material_lasts() -> None:
    game = table(red={"rondel": "cloth", "brick": 3, "timber": 2, "tokens": ["red/five"]})
    game.play("guildhall", "site:2", "site:1")
    assert game.has("red", brick=1, timber=0, sites=[1, 2])
    assert game.actor == "blue"
    assert table(red={"rondel": "cloth", "brick": 3, "tokens": ["red/five"]}).play("guildhall").actor == "blue"


@rule("HB-52")
def test_without_a_donation_there_is_nothing_to_build() -> None:
    assert table(red=AT).play("guildhall").actor == "blue"


@rule("HB-52")
def test_next_to_a_church_with_a_token_or_to_a_citizen() -> None:
    game = table(red=AT | {"tokens": ["purple/five"]})
    assert game.play("guildhall").legal == ["site:10", "site:13", "site:23", "site:25", "done"]
    game = table(red=AT | {"tokens": ["purple/five"], "sites": [25]})
    assert game.play("guildhall").legal == ["site:10", "site:13", "site:23", "site:28", "done"]


@rule("HB-52")
def test_londinium_has_lines_of_its_own() -> None:
    game = table(map="londinium", red=AT | {"tokens": ["purple/five"]})
    assert game.play("guildhall").legal == ["site:5", "site:6", "site:7", "site:19", "done"]


@rule("HB-53")
def test_a_chain_in_one_turn() -> None:
    game = table(red=AT | {"tokens": ["blue/five"]})
    game.play("guildhall")
    assert "site:26" not in game.legal
    game.play("site:27", "site:26")
    assert game.has("red", sites=[26, 27])


@rule("HB-54")
def test_one_official_a_turn() -> None:
    game = table(red=AT | {"tokens": ["red/five"]})
    game.play("guildhall")
    assert "site:4" in game.legal
    game.play("site:4")
    assert not {"site:7", "site:11"} & set(game.legal)
    assert game.legal == ["site:2", "site:3", "site:6", "done"]
    game.play("site:3")
    assert not {"site:7", "site:11"} & set(game.legal)
    again = table(red=AT | {"tokens": ["red/five"], "sites": [4]})
    assert {"site:7", "site:11"} <= set(again.play("guildhall").legal)


@rule("HB-55")
def test_a_church_builder_builds_anywhere() -> None:
    given = {"scored": whole("white")[:4]}
    game = table(red=AT | {"scored": ["white/citizens"]}, blue=given, finished=[("white", "red")])
    game.play("guildhall")
    assert game.legal == [*[f"site:{site}" for site in range(1, 29)], "done"]
    other = table(turn="blue", blue=given | AT, red={"scored": ["white/citizens"]}, finished=[("white", "red")])
    assert other.play("guildhall").legal == ["site:8", "site:9", "site:10", "site:11", "done"]


@rule("HB-56")
def test_the_example_of_falling_prices() -> None:
    """One brewer and two cloth makers stand; with a brewer and two more cloth makers beer costs 80 and cloth 60."""
    blue = {"tokens": ["red/five", "white/five"], "sites": [1, 2, 9]}
    own = AT | {"tokens": ["red/ships", "blue/five", "yellow/five"]}
    game = table(red=own, blue=blue)
    assert game.prices == {"beer": 90, "sugar": 100, "cloth": 80}
    game.play("guildhall", "site:13", "site:27", "site:6", "done")
    assert game.prices == {"beer": 80, "sugar": 100, "cloth": 60}


@rule("HB-56")
def test_a_producing_building_works_from_the_next_production_on() -> None:
    game = table(2, red=AT | {"tokens": ["red/five"]}).play("guildhall", "site:6", "done").play("sugar")
    assert game.play("beer").has("red", beer=2)


@rule("HB-57")
def test_a_merchant_brings_100() -> None:
    game = table(red=AT | {"tokens": ["red/five"], "money": 10}).play("guildhall", "site:3")
    assert game.has("red", money=110)


@rule("HB-58", "HB-59")
def test_a_captain_brings_a_dutchman_and_then_a_ship() -> None:
    game = table(red=AT | {"tokens": ["white/five"]}, harbour={3: {"blue": 1}})
    game.play("guildhall", "site:8", "done")
    assert game.berths()[3] == {"red": 1, "blue": 1, "dutchman": 1}
    assert game.has("red", timber=4)
    assert game.doc["dutchmen"] == 2
    assert [event.seat for event in game.told("entered")] == [-1, 0]


@rule("HB-58", "HB-30")
def test_both_ships_of_a_captain_can_push() -> None:
    """The Dutchman fills berth 3, the captain's own ship pushes; or the Dutchman pushes at once."""
    game = table(2, red=AT | {"tokens": ["white/five"]}, harbour={3: {"blue": 1}})
    game.play("guildhall", "site:8", "done")
    assert game.berths() == {3: {"red": 1}, 2: {"blue": 1, "dutchman": 1}, 1: {}}
    game = table(2, red=AT | {"tokens": ["white/five"]}, harbour={3: {"blue": 2}, 2: {"red": 1}, 1: {"red": 1}})
    game.play("guildhall", "site:8", "done")
    assert game.berths() == {3: {"red": 1, "dutchman": 1}, 2: {"blue": 2}, 1: {"red": 1}}


@rule("HB-59")
def test_a_dutchman_carries_nothing_and_leaves_the_game() -> None:
    harbour = {3: {"red": 1, "blue": 1}, 2: {"blue": 1}, 1: {"dutchman": 1}}
    own = {"tokens": ["white/five"], "sites": [8], "rondel": "trade-b", "timber": 1}
    game = table(2, red=own, harbour=harbour)
    game.play("dockyard", "launch:1")
    assert game.berths() == {3: {"red": 1}, 2: {"red": 1, "blue": 1}, 1: {"blue": 1}}
    assert game.doc["dutchmen"] == 2
    assert [event.seat for event in game.told("went-home")] == [-1]
    sale = table(
        2, red={"rondel": "church", "beer": 3, "sites": [8], "tokens": ["white/five"]}, harbour={3: {"dutchman": 1}}
    )
    assert sale.play("trade-a", "sell:beer/3").has("red", money=90)


@rule("HB-60")
def test_a_captain_without_a_ship_at_home() -> None:
    harbour = {3: {"red": 2}, 2: {"red": 3}}
    game = table(3, red=AT | {"tokens": ["white/five"]}, harbour=harbour).play("guildhall", "site:8", "done")
    assert game.berths() == {3: {"red": 2, "dutchman": 1}, 2: {"red": 3}, 1: {}}


@rule("HB-58", "HB-60", "HB-33")
def test_the_captains_own_ship_may_push_its_sister_home() -> None:
    """The Dutchman fills berth 3; red has no ship at home, and the push brings the one that enters."""
    harbour = {3: {"red": 2}, 2: {"red": 2}, 1: {"red": 1}}
    game = table(3, red=AT | {"tokens": ["white/five"]}, harbour=harbour).play("guildhall", "site:8", "done")
    assert game.berths() == {3: {"red": 1}, 2: {"red": 2, "dutchman": 1}, 1: {"red": 2}}


@rule("HB-60", "HB-33")
def test_without_that_ruling_only_the_dutchman_enters(tmp_path: Path) -> None:
    strict = strict_game(tmp_path)
    harbour = {3: {"red": 2}, 2: {"red": 2}, 1: {"red": 1}}
    document = table(3, red=AT | {"tokens": ["white/five"]}, harbour=harbour).doc
    game = Table(strict.load(document | {"data": strict.data_hash})).play("guildhall", "site:8", "done")
    assert game.berths() == {3: {"red": 2, "dutchman": 1}, 2: {"red": 2}, 1: {"red": 1}}


@rule("HB-59")
def test_three_dutchmen_for_three_captains() -> None:
    own = AT | {"tokens": ["white/five", "yellow/five"], "sites": [18]}
    game = table(5, red=own).play("guildhall", "site:8", "site:14", "site:15", "done")
    assert game.doc["dutchmen"] == 0
    assert sum(berth.get("dutchman", 0) for berth in game.berths().values()) == 3


@rule("HB-60", "HB-33")
def test_the_dutchman_may_push_a_ship_home_for_the_captain() -> None:
    harbour = {3: {"red": 1, "blue": 2}, 2: {"red": 2}, 1: {"red": 2}}
    game = table(3, red=AT | {"tokens": ["white/five"]}, harbour=harbour).play("guildhall", "site:8", "done")
    assert game.berths() == {3: {"red": 1, "dutchman": 1}, 2: {"red": 1, "blue": 2}, 1: {"red": 2}}


# Rulebook, page 12: yellow has given once; green four times and red twice; eight citizens stand in the city.
VICAR_CITY: dict[str, Any] = {
    "yellow": {"rondel": "cloth", "brick": 2, "timber": 2, "tokens": ["red/five"], "sites": [4, 7, 11]},
    "green": {"tokens": ["red/tokens", "red/ships", "white/five", "green/five"], "sites": [5, 6, 8]},
    "red": {"tokens": ["white/tokens", "white/ships"], "sites": [9, 10]},
}
COUNCIL_CITY: dict[str, Any] = {
    "yellow": {"rondel": "cloth", "brick": 2, "timber": 2, "tokens": ["white/five"], "sites": [8, 11, 12]},
    "green": {"tokens": ["red/five", "red/tokens", "red/ships", "green/five"], "sites": [4, 5, 6]},
    "red": {"tokens": ["white/tokens", "yellow/five"], "sites": [9, 14]},
}


@rule("HB-52", "HB-56", "HB-57", "HB-63")
def test_the_example_of_three_sites() -> None:
    """Exactly a merchant, a cloth maker and an official are open to yellow: 100; cloth falls by 10; a vicar pays 70."""
    game = table(4, turn="yellow", **VICAR_CITY).play("guildhall")
    assert game.legal == ["site:2", "site:3", "site:19", "done"]
    merchant = table(4, turn="yellow", **VICAR_CITY).play("guildhall", "site:3", "done")
    assert merchant.has("yellow", money=100)
    cloth = table(4, turn="yellow", **VICAR_CITY).play("guildhall", "site:2", "done")
    assert cloth.prices["cloth"] == 90
    vicar = table(4, turn="yellow", **VICAR_CITY).play("guildhall", "site:19", "done")
    assert vicar.has("yellow", money=70)


@rule("HB-52", "HB-53", "HB-62")
def test_the_example_of_the_councilman() -> None:
    """90 for nine citizens; 100 after another building; the brewer at St. Petri needs the official first."""
    game = table(4, turn="yellow", **COUNCIL_CITY).play("guildhall")
    assert game.legal == ["site:10", "site:13", "site:19", "done"]
    assert game.play("site:19").has("yellow", money=90)
    assert "site:20" in game.legal
    for other in ("site:13", "site:10"):
        second = table(4, turn="yellow", **COUNCIL_CITY).play("guildhall", other)
        assert "site:20" not in second.legal
        before = second.family("yellow")["money"]
        assert second.play("site:19").family("yellow")["money"] == before + 100
