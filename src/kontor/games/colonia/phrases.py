"""What to say about a view, a choice or an event of this game: message ids and arguments, no language."""

from collections.abc import Callable, Mapping
from typing import Any

from kontor.engine.events import Event, Fact
from kontor.engine.phrases import Part, Phrase, amount_of

from .material import Material
from .terms import CARDS_A_CITY, CITIES, CRAFTSMEN, CURRENCIES, DECREE_KINDS, FAMILIES, GOODS, RAW, SHRINE, VALUES

# Words a move, given the view and the move's object.
Tell = Callable[[Mapping[str, Any], str], Phrase]
CARD_PLACES = {city: number * CARDS_A_CITY for number, city in enumerate(CITIES)}


class Phrases:
    """Phrases about the material it is given, and about views of games played with it."""

    def __init__(self, material: Material) -> None:
        self.material = material
        self.choices: dict[str, Tell] = {
            "card": self.card,
            "stall": self.stall,
            "order": self.order,
            "load": self.load,
            "extra": self.load_extra,
            "buy": self.shown_card,
            "insure": self.shown_card,
            "enshrine": self.enshrine,
            "home": self.home,
            "good": self.good,
            "change": self.change,
            "into": self.into,
        }

    def prompt(self, view: Mapping[str, Any]) -> Phrase:
        """One sentence that says what is asked now."""
        if view["ending"]:
            winners = [seat for seat, rank in enumerate(view["ranks"]) if rank == 1]
            who = [Phrase(FAMILIES[seat]) for seat in winners]
            return Phrase("over", who=who, winners=len(who), points=view["scores"][winners[0]])
        step = view["open"][-1]
        asked = [view["seat"]] if view["seat"] in view["actors"] else view["actors"]
        own = view["families"][asked[0]]
        args: dict[str, Part] = {
            "who": [Phrase(family) for family in asked],
            "members": amount("member", own["reserve"]),
            "votes": own["votes"],
            "week": view["week"],
        }
        question = f"ask-{step['step']}"
        if "decree" in step:
            args["decree"] = self.decree_text(DECREE_KINDS[self.material.decree_kind[int(step["decree"]) - 1]])
        if "kind" in step:
            question += f"-{step['kind']}"
        if "city" in step:
            args["city"] = Phrase(step["city"])
        if "currency" in step:
            args["currency"] = Phrase(step["currency"])
        return Phrase(question, **args)

    def choice(self, view: Mapping[str, Any], move: str) -> Phrase:
        """What a legal move means here."""
        verb, _, what = move.partition(":")
        return self.choices[verb](view, what) if what else Phrase(f"move-{verb}")

    def card(self, view: Mapping[str, Any], what: str) -> Phrase:
        value = int(what)
        members = value - 1 if view["fewer_members"] else value
        enough = members <= view["families"][view["seat"]]["reserve"]
        return Phrase("move-card" if enough else "move-card-zero", value=value, members=amount("member", members))

    def stall(self, view: Mapping[str, Any], what: str) -> Phrase:
        stall = view["stalls"][int(what) - 1]
        raw = [amount(name, stall[name]) for name in RAW if stall[name]]
        size = sum(stall[name] for name in RAW)
        return Phrase("move-stall", stall=int(what), raw=raw, members=amount("member", size))

    def order(self, view: Mapping[str, Any], what: str) -> Phrase:
        number = CRAFTSMEN.index(what)
        workshop = view["workshops"][number]
        return Phrase(
            "move-order",
            good=Phrase(GOODS[number]),
            raw=[Phrase(RAW[raw]) for raw in self.material.recipes[number]],
            members=amount("member", workshop["fresh"] + 1),
            place=len(workshop["orders"]) + 1,
            bar=workshop["bar"],
        )

    def load(self, view: Mapping[str, Any], what: str) -> Phrase:
        mooring, _, place = what.partition("/")
        ship = view["ships"]["port"][int(mooring) - 1]["ship"] - 1
        hold = self.material.holds[ship][int(place) - 1]
        goods = [amount(GOODS[good], count) for good, count in enumerate(hold.goods) if count]
        pays = hold.pays[VALUES.index(view["values"])]
        return self.loading("move-load", ship, int(mooring), goods, pays)

    def load_extra(self, view: Mapping[str, Any], what: str) -> Phrase:
        mooring, _, good = what.partition("/")
        ship = view["ships"]["port"][int(mooring) - 1]["ship"] - 1
        return self.loading("move-extra", ship, int(mooring), [amount(good, 1)], self.material.extra_hold_money)

    def loading(self, id: str, ship: int, mooring: int, goods: list[Phrase], pays: int) -> Phrase:
        city = self.material.ship_city[ship]
        pay = amount(CURRENCIES[city], pays)
        return Phrase(id, mooring=Phrase(f"mooring-{mooring}"), city=Phrase(CITIES[city]), goods=goods, pay=pay)

    def shown_card(self, view: Mapping[str, Any], what: str) -> Phrase:
        shown = view["relics"]["show"][int(what) - 1]
        if shown["insurer"] is None:
            return Phrase("move-relic", card=self.card_text(shown["card"]))
        return Phrase("move-relic-insured", card=self.card_text(shown["card"]), who=Phrase(shown["insurer"]))

    def card_text(self, name: str) -> Phrase:
        """A relic card with its points and its price."""
        city, _, grade = name.partition("-")
        card = CARD_PLACES[city] + (SHRINE if grade == "shrine" else int(grade) - 1)
        price = amount(CURRENCIES[CITIES.index(city)], self.material.price[card])
        points = self.material.points[card]
        return Phrase(
            "card-shrine" if grade == "shrine" else "card-relic", city=Phrase(city), points=points, price=price
        )

    def enshrine(self, view: Mapping[str, Any], what: str) -> Phrase:
        city = CARD_PLACES[view["open"][-1]["city"]]
        points = self.material.points[city + int(what) - 1]
        return Phrase("move-enshrine", points=points, doubled=points * self.material.shrine_times)

    def home(self, view: Mapping[str, Any], what: str) -> Phrase:
        return Phrase("move-home", count=int(what), members=amount("member", int(what)))

    def good(self, view: Mapping[str, Any], what: str) -> Phrase:
        return Phrase("move-good", good=Phrase(what))

    def change(self, view: Mapping[str, Any], what: str) -> Phrase:
        return Phrase("move-change", currency=Phrase(what))

    def into(self, view: Mapping[str, Any], what: str) -> Phrase:
        currency, _, count = what.partition("/")
        return Phrase("move-into", money=amount(currency, int(count)))

    def decree_text(self, kind: str) -> Phrase:
        m = self.material
        return Phrase(
            f"decree-{kind}",
            orders=m.craftsman_orders,
            raw=m.raw_drawn,
            foreign=m.foreign_raw,
            home=m.most_home,
            most=m.most_change,
            money=m.extra_hold_money,
        )

    def happening(self, event: Event, facts: Mapping[str, Fact]) -> Phrase:
        args: dict[str, Part] = {} if event.seat < 0 else {"who": Phrase(FAMILIES[event.seat])}
        for key, value in facts.items():
            if key == "item":
                args["amount"] = amount_of(facts)
            elif key == "card" and event.name != "week":
                args["card"] = self.card_text(str(value))
            elif key == "decree":
                args["decree"] = self.decree_text(str(value))
            elif key == "decrees":
                args["decrees"] = [self.decree_text(kind) for kind in str(value).split()]
            elif key == "order":
                args["order"] = [Phrase(family) for family in str(value).split()]
            elif key in ("city", "craftsman", "vote"):
                args[key] = Phrase(str(value))
            elif key == "members":
                args["members"] = amount("member", int(value))
            elif key == "mooring":
                args["mooring"] = Phrase(f"mooring-{value}")
            else:
                args[key] = value
        return Phrase(f"event-{event.name}", **args)


def amount(thing: str, count: int) -> Phrase:
    return Phrase(f"amount-{thing}", count=count)
