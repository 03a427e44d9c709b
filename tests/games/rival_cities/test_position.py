"""Position documents that cannot be are refused with a sentence."""

from pathlib import Path
from typing import Any

import pytest

from kontor.engine.errors import BadPosition

from ..rig import put
from .table import GAME, table

RECORDS = Path(__file__).parents[2] / "records" / "rival-cities"


def position() -> dict[str, Any]:
    return table("basic-7", hamburg={"beer": 2, "hand": [3]}, altona={"ships": [4]}, row=[20, 21, 1, 2]).doc


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("game", "chess", r"position: game: Invalid enum value 'chess'"),
        ("ink", 20, r"position: ink: Expected 'int' <= 19"),
        ("ink", "3", r"position: ink: Expected 'int', got 'str'"),
        ("turn", "bremen", r"position: turn: Invalid enum value 'bremen'"),
        ("data", "123", r"position: data: the position was made with data 123"),
        ("cities/hamburg/beer", 3, r"position: there are 13 of beer in all, not 12"),
        ("cities/hamburg/idle", 1, r"position: there are 13 of factory in all, not 12"),
        ("cities/hamburg/beer", -1, r"position: cities\.hamburg\.beer: Expected 'int' >= 0"),
        ("cities/hamburg/hand", [3, 4], r"position: special-4 is there 2 times"),
        ("cities/hamburg/hand", [], r"position: special-3 is there 0 times"),
        ("cities/hamburg/shown", [9], r"position: a card counts as seen that is in no hand"),
        ("cities/altona/ships", [4, 4], r"position: a fleet is miscounted"),
        ("cities/altona/ships", [4, 20], r"position: ship 20 is there 2 times"),
        ("cities/altona/alliances", ["oslo"], r"position: there are not 4 alliances in the game"),
        ("cities/altona/alliances", ["amsterdam"], r"position: alliances: amsterdam is there twice"),
        ("cities/altona/lawsuits", [3], r"position: lawsuit 3 is there 2 times"),
        ("ring/3", "basic-9", r"position: basic-\d+ is there"),
        ("ring/3", "basic-99", r"position: ring: 'basic-99' is not known"),
        ("ring/3", None, r"position: space 3 of the ring has no card"),
        ("ring/0", "basic-1", r"position: basic-1 cannot lie on space 0 of the ring"),
        ("prestige", {"side": "hamburg", "step": 9}, r"position: the prestige marker stands beyond 8"),
        ("prestige", {"side": "hamburg", "step": 8}, r"position: somebody has won, and the game goes on"),
        ("prestige", {"side": None, "step": 2}, r"position: prestige: a marker in the middle has side null"),
        ("lawsuits/docket/0/step", 5, r"position: lawsuits\.docket no\. 1: a marker in the middle"),
        (
            "lawsuits/docket/0",
            {"lawsuit": 3, "side": "altona", "step": 5},
            r"position: a lawsuit's marker stands beyond 4",
        ),
        ("ships/pile", [], r"position: ship \d+ is there 0 times"),
        ("open", [], r"position: open: expected the next turn, an 'ink' step"),
        ("open/1", {"step": "jump", "seat": "hamburg"}, r"position: open no\. 2: step: 'jump' is not known"),
        (
            "open/1",
            {"step": "pay", "seat": "hamburg"},
            r"open no\. 2: 'pay' has exactly the fields step, seat, count, least",
        ),
        (
            "open/1",
            {"step": "pay", "seat": "hamburg", "count": "x", "least": "beer"},
            r"count: expected a whole number",
        ),
        ("open/1", {"step": "ink", "seat": "bremen"}, r"open no\. 2: seat: 'bremen' is not known"),
        (
            "open/1",
            {"step": "step-again", "seat": "hamburg", "lawsuit": 9, "times": 1},
            r"'step-again' speaks of lawsuit 9, which is not on the docket",
        ),
        ("open/1", {"step": "refill-ship", "seat": "hamburg", "space": 0}, r"'refill-ship' needs an empty ship space"),
        ("open/1", {"step": "stars", "seat": "hamburg", "count": 1, "first": 1}, r"first: expected true or false"),
        (
            "open/1",
            {"step": "donate-again", "seat": "hamburg", "card": "basic-1", "place": 0, "times": 1},
            r"'donate-again' needs a card and the place of a donation",
        ),
        (
            "open/1",
            {"step": "card", "seat": "hamburg", "card": "basic-1", "left": ["0"], "half": "none"},
            r"'card' speaks of basic-1, which is neither at the ink jar nor being played",
        ),
        (
            "open/1",
            {"step": "card", "seat": "hamburg", "card": "basic-7", "left": ["0"], "half": "top"},
            r"open no\. 2: half: 'top' is not known; expected one of none, left, right",
        ),
        ("ending", "boredom", r"position: ending: 'boredom' is not known"),
        ("ending", "no-ships", r"position: the stars are counted, and nobody has the bell"),
        ("ending", "fleet", r"position: the ending and the winner do not fit"),
        ("bell", "hamburg", r"position: bell: somebody has it exactly while a step of the off-season is open"),
        ("ships/row", [20, 21, 1], r"position: (ship 2 is there 0 times|there are not 4 ship spaces)"),
        ("specials/played", [5], r"position: special-5 is there 2 times"),
        (
            "open/1",
            {"step": "discard", "seat": "hamburg"},
            r"open: 0 cards are being played, and 1 'discard' steps open",
        ),
        ("open/1", {"step": "new-lawsuit", "seat": "hamburg"}, r"'new-lawsuit' needs a free space on the docket"),
        ("open/1", {"step": "exchange-give", "seat": "hamburg"}, r"'exchange-give' needs a letter"),
        (
            "open/1",
            {"step": "exchange-gain", "seat": "hamburg", "product": "cloth"},
            r"'exchange-gain' needs a letter and the product",
        ),
        (
            "open/1",
            {"step": "pay", "seat": "hamburg", "count": 3, "least": "beer"},
            r"'pay' asks for 3 products, there are 2",
        ),
        ("open/1", {"step": "gain", "seat": "hamburg", "count": 0, "least": "beer"}, r"'gain' asks for no product"),
        (
            "open/1",
            {"step": "card", "seat": "hamburg", "card": "basic-7", "left": ["5"], "half": "none"},
            r"'card' speaks of actions that basic-7 does not have",
        ),
        ("winner", "hamburg", r"position: nobody has won, and there is a winner"),
    ],
)
def test_an_impossible_position_is_refused(path: str, value: Any, message: str) -> None:
    document = position()
    put(document, path, value)
    with pytest.raises(BadPosition, match=message) as refused:
        GAME.load(document)
    assert "\n" not in str(refused.value)


def test_steps_in_an_impossible_order_are_refused() -> None:
    document = position()
    exchange = {"step": "exchange-give", "seat": "hamburg"}
    document["open"].insert(1, exchange)
    with pytest.raises(BadPosition, match="'exchange-give' can only be the last step"):
        GAME.load(document)
    document = position()
    document["bell"] = "hamburg"
    document["open"] += [{"step": "step-again", "seat": "hamburg", "lawsuit": 3, "times": 1}]
    document["open"] += [{"step": "resolve-foremost", "seat": "hamburg"}]
    with pytest.raises(BadPosition, match="a step of the off-season can lie only on the next turn"):
        GAME.load(document)


def test_missing_and_unknown_fields_are_refused() -> None:
    document = position()
    del document["ring"]
    with pytest.raises(BadPosition, match="position: Object missing required field 'ring'"):
        GAME.load(document)
    with pytest.raises(BadPosition, match="position: Object contains unknown field 'wind'"):
        GAME.load(position() | {"wind": "west"})
    with pytest.raises(BadPosition, match="position: Expected 'object', got 'array'"):
        GAME.load([])
