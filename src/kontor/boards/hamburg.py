"""Hamburg in the terminal: dice, windows and piles, the tiles of the round, every player, and one's own cards."""

from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from kontor.engine.game import Game, View
from kontor.engine.phrases import Phrase
from kontor.games.hamburg.game import Hamburg
from kontor.games.hamburg.phrases import Phrases
from kontor.games.hamburg.terms import (
    COLOURS as CARD_COLOURS,
)
from kontor.games.hamburg.terms import (
    DICE,
    INSTANT,
    LAUREL,
    LEFT,
    MAJORITIES,
    NEVER,
    PERMANENT,
    PHASES,
    RIGHT,
    RIVAL,
    ROUND,
    SEATS,
    SECTIONS,
    SIDES,
    STEPS,
)
from kontor.words import Words

from .sheet import BRASS, FAINT, Sheet

COLOURS = ("#e0694f", "#7cb36b", "#e8cb52", "#5fa8d3", "#f4f1e8")
RIVAL_COLOUR = "#c9b8ff"
HUES = dict(zip(DICE, ("#b48ac9", "#f0984a", "#b4b4b4", "#f09ab5", "#c08a5a", "#f4f1e8"), strict=True))
SIGNS = {INSTANT: "↯", PERMANENT: "∞", LAUREL: "❦", NEVER: ""}
NUMERALS = ("", "Ⅰ", "Ⅱ", "Ⅲ", "Ⅳ")
CLERK = "●"
CLERK_NOW = "◉"
SHIP = "▲"
TOWER = "♜"
BUILT = "■"
BACK = "▮"
PLOT = "□"
NOT_YET = "·"
# The phase that is under way, by the steps that are still to come.
DUE = (("refill", 0), ("steps", 1), ("actions", 2))


def draw(game: Game, view: View, words: Words) -> RenderableType:
    assert isinstance(game, Hamburg)
    board = Board(game.phrases, view, words)
    parts = [board.city()]
    if board.has_tiles():
        parts.append(board.tiles())
    parts.append(board.players())
    if board.me is not None:
        parts += [*board.own_cards(), board.hand()]
    return Group(*parts)


