"""Monte Carlo tree search over imagined worlds, for any number of seats.

Every playout walks down the tree in an imagined world: each seat prefers what has served it best, what looks good at
first sight, and what was tried little. The first new move on the way is judged at the end of a turn, and every move on
the way remembers how its seat fared. The tree knows moves, not positions: chance and hidden things differ from world to
world, and a move's value is the average over them.

Where luck is rare the tree can be of the thinking seat's moves alone, if that is the game's habit: the others answer by
quick plans, and the position after their answers is remembered. So it grows into the turns to come instead of into all
that the others might do.

What to begin with is chosen like everything else, or, where that is the game's habit, in a contest: all moves are tried
in the same worlds, the worse half drops out again and again, and those that are left are played out further.

Seats that choose secretly at the same time each choose at the same node, without knowing of each other. What the others
chose does not part the tree: to the seat that thinks it is chance.
"""

from math import exp, sqrt
from typing import Final

from kontor.engine.game import Game
from kontor.engine.judging import Judge, Weights
from kontor.engine.rng import Rng
from kontor.engine.state import State

from .bot import Bot
from .budget import Budget
from .planning import plan

# A move and the seat that made it are one key.
SEATS: Final = 8
OTHERS: Final = -1
LAST_TWO: Final = 2


class Node:
    """A move of one seat, and what came of it."""

    def __init__(self, move: int, shares: list[float], guess: float, odds: float) -> None:
        self.move = move
        # What every seat could expect at first sight, what the mover could, and how much that speaks for the move.
        self.shares = shares
        self.guess = guess
        self.odds = odds
        # How often it was tried, and what its playouts brought the mover, in sum and at best.
        self.visits = 0.0
        self.total = 0.0
        self.best = 0.0
        self.children: dict[int, Node] = {}
        # Where the others' answers led, if they were given by quick plans.
        self.answered: State | None = None

    def mean(self) -> float:
        return self.total / self.visits if self.visits > 0.0 else self.guess


class Habits:
    """How a game is best searched; figures of its `weights.toml`."""

    def __init__(self, weights: Weights) -> None:
        # How much the untried attracts, how much first sight counts, and how fast it tells good from bad.
        self.explore = weights.habit("explore")
        self.trust = weights.habit("trust")
        self.bias = weights.habit("bias")
        # Positions for the first sight of all moves at the root, of all moves further on, and of a turn played out.
        self.first_look = int(weights.habit("first_look"))
        self.look = int(weights.habit("look"))
        self.reply = int(weights.habit("reply"))
        # Own turns that must be over before a playout is judged; none: the turn in which the tree was left.
        self.turns = int(weights.habit("turns"))
        # Whether all first moves try the same worlds and half of them drops out again and again: the number of worlds
        # after which playouts go a turn further, and again whenever it has doubled.
        self.halving = int(weights.habit("halving"))
        # Whether the tree is of the thinking seat's moves alone.
        self.alone = weights.habit("alone", 0.0) > 0.0
        # How much the best playout of a move counts beside the average: without luck one can have it again.
        self.boldness = weights.habit("boldness", 0.0)


