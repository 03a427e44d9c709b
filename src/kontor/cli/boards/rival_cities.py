"""Rival Cities in the terminal: the ring, the tracks, what is on offer, and both cities."""

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from kontor.cli.choices import BRASS, FAINT
from kontor.engine.game import Game, View
from kontor.engine.phrases import Phrase
from kontor.games.rival_cities.game import RivalCities
from kontor.games.rival_cities.phrases import Phrases
from kontor.games.rival_cities.position import CARD_NAMES
from kontor.games.rival_cities.terms import BASICS, CITIES, PRODUCTS, SPACES
from kontor.words import Words

COLOURS = ("#d9694a", "#5fa8d3")
PRODUCT_COLOURS = {"beer": "#e0b354", "cloth": "#8fb996", "leather": "#c98b5e", "furniture": "#b58fc9"}
NUMERALS = ("I", "II", "III")


def draw(game: Game, view: View, words: Words) -> RenderableType:
    assert isinstance(game, RivalCities)
    board = Board(game.phrases, view, words)
    return Group(
        board.ring(),
        board.prestige(),
        board.docket(),
        board.offers(),
        side_by_side([board.city(seat) for seat in range(len(CITIES))]),
    )


def side_by_side(parts: list[Panel]) -> Table:
    grid = Table.grid(expand=True)
    for _ in parts:
        grid.add_column(ratio=1)
    grid.add_row(*parts)
    return grid


