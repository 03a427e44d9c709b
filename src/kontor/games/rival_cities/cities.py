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
LARGE = 56.0
SMALL = 26.0
# How much smaller than on the board a card lies beside a rival's name.
FAR_OFF = 0.68


def shelves(things: Things, city: str) -> list[Shelf]:
    mine = things.view["cities"][city]
    stock = [things.counter(f"{city}-{thing}", thing, mine[key], rule, LARGE) for thing, key, rule in (*STOCK, IDLE)]
    return [
        Shelf("hand", Phrase("board-hand"), [things.hand_card(number) for number in mine["hand"]]),
        Shelf("stock", Phrase("scene-stock"), stock),
        Shelf("holdings", Phrase("scene-holdings"), things.holdings(city)),
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
        pieces += [far_off(piece) for piece in (*things.holdings(city), *shown)]
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


def far_off(piece: Piece) -> Piece:
    """The same piece, smaller."""
    piece.w, piece.h = piece.w * FAR_OFF, piece.h * FAR_OFF
    piece.marks = [
        msgspec.structs.replace(mark, x=mark.x * FAR_OFF, y=mark.y * FAR_OFF, size=mark.size * FAR_OFF)
        for mark in piece.marks
    ]
    return piece