class Search(Bot):
    """Thinks as long as its budget lasts, and takes the move that has stood its ground."""

    def __init__(self, game: Game, rng: Rng, budget: Budget, habits: Habits) -> None:
        super().__init__(game, rng)
        self.judge: Judge = game.judge
        self.outlook: Judge = game.outlook
        self.budget = budget
        self.habits = habits
        self.count = 0
        # Own turns that must be over by now before a playout is judged.
        self.turns = habits.turns
        # The moves that are still tried, where half of them drops out again and again.
        self.running: list[Node] = []
        # Where the last decision led, if the same turn goes on.
        self.branch: Node | None = None
        self.expected: State | None = None

    def choose(self, world: State, seat: int) -> int:
        moves = world.legal(seat)
        if len(moves) == 1:
            self.forget()
            return moves[0]
        root = self.think(world, seat)
        chosen = self.settle_on(root, moves, seat)
        self.remember(world, seat, chosen)
        return chosen.move

    def settle_on(self, root: Node, moves: list[int], seat: int) -> Node:
        return self.best_of(self.running, 1)[0] if self.running else favourite(root, moves, seat)

    def think(self, world: State, seat: int) -> Node:
        """A tree of what may come."""
        root = self.recall(world, seat)
        self.budget.begin()
        self.running = []
        self.turns = self.habits.turns
        # Who chooses secretly with others must not try moves in an order that they could learn.
        if self.habits.halving > 0 and len(world.actors()) == 1:
            self.halve(root, world, seat)
        else:
            self.wander(root, world, seat)
        return root

    def wander(self, root: Node, world: State, seat: int) -> None:
        """Every playout in another world, with the move that promises most by then."""
        while self.budget.goes_on():
            self.playout(root, world.imagine(seat, self.rng), seat, None)
            self.count += 1

    def halve(self, root: Node, world: State, seat: int) -> None:
        """All moves try the same worlds, so that luck speaks for none of them, and the worse half drops out again and
        again until two are left. The better luck is averaged out, the further it pays to look."""
        imagined = world.imagine(seat, self.rng)
        self.running = self.candidates(root, imagined, seat)
        count = len(self.running)
        stages = (count - 1).bit_length()
        turn = 0
        worlds = 0
        while self.budget.goes_on():
            if turn == len(self.running):
                turn = 0
                worlds += 1
                self.turns = self.habits.turns + (worlds // self.habits.halving).bit_length()
                imagined = world.imagine(seat, self.rng)
                stage = int(self.budget.spent() * stages)
                stay = max(LAST_TWO, (count + (1 << stage) - 1) >> stage)
                if stay < len(self.running):
                    self.running = self.best_of(self.running, stay)
            self.playout(root, imagined.clone(), seat, self.running[turn])
            self.count += 1
            turn += 1

    def candidates(self, root: Node, world: State, seat: int) -> list[Node]:
        """All that a seat may choose, each at first sight or better known."""
        moves = world.legal(seat)
        positions = self.habits.first_look // len(moves)
        return [self.child(root, world, seat, move, positions) for move in moves]

    def best_of(self, nodes: list[Node], count: int) -> list[Node]:
        """Those that promise most by now."""
        shift = shift_of(nodes)
        ranked = [(-self.worth(node, shift), place) for place, node in enumerate(nodes)]
        ranked.sort()
        return [nodes[place] for _, place in ranked[:count]]

    def forget(self) -> None:
        self.branch = None
        self.expected = None

    def remember(self, world: State, seat: int, chosen: Node) -> None:
        after = world.clone()
        after.play(seat, chosen.move)
        self.forget()
        if after.fence == world.fence:
            self.branch = chosen
            self.expected = after

    def recall(self, world: State, seat: int) -> Node:
        """The tree of the last decision, if this is the position it led to; else a new one."""
        expected = self.expected
        if self.branch is None or expected is None or expected.fence != world.fence:
            return Node(OTHERS, [], 0.0, 0.0)
        if self.game.view(expected, seat) == self.game.view(world, seat):
            return self.branch
        return Node(OTHERS, [], 0.0, 0.0)

    def playout(self, root: Node, state: State, seat: int, start: Node | None) -> list[float]:
        """One walk through the tree, in a world that is used up; every seat's share where it led. The seat that thinks
        begins with a given move, or with what promises most."""
        path: list[Node] = []
        movers: list[int] = []
        node = root
        turns = 0
        ended = False
        known = True
        while known and not state.over():
            actors = state.actors()
            if self.habits.alone and seat not in actors:
                state = self.answers(node, state, seat)
                continue
            if len(actors) == 1:
                mover = actors[0]
                node = start if start is not None and node is root else self.select(node, state, mover, node is root)
                path.append(node)
                movers.append(mover)
                state.play(mover, node.move)
            else:
                shared = node
                if seat not in actors:
                    node = self.after_others(shared)
                    path.append(node)
                    movers.append(seat)
                # All choose before any answer is given.
                chosen = [
                    start
                    if start is not None and mover == seat and shared is root
                    else self.select(shared, state, mover, shared is root)
                    for mover in actors
                ]
                for mover, child in zip(actors, chosen, strict=True):
                    path.append(child)
                    movers.append(mover)
                    state.play(mover, child.move)
                    if mover == seat:
                        node = child
            ended = seat in actors and seat not in state.actors()
            if ended:
                turns += 1
            known = node.visits > 0.0
        if self.habits.alone and ended and turns < self.turns:
            state = self.answers(node, state, seat)
            ended = False
        shares = self.outcome(state, seat, turns, ended, node)
        for step in range(len(path)):
            node = path[step]
            share = shares[movers[step]]
            node.visits += 1.0
            node.total += share
            node.best = max(node.best, share)
        return shares

    def answers(self, node: Node, state: State, seat: int) -> State:
        """A world in which the others have answered a turn by quick plans: the same answers every time."""
        known = node.answered
        if known is not None:
            return known.imagine(seat, self.rng)
        while not state.over() and seat not in state.actors():
            state = plan(self.judge, state, state.actors()[0], self.habits.reply, state.fence)
        node.answered = state.clone()
        return state

    def after_others(self, node: Node) -> Node:
        """Where it goes on when others have chosen secretly."""
        after = node.children.get(OTHERS)
        if after is None:
            after = node.children[OTHERS] = Node(OTHERS, [], 0.0, 0.0)
        return after

    def outcome(self, state: State, me: int, turns: int, ended: bool, leaf: Node) -> list[float]:
        """Every seat's share where the playout leads: always when the thinking seat's turn is over, if turns count."""
        wanted = self.turns
        if wanted == 0:
            return leaf.shares if leaf.visits == 0.0 and leaf.shares else self.outlook.chances(state)
        while not state.over() and (turns < wanted or not ended):
            mover = state.actors()[0]
            state = plan(self.judge, state, mover, self.habits.reply, state.fence)
            ended = mover == me
            if ended:
                turns += 1
        return self.outlook.chances(state)

    def select(self, node: Node, state: State, mover: int, first: bool) -> Node:
        """The move that promises most to the one who has to choose."""
        moves = state.legal(mover)
        found: list[Node] = []
        odds = 0.0
        visits = 1.0
        positions = (self.habits.first_look if first else self.habits.look) // len(moves)
        for move in moves:
            child = self.child(node, state, mover, move, positions)
            found.append(child)
            odds += child.odds
            visits += child.visits
        best = found[0]
        if len(found) == 1:
            return best
        shift = shift_of(found)
        explore = self.habits.explore * sqrt(visits) / odds
        most = -1e9
        for child in found:
            score = self.worth(child, shift) + explore * child.odds / (1.0 + child.visits)
            if score > most:
                most = score
                best = child
        return best

    def worth(self, node: Node, shift: float) -> float:
        """What a move promises, by its playouts and a little by first sight."""
        trust = self.habits.trust
        worth = (node.total + trust * (node.guess + shift)) / (node.visits + trust)
        return worth + self.habits.boldness * (node.best - worth) if node.visits > 0.0 else worth

    def child(self, node: Node, state: State, mover: int, move: int, positions: int) -> Node:
        """What is known of a move; a first sight of it, if nothing is."""
        known = node.children.get(move * SEATS + mover)
        if known is None:
            known = node.children[move * SEATS + mover] = self.look_at(state, mover, move, positions)
        return known

    def look_at(self, state: State, mover: int, move: int, positions: int) -> Node:
        """A first sight of a move: where it leads by the end of the turn."""
        after = state.clone()
        after.play(mover, move)
        shares = self.outlook.chances(plan(self.judge, after, mover, positions, state.fence))
        return Node(move, shares, shares[mover], exp(self.habits.bias * shares[mover]))


def shift_of(nodes: list[Node]) -> float:
    """First sight may be judged at another moment than playouts: the move that is known best tells the difference."""
    best = nodes[0]
    for node in nodes:
        if node.visits > best.visits:
            best = node
    return best.mean() - best.guess


def favourite(root: Node, moves: list[int], seat: int) -> Node:
    """The move that was tried most; of equals the one that served better."""
    best: Node | None = None
    for move in moves:
        child = root.children.get(move * SEATS + seat)
        if child is not None and (
            best is None or child.visits > best.visits or (child.visits == best.visits and child.mean() > best.mean())
        ):
            best = child
    return best if best is not None else Node(moves[0], [], 0.0, 0.0)
