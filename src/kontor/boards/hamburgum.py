"""Hamburgum in the terminal: the city, its churches, the rondel, the harbour, and every family."""

from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from kontor.engine.game import Game, View
from kontor.games.hamburgum.game import Hamburgum
from kontor.games.hamburgum.phrases import Phrases
from kontor.games.hamburgum.position import NOBODY
from kontor.games.hamburgum.terms import (
    BUILDINGS,
    BUILT,
    CHURCHES,
    FAMILIES,
    GOODS,
    KINDS,
    MATERIALS,
    SITES,
    SPACES,
)
from kontor.words import Words

from .city_map import CityMap
from .sheet import FAINT, Sheet, side_by_side

COLOURS = ("#e0694f", "#5fa8d3", "#7cb36b", "#e8cb52", "#b4b4b4")
CHURCH_COLOURS = ("#e0694f", "#f4f1e8", "#e8cb52", "#7cb36b", "#5fa8d3", "#b48ac9")
DUTCHMAN = "#f08c2e"
LINE = "#8a6a45"
WITHIN_REACH = "#f4f1e8"
SHIP = "▲"
MARKER = "●"


def draw(game: Game, view: View, words: Words) -> RenderableType:
    assert isinstance(game, Hamburgum)
    board = Board(game.phrases[view["map"]], view, words)
    return Group(
        board.city(),
        board.churches(),
        side_by_side([board.rondel(), board.harbour()]),
        board.families(),
    )


