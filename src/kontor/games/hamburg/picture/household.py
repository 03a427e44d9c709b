"""What is before the viewer: the hand, the cards on the table, what can be chosen from elsewhere; and the panels."""

from kontor.engine.scene import Panel, Piece, Shelf

from ..terms import COLOURS, SEATS, ZOO
from .easel import Easel, say
from .faces import SHAPE
from .things import card, mayor, plot, plots, type_count

HAND, TABLE = 90.0, 82.0
SMALL = 28.0


def shelves(easel: Easel) -> list[Shelf]:
    if easel.viewer is None:
        return []
    found = chosen_from(easel)
    shown = [Shelf("found", say("found"), found)] if found else []
    return [
        *shown,
        Shelf("hand", say("hand"), hand(easel, easel.viewer)),
        Shelf("table", say("table"), table(easel, easel.viewer)),
    ]


def hand(easel: Easel, name: str) -> list[Piece]:
    """The viewer's cards; the one that is played stands out, and is built where it lies."""
    pieces = []
    for one in easel.boards[name]["hand"]:
        piece = card(easel, one["card"], HAND)
        easel.hook(piece, [f"card:{one['card']}"])
        if easel.asks("play-card") and easel.step["card"] == one["card"]:
            piece.look = "bright"
            easel.hook(piece, ["build"])
        pieces.append(piece)
    return pieces


def table(easel: Easel, name: str) -> list[Piece]:
    """Zoos, parks and sites with what stands on them, and the place of the next site."""
    pieces = [plot(easel, name, what, TABLE) for what in plots(easel.boards[name])]
    place = Piece("next-site", "empty-plot", say("next-site"), w=TABLE, h=round(TABLE * SHAPE, 1))
    place.note, place.rule = say("next-site-note"), "HA-44"
    easel.hook(place, ["site"])
    return [*pieces, place]


def chosen_from(easel: Easel) -> list[Piece]:
    """Cards of a pile or the discards, and mayors, among which one chooses."""
    own = [one["card"] for one in easel.boards[easel.viewer or ""]["hand"]]
    top = easel.view["discards"]["cards"][-1:]
    pieces = []
    for move in easel.view["choices"]:
        verb, _, what = move.partition(":")
        if verb == "card" and int(what) not in own + top:
            pieces.append(card(easel, int(what), TABLE))
        elif verb == "mayor":
            pieces.append(mayor(easel, int(what), HAND))
        else:
            continue
        easel.hook(pieces[-1], [move])
    return pieces


def panels(easel: Easel) -> list[Panel]:
    return [panel(easel, name) for name in SEATS[: len(easel.view["scores"])]]


def panel(easel: Easel, name: str) -> Panel:
    """Money, the backs of the hand, and the figures that majorities are about."""
    board = easel.boards[name]
    seat = easel.seat(name)
    coin = counter(easel, name, "marks", "coin", board["marks"])
    if seat_to_pay(easel, name):
        easel.hook(coin, [f"pay:{name}"])
    backs = [one["colour"] for one in board["hand"]]
    pieces = [coin]
    for colour in COLOURS:
        if colour in backs:
            pieces.append(counter(easel, name, f"hand-{colour}", f"site-{colour}", backs.count(colour)))
    pieces += [
        counter(easel, name, "square", "hall", board["square"]),
        counter(easel, name, "buildings", "house", len(board["buildings"])),
        counter(easel, name, "wall", "wall", sum(board["wall"].values())),
        counter(easel, name, "zoo", "zoo", type_count(easel, name, ZOO)),
    ]
    return Panel(seat, name, easel.view["scores"][seat], pieces)


def counter(easel: Easel, name: str, thing: str, sprite: str, count: int) -> Piece:
    label = say(f"counter-{thing.partition('-')[0]}", count=count)
    return Piece(f"panel-{name}-{thing}", sprite, label, w=SMALL, h=SMALL, count=count, look="" if count else "quiet")


def seat_to_pay(easel: Easel, name: str) -> bool:
    return easel.asks("pay-others") and not easel.is_mine(name)
