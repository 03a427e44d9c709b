"""Lawsuits: RC-69 to RC-77."""

import pytest

from ...rule import rule
from .table import table


@rule("RC-69")
def test_card_and_marker_travel_together() -> None:
    game = table("basic-13", docket=[(3, 1), (6, -2), (10, 0)]).play("swap:1-2")
    assert list(game.markers().items()) == [(6, -2), (3, 1), (10, 0)]


@rule("RC-70")
def test_advancing_a_lawsuit() -> None:
    game = table("basic-15", docket=[(3, 0), (6, 0), (1, 0)], hamburg={"furniture": 1}).play("sue:3")
    assert game.markers()[3] == 1
    assert game.stock("hamburg") == {"cloth": 1}


@rule("RC-70")
@pytest.mark.parametrize(
    ("lawsuit", "cost", "bonus"),
    [
        (1, {"cloth": 1}, {"leather": 1}),
        (2, {"leather": 1}, {"furniture": 1}),
        (3, {"furniture": 1}, {"cloth": 1}),
        (7, {"cloth": 1}, {"beer": 1}),
        (8, {"cloth": 1, "leather": 1}, {"letters": 1, "beer": 1}),
        (10, {"beer": 2}, {"cloth": 1}),
    ],
)
def test_costs_and_bonuses(lawsuit: int, cost: dict[str, int], bonus: dict[str, int]) -> None:
    others = [(one, 0) for one in (4, 5) if one != lawsuit]
    game = table("basic-15", docket=[(lawsuit, 0), *others], hamburg=cost).play(f"sue:{lawsuit}")
    nothing = dict.fromkeys(("beer", "cloth", "leather", "furniture", "letters"), 0)
    assert game.has("hamburg", **(nothing | bonus))


@rule("RC-70", "RC-77")
@pytest.mark.parametrize(("lawsuit", "cost"), [(4, {"letters": 1}), (6, {"furniture": 1}), (9, {"leather": 1})])
def test_bonuses_of_prestige(lawsuit: int, cost: dict[str, int]) -> None:
    game = table("basic-15", docket=[(lawsuit, 0), (5, 0), (10, 0)], hamburg=cost).play(f"sue:{lawsuit}")
    assert game.prestige == 1


@rule("RC-70")
def test_the_bonus_of_two_reactivations() -> None:
    game = table("basic-15", docket=[(5, 0), (4, 0), (10, 0)], hamburg={"leather": 1, "idle": 3}).play("sue:5")
    assert game.has("hamburg", factories=2, idle=1)


@rule("RC-71")
def test_no_further_payment_on_space_one() -> None:
    game = table("basic-15", docket=[(9, 0), (3, 0), (10, 0)], hamburg={"leather": 3}).play("sue:9")
    assert game.actor == "altona"


@rule("RC-71")
def test_one_further_payment_on_space_two() -> None:
    game = table("basic-15", docket=[(3, 0), (9, 0), (10, 0)], hamburg={"leather": 3}).play("sue:9")
    assert game.legal == ["again", "done"]
    game.play("again")
    assert game.markers()[9] == 2
    assert game.prestige == 1
    assert game.actor == "altona"


@rule("RC-71")
def test_two_further_payments_on_space_three() -> None:
    game = table("basic-15", docket=[(3, 0), (10, 0), (9, 0)], hamburg={"leather": 4}).play("sue:9", "again", "again")
    assert game.markers()[9] == 3
    assert game.has("hamburg", leather=1)
    assert game.actor == "altona"


@rule("RC-70", "RC-71")
def test_the_rulebook_example_of_altona() -> None:
    game = table("basic-15", turn="altona", docket=[(3, 0), (10, 0), (2, 1)], altona={"leather": 3}).play("sue:2")
    assert game.markers()[2] == 0
    assert game.stock("altona") == {"leather": 2, "furniture": 1}
    assert game.legal == ["again", "done"]
    game.play("done")
    assert game.markers()[2] == 0


