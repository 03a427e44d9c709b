"""The off-season: RC-78 to RC-87."""

import pytest

from ...rule import rule
from .table import GAME, table


@rule("RC-78")
def test_the_eight_steps_in_their_order() -> None:
    game = table(
        ink=19,
        prestige=2,
        row=[20, 21, 1, 2],
        docket=[(6, 2), (3, 0), (10, 0)],
        hamburg={"ships": [10, 5], "beer": 2, "idle": 1, "alliances": ["london"]},
        altona={"ships": [4]},
    )
    game.play("ink:1", "keep", "prestige")
    names = ["moved", "kept", "prestige", "won", "lawsuit-came", "specials-came", "reactivated", "used"]
    assert [name for name in game.events if name in names] == names


@rule("RC-78")
def test_who_passed_the_bell_comes_first() -> None:
    for mover, rival in (("hamburg", "altona"), ("altona", "hamburg")):
        game = table(
            ink=19,
            turn=mover,
            hamburg={"beer": 1, "alliances": ["london"]},
            altona={"beer": 1, "alliances": ["oslo"]},
        )
        game.play("ink:1")
        assert game.doc["bell"] == mover
        assert (game.asked, game.actor) == ("upkeep", mover)
        game.play("return")
        assert (game.asked, game.actor) == ("upkeep", rival)


@rule("RC-78")
def test_the_mover_takes_a_scarce_income_first() -> None:
    short = {"letters": 11}
    game = table(ink=19, turn="altona", row=[20, 21, 1, 2], hamburg={"ships": [4], **short}, altona={"ships": [10]})
    assert game.play("ink:1").has("altona", letters=1)


@rule("RC-79")
def test_upkeep_card_by_card() -> None:
    game = table(
        ink=19, hamburg={"beer": 2, "furniture": 1, "letters": 1, "alliances": ["bruxelles", "gdansk", "kjobenhavn"]}
    )
    game.play("ink:1")
    assert game.legal == ["keep", "return", "exchange"]
    game.play("return", "keep", "keep")
    assert game.has("hamburg", beer=0, furniture=1, letters=0, alliances=["gdansk", "kjobenhavn"])
    assert "bruxelles" in game.doc["alliances"]


@rule("RC-79")
def test_upkeep_of_products_of_choice() -> None:
    game = table(ink=19, hamburg={"beer": 1, "cloth": 1, "leather": 1, "alliances": ["amsterdam"]})
    game.play("ink:1", "keep", "pay:beer", "pay:leather")
    assert game.stock("hamburg") == {"cloth": 1}


@rule("RC-79")
def test_an_upkeep_that_cannot_be_paid_returns_the_alliance() -> None:
    game = table(ink=19, prestige=7, hamburg={"alliances": ["oslo"]}).play("ink:1")
    assert game.has("hamburg", alliances=[])


@rule("RC-80")
def test_the_larger_fleet_may_earn_prestige() -> None:
    game = table(ink=19, row=[20, 21, 1, 2], hamburg={"ships": [4]}, altona={"ships": [5, 3]}).play("ink:1")
    assert game.actor == "altona"
    assert game.legal == ["prestige", "done"]
    assert game.play("prestige").prestige == -1
    declined = table(ink=19, row=[20, 21, 1, 2], hamburg={"ships": [4]}, altona={"ships": [5, 3]})
    assert declined.play("ink:1", "done").prestige == 0


@rule("RC-80")
def test_nobody_earns_prestige_in_a_tie() -> None:
    game = table(ink=19, row=[20, 21, 1, 2], hamburg={"ships": [4]}, altona={"ships": [5]}).play("ink:1")
    assert game.asked == "card"
    assert game.prestige == 0


@rule("RC-81")
def test_upkeep_comes_before_income() -> None:
    game = table(ink=19, row=[20, 21, 1, 2], hamburg={"ships": [9], "alliances": ["oslo"]}, altona={"ships": [4]})
    game.play("ink:1")
    assert game.has("hamburg", alliances=[], cloth=2)


@rule("RC-82")
@pytest.mark.parametrize(
    ("place", "gained"),
    [
        (0, {}),
        (1, {}),
        (2, {"beer": 1}),
        (3, {"beer": 1, "cloth": 1}),
        (5, {"beer": 1, "cloth": 1, "leather": 1, "furniture": 1}),
        (6, {"beer": 1, "cloth": 1, "leather": 1, "furniture": 1, "letters": 1}),
        (7, {"beer": 1, "cloth": 1, "leather": 1, "furniture": 1, "letters": 1, "stars": 1}),
    ],
)
def test_the_income_of_the_prestige_track(place: int, gained: dict[str, int]) -> None:
    nothing = dict.fromkeys(("beer", "cloth", "leather", "furniture", "letters", "stars"), 0)
    for city, other, sign in (("hamburg", "altona", 1), ("altona", "hamburg", -1)):
        game = table(ink=19, prestige=sign * place).play("ink:1")
        assert game.has(city, **(nothing | gained))
        assert game.has(other, **nothing)


