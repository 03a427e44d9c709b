"""Players without a person, by name: `random`, `greedy`, a level, or a search with a budget of its own."""

import re
from pathlib import Path

from kontor.engine.data import read_weights
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
    kind, _, _ = name.partition("@")
    return kind in NAMES or BUDGETED.fullmatch(kind) is not None


def check(name: str) -> None:
    """Raises `BadSetup` for a name that is no bot's."""
    if is_name(name):
        return
    if re.split("[:@]", name)[0] == "search":
        raise BadSetup(f"'{name}' does not say how long to think; write search:0.5s for half a second, or search:400")
    raise BadSetup(
        f"there is no bot '{name}'; there is {spell_list(list(NAMES), 'and')}, "
        "and search:0.5s or search:400 for a budget of your own"
    )


def is_clocked(name: str) -> bool:
    """Whether a bot plays differently on a faster machine, whatever it is told."""
    budget = BUDGETED.fullmatch(name.partition("@")[0])
    return budget is not None and budget["seconds"] is not None


def make(name: str, game: Game, rng: Rng, clocked: bool = True) -> Bot:
    """The bot of this name; after an @ may stand a file with weights of its own.

    Without a clock the levels count playouts only and play the same on every machine.
    """
    check(name)
    kind, _, file = name.partition("@")
    if file:
        game = game.weighed(read_weights(Path(file)))
    if kind in SIMPLE:
        return SIMPLE[kind](game, rng)
    if kind in LEVELS:
        return level(kind, game, rng, clocked)
    budget = BUDGETED.fullmatch(kind)
    assert budget is not None
    playouts = int(budget["playouts"]) if budget["playouts"] else None
    seconds = float(budget["seconds"]) if budget["seconds"] else None
    return Search(game, rng, Budget(playouts, seconds), Habits(game.weights))
