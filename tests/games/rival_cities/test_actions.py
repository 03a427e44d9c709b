"""Actions on cards: RC-28 to RC-44."""

import pytest

from ...rule import rule
from .table import table


@rule("RC-28")
@pytest.mark.parametrize(
    ("card", "move", "gained"),
    [
        ("basic-1", "produce:beer", {"beer": 2}),
        ("basic-1", "produce:cloth", {"cloth": 1}),
        ("basic-11", "produce:leather", {"leather": 1}),
        ("basic-5", "produce:furniture", {"furniture": 1}),
    ],
)
def test_production(card: str, move: str, gained: dict[str, int]) -> None:
    assert table(card).play(move).stock("hamburg") == gained


@rule("RC-29")
def test_factories_add_to_a_production() -> None:
    game = table("basic-1", hamburg={"factories": 3, "idle": 1}).play("produce:beer")
    assert game.legal == ["work:0", "work:1", "work:2", "work:3"]
    game.play("work:2")
    assert game.stock("hamburg") == {"beer": 4}
    assert game.has("hamburg", factories=1, idle=3)


@rule("RC-30")
def test_an_idle_factory_does_not_work() -> None:
    game = table("basic-6", hamburg={"idle": 2}).play("produce:cloth")
    assert game.stock("hamburg") == {"cloth": 1}
    assert game.actor == "altona"


@rule("RC-30")
def test_a_new_factory_works_in_the_same_turn() -> None:
    game = table("basic-6", hamburg={"hand": [14], "letters": 1}).play("both", "play:14", "build")
    assert game.has("hamburg", factories=1)
    game.play("produce:cloth", "work:1")
    assert game.stock("hamburg") == {"cloth": 2}


@rule("RC-31")
def test_production_of_choice_makes_one_product() -> None:
    game = table("special-11", hamburg={"factories": 2}).play("use")
    assert game.legal == ["produce:beer", "produce:cloth", "produce:leather", "produce:furniture", "done"]
    game.play("produce:leather", "work:2")
    assert game.stock("hamburg") == {"leather": 3}


@rule("RC-31")
def test_production_of_choice_may_name_a_product_that_cannot_be_had() -> None:
    game = table("special-11", row=[20, 21, 1, 2], hamburg={"beer": 6, "ships": [14]}, altona={"beer": 6, "ships": [4]})
    game.play("use", "produce:beer")
    assert game.stock("hamburg") == {"beer": 6, "furniture": 1}


@rule("RC-32")
def test_gifts() -> None:
    assert table("special-12").play("use", "gift").stock("hamburg") == {"beer": 2}
    game = table("special-2").play("use", "gift", "gain:cloth")
    assert game.legal == ["gain:cloth", "gain:leather", "gain:furniture"]
    assert game.play("gain:furniture").stock("hamburg") == {"cloth": 1, "furniture": 1}


@rule("RC-33")
def test_donation_of_two_products() -> None:
    game = table("basic-8", hamburg={"beer": 1, "cloth": 1, "leather": 1})
    game.play("donate", "pay:beer", "pay:leather", "done")
    assert game.has("hamburg", stars=1, beer=0, cloth=1, leather=0)


@rule("RC-33")
def test_donation_of_leather_up_to_twice() -> None:
    game = table("special-23", hamburg={"leather": 3}).play("use", "donate")
    assert game.has("hamburg", stars=1, leather=2)
    assert game.legal == ["donate", "done"]
    game.play("donate")
    assert game.has("hamburg", stars=2, leather=1)
    assert "donate" not in game.legal


@rule("RC-33")
def test_donation_of_two_furniture_for_three_stars() -> None:
    game = table("special-10", hamburg={"furniture": 2}).play("use", "donate")
    assert game.has("hamburg", stars=3, furniture=0)


@rule("RC-34")
def test_no_donation_without_stars() -> None:
    game = table("special-10", hamburg={"furniture": 2}, altona={"stars": 12}).play("use")
    assert "donate" not in game.legal


