"""Positions and data that cannot be are refused with a sentence."""

import shutil
from pathlib import Path
from typing import Any

import pytest

from kontor import games
from kontor.engine.errors import BadData, BadPosition

from ..rig import put
from .table import GAME, table


def position() -> dict[str, Any]:
    """A vote on Thursday: blue has answered; orders wait, and a hold is loaded."""
    game = table(
        "decrees-4",
        decrees=["painter", "exchange"],
        orders={"saddler": [("red", 2)]},
        holds={(2, 1): "green"},
        insured={1: "blue"},
        shrines={"london": ("yellow", 2)},
        yellow={"wood": 2, "mark": 5, "wednesday": 3},
    )
    return game.answer(blue="no").doc


def test_the_position_itself_is_fine() -> None:
    state = GAME.load(position())
    assert state.actors() == [0, 2, 3]
    assert GAME.dump(state) == position()


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("game", "chess", r"game: Invalid enum value 'chess'"),
        ("data", "123", r"data: the position was made with data 123"),
        ("values", "c", r"values: Invalid enum value 'c'"),
        ("week", 7, r"week: Expected 'int' <= 6"),
        ("week", 3, r"weeks: in week 3 there are 11 different cards in the pile"),
        ("order", ["yellow", "blue", "green"], r"order: every family has one place in the order of play"),
        ("order", ["yellow", "blue", "green", "violet"], r"order: 'violet' is not known"),
        ("families/yellow/wood", 3, r"there are 19 of wood in all, not 18"),
        ("families/yellow/saddle", 1, r"there are 13 of saddle in all, not 12"),
        ("families/yellow/reserve", 3, r"yellow has 6 members, not 30"),
        ("families/yellow/cards", [3, 4], r"yellow has 2 family cards, not 4"),
        ("families/yellow/cards", [3, 4, 5, 7], r"yellow has played the card 7 and still has it"),
        ("families/red/played", None, r"played: all families have played a card, or none has"),
        ("families/yellow/votes", 5, r"yellow has 5 votes and has played 7"),
        ("families/blue/answer", "card:3", r"families\.blue\.answer: 'card:3' is not known; expected one of yes, no"),
        ("families/yellow/relics", {"bergen-9": 1}, r"families\.yellow\.relics: 'bergen-9' is not known"),
        ("families/yellow/relics", {"bergen-1": 1}, r"relics: bergen-1 is there 4 times, not 3"),
        ("stalls/0/owner", "red", r"stalls no\. 1: members stand there exactly when it has an owner"),
        ("stalls/0/fur", 1, r"there are 19 of fur in all"),
        ("workshops/0/bar", 9, r"the saddler has 8 spaces"),
        ("workshops/0/fresh", 2, r"the saddler has 1 orders, and 2 are of this week"),
        ("workshops/0/orders", [], r"red has 28 members, not 30"),
        ("weeks/pile", [1] * 12, r"weeks: in week 2 there are 12 different cards in the pile"),
        ("decrees/open", [17, 17], r"decrees: a decree is there twice"),
        ("decrees/pile", [], r"decrees: in week 2 the pile has 12"),
        ("ships/pile", [], r"ships: each of the 16 is there once"),
        ("ships/port/0/ship", 2, r"ships: each of the 16 is there once"),
        ("ships/port/0/holds/3", "red", r"red has 31 members, not 30"),
        ("relics/show/0/card", "bergen-6", r"relics\.show: 'bergen-6' is not known"),
        ("relics/discards", ["london-5"], r"relics: london-5 is there 2 times, not 1"),
        ("shrines/bergen/relic", 3, r"shrines: that of bergen holds a relic and belongs to nobody"),
        ("shrines/bergen/owner", "red", r"relics: bergen-shrine is there 2 times, not 1"),
        ("windows/bergen", "red", r"windows: they are given at the end"),
        (
            "open/0",
            {"step": "market", "place": 0, "passed": []},
            r"expected the next week, a 'week' step, at the bottom",
        ),
        ("open/1", {"step": "pray"}, r"open no\. 2: step: 'pray' is not known"),
        ("ending", "boredom", r"ending: 'boredom' is not known"),
    ],
)
def test_an_impossible_position_is_refused(path: str, value: Any, message: str) -> None:
    document = position()
    put(document, path, value)
    with pytest.raises(BadPosition, match=message) as refused:
        GAME.load(document)
    assert str(refused.value).startswith("position: ")
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("step", "message"),
    [
        ({"step": "vote", "decree": "17"}, r"'vote' is about decree 17, which is still to come"),
        ({"step": "vote", "decree": "1"}, r"is about"),
        ({"step": "mayor", "decree": "99"}, r"open no\. \d+: decree: '99' is not known"),
        ({"step": "each", "kind": "painter", "place": 0}, r"'each' needs a decree that every family carries out"),
        ({"step": "each", "kind": "exchange", "place": 0}, r"'each' is about a decree of another day"),
        ({"step": "each", "kind": "draw-raw", "place": 9}, r"'each' speaks of more than 4 families"),
        ({"step": "market", "place": 0, "passed": []}, r"'market' cannot lie on 'decrees'"),
        ({"step": "choose-good", "seat": "red"}, r"'choose-good' cannot lie on 'decrees'"),
    ],
)
def test_a_step_that_does_not_fit_is_refused(step: dict[str, Any], message: str) -> None:
    document = position()
    document["families"]["blue"]["answer"] = None
    document["open"][-1] = step
    with pytest.raises(BadPosition, match=message):
        GAME.load(document)


