"""Monday, Tuesday and the votes: CO-12 to CO-26, CO-48."""

from typing import Any

import pytest

from kontor.engine.rng import Rng
from kontor.games.colonia.terms import RAW

from ...rule import rule
from .table import GAME, Table, start, table


def begun(seats: int = 4, seed: int = 7) -> Table:
    """The first Tuesday."""
    game = start(seats, seed)
    while game.asked == "choose-good":
        game.play("good:shoes")
    return game


@rule("CO-12", "CO-13", "CO-14", "CO-15")
def test_the_week_card_prepares_the_week() -> None:
    for seed in range(12):
        document = begun(seed=seed).doc
        card = GAME.contents()["week"][document["weeks"]["card"] - 1]
        sizes = [sum(stall[raw] for raw in RAW) for stall in document["stalls"]]
        assert sizes == [*card["stalls"], 0, 0]
        assert [workshop["bar"] for workshop in document["workshops"]] == card["orders"]
        assert document["leaving"] == card["ships"]


@rule("CO-14", "CO-34")
def test_the_example_of_a_week_card() -> None:
    """Card 1 comes up: the bars stand at 1, 2, 1, 2, 1, and on Thursday five dice are rolled."""
    document = table("relics", week=2, card=2, show=["bergen-1"], yellow={"mark": 5}).doc
    document["weeks"]["pile"] = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1]
    game = Table(GAME.load(document)).play("pass").pass_all()
    assert game.doc["weeks"]["card"] == 1
    assert [workshop["bar"] for workshop in game.doc["workshops"]] == [1, 2, 1, 2, 1]
    assert len(table("orders", yellow={"leather": 1, "iron": 1}).play("pass").told("die")) == 5


@rule("CO-34")
@pytest.mark.parametrize(("card", "dice"), [(1, 5), (8, 6), (10, 3), (12, 4)])
def test_as_many_dice_as_the_week_card_says(card: int, dice: int) -> None:
    assert len(table("orders", card=card, yellow={"leather": 1, "iron": 1}).play("pass").told("die")) == dice


@rule("CO-15")
def test_three_ships_leave_from_mooring_one_on() -> None:
    """Three ships are marked: the marker lies between the third and the fourth mooring."""
    game = table("sailing", port=(1, 5, 9, 13), leaving=3)
    assert game.doc["ships"]["port"][0]["ship"] == 13
    assert game.doc["ships"]["sailed"] == [1, 5, 9]


@rule("CO-15")
def test_in_the_sixth_week_all_ships_leave() -> None:
    for card in range(1, 6):
        game = table("relics", week=5, card=card, show=[])
        assert game.doc["week"] == 6
        assert GAME.contents()["week"][game.doc["weeks"]["card"] - 1]["ships"] < 4
        assert game.doc["leaving"] == 4


@rule("CO-13")
def test_an_empty_bag_leaves_stalls_empty() -> None:
    """All raw materials but ten are with the families."""
    rich = dict.fromkeys(RAW, 4)
    game = table("refill-show", 4, yellow=rich, blue=rich, green=rich, red=dict.fromkeys(RAW, 4))
    sizes = [sum(stall[raw] for raw in RAW) for stall in game.doc["stalls"]]
    card = GAME.contents()["week"][game.doc["weeks"]["card"] - 1]["stalls"]
    assert sum(sizes) == 10
    full = [size == wanted for size, wanted in zip(sizes, card, strict=False)]
    assert full == sorted(full, reverse=True)
    assert sum(game.doc["bag"].values()) == 0


@rule("CO-16")
def test_three_decrees_in_the_order_of_their_days() -> None:
    days = [decree["day"] for decree in GAME.contents()["decree"]]
    assert len(days) == 18
    for seed in range(20):
        document = begun(seed=seed).doc
        opened = [days[number - 1] for number in document["decrees"]["open"]]
        assert len(opened) == 3
        assert opened == sorted(opened)
        assert len(document["decrees"]["pile"]) == 15


@rule("CO-16")
def test_decrees_of_one_day_lie_in_the_order_in_which_they_were_drawn() -> None:
    document = table("relics", week=2, show=["bergen-1"], yellow={"mark": 5}).doc
    document["decrees"]["pile"] = [1, 2, 3, 6, 8, 9, 10, 11, 12, 5, 7, 4]
    game = Table(GAME.load(document)).play("pass").pass_all()
    assert game.doc["decrees"]["open"] == [4, 7, 5]


@rule("CO-17")
def test_family_cards_are_chosen_secretly_and_shown_together() -> None:
    game = begun()
    assert game.state.actors() == [0, 1, 2, 3]
    game.answer(green="card:8", yellow="card:3")
    assert game.state.actors() == [1, 3]
    for viewer in (1, 3, None):
        families = GAME.view(game.state, viewer)["families"]
        assert "answer" not in families["green"]
        assert families["green"]["played"] is None
    assert GAME.view(game.state, 2)["families"]["green"]["answer"] == "card:8"
    assert "played" not in game.events
    game.answer(red="card:5", blue="card:4")
    assert [(event.seat, event.facts["value"]) for event in game.told("played")] == [(0, 3), (1, 4), (2, 8), (3, 5)]
    assert game.doc["order"] == ["green", "red", "blue", "yellow"]
    assert game.has("green", votes=8, tuesday=8, reserve=22, cards=[3, 4, 5, 6, 7])


