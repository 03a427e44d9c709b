"""What must hold in the data files beyond their shape."""

from kontor.engine.data import Check

from . import schema
from .terms import (
    BUILDINGS,
    CATHEDRAL,
    CHURCHES,
    COPIES,
    DONATIONS,
    FAMILIES,
    MOST_UNITS,
    OFFICES,
    OFFICIALS,
    SITES,
    SPACES,
)

MOST_SHIPS = 5


class BoxCheck(Check):
    """The figures of the box."""

    def box(self, box: schema.Box) -> None:
        self.numbered("rondel space", box.rondel.spaces, SPACES)
        if box.steps.free > len(SPACES):
            self.fail("steps.free", f"at most {len(SPACES)}, once round")
        self.length("start.money", box.start.money, len(FAMILIES))
        self.length("start.prestige", box.start.prestige, len(FAMILIES))
        self.prices(box.prices)
        if box.ships.each > MOST_SHIPS:
            self.fail("ships.each", f"at most {MOST_SHIPS}")
        for key in ("brick", "timber", "bell", "money", "money_per_own_citizen"):
            self.length(f"donations.{key}", getattr(box.donations, key), DONATIONS)
        if max(box.donations.bell) > 1:
            self.fail("donations.bell", "at most 1, because nobody owns two")
        self.length("church_track.bonus", box.church_track.bonus, len(CHURCHES))
        self.numbered("building_token", [token.id for token in box.building_token], CHURCHES)
        self.numbered("citizen_token", [token.id for token in box.citizen_token], CHURCHES)
        self.officials(box.official)

    def length(self, key: str, found: list[int], wanted: int) -> None:
        if len(found) != wanted:
            self.fail(key, f"{wanted} figures, found {len(found)}")

    def prices(self, prices: schema.Prices) -> None:
        self.length("prices.goods", prices.goods, max(COPIES[: len(COPIES) // 2]) + 1)
        if min(prices.goods) <= prices.without_ship:
            self.fail("prices.without_ship", "less than any price by ship")
        self.length("prices.depot", prices.depot, MOST_UNITS)
        if sorted(set(prices.depot)) != prices.depot:
            self.fail("prices.depot", "rising prices")

    def officials(self, officials: list[schema.Official]) -> None:
        self.numbered("official", [official.id for official in officials], OFFICIALS)
        for name in ("base", "blue"):
            copies = sum(official.copies for official in officials if official.set == name)
            if copies != OFFICES:
                self.fail(f"official with set '{name}'", f"{OFFICES} in all, found {copies}")
        for official in officials:
            key = f"official {official.id}"
            if official.set == "blue" and official.copies != 1:
                self.fail(f"{key}.copies", "1, because blue officials differ")
            if official.id == "canon":
                if official.per is not None or official.money or not official.bricks:
                    self.fail(key, "a number of bricks and no money")
            elif official.per is None or official.bricks:
                self.fail(key, "money per something and no bricks")


class MapCheck(Check):
    """A map: the right churches and sites, known parishes, and one connected city."""

    def map(self, chart: schema.Map) -> None:
        self.numbered("church", [church.id for church in chart.church], CHURCHES)
        self.numbered("site", [site.id for site in chart.site], range(1, SITES + 1))
        for kind, copies in zip(BUILDINGS, COPIES, strict=True):
            found = sum(site.building == kind for site in chart.site)
            if found != copies:
                self.fail(f"site with building '{kind}'", f"{copies} of them, found {found}")
        for site in chart.site:
            if site.parish == CHURCHES[CATHEDRAL]:
                self.fail(f"site {site.id}.parish", "one of the five parishes; the cathedral has none")
        for church in CHURCHES[:CATHEDRAL]:
            if all(site.parish != church for site in chart.site):
                self.fail(f"site with parish '{church}'", "at least one")
        self.places(chart)
        self.lines(chart.lines)
        self.connection(chart)

    def places(self, chart: schema.Map) -> None:
        width, height = chart.map.canvas
        places: dict[tuple[int, int], str] = {}
        named = [(f"church {colour}", getattr(chart.church_places, colour)) for colour in CHURCHES]
        for key, at in named + [(f"site {site.id}", site.at) for site in chart.site]:
            if at[0] > width or at[1] > height:
                self.fail(f"{key}.at", f"a place on the canvas of {width} by {height}")
            if at in places:
                self.fail(f"{key}.at", f"a place of its own; {places[at]} is there")
            places[at] = key

    def lines(self, lines: schema.Lines) -> None:
        seen: set[frozenset[int | str]] = set()
        for one, other in [*lines.churches, *lines.sites]:
            for end in (one, other):
                if isinstance(end, int) and end > SITES:
                    self.fail(f"line from {one} to {other}", f"sites from 1 to {SITES}")
            if one == other or frozenset((one, other)) in seen:
                self.fail(f"line from {one} to {other}", "two different ends, and each line once")
            seen.add(frozenset((one, other)))

    def connection(self, chart: schema.Map) -> None:
        """Every site can be reached from every church."""
        near: dict[int | str, set[int | str]] = {church: set() for church in CHURCHES}
        near |= {site.id: set() for site in chart.site}
        for one, other in [*chart.lines.churches, *chart.lines.sites]:
            near[one].add(other)
            near[other].add(one)
        for church in CHURCHES:
            if not near[church]:
                self.fail(f"church {church}", "at least one line to a site")
        reached: set[int | str] = set()
        waiting: list[int | str] = [CHURCHES[0]]
        while waiting:
            place = waiting.pop()
            if place not in reached:
                reached.add(place)
                waiting += near[place]
        for place in near:
            if place not in reached:
                self.fail(f"{'site' if isinstance(place, int) else 'church'} {place}", "lines that join it to the rest")
