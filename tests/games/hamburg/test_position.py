"""Positions and data that cannot be are refused with a sentence; corrected data are played."""

import shutil
from pathlib import Path
from typing import Any

import pytest

from kontor import games
from kontor.engine.errors import BadData, BadPosition
from kontor.games.hamburg.notation import Misread, read

from ...rule import rule
from ..rig import put
from .table import GAME, alone_position, table


def position() -> dict[str, Any]:
    """Red's turn, with a building on a site, one under a zoo, a statue, a mayor and all tiles."""
    red = {
        "buildings": [(6, 150), (154, 241)],
        "sites": [150, 70],
        "left": [241, 261],
        "hand": [3, 4],
        "wall": (5, 1),
        "statues": {"left": ("hummel", 7)},
        "mayor": 1,
    }
    expansions = ["mayors", "statues", "accidents", "ships", "exchange", "clerks"]
    return table(expansions=expansions, red=red, green={"mayor": 3, "hand": [5, 9]}, discards=[205, 206, 207]).doc


def test_the_position_itself_is_fine() -> None:
    state = GAME.load(position())
    assert state.actors() == [0]
    assert GAME.dump(state) == position()


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("game", "chess", r"game: Invalid enum value 'chess'"),
        ("data", "123", r"data: the position was made with data 123"),
        ("expansions", ["flying"], r"expansions no\. 1: Invalid enum value 'flying'"),
        ("round", 9, r"round: there are only 8"),
        ("first", "blue", r"first: 'blue' is not known"),
        ("boards/red/hand", [3], r"card 4 lies in 0 places, not in one"),
        ("boards/red/hand", [3, 4, 4], r"card 4 lies in 2 places, not in one"),
        ("boards/red/hand", [3, 281], r"hand no\. 2: Expected 'int' <= 280"),
        ("boards/red/marks", -1, r"marks: Expected 'int' >= 0"),
        ("boards/red/square", 10, r"a square is numbered 10; the last is 9"),
        ("boards/red/risks/grey", 4, r"a grey risk stands at 4; the most is 3"),
        ("boards/red/wall/right", 6, r"wall\.right: Expected 'int' <= 5"),
        ("boards/red/wall/right", 5, r"a finished side of a wall has had its statue, or none was left"),
        ("boards/red/statues/left/hummel", 9, r"the Hummels are not those of this number of players"),
        ("boards/red/statues/left/lemonjette", 12, r"statues\.left: expected a Hummel or a Lemonjette, not both"),
        ("boards/red/majorities", ["luck"], r"majorities no\. 1: Invalid enum value 'luck'"),
        ("boards/red/mayor", 4, r"two mayors are sides of one tile"),
        ("boards/red/mayor", 11, r"mayor: Expected 'int' <= 10"),
        ("boards/red/struck", ["grey"], r"accidents have struck a board, and it is not about to suffer them"),
        ("boards/red/buildings/0/site", 71, r"card 6 stands on card 71, which is no site of that board"),
        ("boards/red/buildings/0/zoo", 241, r"expected a site or a zoo for card 6, and not both"),
        ("boards/red/buildings/1/zoo", 261, r"card 154 lies under card 261, which is no zoo of its colour"),
        ("boards/red/left", [241], r"card 261 lies in 0 places"),
        ("piles/grey", [70], r"lies in \d places|card 70 is pink"),
        ("discards/shuffled", 3, r"discards\.shuffled: the top of the discards is always open"),
        ("seen", {}, r"seen: the owner of card \d+ does not know it"),
        ("dice", [1, 2, 3, 4, 5], r"dice: Expected 'array' of length >= 6"),
        ("dice/0", 0, r"dice: a clerk stands on a window, so they have been rolled"),
        ("window", None, r"a clerk stands on a window from the dice to the end of the round, and only then"),
        ("window", 7, r"window: Expected 'int' <= 6"),
        ("tokens/used", [3], r"tokens: expected each of 0 to 19 once"),
        ("hummels", [10, 5, 2], r"the best of the statues that are left comes last"),
        ("lemonjettes", [6, 9], r"the Lemonjettes are not all there"),
        ("ships", ["pirate"], r"ships: 'pirate' is not known"),
        ("exchange/tiles", [1, 1], r"exchange\.tiles: a tile is there twice"),
        ("exchange/step", 7, r"exchange\.step: Expected 'int' <= 6"),
        ("clerk_tiles", [], r"clerk_tiles: expected 6 different tiles"),
        ("ending", "boredom", r"ending: 'boredom' is not known"),
        ("open/0", {"step": "tidy"}, r"expected the next round, a 'round' step, at the bottom"),
        ("open/4", {"step": "dance"}, r"step: 'dance' is not known"),
        ("open/4", {"step": "actions", "turn": 0, "place": 9}, r"'actions' speaks of more than 2 boards"),
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
    ("card", "seats", "message"),
    [
        ("6", ["red"], r"seen: card 6 is open to all"),
        ("205", ["red"], r"seen: card 205 is open to all"),
        ("3", ["red", "white"], r"seen: card 3 is known to a seat that is not taken"),
        ("3", ["green"], r"seen: the owner of card 3 does not know it"),
        ("900", ["red"], r"seen: '900' is not known"),
    ],
)
def test_what_nobody_can_have_seen_is_refused(card: str, seats: list[str], message: str) -> None:
    document = position()
    document["seen"][card] = seats
    with pytest.raises(BadPosition, match=message):
        GAME.load(document)


