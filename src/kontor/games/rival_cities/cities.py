"""Both cities beside the board: my own things on shelves, and what everybody sees of each city."""

import msgspec

from kontor.engine.phrases import Phrase
from kontor.engine.scene import Panel, Piece, Shelf

from .terms import CITIES
from .things import COLOURS, IDLE, STOCK, Things

# What a panel counts besides the stock: its name in the view, its sprite, and the rule about it.
HOLDINGS = (
    ("ships", "ship", "RC-88"),
    ("alliances", "rings", "RC-90"),
    ("lawsuits", "gavel", "RC-89"),
    ("cards", "hand", "RC-12"),
)
LARGE = 46.0
SMALL = 26.0
# How much smaller than on the board things lie on my shelf, and beside a rival's name.
NEAR = 0.84
FAR_OFF = 0.62


def shelves(things: Things, city: str) -> list[Shelf]:
    mine = things.view["cities"][city]
    stock = [things.counter(f"{city}-{thing}", thing, mine[key], rule, LARGE) for thing, key, rule in (*STOCK, IDLE)]
    return [
        Shelf("stock", Phrase("scene-stock"), stock),
        Shelf("hand", Phrase("board-hand"), [things.hand_card(number) for number in mine["hand"]]),
        Shelf("holdings", Phrase("scene-holdings"), [scaled(piece, NEAR) for piece in things.holdings(city)]),
    ]


def panel(things: Things, seat: int) -> Panel:
    city = CITIES[seat]
    owned = things.view["cities"][city]
    pieces = [
        things.counter(f"panel-{city}-{thing}", thing, owned[key], rule, SMALL) for thing, key, rule in (*STOCK, IDLE)
    ]
    pieces += [holding(things, city, *about) for about in HOLDINGS]
    if things.view["bell"] == city:
        pieces.append(things.bell())
    if things.view["seat"] != city:
        shown = [things.hand_card(number) for number in owned["shown"]]
        pieces += [scaled(piece, FAR_OFF) for piece in (*things.holdings(city), *shown)]
    return Panel(seat, COLOURS[seat], things.view["scores"][seat], pieces)


def holding(things: Things, city: str, key: str, sprite: str, rule: str) -> Piece:
    owned = things.view["cities"][city][key]
    count = owned if key == "cards" else len(owned)
    return Piece(
        f"panel-{city}-{key}",
        sprite,
        Phrase(f"scene-{key}", count=count),
        w=SMALL,
        h=SMALL,
        count=count,
        note=Phrase(f"scene-note-{key}", **things.phrases.goals()),
        rule=rule,
        look="" if count else "ghost",
    )


def scaled(piece: Piece, by: float) -> Piece:
    """The same piece in another size."""
    piece.w, piece.h = piece.w * by, piece.h * by
    piece.marks = [
        msgspec.structs.replace(mark, x=mark.x * by, y=mark.y * by, size=mark.size * by) for mark in piece.marks
    ]
    return piece
