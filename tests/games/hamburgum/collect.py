"""Collects golden records: `python -m tests.games.hamburgum.collect`

Needed again only when the rules' version rises.
"""

from pathlib import Path

from kontor import bots, games
from kontor.engine.rng import Rng

from ..recording import play_record

FOLDER = Path(__file__).parents[2] / "records" / "hamburgum"
# Every number of seats and every value of every option.
WANTED = [
    (2, "hamburg", "base", "random"),
    (3, "hamburg", "open", "green"),
    (4, "hamburg", "shuffled", "blue"),
    (3, "londinium", "base", "red"),
    (4, "londinium", "open", "yellow"),
    (5, "londinium", "shuffled", "grey"),
]


def main() -> None:
    game = games.get("hamburgum")
    FOLDER.mkdir(parents=True, exist_ok=True)
    for seed, (seats, map, officials, first) in enumerate(WANTED, 1):
        names = ["greedy"] * seats
        players = [bots.make(name, game, Rng.seeded(seat)) for seat, name in enumerate(names)]
        options = {"map": map, "officials": officials, "first": first}
        record, _ = play_record(game, players, names, seed, options)
        record.save(FOLDER / f"{map}-{officials}-{seats}.kontor")


if __name__ == "__main__":
    main()
