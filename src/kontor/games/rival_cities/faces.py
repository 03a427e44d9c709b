"""The faces of cards, ships, alliances and lawsuits: what they do as icons, made of the printed figures."""

from collections.abc import Callable
from typing import Final

from kontor.engine.scene import Mark
from kontor.engine.signs import TO, Frame, Group, Groups, flush, lay, row, seams, small

from .material import Action, Bundle, Material
from .terms import ALLIANCES, CHEAP_SHIP, FAR_SHIP, KINDS, LETTER_SHIP, PRESTIGE_SHIP, PRODUCTS, REWARDS, card_name

# The icon of what a price or a reward names.
ICONS: Final = {number: name for name, number in REWARDS.items()} | {
    REWARDS["prestige"]: "laurel",
    REWARDS["advance"]: "scales",
}
# So many of a kind are drawn one by one; more of them as a figure.
DRAWN: Final = 3
# Signs on ships, alliances, lawsuits and tracks, beside those on cards.
SMALLER: Final = 0.64
WORTH: Final = 21.0


def many(sign: str, count: int) -> tuple[str, ...]:
    return (sign,) * count if count <= DRAWN else (str(count), sign)


def bundle(amounts: Bundle) -> tuple[str, ...]:
    return tuple(sign for thing, count in amounts for sign in many(ICONS[thing], count))


def times(count: int) -> Groups:
    return [small(f"{count}×")] if count > 1 else []


# What each kind of action looks like.
ACTIONS: Final[dict[str, Callable[[Action], Groups]]] = {
    "produce": lambda a: [Group(many(ICONS[a.product], a.amount)), small("factory", f"+{a.per_factory}")],
    "gift": lambda a: [Group(many(ICONS[a.product], a.amount)), small("bow")],
    "donate": lambda a: [Group(bundle(a.cost)), TO, Group(many("star", a.stars)), *times(a.times)],
    "barter": lambda a: [Group(("barter",)), *times(a.times)],
    "letters": lambda a: [Group(many("letter", a.amount))],
    "draw": lambda a: [Group(("draw",))],
    "build": lambda a: [Group(many("any", a.amount), 40.0), *([TO] if a.amount else []), Group(("factory",))],
    "prestige": lambda a: [Group(("laurel",))],
    "ally": lambda a: [Group(("rings",))],
    "buy": lambda a: [Group(("ship",))],
    "advance": lambda a: [Group(("scales",))],
    "court": lambda a: [Group(("gavel",))],
    "reactivate": lambda a: [Group(("reactivate",))],
    "piracy": lambda a: [
        small(*(("rival", "laurel") if a.rival_prestige else ())),
        Group(("pirate",)),
        small(*many("any", a.amount)),
    ],
}


