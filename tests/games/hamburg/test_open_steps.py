"""Open steps that cannot be: a position with one of them is refused with a sentence that says why."""

from typing import Any

import pytest

from kontor import games
from kontor.engine.errors import BadPosition
from kontor.engine.rng import Rng

from ...chance import step

GAME = games.get("hamburg")
Document = dict[str, Any]


def asked(kind: str, seats: int = 3, **options: str) -> Document:
    """The position of the first random game in which this is asked."""
    for seed in range(200):
        rng = Rng.seeded(seed)
        state = GAME.start(seats, seed, options)
        while not state.over():
            if state.open[-1].name == kind:
                return GAME.dump(state)
            step(state, rng)
    raise AssertionError(f"'{kind}' is never asked")


def sentence(document: Document) -> str:
    with pytest.raises(BadPosition) as refused:
        GAME.load(document)
    return str(refused.value)


def test_the_rest_of_the_round_lies_at_the_bottom() -> None:
    document = asked("turn")
    assert GAME.dump(GAME.load(document)) == document
    assert "a 'round' step, at the bottom" in sentence(document | {"open": document["open"][1:]})
    assert "a 'round' step, at the bottom" in sentence(document | {"open": []})
    assert "'tidy' cannot lie on 'actions'" in sentence(document | {"open": [*document["open"], {"step": "tidy"}]})


def test_what_has_not_begun_has_served_nobody() -> None:
    document = asked("step")
    actions = next(one for one in document["open"] if one["step"] == "actions")
    actions["place"] = 2
    assert "'actions' has not begun yet" in sentence(document)


@pytest.mark.parametrize(
    ("kind", "extra", "reason"),
    [
        ("turn", {"step": "step", "seat": "red"}, "'step' does not belong to 'actions'"),
        ("turn", {"step": "turn", "seat": "red", "acted": False}, "'turn' lies right on 'actions', and nowhere else"),
        ("turn", {"step": "tom-acts", "die": 1}, "'tom-acts' lies right on 'actions'"),
        ("step", {"step": "ship", "seat": "red", "colour": "pink", "section": "grey"}, "does not belong to 'steps'"),
        ("turn", {"step": "play-card", "seat": "red", "card": 0, "colour": "grey", "in_turn": True}, "on the hand"),
        ("turn", {"step": "place", "seat": "red", "card": 3, "fetched": True}, "needs card 3, a building"),
        ("turn", {"step": "act", "seat": "red", "card": 11, "at": 0, "it": 0}, "something that card 11 does not do"),
        ("turn", {"step": "act", "seat": "red", "card": 3, "at": 0, "it": 9}, "a colour that there is not"),
        ("turn", {"step": "act", "seat": "red", "card": 281, "at": 0, "it": 0}, "a 'card' of 281, which is too much"),
        ("turn", {"step": "act", "seat": "white", "card": 3, "at": 0, "it": 0}, "a board that nobody has"),
        ("turn", {"step": "encore", "seat": "red", "card": 3}, "which is no lightning"),
        ("turn", {"step": "pay-any", "seat": "red", "card": 3, "waived": False}, "which has another price"),
        ("turn", {"step": "fetch", "seat": "red", "kind": "zoo"}, "is about buildings only"),
        ("turn", {"step": "seek", "seat": "red", "kind": "bank", "colour": "grey"}, "is about zoos and parks only"),
        ("turn", {"step": "statue", "seat": "red", "side": "left"}, "a side of the wall that has no statue yet"),
        ("turn", {"step": "raise-risk", "seat": "red", "colour": "pink"}, "the accidents of that board below it"),
        ("turn", {"step": "draw", "seat": "red", "left": 1000}, "a 'left' of 1000, which is too much"),
        ("turn", {"step": "mayor", "seat": "red", "tile": 1}, "'mayor' does not belong to 'actions'"),
    ],
)
def test_a_step_that_cannot_lie_there(kind: str, extra: Document, reason: str) -> None:
    document = asked(kind)
    document["open"].append(extra)
    assert reason in sentence(document)


def test_a_card_is_played_in_a_turn_and_at_once() -> None:
    document = asked("play-card")
    played = document["open"][-1]
    board = document["boards"][played["seat"]]
    other = next(card for card in board["hand"] if card != played["card"])
    *below, turn = document["open"][:-1]
    assert "needs the turn below it" in sentence(document | {"open": [*below, turn | {"acted": False}, played]})
    later = {"step": "discard", "seat": played["seat"], "left": 1, "place": 0, "ordered": True}
    assert "nothing can lie on it" in sentence(document | {"open": [*document["open"], later]})
    GAME.load(document | {"open": [*document["open"][:-1], played | {"card": other}]})


def test_mayors_are_chosen_once_and_before_the_first_round() -> None:
    document = asked("mayor", mayors="on")
    *others, mine = document["open"]
    assert GAME.dump(GAME.load(document)) == document
    for wrong in (mine | {"tile": others[-1]["tile"]}, mine | {"seat": others[-1]["seat"]}):
        assert "a tile or a seat that has been served" in sentence(document | {"open": [*others, wrong]})
    assert "has a 'tile' of 7" in sentence(document | {"open": [*others, mine | {"tile": 7}]})


def test_whose_turn_it_is_follows_from_the_order() -> None:
    document = asked("turn")
    turn = document["open"][-1]
    other = next(name for name in document["boards"] if name != turn["seat"])
    turn["seat"] = other
    assert "for another board than the one whose turn it is" in sentence(document)


def test_a_clerk_stands_on_a_window_when_the_dice_are_rolled() -> None:
    assert "a clerk stands on a window" in sentence(asked("turn") | {"window": None})
    assert "a clerk stands on a window" in sentence(asked("draw") | {"window": 3, "dice": [1, 2, 3, 4, 5, 6]})


def test_accidents_that_have_struck_are_suffered_next() -> None:
    document = asked("turn")
    document["boards"]["red"]["struck"] = ["pink"]
    assert "it is not about to suffer them" in sentence(document)


def test_the_automatic_rival_has_no_hand_to_play_from() -> None:
    document = asked("turn", seats=1)
    document["open"].append({"step": "ship", "seat": "tom", "colour": "pink", "section": "grey"})
    assert "is not for the automatic rival" in sentence(document)
