"""Collects golden records: plays until every way of ending has one. `python -m tests.games.rival_cities.collect`

Needed again only when the rules' version rises.
"""

from pathlib import Path

from kontor import bots, games
from kontor.bots.bot import Bot
from kontor.bots.greedy import best_move
from kontor.engine.game import Game
from kontor.engine.judging import Judge
from kontor.engine.rng import Rng
from kontor.engine.state import State

from ..recording import play_record

FOLDER = Path(__file__).parents[2] / "records" / "rival-cities"


class Hunter(Bot):
    """Plays for an ending instead of a win: both seats empty the same supply."""

    hunt: str

    def choose(self, world: State, seat: int) -> int:
        return best_move(HunterJudge(self.game, self.hunt), world, seat, 400)


class HunterJudge(Judge):
    """Likes to see a supply emptied, and to be able to go on with it."""

    def __init__(self, game: Game, hunt: str) -> None:
        super().__init__(game.weights)
        self.game = game
        self.hunt = hunt

    def prospects(self, state: State) -> list[float]:
        return [self.evaluate(state, seat) for seat in range(2)]

    def evaluate(self, state: State, seat: int) -> float:
        if state.over():
            return 1000.0 if state.ending == self.hunt else -1000.0
        seen = self.game.dump(state)
        mine = seen["cities"][state.seat_names[seat]]
        wealth = sum(min(mine[product], 6) for product in ("beer", "cloth", "leather", "furniture"))
        wealth += 2 * mine["factories"] + mine["idle"]
        lead = len(mine["ships"]) - len(seen["cities"][state.seat_names[1 - seat]]["ships"])
        if self.hunt == "no-ships":
            wealth += 10 * (len(mine["ships"]) if lead < 2 else -5)
        else:
            wealth += 10 * (mine["factories"] + mine["idle"])
        return float(wealth - 3 * abs(seen["prestige"]["step"]))


def make(name: str, game: Game, rng: Rng, hunt: str) -> Bot:
    if name != "hunter":
        return bots.make(name, game, rng)
    hunter = Hunter(game, rng)
    hunter.hunt = hunt
    return hunter


def main() -> None:
    game = games.get("rival-cities")
    FOLDER.mkdir(parents=True, exist_ok=True)
    missing = {*game.endings, "tie"}
    for seed in range(100_000):
        rng = Rng.seeded(seed)
        options = {option.name: option.values[seed % len(option.values)] for option in game.options}
        hunt = ("no-ships", "no-factories", "")[seed % 3]
        names = ["hunter", "hunter"] if hunt in missing else ["greedy", "greedy"]
        players = [make(name, game, Rng.seeded(rng.seed()), hunt) for name in names]
        record, state = play_record(game, players, names, seed, options)
        way = state.ending
        if len(set(state.scores())) == 1 and way.startswith("no-"):
            way = "tie" if "tie" in missing else way
        if way in missing:
            missing.remove(way)
            record.save(FOLDER / f"{way}.kontor")
            print(way, seed, len(record.choices))
        if not missing:
            return


if __name__ == "__main__":
    main()