@rule("RC-82")
def test_the_rulebook_example_of_the_fourth_space() -> None:
    game = table(ink=19, prestige=-4).play("ink:1")
    assert game.stock("altona") == {"leather": 1, "cloth": 1, "beer": 1}


@rule("RC-83")
@pytest.mark.parametrize(
    ("marker", "stars", "won"),
    [
        (0, (0, 0), ([], [])),
        (1, (1, 0), ([], [])),
        (-1, (0, 1), ([], [])),
        (3, (0, 0), ([6], [])),
        (-2, (0, 0), ([], [6])),
    ],
)
def test_the_foremost_lawsuit_is_decided(marker: int, stars: tuple[int, int], won: tuple[list[int], list[int]]) -> None:
    game = table(ink=19, docket=[(6, marker), (3, 1), (10, 0)], lawsuit_pile=[8, 9, 1, 2]).play("ink:1")
    assert game.has("hamburg", stars=stars[0], lawsuits=won[0])
    assert game.has("altona", stars=stars[1], lawsuits=won[1])
    assert list(game.markers().items()) == [(3, 1), (10, 0), (8, 0)]
    assert game.doc["lawsuits"]["closed"] == ([] if abs(marker) >= 2 else [6])


@rule("RC-84")
def test_new_special_cards() -> None:
    game = table(ink=19, dark={4: 1, 8: None, 12: 2, 16: 3}, draws=[21, 22, 23, 24]).play("ink:1")
    assert [game.doc["ring"][space] for space in (4, 8, 12, 16)] == [f"special-{number}" for number in (21, 22, 23, 24)]
    assert game.doc["specials"]["discards"] == [1, 2, 3]


@rule("RC-85")
def test_all_factories_work_again() -> None:
    game = table(ink=19, hamburg={"idle": 2}, altona={"idle": 3, "factories": 1}).play("ink:1")
    assert game.has("hamburg", factories=2, idle=0)
    assert game.has("altona", factories=4, idle=0)


@rule("RC-86")
def test_the_end_before_the_interrupted_turn_goes_on() -> None:
    game = table(ink=19, hamburg={"stars": 12}).play("ink:1")
    assert game.state.ending == "no-stars"
    assert "used" not in game.events


@rule("RC-86")
def test_no_end_outside_the_off_season() -> None:
    game = table("special-14", hamburg={"factories": 11}).play("use", "build")
    assert game.doc["supply"]["factories"] == 0
    assert not game.state.over()


@rule("RC-86")
@pytest.mark.parametrize("reason", ["no-ships", "no-lawsuits", "no-factories", "no-stars"])
def test_each_reason_to_end(reason: str) -> None:
    fleet = {"hamburg": [1, 2, 3, 5, 6], "altona": [4, 8, 9, 10, 11]}
    positions = {
        "no-ships": table(
            ink=19,
            row=[None, None, None, None],
            ship_pile=[],
            hamburg={"ships": fleet["hamburg"]},
            altona={"ships": fleet["altona"]},
        ),
        "no-lawsuits": table(ink=19, docket=[(3, 0)], lawsuit_pile=[], closed=[1, 2, 4, 5, 7, 9]),
        "no-factories": table(ink=19, hamburg={"factories": 6}, altona={"factories": 6}),
        "no-stars": table(ink=19, hamburg={"stars": 6}, altona={"stars": 6}),
    }
    game = positions[reason].play("ink:1")
    assert game.state.ending == reason


@rule("RC-87")
def test_the_turn_goes_on_with_the_new_cards() -> None:
    game = table(ink=18, dark={4: 1}, hamburg={"beer": 6}, draws=[21, 22, 23, 24]).play("ink:6")
    assert game.doc["ink"] == 4
    assert game.doc["bell"] is None
    assert game.asked == "option"
    assert game.play("take").has("hamburg", hand=[21])


def test_the_bell_is_with_the_mover_during_the_off_season() -> None:
    game = table(ink=19, hamburg={"beer": 1, "alliances": ["oslo"]}).play("ink:1")
    assert GAME.view(game.state, None)["bell"] == "hamburg"
    assert game.play("return").doc["bell"] is None
