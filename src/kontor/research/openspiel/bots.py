"""Bots of one house at the tables of the other."""

from collections.abc import Callable
from typing import Any

import pyspiel

from kontor.bots.bot import Bot, ask
from kontor.engine.game import Game
from kontor.engine.rng import Rng
from kontor.engine.state import State

from .game import KontorGame, KontorState, load

# Makes an OpenSpiel bot for a game, say `lambda game: mcts.MCTSBot(game, ...)`.
Maker = Callable[[KontorGame], Any]


class SpielBot(Bot):
    """An OpenSpiel bot that plays for a seat of ours. It searches in a world that its seat imagined."""

    def __init__(self, game: Game, rng: Rng, make: Maker) -> None:
        super().__init__(game, rng)
        self.make = make
        self.players: dict[int, tuple[KontorGame, Any]] = {}

    def choose(self, world: State, seat: int) -> int:
        seats = len(world.seat_names)
        if seats not in self.players:
            spiel_game = load(self.game.name, seats)
            self.players[seats] = spiel_game, self.make(spiel_game)
        spiel_game, bot = self.players[seats]
        return int(bot.step(spiel_game.state_at(self.until(world, seat))))

    def until(self, world: State, seat: int) -> State:
        """OpenSpiel asks one player at a time: those before the seat give some answer to the secret question."""
        world = world.clone()
        while world.actors()[0] != seat:
            first = world.actors()[0]
            moves = world.legal(first)
            world.play(first, moves[self.rng.below(len(moves))])
        return world


class KontorBot(pyspiel.Bot):
    """One of our bots for OpenSpiel's tools. It sees nothing but a world that its player imagined."""

    def __init__(self, bot: Bot) -> None:
        super().__init__()
        self.bot = bot

    def step(self, state: KontorState) -> int:
        return ask(self.bot, state.position(), state.current_player())

    def restart_at(self, state: KontorState) -> None:
        """What our bots keep they check against the position."""

    def restart(self) -> None:
        """What our bots keep they check against the position."""
