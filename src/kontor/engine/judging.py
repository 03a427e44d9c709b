"""How good a position is for whom: what the games' estimates share."""

from abc import abstractmethod
from math import exp

from mypy_extensions import mypyc_attr

from .errors import BadData
from .state import State

# Of the shares at the end of a game, what goes by points rather than by rank: a beaten seat still plays on.
FOR_POINTS = 0.1

Figures = dict[str, float | list[float]]


class Weights:
    """Named figures that an estimate is made of, and those that say how to search by it; `kontor tune` fits them."""

    def __init__(self, table: Figures, search: dict[str, float], outlook: Figures, source: str) -> None:
        self.table = table
        self.search = search
        self.outlook = outlook
        self.source = source

    def foretelling(self) -> "Weights":
        """The weights by which a search foretells how the game will end, where they differ from those to act by."""
        return Weights({**self.table, **self.outlook}, self.search, {}, self.source)

    def one(self, name: str) -> float:
        figure = self.table.get(name)
        if figure is None or isinstance(figure, list):
            raise BadData(f"{self.source}: {name}: expected a number")
        return float(figure)

    def row(self, name: str) -> list[float]:
        figures = self.table.get(name)
        if not isinstance(figures, list):
            raise BadData(f"{self.source}: {name}: expected a list of numbers")
        return figures

    def habit(self, name: str, usual: float | None = None) -> float:
        """A figure that says how to search; the usual one for a habit that a game need not have."""
        figure = self.search.get(name, usual)
        if figure is None:
            raise BadData(f"{self.source}: search.{name}: expected a number")
        return figure


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Estimates positions of one game; a state that was imagined tells it nothing that its seat may not know."""

    def __init__(self, weights: Weights) -> None:
        self.win = weights.one("win")
        self.envy = weights.one("envy")
        self.sharpness = weights.one("sharpness")
        self.doubt = weights.one("doubt")

    @abstractmethod
    def prospects(self, state: State) -> list[float]:
        """What every seat may expect of an unfinished game, in points."""

    def evaluate(self, state: State, seat: int) -> float:
        """The seat's prospects less a part of the best rival's; at the end the lead, and something for the win."""
        if state.over():
            return lead_at_end(state, seat, self.win)
        prospects = self.prospects(state)
        return prospects[seat] - self.envy * best_other(prospects, seat)

    def merit(self, state: State, seat: int) -> float:
        """How much a seat likes what it has just done: good enough to choose by, and quick."""
        return self.evaluate(state, seat)

    def chances(self, state: State) -> list[float]:
        """Every seat's share in the victory; they add up to one, unless an automatic rival has the rest."""
        if state.over():
            return final_shares(state, self.sharpness)
        return softmax(self.prospects(state), self.certainty(state))

    def certainty(self, state: State) -> float:
        """How fast a lead in prospects becomes certainty of the win: faster, the closer the end."""
        return self.sharpness * (1.0 - self.doubt * (1.0 - self.ripeness(state)))

    def ripeness(self, state: State) -> float:
        """How much of an unfinished game has been played, from 0 to 1; where nothing tells, it counts as ripe."""
        return 1.0


def best_other(points: list[float], seat: int) -> float:
    best = -1e9
    for other in range(len(points)):
        if other != seat and points[other] > best:
            best = points[other]
    return best


def lead_at_end(state: State, seat: int, win: float) -> float:
    """The points by which a seat leads the best of the others when a game is over, and what a win is worth beside."""
    scores = state.scores()
    best = max([points for other, points in enumerate(scores) if other != seat])
    return scores[seat] - best + (win if state.ranks()[seat] == 1 else -win)


def final_shares(state: State, sharpness: float) -> list[float]:
    """One for the winner, shared where the rules share it; a little of it by points."""
    ranks = state.ranks()
    winners = ranks.count(1)
    points = softmax([float(score) for score in state.scores()], sharpness)
    return [
        (1.0 - FOR_POINTS) * (1.0 / winners if ranks[seat] == 1 else 0.0) + FOR_POINTS * points[seat]
        for seat in range(len(ranks))
    ]


def softmax(points: list[float], sharpness: float) -> list[float]:
    best = max(points)
    odds = [exp((one - best) * sharpness) for one in points]
    total = 0.0
    for one in odds:
        total += one
    return [one / total for one in odds]
