"""Golden games to look into."""

from pathlib import Path

from kontor import games
from kontor.engine.game import Game
from kontor.engine.record import Record, cut, play_out, read_record
from kontor.engine.state import State

FOLDER = Path(__file__).parents[1] / "records"
# Ends at once when a city has its alliances: the last of them is the winning move.
ALLIANCES = FOLDER / "rival-cities" / "alliances.kontor"
WINNING = 61
# Its eleventh choice buys a ship, and the next comes from the pile.
FLEET = FOLDER / "rival-cities" / "fleet.kontor"
# Begins with a secret question to three families, after one choice of the last of them.
COUNCIL = FOLDER / "colonia" / "greedy-3-a.kontor"
# Somebody plays alone.
ALONE = FOLDER / "hamburg" / "alone.kontor"


def read(path: Path, choices: int | None = None) -> tuple[Game, Record]:
    """The record of a golden game, or its beginning."""
    record = read_record(path)
    if choices is not None:
        cut(record, choices)
    return games.get(record.game), record


def state_after(path: Path, choices: int) -> tuple[Game, State]:
    game, record = read(path, choices)
    return game, play_out(record, game)
