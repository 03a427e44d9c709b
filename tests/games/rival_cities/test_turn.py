"""A turn and the use of cards: RC-13 to RC-27."""

import pytest

from kontor.engine.errors import IllegalMove

from ...rule import rule
from .table import GAME, start, table


@rule("RC-13")
def test_the_cities_take_turns() -> None:
    game = start().play("gain:cloth", "gain:cloth")
    assert game.actor == "hamburg"
    assert game.asked == "ink"
    game.play("ink:2")
    assert game.actor == "hamburg"
    game.play("draw")
    assert game.actor == "altona"
    assert game.asked == "ink"
    assert game.doc["turn"] == "altona"


@rule("RC-14")
def test_moving_two_spaces_is_free() -> None:
    assert table(ink=0).legal == ["ink:1", "ink:2"]
    assert table(ink=0).play("ink:1").doc["ink"] == 1


@rule("RC-14", "RC-15")
@pytest.mark.parametrize(
    ("products", "farthest"), [(0, 2), (1, 3), (2, 4), (3, 4), (4, 5), (5, 5), (6, 6), (8, 7), (10, 8)]
)
def test_what_a_move_costs(products: int, farthest: int) -> None:
    game = table(ink=0, hamburg={"beer": products})
    assert game.legal[-1] == f"ink:{farthest}"
    game.play(f"ink:{farthest}")
    assert game.stock("hamburg").get("beer", 0) == products - max(0, 2 * (farthest - 3), farthest - 2)


@rule("RC-14", "RC-15")
def test_the_rulebook_example_of_six_spaces() -> None:
    game = table(ink=0, hamburg={"beer": 3, "cloth": 2, "leather": 1, "furniture": 1})
    assert game.legal[-1] == "ink:6"
    game.play("ink:6", "pay:beer", "pay:cloth", "pay:leather")
    assert game.stock("hamburg") == {"furniture": 1}
    assert game.doc["supply"]["beer"] == 12


@rule("RC-15")
def test_letters_do_not_pay_for_a_move() -> None:
    game = table(ink=0, hamburg={"beer": 1, "letters": 4})
    assert game.legal == ["ink:1", "ink:2", "ink:3", "exchange"]


@rule("RC-16")
def test_at_most_once_round() -> None:
    game = table(ink=3, hamburg={"beer": 12, "cloth": 12, "leather": 12})
    assert game.legal[-1] == "ink:20"
    game.play("ink:20")
    while game.asked == "pay":
        game.play(game.legal[0])
    assert game.doc["ink"] == 3
    assert game.doc["seasons"] == 1


@rule("RC-17")
def test_passing_the_bell_brings_the_off_season_before_the_option() -> None:
    game = table(ink=18, dark={4: 2}).play("ink:2")
    assert game.doc["seasons"] == 1
    assert game.doc["ink"] == 0
    assert game.asked == "card"
    assert game.events.index("off-season") < game.events.index("used")


@rule("RC-17")
def test_the_first_move_does_not_pass_the_bell() -> None:
    assert table(ink=0).play("ink:1").doc["seasons"] == 0
    assert table(ink=17).play("ink:2").doc["seasons"] == 0
    assert table(ink=19).play("ink:2").doc["seasons"] == 1


@rule("RC-17")
def test_the_story_of_a_move_past_the_bell() -> None:
    game = table(ink=17, hamburg={"cloth": 1, "beer": 1}).play("ink:3", "pay:beer")
    assert game.events[:3] == ["moved", "paid", "off-season"]


@rule("RC-17")
def test_the_move_is_paid_before_the_off_season() -> None:
    game = table(ink=17, prestige=2, hamburg={"cloth": 1, "beer": 1}).play("ink:3", "pay:beer")
    assert game.stock("hamburg") == {"beer": 1, "cloth": 1}
    assert game.events.index("paid") < game.events.index("gained")


@rule("RC-18")
def test_using_a_basic_card_leaves_it() -> None:
    game = table("basic-2").play("draw")
    assert game.doc["ring"][2] == "basic-2"


@rule("RC-18")
def test_using_a_special_card_at_the_space() -> None:
    game = table("special-21").play("use", "letters")
    assert game.has("hamburg", letters=2, hand=[])
    assert game.doc["ring"][4] == "special-21"
    assert game.actor == "altona"


@rule("RC-18")
def test_using_the_off_season_tile() -> None:
    game = table("tile").play("gift", "gain:leather")
    assert game.stock("hamburg") == {"leather": 1}


@rule("RC-19")
def test_playing_a_card_from_hand() -> None:
    game = table("basic-2", hamburg={"hand": [21, 5]}).play("play:21")
    assert game.doc["specials"]["discards"] == []
    game.play("letters")
    assert game.has("hamburg", letters=2, hand=[5])
    assert game.doc["specials"]["discards"] == [21]


@rule("RC-19")
def test_a_played_card_has_no_part_in_a_reshuffle_it_causes() -> None:
    game = table("basic-3", hamburg={"hand": [4]}, discards=[1, 2, 3], draws=[])
    document = game.doc
    rest = list(document["specials"]["pile"])
    document["specials"] = {"pile": [rest[0]], "discards": [1, 2, 3, *rest[1:]], "played": []}
    game.state = GAME.load(document)
    game.play("play:4", "draw", "draw")
    assert 4 not in game.city("hamburg")["hand"]
    assert game.doc["specials"]["discards"] == [4]


@rule("RC-19")
def test_a_card_that_wins_the_game_stays_on_the_table() -> None:
    game = table("basic-2", prestige=7, hamburg={"hand": [8]}).play("play:8", "prestige")
    assert game.winner == "hamburg"
    assert game.doc["specials"]["played"] == [8]
    assert GAME.fault(GAME.load(game.doc)) == ""


