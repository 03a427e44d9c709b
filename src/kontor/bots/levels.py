"""The levels a person can choose to play against: how long each thinks, and with how much care."""

from typing import Final

from kontor.engine.game import Game
from kontor.engine.rng import Rng

from .budget import Budget
from .search import Habits, Node, Search, favourite


class Level:
    """So many playouts, in no case more than so many seconds, and of 100 decisions so many without care."""

    def __init__(self, playouts: int, seconds: float, careless: int) -> None:
        self.playouts = playouts
        self.seconds = seconds
        self.careless = careless


LEVELS: Final[dict[str, Level]] = {
    "novice": Level(30, 0.5, 30),
    "regular": Level(150, 1.0, 6),
    "expert": Level(800, 2.0, 0),
    "master": Level(4000, 8.0, 0),
}


class Leveled(Search):
    """A search that now and then takes a move it has only looked at."""

    def __init__(self, game: Game, rng: Rng, budget: Budget, habits: Habits, careless: int) -> None:
        super().__init__(game, rng, budget, habits)
        self.careless = careless

    def settle_on(self, root: Node, moves: list[int], seat: int) -> Node:
        if self.careless > 0 and self.rng.below(100) < self.careless:
            return favourite(root, [moves[self.rng.below(len(moves))]], seat)
        return super().settle_on(root, moves, seat)


def level(name: str, game: Game, rng: Rng, clocked: bool) -> Search:
    """A bot of this level; without its clock it thinks the same on every machine."""
    chosen = LEVELS[name]
    budget = Budget(chosen.playouts, chosen.seconds if clocked else None)
    return Leveled(game, rng, budget, Habits(game.weights), chosen.careless)
