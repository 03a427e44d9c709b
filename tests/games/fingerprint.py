"""Prints the form of the installed engine and a digest of random games: `python fingerprint.py GAMES`."""

import hashlib
import json
import sys

from kontor import games
from kontor.cli.version import is_compiled
from kontor.engine.rng import Rng


def digest(count: int) -> str:
    """A hash over every position, every list of choices and every result of so many random games of each title."""
    seen = hashlib.sha256()
    for name in games.names():
        game = games.get(name)
        for seed in range(count):
            rng = Rng.seeded(seed)
            state = game.start(list(game.seats)[seed % len(game.seats)], seed)
            while not state.over():
                seat = state.actors()[0]
                moves = state.legal(seat)
                seen.update(json.dumps([game.dump(state), moves]).encode())
                state.play(seat, moves[rng.below(len(moves))])
            seen.update(json.dumps([state.scores(), state.ranks(), state.ending]).encode())
    return seen.hexdigest()


if __name__ == "__main__":
    print(is_compiled(), digest(int(sys.argv[1])))
