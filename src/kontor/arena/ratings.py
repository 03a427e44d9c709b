"""Ratings of the entrants by openskill's Plackett-Luce model, from the ranks of whole tables.

The model believes the last games more than the first, as befits people, who learn. Bots do not: their games are taken
in several orders, forwards and backwards, and a rating is the average. Each seat is rated against all others of its
table; where an entrant sits on several seats, its new rating is the average of theirs, so a crowded table counts as
one game. A table where one entrant sits alone with itself says nothing.
"""

from collections.abc import Iterable, Sequence
from statistics import fmean

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from kontor.engine.rng import Rng

from .playing import Played

# In how many orders the games are taken, and how many ratings that may take: the more games, the less the order tells.
ORDERS = 12
RATINGS = 6_000


class Rating(msgspec.Struct, frozen=True):
    """Strength and its standard deviation; `ordinal` is what one can rely on: three deviations below."""

    mu: float
    sigma: float
    ordinal: float


def rate(entrants: Sequence[str], games: Iterable[Played]) -> dict[str, Rating]:
    telling = [game for game in games if len(set(game.seating)) > 1]
    # Bots neither learn nor tire between games, so no doubt is added after each of them.
    model = PlackettLuce(tau=0)
    rng = Rng.seeded(0)
    found = []
    for _ in range(max(1, min(ORDERS, RATINGS // max(1, len(telling))))):
        found.append(rate_in_order(model, entrants, telling))
        found.append(rate_in_order(model, entrants, reversed(telling)))
        rng.shuffle(telling)
    means = {
        name: model.rating(
            mu=fmean(ratings[name].mu for ratings in found),
            sigma=fmean(ratings[name].sigma for ratings in found),
        )
        for name in entrants
    }
    return {name: Rating(one.mu, one.sigma, one.ordinal()) for name, one in means.items()}


def rate_in_order(
    model: PlackettLuce, entrants: Sequence[str], games: Iterable[Played]
) -> dict[str, PlackettLuceRating]:
    ratings = {name: model.rating(name=name) for name in entrants}
    for game in games:
        table = [[ratings[name]] for name in game.seating]
        rated = [team[0] for team in model.rate(table, ranks=[float(rank) for rank in game.ranks])]
        for name in set(game.seating):
            own = [rating for rating, sitter in zip(rated, game.seating, strict=True) if sitter == name]
            mu = sum(rating.mu for rating in own) / len(own)
            sigma = sum(rating.sigma for rating in own) / len(own)
            ratings[name] = model.rating(mu=mu, sigma=sigma, name=name)
    return ratings
