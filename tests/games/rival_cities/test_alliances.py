"""Alliances: RC-45 to RC-53."""

from ...rule import rule
from .table import table


@rule("RC-45")
def test_an_alliance_from_the_board_is_free() -> None:
    game = table("basic-3", board=["oslo", "london", "gdansk", "bruxelles"])
    assert game.legal == ["ally:bruxelles", "ally:gdansk", "ally:london", "ally:oslo", "done"]
    assert game.play("ally:oslo").has("hamburg", alliances=["oslo"])


@rule("RC-45")
def test_an_alliance_from_the_rival_costs_a_letter() -> None:
    without = table("basic-3", altona={"alliances": ["oslo"]})
    assert "ally:oslo" not in without.legal
    game = table("basic-3", hamburg={"letters": 1}, altona={"alliances": ["oslo"]}).play("ally:oslo")
    assert game.has("hamburg", alliances=["oslo"], letters=0)
    assert game.has("altona", alliances=[])


@rule("RC-45")
def test_a_new_alliance_works_at_once() -> None:
    game = table("special-20", board=["oslo", "london", "gdansk", "bruxelles"]).play("use", "ally:oslo", "gift")
    assert game.stock("hamburg") == {"furniture": 2}


@rule("RC-46")
def test_one_more_product_with_a_production() -> None:
    game = table("basic-5", hamburg={"factories": 2, "alliances": ["oslo"]}).play("produce:furniture", "work:2")
    assert game.stock("hamburg") == {"furniture": 4}
    assert table("basic-6", hamburg={"alliances": ["london"]}).play("produce:cloth").stock("hamburg") == {"cloth": 2}
    assert table("basic-11", hamburg={"alliances": ["novgorod"]}).play("produce:leather").stock("hamburg") == {
        "leather": 2
    }


@rule("RC-46")
def test_one_more_product_with_a_gift_once() -> None:
    game = table("special-24", hamburg={"alliances": ["oslo"]}).play("use", "gift", "gain:furniture")
    assert game.stock("hamburg") == {"furniture": 3}
    tile = table("tile", hamburg={"alliances": ["london"]}).play("gift", "gain:cloth")
    assert tile.stock("hamburg") == {"cloth": 2}
    both = table("special-24", hamburg={"alliances": ["london", "oslo"]})
    assert both.play("use", "gift", "gain:cloth", "gain:furniture").stock("hamburg") == {"cloth": 2, "furniture": 2}


@rule("RC-46", "RC-77")
def test_a_lawsuits_bonus_is_no_gift() -> None:
    game = table("basic-15", docket=[(2, 0), (3, 0)], hamburg={"leather": 1, "alliances": ["oslo"]})
    assert game.play("sue:2").stock("hamburg") == {"furniture": 1}


@rule("RC-47")
def test_a_ships_product_brings_the_alliances() -> None:
    game = table("basic-1", row=[20, 21, 1, 2], hamburg={"ships": [14], "alliances": ["oslo"]}, altona={"ships": [4]})
    assert game.play("produce:beer").stock("hamburg") == {"beer": 2, "furniture": 2}


@rule("RC-48")
def test_one_more_star_with_a_donation_once() -> None:
    game = table("special-23", hamburg={"leather": 2, "alliances": ["amsterdam"]}).play("use", "donate")
    assert game.has("hamburg", stars=2)
    assert game.play("donate").has("hamburg", stars=3)


@rule("RC-49")
def test_both_halves_of_a_torn_card() -> None:
    game = table("basic-14", hamburg={"alliances": ["gdansk"]}).play("produce:beer", "prestige")
    assert game.prestige == 1
    assert game.stock("hamburg") == {"beer": 2}
    assert game.actor == "altona"


@rule("RC-49")
def test_court_ruling_stays_one_of_two() -> None:
    game = table("basic-13", docket=[(3, 2), (6, 0), (10, 0)], hamburg={"alliances": ["gdansk"]}).play("swap:2-3")
    assert game.actor == "altona"


@rule("RC-49")
def test_gdansk_works_for_the_card_that_brought_it() -> None:
    game = table("basic-10", board=["gdansk", "oslo", "london", "novgorod"]).play("ally:gdansk")
    assert game.legal == ["prestige", "done"]


@rule("RC-50")
def test_bruxelles_repeats_prestige_once() -> None:
    game = table("basic-10", hamburg={"furniture": 3, "alliances": ["bruxelles"]}).play("prestige")
    assert game.legal == ["repeat:bruxelles", "done"]
    game.play("repeat:bruxelles")
    assert game.prestige == 2
    assert game.has("hamburg", furniture=2)
    assert game.actor == "altona"


@rule("RC-51")
def test_kjobenhavn_repeats_a_draw_once() -> None:
    game = table("basic-2", hamburg={"beer": 3, "alliances": ["kjobenhavn"]}, draws=[1, 2, 3]).play("draw")
    assert game.legal == ["repeat:kjobenhavn", "done"]
    game.play("repeat:kjobenhavn")
    assert game.has("hamburg", beer=2, hand=[1, 2])
    assert game.actor == "altona"


@rule("RC-52")
def test_le_havre_repeats_a_whole_advance() -> None:
    game = table(
        "basic-15",
        docket=[(3, 0), (2, 0)],
        hamburg={"furniture": 2, "leather": 1, "alliances": ["le-havre"]},
    )
    game.play("sue:3")
    assert game.legal == ["repeat:le-havre", "done"]
    game.play("repeat:le-havre")
    assert game.legal == ["pay:cloth", "pay:leather", "pay:furniture"]
    game.play("pay:cloth")
    assert game.legal == ["sue:3", "sue:2", "done"]
    game.play("sue:2")
    assert game.markers() == {3: 1, 2: 1}
    assert game.stock("hamburg") == {"furniture": 2}
    assert game.actor == "altona"


@rule("RC-52")
def test_le_havre_needs_a_lawsuit_that_stays_payable() -> None:
    game = table("basic-15", docket=[(9, 0), (3, 0)], hamburg={"leather": 2, "alliances": ["le-havre"]})
    assert game.play("sue:9").actor == "altona"


@rule("RC-53")
def test_bruxelles_and_ship_16_make_three_steps_at_most() -> None:
    game = table(
        "basic-10",
        row=[20, 21, 1, 2],
        hamburg={"furniture": 5, "beer": 9, "ships": [16], "alliances": ["bruxelles"]},
        altona={"ships": [4]},
    )
    game.play("prestige")
    assert game.legal == ["repeat:bruxelles", "repeat:ship-16", "done"]
    game.play("repeat:ship-16")
    assert game.legal == ["repeat:bruxelles", "done"]
    game.play("repeat:bruxelles")
    assert game.prestige == 3
    assert game.actor == "altona"