@rule("CO-17")
def test_others_answers_are_imagined_anew() -> None:
    game = begun().answer(green="card:8")
    rng = Rng.seeded(2)
    imagined = {GAME.dump(game.state.imagine(0, rng))["families"]["green"]["answer"] for _ in range(80)}
    assert imagined == {f"card:{value}" for value in (3, 4, 5, 6, 7, 8)}
    own = {GAME.dump(game.state.imagine(2, rng))["families"]["green"]["answer"] for _ in range(10)}
    assert own == {"card:8"}


@rule("CO-17", "CO-48")
def test_a_card_is_used_only_once() -> None:
    game = begun().answer(yellow="card:3", blue="card:4", green="card:8", red="card:5")
    assert game.has("yellow", cards=[4, 5, 6, 7, 8], played=3)
    after = table("relics", week=2, show=[], votes=(7, 6, 5, 4))
    assert after.asked == "family-cards"
    assert after.has("yellow", played=None, votes=0)
    assert 7 not in after.family("yellow")["cards"]


@rule("CO-18")
def test_only_cards_that_the_reserve_can_serve() -> None:
    game = table("family-cards", week=1, yellow={"wednesday": 20, "thursday": 5})
    assert game.asks("yellow") == ["card:3", "card:4", "card:5"]
    assert game.asks("blue") == ["card:3", "card:4", "card:5", "card:6", "card:7", "card:8"]


@rule("CO-19")
def test_a_reserve_that_serves_no_card() -> None:
    """Two at home: the rest comes from the streets, Tuesday first, and the card counts zero."""
    own = {"tuesday": 3, "wednesday": 4, "thursday": 20, "friday": 1}
    game = table("family-cards", week=1, yellow=own, stalls={1: {"fur": 1}})
    assert game.asks("yellow") == ["card:3", "card:4", "card:5", "card:6", "card:7", "card:8"]
    game.answer(yellow="card:8", blue="card:3", green="card:4", red="card:5")
    assert game.has("yellow", votes=0, played=8, tuesday=8, wednesday=1, thursday=20, friday=1, reserve=0)
    assert game.doc["order"][-1] == "yellow"


@rule("CO-19")
def test_the_streets_are_used_in_their_order_to_the_last() -> None:
    """One at home and one on each street but Friday's: two more come from there."""
    orders = {"saddler": [("yellow", 20)]}
    own = {"tuesday": 1, "wednesday": 1, "thursday": 1, "friday": 6}
    game = table("family-cards", week=1, yellow=own, orders=orders, stalls={1: {"fur": 1}})
    game.answer(yellow="card:6", blue="card:3", green="card:4", red="card:5")
    assert game.has("yellow", votes=0, tuesday=6, wednesday=0, thursday=0, friday=4, reserve=0)


@rule("CO-19")
def test_if_even_the_streets_are_empty_everybody_goes() -> None:
    orders = {"saddler": [("yellow", 14)], "painter": [("yellow", 14)]}
    game = table("family-cards", week=1, yellow={"tuesday": 1}, orders=orders)
    game.answer(yellow="card:6", blue="card:3", green="card:4", red="card:5")
    assert game.has("yellow", votes=0, tuesday=2, reserve=0)


@rule("CO-20")
def test_the_example_of_equal_cards() -> None:
    """Last week yellow was second and red last; violet plays 7, yellow and red 5, green 3."""
    names = {
        "yellow": "card:5",
        "red": "card:5",
        "violet": "card:7",
        "green": "card:3",
        "blue": "card:4",
        "orange": "card:6",
    }
    order = ("violet", "yellow", "green", "blue", "orange", "red")
    game = table("family-cards", 6, week=2, order=order)
    game.answer(**names)
    assert [name for name in game.doc["order"] if name in ("violet", "red", "yellow", "green")] == [
        "violet", "red", "yellow", "green",
    ]  # fmt: skip


@rule("CO-20")
def test_a_group_of_equals_is_reversed_whole() -> None:
    game = table("family-cards", week=2, order=("green", "red", "blue", "yellow"))
    game.answer(yellow="card:5", blue="card:5", green="card:5", red="card:5")
    assert game.doc["order"] == ["yellow", "blue", "red", "green"]


@rule("CO-20")
def test_several_zeros_are_reversed_too() -> None:
    own = {"wednesday": 28}
    game = table("family-cards", week=2, yellow=own, blue=own, order=("yellow", "blue", "green", "red"))
    game.answer(yellow="card:3", blue="card:7", green="card:3", red="card:4")
    assert game.doc["order"] == ["red", "green", "blue", "yellow"]


