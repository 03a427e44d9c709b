"""The two cities and setting up: RC-1 to RC-12."""

from collections import Counter

import pytest

from kontor.engine.errors import BadSetup
from kontor.engine.rng import Rng

from ...rule import rule
from .table import DARK, GAME, start, table


@rule("RC-1")
def test_two_players_and_a_side_for_each() -> None:
    assert GAME.start(2, 1).seat_names == ("hamburg", "altona")
    with pytest.raises(BadSetup, match="takes 2 players, not 3"):
        GAME.start(3, 1)
    assert table("basic-10", turn="hamburg").play("prestige").prestige == 1
    assert table("basic-10", turn="altona").play("prestige").prestige == -1


@rule("RC-2")
def test_four_instant_wins_and_four_reasons_to_count() -> None:
    assert GAME.endings == (
        "fleet", "court", "alliances", "prestige",
        "no-ships", "no-lawsuits", "no-factories", "no-stars",
    )  # fmt: skip


@rule("RC-3")
def test_twelve_of_every_piece() -> None:
    game = start()
    for piece in ("beer", "cloth", "leather", "furniture", "letters", "stars", "factories"):
        assert game.doc["supply"][piece] + sum(game.city(city)[piece] for city in ("hamburg", "altona")) == 12


@rule("RC-3")
def test_letters_and_stars_are_no_products() -> None:
    poor = table(ink=0, hamburg={"letters": 5, "stars": 5})
    assert poor.legal == ["ink:1", "ink:2"]


@rule("RC-4")
def test_the_ring() -> None:
    ring = start(layout="random").doc["ring"]
    assert len(ring) == 20
    assert ring[0] == "tile"
    assert {space for space, card in enumerate(ring) if card.startswith("special")} == set(DARK)
    assert sum(card.startswith("basic") for card in ring) == 15


@rule("RC-5")
def test_layouts() -> None:
    basics = [card for card in start(layout="learning").doc["ring"] if card.startswith("basic")]
    assert basics == [f"basic-{number}" for number in range(1, 16)]
    shuffled = [card for card in start(layout="random").doc["ring"] if card.startswith("basic")]
    assert shuffled != basics
    assert sorted(shuffled) == sorted(basics)


@rule("RC-6")
def test_special_cards() -> None:
    specials = start().doc["specials"]
    assert len(specials["pile"]) == 20
    assert specials["discards"] == []


@rule("RC-7")
def test_ships() -> None:
    ships = start().doc["ships"]
    assert (len(ships["row"]), len(ships["pile"]), len(ships["away"])) == (4, 6, 11)


@rule("RC-8")
def test_alliances() -> None:
    assert len(start().doc["alliances"]) == 4


@rule("RC-9")
def test_lawsuits() -> None:
    lawsuits = start().doc["lawsuits"]
    assert (len(lawsuits["docket"]), len(lawsuits["pile"]), len(lawsuits["away"])) == (3, 4, 3)
    assert all(entry["step"] == 0 for entry in lawsuits["docket"])


@rule("RC-10")
def test_jar_marker_and_factories() -> None:
    game = start()
    assert game.doc["ink"] == 0
    assert game.prestige == 0
    for city in ("hamburg", "altona"):
        assert game.has(city, factories=1, idle=0, letters=0, stars=0, hand=[], ships=[])


@rule("RC-11")
def test_the_first_city_is_named_or_random() -> None:
    assert start(first="hamburg").actor == "hamburg"
    assert start(first="altona").actor == "altona"
    first = Counter(start(seed, first="random").actor for seed in range(60))
    assert min(first["hamburg"], first["altona"]) >= 15


@rule("RC-11")
def test_first_products() -> None:
    game = start(first="altona")
    assert game.legal == ["gain:beer", "gain:cloth", "gain:leather", "gain:furniture"]
    game.play("gain:furniture")
    assert game.stock("altona") == {"beer": 1, "furniture": 1}
    assert game.actor == "hamburg"
    game.play("gain:beer")
    assert game.stock("hamburg") == {"beer": 3}
    assert game.actor == "altona"


@rule("RC-12")
def test_a_hand_is_hidden() -> None:
    game = table(hamburg={"hand": [3, 9]})
    seen = GAME.view(game.state, 1)
    assert seen["cities"]["hamburg"]["cards"] == 2
    assert "hand" not in seen["cities"]["hamburg"]
    assert seen["specials"]["pile"] == len(game.doc["specials"]["pile"])
    assert "away" not in seen["ships"]
    assert "away" not in seen["lawsuits"]
    assert GAME.view(game.state, 0)["cities"]["hamburg"]["hand"] == [3, 9]


@rule("RC-12")
def test_a_card_taken_openly_stays_known() -> None:
    game = table("special-9", hamburg={"hand": [3]}).play("take")
    assert GAME.view(game.state, 1)["cities"]["hamburg"]["shown"] == [9]
    rng = Rng.seeded(1)
    imagined = [GAME.dump(game.state.imagine(1, rng))["cities"]["hamburg"]["hand"] for _ in range(40)]
    assert all(9 in hand for hand in imagined)
    assert len({tuple(hand) for hand in imagined}) > 5
