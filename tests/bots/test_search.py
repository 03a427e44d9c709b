"""The search: honest about what it may know, true to its budget, and it takes a win that lies open."""

import threading
import time
from collections.abc import Iterator
from typing import ClassVar

import pytest

from kontor import bots, games
from kontor.bots.bot import ask
from kontor.bots.budget import Budget
from kontor.bots.search import OTHERS, SEATS, Habits, Node, Search, favourite
from kontor.engine.game import Game
from kontor.engine.judging import Judge
from kontor.engine.moves import MoveTable
from kontor.engine.rng import Rng
from kontor.engine.state import State, Step

from ..chance import start_any, step


def positions(game: Game, count: int) -> list[State]:
    """States with a real choice, from all stages of games with all options."""
    rng = Rng.seeded(5)
    found: list[State] = []
    while len(found) < count:
        state = start_any(game, len(found), rng)
        for _ in range(rng.below(150)):
            if not state.over():
                step(state, rng)
        if not state.over() and len(state.legal(state.actors()[-1])) > 1:
            found.append(state)
    return found


def searcher(game: Game, playouts: int, seed: int = 1) -> Search:
    return Search(game, Rng.seeded(seed), Budget(playouts), Habits(game.weights))


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("bot", ["greedy", "search:12", "novice"])
def test_states_that_look_alike_are_played_alike(name: str, bot: str) -> None:
    """No peeking: with the same seed a choice hangs on the view alone."""
    game = games.get(name)
    rng = Rng.seeded(2)
    for state in positions(game, 8):
        for seat in state.actors():
            twin = state.imagine(seat, rng)
            assert game.view(twin, seat) == game.view(state, seat)
            choices = [ask(bots.make(bot, game, Rng.seeded(3), clocked=False), one, seat) for one in (state, twin)]
            assert choices[0] == choices[1]


@pytest.mark.parametrize("name", games.names())
def test_thinking_leaves_the_state_alone(name: str) -> None:
    game = games.get(name)
    for state in positions(game, 4):
        before = game.dump(state)
        assert ask(searcher(game, 10), state, state.actors()[0]) in state.legal(state.actors()[0])
        assert game.dump(state) == before


def test_a_budget_of_playouts_is_kept() -> None:
    game = games.get("rival-cities")
    state = game.start(2, 1)
    bot = searcher(game, 37)
    root = bot.think(state.imagine(0, bot.rng), state.actors()[0])
    assert bot.count == 37
    assert sum(child.visits for child in root.children.values()) == 37


def test_no_time_at_all_is_enough_for_a_first_sight() -> None:
    game = games.get("rival-cities")
    state = game.start(2, 1)
    bot = Search(game, Rng.seeded(1), Budget(seconds=0.0), Habits(game.weights))
    assert ask(bot, state, state.actors()[0]) in state.legal(state.actors()[0])
    assert bot.count == 1


def test_a_budget_of_time_ends() -> None:
    budget = Budget(seconds=0.02)
    budget.begin()
    while budget.goes_on():
        pass
    assert time.perf_counter() >= budget.deadline
    assert budget.done > 1


@pytest.mark.parametrize("budget", [Budget(10), Budget(10, 1e9), Budget(10**9, 0.5), Budget(seconds=0.5)])
def test_a_budget_knows_how_much_of_it_is_spent(budget: Budget) -> None:
    budget.begin()
    spent = [budget.spent()]
    while budget.goes_on():
        spent.append(budget.spent())
    assert spent[0] < 0.1
    assert spent == sorted(spent)
    assert budget.spent() == 1


def test_a_playout_begins_with_the_move_it_is_given_and_the_others_choose() -> None:
    game = games.get("colonia")
    state = game.start(3, 4)
    while len(state.actors()) < 3:
        state.play(state.actors()[0], state.legal(state.actors()[0])[0])
    bot = searcher(game, 1)
    seat = state.actors()[1]
    root = Node(OTHERS, [], 0.0, 0.0)
    given = bot.candidates(root, state, seat)[3]
    for _ in range(20):
        bot.playout(root, state.imagine(seat, bot.rng), seat, given)
    assert given.visits == 20
    for actor in state.actors():
        tried = [child for key, child in root.children.items() if key % SEATS == actor and child.visits]
        assert sum(child.visits for child in tried) == 20
        assert (len(tried) == 1) == (actor == seat)


