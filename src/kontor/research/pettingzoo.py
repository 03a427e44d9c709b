"""Every game as a PettingZoo AEC environment.

    env(game="rival-cities", seats=None, options=None, render_mode=None)

**Agents** are the seats by name; `seats` is how many, by default the fewest that the game takes. Where several choose
secretly and at the same time, they are asked one after the other, and nobody observes an answer before all are in.

**Actions** are the numbers of the game's moves, `Discrete(len(game.moves))`; few of them are legal at a time.

**Observations** are `{"observation", "action_mask"}`: the encoding of what the agent may know as float32, its numbers
named by `game.features`, and a flag for every legal action as int8. They are built when they are asked for, by
`observe` or `last()`, and belong to the caller. `infos[agent]["legal_moves"]` lists the legal actions of the agent
whose turn it is, for those who need no mask; the list belongs to the game: read it, do not change it.

**Rewards** come with the end: 1 for the winner, -1 shared by the others, see `rewards`.

**Seeds**: `reset(seed=7)` starts the game that `kontor play --seed 7` would; without a seed the next game is another,
but the same after the same seed. `reset`'s `options` are not used.

An illegal action ends the game in `env`, by PettingZoo's own wrapper, with -1 for the agent; `raw_env` raises
`IllegalMove` and leaves the game as it is.
"""

import secrets
from collections.abc import Mapping
from typing import Any

from kontor import games
from kontor.engine.errors import BadSetup
from kontor.engine.game import NO_OPTIONS, apply, spell_list
from kontor.engine.rng import SEED_BITS, Rng
from kontor.engine.state import State

from .extra import MissingExtra
from .portrait import describe
from .rewards import rewards

try:
    import numpy as np
    from gymnasium import logger, spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

    from .arrays import as_array
except ImportError as error:
    raise MissingExtra(__name__, error) from error

RENDER_MODES = ("ansi", "human")
NOTHING: dict[str, Any] = {}


def env(
    game: str = "rival-cities",
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    render_mode: str | None = None,
) -> Any:
    """The environment with PettingZoo's usual guards: legal and possible actions, in the right order."""
    guarded: Any = TerminateIllegalWrapper(raw_env(game, seats, options, render_mode), illegal_reward=-1)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(guarded))


def raw_env(
    game: str = "rival-cities",
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    render_mode: str | None = None,
) -> "KontorEnv":
    """The environment alone, which costs least."""
    return KontorEnv(game, seats, options, render_mode)


class KontorEnv(AECEnv):
    """One table; its agents are asked one at a time."""

    metadata: dict[str, Any]
    agents: list[str]

    def __init__(
        self, name: str, seats: int | None, options: Mapping[str, str] | None, render_mode: str | None
    ) -> None:
        super().__init__()
        if render_mode not in (None, *RENDER_MODES):
            raise BadSetup(
                f"the render mode cannot be '{render_mode}'; it can be {spell_list([*RENDER_MODES])}, or None"
            )
        self.game = games.get(name)
        self.metadata = {
            "name": f"kontor_{name.replace('-', '_')}_v{self.game.rules_version}",
            "render_modes": [*RENDER_MODES],
            "is_parallelizable": False,
        }
        self.seats = min(self.game.seats) if seats is None else seats
        self.options = options or NO_OPTIONS
        self.render_mode = render_mode
        self.chance = Rng.seeded(secrets.randbits(SEED_BITS))
        self.table: State = self.game.start(self.seats, 0, self.options)
        self.seat = 0
        self.possible_agents = [*self.table.seat_names]
        self.agents = []
        actions = len(self.game.moves)
        numbers = spaces.Box(0, np.inf, (self.game.features.length,), np.float32)
        mask = spaces.Box(0, 1, (actions,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": numbers, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        if seed is not None:
            self.table = self.game.start(self.seats, int(seed), self.options)
            self.chance = Rng.seeded(int(seed))
        else:
            self.table = self.game.start(self.seats, self.chance.seed(), self.options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = dict.fromkeys(self.agents, NOTHING)
        self._skip_agent_selection = None
        self.ask_next()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        table = self.table
        if action in self.legal_moves():
            table.play(self.seat, int(action))
        else:
            # Raises, and says what would be legal.
            apply(table, self.seat, int(action) if isinstance(action, np.integer) else action)  # type: ignore[arg-type]
        self.infos[agent] = NOTHING
        if table.over():
            self.finish()
        else:
            self.ask_next()

    def legal_moves(self) -> list[int]:
        """The legal actions of the agent whose turn it is; the list belongs to the game."""
        return self.table.legal(self.seat)

    def ask_next(self) -> None:
        self.seat = seat = self.table.actors()[0]
        self.agent_selection = agent = self.possible_agents[seat]
        self.infos[agent] = {"legal_moves": self.table.legal(seat)}
        if self.render_mode == "human":
            self.render()

    def finish(self) -> None:
        self.rewards = dict(zip(self.possible_agents, rewards(self.table.ranks()), strict=True))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        mask = np.zeros(len(self.game.moves), np.int8)
        mask[self.table.legal(seat)] = 1
        return {"observation": as_array(self.game.encode(self.table, seat)), "action_mask": mask}

    def render(self) -> str | None:
        """The position in plain text: returned in the mode `ansi`, printed in the mode `human`."""
        if self.render_mode is None:
            logger.warn("there is nothing to render without a render mode; it can be 'ansi' or 'human'")
            return None
        text = describe(self.game, self.table)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """There is nothing to close."""
