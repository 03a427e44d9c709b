"""Thinking about one decision, from what the seat that decides may know, and nothing else.

First a search looks around freely, as a bot does. It tries good moves often and poor ones hardly at all, so its tree
says which moves deserve attention, but not what the others are worth. Therefore the moves in question are weighed:
round after round a world is imagined, and each of them is played out in that same world by a search that may not choose
another. All get the same attention and the same luck, so that even a small difference between them means something.
"""

from math import sqrt
from typing import NamedTuple

from kontor.bots.budget import Budget
from kontor.bots.search import OTHERS, SEATS, Habits, Node, Search
from kontor.engine.errors import BadSetup
from kontor.engine.game import Game
from kontor.engine.rng import Rng
from kontor.engine.state import State

# Of a difference between two moves, so many standard errors are doubt.
DOUBT = 1.96


class Effort(NamedTuple):
    """How long to think: so many playouts or so many seconds."""

    playouts: int | None
    seconds: float | None

    def share(self, parts: int, moves: int = 1) -> Budget:
        """One of equal parts, for rounds in which so many moves are played out."""
        return Budget(
            None if self.playouts is None else max(1, self.playouts // parts // moves),
            None if self.seconds is None else self.seconds / parts,
        )


def settle_effort(playouts: int | None, seconds: float | None, usual: int) -> Effort:
    """What a person asked for; the usual number of playouts if they did not say."""
    if playouts is not None and seconds is not None:
        raise BadSetup("--playouts and --time cannot both be given: one of them says how long to think")
    if playouts is not None and playouts < 2:
        raise BadSetup(f"--playouts {playouts} is too little to think with: at least 2 are needed")
    if seconds is not None and not 0 < seconds < 1e6:
        raise BadSetup(f"--time {seconds:g} is no time to think: it is a number of seconds above 0")
    return Effort(usual, None) if playouts is None and seconds is None else Effort(playouts, seconds)


class Weighed(NamedTuple):
    """A move, and the share in the victory that every seat had in each world where it was played out."""

    move: int
    outcomes: list[list[float]]

    def expected(self) -> list[float]:
        """Every seat's share, on average."""
        return [sum(shares) / len(self.outcomes) for shares in zip(*self.outcomes, strict=True)]

    def doubt(self, other: "Weighed", seat: int) -> float:
        """By how much the difference to another move, for this seat, may be chance."""
        gaps = [mine[seat] - its[seat] for mine, its in zip(self.outcomes, other.outcomes, strict=True)]
        if len(gaps) < 2:
            return 1.0
        mean = sum(gaps) / len(gaps)
        return DOUBT * sqrt(sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1) / len(gaps))


class Thinker:
    """Thinks about a decision of a seat; the real state is used to imagine a world, and never looked at again."""

    def __init__(self, game: Game, state: State, seat: int, seed: int) -> None:
        self.rng = Rng.seeded(seed)
        self.world = state.imagine(seat, self.rng)
        self.seat = seat
        self.search = Search(game, self.rng, Budget(), Habits(game.weights))
        self.root = Node(OTHERS, [], 0.0, 0.0)

    def look_around(self, budget: Budget) -> list[Node]:
        """The moves, those tried most first; of equals those that served better."""
        budget.begin()
        while budget.goes_on():
            self.search.playout(self.root, self.world.imagine(self.seat, self.rng), self.seat, None)
        found = [self.root.children[move * SEATS + self.seat] for move in self.world.legal(self.seat)]
        return sorted(found, key=lambda node: (-node.visits, -node.mean()))

    def weigh(self, moves: list[int], budget: Budget) -> list[Weighed]:
        """What comes of each of these moves, in the same worlds."""
        weighed = [Weighed(move, []) for move in moves]
        nodes = {node.move: node for node in self.search.candidates(self.root, self.world, self.seat)}
        budget.begin()
        while budget.goes_on():
            world = self.world.imagine(self.seat, self.rng)
            for one in weighed:
                one.outcomes.append(self.search.playout(self.root, world.clone(), self.seat, nodes[one.move]))
        return weighed