@rule("RC-20")
def test_both_options_for_a_letter_space_first() -> None:
    game = table("basic-2", hamburg={"hand": [21], "letters": 1}, draws=[9]).play("both")
    assert game.has("hamburg", letters=0)
    assert game.legal == ["use", "play:21"]
    game.play("use", "draw")
    assert game.legal == ["play:21", "play:9", "pass"]
    game.play("play:21", "letters")
    assert game.has("hamburg", letters=2, hand=[9])
    assert game.actor == "altona"


@rule("RC-20")
def test_both_options_hand_first_and_not_mixed() -> None:
    game = table("basic-6", hamburg={"hand": [21], "letters": 1, "furniture": 1}).play("both", "play:21")
    assert game.legal == ["sue:3", "sue:6", "letters", "done"]
    game.play("letters")
    assert game.legal == ["sue:3", "sue:6", "done", "exchange"]
    game.play("done")
    assert game.legal == ["produce:cloth", "done", "exchange"]
    game.play("produce:cloth")
    assert game.stock("hamburg") == {"cloth": 1, "furniture": 1}


@rule("RC-20")
def test_the_letter_must_be_there_beforehand() -> None:
    game = table("basic-5", hamburg={"hand": [21]})
    assert game.legal == ["use", "play:21"]


@rule("RC-21")
def test_both_with_an_empty_hand() -> None:
    assert "both" not in table("basic-5", hamburg={"letters": 1, "beer": 1}).play().legal
    game = table("basic-2", hamburg={"letters": 1}, draws=[21])
    assert game.legal == ["use", "both"]
    game.play("both", "draw")
    assert game.legal == ["play:21", "pass"]
    assert "both" in table("basic-7", hamburg={"letters": 1, "leather": 3}, row=[3, 20, 21, 13]).legal
    assert "both" not in table("basic-7", hamburg={"letters": 1, "leather": 3}, row=[1, 20, 21, 13]).legal


@rule("RC-21")
def test_both_without_a_card_in_the_end() -> None:
    game = table("basic-2", hamburg={"letters": 1}).play("both", "done")
    assert game.actor == "altona"
    assert game.has("hamburg", letters=0, hand=[])


@rule("RC-22")
def test_the_second_card_may_be_left_out() -> None:
    game = table("basic-6", hamburg={"hand": [21], "letters": 1}).play("both", "use", "produce:cloth", "pass")
    assert game.has("hamburg", hand=[21])
    assert game.actor == "altona"


@rule("RC-23")
def test_taking_a_special_card() -> None:
    game = table("special-8").play("take")
    assert game.has("hamburg", hand=[8])
    assert game.doc["ring"][4] is None
    assert game.actor == "altona"


@rule("RC-23")
def test_basic_cards_and_the_tile_cannot_be_taken() -> None:
    assert "take" not in table("basic-2", hamburg={"hand": [1]}).legal
    assert "take" not in table("tile", hamburg={"hand": [1]}).legal


@rule("RC-24")
def test_an_empty_dark_space() -> None:
    game = table(ink=2, dark={4: None}, hamburg={"hand": [21], "letters": 1}).play("ink:2")
    assert game.legal == ["play:21", "pass"]
    game.play("pass")
    assert game.has("hamburg", hand=[21])
    assert game.actor == "altona"


@rule("RC-24")
def test_an_empty_dark_space_with_an_empty_hand() -> None:
    assert table(ink=2, dark={4: None}).play("ink:2").actor == "altona"


@rule("RC-25")
def test_all_actions_in_any_order_each_once() -> None:
    game = table("special-8", docket=[(6, 0), (3, 0), (10, 0)], hamburg={"furniture": 1}).play("use")
    assert game.legal == ["sue:6", "sue:3", "prestige", "letters", "done"]
    game.play("letters")
    assert "letters" not in game.legal
    game.play("prestige", "sue:6")
    assert game.prestige == 2
    assert game.actor == "altona"


@rule("RC-25")
def test_actions_may_be_left_out() -> None:
    game = table("special-8").play("use", "done")
    assert game.has("hamburg", letters=0)
    assert game.prestige == 0


@rule("RC-25")
def test_what_cannot_be_done_is_lost() -> None:
    game = table("special-18").play("use")
    assert game.legal == ["letters", "done"]


@rule("RC-26")
def test_one_half_of_a_torn_card() -> None:
    game = table("basic-14")
    assert game.legal == ["prestige", "produce:beer", "done"]
    game.play("prestige")
    assert game.actor == "altona"
    assert game.stock("hamburg") == {}


@rule("RC-27")
def test_every_combination_has_one_path() -> None:
    game = table("basic-4", hamburg={"beer": 2, "leather": 1, "furniture": 1}).play("build")
    paths: set[tuple[str, ...]] = set()
    for first in game.legal:
        branch = table("basic-4", hamburg={"beer": 2, "leather": 1, "furniture": 1}).play("build", first)
        if branch.asked != "pay":
            paths.add((first,))
            continue
        paths |= {(first, second) for second in branch.legal}
    assert paths == {
        ("pay:beer", "pay:beer"),
        ("pay:beer", "pay:leather"),
        ("pay:beer", "pay:furniture"),
        ("pay:leather",),
    }


@rule("RC-27")
def test_a_lone_choice_is_not_asked() -> None:
    game = table("basic-4", hamburg={"cloth": 2}).play("build")
    assert game.has("hamburg", factories=1, cloth=0)
    assert game.actor == "altona"


def test_an_illegal_move_is_refused_and_changes_nothing() -> None:
    game = table(ink=0)
    before = game.doc
    with pytest.raises(IllegalMove, match=r"'ink:3' is not legal now; legal: ink:1 ink:2"):
        game.play("ink:3")
    assert game.doc == before
