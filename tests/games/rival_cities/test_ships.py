"""Ships: RC-54 to RC-68."""

import pytest

from ...rule import rule
from .table import table


@rule("RC-54")
def test_buying_a_ship() -> None:
    game = table("basic-7", row=[20, 21, 13, 7], hamburg={"leather": 5})
    assert game.legal == ["buy:20", "buy:13", "done"]
    game.play("buy:20")
    assert game.has("hamburg", leather=1, ships=[20])


@rule("RC-55")
def test_the_next_ship_comes_after_the_effect() -> None:
    game = table(
        "basic-7", row=[3, 20, 21, 13], ship_pile=[8, 9, 10, 11, 12, 1], draws=[5, 6, 7], hamburg={"leather": 3}
    )
    game.play("buy:3")
    assert game.doc["ships"]["row"] == [8, 20, 21, 13]
    assert game.events.index("drew") < game.events.index("ship-came")


@rule("RC-55")
def test_no_next_ship_when_the_pile_is_used_up() -> None:
    owned = {"hamburg": [1, 2, 3], "altona": [4, 5, 6]}
    game = table(
        "basic-7",
        row=[20, 21, 13, 7],
        ship_pile=[],
        hamburg={"leather": 4, "ships": owned["hamburg"]},
        altona={"ships": owned["altona"]},
    )
    assert game.play("buy:20").doc["ships"]["row"] == [None, 21, 13, 7]


@rule("RC-56")
def test_ships_stay() -> None:
    game = table(ink=19, row=[20, 21, 13, 7], hamburg={"ships": [4]}, altona={"ships": [5], "hand": [6, 5]})
    game.play("ink:1")
    while game.asked != "ink":
        game.play(game.legal[-1])
    assert game.has("hamburg", ships=[4])
    assert game.has("altona", ships=[5])


@rule("RC-57")
def test_ship_1_earns_prestige_twice() -> None:
    game = table("basic-7", row=[1, 20, 21, 13], hamburg={"furniture": 3})
    assert game.play("buy:1").prestige == 2


@rule("RC-57")
def test_ship_1_with_repeats_on_each() -> None:
    game = table(
        "basic-7",
        row=[1, 20, 21, 13],
        hamburg={"furniture": 5, "beer": 4, "ships": [16], "alliances": ["bruxelles"]},
        altona={"ships": [4]},
    )
    game.play("buy:1", "repeat:bruxelles", "repeat:ship-16")
    assert game.prestige == 4
    game.play("repeat:ship-16", "repeat:bruxelles")
    assert game.prestige == 6
    assert game.actor == "altona"


@rule("RC-58")
def test_ship_2_advances_lawsuits_up_to_twice() -> None:
    game = table("basic-7", row=[2, 20, 21, 13], docket=[(3, 0), (7, 0)], hamburg={"cloth": 5, "furniture": 1})
    game.play("buy:2")
    assert game.legal == ["sue:3", "sue:7", "done"]
    game.play("sue:7", "again")
    assert game.markers() == {3: 0, 7: 2}
    assert game.legal == ["sue:3", "done"]
    game.play("done")
    assert game.actor == "altona"


@rule("RC-58")
def test_ship_2_with_le_havre_on_each() -> None:
    game = table(
        "basic-7",
        row=[2, 20, 21, 13],
        docket=[(7, 0)],
        hamburg={"cloth": 12, "alliances": ["le-havre"]},
    )
    game.play("buy:2")
    for repeat in range(2):
        game.play("sue:7", "repeat:le-havre", "pay:beer", "sue:7")
        assert game.markers() == {7: 2 * repeat + 2}
    assert game.actor == "altona"


@rule("RC-59")
def test_ship_3_draws_twice_and_repeats_each() -> None:
    game = table("basic-7", row=[3, 20, 21, 13], draws=[1, 2, 3, 4], hamburg={"leather": 3})
    assert game.play("buy:3").has("hamburg", hand=[1, 2])
    game = table(
        "basic-7",
        row=[3, 20, 21, 13],
        draws=[1, 2, 3, 4],
        hamburg={"leather": 3, "beer": 2, "alliances": ["kjobenhavn"]},
    )
    game.play("buy:3", "repeat:kjobenhavn", "repeat:kjobenhavn")
    assert game.has("hamburg", hand=[1, 2, 3, 4], beer=0)


@rule("RC-60")
@pytest.mark.parametrize(("ship", "letters"), [(4, 1), (5, 2)])
def test_ships_4_and_5_bring_letters(ship: int, letters: int) -> None:
    game = table("basic-7", row=[4, 5, 21, 13], hamburg={"furniture": 2}).play(f"buy:{ship}")
    assert game.has("hamburg", letters=letters, furniture=0)


@rule("RC-61", "RC-81")
@pytest.mark.parametrize(
    ("ship", "gained"),
    [(6, {"stars": 1}), (7, {"furniture": 2}), (9, {"cloth": 2}), (10, {"letters": 1})],
)
def test_ships_6_to_10_have_an_income(ship: int, gained: dict[str, int]) -> None:
    game = table(ink=19, row=[20, 21, 13, 1], hamburg={"ships": [ship]}, altona={"ships": [4]}).play("ink:1")
    assert game.has("hamburg", **gained)


