"""What a card says, made of its effect: message ids and figures, no language and no text of its own."""

from kontor.engine.phrases import Part, Phrase

from . import notation as n
from .material import Material
from .notation import Effect
from .terms import COLOURS, NEVER, ROUND, TYPES, WORKINGS

# The colour that an act names, or that the effect is about.
HUES = (*COLOURS, "any", "it")
PLAIN = {act: name.replace(" ", "-") for name, act in n.PLAIN.items()}
COUNTED = {act: name for name, act in n.COUNTED.items()}
GAINS = {n.DO_MARKS: "marks", n.DO_POINTS: "points", n.DO_SCORE: "points"}
CONDITIONS = {
    n.DIE_HIGH: "if-die",
    n.NO_LOW: "if-no-low",
    n.SUM_AT_MOST: "if-sum-at-most",
    n.SUM_AT_LEAST: "if-sum-at-least",
}


def amount(thing: str, count: int) -> Phrase:
    return Phrase(f"amount-{thing}", count=count)


class CardText:
    """Names and texts of the cards of a material."""

    def __init__(self, material: Material) -> None:
        self.material = material

    def name(self, card: int) -> Phrase:
        """A card has no name but its type and its number."""
        return Phrase("card", type=Phrase(TYPES[self.material.type[card]]), number=str(card))

    def whole(self, card: int, cost: int | None = None) -> Phrase:
        """Name, what it costs (here, if that is known), what it is worth, and what it does."""
        m = self.material
        return Phrase(
            "card-whole",
            card=self.name(card),
            colour=COLOURS[m.colour[card]],
            cost=amount("marks", m.cost[card] if cost is None else cost),
            points=amount("points", m.points[card]),
            text=self.text(card),
        )

    def text(self, card: int) -> Phrase:
        """What a card does, and when."""
        m = self.material
        effect = m.effects[card]
        if m.works[card] == NEVER:
            return Phrase("text-none")
        if effect.types:
            return Phrase("text-types", types=[Phrase(TYPES[one]) for one in members(effect.types)])
        if effect.power:
            return Phrase("text-always", power=self.power(effect))
        if effect.event:
            return Phrase("text-when", event=self.event(effect), acts=self.acts(effect))
        args: dict[str, Part] = {"works": self.works(card), "acts": self.acts(effect)}
        id = "text-plain"
        if effect.condition != n.ALWAYS:
            id += "-if"
            args["condition"] = self.condition(effect)
        if effect.price != n.FREE:
            id += "-for"
            args["price"] = self.price(effect)
        return Phrase(id, **args)

    def works(self, card: int) -> Phrase:
        m = self.material
        name = WORKINGS[m.works[card]]
        return Phrase(f"works-{name}-{m.phase[card]}" if m.works[card] == ROUND else f"works-{name}")

    def condition(self, effect: Effect) -> Phrase:
        id = CONDITIONS[effect.condition]
        if effect.condition == n.DIE_HIGH:
            return Phrase(id, colour=COLOURS[effect.threshold // 10], figure=effect.threshold % 10)
        return Phrase(id, figure=self.material.low_to if effect.condition == n.NO_LOW else effect.threshold)

    def price(self, effect: Effect) -> Phrase:
        if effect.price == n.IN_MARKS:
            return amount("marks", effect.price_of)
        if effect.price == n.DISTINCT:
            return Phrase("price-distinct")
        if effect.price == n.COLOUR_AND_ANY:
            return Phrase("price-and-any", worker=amount(COLOURS[effect.price_of], 1))
        return amount("any" if effect.price == n.ANY_COLOUR else COLOURS[effect.price_of], 1)

    def event(self, effect: Effect) -> Phrase:
        return Phrase(f"when-{n.EVENTS[members(effect.event)[0]]}", colour=HUES[effect.event_colour])

    def power(self, effect: Effect) -> Phrase:
        if effect.power >= n.POWER_HALF:
            return Phrase("power-half", colour=COLOURS[members(effect.power // n.POWER_HALF)[0]])
        return Phrase(f"power-{n.POWERS[members(effect.power)[0]]}", marks=amount("marks", effect.power_figure))

    def acts(self, effect: Effect) -> list[Phrase]:
        program = effect.program
        return [self.act(program[at : at + n.WIDTH]) for at in range(0, len(program), n.WIDTH)]

    def act(self, words: list[int]) -> Phrase:
        """One act and its figures."""
        act, first, second = words[:3]
        if act in GAINS:
            return self.gain(GAINS[act], words)
        if act == n.DO_CALM_ANY:
            return Phrase("act-calm", steps=self.gain("steps", words), points=self.calm_points())
        if act == n.DO_CALM_COLOUR:
            steps = amount("steps", second)
            return Phrase("act-calm-colour", colour=HUES[first], steps=steps, points=self.calm_points())
        if act == n.DO_WORKER:
            return amount(HUES[first], second)
        if act == n.DO_DRAW_COLOUR:
            return Phrase("act-draw-colour", colour=COLOURS[first])
        if act == n.DO_FETCH:
            return Phrase("act-fetch", type=Phrase(TYPES[first]))
        if act == n.DO_SEEK:
            return Phrase("act-seek", type=Phrase(TYPES[first]), colour=HUES[second])
        if act in COUNTED:
            return Phrase(f"act-{COUNTED[act]}", count=first)
        return Phrase(f"act-{PLAIN[act]}")

    def calm_points(self) -> Phrase:
        return amount("points", self.material.calm_points)

    def gain(self, thing: str, words: list[int]) -> Phrase:
        """So many, or so many for each of what is counted."""
        _, times, kind, argument, divisor = words
        if kind == n.CONSTANT:
            return amount(thing, times)
        per: dict[str, Part] = {"each": divisor}
        id = n.COUNTS[kind]
        if kind == n.N_TYPE:
            id, per["type"] = "type", Phrase(TYPES[argument])
        elif kind == n.N_SITE:
            id, per["colour"] = "site", COLOURS[argument]
        return Phrase("act-gain-per", amount=amount(thing, times), per=Phrase(f"per-{id}", **per))


def members(mask: int) -> list[int]:
    return [place for place in range(mask.bit_length()) if mask >> place & 1]
