"""Our games as OpenSpiel's: registered by name, with states and observers."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

import msgspec
import numpy as np
import pyspiel

from kontor import games
from kontor.engine.errors import BadSetup, IllegalMove
from kontor.engine.game import Game
from kontor.engine.rng import Rng
from kontor.engine.rolls import CHANCE, OVER, Course
from kontor.engine.state import State

from ..arrays import as_array
from ..portrait import describe
from ..rewards import rewards

DEALS: Final = 1024
ROLLS: Final = 16
# No rule bounds a game; random ones take some hundred choices, in Hamburgum some thousand.
LONGEST: Final = 20_000


def short_name(name: str) -> str:
    return f"python_kontor_{name.replace('-', '_')}"


def load(name: str, players: int, **parameters: Any) -> "KontorGame":
    """The OpenSpiel game of one of ours."""
    game: KontorGame = pyspiel.load_game(short_name(name), {"players": players, **parameters})
    return game


def game_type(game: Game, players: int) -> Any:
    alone = players == 1
    return pyspiel.GameType(
        short_name=short_name(game.name),
        long_name=f"Kontor: {game.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if alone else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": min(game.seats),
            **{option.name: option.default for option in game.options},
            "seed": 0,
            "deals": DEALS,
            "rolls": ROLLS,
        },
    )


class KontorGame(pyspiel.Game):
    """A title with a number of players, its options, and how finely chance is told apart."""

    game: ClassVar[Game]

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        game = self.game
        self.players: int = parameters["players"]
        self.options = game.settle_options({option.name: parameters[option.name] for option in game.options})
        self.seed: int = parameters["seed"]
        self.deals: int = parameters["deals"]
        rolls: int = parameters["rolls"]
        self.rolls = list(range(rolls))
        if min(self.deals, rolls) < 1 or self.seed < 0:
            raise BadSetup(
                f"deals={self.deals}, rolls={rolls} and seed={self.seed} cannot be: "
                "chance needs at least one deal and one roll, and a seed from 0 on"
            )
        game.start(self.players, 0, self.options)
        super().__init__(
            game_type(game, self.players),
            pyspiel.GameInfo(
                num_distinct_actions=len(game.moves),
                max_chance_outcomes=max(self.deals, rolls),
                num_players=self.players,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=None if self.players == 1 else 0.0,
                max_game_length=LONGEST,
            ),
            dict(parameters),
        )

    def new_initial_state(self) -> "KontorState":
        return KontorState(self)

    def state_at(self, state: State) -> "KontorState":
        """Our state as OpenSpiel's, without a history. It is played on from there: hand over a copy."""
        placed = KontorState(self)
        placed.follow(Course(state))
        return placed

    def deal(self, outcome: int) -> State:
        return self.game.start(self.players, self.seed * self.deals + outcome, self.options)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self.game)


class KontorState(pyspiel.State):
    """A game under way; before the deal there is no course yet. `player` is the course's, at hand: loops ask for it
    several times a choice."""

    def __init__(self, game: KontorGame) -> None:
        super().__init__(game)
        self.course: Course | None = None
        self.player = CHANCE
        self.rolls = game.rolls

    def follow(self, course: Course) -> None:
        self.course = course
        self.player = course.player

    def kontor_game(self) -> KontorGame:
        game: KontorGame = self.get_game()
        return game

    def position(self) -> State:
        """Our state, before a choice that waits for its roll; do not change it."""
        if self.course is None:
            raise IllegalMove("the game is not dealt yet: there is no position before the first chance node")
        return self.course.position()

    def current_player(self) -> int:
        return self.player

    def is_terminal(self) -> bool:
        return self.player == OVER

    def is_chance_node(self) -> bool:
        return self.player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Answered here, because the way through OpenSpiel's own method costs several calls back."""
        course = self.course
        if course is None:
            return list(range(self.outcomes()))
        if self.player >= 0:
            return course.legal() if player is None or player == self.player else []
        return self.rolls[:] if self.player == CHANCE else []

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position().legal(player))

    def outcomes(self) -> int:
        return self.kontor_game().deals if self.course is None else len(self.rolls)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        number = self.outcomes()
        return [(outcome, 1 / number) for outcome in range(number)]

    def _apply_action(self, action: int) -> None:
        course = self.course
        if course is None:
            self.follow(Course(self.kontor_game().deal(action)))
        else:
            self.player = course.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"deal:{action}" if self.course is None else f"roll:{action}"
        return self.kontor_game().game.moves.name(action)

    def returns(self) -> list[float]:
        if self.is_terminal():
            return rewards(self.position().ranks())
        return [0.0] * self.kontor_game().players

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "KontorState":
        """Another world that this player cannot tell from the real one, with the same history."""
        if self.is_chance_node():
            raise IllegalMove("nobody decides at a chance node: resample where a player does")
        twin: KontorState = self.clone()
        twin.follow(Course(self.position().imagine(player, Rng.seeded(int(sampler() * 2**53)))))
        return twin

    def __str__(self) -> str:
        if self.course is None:
            return f"{self.kontor_game().game.title}: not dealt yet"
        pending = ", waiting for a roll" if self.is_chance_node() else ""
        return describe(self.kontor_game().game, self.position()) + pending


class Observer:
    """What a player may know: the encoding as a tensor, the view as a string."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.tensor = np.zeros(game.features.length, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: KontorState, player: int) -> None:
        if state.course is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = as_array(self.game.encode(state.position(), player))

    def string_from(self, state: KontorState, player: int) -> str:
        if state.course is None:
            return "not dealt yet"
        return msgspec.json.encode(self.game.view(state.position(), player)).decode()


def register(game: Game) -> None:
    # A class each: OpenSpiel lets go of what it was given only after Python is gone, which a function does not survive.
    pyspiel.register_game(
        game_type(game, min(game.seats)), type(f"Kontor{type(game).__name__}", (KontorGame,), {"game": game})
    )


for name in games.names():
    register(games.get(name))
