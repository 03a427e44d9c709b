"""Position documents that cannot be are refused with a sentence."""

from typing import Any

import pytest

from kontor.engine.errors import BadPosition

from ..rig import put
from .table import GAME, table


def position() -> dict[str, Any]:
    """Red stands at the church and has just given to the white one; green waits for its turn after blue."""
    return table(
        3,
        red={"rondel": "church", "brick": 2, "timber": 2, "tokens": ["white/five"], "sites": [8]},
        blue={"tokens": ["red/five"], "scored": ["blue/five"], "sites": [4, 24]},
        harbour={3: {"red": 1, "blue": 1, "dutchman": 1}, 2: {"green": 2}},
        open=[{"step": "church", "church": "white"}],
    ).doc


def test_the_position_itself_is_fine() -> None:
    assert GAME.load(position()).actors() == [0]


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("game", "chess", r"game: Invalid enum value 'chess'"),
        ("data", "123", r"data: the position was made with data 123"),
        ("map", "lisboa", r"map: Invalid enum value 'lisboa'"),
        ("first", "grey", r"first: 'grey' is not known; expected one of red, blue, green"),
        ("turn", "blue", r"after 10 turns it cannot be the turn of blue"),
        ("turns", 2, r"after 2 turns the marker of green cannot be there"),
        ("families/red/beer", -1, r"beer: Expected 'int' >= 0"),
        ("families/red/bell", 2, r"red has more than one bell"),
        ("families/red/prestige", 7, r"red has a prestige of 7, and its account says 1"),
        ("families/red/account/wealth", 1, r"red has sold its wealth, and the game goes on"),
        ("families/red/account/ships", 2, r"red has a prestige of 1, and its account says 3"),
        ("families/red/rondel", None, r"after 10 turns the marker of red cannot be there"),
        ("families/red/rondel", "inn", r"families\.red\.rondel: 'inn' is not known"),
        ("families/red/rondel", "beer", r"'church' is not an action of beer, where the marker stands"),
        ("families/red/tokens", ["white/five", "red/five"], r"families\.blue\.tokens: red/five is there twice"),
        ("families/red/tokens", ["white/six"], r"families\.red\.tokens: 'white/six' is not known"),
        ("families/red/tokens", ["white/ships"], r"the church white has a donation, and its token for five is still"),
        ("families/red/sites", [8, 4], r"families\.blue\.sites: site 4 is there twice"),
        ("families/red/sites", [8, 1], r"red has a citizen where nothing of its own is near"),
        ("families/red/sites", [29], r"sites.*Expected 'int' <= 28"),
        ("harbour/2", {"red": 4}, r"berth 3 holds 4 ships, and has room for 3"),
        ("harbour/2", {"grey": 1}, r"harbour no\. 3: 'grey' is not known"),
        ("harbour/0", {"dutchman": 2}, r"there are more Flying Dutchmen in the harbour than have come"),
        ("dutchmen", 3, r"3 Flying Dutchmen wait for a captain, and 1 captains are there"),
        ("finished", [{"church": "red", "builder": "red"}], r"the church red has 1 donations and is complete 1 times"),
        ("officials/pile", ["vicar", "vicar", "lord-mayor", "vicar"], r"the stack of officials is out of order"),
        ("officials/offered", ["canon"], r"the official canon is there too often"),
        ("officials/offered", ["bishop"], r"officials\.offered: 'bishop' is not known"),
        ("officials/pile", [], r"2 officials are built and 1 are left, of 7"),
        ("officials/set", "open", r"the official councilman is there too often"),
        ("open/0", {"step": "trade", "seat": "blue"}, r"open: expected the next turn, a 'turn' step, at the bottom"),
        ("open/0", {"step": "turn", "seat": "green"}, r"open: the next turn is that of blue"),
        ("open/1", {"step": "church", "seat": "blue", "church": "none"}, r"'church' is not for red, whose turn it is"),
        ("open/1", {"step": "church", "seat": "red", "church": "green"}, r"'church' needs a donation to its church"),
        (
            "open/1",
            {"step": "church", "seat": "red"},
            r"'church' has exactly the fields step, seat, church",
        ),
        ("open/1", {"step": "scoring", "seat": "red", "least": -1}, r"open no\. 2: least: expected a whole number"),
        ("open/1", {"step": "pray", "seat": "red"}, r"open no\. 2: step: 'pray' is not known"),
        ("open/1", {"step": "canon", "seat": "red"}, r"'canon' is not an action of church"),
        ("ending", "boredom", r"ending: 'boredom' is not known"),
        ("ending", "churches", r"red has wealth left, and the game is over"),
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
    ("at", "step", "message"),
    [
        (
            "trade-a",
            {"step": "sale", "good": "beer", "beer": 3, "sugar": 0, "cloth": 0},
            r"speaks of 3 beer, and at most",
        ),
        ("trade-a", {"step": "sale", "good": "beer", "beer": 0, "sugar": 0, "cloth": 1}, r"speaks of 1 cloth"),
        (
            "trade-a",
            {"step": "purchase", "material": "beer", "brick": 0, "timber": 0},
            r"asks for brick, timber or",
        ),
        ("trade-a", {"step": "purchase", "material": "brick", "brick": 1, "timber": 0}, r"not named yet"),
        ("trade-a", {"step": "purchase", "material": "bell", "brick": 9, "timber": 9}, r"speaks of more than 3 units"),
        ("church", {"step": "scoring", "least": 9}, r"has passed over two tokens of a kind"),
    ],
)
def test_a_step_that_does_not_fit_is_refused(at: str, step: dict[str, Any], message: str) -> None:
    own = {"rondel": at, "beer": 2, "money": 100, "tokens": ["white/five", "red/five"]}
    with pytest.raises(BadPosition, match=f"open: '{step['step']}' .*{message}"):
        table(red=own, open=[step])