class Board(Sheet):
    def __init__(self, phrases: Phrases, view: View, words: Words) -> None:
        self.phrases = phrases
        self.material = phrases.material
        super().__init__(view, words)
        self.seated = list(view["families"])

    def colour(self, family: str) -> str:
        return COLOURS[FAMILIES.index(family)]

    def city(self) -> Panel:
        """Sites with their numbers and buildings; those one can build on now stand out."""
        m = self.material
        chart = CityMap(LINE)
        for church, site in m.church_lines:
            chart.add_line(point(m.church_at[church]), point(m.site_at[site]))
        for one, other in m.lines:
            chart.add_line(point(m.site_at[one]), point(m.site_at[other]))
        owners = {site: family for family, own in self.view["families"].items() for site in own["sites"]}
        for site in range(1, SITES + 1):
            label = f"{site}{self.code(BUILDINGS[m.building[site - 1]])}"
            style = CHURCH_COLOURS[m.parish[site - 1]]
            if site in owners:
                style = f"bold #1d1a16 on {self.colour(owners[site])}"
            elif f"site:{site}" in self.view["choices"]:
                style = f"bold reverse {WITHIN_REACH}"
            chart.add_label(point(m.site_at[site - 1]), label, style)
        complete = {one["church"] for one in self.view["finished"]}
        for church, colour in enumerate(CHURCHES):
            sign = "✚" if colour in complete else "☩"
            style = f"bold {CHURCH_COLOURS[church]}"
            chart.add_label(point(m.church_at[church]), f"{sign}{short_name(m.church_names[church])}", style)
        legend = " · ".join(f"{self.code(kind)} {self.say(kind)}" for kind in BUILDINGS)
        rounds = self.say("board-rounds", count=-(-self.view["turns"] // len(self.seated)))
        title = f"{self.say(self.view['map'])} – {rounds}"
        return self.panel(title, Group(chart, Text(legend, style=FAINT, justify="center")))

    def code(self, building: str) -> str:
        return self.say(f"code-{building}")

    def churches(self) -> Panel:
        """Every token with its points: in its owner's colour when it is taken, with a tick when it is scored."""
        table = Table(box=None, expand=True, padding=(0, 1, 0, 0))
        table.add_column(self.say("board-church"), ratio=2, no_wrap=True)
        table.add_column(self.say("board-given"))
        for kind in KINDS:
            table.add_column(self.say(f"kind-{kind}"), justify="right")
        owners: dict[str, tuple[str, bool]] = {}
        for family, own in self.view["families"].items():
            owners |= dict.fromkeys(own["tokens"], (family, False)) | dict.fromkeys(own["scored"], (family, True))
        for church, colour in enumerate(CHURCHES):
            cells = [self.token(church, kind, owners.get(f"{colour}/{name}")) for kind, name in enumerate(KINDS)]
            name = Text(f"✚ {self.material.church_names[church]}", style=f"bold {CHURCH_COLOURS[church]}")
            table.add_row(name, self.given(colour), *cells)
        return self.panel(self.say("board-churches"), table)

    def given(self, colour: str) -> Text:
        """The donations so far, or who completed the church."""
        for place, one in enumerate(self.view["finished"]):
            if one["church"] == colour:
                return Text(
                    f"✓ {self.say(one['builder'])} +{self.material.bonus[place]}", style=self.colour(one["builder"])
                )
        given = self.view["donations"][colour]
        return Text(MARKER * given + "○" * (5 - given))

    def token(self, church: int, kind: int, owner: tuple[str, bool] | None) -> Text:
        m = self.material
        points = self.phrases.token_points(church, kind)
        text = f"{points} {self.code(BUILDINGS[m.token_building[church]])}" if kind == BUILT else str(points)
        if owner is None:
            return Text(text)
        family, scored = owner
        return Text(f"✓{text}" if scored else f" {text} ", style=f"{'' if scored else 'reverse '}{self.colour(family)}")

    def rondel(self) -> Panel:
        table = Table.grid(padding=(0, 1))
        table.add_column(min_width=12)
        table.add_column()
        places: list[tuple[str | None, str]] = [
            (SPACES[space], self.say(f"space-{SPACES[space]}")) for space in self.material.rondel
        ]
        if any(own["rondel"] is None for own in self.view["families"].values()):
            places.append((None, self.say("board-hub")))
        for space, name in places:
            markers = Text()
            for family, own in self.view["families"].items():
                if own["rondel"] == space:
                    markers.append(f"{MARKER} ", style=self.colour(family))
            table.add_row(Text(name, style=FAINT if space is None else ""), markers)
        return self.panel(self.say("board-rondel"), table)

    def harbour(self) -> Panel:
        table = Table.grid(padding=(0, 1))
        table.add_column(style=FAINT)
        table.add_column()
        for berth in (2, 1, 0):
            table.add_row(self.say("board-berth", count=berth + 1), self.berth(berth))
        prices = "  ".join(f"{self.say(good)} {self.view['prices'][good]}" for good in GOODS)
        table.add_row(self.say("board-prices"), Text(prices))
        depot = " ".join(str(price) for price in self.material.depot[1:])
        table.add_row(self.say("board-depot"), Text(depot))
        table.add_row(self.say("board-officials"), self.officials())
        return self.panel(self.say("board-harbour"), table)

    def berth(self, berth: int) -> Text:
        ships = Text()
        for owner, count in self.view["harbour"][berth].items():
            style = DUTCHMAN if owner == NOBODY else self.colour(owner)
            ships.append(f"{SHIP} " * count, style=style)
        free = len(self.seated) - sum(self.view["harbour"][berth].values())
        ships.append("· " * free, style=FAINT)
        return ships

    def officials(self) -> Text:
        officials = self.view["officials"]
        names = ", ".join(self.say(name) for name in officials["offered"]) or "–"
        pile = officials["pile"]
        waiting = pile if isinstance(pile, int) else len(pile)
        return Text(names + (f" {self.say('board-waiting', count=waiting)}" if waiting else ""))

    def families(self) -> Panel:
        table = Table(box=None, expand=True, padding=(0, 1, 0, 0))
        table.add_column("")
        for item in ("prestige", "money", *GOODS, *MATERIALS):
            table.add_column(self.say(f"board-{item}"), justify="right")
        table.add_column(self.say("board-ships"), justify="right")
        table.add_column(self.say("board-buildings"), ratio=1)
        for family, own in self.view["families"].items():
            turn = " ◀" if family in self.view["actors"] else ""
            name = Text(f"{self.say(family)}{turn}", style=f"bold {self.colour(family)}")
            points = Text(str(own["prestige"]), style="bold")
            stock = [Text(str(own[item]), style="" if own[item] else FAINT) for item in ("money", *GOODS, *MATERIALS)]
            ships = "/".join(str(self.view["harbour"][berth].get(family, 0)) for berth in (2, 1, 0))
            table.add_row(name, points, *stock, ships, self.buildings(own))
        return self.panel(self.say("board-families"), table)

    def buildings(self, own: dict[str, Any]) -> Text:
        kinds = [self.material.building[site - 1] for site in own["sites"]]
        held = [f"{kinds.count(kind)}{self.code(name)}" for kind, name in enumerate(BUILDINGS) if kind in kinds]
        return Text(" ".join(held) or "–", style="" if held else FAINT)


def point(at: list[int]) -> tuple[int, int]:
    return at[0], at[1]


def short_name(church: str) -> str:
    """The saint alone."""
    return church.removeprefix("St. ").split()[0]
