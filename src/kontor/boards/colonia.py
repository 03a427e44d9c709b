"""Colonia in the terminal: the week, the market, the craftsmen, the harbour, the relics, and every family."""

from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from kontor.engine.game import Game, View
from kontor.games.colonia.game import Colonia
from kontor.games.colonia.phrases import Phrases
from kontor.games.colonia.terms import (
    CITIES,
    CRAFTSMEN,
    CURRENCIES,
    DECREE_KINDS,
    FAMILIES,
    GOODS,
    RAW,
    STREETS,
    VALUES,
)
from kontor.games.colonia.today import today
from kontor.words import Words

from .sheet import BRASS, FAINT, Sheet

COLOURS = ("#e8cb52", "#5fa8d3", "#7cb36b", "#e0694f", "#f0984a", "#b48ac9")
CITY_COLOURS = ("#d8c49a", "#b48ac9", "#c08a5a", "#5fc7bd")
# What a family has several kinds of, side by side.
COUNTED = ("streets", "raw", "goods", "money")
ORDER = "■"
FREE = "□"


def draw(game: Game, view: View, words: Words) -> RenderableType:
    assert isinstance(game, Colonia)
    board = Board(game.phrases, view, words)
    parts = [board.week(), board.workshops(), board.harbour(), board.relics(), board.families()]
    if board.has_market():
        parts.insert(1, board.market())
    return Group(*parts)


