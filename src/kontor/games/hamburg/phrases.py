"""What to say about a view, a choice or an event of this game: message ids and arguments, no language."""

from collections.abc import Callable, Mapping
from typing import Any

from kontor.engine.events import Event, Fact
from kontor.engine.phrases import Part, Phrase, amount_of

from .cardtext import CardText, amount
from .material import Material
from .terms import COLOURS, DICE, DOUBLE_CALM, RIVAL, SEATS, SIDES, ZOO
from .tiletext import TileText

# Words a move, given the view and the move's object.
Tell = Callable[[Mapping[str, Any], str], Phrase]

# What it means to be done, by the question.
DONE = {
    "turn": "end-turn",
    "raise-risk": "let-rise",
    "ship": "no-ship",
    "fetch": "build-nothing",
    "in-phase": "leave",
    "pay-any": "leave",
    "use-all": "leave",
    "encore": "leave",
}
# What a building means in a question; else it is told whole.
HOUSES = {"place": "move-beside", "lose-site": "move-site-under"}
# Facts that are words of their own, by what their message begins with.
NAMED = {"majority": "majority-", "action": "action-", "side": "side-"}
# Facts whose event is told in other words by whoever may know them.
TELLING = ("drew", "stole")


class Phrases:
    """Phrases about the material it is given, and about views of games played with it."""

    def __init__(self, material: Material) -> None:
        self.material = material
        self.cards = CardText(material)
        self.tiles = TileText(material)
        self.choices: dict[str, Tell] = {
            "card": self.card,
            "use": self.use,
            "house": self.house,
            "draw": self.draw,
            "as": self.of_colour("move-as"),
            "plot": self.of_colour("move-plot"),
            "take": self.take,
            "give": self.give,
            "lower": self.risk("move-lower"),
            "raise": self.risk("move-raise"),
            "suffer": self.of_colour("move-suffer"),
            "ship": self.ship,
            "wall": self.wall,
            "lose": self.lose,
            "clerk": self.clerk,
            "mayor": self.mayor,
            "flip": self.flip,
            "pay": self.pay,
        }
        self.actions: dict[str, Callable[[Mapping[str, Any]], Phrase]] = {
            "workers": self.take_workers,
            "money": self.take_money,
            "calm": self.calm,
            "site": self.lay_site,
            "build": self.build,
            "advance": self.advance,
            "hummel": self.hummel,
            "lemonjette": self.lemonjette,
            "done": self.done,
        }

    def prompt(self, view: Mapping[str, Any]) -> Phrase:
        """One sentence that says what is asked now."""
        if view["ending"]:
            return self.result(view)
        step = view["open"][-1]
        question = f"ask-{step['step']}"
        board = view["boards"][step["seat"]]
        args: dict[str, Part] = {
            "who": Phrase(step["seat"]),
            "marks": amount("marks", board["marks"]),
            "left": step.get("left", 0),
            "round": view["round"],
        }
        if step.get("card"):
            args["card"] = self.cards.name(step["card"])
        if "colour" in step:
            args["colour"] = step["colour"]
        if "kind" in step:
            args["type"] = Phrase(step["kind"])
        if "other" in step:
            args["other"] = Phrase(step["other"])
        if "number" in step:
            args["number"] = step["number"]
        return Phrase(question + self.variant(step), **args)

    def variant(self, step: Mapping[str, Any]) -> str:
        """Questions that are put differently when they are about something else."""
        if step["step"] == "turn":
            return "-after" if step["acted"] else ""
        if step["step"] == "play-card":
            return "" if step["card"] else "-unseen"
        if step["step"] == "take-workers":
            return "-buying" if step["price"] else ""
        if step["step"] == "lay-drawn":
            return "-paying" if step["paying"] else ""
        if step["step"] == "strike":
            return "-foreign" if step["foreign"] else ""
        return ""

    def result(self, view: Mapping[str, Any]) -> Phrase:
        if RIVAL in view["boards"]:
            won = view["ranks"][0] == 1
            own, other = view["totals"]
            return Phrase("over-won" if won else "over-lost", who=Phrase(SEATS[0]), points=own, other=other)
        winners = [seat for seat, rank in enumerate(view["ranks"]) if rank == 1]
        who = [Phrase(SEATS[seat]) for seat in winners]
        return Phrase("over", who=who, winners=len(who), points=view["scores"][winners[0]])

    def choice(self, view: Mapping[str, Any], move: str) -> Phrase:
        """What a legal move means here."""
        verb, _, what = move.partition(":")
        if what:
            return self.choices[verb](view, what)
        return self.actions[verb](view) if verb in self.actions else Phrase(f"move-{verb}")

    def of_colour(self, id: str) -> Tell:
        return lambda view, colour: Phrase(id, colour=colour)

    def risk(self, id: str) -> Tell:
        return lambda view, colour: Phrase(
            id,
            risk=Phrase("risk", colour=colour),
            raised=board_of(view)["risks"][colour],
            limit=self.material.accident_at,
        )

    def card(self, view: Mapping[str, Any], what: str) -> Phrase:
        return self.cards.whole(int(what), view["marks"].get(f"card:{what}"))

    def use(self, view: Mapping[str, Any], what: str) -> Phrase:
        return Phrase("move-use", card=self.cards.name(int(what)), text=self.cards.text(int(what)))

    def house(self, view: Mapping[str, Any], what: str) -> Phrase:
        id = HOUSES.get(view["open"][-1]["step"])
        return Phrase(id, card=self.cards.name(int(what))) if id else self.cards.whole(int(what))

    def draw(self, view: Mapping[str, Any], colour: str) -> Phrase:
        step = view["open"][-1]
        if step["step"] == "draw-from-two":
            return Phrase("move-draw-some", colour=colour, count=step["number"])
        return Phrase("move-lay-paying" if step.get("paying") else "move-draw", colour=colour)

    def take(self, view: Mapping[str, Any], colour: str) -> Phrase:
        step = view["open"][-1]
        count = step["left"] if step["step"] == "take-same" else 1
        if step.get("price"):
            return Phrase("move-buy", workers=amount(colour, count), price=amount("marks", step["price"]))
        return Phrase("move-take", workers=amount(colour, count))

    def give(self, view: Mapping[str, Any], colour: str) -> Phrase:
        id = "move-turn-away" if view["open"][-1]["step"] == "raise-risk" else "move-give"
        return Phrase(id, workers=amount(colour, 1))

    def ship(self, view: Mapping[str, Any], colour: str) -> Phrase:
        price = amount(view["open"][-1]["colour"], 1)
        return Phrase("move-ship", colour=colour, price=price, text=self.tiles.ship(colour))

    def wall(self, view: Mapping[str, Any], side: str) -> Phrase:
        colour = self.material.wall_colour[SIDES.index(side)][board_of(view)["wall"][side]]
        cost = amount("marks", view["marks"][f"wall:{side}"])
        return Phrase("move-wall", side=Phrase(f"side-{side}"), colour=COLOURS[colour], cost=cost)

    def lose(self, view: Mapping[str, Any], side: str) -> Phrase:
        colour = self.material.wall_colour[SIDES.index(side)][board_of(view)["wall"][side] - 1]
        return Phrase("move-lose", side=Phrase(f"side-{side}"), colour=COLOURS[colour])

    def clerk(self, view: Mapping[str, Any], side: str) -> Phrase:
        window = view["window"] - 1 + (1 if side == "right" else -1)
        return Phrase("move-clerk", colour=DICE[window])

    def mayor(self, view: Mapping[str, Any], what: str) -> Phrase:
        return self.tiles.mayor(int(what))

    def flip(self, view: Mapping[str, Any], majority: str) -> Phrase:
        return Phrase("move-flip", majority=Phrase(f"majority-{majority}"))

    def pay(self, view: Mapping[str, Any], board: str) -> Phrase:
        # Who plays alone pays the automatic rival, whose move has the name of the second seat.
        alone = RIVAL in view["boards"]
        return Phrase("move-pay", who=Phrase(RIVAL if alone else board))

    def take_workers(self, view: Mapping[str, Any]) -> Phrase:
        return Phrase("move-workers", workers=amount(view["open"][-1]["colour"], self.material.workers_taken))

    def take_money(self, view: Mapping[str, Any]) -> Phrase:
        colour = view["open"][-1]["colour"]
        shown = view["dice"][COLOURS.index(colour)]
        return Phrase("move-money", marks=amount("marks", view["marks"]["money"]), colour=colour, shown=shown)

    def calm(self, view: Mapping[str, Any]) -> Phrase:
        m = self.material
        points = m.mayor_figure[DOUBLE_CALM] if board_of(view)["mayor"] == DOUBLE_CALM else m.calm_points
        colour = view["open"][-1]["colour"]
        return Phrase("move-calm", risk=Phrase("risk", colour=colour), points=amount("points", points))

    def lay_site(self, view: Mapping[str, Any]) -> Phrase:
        step = view["open"][-1]
        own = COLOURS[self.material.colour[step["card"]]]
        return Phrase("move-site", colour=own, price=amount(step["colour"], 1))

    def build(self, view: Mapping[str, Any]) -> Phrase:
        card = view["open"][-1]["card"]
        return Phrase(
            "move-build" if self.material.type[card] < ZOO else "move-open",
            card=self.cards.name(card),
            cost=amount("marks", view["marks"]["build"]),
            points=amount("points", self.material.points[card]),
            text=self.cards.text(card),
        )

    def advance(self, view: Mapping[str, Any]) -> Phrase:
        m = self.material
        cost = amount("marks", view["marks"]["advance"])
        square = board_of(view)["square"] + 1
        if square == len(m.square_points):
            return Phrase("move-beyond", cost=cost, points=amount("points", m.beyond))
        return Phrase("move-advance", cost=cost, points=amount("points", m.square_points[square]))

    def hummel(self, view: Mapping[str, Any]) -> Phrase:
        return Phrase("move-hummel", points=amount("points", view["hummels"][-1]))

    def lemonjette(self, view: Mapping[str, Any]) -> Phrase:
        return Phrase("move-lemonjette", marks=amount("marks", view["lemonjettes"][-1]))

    def done(self, view: Mapping[str, Any]) -> Phrase:
        step = view["open"][-1]
        if step["step"] == "turn" and not step["acted"]:
            return Phrase("done-no-card")
        return Phrase(f"done-{DONE.get(step['step'], 'no-more')}")

    def happening(self, event: Event, facts: Mapping[str, Fact]) -> Phrase:
        args: dict[str, Part] = {}
        if "rival" in facts:
            args["who"] = Phrase(str(facts["rival"]))
        elif event.seat >= 0:
            args["who"] = Phrase(SEATS[event.seat])
        for key, value in facts.items():
            args |= self.fact(key, value, facts)
        return Phrase(f"event-{event.name}{self.manner(event.name, facts)}", **args)

    def manner(self, event: str, facts: Mapping[str, Fact]) -> str:
        """Events that are told differently to whoever knows more, or about something else."""
        if event in TELLING:
            return "-seen" if "card" in facts else ""
        if event == "built":
            return "" if facts["site"] else "-under-zoo"
        return ""

    def fact(self, key: str, value: Fact, facts: Mapping[str, Fact]) -> dict[str, Part]:
        words = str(value).split()
        if key == "item":
            return {"amount": amount_of(facts)}
        if key == "card":
            return {"card": self.cards.name(int(value)), "text": self.cards.text(int(value))}
        if key in NAMED:
            return {key: Phrase(f"{NAMED[key]}{value}")}
        if key == "dice":
            return {key: [Phrase("die-shows", colour=DICE[die], shown=int(one)) for die, one in enumerate(words)]}
        if key == "colours":
            return {"risks": [Phrase("risk", colour=colour) for colour in words]}
        if key == "ships":
            return {key: [Phrase("hue", colour=colour) for colour in words]}
        if key == "mayor":
            return {"mayor": int(value), "skill": self.tiles.mayor_skill(int(value))}
        if key in ("ship", "window"):
            return {"colour": value}
        if key == "whom":
            return {key: Phrase(SEATS[int(value)])}
        if key == "square":
            return {key: int(value), "points": amount("points", self.material.square_points[int(value)])}
        return {key: value}


def board_of(view: Mapping[str, Any]) -> Mapping[str, Any]:
    """The board of whoever is asked."""
    board: Mapping[str, Any] = view["boards"][view["open"][-1]["seat"]]
    return board
