"""What must hold in the data file beyond its shape."""

from kontor.engine.data import Check

from . import schema
from .terms import (
    CITIES,
    CRAFTSMEN,
    CURRENCIES,
    DECREES,
    GOODS,
    GRADES,
    HOLDS,
    LEAST_CARD,
    MOORINGS,
    MOST_CARD,
    MOST_CHANGE,
    MOST_HOME,
    SHIPS,
    SLOTS,
    STALLS,
    WEEK_CARDS,
)

# The day of a decree hangs on what it does.
DAY_OF = {
    **dict.fromkeys(CRAFTSMEN, 4),
    "more-raw": 3, "foreign-merchants": 3, "draw-raw": 4, "home-wednesday": 4,
    "two-ships-sail": 5, "one-ship-sails": 5, "home-thursday": 5, "die-good": 5, "extra-hold": 5,
    "two-relics": 6, "fewer-members": 6, "exchange": 6,
}  # fmt: skip


class BoxCheck(Check):
    """The figures of the box."""

    def box(self, box: schema.Box) -> None:
        self.figures(box)
        self.numbered("city", [city.id for city in box.city], CITIES)
        for city, currency in zip(CITIES, CURRENCIES, strict=True):
            if next(one.currency for one in box.city if one.id == city) != currency:
                self.fail(f"city {city}.currency", f"'{currency}'")
        self.craftsmen(box.craftsman)
        self.numbered("relic", [relic.id for relic in box.relic], range(1, GRADES + 1))
        self.numbered("week", [week.id for week in box.week], range(1, WEEK_CARDS + 1))
        for week in box.week:
            self.week(week)
        self.numbered("ship", [ship.id for ship in box.ship], range(1, SHIPS + 1))
        for ship in box.ship:
            self.ship(ship, box.supply.goods_of_each)
        self.numbered("decree", [decree.id for decree in box.decree], range(1, DECREES + 1))
        if sum(decree.kind == "two-relics" for decree in box.decree) > 1:
            self.fail("decree with kind 'two-relics'", "one at most, because the hall has no more room")
        for decree in box.decree:
            if decree.day != DAY_OF[decree.kind]:
                self.fail(f"decree {decree.id}.day", f"{DAY_OF[decree.kind]} for '{decree.kind}'")

    def figures(self, box: schema.Box) -> None:
        if sorted(box.family_cards.values) != list(range(LEAST_CARD, MOST_CARD + 1)):
            self.fail("family_cards.values", f"the numbers from {LEAST_CARD} to {MOST_CARD}")
        needed = 6 * box.start.raw_from_the_bag
        if needed > len(CRAFTSMEN) * box.supply.raw_of_each:
            self.fail("start.raw_from_the_bag", "no more than the bag has for six families")
        limits = {
            "relic_hall.shown": (box.relic_hall.shown, SLOTS - box.relic_hall.extra),
            "decree_figures.relics_added": (box.decree_figures.relics_added, box.relic_hall.extra),
            "decree_figures.exchange_at_most": (box.decree_figures.exchange_at_most, MOST_CHANGE),
            "decree_figures.home_at_most": (box.decree_figures.home_at_most, MOST_HOME),
            "start.goods_by_die": (box.start.goods_by_die, box.supply.goods_of_each // 6),
        }
        for key, (value, most) in limits.items():
            if value > most:
                self.fail(key, f"at most {most}")

    def craftsmen(self, craftsmen: list[schema.Craftsman]) -> None:
        self.numbered("craftsman", [one.id for one in craftsmen], CRAFTSMEN)
        self.numbered("craftsman's die", [one.die for one in craftsmen], range(1, len(CRAFTSMEN) + 1))
        for one in craftsmen:
            if one.raw[0] == one.raw[1]:
                self.fail(f"craftsman {one.id}.raw", "two different raw materials")
            if one.good != GOODS[CRAFTSMEN.index(one.id)]:
                self.fail(f"craftsman {one.id}.good", f"'{GOODS[CRAFTSMEN.index(one.id)]}'")

    def week(self, week: schema.Week) -> None:
        if len(week.stalls) != STALLS:
            self.fail(f"week {week.id}.stalls", f"{STALLS} numbers, found {len(week.stalls)}")
        if len(week.orders) != len(CRAFTSMEN):
            self.fail(f"week {week.id}.orders", f"{len(CRAFTSMEN)} numbers, found {len(week.orders)}")
        if week.ships > MOORINGS:
            self.fail(f"week {week.id}.ships", f"at most {MOORINGS}")

    def ship(self, ship: schema.Ship, most: int) -> None:
        if not 0 < len(ship.holds) <= HOLDS:
            self.fail(f"ship {ship.id}.holds", f"one to {HOLDS} holds")
        for number, hold in enumerate(ship.holds, 1):
            if not 0 < len(hold.goods) <= most:
                self.fail(f"ship {ship.id}.holds no. {number}.goods", f"one to {most} goods")