class Board:
    def __init__(self, phrases: Phrases, view: View, words: Words) -> None:
        self.phrases = phrases
        self.view = view
        self.words = words

    def say(self, id: str, **args: Any) -> str:
        return self.words.say(Phrase(id, **args))

    def panel(self, title: str, body: RenderableType, style: str = FAINT) -> Panel:
        return Panel(body, title=f"[bold]{title}[/]", title_align="left", box=box.ROUNDED, border_style=style)

    def ring(self) -> Panel:
        """Two columns of ten spaces, beginning where the jar stands."""
        table = Table.grid(padding=(0, 1), expand=True)
        for _ in range(2):
            table.add_column(width=5, justify="right")
            table.add_column(ratio=1)
        for row in range(SPACES // 2):
            table.add_row(*self.space(row), *self.space(row + SPACES // 2))
        season = self.say("board-season", count=self.view["seasons"])
        return self.panel(f"{self.say('board-ring')} – {season}", table)

    def space(self, space: int) -> tuple[Text, Text]:
        card = self.view["ring"][space]
        here = space == self.view["ink"]
        number = Text(f"▶ {space}" if here else str(space), style=f"bold {BRASS}" if here else FAINT)
        if card is None:
            return number, Text("–", style=FAINT)
        index = CARD_NAMES.index(card)
        text = Text(self.words.say(self.phrases.card_text(index, "brief")), style=f"bold {BRASS}" if here else "")
        if index > BASICS:
            text = Text.assemble((f"S{index - BASICS} ", FAINT), text)
        return number, text

    def prestige(self) -> Panel:
        """Altona's end on the left, Hamburg's on the right."""
        m = self.phrases.material
        marker = self.view["prestige"]
        at = marker["step"] * (-1 if marker["side"] == CITIES[1] else 1)
        track = Text(justify="center")
        track.append(f"{self.say(CITIES[1])} ", style=f"bold {COLOURS[1]}")
        for place in range(-m.prestige_end, m.prestige_end + 1):
            side = "" if place == 0 else COLOURS[place < 0]
            if place == at:
                track.append(f"[{abs(place)}]", style=f"bold reverse {BRASS}")
            else:
                track.append(f" {abs(place)} ", style=side)
        track.append(f" {self.say(CITIES[0])}", style=f"bold {COLOURS[0]}")
        incomes = Text(self.say("board-incomes", incomes=self.incomes()), style=FAINT, justify="center")
        return self.panel(self.say("board-prestige"), Group(track, incomes))

    def incomes(self) -> str:
        steps = enumerate(self.phrases.material.prestige_income)
        return " · ".join(
            f"[{step}] {self.words.part(self.phrases.bundle(income))}" for step, income in steps if income
        )

    def docket(self) -> Panel:
        m = self.phrases.material
        table = Table.grid(padding=(0, 1), expand=True)
        table.add_column(width=7)
        table.add_column(width=3 * (2 * m.track_end + 1))
        table.add_column(ratio=1)
        for numeral, entry in zip(NUMERALS, self.view["lawsuits"]["docket"], strict=False):
            text = self.words.say(self.phrases.lawsuit_text(entry["lawsuit"]))
            table.add_row(Text(f"{numeral:<3} {entry['lawsuit']:>2}", style="bold"), self.track(entry), text)
        pile = self.say("board-pile", count=self.view["lawsuits"]["pile"])
        return self.panel(f"{self.say('board-docket')} – {pile}", table)

    def track(self, entry: dict[str, Any]) -> Text:
        end = self.phrases.material.track_end
        at = entry["step"] * (-1 if entry["side"] == CITIES[1] else 1)
        track = Text()
        for place in range(-end, end + 1):
            if place == at:
                track.append(f"[{abs(place)}]", style=f"bold reverse {BRASS}")
            else:
                track.append(f" {abs(place)} ", style="" if place == 0 else COLOURS[place < 0])
        return track

    def offers(self) -> RenderableType:
        m = self.phrases.material
        ships = Table.grid(padding=(0, 1))
        for ship in self.view["ships"]["row"]:
            if ship is not None:
                cost = self.phrases.amount(PRODUCTS[m.ship_product[ship]], m.ship_price[ship])
                text = self.words.say(self.phrases.ship_text(ship))
                ships.add_row(Text(f"{ship:>2}", style="bold"), Text(self.words.say(cost), style=BRASS), text)
        allies = Table.grid(padding=(0, 1))
        for ally in self.view["alliances"]:
            allies.add_row(Text(self.say(ally), style="bold"), self.words.say(self.phrases.ally_text(ally)))
        if not self.view["alliances"]:
            allies.add_row(Text(self.say("board-none"), style=FAINT))
        pile = self.say("board-pile", count=self.view["ships"]["pile"])
        return Group(
            self.panel(f"{self.say('board-ships')} – {pile}", ships),
            self.panel(self.say("board-alliances"), allies),
        )

    def city(self, seat: int) -> Panel:
        name = CITIES[seat]
        city = self.view["cities"][name]
        table = Table.grid(padding=(0, 1))
        table.add_column(style=FAINT)
        table.add_column()
        table.add_row(self.say("board-products"), self.stock(city))
        table.add_row(self.say("board-letters"), str(city["letters"]))
        table.add_row(self.say("board-factories"), "●" * city["factories"] + "○" * city["idle"])
        table.add_row(self.say("board-ships"), self.listed([f"{ship}" for ship in city["ships"]]))
        table.add_row(self.say("board-alliances"), self.listed([self.say(ally) for ally in city["alliances"]]))
        table.add_row(self.say("board-won"), self.listed([str(lawsuit) for lawsuit in city["lawsuits"]]))
        table.add_row(self.say("board-hand"), self.hand(city))
        table.add_row(self.say("board-stars"), Text(str(self.view["scores"][seat]), style="bold"))
        mine = " ◀" if name in self.view["actors"] else ""
        return self.panel(f"{self.say(name)}{mine}", table, COLOURS[seat])

    def stock(self, city: dict[str, Any]) -> Text:
        owned = [product for product in PRODUCTS if city[product]]
        return Text("  ").join(
            Text(self.say(f"amount-{product}", count=city[product]), style=f"bold {PRODUCT_COLOURS[product]}")
            for product in owned
        ) or Text("–", style=FAINT)

    def hand(self, city: dict[str, Any]) -> Text:
        if "hand" not in city:
            known = self.listed([f"S{card}" for card in city["shown"]]) if city["shown"] else Text()
            return Text(self.say("board-hidden", count=city["cards"])) + Text(" ") + known
        texts = [f"S{card} {self.words.say(self.phrases.card_text(BASICS + card, 'brief'))}" for card in city["hand"]]
        return Text("\n".join(texts)) if texts else self.listed([])

    def listed(self, names: list[str]) -> Text:
        return Text(", ".join(names)) if names else Text("–", style=FAINT)
