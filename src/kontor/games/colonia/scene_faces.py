"""The faces of cards, drawn from data: relics, decrees, week cards, family cards."""

from typing import Final

from kontor.engine.phrases import Phrase
from kontor.engine.scene import Mark

from .material import Material
from .phrases import CARD_PLACES
from .scene_easel import COIN, figure, seat_of
from .terms import CRAFTSMEN, GOODS, SHRINE

RELIC: Final = (78.0, 104.0)
DECREE: Final = (80.0, 112.0)
WEEK: Final = (102.0, 236.0)
FAMILY: Final = (60.0, 84.0)

# What a decree shows: a picture, and beside or under it a small one or a figure of the material.
PICTURES: Final = {
    **{craftsman: (f"good-{good}", "workshop") for craftsman, good in zip(CRAFTSMEN, GOODS, strict=True)},
    "more-raw": ("awning", "bag"),
    "foreign-merchants": ("stall-foreign", "bag"),
    "draw-raw": ("bag", ""),
    "home-wednesday": ("house", "awning"),
    "home-thursday": ("house", "workshop"),
    "two-ships-sail": ("sail", "pennant"),
    "one-ship-sails": ("sail", "pennant"),
    "die-good": ("die", "any-good"),
    "extra-hold": ("hatch", "any-good"),
    "two-relics": ("relic-4", ""),
    "fewer-members": ("town-hall", ""),
    "exchange": ("swap", "coin-mark"),
}


def decree_figure(kind: str, material: Material) -> str:
    figures = {
        "more-raw": "+1",
        "foreign-merchants": f"+{material.foreign_raw}",
        "draw-raw": f"+{material.raw_drawn}",
        "home-wednesday": f"≤{material.most_home}",
        "home-thursday": f"≤{material.most_home}",
        "two-ships-sail": "2",
        "one-ship-sails": "1",
        "die-good": "+1",
        "extra-hold": f"{material.extra_hold_money}",
        "two-relics": f"+{material.relics_added}",
        "fewer-members": "−1",
        "exchange": f"≤{material.most_change}",
    }
    return figures.get(kind, f"+{material.craftsman_orders}")


def decree_face(kind: str, day: str, material: Material) -> list[Mark]:
    """The day on top, the picture in the middle, and how much it is about at the foot."""
    picture, beside = PICTURES[kind]
    foot = [Mark(40, 86, 24, text=decree_figure(kind, material))]
    if beside:
        foot = [Mark(25, 86, 24, text=decree_figure(kind, material)), Mark(59, 86, 25, beside)]
    return [Mark(40, 24, 16, text=Phrase(f"short-{day}")), Mark(40, 56, 36, picture), *foot]


def relic_face(card: str, material: Material) -> list[Mark]:
    """The price top left in the coin of its city, the points top right, and what it is in the middle."""
    city, _, grade = card.partition("-")
    number = CARD_PLACES[city] + (SHRINE if grade == "shrine" else int(grade) - 1)
    points = f"×{material.shrine_times}" if grade == "shrine" else str(material.points[number])
    return [
        Mark(19, 20, 34, COIN[city]),
        figure(19, 20, 16, material.price[number]),
        Mark(58, 20, 36, "laurel"),
        Mark(58, 19, 17 if grade == "shrine" else 20, text=points),
        Mark(39, 54, 38, f"relic-{grade}"),
        Mark(39, 89, 25, f"city-{city}"),
    ]


def week_face(card: int, leaving: int, material: Material) -> list[Mark]:
    """Raw materials on the stalls, orders by craftsman, dice, and ships that leave."""
    marks = [Mark(32, 26, 34, "awning"), figure(70, 26, 20, sum(material.stalls[card]))]
    for craftsman, orders in enumerate(material.orders[card]):
        y = 63 + craftsman * 28
        marks += [Mark(32, y, 26, f"good-{GOODS[craftsman]}"), figure(70, y, 20, orders)]
    return [
        *marks,
        Mark(22, 213, 26, "die"),
        figure(43, 213, 20, material.dice[card]),
        Mark(68, 212, 28, "sail"),
        figure(90, 213, 20, leaving),
    ]


def family_face(family: str, value: int, scale: float = 1.0) -> list[Mark]:
    return [
        Mark(30 * scale, 30 * scale, 30 * scale, text=str(value)),
        Mark(30 * scale, 54 * scale, 22 * scale, f"member-{family}", owner=seat_of(family)),
    ]
