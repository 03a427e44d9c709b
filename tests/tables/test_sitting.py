"""A sitting: its record leads to its state, and choices go back to the last fence and no further."""

from typing import Any

import pytest

from kontor import games
from kontor.engine.errors import BadSetup, IllegalMove
from kontor.engine.record import parse
from kontor.engine.rng import Rng
from kontor.tables.sitting import Sitting

from ..chance import draw

GAME = games.get("rival-cities")


def sitting(seed: int = 1) -> Sitting:
    return Sitting.new(GAME, ["you", "greedy"], seed, {"first": "hamburg", "layout": "learning"})


def choose(table: Sitting, *moves: str) -> None:
    for move in moves:
        table.choose(table.state.actors()[0], GAME.moves.number(move))


def test_choices_are_written_down_and_told() -> None:
    table = sitting()
    events = table.choose(0, GAME.moves.number("gain:cloth"))
    assert [event.name for event in events] == ["gained", "gained"]
    assert [(choice.seat, choice.move) for choice in table.record.choices] == [("hamburg", "gain:cloth")]
    with pytest.raises(IllegalMove):
        table.choose(0, GAME.moves.number("gain:cloth"))
    assert len(table.record.choices) == 1


def test_taking_back_to_the_start_of_the_turn() -> None:
    table = sitting()
    choose(table, "gain:cloth", "gain:cloth")
    start = GAME.dump(table.state)
    choose(table, "ink:1")
    assert table.can_take_back() == 1
    choose(table, "produce:beer")
    assert table.can_take_back() == 2
    assert table.take_back() == 2
    assert GAME.dump(table.state) == start
    assert len(table.record.choices) == 2
    assert table.take_back() == 0


def test_nothing_revealed_is_taken_back() -> None:
    table = sitting()
    choose(table, "gain:cloth", "gain:cloth", "ink:2", "draw")
    assert table.state.actors() == [1]
    assert table.take_back() == 0


def test_the_rivals_choices_are_not_taken_back() -> None:
    table = sitting()
    choose(table, "gain:cloth")
    assert table.can_take_back() == 0


def test_taking_back_never_changes_whose_turn_it_is_nor_what_anybody_knows() -> None:
    """Along random games: the piles and chance are untouched, and so are the cards that were still unseen."""
    rng = Rng.seeded(2)
    for seed in range(6):
        table = sitting(seed)
        while not table.state.over():
            table.choose(*draw(table.state, rng))
            if table.state.over() or not table.can_take_back() or rng.below(3):
                continue
            actors = table.state.actors()
            before = GAME.dump(table.state)
            assert table.take_back() > 0
            after = GAME.dump(table.state)
            assert table.state.actors() == actors
            assert (after["chance"], after["fence"]) == (before["chance"], before["fence"])
            for kind in ("specials", "ships", "lawsuits"):
                assert after[kind]["pile"] == before[kind]["pile"]
            assert unseen(after) == unseen(before)


def unseen(document: dict[str, Any]) -> list[list[int]]:
    cities = document["cities"].values()
    return [[card for card in city["hand"] if card not in city["shown"]] for city in cities]


def test_a_sitting_is_rebuilt_from_its_record() -> None:
    table = sitting(5)
    rng = Rng.seeded(5)
    while not table.state.over():
        table.choose(*draw(table.state, rng))
    again = Sitting(GAME, parse(table.record.text()))
    assert GAME.dump(again.state) == GAME.dump(table.state)
    assert again.fences == table.fences
    assert [[event.name for event in events] for events in again.story] == [
        [event.name for event in events] for events in table.story
    ]


def test_a_sitting_with_wrong_arguments() -> None:
    with pytest.raises(BadSetup, match="takes 2 players, not 1"):
        Sitting.new(GAME, ["you"], 1, {})
    with pytest.raises(BadSetup, match="the option 'layout' of Rival Cities cannot be 'square'"):
        Sitting.new(GAME, ["you", "you"], 1, {"layout": "square"})
    with pytest.raises(BadSetup, match="the seed -1 is out of range"):
        Sitting.new(GAME, ["you", "you"], -1, {})


def secretly(order: list[int]) -> Sitting:
    """Colonia's first Tuesday and first vote, answered in this order of seats."""
    game = games.get("colonia")
    table = Sitting.new(game, ["you"] * 3, 5, {})
    while len(table.state.actors()) == 1:
        table.choose(table.state.actors()[0], table.state.legal(table.state.actors()[0])[0])
    for seat in order:
        table.choose(seat, game.moves.number(f"card:{3 + seat}"))
    return table


def test_a_record_does_not_say_who_answered_first() -> None:
    """Secret answers are written in the order of seats once all are in; the game they lead to is the same."""
    game = games.get("colonia")
    one, other = secretly([0, 1, 2]), secretly([2, 0, 1])
    assert one.record.text() == other.record.text()
    assert one.story[-1][0].name == "played"
    assert [event.name for event in one.story[-1]] == [event.name for event in other.story[-1]]
    assert game.view(one.state, 0) == game.view(other.state, 0)


def test_a_secret_question_that_is_resumed_is_still_sorted() -> None:
    game = games.get("colonia")
    table = secretly([2])
    again = Sitting(game, parse(table.record.text()))
    for seat in (1, 0):
        again.choose(seat, game.moves.number(f"card:{3 + seat}"))
    assert again.record.text() == secretly([0, 1, 2]).record.text()