@pytest.mark.parametrize(
    ("steps", "message"),
    [
        ([{"step": "guildhall", "appointed": False}, {"step": "canon"}], r"'canon' needs an official of this turn"),
        (
            [{"step": "guildhall", "appointed": True}, {"step": "choose-official"}],
            r"1 officials are built and 6 are left",
        ),
        ([{"step": "guildhall", "appointed": True}, {"step": "turn"}], r"'turn' cannot lie there"),
        (
            [{"step": "guildhall", "appointed": False}, {"step": "take-token", "church": "red"}],
            r"'take-token' needs an official of this turn below it",
        ),
        (
            [{"step": "guildhall", "appointed": True}, {"step": "take-token", "church": "none"}],
            r"'take-token' needs a church that has tokens",
        ),
    ],
)
def test_steps_in_an_impossible_order_are_refused(steps: list[dict[str, Any]], message: str) -> None:
    own = {"rondel": "guildhall", "tokens": ["red/five"], "sites": [4]}
    with pytest.raises(BadPosition, match=message):
        table(red=own, officials="open", offered=["deacon", "sexton", "guildmaster", "harbour-master",
              "master-builder", "civil-servant"], open=steps)  # fmt: skip


def test_great_wealth_is_no_obstacle() -> None:
    game = table(2, red={"rondel": "church", "cloth": 1, "money": 9990})
    game.play("trade-a", "sell", "sell:cloth/1")
    assert GAME.dump(GAME.load(game.doc)) == game.doc
    assert game.has("red", money=10_090)


@pytest.mark.parametrize(
    ("officials", "steps", "message"),
    [
        ("base", [{"step": "guildhall", "appointed": True}, {"step": "take-token", "church": "red"}], "a canon"),
        ("open", [{"step": "guildhall", "appointed": True}, {"step": "take-token", "church": "red"}], "a canon"),
        ("base", [{"step": "guildhall", "appointed": True}], "speaks of an official of this turn, and there is none"),
    ],
)
def test_officials_that_were_not_appointed(officials: str, steps: list[dict[str, Any]], message: str) -> None:
    own = {"rondel": "guildhall", "tokens": ["red/five"], "sites": [4] if len(steps) == 2 else []}
    offered = ["canon", "deacon", "sexton", "guildmaster", "harbour-master", "master-builder"]
    with pytest.raises(BadPosition, match=message):
        table(red=own, officials=officials, offered=offered if officials == "open" else None, open=steps)


def test_an_official_must_be_seen_before_one_builds() -> None:
    own = {"rondel": "guildhall", "tokens": ["red/five"], "brick": 1, "timber": 1}
    document = table(red=own, officials="shuffled", open=[{"step": "guildhall", "appointed": False}]).doc
    document["officials"] = document["officials"] | {
        "pile": document["officials"]["pile"] + document["officials"]["offered"], "offered": [],
    }  # fmt: skip
    with pytest.raises(BadPosition, match="'guildhall' needs an official that can be seen"):
        GAME.load(document)


def test_families_are_the_first_colours() -> None:
    document = position()
    document["families"]["grey"] = document["families"].pop("green")
    with pytest.raises(BadPosition, match="families: expected two to five, the first of red, blue, green"):
        GAME.load(document)
