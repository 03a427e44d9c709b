"""The families: what the viewer owns, on shelves, and what everybody owns, in panels."""

from kontor.engine.phrases import Phrase
from kontor.engine.scene import Mark, Panel, Piece, Shelf

from ..phrases import amount
from ..terms import BUILDINGS, GOODS, MATERIALS, MOST_LAUNCHED, MOST_SOLD, MOST_UNITS
from .easel import Easel, money, say
from .ledger import owned_token

STOCK = ("money", *GOODS, *MATERIALS)
# Sizes on a shelf and in a panel; a token's is in parts of one in the ledger.
LARGE, SMALL = 52.0, 28.0
LARGE_TOKEN, SMALL_TOKEN = 1.7, 0.9


def shelves(easel: Easel) -> list[Shelf]:
    if easel.viewer is None:
        return []
    return [
        Shelf("stock", say("stock"), stock(easel, easel.viewer)),
        Shelf("tokens", say("tokens"), tokens(easel, easel.viewer, LARGE_TOKEN)),
        Shelf("buildings", say("buildings"), buildings(easel, easel.viewer)),
    ]


def stock(easel: Easel, family: str) -> list[Piece]:
    own = easel.view["families"][family]
    pieces = []
    for item in STOCK:
        piece = counter(f"{family}-{item}", item, own[item])
        piece.note = use_of(easel, item)
        moves = [f"sell:{item}/{count}" for count in range(MOST_SOLD + 1)]
        moves += [f"buy:{item}/{count}" for count in range(MOST_UNITS + 1)]
        easel.hook(piece, moves)
        pieces.append(piece)
    home = easel.material.ships_each - easel.state.ships(easel.seat(family))
    ships = Piece(
        f"{family}-ships", "ship", say("home", count=home), w=LARGE, h=LARGE, owner=easel.seat(family), count=home
    )
    ships.note, ships.rule = say("home-note"), "HB-32"
    ships.marks = [easel.crest(family, 26, 19, 19)]
    easel.hook(ships, [f"launch:{count}" for count in range(MOST_LAUNCHED + 1)])
    return [*pieces, ships]


def use_of(easel: Easel, item: str) -> Phrase:
    if item in GOODS:
        return say("price", good=Phrase(item), price=money(easel.view["prices"][item]))
    return say(f"{item}-note", price=money(easel.material.point_money))


def counter(id: str, item: str, count: int, size: float = LARGE) -> Piece:
    look = "" if count else "quiet"
    return Piece(id, item, amount(item, count), w=size, h=size, count=count, rule="HB-2", look=look)


def tokens(easel: Easel, family: str, size: float) -> list[Piece]:
    own = easel.view["families"][family]
    pieces = []
    for name in own["tokens"] + own["scored"]:
        piece = owned_token(easel, family, name, name in own["scored"], size)
        if family == easel.viewer:
            easel.hook(piece, [f"score:{name}"])
        pieces.append(piece)
    return pieces


def buildings(easel: Easel, family: str) -> list[Piece]:
    kinds = [easel.material.building[site - 1] for site in easel.view["families"][family]["sites"]]
    pieces = []
    for kind, name in enumerate(BUILDINGS):
        count = kinds.count(kind)
        label = say("own-buildings", count=count, building=Phrase(name))
        piece = Piece(f"{family}-{name}", "house", label, w=LARGE, h=58, owner=easel.seat(family), count=count)
        piece.rule = "HB-50"
        piece.marks = [Mark(26, 41, 28, name), easel.crest(family, 26, 17, 22)]
        piece.look = "" if count else "quiet"
        pieces.append(piece)
    return pieces


def panels(easel: Easel) -> list[Panel]:
    return [panel(easel, family) for family in easel.families]


def panel(easel: Easel, family: str) -> Panel:
    """Small counters; the viewer's own tokens lie on the shelf instead."""
    own = easel.view["families"][family]
    seat = easel.seat(family)
    pieces = [counter(f"panel-{family}-{item}", item, own[item], SMALL) for item in STOCK]
    harboured = easel.state.ships(seat)
    ships = Piece(f"panel-{family}-ships", "ship", say("harboured", count=harboured), w=SMALL, h=SMALL, owner=seat)
    ships.count, ships.rule = harboured, "HB-46"
    houses = Piece(
        f"panel-{family}-houses", "house", say("citizens", count=len(own["sites"])), w=SMALL, h=SMALL, owner=seat
    )
    houses.count, houses.rule = len(own["sites"]), "HB-50"
    pieces += [ships, houses]
    if family == easel.viewer:
        taken = len(own["tokens"]) + len(own["scored"])
        label = say("taken", count=taken)
        pieces.append(Piece(f"panel-{family}-tokens", "token-sign", label, w=SMALL, h=SMALL, count=taken, rule="HB-40"))
    else:
        pieces += tokens(easel, family, SMALL_TOKEN)
    return Panel(seat, family, easel.view["scores"][seat], pieces)