@rule("RC-34")
def test_a_donation_gains_the_stars_that_are_left() -> None:
    game = table("special-10", hamburg={"furniture": 2}, altona={"stars": 10}).play("use", "donate")
    assert game.has("hamburg", stars=2)


@rule("RC-35")
def test_swapping_up_to_two_products() -> None:
    game = table("basic-8", hamburg={"beer": 2, "furniture": 1}).play("barter")
    assert game.legal == ["give:beer", "give:furniture"]
    game.play("give:beer", "give:furniture", "gain:leather")
    assert game.stock("hamburg") == {"beer": 1, "leather": 2}


@rule("RC-35")
def test_swapping_one_product() -> None:
    game = table("basic-8", hamburg={"beer": 1, "cloth": 1}).play("barter", "give:cloth", "gain:furniture")
    assert game.stock("hamburg") == {"beer": 1, "furniture": 1}
    game = table("basic-8", hamburg={"beer": 1, "cloth": 1}).play("barter", "give:beer", "done", "gain:furniture")
    assert game.stock("hamburg") == {"cloth": 1, "furniture": 1}


@rule("RC-35")
def test_a_swap_takes_other_kinds_than_it_gives() -> None:
    game = table("basic-8", hamburg={"beer": 1, "cloth": 1}).play("barter", "give:beer", "done")
    assert game.legal == ["gain:cloth", "gain:leather", "gain:furniture"]
    assert (
        "barter"
        not in table("basic-8", hamburg={"beer": 12}, altona=dict.fromkeys(("cloth", "leather", "furniture"), 12)).legal
    )


@rule("RC-36")
def test_gaining_letters() -> None:
    assert table("special-1").play("use", "letters").has("hamburg", letters=2)
    assert table("basic-5").play("letters").has("hamburg", letters=1)


@rule("RC-37")
def test_letter_exchange() -> None:
    game = table(ink=0, hamburg={"letters": 2, "beer": 1, "cloth": 1}).play("exchange")
    assert game.legal == ["give:beer", "give:cloth"]
    game.play("give:cloth")
    assert game.legal == ["gain:beer", "gain:leather", "gain:furniture"]
    game.play("gain:furniture")
    assert game.has("hamburg", letters=1, beer=1, cloth=0, furniture=1)
    assert game.asked == "ink"
    assert "exchange" in game.legal


@rule("RC-37")
def test_letter_exchange_opens_an_action() -> None:
    game = table("basic-15", docket=[(3, 0), (6, 0)], hamburg={"letters": 1, "beer": 1})
    assert game.legal == ["done", "exchange"]
    game.play("exchange", "gain:furniture")
    assert game.legal == ["sue:3", "sue:6", "done"]


@rule("RC-37")
def test_no_question_where_an_exchange_could_not_help() -> None:
    hamburg = {"letters": 1, "beer": 1}
    assert table("basic-15", docket=[], hamburg=hamburg).actor == "altona"
    assert table("special-10", hamburg=hamburg, altona={"stars": 12}, docket=[]).play("use", "gift").actor == "altona"


@rule("RC-37")
def test_letter_exchange_in_the_rivals_turn() -> None:
    game = table("basic-3", hamburg={"hand": [6]}, altona={"letters": 1, "beer": 1}).play("play:6", "pirate")
    assert game.actor == "altona"
    assert game.legal == ["prestige", "done", "exchange"]
    game.play("exchange", "gain:cloth")
    assert game.stock("altona") == {"cloth": 1}


@rule("RC-37")
def test_letter_exchange_in_the_off_season() -> None:
    game = table(ink=19, hamburg={"letters": 1, "beer": 1, "alliances": ["bruxelles"]}).play("ink:1")
    assert game.asked == "upkeep"
    assert game.legal == ["return", "exchange"]
    game.play("exchange", "gain:furniture", "keep")
    assert game.has("hamburg", alliances=["bruxelles"], furniture=0)


