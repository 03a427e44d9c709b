"""What a bot is: somebody who chooses a move from a world it has imagined."""

from abc import abstractmethod

from mypy_extensions import mypyc_attr

from kontor.engine.game import Game
from kontor.engine.rng import Rng
from kontor.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Never sees the real state: `choose` gets a world imagined by its seat, and may imagine more from it."""

    def __init__(self, game: Game, rng: Rng) -> None:
        self.game = game
        self.rng = rng

    @abstractmethod
    def choose(self, world: State, seat: int) -> int:
        """A legal move for this seat."""


def ask(bot: Bot, state: State, seat: int) -> int:
    """Let a bot decide for a seat of the real state."""
    return bot.choose(state.imagine(seat, bot.rng), seat)


def finish_game(state: State, bots: list[Bot]) -> int:
    """Let bots finish a game; the number of decisions they made."""
    decisions = 0
    while not state.over():
        seat = state.actors()[0]
        state.play(seat, ask(bots[seat], state, seat))
        decisions += 1
    return decisions