@pytest.mark.parametrize(
    ("step", "message"),
    [
        (
            {"step": "play-card", "seat": "red", "card": 5, "colour": "brown", "in_turn": True},
            r"needs card 5 on the hand",
        ),
        (
            {"step": "play-card", "seat": "red", "card": 3, "colour": "brown", "in_turn": True},
            r"needs the turn below it",
        ),
        (
            {"step": "place", "seat": "red", "card": 3, "fetched": True},
            r"needs card 3, a building, where it comes from",
        ),
        ({"step": "fetch", "seat": "red", "kind": "zoo"}, r"is about buildings only"),
        ({"step": "encore", "seat": "red", "card": 6}, r"is about card 6, which is no lightning"),
        ({"step": "pay-any", "seat": "red", "card": 6, "waived": False}, r"is about card 6, which has another price"),
        ({"step": "act", "seat": "red", "card": 6, "at": 50, "it": 0}, r"is about something that card 6 does not do"),
        ({"step": "raise-risk", "seat": "red", "colour": "grey"}, r"needs the accidents of that board below it"),
        ({"step": "statue", "seat": "red", "side": "left"}, r"needs a side of the wall that has no statue yet"),
        ({"step": "rob-workers", "seat": "red", "left": 1, "above": 0, "other": "red"}, r"is about one's own workers"),
        ({"step": "parks", "seat": "red"}, r"'parks' does not belong to 'actions'"),
        ({"step": "turn", "seat": "green", "acted": False}, r"'turn' lies right on 'actions', and nowhere else"),
        ({"step": "mayor", "seat": "red", "tile": 1}, r"'mayor' does not belong to 'actions'"),
        ({"step": "draw", "seat": "blue", "left": 1}, r"is for a board that nobody has|'blue' is not known"),
    ],
)
def test_a_step_that_does_not_fit_is_refused(step: dict[str, Any], message: str) -> None:
    document = position()
    document["open"].append(step)
    with pytest.raises(BadPosition, match=message):
        GAME.load(document)


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("first", "red", r"first: the automatic rival always is"),
        ("boards/tom/hand", [9], r"boards\.tom\.hand: the automatic rival has no hand|card 9 lies in 2 places"),
    ],
)
def test_impossible_positions_of_whoever_plays_alone(path: str, value: Any, message: str) -> None:
    document = alone_position()
    assert GAME.dump(GAME.load(document)) == document
    put(document, path, value)
    with pytest.raises(BadPosition, match=message):
        GAME.load(document)


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("base", "hand = 5", "hand = 6", r"rounds\.hand: Expected 'int' <= 5"),
        ("base", "high_from = 5", "high_from = 8", r"dice\.high_from: Expected 'int' <= 7"),
        (
            "base",
            '{ colour = "brown", cost = 2 }',
            '{ colour = "pink", cost = 2 }',
            r"wall\.left: expected every colour once",
        ),
        ("base", "id = 10\nmarks", "id = 9\nmarks", r"mayor with id \d+: expected exactly one"),
        ("base", 'sways = "more-marks"', 'sways = "less-points"', r"exchange 1: front\.sways: expected one of"),
        (
            "base",
            'action = "money", sways = "more-marks"',
            'action = "site", sways = "more-marks"',
            r"to go with money",
        ),
        ("base", "steps = [1, 2, 3]", "steps = [1, 2]", r"steps: Expected 'array' of length >= 3"),
        ("base", 'edict = "wall-cost"', 'edict = "wall"', r"clerk 6: front\.edict: expected one of"),
        ("base", 'edict = "new-hand", figure = 3', 'edict = "new-hand", figure = 5', r"clerk 7: back\.figure"),
        ("cards", "{ id = 2,", "{ id = 3,", r"card with id \d+: expected exactly one"),
        ("cards", 'type = "citizenship"', 'type = "tavern"', r"card 1: type: expected one of"),
        ("cards", '"act drawn"', '"act up"', r"card 1: effect: expected the notation of effects, but 'act up'"),
        (
            "cards",
            '"act drawn"',
            '"power half brown"',
            r"card 1: effect: expected 'when', 'power' or 'types' on permanent",
        ),
        ("cards", '"act drawn"', '"score 2"', r"card 1: effect: expected 'score' on cards with a laurel"),
        ("cards", '"act drawn"', '""', r"card 1: effect: expected nothing on cards that never work"),
        ("cards", '"act drawn"', '"grey > marks 2"', r"card 1: effect: expected no price but 'any'"),
        (
            "cards",
            'works = "round", phase = 2',
            'works = "round", phase = 0',
            r"card 2: phase: expected a number from 1 to 4",
        ),
    ],
)
def test_a_broken_box_is_refused(tmp_path: Path, file: str, old: str, new: str, message: str) -> None:
    change(tmp_path, file, old, new)
    with pytest.raises(BadData, match=rf"{file}\.toml: .*{message}"):
        games.get("hamburg", str(tmp_path))


