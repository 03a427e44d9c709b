"""Prints the form of the installed engine and a digest of what it does: `python fingerprint.py GAMES`."""

import hashlib
import json
import sys

from kontor import bots, games
from kontor.bots.bot import ask
from kontor.cli.version import is_compiled
from kontor.engine.rng import Rng

BOTS = ("greedy", "search:3")
# Bots are asked, and worlds imagined, at one of so many positions.
RARELY = 120


def digest(count: int) -> str:
    """A hash over every position, every list of choices and every result of so many random games of each title, and now
    and then over what a seat sees and imagines, and what bots would choose."""
    seen = hashlib.sha256()
    for name in games.names():
        game = games.get(name)
        for seed in range(count):
            rng = Rng.seeded(seed)
            players = [bots.make(name, game, Rng.seeded(seed)) for name in BOTS]
            state = game.start(list(game.seats)[seed % len(game.seats)], seed)
            while not state.over():
                seat = state.actors()[0]
                moves = state.legal(seat)
                seen.update(json.dumps([game.dump(state), moves]).encode())
                if rng.below(RARELY) == 0:
                    world = game.dump(state.imagine(seat, Rng.seeded(seed)))
                    chosen = [ask(player, state, seat) for player in players]
                    told = [game.view(state, seat), game.encode(state, seat), world, chosen]
                    seen.update(json.dumps(told).encode())
                state.play(seat, moves[rng.below(len(moves))])
            seen.update(json.dumps([state.scores(), state.ranks(), state.ending]).encode())
    return seen.hexdigest()


if __name__ == "__main__":
    print(is_compiled(), digest(int(sys.argv[1])))
