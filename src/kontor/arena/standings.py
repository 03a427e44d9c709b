"""What the games of a match add up to."""

from collections.abc import Iterable, Sequence
from itertools import combinations

import msgspec

from .estimates import Mean, Share, mean, share
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
    share: Share
    even: float
    points: Mean
    rating: Rating
    decisions: int
    thinking: float

    @property
    def verdict(self) -> int:
        """1 where the wins are surely more than by chance, -1 where they are fewer, 0 where one cannot tell."""
        return (self.share.low > self.even) - (self.share.high < self.even)


class Pair(msgspec.Struct, frozen=True):
    """How often one entrant finished ahead of another where both sat; a shared place is half for each."""

    one: str
    other: str
    ahead: float
    behind: float


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
    met: dict[tuple[str, str], list[float]] = {}
    for game in games:
        present = [name for name in match.entrants if name in game.seating]
        for one, other in combinations(present, 2):
            met.setdefault((one, other), []).append(ahead(one, other, game))
    return [Pair(one, other, sum(shares), len(shares) - sum(shares)) for (one, other), shares in met.items()]


def ahead(one: str, other: str, game: Played) -> float:
    results = [
        (game.ranks[seat] < game.ranks[rival]) + (game.ranks[seat] == game.ranks[rival]) / 2
        for seat in seats_of(one, game)
        for rival in seats_of(other, game)
    ]
    return sum(results) / len(results)


def wins_by_seat(match: Match, games: Sequence[Played]) -> list[float]:
    """The share of wins of each seat, whoever sat there."""
    return [sum(win_of(game, seat) for game in games) / len(games) for seat in range(match.seats)]
