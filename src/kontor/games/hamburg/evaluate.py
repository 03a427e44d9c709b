"""What a position promises, for the bots: points as if the game ended now, and what all else may still become."""

from typing import Final

from kontor.engine.judging import FOR_POINTS, Judge, Weights, softmax
from kontor.engine.state import State

from .closing import share
from .counting import bits
from .material import Material
from .scoring import score_sheet
from .state import HamburgState, ours
from .terms import (
    COLOURS,
    FLIPPED,
    HOLDINGS,
    LAUREL,
    LEFT,
    MAJORITIES,
    MARKS,
    PARK,
    PERMANENT,
    RIGHT,
    RISKS,
    ROUND,
    SQUARE,
    TOM,
    WALL,
    WORKERS,
    ZOO,
)

# Who has less money can do next to nothing.
POOR: Final = 3.0


class HamburgJudge(Judge):
    """Counts every board; alone the automatic rival is the one to beat."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        # Things to spend, while there is time: the first few of them, and more.
        self.mark = weights.one("mark")
        self.enough_marks = weights.one("enough_marks")
        self.hoard = weights.one("hoard")
        self.worker = weights.one("worker")
        self.enough_workers = weights.one("enough_workers")
        self.card = weights.one("card")
        # For every colour on a hand: who has many can do many things.
        self.variety = weights.one("variety")
        self.site = weights.one("site")
        # By sections of a side, by steps of a risk.
        self.wall = weights.row("wall")
        self.risk = weights.row("risk")
        # For each round to come, and each point that a building has printed on it.
        self.engine = weights.one("engine")
        self.permanent = weights.one("permanent")
        self.park = weights.one("park")
        # Of the points of a majority, for whoever alone leads in it now.
        self.lead = weights.one("lead")
        # Of what the best cards on a hand would bring: those that have a site, and the first that has none yet.
        self.plan = weights.one("plan")
        self.hope = weights.one("hope")
        self.laurel = weights.one("laurel")
        # A building that can still work this round, a zoo on the hand, a step on the square for each round to come, and
        # what it costs to have next to no money.
        self.ready = weights.one("ready")
        self.zoo = weights.one("zoo")
        self.step = weights.one("step")
        self.poverty = weights.one("poverty")

    def prospects(self, state: State) -> list[float]:
        game = ours(state)
        return self.outlooks(game)[: game.seats]

    def evaluate(self, state: State, seat: int) -> float:
        game = ours(state)
        if game.seats > 1:
            return super().evaluate(state, seat)
        if game.over():
            lead = game.scores()[0] - sum(score_sheet(game, TOM))
            return lead + (self.win if game.ranks()[0] == 1 else -self.win)
        prospects = self.outlooks(game)
        return prospects[0] - self.envy * prospects[TOM]

    def chances(self, state: State) -> list[float]:
        game = ours(state)
        if game.seats > 1:
            return super().chances(state)
        if game.over():
            won = 1.0 if game.ranks()[0] == 1 else 0.0
            points = softmax([float(game.scores()[0]), float(sum(score_sheet(game, TOM)))], self.sharpness)
            return [(1.0 - FOR_POINTS) * won + FOR_POINTS * points[0]]
        return softmax(self.outlooks(game), self.certainty(state))[:1]

    def ripeness(self, state: State) -> float:
        game = ours(state)
        return game.round / game.material.rounds

    def merit(self, state: State, seat: int) -> float:
        game = ours(state)
        if game.over() or game.seats == 1:
            return self.evaluate(state, seat)
        return self.outlook(game, seat)

    def outlooks(self, game: HamburgState) -> list[float]:
        return [self.outlook(game, board) for board in range(game.boards)]

    def outlook(self, game: HamburgState, board: int) -> float:
        """What a board is worth, with the markers that it would turn up at the end of this round."""
        value = self.board(game, board)
        for majority in range(len(MAJORITIES)):
            if is_next(game, board, majority):
                value += self.lead * game.material.majority_points
        return value

    def board(self, game: HamburgState, board: int) -> float:
        m = game.material
        left = float(m.rounds - game.round)
        spending = (left + 0.5) / m.rounds
        held = game.held
        at = board * HOLDINGS
        total = 0.0
        for part in score_sheet(game, board):
            total += part
        marks = float(held[at + MARKS])
        total += spending * self.mark * min(marks, self.enough_marks)
        total += spending * self.hoard * max(0.0, marks - self.enough_marks)
        if marks < POOR:
            total -= self.poverty
        total += left * self.step * held[at + SQUARE]
        for colour in range(len(COLOURS)):
            total += spending * self.worker * min(float(held[at + WORKERS + colour]), self.enough_workers)
            total -= self.risk[min(held[at + RISKS + colour], len(self.risk) - 1)]
        colours = 0
        for card in game.hands[board]:
            colours |= 1 << m.colour[card]
            if m.type[card] == ZOO:
                total += spending * self.zoo
        total += spending * (self.card * len(game.hands[board]) + self.variety * bits(colours))
        total += spending * self.site * (len(game.sites[board]) - len(game.built[board]))
        total += self.wall[held[at + WALL + LEFT]] + self.wall[held[at + WALL + RIGHT]]
        built = game.built[board]
        used = game.used[board]
        for place in range(len(built)):
            total += self.work(m, built[place], left)
            if used[place] == 0 and m.works[built[place]] == ROUND:
                total += self.ready
        for card in game.left[board]:
            if m.type[card] == PARK:
                total += left * self.park
        return total + self.promise(game, board, left, spending)

    def work(self, m: Material, card: int, left: float) -> float:
        """What a building may still do in the rounds to come; the printed points tell how strong it is."""
        if m.works[card] == ROUND:
            return left * self.engine * m.points[card]
        if m.works[card] == PERMANENT:
            return left * self.permanent * m.points[card]
        return 0.0

    def promise(self, game: HamburgState, board: int, left: float, spending: float) -> float:
        """What the cards on a hand would bring, if they were built where there are sites."""
        m = game.material
        gains: list[float] = []
        for card in game.hands[board]:
            if m.type[card] < ZOO:
                gain = m.points[card] + self.work(m, card, left) - spending * self.mark * m.cost[card]
                if m.works[card] == LAUREL:
                    gain += self.laurel
                if gain > 0.0:
                    gains.append(gain)
        gains.sort(reverse=True)
        sites = len(game.sites[board]) - len(game.built[board])
        total = 0.0
        for place in range(min(len(gains), sites + 1)):
            total += (self.plan if place < sites else self.hope) * gains[place]
        return total


def is_next(game: HamburgState, board: int, majority: int) -> bool:
    """Whether a board alone leads in a majority whose marker it has not turned up."""
    if game.held[board * HOLDINGS + FLIPPED] >> majority & 1:
        return False
    own = share(game, board, majority)
    for other in range(game.boards):
        if other != board and share(game, other, majority) >= own:
            return False
    return True
