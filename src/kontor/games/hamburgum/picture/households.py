"""The families: their prestige on the frame of the map, what the viewer owns on shelves, what all own in panels."""

from kontor.engine.phrases import Phrase
from kontor.engine.scene import Mark, Panel, Piece, Shelf, Zone

from ..phrases import amount
from ..terms import BUILDINGS, GOODS, MATERIALS, MOST_SOLD, MOST_UNITS
from .easel import FRAME, HEIGHT, WIDTH, Easel, money, say
from .ledger import owned_token

# Spaces of the frame: so many along each long side and each short side, corners included.
ALONG, DOWN = 31, 21
LAP = 2 * (ALONG + DOWN) - 4
STOCK = ("money", *GOODS, *MATERIALS)


def paint(easel: Easel) -> None:
    for score in range(0, LAP, 5):
        x, y = frame_at(score)
        easel.lay(Zone(f"count-{score}", "", "none", title=str(score), x=x, y=y))
    scores = easel.view["scores"]
    for family in easel.families:
        seat = easel.seat(family)
        x, y = frame_at(scores[seat] % LAP)
        abreast = [place for place, score in enumerate(scores) if score % LAP == scores[seat] % LAP]
        inward = 15.0 * abreast.index(seat)
        dx, dy = inward_of(x, y)
        label = say("prestige", who=Phrase(family), points=scores[seat])
        easel.put(
            Piece(
                f"score-{family}", "score", label, x + dx * inward, y + dy * inward, 28, 28, seat,
                note=say("prestige-note", lap=LAP), rule="HB-1", marks=[easel.crest(family, 14, 14, 18)],
            )
        )  # fmt: skip


def frame_at(score: int) -> tuple[float, float]:
    """The middle of a space: from the lower left corner up, and round clockwise."""
    side, half = (WIDTH - 2 * FRAME) / (ALONG - 2), FRAME / 2
    rise = (HEIGHT - 2 * FRAME) / (DOWN - 2)
    if score < DOWN:
        return half, HEIGHT - along(score, DOWN, rise)
    if score < DOWN + ALONG - 1:
        return along(score - DOWN + 1, ALONG, side), half
    if score < 2 * DOWN + ALONG - 2:
        return WIDTH - half, along(score - DOWN - ALONG + 2, DOWN, rise)
    return WIDTH - along(score - 2 * DOWN - ALONG + 3, ALONG, side), HEIGHT - half


def along(place: int, spaces: int, size: float) -> float:
    """How far along a side the middle of a space lies; the corners are as deep as the frame."""
    if place == 0:
        return FRAME / 2
    if place == spaces - 1:
        return FRAME * 1.5 + size * (spaces - 2)
    return FRAME + size * (place - 0.5)


def inward_of(x: float, y: float) -> tuple[int, int]:
    """The way from a side of the frame to the middle of the board."""
    if x == FRAME / 2:
        return 1, 0
    if x == WIDTH - FRAME / 2:
        return -1, 0
    return 0, 1 if y == FRAME / 2 else -1


def shelves(easel: Easel) -> list[Shelf]:
    if easel.viewer is None:
        return []
    return [
        Shelf("stock", say("stock"), stock(easel, easel.viewer)),
        Shelf("tokens", say("tokens"), tokens(easel, easel.viewer, 1.7)),
        Shelf("buildings", say("buildings"), buildings(easel, easel.viewer)),
    ]


def stock(easel: Easel, family: str) -> list[Piece]:
    own = easel.view["families"][family]
    pieces = []
    for item in STOCK:
        piece = counter(easel, f"{family}-{item}", item, own[item])
        piece.note = use_of(easel, item)
        moves = [f"sell:{item}/{count}" for count in range(MOST_SOLD + 1)]
        moves += [f"buy:{item}/{count}" for count in range(MOST_UNITS + 1)]
        easel.hook(piece, moves)
        pieces.append(piece)
    home = easel.material.ships_each - easel.state.ships(easel.seat(family))
    ships = Piece(f"{family}-ships", "ship", say("home", count=home), w=52, h=52, owner=easel.seat(family), count=home)
    ships.note, ships.rule = say("home-note"), "HB-32"
    ships.marks = [easel.crest(family, 26, 19, 19)]
    easel.hook(ships, [f"launch:{count}" for count in range(7)])
    return [*pieces, ships]


def use_of(easel: Easel, item: str) -> Phrase:
    if item in GOODS:
        return say("price", good=Phrase(item), price=money(easel.view["prices"][item]))
    return say(f"{item}-note", price=money(easel.material.point_money))


def counter(easel: Easel, id: str, item: str, count: int, size: float = 52.0) -> Piece:
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
        piece = Piece(f"{family}-{name}", "house", label, w=52, h=58, owner=easel.seat(family), count=count)
        piece.rule = "HB-50"
        piece.marks = [Mark(26, 41, 28, name), easel.crest(family, 26, 15, 20)]
        piece.look = "" if count else "quiet"
        pieces.append(piece)
    return pieces


def panels(easel: Easel) -> list[Panel]:
    return [panel(easel, family) for family in easel.families]


def panel(easel: Easel, family: str) -> Panel:
    """Small counters; the viewer's own tokens lie on the shelf instead."""
    own = easel.view["families"][family]
    seat = easel.seat(family)
    pieces = [counter(easel, f"panel-{family}-{item}", item, own[item], 28) for item in STOCK]
    harboured = easel.state.ships(seat)
    ships = Piece(f"panel-{family}-ships", "ship", say("harboured", count=harboured), w=28, h=28, owner=seat)
    ships.count, ships.rule = harboured, "HB-46"
    houses = Piece(f"panel-{family}-houses", "house", say("citizens", count=len(own["sites"])), w=28, h=28, owner=seat)
    houses.count, houses.rule = len(own["sites"]), "HB-50"
    pieces += [ships, houses]
    if family == easel.viewer:
        taken = len(own["tokens"]) + len(own["scored"])
        label = say("taken", count=taken)
        pieces.append(Piece(f"panel-{family}-tokens", "token-sign", label, w=28, h=28, count=taken, rule="HB-40"))
    else:
        pieces += tokens(easel, family, 0.9)
    return Panel(seat, family, easel.view["scores"][seat], pieces)
