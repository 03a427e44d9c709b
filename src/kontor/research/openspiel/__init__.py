"""Every game as an OpenSpiel game: `python_kontor_rival_cities`, `python_kontor_hamburgum`, `python_kontor_colonia`,
`python_kontor_hamburg`.

After `import kontor.research.openspiel` they can be loaded: `pyspiel.load_game("python_kontor_colonia(players=4)")`.
Parameters are `players` (by default the fewest), the options of the game by their names, and three for chance.

**Chance** is explicit. A game begins with a chance node that picks one of `deals` set-ups. After that, a choice whose
result hangs on dice or on cards that no seat knows is followed by a chance node that picks one of `rolls` results; each
of them shuffles whatever no seat knows and re-seeds the dice before the choice is carried out (`kontor.engine.rolls`).
So the same actions always lead to the same state, and a search on clones, `mcts.MCTSBot` for one, has to take chance as
it comes: it cannot read the next die or the top of a pile. That there are only so many results instead of all is the
price; `seed` names another set of them. (OpenSpiel's other way, one outcome that draws at random, would give a search
tree different states at the same node.)

**What one seat knows and another does not**, a hand or a secret answer, is in the state, as in any OpenSpiel game of
imperfect information. `resample_from_infostate` puts a random other world in its place (`State.imagine`);
`ismcts.ISMCTSBot` uses it, with `use_observation_string=True`. Secret simultaneous choices are made one after the
other, the first seat that owes an answer being the current player; until all are in, observations show an answer to its
own seat alone.

**Observations** are the view as JSON (string) and the encoding (tensor); there is no information state with perfect
recall. **Returns** are those of `kontor.research.rewards`, zero in sum unless somebody plays alone. Serialised, a state
is its position document.

`SpielBot` seats an OpenSpiel bot at our tables, `KontorBot` one of ours at theirs.
"""

from ..extra import MissingExtra

try:
    import numpy  # noqa: F401
    import pyspiel  # noqa: F401
except ImportError as error:
    raise MissingExtra(__name__, error) from error

from .bots import KontorBot, SpielBot
from .game import KontorGame, KontorState, load

__all__ = ["KontorBot", "KontorGame", "KontorState", "SpielBot", "load"]
