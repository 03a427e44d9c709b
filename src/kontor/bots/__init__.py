"""Players without a person, by name: `random`, `greedy`, a level, or a search with a budget of its own."""

import re

from kontor.engine.errors import BadSetup
from kontor.engine.game import Game, spell_list
from kontor.engine.rng import Rng

from .bot import Bot
from .budget import Budget
from .greedy import Greedy
from .levels import LEVELS, level
from .random_mover import RandomMover
from .search import Habits, Search

SIMPLE: dict[str, type[Bot]] = {"random": RandomMover, "greedy": Greedy}
NAMES = (*SIMPLE, *LEVELS)

# search:400 thinks for 400 playouts, search:0.1s for a tenth of a second.
BUDGETED = re.compile(r"search:(?:(?P<playouts>[1-9]\d{0,8})|(?P<seconds>\d{0,4}\.?\d{1,6})s)")


def is_name(name: str) -> bool:
    return name in NAMES or BUDGETED.fullmatch(name) is not None


def check(name: str) -> None:
    """Raises `BadSetup` for a name that is no bot's."""
    if is_name(name):
        return
    if name.split(":")[0] == "search":
        raise BadSetup(f"'{name}' does not say how long to think; write search:0.5s for half a second, or search:400")
    raise BadSetup(
        f"there is no bot '{name}'; there is {spell_list(list(NAMES), 'and')}, "
        "and search:0.5s or search:400 for a budget of your own"
    )


def is_clocked(name: str) -> bool:
    """Whether a bot plays differently on a faster machine, whatever it is told."""
    return name.startswith("search:") and name.endswith("s")


def make(name: str, game: Game, rng: Rng, clocked: bool = True) -> Bot:
    """The bot of this name. Without a clock the levels count playouts only and play the same on every machine."""
    check(name)
    if name in SIMPLE:
        return SIMPLE[name](game, rng)
    if name in LEVELS:
        return level(name, game, rng, clocked)
    budget = BUDGETED.fullmatch(name)
    assert budget is not None
    playouts = int(budget["playouts"]) if budget["playouts"] else None
    seconds = float(budget["seconds"]) if budget["seconds"] else None
    return Search(game, rng, Budget(playouts, seconds), Habits(game.weights.search))
