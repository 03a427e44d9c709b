"""Collects golden records: `python -m tests.games.colonia.collect`

Needed again only when the rules' version rises.
"""

from pathlib import Path

from kontor import bots, games
from kontor.engine.rng import Rng

from ..recording import play_record

FOLDER = Path(__file__).parents[2] / "records" / "colonia"
# Every number of seats and every value of every option; random play meets corners that greedy does not.
WANTED = [
    (3, "a", "closed", "greedy"),
    (4, "b", "open", "greedy"),
    (5, "a", "open", "random"),
    (6, "b", "closed", "greedy"),
]


def main() -> None:
    game = games.get("colonia")
    FOLDER.mkdir(parents=True, exist_ok=True)
    for seed, (seats, values, screens, bot) in enumerate(WANTED, 1):
        names = [bot] * seats
        players = [bots.make(name, game, Rng.seeded(seat)) for seat, name in enumerate(names)]
        record, _ = play_record(game, players, names, seed, {"values": values, "screens": screens})
        record.save(FOLDER / f"{bot}-{seats}-{values}.kontor")


if __name__ == "__main__":
    main()