@rule("RC-37")
def test_no_exchange_within_a_payment() -> None:
    game = table("basic-4", hamburg={"letters": 1, "beer": 2, "cloth": 2}).play("build")
    assert game.asked == "pay"
    assert "exchange" not in game.legal


@rule("RC-38")
def test_drawing_a_card() -> None:
    game = table("basic-2", draws=[17]).play("draw")
    assert game.has("hamburg", hand=[17], shown=[])


@rule("RC-38")
def test_two_draws_on_one_card() -> None:
    game = table("special-4", draws=[17, 18]).play("use", "draw")
    assert game.legal == ["draw", "done"]
    assert game.play("draw").has("hamburg", hand=[17, 18])


@rule("RC-39")
def test_building_a_factory() -> None:
    game = table("basic-4", hamburg={"beer": 1, "cloth": 2}).play("build", "pay:beer")
    assert game.has("hamburg", factories=1, beer=0, cloth=1)
    assert table("basic-4", hamburg={"beer": 1}).actor == "altona"


@rule("RC-39")
def test_a_free_factory() -> None:
    assert table("special-14").play("use", "build").has("hamburg", factories=1)


@rule("RC-40")
def test_reactivating_three_factories() -> None:
    game = table("special-19", hamburg={"idle": 4}).play("use", "reactivate", "reactivate")
    assert game.has("hamburg", factories=2, idle=2)
    game.play("reactivate")
    assert game.has("hamburg", factories=3, idle=1)
    assert "reactivate" not in (game.legal if game.actor == "hamburg" else [])


@rule("RC-41")
def test_earning_prestige() -> None:
    assert table("basic-10", prestige=-3).play("prestige").prestige == -2


@rule("RC-42")
def test_piracy() -> None:
    game = table("special-5", altona={"beer": 1, "furniture": 2, "letters": 3, "stars": 2}).play("use", "pirate")
    assert game.legal == ["steal:beer", "steal:furniture"]
    game.play("steal:furniture")
    assert game.stock("hamburg") == {"furniture": 1}
    assert game.has("altona", beer=1, furniture=1, letters=3, stars=2)
    assert game.actor == "altona"


@rule("RC-43")
def test_piracy_with_prestige_for_the_rival() -> None:
    game = table("special-6", altona={"beer": 2, "cloth": 2}).play("use", "pirate")
    assert game.actor == "altona"
    assert game.legal == ["prestige", "done"]
    game.play("prestige")
    assert game.prestige == -1
    assert game.actor == "hamburg"
    game.play("steal:beer")
    assert game.legal == ["steal:beer", "steal:cloth", "done"]
    game.play("steal:cloth")
    assert game.legal == ["steal:cloth", "done"]
    game.play("done")
    assert game.stock("hamburg") == {"beer": 1, "cloth": 1}


@rule("RC-43")
def test_the_rival_may_decline_the_prestige() -> None:
    game = table("special-6", altona={"beer": 4}).play("use", "pirate", "done", "steal:beer", "steal:beer")
    assert game.prestige == 0
    assert game.stock("hamburg") == {"beer": 3}
    assert game.actor == "altona"


@rule("RC-43")
def test_the_rival_may_repeat_the_prestige() -> None:
    game = table("special-6", altona={"furniture": 3, "alliances": ["bruxelles"]}).play("use", "pirate", "prestige")
    assert game.actor == "altona"
    game.play("repeat:bruxelles")
    assert game.prestige == -2
    assert (game.actor, game.asked) == ("hamburg", "steal")


@rule("RC-44")
def test_no_piracy_against_an_empty_stock() -> None:
    assert table("special-5", altona={"letters": 3}).play("use").actor == "altona"


@rule("RC-44")
def test_nothing_to_steal_after_the_rivals_prestige() -> None:
    game = table("special-6", altona={"furniture": 1, "alliances": ["bruxelles"]})
    game.play("use", "pirate", "prestige", "repeat:bruxelles")
    assert game.stock("hamburg") == {}
    assert game.asked == "ink"
