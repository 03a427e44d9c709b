"""What to say about a view, a choice or an event of this game: message ids and arguments, no language."""

from collections.abc import Callable, Mapping
from typing import Any

from kontor.engine.events import Event, Fact
from kontor.engine.phrases import Part, Phrase, amount_of

from .material import Action, Bundle, Material
from .position import CARD_NAMES
from .terms import (
    ALLIANCES,
    ANY,
    BASICS,
    CHEAP_SHIP,
    CITIES,
    FAR_SHIP,
    KINDS,
    LETTER_SHIP,
    PRESTIGE_SHIP,
    PRODUCTS,
    REWARDS,
    SPACES,
)

THING_NAMES = {number: name for name, number in REWARDS.items()}

# Words a move, given the view, its verb and its object.
Tell = Callable[[Mapping[str, Any], str, str], Phrase]


class Phrases:
    """Phrases about the material it is given, and about views of games played with it."""

    def __init__(self, material: Material) -> None:
        self.material = material
        self.choices: dict[str, Tell] = {
            "ink": self.ink,
            "use": self.at_space,
            "take": self.at_space,
            "play": self.play,
            "both": self.both,
            "produce": self.produce,
            "work": self.work,
            "give": self.product,
            "gain": self.product,
            "pay": self.product,
            "steal": self.product,
            "ally": self.ally,
            "buy": self.buy,
            "sue": self.sue,
            "resolve": self.resolve,
            "swap": self.swap,
            "repeat": self.repeat,
            "keep": self.upkeep,
            "return": self.upkeep,
            "again": self.again,
            "done": self.done,
            "gift": self.by_card,
            "letters": self.by_card,
            "build": self.by_card,
            "donate": self.by_card,
            "pirate": self.by_card,
        }

    def goals(self) -> dict[str, Part]:
        """What wins at once."""
        m = self.material
        return {"ships": m.ships_ahead, "lawsuits": m.lawsuits_to_win, "allies": m.alliances_in_play}

    def prompt(self, view: Mapping[str, Any]) -> Phrase:
        """One sentence that says what is asked now."""
        if view["ending"]:
            winner = view["ranks"].index(1)
            return Phrase(f"over-{view['ending']}", who=Phrase(CITIES[winner]), **self.goals())
        step = view["open"][-1]
        args: dict[str, Part] = {"who": Phrase(step["seat"])}
        for field in ("count", "amount", "times"):
            if field in step:
                args[field] = step[field]
        for field in ("product", "ally"):
            if field in step:
                args[field] = Phrase(step[field])
        if "lawsuit" in step:
            args["lawsuit"] = step["lawsuit"]
            args["cost"] = self.bundle(self.material.lawsuit_cost[step["lawsuit"]])
        if "card" in step:
            args["card"] = self.card_name(step["card"])
        if step["step"] == "upkeep":
            args["cost"] = self.bundle(self.material.upkeep[ALLIANCES.index(step["ally"])])
        question = f"ask-{step['step']}"
        if step["step"] == "option":
            card = view["ring"][view["ink"]]
            args["card"] = self.space(view, view["ink"])
            args["cards"] = view["cities"][step["seat"]]["cards"]
            question += "-empty" if card is None else "-special" if card.startswith("special") else ""
        return Phrase(question, **args)

    def choice(self, view: Mapping[str, Any], move: str) -> Phrase:
        """What a legal move means here."""
        verb, _, what = move.partition(":")
        tell = self.choices.get(verb)
        return tell(view, verb, what) if tell else Phrase(f"move-{verb}")

    def ink(self, view: Mapping[str, Any], verb: str, what: str) -> Phrase:
        distance = int(what)
        space = (view["ink"] + distance) % SPACES
        return Phrase(
            "move-ink",
            count=distance,
            card=self.space(view, space),
            text=self.space_text(view, space),
            cost=self.ink_cost(view, distance),
            bell=int(view["ink"] + distance >= SPACES),
        )

    def at_space(self, view: Mapping[str, Any], verb: str, what: str) -> Phrase:
        return Phrase(f"move-{verb}", card=self.space(view, view["ink"]), text=self.space_text(view, view["ink"]))

    def play(self, view: Mapping[str, Any], verb: str, what: str) -> Phrase:
        card = BASICS + int(what)
        return Phrase("move-play", card=self.card_name(CARD_NAMES[card]), text=self.card_text(card))

    def both(self, view: Mapping[str, Any], verb: str, what: str) -> Phrase:
        return Phrase("move-both", free=int(LETTER_SHIP in view["cities"][view["seat"]]["ships"]))

    def produce(self, view: Mapping[str, Any], verb: str, what: str) -> Phrase:
        made = [action for action in self.actions(view) if KINDS[action.kind] == "produce"]
        action = next((action for action in made if action.product == PRODUCTS.index(what)), made[0])
        return Phrase("move-produce", product=self.amount(what, action.amount), per=action.per_factory)

    def work(self, view: Mapping[str, Any], verb: str, what: str) -> Phrase:
        step = view["open"][-1]
        made = self.amount(step["product"], step["amount"] + int(what) * step["per_factory"])
        return Phrase("move-work", count=int(what), product=made)

    def product(self, view: Mapping[str, Any], verb: str, what: str) -> Phrase:
        return Phrase(f"move-{verb}", product=Phrase(what))

    def ally(self, view: Mapping[str, Any], verb: str, what: str) -> Phrase:
        rival = what not in view["alliances"]
        cost = self.amount("letter", next(one for one in self.actions(view) if KINDS[one.kind] == "ally").amount)
        return Phrase("move-ally", ally=Phrase(what), rival=int(rival), cost=cost, text=self.ally_text(what))

    def buy(self, view: Mapping[str, Any], verb: str, what: str) -> Phrase:
        ship = int(what)
        return Phrase("move-buy", ship=ship, cost=self.ship_cost(view, ship), text=self.ship_text(ship))

    def sue(self, view: Mapping[str, Any], verb: str, what: str) -> Phrase:
        lawsuit = int(what)
        docket = [entry["lawsuit"] for entry in view["lawsuits"]["docket"]]
        return Phrase(
            "move-sue",
            lawsuit=lawsuit,
            space=Phrase(f"space-{docket.index(lawsuit) + 1}"),
            cost=self.bundle(self.material.lawsuit_cost[lawsuit]),
            bonus=self.bundle(self.material.advance_bonus[lawsuit]),
        )

    def resolve(self, view: Mapping[str, Any], verb: str, what: str) -> Phrase:
        return Phrase("move-resolve", lawsuit=view["lawsuits"]["docket"][0]["lawsuit"])

    def swap(self, view: Mapping[str, Any], verb: str, what: str) -> Phrase:
        first, second = (view["lawsuits"]["docket"][int(space) - 1]["lawsuit"] for space in what.split("-"))
        return Phrase("move-swap", first=first, second=second)

    def repeat(self, view: Mapping[str, Any], verb: str, what: str) -> Phrase:
        return Phrase(f"move-repeat-{what}", cost=self.repeat_cost(what))

    def upkeep(self, view: Mapping[str, Any], verb: str, what: str) -> Phrase:
        ally = view["open"][-1]["ally"]
        cost = self.bundle(self.material.upkeep[ALLIANCES.index(ally)])
        return Phrase(f"move-{verb}", ally=Phrase(ally), cost=cost)

    def again(self, view: Mapping[str, Any], verb: str, what: str) -> Phrase:
        lawsuit = view["open"][-1]["lawsuit"]
        return Phrase("move-again", lawsuit=lawsuit, cost=self.bundle(self.material.lawsuit_cost[lawsuit]))

    def done(self, view: Mapping[str, Any], verb: str, what: str) -> Phrase:
        return Phrase(f"move-done-{view['open'][-1]['step']}")

    def by_card(self, view: Mapping[str, Any], verb: str, what: str) -> Phrase:
        kind = "piracy" if verb == "pirate" else verb
        action = next(action for action in self.actions(view) if KINDS[action.kind] == kind)
        return Phrase(f"move-{verb}", text=self.action_text(action))

    def actions(self, view: Mapping[str, Any]) -> list[Action]:
        """The actions on the card in use."""
        return self.material.cards[CARD_NAMES.index(view["open"][-1]["card"])]

    def happening(self, event: Event, facts: Mapping[str, Fact]) -> Phrase:
        args: dict[str, Part] = {} if event.seat < 0 else {"who": Phrase(CITIES[event.seat])}
        for key, value in facts.items():
            if key == "item":
                args["amount"] = amount_of(facts)
            elif key in ("card", "cards"):
                args[key] = [self.card_name(card) for card in str(value).split()]
            elif key == "ally":
                args[key] = Phrase(str(value))
            else:
                args[key] = value
        return Phrase(f"event-{event.name}" + ("-seen" if event.name == "drew" and "card" in facts else ""), **args)

    def repeat_cost(self, what: str) -> list[Phrase]:
        m = self.material
        prices = {
            "bruxelles": m.bruxelles_price,
            "ship-16": m.repeat_ship_price,
            "kjobenhavn": m.kjobenhavn_price,
            "le-havre": ((ANY, m.le_havre_products),),
        }
        return self.bundle(prices[what])

    def ink_cost(self, view: Mapping[str, Any], distance: int) -> int:
        m = self.material
        free = m.far_spaces if FAR_SHIP in view["cities"][view["seat"]]["ships"] else 0
        return m.ink_cost[max(0, distance - free)]

    def ship_cost(self, view: Mapping[str, Any], ship: int) -> Phrase:
        m = self.material
        less = m.ship_discount if CHEAP_SHIP in view["cities"][view["seat"]]["ships"] else 0
        return self.amount(PRODUCTS[m.ship_product[ship]], m.ship_price[ship] - less)

    def space(self, view: Mapping[str, Any], space: int) -> Phrase:
        return self.card_name(view["ring"][space] or "empty")

    def space_text(self, view: Mapping[str, Any], space: int) -> Part:
        card = view["ring"][space]
        return self.card_text(CARD_NAMES.index(card)) if card else Phrase("empty-space")

    def card_name(self, name: str) -> Phrase:
        kind, _, number = name.partition("-")
        return Phrase(f"card-{kind}", number=int(number)) if number else Phrase(f"card-{kind}")

    def card_text(self, card: int, style: str = "do") -> Phrase:
        """What a card lets one do, in words (`do`) or in brief."""
        actions = self.material.cards[card]
        left = self.action_texts([action for action in actions if action.half != 2], style)
        right = self.action_texts([action for action in actions if action.half == 2], style)
        if style == "brief":
            return Phrase("brief-torn", left=left, right=right) if right else Phrase("brief-whole", actions=left)
        return Phrase("torn-card", left=left, right=right) if right else Phrase("whole-card", actions=left)

    def action_texts(self, actions: list[Action], style: str) -> list[Phrase]:
        """Each action once, with how often it is there."""
        texts: list[Phrase] = []
        for action in actions:
            times = [other.like for other in actions].count(action.like)
            if action.bit == action.like:
                text = self.action_text(action, style)
                texts.append(text if times == 1 else Phrase("several-times", count=times, text=text))
        return texts

    def action_text(self, action: Action, style: str = "do") -> Phrase:
        args: dict[str, Part] = {
            "amount": action.amount,
            "times": action.times,
            "cost": self.bundle(action.cost, style),
            "stars": self.amount("star", action.stars),
            "number": action.stars,
            "per": action.per_factory,
        }
        if action.product in THING_NAMES:
            args["product"] = self.amount(THING_NAMES[action.product], action.amount, style)
        return Phrase(f"{style}-{KINDS[action.kind]}" + ("-prestige" if action.rival_prestige else ""), **args)

    def ship_text(self, ship: int) -> Phrase:
        """What a ship does, and its stars."""
        m = self.material
        effect = Phrase("ship-plain")
        if m.ship_bonus[ship]:
            effect = Phrase("ship-purchase", reward=self.bundle(m.ship_bonus[ship]))
        for moment, ships in (
            ("income", m.income_ships),
            ("production", m.production_ships),
            ("lawsuit", m.lawsuit_ships),
        ):
            for number, reward in ships:
                if number == ship:
                    effect = Phrase(f"ship-{moment}", reward=self.bundle(reward))
        if ship in (PRESTIGE_SHIP, FAR_SHIP, LETTER_SHIP, CHEAP_SHIP):
            cost = self.bundle(m.repeat_ship_price)
            effect = Phrase(f"ship-{ship}", cost=cost, far=m.far_spaces, less=m.ship_discount)
        if m.ship_stars_each[ship]:
            return Phrase("ship-stars-each", effect=effect, each=m.ship_stars_each[ship])
        return Phrase("ship-stars", effect=effect, stars=m.ship_stars[ship])

    def ally_text(self, ally: str) -> Phrase:
        """What an alliance does, its upkeep and its stars."""
        m = self.material
        number = ALLIANCES.index(ally)
        cost: list[Phrase] = self.repeat_cost(ally) if ally in ("bruxelles", "kjobenhavn", "le-havre") else []
        extra = [self.amount(PRODUCTS[product], count) for one, product, count in m.extra_products if one == number]
        effect = Phrase(f"ally-{ally}", cost=cost, stars=m.amsterdam_stars, extra=extra)
        return Phrase("ally-text", effect=effect, upkeep=self.bundle(m.upkeep[number]), stars=m.ally_stars[number])

    def lawsuit_text(self, lawsuit: int) -> Phrase:
        m = self.material
        return Phrase(
            "lawsuit-text",
            cost=self.bundle(m.lawsuit_cost[lawsuit]),
            bonus=self.bundle(m.advance_bonus[lawsuit]),
            win=self.bundle(m.win_bonus[lawsuit]),
            stars=m.lawsuit_stars[lawsuit],
        )

    def bundle(self, amounts: Bundle, style: str = "do") -> list[Phrase]:
        return [self.amount(THING_NAMES[thing], count, style) for thing, count in amounts]

    def amount(self, thing: str, count: int, style: str = "do") -> Phrase:
        return Phrase("brief-any" if (thing, style) == ("any", "brief") else f"amount-{thing}", count=count)
