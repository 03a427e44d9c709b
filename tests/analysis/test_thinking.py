"""Thinking about a decision: every move in question gets the same attention and the same worlds."""

import pytest

from kontor.analysis.thinking import Effort, Thinker, Weighed, settle_effort
from kontor.bots.budget import Budget
from kontor.bots.search import Node
from kontor.engine.errors import BadSetup
from kontor.engine.game import Game
from kontor.engine.state import State

from .golden import ALLIANCES, WINNING, state_after


def test_all_moves_are_found_those_tried_most_first() -> None:
    game, state = state_after(ALLIANCES, WINNING - 1)
    seat = state.actors()[0]
    found = Thinker(game, state, seat, 1).look_around(Budget(20))
    assert sorted(node.move for node in found) == sorted(state.legal(seat))
    visits = [node.visits for node in found]
    assert visits == sorted(visits, reverse=True)
    assert sum(visits) == 20


class Spy:
    """Stands in for a search and remembers its worlds."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.worlds: list[object] = []
        self.starts: list[int] = []

    def candidates(self, root: Node, world: State, seat: int) -> list[Node]:
        return [Node(move, [], 0.0, 0.0) for move in world.legal(seat)]

    def playout(self, root: Node, state: State, seat: int, start: Node) -> list[float]:
        self.worlds.append(self.game.dump(state))
        self.starts.append(start.move)
        return [0.5, 0.5]


def test_every_move_is_weighed_in_the_same_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    game, state = state_after(ALLIANCES, WINNING - 1)
    seat = state.actors()[0]
    thinker = Thinker(game, state, seat, 1)
    spy = Spy(game)
    monkeypatch.setattr(thinker, "search", spy)
    thinker.weigh(state.legal(seat)[:2], Budget(2))
    first, again, second, once_more = spy.worlds
    assert (first, second) == (again, once_more)
    assert first != second
    assert spy.starts == state.legal(seat)[:2] * 2


def test_every_move_is_weighed_as_often() -> None:
    game, state = state_after(ALLIANCES, WINNING - 1)
    seat = state.actors()[0]
    thinker = Thinker(game, state, seat, 1)
    moves = [node.move for node in thinker.look_around(Budget(2))]
    weighed = thinker.weigh([moves[0], moves[-1]], Budget(5))
    assert [one.move for one in weighed] == [moves[0], moves[-1]]
    for one in weighed:
        assert len(one.outcomes) == 5
        assert sum(one.expected()) == pytest.approx(1)


def test_doubt_is_about_the_difference_not_about_the_worlds() -> None:
    better = Weighed(1, [[0.9, 0.1], [0.2, 0.8], [0.5, 0.5]])
    worse = Weighed(2, [[0.8, 0.2], [0.1, 0.9], [0.4, 0.6]])
    assert better.expected() == pytest.approx([1.6 / 3, 1.4 / 3])
    assert better.doubt(worse, 0) == pytest.approx(0)
    unsure = Weighed(3, [[0.1, 0.9], [0.2, 0.8], [1.0, 0.0]])
    # The differences are 0.8, 0 and -0.5: their mean is 0.1, their standard deviation 0.656.
    assert better.doubt(unsure, 0) == pytest.approx(1.96 * 0.6557 / 3**0.5, abs=1e-3)


def test_one_world_leaves_all_in_doubt() -> None:
    assert Weighed(1, [[0.9, 0.1]]).doubt(Weighed(2, [[0.1, 0.9]]), 0) == 1


def test_an_effort_is_shared_out() -> None:
    assert Effort(100, None).share(2).playouts == 50
    assert Effort(100, None).share(2, 5).playouts == 10
    assert Effort(2, None).share(6).playouts == 1
    assert Effort(None, 3.0).share(2, 5).seconds == 1.5


def test_what_is_no_effort() -> None:
    assert settle_effort(None, None, 70) == Effort(70, None)
    assert settle_effort(None, 0.5, 70) == Effort(None, 0.5)
    with pytest.raises(BadSetup, match="cannot both be given"):
        settle_effort(10, 1.0, 70)
    with pytest.raises(BadSetup, match="--playouts 1 is too little"):
        settle_effort(1, None, 70)
    for seconds in (0.0, -1.0, float("nan"), float("inf")):
        with pytest.raises(BadSetup, match="is no time to think"):
            settle_effort(None, seconds, 70)