@rule("RC-61", "RC-81", "RC-82")
def test_ship_8_earns_prestige_before_the_income_of_the_track() -> None:
    game = table(ink=19, prestige=1, row=[20, 21, 13, 1], hamburg={"ships": [8]}, altona={"ships": [4]}).play("ink:1")
    assert game.prestige == 2
    assert game.has("hamburg", beer=1)


@rule("RC-61")
def test_ship_8_can_be_repeated() -> None:
    game = table(
        ink=19,
        row=[20, 21, 13, 1],
        hamburg={"ships": [8], "furniture": 2, "alliances": ["bruxelles"]},
        altona={"ships": [4]},
    )
    game.play("ink:1", "keep", "repeat:bruxelles")
    assert game.prestige == 2


@rule("RC-62")
@pytest.mark.parametrize(
    ("ship", "stock"),
    [
        (11, {"beer": 1, "cloth": 1}),
        (12, {"leather": 1, "cloth": 1}),
        (13, {"cloth": 2}),
        (14, {"furniture": 1, "cloth": 1}),
    ],
)
def test_ships_11_to_14_add_to_a_production(ship: int, stock: dict[str, int]) -> None:
    game = table("basic-6", row=[20, 21, 1, 2], hamburg={"ships": [ship]}, altona={"ships": [4]})
    assert game.play("produce:cloth").stock("hamburg") == stock


@rule("RC-62")
def test_ships_11_to_14_do_not_add_to_a_gift() -> None:
    game = table("tile", row=[20, 21, 1, 2], hamburg={"ships": [11]}, altona={"ships": [4]})
    assert game.play("gift", "gain:cloth").stock("hamburg") == {"cloth": 1}


@rule("RC-63")
def test_ship_15_brings_stars_for_a_lawsuit_by_ruling() -> None:
    game = table(
        "basic-13",
        row=[20, 21, 1, 2],
        docket=[(2, 2), (3, 0)],
        hamburg={"ships": [15]},
        altona={"ships": [4]},
    )
    assert game.play("resolve").has("hamburg", stars=2, lawsuits=[2])


@rule("RC-63")
def test_ship_15_brings_stars_for_a_lawsuit_in_the_off_season() -> None:
    game = table(ink=19, row=[20, 21, 1, 2], docket=[(2, -3), (3, 0)], altona={"ships": [15]}, hamburg={"ships": [4]})
    assert game.play("ink:1").has("altona", stars=2, lawsuits=[2])


@rule("RC-64")
def test_ship_16_repeats_prestige_for_two_beer() -> None:
    game = table("basic-10", row=[20, 21, 1, 2], hamburg={"ships": [16], "beer": 4}, altona={"ships": [4]})
    game.play("prestige", "repeat:ship-16")
    assert game.prestige == 2
    assert game.has("hamburg", beer=2)
    assert game.actor == "altona"


@rule("RC-65")
def test_ship_17_goes_one_space_further() -> None:
    game = table(ink=0, row=[20, 21, 1, 2], hamburg={"ships": [17], "beer": 2}, altona={"ships": [4]})
    assert game.legal == [f"ink:{far}" for far in range(1, 6)]
    assert game.play("ink:3").has("hamburg", beer=2)
    game = table(ink=0, row=[20, 21, 1, 2], hamburg={"ships": [17], "beer": 4}, altona={"ships": [4]}).play("ink:6")
    assert game.has("hamburg", beer=0)


@rule("RC-66")
def test_ship_18_does_both_without_a_letter() -> None:
    game = table(
        "basic-6", row=[20, 21, 1, 2], hamburg={"ships": [18], "hand": [21], "letters": 1}, altona={"ships": [4]}
    )
    game.play("both", "use", "produce:cloth", "play:21")
    assert game.has("hamburg", letters=1)
    without = table("basic-6", row=[20, 21, 1, 2], hamburg={"ships": [18], "hand": [21]}, altona={"ships": [4]})
    assert "both" in without.legal


@rule("RC-67")
def test_ship_19_makes_later_ships_cheaper() -> None:
    game = table("basic-7", row=[20, 21, 1, 7], hamburg={"ships": [19], "leather": 3}, altona={"ships": [4]})
    assert game.legal == ["buy:20", "done"]
    assert game.play("buy:20").has("hamburg", leather=0)


@rule("RC-67")
def test_ship_19_does_not_make_itself_cheaper() -> None:
    assert "buy:19" not in table("basic-7", row=[19, 20, 21, 7], hamburg={"beer": 3}).legal
    assert "buy:19" in table("basic-7", row=[19, 20, 21, 7], hamburg={"beer": 4}).legal


@rule("RC-68")
def test_the_stars_of_ships_20_and_21() -> None:
    game = table(row=[1, 2, 3, 7], hamburg={"ships": [20]}, altona={"ships": [21, 4, 5]})
    assert game.state.scores() == [5, 3 + 3 + 1]
