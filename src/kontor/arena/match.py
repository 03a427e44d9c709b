"""A match: everything that fixes its games, checked before the first of them."""

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from kontor import __version__, bots
from kontor.bots.bot import Bot
from kontor.engine.data import digest
from kontor.engine.errors import BadSetup
from kontor.engine.game import Game
from kontor.engine.rng import Rng

# As far as whole numbers go in most readers of JSON.
SEED_BITS = 64
FEWEST = 2


class Match(msgspec.Struct, frozen=True):
    """Two matches that differ in nothing but the number of games share their first games."""

    game: str
    bots: tuple[str, ...]
    games: int
    seats: int
    seed: int
    options: dict[str, str]
    rules: int
    data: str
    weights: str
    kontor: str
    # How many choices at the beginning of every game are drawn by lot.
    opening: int = 0

    @property
    def entrants(self) -> tuple[str, ...]:
        """Who takes part; a bot that is named twice is one entrant on two seats."""
        return tuple(dict.fromkeys(self.bots))

    def identity(self) -> dict[str, Any]:
        """What must be equal for a game of one match to be the game of another with the same number."""
        fields: dict[str, Any] = msgspec.to_builtins(self)
        del fields["games"]
        return fields

    def key(self) -> str:
        """A short name for the identity."""
        return hashlib.sha256(msgspec.json.encode(self.identity(), order="deterministic")).hexdigest()[:12]


def arrange(
    game: Game,
    names: Sequence[str],
    games: int,
    seats: int | None,
    seed: int,
    options: Mapping[str, str],
    opening: int = 0,
) -> Match:
    """The match of these bots; raises `BadSetup` for what cannot be played.

    Without a number of seats the table is as large as the list of bots, as far as the game allows.
    """
    if seats is None:
        seats = min(max(len(names), game.seats[0], FEWEST), game.seats[-1])
    game.check_seats(seats)
    if seats < FEWEST:
        raise BadSetup(f"a match has at least {FEWEST} seats: who plays alone meets no other bot")
    if not 0 <= seed < 1 << SEED_BITS:
        raise BadSetup(
            f"the seed {seed} is out of range: the seed of a match is a whole number from 0 to 2^{SEED_BITS} - 1"
        )
    if games < 1:
        raise BadSetup(f"a match has at least 1 game, not {games}")
    if opening < 0:
        raise BadSetup(f"a game begins with 0 or more choices by lot, not {opening}")
    settled = game.settle_options(options)
    return Match(
        game.name,
        tuple(names),
        games,
        seats,
        seed,
        settled,
        game.rules_version,
        game.data_hash,
        weights_hash(game, names),
        __version__,
        opening,
    )


def weights_hash(game: Game, names: Sequence[str]) -> str:
    """A short name for all that the bots think things are worth: with other weights they play other games."""
    weighed = {name: make_bot(name, game, Rng.seeded(0)).game.weights for name in sorted(set(names))}
    return digest({name: {**one.table, **one.search, "outlook": one.outlook} for name, one in weighed.items()})


def make_bot(name: str, game: Game, rng: Rng) -> Bot:
    """A bot whose levels count playouts, not seconds: the same games on every machine."""
    return bots.make(name, game, rng, clocked=False)
