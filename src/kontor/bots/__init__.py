"""Players without a person, by name."""

from kontor.engine.errors import BadSetup
from kontor.engine.game import Game, spell_list
from kontor.engine.rng import Rng

from .bot import Bot
from .greedy import Greedy
from .random_mover import RandomMover

ROSTER: dict[str, type[Bot]] = {"random": RandomMover, "greedy": Greedy}


def make(name: str, game: Game, rng: Rng) -> Bot:
    if name not in ROSTER:
        raise BadSetup(f"there is no bot '{name}'; there is {spell_list(list(ROSTER), 'and')}")
    return ROSTER[name](game, rng)