def change(folder: Path, file: str, old: str, new: str) -> None:
    """A copy of the data with one change."""
    shutil.copytree(GAME.room / "data", folder / "hamburg")
    path = folder / "hamburg" / f"{file}.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


@rule("HA-2", "HA-110")
def test_a_corrected_card_is_played_without_a_line_of_code(tmp_path: Path) -> None:
    """121 costs 6 Marks and brings 6; now it costs 4, brings 7, and has 5 points."""
    old = 'works = "instant", phase = 3, cost = 6, points = 2, effect = "marks 6"'
    new = 'works = "instant", phase = 3, cost = 4, points = 5, effect = "marks 7"'
    change(tmp_path, "cards", old, new)
    game = games.get("hamburg", str(tmp_path))
    document = table(red={"hand": [121, 3], "sites": ["grey"], "marks": 4}).doc | {"data": None}
    state = game.load(document)
    for move in ("card:121", "build"):
        state.play(0, game.moves.number(move))
    after = game.dump(state)["boards"]["red"]
    assert after["marks"] == 7
    assert game.view(state, 0)["sheets"][0]["cards"] == 5


@pytest.mark.parametrize(
    ("effect", "message"),
    [
        ("marks lots", r"'lots' is nothing that can be counted"),
        ("marks 2*mauve-sites", r"'mauve' is no colour"),
        ("mauve > marks 2", r"'mauve' is no colour"),
        ("sum=3 ? marks 2", r"'sum=3' is no condition"),
        ("when dawn: marks 1", r"'dawn' is no event"),
        ("power flight", r"'flight' is no power"),
        ("fetch tavern", r"'tavern' is no type"),
        ("worker grey many", r"'many' is not a whole number"),
        ("dance", r"'dance' is nothing that an effect can do"),
    ],
)
def test_an_effect_that_cannot_be_read_is_refused_by_its_words(effect: str, message: str) -> None:
    with pytest.raises(Misread, match=message):
        read(effect)