@rule("CO-21")
def test_the_die_settles_equal_cards_in_the_first_week() -> None:
    orders = set()
    for seed in range(30):
        game = begun(3, seed).answer(yellow="card:5", blue="card:5", green="card:8")
        rolled = [(event.facts["die"], event.seat) for event in game.told("rolled") if "played" in game.events]
        first, second = game.doc["order"][1:]
        assert game.doc["order"][0] == "green"
        last = rolled[-2:]
        assert last[0][0] != last[1][0]
        assert first == game.state.seat_names[max(last)[1]]
        orders.add((first, second))
    assert orders == {("yellow", "blue"), ("blue", "yellow")}


@rule("CO-6", "CO-22")
def test_last_weeks_council_comes_back_after_the_cards() -> None:
    game = table("family-cards", week=2, yellow={"tuesday": 6})
    game.answer(yellow="card:4", blue="card:3", green="card:5", red="card:6")
    assert game.has("yellow", tuesday=4, reserve=30 - 4)


def vote(kind: str, day: str = "decrees-4", **more: Any) -> Table:
    return table(day, decrees=[kind], votes=(7, 4, 5, 3), **more)


@rule("CO-23")
def test_decrees_are_voted_on_one_after_the_other_before_the_business() -> None:
    game = table("decrees-4", decrees=["painter", "tailor"], yellow={"wood": 1, "linen": 1})
    assert game.asked == "vote"
    game.answer(yellow="yes", blue="yes", green="yes", red="yes")
    assert game.asked == "vote"
    assert game.doc["workshops"][2]["bar"] == 2
    assert game.doc["workshops"][3]["bar"] == 0
    game.answer(yellow="no", blue="no", green="no", red="no")
    assert game.asked == "orders"


@rule("CO-24", "CO-25")
def test_the_example_of_a_vote() -> None:
    """Yes: 5 and 3, no: 7 and 4: rejected by 11 to 8."""
    game = vote("painter", yellow={"wood": 1, "linen": 1})
    game.answer(green="yes", red="yes", yellow="no", blue="no")
    assert game.told("rejected")[0].facts == {"decree": "painter"}
    assert game.doc["workshops"][2]["bar"] == 0
    assert [event.facts["vote"] for event in game.told("voted")] == ["no", "no", "yes", "yes"]
    won = vote("painter", yellow={"wood": 1, "linen": 1}).answer(green="yes", red="yes", yellow="yes", blue="no")
    assert won.told("adopted")[0].facts == {"decree": "painter"}


@rule("CO-24")
def test_a_vote_that_was_shown_is_never_taken_back() -> None:
    """Also where the last to answer decides next."""
    game = vote("painter", yellow={"wood": 1, "linen": 1}).answer(red="no", blue="no", green="no")
    fence = game.state.fence
    game.answer(yellow="no")
    assert game.actor == "yellow"
    assert game.state.fence > fence


@rule("CO-24")
def test_votes_are_secret_until_all_are_in() -> None:
    game = vote("painter").answer(red="no")
    assert game.state.actors() == [0, 1, 2]
    assert "voted" not in game.events
    for viewer in (0, None):
        assert "answer" not in GAME.view(game.state, viewer)["families"]["red"]
    rng = Rng.seeded(1)
    imagined = {GAME.dump(game.state.imagine(0, rng))["families"]["red"]["answer"] for _ in range(30)}
    assert imagined == {"yes", "no"}


@rule("CO-24")
def test_the_order_of_answers_leaves_no_trace() -> None:
    ends = []
    for names in (("yellow", "blue", "green", "red"), ("red", "green", "blue", "yellow")):
        game = vote("painter", yellow={"wood": 1, "linen": 1})
        for name in names:
            game.answer(**{name: "yes" if name == "yellow" else "no"})
        ends.append(
            (GAME.view(game.state, None), [(event.name, event.seat, event.facts) for event in game.listener.events])
        )
    assert ends[0] == ends[1]


@rule("CO-24")
def test_families_that_count_zero_do_not_vote() -> None:
    document = vote("painter").doc
    document["families"]["blue"]["votes"] = 0
    game = Table(GAME.load(document))
    assert game.state.actors() == [0, 2, 3]


@rule("CO-26")
@pytest.mark.parametrize("choice", ["yes", "no"])
def test_the_mayor_decides_a_tie(choice: str) -> None:
    game = table("decrees-4", decrees=["painter"], votes=(7, 4, 6, 3), order=("green", "yellow", "blue", "red"),
                 yellow={"wood": 1, "linen": 1})  # fmt: skip
    game.answer(yellow="yes", blue="no", green="no", red="yes")
    assert game.asked == "mayor"
    assert game.actor == "green"
    game.play(choice)
    assert game.doc["workshops"][2]["bar"] == (2 if choice == "yes" else 0)


@rule("CO-26")
def test_the_mayor_decides_alone_when_nobody_has_votes() -> None:
    document = vote("painter").doc
    for own in document["families"].values():
        own["votes"] = 0
    game = Table(GAME.load(document))
    assert game.asked == "mayor"
