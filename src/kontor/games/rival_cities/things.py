"""The pieces of the game by themselves, wherever they lie: what they look like, are called and do."""

from typing import Any

from kontor.engine.phrases import Phrase
from kontor.engine.scene import Mark, Piece

from . import places
from .explain import BY_MOVE
from .faces import Faces
from .phrases import Phrases
from .places import Place
from .position import CARD_NAMES
from .terms import ALLIANCES, CITIES, PRODUCTS

COLOURS = ("red", "blue")
# What lies in a stock: the name of a piece, its name in the view, and the rule about it.
STOCK = (
    *[(product, product, "RC-3") for product in PRODUCTS],
    ("letter", "letters", "RC-37"),
    ("star", "stars", "RC-93"),
    ("factory", "factories", "RC-29"),
)
IDLE = ("idle", "idle", "RC-30")


class Things:
    """Makes the pieces of one view."""

    def __init__(self, view: dict[str, Any], phrases: Phrases, faces: Faces) -> None:
        self.view = view
        self.phrases = phrases
        self.material = phrases.material
        self.faces = faces

    def card(self, name: str, place: Place) -> Piece:
        card = CARD_NAMES.index(name)
        kind = name.partition("-")[0]
        shape = "wide" if place.w > place.h else "tall"
        torn = any(action.half for action in self.material.cards[card])
        piece = Piece(
            name,
            f"{kind}-{shape}",
            self.phrases.card_name(name),
            note=self.phrases.card_text(card),
            rule="RC-26" if torn else "RC-25",
            marks=self.faces.card(card, place.w, place.h),
        )
        return put(piece, place)

    def hand_card(self, number: int) -> Piece:
        return self.card(f"special-{number}", Place(0, 0, places.LONG, places.SHORT))

    def pile(self, id: str, kind: str, place: Place, rule: str) -> Piece:
        count = self.view[id]["pile"]
        note = Phrase("board-pile", count=count)
        look = "" if count else "ghost"
        label = Phrase(f"scene-pile-{id}")
        return put(Piece(id, f"{kind}-back", label, count=count, note=note, rule=rule, look=look), place)

    def lawsuit(self, lawsuit: int) -> Piece:
        return Piece(
            f"lawsuit-{lawsuit}",
            "lawsuit-card",
            Phrase("scene-lawsuit", number=lawsuit),
            w=places.LAWSUIT_W,
            h=places.LAWSUIT_H,
            note=self.phrases.lawsuit_text(lawsuit),
            rule="RC-70",
            marks=self.faces.lawsuit(lawsuit),
        )

    def ship(self, ship: int) -> Piece:
        m = self.material
        cost = self.phrases.amount(PRODUCTS[m.ship_product[ship]], m.ship_price[ship])
        return Piece(
            f"ship-{ship}",
            "ship-card",
            Phrase("scene-ship", number=ship),
            w=places.SHIP_W,
            h=places.CARD_H,
            note=Phrase("scene-ship-note", cost=cost, text=self.phrases.ship_text(ship)),
            rule=BY_MOVE[f"buy:{ship}"],
            marks=self.faces.ship(ship),
        )

    def alliance(self, ally: str) -> Piece:
        name = Mark(places.ALLY_W / 2, places.CARD_H - 13, 14, text=Phrase(ally))
        return Piece(
            f"ally-{ally}",
            "ally-card",
            Phrase("scene-ally", ally=Phrase(ally)),
            w=places.ALLY_W,
            h=places.CARD_H,
            note=self.phrases.ally_text(ally),
            rule=BY_MOVE[f"ally:{ally}"],
            marks=[*self.faces.alliance(ALLIANCES.index(ally)), name],
        )

    def holdings(self, city: str) -> list[Piece]:
        """The ships, alliances and won lawsuits of a city."""
        owned = self.view["cities"][city]
        return [
            *[self.ship(ship) for ship in owned["ships"]],
            *[self.alliance(ally) for ally in owned["alliances"]],
            *[self.lawsuit(lawsuit) for lawsuit in owned["lawsuits"]],
        ]

    def counter(self, id: str, thing: str, count: int, rule: str, size: float) -> Piece:
        """So many of something from a stock."""
        label = Phrase("scene-idle" if thing == "idle" else f"amount-{thing}", count=count)
        note = Phrase(f"scene-note-{'product' if thing in PRODUCTS else thing}")
        return Piece(id, thing, label, w=size, h=size, count=count, note=note, rule=rule, look="" if count else "ghost")

    def bell(self) -> Piece:
        return Piece("bell", "ring-bell", Phrase("scene-bell"), note=Phrase("scene-bell-note"), rule="RC-17")

    def standing(self, step: int) -> Phrase:
        """Where a marker stands between the cities."""
        if not step:
            return Phrase("scene-even")
        return Phrase("scene-standing", number=abs(step), who=Phrase(CITIES[side(step)]))


def put(piece: Piece, place: Place) -> Piece:
    piece.x, piece.y, piece.w, piece.h = place
    return piece


def signed(marker: dict[str, Any]) -> int:
    """Where a marker stands; Altona's side is negative."""
    step = int(marker["step"])
    return -step if marker["side"] == CITIES[1] else step


def side(step: int) -> int:
    """The seat on whose side a step lies; nobody's in the middle."""
    return int(step < 0) if step else -1


def spell_step(step: int) -> str:
    return f"{CITIES[side(step)]}-{abs(step)}" if step else "middle"
