"""What to say about a view, a choice or an event of this game: message ids and arguments, no language."""

from collections.abc import Callable, Mapping
from typing import Any

from kontor.engine.events import Event, Fact
from kontor.engine.lists import swapped
from kontor.engine.phrases import Part, Phrase, amount_of

from .church import donation_money
from .guildhall import place_citizen, welcome_captain
from .material import Material
from .officials import COUNTS
from .position import revive
from .scoring import worth
from .state import HamburgumState
from .terms import (
    ALL_SITES,
    BUILDINGS,
    CANON,
    CAPTAIN,
    CHURCHES,
    CITIZENS,
    CLOTH,
    FAMILIES,
    GOODS,
    HUB,
    KINDS,
    MERCHANT,
    OFFICIALS,
    SPACES,
    token,
)
from .trade import load
from .turn import output, steps_to

# Words a move, given the state it is chosen in, the open step, and the move's object.
Tell = Callable[[HamburgumState, Mapping[str, Any], str], Phrase]


class Phrases:
    """Phrases about views of games on one map."""

    def __init__(self, material: Material) -> None:
        self.material = material
        self.revived: tuple[Mapping[str, Any], HamburgumState] | None = None
        self.choices: dict[str, Tell] = {
            "sell": self.sell,
            "buy": self.buy,
            "launch": self.launch,
            "donate": self.donate,
            "take": self.take,
            "score": self.score,
            "site": self.site,
            "official": self.official,
        }

    def prompt(self, view: Mapping[str, Any]) -> Phrase:
        """One sentence that says what is asked now."""
        if view["ending"]:
            winners = [seat for seat, rank in enumerate(view["ranks"]) if rank == 1]
            who = [Phrase(FAMILIES[seat]) for seat in winners]
            return Phrase("over", who=who, winners=len(who), points=view["scores"][winners[0]])
        step = view["open"][-1]
        question = f"ask-{step['step']}"
        own = view["families"][step["seat"]]
        args: dict[str, Part] = {"who": Phrase(step["seat"]), "money": amount("money", own["money"])}
        if step["step"] == "turn":
            question += "-first" if own["rondel"] is None else ""
            args["points"] = amount("prestige", own["prestige"])
            args["free"] = self.material.free_steps
        if "good" in step:
            args["good"] = Phrase(step["good"])
            args["have"] = own[step["good"]] - step[step["good"]]
        if "material" in step:
            question += f"-{step['material']}"
        if "church" in step:
            question += "" if step["church"] == "none" or step["step"] == "take-token" else "-again"
            args["church"] = "" if step["church"] == "none" else self.church(step["church"])
        if step["step"] in ("church", "guildhall", "dockyard"):
            args["stock"] = [amount(item, own[item]) for item in ("brick", "timber", "bell")]
        return Phrase(question, **args)

    def choice(self, view: Mapping[str, Any], move: str) -> Phrase:
        """What a legal move means here, with what it costs and brings."""
        verb, _, what = move.partition(":")
        step = view["open"][-1]
        if not what:
            return self.space(self.state_of(view), move) if move in SPACES else self.plain(move, step)
        return self.choices[verb](self.state_of(view), step, what)

    def state_of(self, view: Mapping[str, Any]) -> HamburgumState:
        """A state to try a choice on; all choices of one view are asked for in a row."""
        if self.revived is None or self.revived[0] is not view:
            self.revived = (view, revive(view, self.material))
        return self.revived[1].clone()

    def plain(self, move: str, step: Mapping[str, Any]) -> Phrase:
        return Phrase(f"move-done-{step['step']}" if move == "done" else f"move-{move}")

    def space(self, state: HamburgumState, name: str) -> Phrase:
        """A space of the rondel, what its action does, and the points to get there."""
        seat = state.mover
        space = SPACES.index(name)
        further = 0 if state.rondel[seat] == HUB else steps_to(state, seat, space) - self.material.free_steps
        cost = max(0, further) * self.material.step_price
        args: dict[str, Part] = {"cost": cost, "points": amount("prestige", cost)}
        if space <= CLOTH:
            return Phrase("move-produce", amount=amount(name, output(state, seat, space)), **args)
        return Phrase("move-space", space=Phrase(f"space-{name}"), does=Phrase(f"does-{name}"), **args)

    def sell(self, state: HamburgumState, step: Mapping[str, Any], what: str) -> Phrase:
        """So many of a good, and what the sale would bring with those named before it."""
        good, _, count = what.partition("/")
        named = [step[one] + (int(count) if one == good else 0) for one in GOODS]
        shipped = load(state, state.mover, named[0], named[1], named[2])
        spare = [sold - by_ship for sold, by_ship in zip(named, shipped, strict=True)]
        money = sum(spare) * self.material.price_without_ship
        money += sum(by_ship * state.price(number) for number, by_ship in enumerate(shipped))
        return Phrase(
            "move-sell-count",
            count=int(count),
            amount=amount(good, int(count)),
            money=amount("money", money),
            shipped=amounts(shipped),
            ships=sum(shipped),
            spare=amounts(spare),
            rest=sum(spare),
        )

    def buy(self, state: HamburgumState, step: Mapping[str, Any], what: str) -> Phrase:
        item, _, count = what.partition("/")
        units = step["brick"] + step["timber"] + int(count)
        money = amount("money", self.material.depot[units])
        return Phrase("move-buy-count", count=int(count), amount=amount(item, int(count)), money=money)

    def launch(self, state: HamburgumState, step: Mapping[str, Any], what: str) -> Phrase:
        cost = amount("timber", int(what) * self.material.ship_timber)
        return Phrase("move-launch", count=int(what), cost=cost)

    def donate(self, state: HamburgumState, step: Mapping[str, Any], what: str) -> Phrase:
        m = self.material
        number = state.donations(CHURCHES.index(what))
        cost = [amount("brick", m.canon_bricks)]
        if step["step"] != "canon":
            money = donation_money(state, state.mover, number)
            prices = (m.donation_brick[number], m.donation_timber[number], m.donation_bell[number], money)
            items = ("brick", "timber", "bell", "money")
            cost = [amount(item, price) for item, price in zip(items, prices, strict=True) if price]
        return Phrase("move-donate", church=self.church(what), number=number + 1, cost=cost)

    def take(self, state: HamburgumState, step: Mapping[str, Any], what: str) -> Phrase:
        church, kind = CHURCHES.index(step["church"]), KINDS.index(what)
        state.tokens = swapped(state.tokens, state.mover, state.tokens[state.mover] | 1 << token(church, kind))
        now = amount("prestige", worth(state, state.mover, church, kind))
        return Phrase("move-take", token=self.token_text(church, kind), points=now)

    def score(self, state: HamburgumState, step: Mapping[str, Any], what: str) -> Phrase:
        colour, _, name = what.partition("/")
        church, kind = CHURCHES.index(colour), KINDS.index(name)
        points = amount("prestige", worth(state, state.mover, church, kind))
        return Phrase("move-score", church=self.church(colour), token=self.token_text(church, kind), points=points)

    def site(self, state: HamburgumState, step: Mapping[str, Any], what: str) -> Phrase:
        """A building, where it stands, and what it brings once it stands there."""
        site = int(what) - 1
        place_citizen(state, state.mover, site)
        kind = self.material.building[site]
        brings = Phrase(f"brings-{BUILDINGS[kind]}")
        if kind <= CLOTH:
            price = amount("money", state.price(kind))
            brings = Phrase("brings-production", good=Phrase(GOODS[kind]), price=price)
        elif kind == MERCHANT:
            brings = amount("money", self.material.merchant_money)
        elif kind == CAPTAIN:
            brings = Phrase("brings-captain", own=int(welcome_captain(state, state.mover)))
        elif len(state.offered) == 1:
            brings = self.official_text(state, state.offered[0])
        parish = self.church(CHURCHES[self.material.parish[site]])
        return Phrase("move-site", site=int(what), building=Phrase(BUILDINGS[kind]), parish=parish, brings=brings)

    def official(self, state: HamburgumState, step: Mapping[str, Any], what: str) -> Phrase:
        return self.official_text(state, OFFICIALS.index(what))

    def official_text(self, state: HamburgumState, official: int) -> Phrase:
        """An official and what it brings its builder now."""
        name = Phrase(OFFICIALS[official])
        if official == CANON:
            return Phrase("official-canon", official=name, cost=amount("brick", self.material.canon_bricks))
        each = self.material.merit_money[official]
        merits = COUNTS[self.material.merit[official]](state, state.mover)
        per = Phrase(f"per-{OFFICIALS[official]}", each=amount("money", each))
        return Phrase("official-money", official=name, per=per, money=amount("money", each * merits))

    def token_points(self, church: int, kind: int) -> int:
        """The number printed on a token."""
        m = self.material
        building, citizen = m.token_building_points[church], m.token_citizen_points[church]
        return (m.five_points, m.points_per_token, m.points_per_ship, building, citizen)[kind]

    def token_text(self, church: int, kind: int) -> Phrase:
        """What a token counts."""
        m = self.material
        city = kind == CITIZENS and m.token_sites[church] == ALL_SITES
        name = "token-city" if city else f"token-{KINDS[kind]}"
        return Phrase(
            name,
            points=self.token_points(church, kind),
            building=Phrase(f"{BUILDINGS[m.token_building[church]]}-each"),
            church=m.church_names[church],
        )

    def church(self, colour: str) -> str:
        return self.material.church_names[CHURCHES.index(colour)]


def happening(event: Event, facts: Mapping[str, Fact]) -> Phrase:
    args: dict[str, Part] = {} if event.seat < 0 else {"who": Phrase(FAMILIES[event.seat])}
    name = f"event-{event.name}" + ("-nobody" if event.seat < 0 and event.name in OF_SHIPS else "")
    for key, value in facts.items():
        if key == "item":
            args["amount"] = amount_of(facts)
        elif key in NAMES:
            args[key] = Phrase(f"{NAMES[key]}{value}")
        elif key in ("money", "price"):
            args[key] = amount("money", int(value))
        else:
            args[key] = value
    if event.name == "built" and "good" in facts:
        name += "-production"
    return Phrase(name, **args)


OF_SHIPS = ("entered", "went-home")
# Facts that are names, and what their messages begin with.
NAMES = {"space": "space-", "kind": "kind-", "building": "", "good": "", "official": ""}


def amount(thing: str, count: int) -> Phrase:
    return Phrase(f"amount-{thing}", count=count)


def amounts(counts: list[int]) -> list[Phrase]:
    """So many of each good."""
    return [amount(good, count) for good, count in zip(GOODS, counts, strict=True) if count]