def test_answers_that_are_not_asked_for() -> None:
    document = table("orders", yellow={"wood": 1, "linen": 1}).doc
    document["families"]["red"]["answer"] = "yes"
    with pytest.raises(BadPosition, match="red has answered, and is not asked"):
        GAME.load(document)
    document = table("family-cards", week=1).doc
    document["families"]["red"]["answer"] = "card:8"
    document["families"]["red"] |= {"reserve": 5, "wednesday": 25}
    with pytest.raises(BadPosition, match="red has chosen a card that it cannot play"):
        GAME.load(document)


def test_families_are_the_first_colours() -> None:
    document = position()
    document["families"]["violet"] = document["families"].pop("red")
    with pytest.raises(BadPosition, match="families: expected three to six, the first of yellow, blue, green, red"):
        GAME.load(document)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("weeks = 6", "weeks = 7", r"calendar\.weeks: Invalid enum value 7"),
        (
            "values = [3, 4, 5, 6, 7, 8]",
            "values = [3, 4, 5, 6, 7]",
            r"family_cards\.values: expected the numbers from 3",
        ),
        (
            "raw_from_the_bag = 4",
            "raw_from_the_bag = 40",
            r"start\.raw_from_the_bag: expected no more than the bag has",
        ),
        ("shown = 10", "shown = 11", r"relic_hall\.shown: expected at most 10"),
        ("home_at_most = 3", "home_at_most = 4", r"decree_figures\.home_at_most: expected at most 3"),
        ('currency = "mark"', 'currency = "gulden"', r"city bergen\.currency: expected 'mark'"),
        ("\ndie = 1", "\ndie = 2", r"craftsman's die with id 1: expected exactly one, found 0"),
        ('raw = ["leather", "iron"]', 'raw = ["iron", "iron"]', r"craftsman saddler\.raw: expected two different"),
        ('good = "saddle"', 'good = "shoes"', r"craftsman saddler\.good: expected 'saddle'"),
        ("stalls = [6, 4, 3, 5, 4, 3, 2]", "stalls = [6]", r"week 1\.stalls: expected 7 numbers, found 1"),
        ("orders = [1, 2, 1, 2, 1]", "orders = [1]", r"week 1\.orders: expected 5 numbers, found 1"),
        ("ships = 3", "ships = 5", r"week 1\.ships: expected at most 4"),
        ('goods = ["clothing"]', "goods = []", r"ship 1\.holds no\. 1\.goods: expected one to 12 goods"),
        ('day = 3\nkind = "more-raw"', 'day = 4\nkind = "more-raw"', r"decree 1\.day: expected 3 for 'more-raw'"),
        ('kind = "more-raw"', 'kind = "riot"', r"decree no\. 1\.kind: Invalid enum value 'riot'"),
    ],
)
def test_a_broken_box_is_refused(tmp_path: Path, old: str, new: str, message: str) -> None:
    shutil.copytree(GAME.room / "data", tmp_path / "colonia")
    file = tmp_path / "colonia" / "base.toml"
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadData, match=r"base\.toml: " + message):
        games.get("colonia", str(tmp_path))
