"""Rival Cities in the terminal: the ring, the tracks, what is on offer, and both cities."""

from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from kontor.engine.game import Game, View
from kontor.games.rival_cities.game import RivalCities
from kontor.games.rival_cities.phrases import Phrases
from kontor.games.rival_cities.position import CARD_NAMES
from kontor.games.rival_cities.terms import BASICS, CITIES, PRODUCTS, SPACES, TILE
from kontor.words import Words

from .sheet import BRASS, FAINT, Sheet, side_by_side

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


class Board(Sheet):
    def __init__(self, phrases: Phrases, view: View, words: Words) -> None:
        self.phrases = phrases
        super().__init__(view, words)

    def ring(self) -> Panel:
        """Two columns of ten spaces, each with its distance from the jar."""
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
        away = (space - self.view["ink"]) % SPACES
        label = Text(f"+{away}", style=FAINT) if away else Text("▶", style=f"bold {BRASS}")
        if card is None:
            return label, Text("–", style=FAINT)
        index = CARD_NAMES.index(card)
        text = self.words.say(self.phrases.card_text(index, "brief"))
        return label, Text.assemble((card_code(index), FAINT), (text, "" if away else f"bold {BRASS}"))

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
        table.add_column(width=10)
        table.add_column(width=3 * (2 * m.track_end + 1))
        table.add_column(ratio=1, min_width=20)
        ends = Table.grid(expand=True)
        ends.add_column(ratio=1)
        ends.add_column(justify="right")
        ends.add_row(*[Text(self.say(CITIES[seat]), style=f"bold {COLOURS[seat]}") for seat in (1, 0)])
        table.add_row("", ends, "")
        for numeral, repeats, entry in zip(NUMERALS, m.repeats, self.view["lawsuits"]["docket"], strict=False):
            text = self.words.say(self.phrases.lawsuit_text(entry["lawsuit"]))
            again = self.say("board-again", count=repeats) if repeats else ""
            label = Text.assemble((f"{numeral:<3} {entry['lawsuit']:>2}", "bold"), (f" {again}", FAINT))
            table.add_row(label, self.track(entry), text)
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
            self.panel(self.say("board-supply"), self.supply()),
        )

    def supply(self) -> Text:
        """What is left there: when the factories or the stars are gone, the game ends."""
        supply = self.view["supply"]
        parts = [self.say(f"amount-{product}", count=supply[product]) for product in PRODUCTS]
        for item, pieces in (("letter", "letters"), ("factory", "factories"), ("star", "stars")):
            parts.append(self.say(f"amount-{item}", count=supply[pieces]))
        return Text(" · ".join(parts))

    def city(self, seat: int) -> Panel:
        name = CITIES[seat]
        city = self.view["cities"][name]
        table = Table.grid(padding=(0, 1))
        table.add_column(style=FAINT)
        table.add_column()
        table.add_row(self.say("board-products"), self.stock(city))
        table.add_row(self.say("board-letters"), str(city["letters"]))
        table.add_row(self.say("board-factories"), "●" * city["factories"] + "○" * city["idle"])
        table.add_row(self.say("board-ships"), self.ships(city))
        table.add_row(self.say("board-alliances"), self.allies(city))
        table.add_row(self.say("board-won"), self.won(city))
        table.add_row(self.say("board-hand"), self.hand(city))
        tokens = self.say("board-tokens", count=city["stars"])
        table.add_row(self.say("board-stars"), Text.assemble((f"{self.view['scores'][seat]}★", "bold"), f" ({tokens})"))
        mine = " ◀" if name in self.view["actors"] else ""
        return self.panel(f"{self.say(name)}{mine}", table, COLOURS[seat])

    def ships(self, city: dict[str, Any]) -> Text:
        return self.lines([(str(ship), self.words.say(self.phrases.ship_text(ship))) for ship in city["ships"]])

    def allies(self, city: dict[str, Any]) -> Text:
        return self.lines(
            [(self.say(ally), self.words.say(self.phrases.ally_text(ally))) for ally in city["alliances"]]
        )

    def won(self, city: dict[str, Any]) -> Text:
        stars = self.phrases.material.lawsuit_stars
        return self.listed([f"{lawsuit} ({stars[lawsuit]}★)" for lawsuit in city["lawsuits"]])

    def lines(self, things: list[tuple[str, str]]) -> Text:
        """Each thing with what it does, on a line of its own."""
        if not things:
            return self.listed([])
        return Text("\n").join(Text.assemble((name, "bold"), f" {text}") for name, text in things)

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
        brief = [(f"S{card}", self.words.say(self.phrases.card_text(BASICS + card, "brief"))) for card in city["hand"]]
        return self.lines(brief)

    def listed(self, names: list[str]) -> Text:
        return Text(", ".join(names)) if names else Text("–", style=FAINT)


def card_code(card: int) -> str:
    """B7 for basic card 7, S6 for special card 6."""
    if card == TILE:
        return ""
    return f"B{card} " if card <= BASICS else f"S{card - BASICS} "
