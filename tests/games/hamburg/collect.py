"""Collects golden records: `python -m tests.games.hamburg.collect`

Needed again only when the rules' version rises.
"""

from collections.abc import Iterator
from pathlib import Path

from kontor import bots, games
from kontor.engine.game import Game
from kontor.engine.record import Record
from kontor.engine.rng import Rng
from kontor.engine.state import State
from kontor.games.hamburg.terms import EXPANSIONS

from ..recording import play_record

FOLDER = Path(__file__).parents[2] / "records" / "hamburg"
ALL = dict.fromkeys(EXPANSIONS, "on")
# Every number of seats and every value of every option; random play meets corners that greedy does not.
WANTED = [
    ("alone", 1, {}, "greedy"),
    ("alone-all", 1, ALL, "random"),
    ("two", 2, {"first": "red"}, "greedy"),
    ("three", 3, {"first": "yellow"}, "random"),
    ("four", 4, {"first": "blue"}, "greedy"),
    ("five", 5, {"first": "white"}, "random"),
    ("four-all", 4, ALL | {"first": "green"}, "greedy"),
    ("five-all", 5, ALL, "random"),
    *((f"{name}-{2 + place % 3}", 2 + place % 3, {name: "on"}, "greedy") for place, name in enumerate(EXPANSIONS)),
]


def record_of(game: Game, seats: int, options: dict[str, str], bot: str, seed: int) -> tuple[Record, State]:
    names = [bot] * seats
    players = [bots.make(name, game, Rng.seeded(seat)) for seat, name in enumerate(names)]
    return play_record(game, players, names, seed, options)


def ties(game: Game) -> Iterator[tuple[str, Record]]:
    """The first game won by money alone, and the first that is shared, of random ones."""
    missing = {"money-decides", "shared"}
    for seed in range(1_000_000):
        if not missing:
            return
        record, state = record_of(game, 2, {}, "random", seed)
        if len(set(state.scores())) == 1:
            name = "shared" if state.ranks() == [1, 1] else "money-decides"
            if name in missing:
                missing.remove(name)
                yield name, record


def main() -> None:
    game = games.get("hamburg")
    FOLDER.mkdir(parents=True, exist_ok=True)
    for seed, (name, seats, options, bot) in enumerate(WANTED, 1):
        record, _ = record_of(game, seats, options, bot, seed)
        record.save(FOLDER / f"{name}.kontor")
    for name, record in ties(game):
        record.save(FOLDER / f"{name}.kontor")


if __name__ == "__main__":
    main()
