"""What the games of a match add up to."""

from collections.abc import Iterable, Sequence
from itertools import combinations
from statistics import fmean

import msgspec

from .estimates import Mean, Range, mean, share
from .match import Match
from .playing import Played
from .ratings import Rating, rate


class Standing(msgspec.Struct, frozen=True):
    """One entrant over all its games; on several seats of a table it wins when any of them does.

    A shared first place is shared out evenly among its seats. `even` is the share of wins that its seats would have by
    chance. `decisions` and `thinking` (seconds) are sums.
    """

    bot: str
    games: int
    wins: float
    share: Range
    even: float
    points: Mean
    rating: Rating
    decisions: int
    thinking: float

    @property
    def verdict(self) -> int:
        """Whether the wins are more than by chance, as `Range.against` says it."""
        return self.share.against(self.even)


class Pair(msgspec.Struct, frozen=True):
    """How often one entrant finished ahead of another where both sat; a shared place is half for each.

    `places` is by how many it was ahead on average. With more than two at a table that says more than how often:
    whoever beats a third that beats the other is ahead by two.
    """

    one: str
    other: str
    ahead: float
    behind: float
    places: Range

    @property
    def verdict(self) -> int:
        """Whether one is the better of the two, as `Range.against` says it."""
        return self.places.against(0.0)

    def turned(self) -> "Pair":
        """The same as the other sees it."""
        places = Range(-self.places.value, -self.places.high, -self.places.low)
        return Pair(self.other, self.one, self.behind, self.ahead, places)


def stand(match: Match, games: Sequence[Played]) -> list[Standing]:
    """The entrants that have played, the best first."""
    ratings = rate(match.entrants, games)
    playing = [name for name in match.entrants if any(name in game.seating for game in games)]
    standings = [standing(name, match.seats, games, ratings[name]) for name in playing]
    return sorted(standings, key=lambda one: -one.rating.ordinal)


def standing(name: str, seats: int, games: Sequence[Played], rating: Rating) -> Standing:
    own = [game for game in games if name in game.seating]
    wins: dict[int, list[float]] = {}
    points: dict[int, list[float]] = {}
    for game in own:
        places = seats_of(name, game)
        wins.setdefault(game.number // seats, []).append(sum(win_of(game, seat) for seat in places))
        points.setdefault(game.number // seats, []).append(sum(game.points[seat] for seat in places) / len(places))
    return Standing(
        name,
        len(own),
        sum(map(sum, wins.values())),
        share(list(wins.values())),
        sum(len(seats_of(name, game)) for game in own) / (seats * len(own)),
        mean(list(points.values())),
        rating,
        sum(game.decisions[seat] for game in own for seat in seats_of(name, game)),
        sum(game.thinking[seat] for game in own for seat in seats_of(name, game)),
    )


def seats_of(name: str, game: Played) -> list[int]:
    return [seat for seat, sitter in enumerate(game.seating) if sitter == name]


def win_of(game: Played, seat: int) -> float:
    """A seat's part of the first place."""
    return 1 / game.ranks.count(1) if game.ranks[seat] == 1 else 0.0


def pairs(match: Match, games: Iterable[Played]) -> list[Pair]:
    """Every two entrants that have met; on several seats their results against each other are averaged."""
    met: dict[tuple[str, str], dict[int, list[Played]]] = {}
    for game in games:
        present = [name for name in match.entrants if name in game.seating]
        for one, other in combinations(present, 2):
            met.setdefault((one, other), {}).setdefault(game.number // match.seats, []).append(game)
    return [pair(one, other, match.seats, list(sets.values())) for (one, other), sets in met.items()]


def pair(one: str, other: str, seats: int, sets: Sequence[Sequence[Played]]) -> Pair:
    leads = [[place_leads(one, other, game) for game in games] for games in sets]
    won = sum(fmean([(lead > 0) + (lead == 0) / 2 for lead in game]) for games in leads for game in games)
    furthest = seats - 1
    # Of the way from the last place to the first, so that the interval knows where it ends.
    way = share([[(fmean(game) / furthest + 1) / 2 for game in games] for games in leads])
    value, low, high = ((2 * part - 1) * furthest for part in (way.value, way.low, way.high))
    return Pair(one, other, won, sum(map(len, sets)) - won, Range(value, low, high))


def place_leads(one: str, other: str, game: Played) -> list[int]:
    """By how many places each seat of one finished ahead of each of the other."""
    return [game.ranks[rival] - game.ranks[seat] for seat in seats_of(one, game) for rival in seats_of(other, game)]


def wins_by_seat(match: Match, games: Sequence[Played]) -> list[float]:
    """The share of wins of each seat, whoever sat there."""
    return [sum(win_of(game, seat) for game in games) / len(games) for seat in range(match.seats)]
