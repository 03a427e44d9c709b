"""The harbour and the dockyard: HB-29 to HB-34."""

from itertools import product
from pathlib import Path

import pytest

from kontor.games.hamburgum.harbour import enter, launchable
from kontor.games.hamburgum.state import HamburgumState
from kontor.games.hamburgum.terms import MOST_LAUNCHED

from ...rule import rule
from .table import Table, start, strict_game, table


@rule("HB-29")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_berth_holds_as_many_ships_as_there_are_players(seats: int) -> None:
    game = table(seats, red={"rondel": "trade-b", "timber": 5}, harbour={3: {"blue": seats - 1}})
    game.play("dockyard", "launch:1")
    assert game.berths() == {3: {"red": 1, "blue": seats - 1}, 2: {}, 1: {}}
    game = table(seats, red={"rondel": "trade-b", "timber": 5}, harbour={3: {"blue": seats}})
    game.play("dockyard", "launch:1")
    assert game.berths() == {3: {"red": 1}, 2: {"blue": seats}, 1: {}}


@rule("HB-30")
def test_berth_three_is_full_at_the_start() -> None:
    game = start(2).play("dockyard", "launch:1")
    assert game.berths() == {3: {"red": 1}, 2: {"red": 1, "blue": 1}, 1: {}}


@rule("HB-30", "HB-31")
def test_the_example_of_the_dockyard() -> None:
    """Four players and one place left in berth 3: yellow's first ship takes it, the second pushes all ships on; with
    two more timber two more ships would lie beside it."""
    harbour = {3: {"red": 1, "blue": 1, "green": 1}, 2: {"red": 1, "yellow": 1, "green": 1}, 1: {"blue": 2, "red": 1}}
    after = {2: {"red": 1, "blue": 1, "green": 1, "yellow": 1}, 1: {"red": 1, "green": 1, "yellow": 1}}
    for ships in (2, 4):
        game = table(4, turn="yellow", harbour=harbour, yellow={"rondel": "trade-b", "timber": 4})
        game.play("dockyard", f"launch:{ships}")
        assert game.has("yellow", timber=4 - ships)
        assert game.berths() == after | {3: {"yellow": ships - 1}}


@rule("HB-31", "HB-32")
def test_a_ship_that_comes_home_can_be_built_again_in_the_same_turn() -> None:
    harbour = {3: {"red": 1, "blue": 1}, 2: {"red": 1}, 1: {"red": 2}}
    game = table(2, red={"rondel": "trade-b", "timber": 5}, harbour=harbour)
    game.play("dockyard")
    assert game.legal[0] == "launch:5"
    game.play("launch:3")
    assert game.berths() == {3: {"red": 1}, 2: {"red": 2}, 1: {"red": 1, "blue": 1}}
    assert [event.facts["count"] for event in game.told("went-home")] == [2, 1]


@rule("HB-31")
def test_a_ship_comes_home_only_when_berth_three_is_full() -> None:
    game = table(3, red={"rondel": "trade-b", "timber": 3}, harbour={3: {"red": 1}, 2: {"red": 2}, 1: {"red": 2}})
    assert game.play("dockyard").actor == "blue"


@rule("HB-32")
def test_a_ship_costs_a_timber() -> None:
    game = table(red={"rondel": "trade-b", "timber": 2}, harbour={3: {"red": 1}})
    game.play("dockyard")
    assert game.legal == ["launch:2", "launch:1", "launch:0"]
    assert game.play("launch:2").has("red", timber=0)
    assert table(red={"rondel": "trade-b", "brick": 3}).play("dockyard").actor == "blue"


FULL = {3: {"red": 1, "blue": 2}, 2: {"red": 3}, 1: {"red": 1}}


@rule("HB-33", "HB-34")
def test_with_no_ship_at_home_the_one_pushed_out_enters() -> None:
    game = table(3, red={"rondel": "trade-b", "timber": 2}, harbour=FULL)
    assert game.play("dockyard").legal == ["launch:1", "launch:0"]
    game.play("launch:1")
    assert game.berths() == {3: {"red": 1}, 2: {"red": 1, "blue": 2}, 1: {"red": 3}}


@rule("HB-33")
def test_the_data_can_turn_that_off(tmp_path: Path) -> None:
    strict = strict_game(tmp_path)
    document = table(3, red={"rondel": "trade-b", "timber": 2}, harbour=FULL).doc
    game = Table(strict.load(document | {"data": strict.data_hash}))
    assert game.play("dockyard").actor == "blue"


@rule("HB-34")
def test_five_ships_a_family() -> None:
    game = table(5, red={"rondel": "trade-b", "timber": 9}, harbour={3: {"red": 1}})
    assert game.play("dockyard").legal[0] == "launch:4"
    game = table(5, red={"rondel": "trade-b", "timber": 9}, harbour={3: {"red": 2}, 2: {"red": 3}})
    assert game.play("dockyard").actor == "blue"


@rule("HB-30", "HB-32")
def test_the_number_of_ships_that_can_be_built_is_right_in_every_harbour() -> None:
    """Against building one by one; and never more than a move can name."""
    most = 0
    state = table(2, red={"timber": 9}).state
    assert isinstance(state, HamburgumState)
    for seats in (2, 3, 4, 5):
        for berths in product(product(range(seats + 1), repeat=2), repeat=3):
            own = [red for red, _ in berths]
            if sum(own) > 5 or any(sum(berth) > seats for berth in berths):
                continue
            state.seats = seats
            state.berths = []
            for red, nobody in berths:
                state.berths += [red, *[0] * (seats - 1), nobody]
            counted = launchable(state, 0)
            most = max(most, counted)
            assert counted == built_one_by_one(state)
    assert most == MOST_LAUNCHED


def built_one_by_one(state: HamburgumState) -> int:
    """Build ships while there is one at home, or one would be pushed home."""
    harbour = state.berths[:]
    built = 0
    while True:
        before = state.berths[:]
        enter(state, 0)
        if state.ships(0) > 5 or built == 9:
            state.berths = harbour
            return built
        assert before != state.berths
        built += 1
