"""What mayors, ships, tokens and the tiles of exchange and clerks say: message ids and figures, no language."""

from kontor.engine.phrases import Part, Phrase

from .cardtext import amount, members
from .material import Material
from .terms import ACTIONS, BONUSES, BY_DIE, COLOURS, EDICTS, NEW_HAND, OWN_WORKER, SAFE, STEPS, SWAYS

ONE_OF_EACH = 1
EVERY_COLOUR = (1 << len(COLOURS)) - 1
# What the figure of a tile's step is counted in, where it is not a number of workers.
MARKS = ("more-marks", "less-marks", "pay-marks", "cheaper", "dearer", "dearer-colour")
POINTS = ("gain-points", "lose-points")
OF_COLOURS = (BY_DIE, OWN_WORKER, SAFE)
EITHER_WAY = ("by-die", "one-worker", "wall-cost", "advance-cost", "all-ships", "building-cost", "more-actions")


class TileText:
    """Texts of everything but the cards. Tiles are counted as they are printed, from one."""

    def __init__(self, material: Material) -> None:
        self.material = material

    def mayor(self, number: int) -> Phrase:
        """What a mayor begins with and is good at."""
        m = self.material
        return Phrase(
            "mayor-whole",
            number=number,
            marks=amount("marks", m.mayor_marks[number]),
            workers=m.mayor_workers[number],
            skill=self.mayor_skill(number),
        )

    def mayor_skill(self, number: int) -> Phrase:
        return Phrase(f"mayor-{number}", figure=self.material.mayor_figure[number])

    def ship(self, colour: str) -> Phrase:
        m = self.material
        return Phrase(f"ship-{colour}", workers=m.ship_workers, price=m.ship_price, marks=amount("marks", m.ship_marks))

    def token(self, number: int) -> Phrase:
        """The risks that a token raises, and what comes with it."""
        token = self.material.tokens[number]
        risks = [Phrase("risk", colour=COLOURS[colour]) for colour in token.colours]
        if not token.bonus:
            return Phrase("token", risks=risks)
        return Phrase("token-bonus", risks=risks, bonus=Phrase(f"bonus-{BONUSES[token.bonus]}", count=token.count))

    def exchange(self, tile: int, step: int) -> Phrase:
        """What the exchange does to an action at one of the six steps of a tile."""
        m = self.material
        side = 2 * (tile - 1) + (step - 1) // STEPS
        at = side * STEPS + (step - 1) % STEPS
        sways = SWAYS[m.tile_sways[side]]
        args: dict[str, Part] = {"action": Phrase(f"action-{ACTIONS[m.tile_action[side]]}"), "count": m.tile_figure[at]}
        if sways in MARKS:
            args["amount"] = amount("marks", m.tile_figure[at])
        elif sways in POINTS:
            args["amount"] = amount("points", m.tile_figure[at])
        if m.tile_colours[at]:
            args["colours"] = hues(m.tile_colours[at])
        return Phrase(f"exchange-{sways}", **args)

    def clerk(self, tile: int, side: str) -> Phrase:
        """What holds in a round whose clerk stands on this side of a tile."""
        m = self.material
        at = 2 * (tile - 1) + (1 if side == "back" else 0)
        edict, figure = EDICTS[m.clerk_edict[at]], m.clerk_figure[at]
        id = f"edict-{edict}"
        if edict in EITHER_WAY:
            id += "-more" if figure > 0 else "-less"
        elif m.clerk_edict[at] == NEW_HAND and figure != ONE_OF_EACH:
            id += "-two"
        args: dict[str, Part] = {"count": abs(figure), "rest": m.hand - figure}
        if m.clerk_edict[at] in OF_COLOURS:
            args["colours"] = hues(m.clerk_colours[at])
            if m.clerk_colours[at] == EVERY_COLOUR:
                id += "-all"
        return Phrase(id, **args)


def hues(mask: int) -> list[Phrase]:
    return [Phrase("hue", colour=COLOURS[colour]) for colour in members(mask)]