class Faces:
    """The marks on everything that is printed, by the figures of the material. Marks are shared: never change them."""

    def __init__(self, material: Material) -> None:
        self.material = material
        self.effects = ship_effects(material)
        self.benefits = alliance_benefits(material)
        self.drawn: dict[tuple[str, int, float], list[Mark]] = {}

    def card(self, card: int, w: float, h: float) -> list[Mark]:
        return self.once("card", card, w, lambda: [*self.draw_card(card, w, h), *number(card, w, h)])

    def ship(self, ship: int) -> list[Mark]:
        return self.once("ship", ship, 0, lambda: self.draw_ship(ship))

    def alliance(self, number: int) -> list[Mark]:
        return self.once("alliance", number, 0, lambda: self.draw_alliance(number))

    def lawsuit(self, lawsuit: int) -> list[Mark]:
        return self.once("lawsuit", lawsuit, 0, lambda: self.draw_lawsuit(lawsuit))

    def fame(self, step: int, x: float, y: float) -> list[Mark]:
        """What a step of the prestige track brings; the step's upper left corner is given."""
        m = self.material
        worth = m.prestige_stars[step]
        stars = Group((str(worth), "star") if worth else ())
        marks = lay(Frame(x + 6, y + 3, 36, 34), [Group(bundle(m.prestige_income[step]))], SMALLER)
        return marks + lay(Frame(x + 4, y + 38, 40, 17), [stars])

    def once(self, kind: str, number: int, shape: float, draw: Callable[[], list[Mark]]) -> list[Mark]:
        """Faces stay as they are, so each is drawn when it is first seen."""
        key = (kind, number, shape)
        if key not in self.drawn:
            self.drawn[key] = draw()
        return self.drawn[key]

    def draw_card(self, card: int, w: float, h: float) -> list[Mark]:
        """The actions of a card in a row, or the halves of a torn one with the tear between them."""
        actions = self.material.cards[card]
        halves = [half for half in (signs_of(actions, False), signs_of(actions, True)) if half]
        inside = Frame(10, 10, w - 20, h - 24)
        marks: list[Mark] = []
        for half, frame in zip(halves, inside.split(len(halves)), strict=True):
            for groups, cell in zip(half, frame.split(len(half)), strict=True):
                marks += lay(cell.shrink(2 * len(halves)), groups)
            marks += seams(frame, len(half), "dots", min(w, h) - 20)
        return marks + seams(Frame(0, 0, w, h), len(halves), "torn", min(w, h))

    def draw_ship(self, ship: int) -> list[Mark]:
        m = self.material
        price = Group((str(m.ship_price[ship]), PRODUCTS[m.ship_product[ship]]))
        each = m.ship_stars_each[ship]
        worth = Group((str(m.ship_stars[ship]), "star"))
        effect = [Group((*many("star", each), "/", "ship"))] if each else self.effects.get(ship, [])
        marks = row(8, 20, [price], [25.0]) + ([] if each else flush(84, 20, worth, WORTH))
        marks += lay(Frame(8, 36, 76, 58), effect, SMALLER)
        return [*marks, Mark(45, 108, 14, text=str(ship))]

    def draw_alliance(self, number: int) -> list[Mark]:
        m = self.material
        upkeep = [Group(("ring-bell", *bundle(m.upkeep[number])), WORTH)]
        worth = Group((str(m.ally_stars[number]), "star"))
        marks = lay(Frame(6, 9, 50, 22), upkeep) + flush(98, 20, worth, WORTH)
        return marks + lay(Frame(8, 34, 88, 48), self.benefits[ALLIANCES[number]], SMALLER)

    def draw_lawsuit(self, lawsuit: int) -> list[Mark]:
        """Above what a step costs and brings, below what the lawsuit brings when it is won."""
        m = self.material
        worth = Group((str(m.lawsuit_stars[lawsuit]), "star"))
        advance = [Group(bundle(m.lawsuit_cost[lawsuit])), TO, Group(bundle(m.advance_bonus[lawsuit]))]
        prize = [Group(bundle(m.win_bonus[lawsuit]))]
        marks = [Mark(24, 28, 28, "scales"), *lay(Frame(42, 8, 92, 40), advance, SMALLER)]
        marks += [Mark(24, 79, 28, "gavel"), *lay(Frame(42, 59, 108, 40), prize, SMALLER)]
        return [*marks, *flush(172, 20, worth, WORTH), Mark(163, 88, 13, text=str(lawsuit), look="quiet")]


def ship_effects(m: Material) -> dict[int, Groups]:
    """What each ship does: when, and what it brings then; or its lasting power."""
    moments = {
        "at-once": [(ship, reward) for ship, reward in enumerate(m.ship_bonus) if reward],
        "ring-bell": m.income_ships,
        "factory": m.production_ships,
        "gavel": m.lawsuit_ships,
    }
    effects = {
        ship: [Group((moment,), 42.0), TO, Group(bundle(reward))]
        for moment, ships in moments.items()
        for ship, reward in ships
    }
    return effects | {
        PRESTIGE_SHIP: [Group(bundle(m.repeat_ship_price)), TO, Group(("+", "laurel"))],
        FAR_SHIP: [Group(("jar", f"+{m.far_spaces}"))],
        LETTER_SHIP: [Group(("both",)), small("no-letter")],
        CHEAP_SHIP: [Group(("ship",)), Group((f"−{m.ship_discount}", "any"), 40.0)],
    }


def alliance_benefits(m: Material) -> dict[str, Groups]:
    more = {
        ALLIANCES[number]: [Group((PRODUCTS[product],)), TO, Group((f"+{count}", PRODUCTS[product]))]
        for number, product, count in m.extra_products
    }
    return more | {
        "amsterdam": [Group(("donate",)), TO, Group((f"+{m.amsterdam_stars}", "star"))],
        "bruxelles": [Group(bundle(m.bruxelles_price)), TO, Group(("+", "laurel"))],
        "gdansk": [Group(("halves",))],
        "kjobenhavn": [Group(bundle(m.kjobenhavn_price)), TO, Group(("+", "draw"))],
        "le-havre": [Group(many("any", m.le_havre_products)), TO, Group(("+", "scales"))],
    }


def number(card: int, w: float, h: float) -> list[Mark]:
    """By which the log and records name a card."""
    kind, _, name = card_name(card).partition("-")
    inset = 15.0 if kind == "special" else 11.0
    return [Mark(w - inset, h - inset, 11, text=name, look="quiet")] if name else []


def signs_of(actions: list[Action], right: bool) -> list[Groups]:
    """The actions of one half, each once, with how often it is there."""
    half = [action for action in actions if (action.half == 2) == right]
    likes = [action.like for action in half]
    return [
        [*times(likes.count(action.like)), *ACTIONS[KINDS[action.kind]](action)]
        for action in half
        if action.bit == action.like
    ]