class Board(Sheet):
    def __init__(self, phrases: Phrases, view: View, words: Words) -> None:
        self.phrases = phrases
        self.material = phrases.material
        super().__init__(view, words)

    def colour(self, family: str) -> str:
        return COLOURS[FAMILIES.index(family)]

    def grid(self, columns: int) -> Table:
        table = Table.grid(padding=(0, 1), expand=True)
        for _ in range(columns):
            table.add_column(ratio=1)
        return table

    def week(self) -> Panel:
        order = Text(" › ").join(
            Text(self.say(family), style=f"bold {self.colour(family)}") for family in self.view["order"]
        )
        decrees = [
            self.words.say(self.phrases.decree_text(DECREE_KINDS[self.material.decree_kind[decree - 1]]))
            for decree in self.view["decrees"]["open"]
        ]
        table = Table.grid(padding=(0, 1))
        table.add_column(style=FAINT)
        table.add_column()
        table.add_row(self.say("board-order"), order)
        table.add_row(self.say("board-decrees"), "\n".join(decrees) or Text(self.say("board-none"), style=FAINT))
        if self.view["week"] == 0:
            return self.panel(self.say("board-before"), table)
        week = self.say("board-week", week=self.view["week"], weeks=self.material.weeks)
        return self.panel(f"{self.say(f'board-{today(self.view)}')}, {week}", table)

    def has_market(self) -> bool:
        return any(stall["owner"] or any(stall[raw] for raw in RAW) for stall in self.view["stalls"])

    def market(self) -> Panel:
        table = self.grid(3)
        cells = [self.stall(number, stall) for number, stall in enumerate(self.view["stalls"], 1)]
        for row in range(0, len(cells), 3):
            table.add_row(*cells[row : row + 3])
        return self.panel(self.say("board-market"), table)

    def stall(self, number: int, stall: dict[str, Any]) -> Text:
        label = Text(f"{number} ", style=FAINT)
        if stall["owner"]:
            return label + Text(f"{ORDER}{stall['members']}", style=self.colour(stall["owner"]))
        raw = ", ".join(self.say(f"amount-{name}", count=stall[name]) for name in RAW if stall[name])
        return label + Text(raw or "–", style="" if raw else FAINT)

    def workshops(self) -> Panel:
        table = Table.grid(padding=(0, 1))
        table.add_column(style="bold")
        table.add_column(style=FAINT)
        table.add_column()
        for number, name in enumerate(CRAFTSMEN):
            raw = " + ".join(self.say(RAW[one]) for one in self.material.recipes[number])
            table.add_row(
                self.say(name), f"{raw} → {self.say(GOODS[number])}", self.queue(self.view["workshops"][number])
            )
        card = self.view["weeks"]["card"]
        waiting = card is not None and any(step["step"] == "workshops" for step in self.view["open"])
        dice = self.material.dice[card - 1] if waiting else 0
        return self.panel(self.say("board-workshops", dice=dice), table)

    def queue(self, workshop: dict[str, Any]) -> Text:
        spaces = max(workshop["bar"], len(workshop["orders"]))
        line = Text()
        for place in range(spaces + 1):
            if place == workshop["bar"]:
                line.append("┃", style=f"bold {BRASS}")
            if place < len(workshop["orders"]):
                order = workshop["orders"][place]
                line.append(f"{ORDER}{order['members']} ", style=self.colour(order["family"]))
            elif place < workshop["bar"]:
                line.append(f"{FREE}  ", style=FAINT)
        return line

    def harbour(self) -> Panel:
        table = Table.grid(padding=(0, 1))
        table.add_column(style="bold", width=3)
        table.add_column(width=12)
        table.add_column()
        for mooring, moored in enumerate(self.view["ships"]["port"], 1):
            city = self.material.ship_city[moored["ship"] - 1]
            leaves = mooring <= self.view["leaving"]
            name = Text(self.say(CITIES[city]), style=f"bold {CITY_COLOURS[city]}")
            name.append(" ▸" if leaves else "", style=BRASS)
            table.add_row(self.say(f"mooring-{mooring}"), name, self.holds(moored))
        return self.panel(self.say("board-harbour", count=self.view["leaving"]), table)

    def holds(self, moored: dict[str, Any]) -> Text:
        values = VALUES.index(self.view["values"])
        cells = []
        for hold, owner in zip(self.material.holds[moored["ship"] - 1], moored["holds"], strict=False):
            goods = " + ".join(self.say(GOODS[good]) for good, count in enumerate(hold.goods) for _ in range(count))
            cells.append(Text(f"{goods}: {hold.pays[values]}", style=self.loaded(owner)))
        if moored["extra"] or self.view["extra_hold"]:
            cells.append(
                Text(f"{self.say('board-extra')}: {self.material.extra_hold_money}", style=self.loaded(moored["extra"]))
            )
        return Text(" · ", style=FAINT).join(cells)

    def loaded(self, owner: str | None) -> str:
        return f"bold #1d1a16 on {self.colour(owner)}" if owner else ""

    def relics(self) -> Panel:
        table = self.grid(2)
        cells = [self.relic(number, shown) for number, shown in enumerate(self.view["relics"]["show"], 1)]
        half = (len(cells) + 1) // 2
        for left, right in zip(cells[:half], [*cells[half:], Text()], strict=False):
            table.add_row(left, right)
        return self.panel(self.say("board-relics"), table)

    def relic(self, number: int, shown: dict[str, Any]) -> Text:
        city = shown["card"].partition("-")[0]
        text = Text(f"{number:>2} ", style=FAINT)
        text.append(self.words.sentence(self.phrases.card_text(shown["card"])), style=CITY_COLOURS[CITIES.index(city)])
        if shown["insurer"]:
            text.append(f" {ORDER}", style=self.colour(shown["insurer"]))
        return text

    def families(self) -> Panel:
        table = Table(box=None, expand=True, padding=(0, 1, 0, 0))
        table.add_column("")
        for head in (
            "board-points",
            "board-votes",
            "board-cards",
            "board-reserve",
            *[f"head-{kind}" for kind in COUNTED],
        ):
            table.add_column(self.say(head), justify="right")
        for seat, (family, own) in enumerate(self.view["families"].items()):
            turn = " ◀" if family in self.view["actors"] else ""
            points = self.view["scores"][seat]
            table.add_row(
                Text(f"{self.say(family)}{turn}", style=f"bold {self.colour(family)}"),
                Text("?" if points is None else str(points), style="bold"),
                str(own["votes"]),
                "".join(str(card) for card in own["cards"]),
                str(own["reserve"]),
                joined(own, STREETS),
                joined(own, RAW),
                joined(own, GOODS),
                joined(own, CURRENCIES),
            )
        shrines = [self.shrine(city) for city in CITIES if self.view["shrines"][city]["owner"]]
        legend = " · ".join(f"{self.say(f'head-{kind}')} {self.say(f'board-{kind}')}" for kind in COUNTED)
        return self.panel(self.say("board-families"), Group(table, Text(legend, style=FAINT), *shrines))

    def shrine(self, city: str) -> Text:
        shrine = self.view["shrines"][city]
        relic = f"{city}-{shrine['relic']}" if shrine["relic"] else None
        held = self.words.sentence(self.phrases.card_text(relic)) if relic else self.say("board-none")
        who = Text(f"{self.say(shrine['owner'])}: ", style=f"bold {self.colour(shrine['owner'])}")
        return who + Text(f"{self.words.say(self.phrases.card_text(f'{city}-shrine'))} – {held}", style=FAINT)


def joined(own: dict[str, Any], names: tuple[str, ...]) -> str:
    """Counts side by side; a question mark for what is behind a screen."""
    return "/".join(str(own.get(name, "?")) for name in names)