@rule("RC-72")
def test_on_ones_own_four_only_the_bonus_is_left() -> None:
    game = table("basic-15", docket=[(3, 0), (10, 0), (2, 4)], hamburg={"leather": 3}).play("sue:2")
    assert game.markers()[2] == 4
    assert game.stock("hamburg") == {"leather": 2, "furniture": 1}
    assert game.actor == "altona"


@rule("RC-72")
def test_reaching_four_ends_the_payments() -> None:
    game = table("basic-15", docket=[(3, 0), (10, 0), (2, 2)], hamburg={"leather": 5}).play("sue:2", "again")
    assert game.markers()[2] == 4
    assert game.actor == "altona"


@rule("RC-73")
@pytest.mark.parametrize(("marker", "can"), [(1, False), (2, True), (4, True), (-2, False)])
def test_resolving_by_court_ruling(marker: int, can: bool) -> None:
    game = table("basic-13", docket=[(6, marker), (3, 0), (10, 0)])
    assert ("resolve" in game.legal) == can


@rule("RC-73", "RC-75", "RC-76")
def test_a_lawsuit_won_by_ruling() -> None:
    game = table("basic-13", docket=[(6, 2), (3, -1), (10, 1)], lawsuit_pile=[8, 9, 1, 2]).play("resolve")
    assert game.has("hamburg", lawsuits=[6], letters=2)
    assert list(game.markers().items()) == [(3, -1), (10, 1), (8, 0)]


@rule("RC-74")
def test_swapping_neighbours_only() -> None:
    game = table("basic-13", docket=[(6, 0), (3, 0), (10, 0)])
    assert game.legal == ["swap:1-2", "swap:2-3", "done"]
    assert list(game.play("swap:2-3").markers()) == [6, 10, 3]
    two = table("basic-13", docket=[(6, 0), (3, 0)])
    assert two.legal == ["swap:1-2", "done"]


@rule("RC-75")
@pytest.mark.parametrize(
    ("lawsuit", "bonus"),
    [
        (2, {"factories": 1}),
        (4, {"factories": 1}),
        (5, {"beer": 3, "stars": 2}),
        (6, {"letters": 2}),
        (8, {"factories": 1}),
        (9, {"letters": 1}),
        (10, {"factories": 1}),
    ],
)
def test_bonuses_for_winning(lawsuit: int, bonus: dict[str, int]) -> None:
    others = [(one, 0) for one in (3, 7) if one != lawsuit]
    game = table("basic-13", docket=[(lawsuit, 3), *others]).play("resolve")
    assert game.has("hamburg", **bonus)


@rule("RC-75")
def test_pieces_come_before_the_prestige_of_a_win() -> None:
    game = table("basic-13", docket=[(1, 3), (3, 0), (7, 0)]).play("resolve")
    assert game.stock("hamburg") == {"leather": 3}
    assert game.prestige == 1
    assert game.events.index("gained") < game.events.index("prestige")


@rule("RC-75")
def test_products_of_choice_for_winning() -> None:
    game = table("basic-13", docket=[(3, 2), (1, 0), (7, 0)]).play("resolve", "gain:beer", "gain:leather")
    assert game.stock("hamburg") == {"beer": 1, "leather": 1}
    game = table("basic-13", docket=[(7, 2), (1, 0), (3, 0)], hamburg={"alliances": ["bruxelles"]})
    game.play("resolve", "gain:furniture")
    assert game.prestige == 1
    assert game.legal == ["repeat:bruxelles", "done"]


@rule("RC-76")
def test_the_last_spaces_stay_empty() -> None:
    game = table("basic-13", docket=[(6, 2), (3, -1)], lawsuit_pile=[], closed=[1, 2, 4, 5, 7]).play("resolve")
    assert list(game.markers().items()) == [(3, -1)]


@rule("RC-77")
def test_the_bonus_of_a_lawsuit_is_no_production() -> None:
    game = table(
        "basic-15",
        row=[20, 21, 1, 2],
        docket=[(2, 0), (3, 0)],
        hamburg={"leather": 1, "ships": [11]},
        altona={"ships": [4]},
    )
    assert game.play("sue:2").stock("hamburg") == {"furniture": 1}