class Board(Sheet):
    def __init__(self, phrases: Phrases, view: View, words: Words) -> None:
        self.phrases = phrases
        self.material = phrases.material
        super().__init__(view, words)
        self.me: dict[str, Any] | None = view["boards"][view["seat"]] if view["seat"] else None

    def colour(self, board: str) -> str:
        return RIVAL_COLOUR if board == RIVAL else COLOURS[SEATS.index(board)]

    def hue_of(self, card: int) -> str:
        return HUES[CARD_COLOURS[self.material.colour[card]]]

    def sign(self, card: int) -> str:
        works = self.material.works[card]
        return NUMERALS[self.material.phase[card]] if works == ROUND else SIGNS[works]

    def sentence(self, phrase: Phrase) -> str:
        return self.words.sentence(phrase)

    def codes(self, colours: tuple[str, ...] = CARD_COLOURS) -> Text:
        """The letters of the colours, in the order in which things of five colours are shown."""
        return Text(" ").join(Text(self.say("code", colour=colour), style=HUES[colour]) for colour in colours)

    def phase(self) -> str:
        due = {step["step"] for step in self.view["open"]}
        return PHASES[next((phase for step, phase in DUE if step in due), 3)]

    def title(self) -> str:
        if not self.view["round"]:
            return self.sentence(Phrase("board-before"))
        turn = self.sentence(Phrase("board-round", round=self.view["round"], rounds=self.material.rounds))
        if self.view["ending"]:
            return turn
        number = next((step["turn"] + 1 for step in self.view["open"] if step["step"] == "actions"), 0)
        return f"{turn} – {self.say(f'board-phase-{self.phase()}', turn=number)}"

    def city(self) -> Panel:
        """The lake with its dice, the windows with their clerks, and the piles, colour by colour."""
        table = Table.grid(padding=(0, 1), expand=True)
        table.add_column(style=FAINT, ratio=2)
        for _ in DICE:
            table.add_column(justify="center", ratio=2)
        table.add_row("", *[Text(self.say("hue", colour=colour), style=HUES[colour]) for colour in DICE])
        table.add_row(self.say("board-dice"), *[self.die(*one) for one in zip(DICE, self.view["dice"], strict=True)])
        table.add_row(self.say("board-clerks"), *[self.window(place) for place in range(len(DICE))])
        if "ships" in self.view["expansions"]:
            table.add_row(self.say("board-ships"), *[self.ship(colour) for colour in DICE])
        piles = [Text(f"{BACK} {self.view['piles'][colour]}", style=HUES[colour]) for colour in CARD_COLOURS]
        table.add_row(self.say("board-piles"), *piles)
        return self.panel(self.title(), Group(table, self.track()))

    def die(self, colour: str, shown: int) -> Text:
        """High and low dice stand out: they raise risks, and a step costs them. Those of the last round are faint."""
        if self.view["window"] is None:
            return Text(str(shown) if shown else "–", style=FAINT)
        extreme = shown >= self.material.high_from or shown <= self.material.low_to
        return Text().append(str(shown), style=f"bold {'reverse ' if extreme else ''}{HUES[colour]}")

    def window(self, place: int) -> Text:
        text = Text(CLERK * self.view["clerks"][place], style=HUES[DICE[place]])
        if self.view["window"] == place + 1:
            text.append(CLERK_NOW, style=f"bold {BRASS}")
        return text or Text(NOT_YET, style=FAINT)

    def ship(self, colour: str) -> Text:
        sails = colour in self.view["ships"]
        return Text(SHIP if sails else NOT_YET, style=f"bold {HUES[colour]}" if sails else FAINT)

    def track(self) -> Table:
        table = Table.grid(padding=(0, 1))
        table.add_column(style=FAINT)
        table.add_column()
        table.add_row(self.say("board-square"), self.square())
        table.add_row(self.say("board-statues"), self.statues())
        table.add_row(self.say("board-tokens"), self.tokens())
        table.add_row(self.say("board-discards"), self.top_discard())
        return table

    def top_discard(self) -> Text:
        cards = self.view["discards"]["cards"]
        if not cards:
            return Text(self.say("board-none"), style=FAINT)
        whole = self.words.say(self.phrases.cards.whole(cards[-1]))
        return Text(f"{self.say('board-on-top', count=len(cards))} ", style=FAINT).append(whole, self.hue_of(cards[-1]))

    def square(self) -> Text:
        """The squares with their points, and who stands there."""
        cells = []
        for square, points in enumerate(self.material.square_points):
            cell = Text(str(points), style=FAINT)
            for name, board in self.view["boards"].items():
                if board["square"] == square:
                    cell.append(BUILT, style=self.colour(name))
            cells.append(cell)
        return Text(" ").join(cells)

    def statues(self) -> Text:
        text = Text(" ".join(str(points) for points in reversed(self.view["hummels"])) or "–")
        if self.view["lemonjettes"]:
            marks = " ".join(str(one) for one in reversed(self.view["lemonjettes"]))
            text.append(f"  ·  Lemonjette {marks}", style=HUES["orange"])
        return text

    def tokens(self) -> Text:
        tokens = self.view["tokens"]
        text = Text(self.say("board-tokens-left", count=tokens["bag"]), style=FAINT)
        for token in tokens["used"]:
            text.append(" ")
            for colour in self.material.tokens[token].colours:
                name = CARD_COLOURS[colour]
                text.append(self.say("code", colour=name), style=HUES[name])
        return text

    def has_tiles(self) -> bool:
        return bool(self.view["exchange"]["tiles"] or self.view["clerk_tiles"])

    def tiles(self) -> Panel:
        table = Table.grid(padding=(0, 1))
        table.add_column()
        table.add_column()
        exchange = self.view["exchange"]
        if exchange["tiles"]:
            tile, step = exchange["tiles"][-1], exchange["step"]
            name = Text(f"{self.say('board-exchange')} {step}/{2 * STEPS}", style=f"bold {BRASS}")
            table.add_row(name, self.sentence(self.phrases.tiles.exchange(tile, step)))
            if step < 2 * STEPS:
                then = self.words.say(self.phrases.tiles.exchange(tile, step + 1))
                table.add_row("", Text(self.say("board-then", text=then), style=FAINT))
        for place, tile in enumerate(self.view["clerk_tiles"]):
            now = self.view["window"] == place + 1
            name = Text(f"{CLERK_NOW if now else ' '} {self.say('hue', colour=DICE[place])}", style=HUES[DICE[place]])
            text = self.sentence(self.phrases.tiles.clerk(tile["tile"], tile["side"]))
            table.add_row(name, Text(text, style="bold" if now else FAINT))
        both = [("exchange", exchange["tiles"]), ("tiles", self.view["clerk_tiles"])]
        title = " · ".join(self.say(f"board-{name}") for name, there in both if there)
        return self.panel(title[:1].upper() + title[1:], table)

    def players(self) -> Panel:
        table = Table(box=None, expand=True, padding=(0, 1, 0, 0))
        table.add_column("")
        for head in ("points", "marks", "square"):
            table.add_column(self.say(f"head-{head}"), justify="right")
        table.add_column(Text(self.say("head-workers")) + "\n" + self.codes(), no_wrap=True)
        table.add_column(Text(self.say("head-risks")) + "\n" + self.codes(), no_wrap=True)
        table.add_column(self.say("head-wall"), no_wrap=True)
        table.add_column(self.say("head-majorities"), no_wrap=True)
        table.add_column(self.say("head-statues"), no_wrap=True)
        for place, (name, board) in enumerate(self.view["boards"].items()):
            turn = " ◀" if name in self.view["actors"] else ""
            table.add_row(
                Text(f"{self.say(name)}{turn}", style=f"bold {self.colour(name)}"),
                Text(str(self.view["totals"][place]), style="bold"),
                str(board["marks"]),
                str(self.material.square_points[board["square"]]),
                self.numbers(board["workers"]),
                self.numbers(board["risks"]),
                self.wall(board),
                self.majorities(board),
                self.own_statues(board),
            )
        rows = Table.grid(padding=(0, 1))
        rows.add_column()
        rows.add_column()
        for name, board in self.view["boards"].items():
            rows.add_row(Text(self.say(name), style=f"bold {self.colour(name)}"), self.quarter(board))
        title = self.say("board-players", who=Phrase(self.view["first"]))
        return self.panel(title, Group(table, Text(), rows, Text(self.legend(), style=FAINT)))

    def numbers(self, held: dict[str, int]) -> Text:
        """Counts by colour, under the letters of the colours."""
        counts = [Text(str(held[one]), style=f"bold {HUES[one]}" if held[one] else FAINT) for one in CARD_COLOURS]
        return Text(" ").join(counts)

    def wall(self, board: dict[str, Any]) -> Text:
        """Both sides of the tower: what stands, and what the sections to come cost."""
        text = Text()
        for place in reversed(range(SECTIONS)):
            text.append_text(self.section(LEFT, place, board))
        text.append(TOWER, style=FAINT)
        for place in range(SECTIONS):
            text.append_text(self.section(RIGHT, place, board))
        return text

    def section(self, side: int, place: int, board: dict[str, Any]) -> Text:
        style = HUES[CARD_COLOURS[self.material.wall_colour[side][place]]]
        stands = place < board["wall"][SIDES[side]]
        return Text(BUILT if stands else str(self.material.wall_cost[side][place]), style=style)

    def majorities(self, board: dict[str, Any]) -> Text:
        text = Text()
        for majority in MAJORITIES:
            turned = majority in board["majorities"]
            code = self.say("code-majority", majority=majority) if turned else NOT_YET
            text.append(code, style=f"bold {BRASS}" if turned else FAINT)
        return text

    def own_statues(self, board: dict[str, Any]) -> str:
        held = [statue for statue in board["statues"].values() if statue]
        hummels = [str(statue["hummel"]) for statue in held if statue["hummel"]]
        lemonjettes = [f"L{statue['lemonjette']}" for statue in held if statue["lemonjette"]]
        return " ".join([*hummels, *lemonjettes]) or "–"

    def quarter(self, board: dict[str, Any]) -> Text:
        """Hand, free sites, and every card on the table, with how it works."""
        parts = []
        if board["mayor"]:
            skill = self.words.say(self.phrases.tiles.mayor_skill(board["mayor"]))
            parts.append(Text(self.say("board-mayor", number=board["mayor"], skill=skill), style=FAINT))
        if board["hand"]:
            parts.append(self.row("board-cards", BACK, [card["colour"] for card in board["hand"]]))
        taken = {building["site"] for building in board["buildings"]}
        free = [site["colour"] for place, site in enumerate(board["sites"], 1) if place not in taken]
        if free:
            parts.append(self.row("board-free", PLOT, free))
        parts += [self.named(card) for card in board["left"]]
        parts += [self.named(building["card"], building["used"]) for building in board["buildings"]]
        return Text(" · ", style=FAINT).join(parts) or Text(self.say("board-none"), style=FAINT)

    def row(self, label: str, sign: str, colours: list[str]) -> Text:
        text = Text(f"{self.say(label)} ", style=FAINT)
        for colour in colours:
            text.append(f"{sign}{self.say('code', colour=colour)}", style=HUES[colour])
        return text

    def named(self, card: int, used: int = 0) -> Text:
        """A card's name and how it works; with a tick when it was used this round."""
        name = self.words.say(self.phrases.cards.name(card))
        sign = self.sign(card) + ("✓" if used else "")
        return Text(f"{name} ({sign})" if sign else name, style=self.hue_of(card))

    def legend(self) -> str:
        codes = [f"{self.say('code-majority', majority=one)} {self.say(f'majority-{one}')}" for one in MAJORITIES]
        return (
            f"{self.say('head-majorities')} {', '.join(codes)}. {self.say('board-legend')}\n{self.say('board-signs')}"
        )

    def own_cards(self) -> list[Panel]:
        """What lies before me, in words; nothing while nothing does."""
        assert self.me is not None
        rows = [(card, "") for card in self.me["left"]]
        for building in self.me["buildings"]:
            state = "used" if building["used"] else "under-zoo" if building["site"] is None else ""
            rows.append((building["card"], self.say(f"board-{state}") if state else ""))
        if not rows:
            return []
        table = self.cards_table()
        for card, state in rows:
            table.add_row(*self.card_row(card, self.material.cost[card], state))
        return [self.panel(self.say("board-own"), table)]

    def hand(self) -> Panel:
        assert self.me is not None
        table = self.cards_table()
        for held in self.me["hand"]:
            card = held["card"]
            cost = self.view["marks"].get(f"card:{card}", self.material.cost[card])
            table.add_row(*self.card_row(card, cost, ""))
        body = table if self.me["hand"] else Text(self.say("board-none"), style=FAINT)
        return self.panel(self.say("board-hand"), body, BRASS)

    def cards_table(self) -> Table:
        table = Table(box=None, expand=True, padding=(0, 1, 0, 0))
        table.add_column(self.say("head-card"), no_wrap=True)
        table.add_column(self.say("head-cost"), justify="right")
        table.add_column(self.say("head-points"), justify="right")
        table.add_column("", ratio=1)
        return table

    def card_row(self, card: int, cost: int, state: str) -> list[Text]:
        code = self.say("code", colour=CARD_COLOURS[self.material.colour[card]])
        name = f"{code} {self.words.say(self.phrases.cards.name(card))}"
        text = Text(self.sentence(self.phrases.cards.text(card)))
        if state:
            text.append(f" ({state})", style=BRASS)
        return [
            Text(name, style=f"bold {self.hue_of(card)}"),
            Text(str(cost)),
            Text(str(self.material.points[card])),
            text,
        ]