def test_where_halves_drop_out_the_best_two_are_left() -> None:
    game = games.get("hamburg")
    assert Habits(game.weights).halving
    for state in positions(game, 12):
        seat = state.actors()[0]
        bot = searcher(game, 300)
        root = bot.think(state.imagine(seat, bot.rng), seat)
        visits = {child.move: child.visits for child in root.children.values()}
        assert sorted(visits) == sorted(state.legal(seat))
        assert sum(visits.values()) == 300
        assert all(visits.values()), "every move is tried"
        assert len(bot.running) == 2
        first, second, *others = sorted(visits.values(), reverse=True)
        assert first - second <= 1
        assert {visits[node.move] for node in bot.running} == {first, second}
        assert all(one < first for one in others)
        assert bot.settle_on(root, state.legal(seat), seat) in bot.running


class Witness(Judge):
    """Judges like another, and remembers at which fence."""

    def __init__(self, game: Game) -> None:
        super().__init__(game.weights.foretelling())
        self.outlook = game.outlook
        self.fences: list[int] = []

    def prospects(self, state: State) -> list[float]:
        return self.outlook.prospects(state)

    def chances(self, state: State) -> list[float]:
        self.fences.append(state.fence)
        return self.outlook.chances(state)


def test_the_longer_a_contest_lasts_the_further_its_playouts_go() -> None:
    game = games.get("hamburg")
    habits = Habits(game.weights)
    state = next(state for state in positions(game, 12) if len(state.seat_names) > 1 and not state.ending)
    seat = state.actors()[0]
    furthest = []
    for worlds in (1, habits.halving + 1, 4 * habits.halving + 1):
        bot = searcher(game, worlds * len(state.legal(seat)))
        bot.outlook = witness = Witness(game)
        root = bot.think(state.imagine(seat, bot.rng), seat)
        tried = max(child.visits for child in root.children.values())
        assert bot.turns == habits.turns + (int(tried - 1) // habits.halving).bit_length()
        furthest.append(max(witness.fences))
    assert furthest == sorted(set(furthest))


def own_turn(game: Game, seed: int) -> State:
    """A position at the beginning of somebody's turn, some turns into a game."""
    state = game.start(3, seed)
    rng = Rng.seeded(seed)
    for _ in range(60):
        step(state, rng)
    while state.open[-1].name != "turn":
        step(state, rng)
    return state


def branches(node: Node) -> Iterator[tuple[int, Node]]:
    """Every move below a node that was tried, with its key."""
    for key, child in node.children.items():
        if child.visits:
            yield key, child
            yield from branches(child)


def answered_turns(node: Node) -> int:
    """How many turns the tree goes on after the others have answered."""
    below = max((answered_turns(child) for child in node.children.values() if child.visits), default=0)
    return below + (node.answered is not None)


def test_where_the_others_answer_by_plans_the_tree_grows_into_the_own_turns_to_come() -> None:
    game = games.get("hamburgum")
    assert Habits(game.weights).alone
    state = own_turn(game, 4)
    seat = state.actors()[0]
    turns = []
    for playouts in (10, 600):
        bot = searcher(game, playouts)
        root = bot.think(state.imagine(seat, bot.rng), seat)
        assert {key % SEATS for key, _ in branches(root)} == {seat}
        turns.append(answered_turns(root))
    assert turns[0] < turns[1]
    assert turns[1] > 2


def test_the_others_answer_the_same_move_alike() -> None:
    game = games.get("hamburgum")
    state = own_turn(game, 5)
    seat = state.actors()[0]
    bot = searcher(game, 50)
    root = bot.think(state.imagine(seat, bot.rng), seat)
    answers = [(child, child.answered) for _, child in branches(root) if child.answered is not None]
    assert answers
    assert all(answer.over() or answer.actors() == [seat] for _, answer in answers)
    before = [game.view(answer, seat) for _, answer in answers]
    for _ in range(50):
        bot.playout(root, state.imagine(seat, bot.rng), seat, None)
    assert all(child.answered is answer for child, answer in answers)
    assert [game.view(answer, seat) for _, answer in answers] == before


@pytest.mark.parametrize(("name", "bold"), [("hamburgum", True), ("colonia", False)])
def test_without_luck_the_best_that_came_of_a_move_counts(name: str, bold: bool) -> None:
    bot = searcher(games.get(name), 1)
    steady, wild = (Node(move, [], 0.5, 1.0) for move in range(2))
    for node, best in ((steady, 0.5), (wild, 0.8)):
        node.visits, node.total, node.best = 2.0, 1.0, best
    assert (bot.worth(wild, 0.0) > bot.worth(steady, 0.0)) == bold
    assert bot.worth(steady, 0.0) == 0.5
    assert bot.worth(wild, 0.0) < 0.8


def test_thinking_can_be_stopped() -> None:
    """Without the stop this would go on for weeks."""
    game = games.get("rival-cities")
    state = game.start(2, 1)
    bot = searcher(game, 10**9)
    timer = threading.Timer(0.05, bot.budget.stop)
    timer.start()
    assert ask(bot, state, state.actors()[0]) in state.legal(state.actors()[0])
    assert 0 < bot.count < 10**9
    before = bot.count
    ask(bot, state, state.actors()[0])
    assert bot.count == before + 1, "who was told to stop does not think again"


@pytest.mark.parametrize("name", games.names())
def test_a_win_that_lies_open_is_taken(name: str) -> None:
    """Where a choice wins at once, the search takes it, or another after which it is as sure to win."""
    game = games.get(name)
    seats = min(game.seats)
    tried = 0
    for seed in range(40):
        state = game.start(seats, seed)
        players = [bots.make("greedy", game, Rng.seeded(seat)) for seat in range(seats)]
        while not state.over():
            seat = state.actors()[0]
            moves = state.legal(seat)
            winning = [move for move in moves if wins_at_once(state, seat, move)]
            if 0 < len(winning) < len(moves) and len(state.actors()) == 1:
                tried += 1
                bot = searcher(game, 25)
                chosen = favourite(bot.think(state.imagine(seat, bot.rng), seat), moves, seat)
                assert chosen.move in winning or chosen.mean() > 0.9
            state.play(seat, ask(players[seat], state, seat))
        if tried >= 3:
            return
    assert tried > 0


def wins_at_once(state: State, seat: int, move: int) -> bool:
    after = state.clone()
    after.play(seat, move)
    return after.over() and after.ranks()[seat] == 1


def test_the_tree_is_kept_while_the_turn_goes_on() -> None:
    game = games.get("hamburgum")
    bot = searcher(game, 20)
    state = game.start(2, 3)
    kept = fresh = 0
    last = same = -1
    for _ in range(40):
        seat = state.actors()[0]
        world = state.imagine(seat, bot.rng)
        root = bot.recall(world, seat)
        if root.visits > 0:
            kept += 1
            assert (root.move, seat) == (last, same)
        else:
            fresh += 1
        fence, same, last = state.fence, seat, bot.choose(world, seat)
        state.play(seat, last)
        if state.fence != fence:
            bot.forget()
    assert kept > 5
    assert fresh > 5


def test_the_tree_is_not_kept_for_another_position() -> None:
    game = games.get("hamburgum")
    bot = searcher(game, 20)
    state = game.start(2, 3)
    seat = state.actors()[0]
    while True:
        world = state.imagine(seat, bot.rng)
        move = bot.choose(world, seat)
        if bot.branch is not None:
            break
        state.play(seat, move)
        seat = state.actors()[0]
    others = [other for other in state.legal(seat) if other != move]
    assert others
    state.play(seat, others[0])
    assert bot.recall(state, seat) is not bot.branch


class Pennies(State):
    """Both seats show heads or tails secretly; the first wins if they agree."""

    def __init__(self) -> None:
        super().__init__(MoveTable(["heads", "tails"]), ("red", "blue"), Rng.seeded(1))
        self.shown = [-1, -1]
        self.open = [Show()]

    def scores(self) -> list[int]:
        return [int(self.shown[0] == self.shown[1]), int(self.shown[0] != self.shown[1])]

    def ranks(self) -> list[int]:
        return [2 - score for score in self.scores()]

    def clone(self) -> "Pennies":
        twin = Pennies()
        twin.shown = self.shown[:]
        self.progress_to(twin)
        return twin

    def imagine(self, seat: int, rng: Rng) -> "Pennies":
        return self.clone()


class Show(Step[Pennies]):
    name: ClassVar[str] = "show"

    def run(self, state: Pennies) -> None:
        for seat in range(2):
            if state.shown[seat] < 0:
                state.ask(self, seat, [0, 1])
        if not state.waiting:
            state.end("shown")

    def answer(self, state: Pennies, seat: int, move: int) -> None:
        state.shown[seat] = move
        state.open.append(self)


class Level(Judge):
    def prospects(self, state: State) -> list[float]:
        return [0.0, 0.0]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_secret_answer_is_not_known_to_the_other(seat: int) -> None:
    """Whoever saw the other's coin would always win; without that the game is even."""
    game = games.get("rival-cities").weighed(games.get("rival-cities").weights)
    game.judge = game.outlook = Level(game.weights)
    state = Pennies()
    state.settle()
    bot = Search(game, Rng.seeded(1), Budget(400), Habits(game.weights))
    root = bot.think(state, seat)
    for actor in range(2):
        sides = [root.children[move * SEATS + actor] for move in range(2)]
        served = sum(side.total for side in sides) / sum(side.visits for side in sides)
        assert 0.4 < served < 0.6
        assert all(not side.children for side in sides)
