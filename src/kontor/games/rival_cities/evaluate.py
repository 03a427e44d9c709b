"""How a position looks to each city: an estimate in stars, by weights."""

from kontor.engine.judging import Judge, Weights
from kontor.engine.state import State

from .state import RivalState, ours, towards
from .terms import FACTORY, HOLDINGS, IDLE, LETTER


class RivalJudge(Judge):
    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self.product = weights.row("product")
        self.letter = weights.one("letter")
        self.factory = weights.one("factory")
        self.idle = weights.one("idle")
        self.card = weights.one("card")
        self.fleet = weights.row("fleet")
        self.allies = weights.row("allies")
        self.won = weights.row("won")
        self.prestige = weights.row("prestige")
        self.marker = weights.row("marker")
        self.docket = weights.row("docket")

    def prospects(self, state: State) -> list[float]:
        game = ours(state)
        stars = game.scores()
        return [stars[seat] + self.promise(game, seat) for seat in range(2)]

    def promise(self, state: RivalState, seat: int) -> float:
        """What a city has beside its stars."""
        goods = state.goods
        at = seat * HOLDINGS
        worth = self.letter * min(goods[at + LETTER], 4)
        for product in range(4):
            worth += self.product[product] * min(goods[at + product], 6)
        worth += self.factory * goods[at + FACTORY] + self.idle * goods[at + IDLE]
        worth += self.card * min(len(state.hands[seat]), 4)
        worth += step_worth(self.fleet, state.fleet_sizes[seat] - state.fleet_sizes[1 - seat])
        worth += step_worth(self.allies, state.allies.count(seat))
        worth += step_worth(self.won, len(state.won[seat]))
        worth += step_worth(self.prestige, state.prestige * towards(seat))
        for space, marker in enumerate(state.markers):
            worth += self.docket[space] * step_worth(self.marker, marker * towards(seat))
        return worth


def step_worth(ladder: list[float], step: int) -> float:
    """The rung for this many steps; none below the first, the last beyond it."""
    return ladder[max(0, min(step, len(ladder) - 1))]
