"""Ratings of the entrants by openskill's Plackett-Luce model, from the ranks of whole tables.

Games are taken in the order of their numbers. Each seat is rated against all others of its table; where an entrant sits
on several seats, its new rating is the average of theirs, so a crowded table counts as one game. A table where one
entrant sits alone with itself says nothing.
"""

from collections.abc import Iterable, Sequence

import msgspec
from openskill.models import PlackettLuce

from .playing import Played


class Rating(msgspec.Struct, frozen=True):
    """Strength and its standard deviation; `ordinal` is what one can rely on: three deviations below."""

    mu: float
    sigma: float
    ordinal: float


def rate(entrants: Sequence[str], games: Iterable[Played]) -> dict[str, Rating]:
    # Bots neither learn nor tire between games, so no doubt is added after each of them.
    model = PlackettLuce(tau=0)
    ratings = {name: model.rating(name=name) for name in entrants}
    for game in games:
        if len(set(game.seating)) == 1:
            continue
        table = [[ratings[name]] for name in game.seating]
        rated = [team[0] for team in model.rate(table, ranks=[float(rank) for rank in game.ranks])]
        for name in set(game.seating):
            own = [rating for rating, sitter in zip(rated, game.seating, strict=True) if sitter == name]
            mu = sum(rating.mu for rating in own) / len(own)
            sigma = sum(rating.sigma for rating in own) / len(own)
            ratings[name] = model.rating(mu=mu, sigma=sigma, name=name)
    return {name: Rating(one.mu, one.sigma, one.ordinal()) for name, one in ratings.items()}
