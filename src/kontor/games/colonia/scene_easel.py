"""The easel that the scene is put together on: where the seven days have their places, and what is shared by them."""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from kontor.engine.phrases import Phrase
from kontor.engine.scene import Mark, Piece, Zone, box

from .phrases import Phrases, amount
from .terms import CITIES, CURRENCIES, FAMILIES
from .today import today

WIDTH: Final = 1200.0
HEIGHT: Final = 800.0


class Place(NamedTuple):
    """A rectangle of the board, from its upper left corner."""

    x: float
    y: float
    w: float
    h: float

    @property
    def middle(self) -> float:
        return self.x + self.w / 2

    @property
    def foot(self) -> float:
        return self.y + self.h


HARBOUR: Final = Place(8, 446, 640, 346)
# Friday and Saturday share the harbour.
PLACES: Final = {
    "monday": Place(8, 60, 118, 378),
    "tuesday": Place(134, 60, 262, 378),
    "wednesday": Place(404, 60, 356, 378),
    "thursday": Place(768, 60, 424, 378),
    "friday": HARBOUR,
    "saturday": HARBOUR,
    "sunday": Place(656, 446, 536, 346),
}
DAY_RULES: Final = {
    "monday": "CO-12",
    "tuesday": "CO-17",
    "wednesday": "CO-27",
    "thursday": "CO-30",
    "friday": "CO-38",
    "saturday": "CO-40",
    "sunday": "CO-42",
}
COIN: Final = dict(zip(CITIES, (f"coin-{currency}" for currency in CURRENCIES), strict=True))

STREET_HEIGHT: Final = 44.0
STREET_STEP: Final = 42.0
PAWN: Final = 34.0


class Easel:
    """Collects what lies on the board, and which moves hang on what."""

    def __init__(self, view: dict[str, Any], phrases: Phrases) -> None:
        self.view = view
        self.phrases = phrases
        self.material = phrases.material
        self.today = today(view)
        self.step: dict[str, Any] = view["open"][-1] if view["open"] else {}
        self.zones: list[Zone] = []
        self.pieces: list[Piece] = []
        self.hooks: dict[str, list[Piece | Zone]] = {}

    def draw(self, zone: Zone) -> None:
        self.zones.append(zone)

    def lay(self, piece: Piece, moves: Iterable[str] = ()) -> None:
        """Lay a piece on the board; it answers to these moves where they are legal."""
        self.pieces.append(self.hook(piece, moves))

    def hook(self, piece: Piece, moves: Iterable[str]) -> Piece:
        for move in moves:
            self.hooks.setdefault(move, []).append(piece)
        return piece

    def place(self, day: str, title: str) -> Place:
        """The ground of a day's place; that of today is lit."""
        here = PLACES[day]
        lit = here == PLACES[self.today]
        self.draw(
            Zone(
                f"place-{day}",
                box(*here, 6),
                "paper" if lit else "table",
                Phrase(title),
                here.middle,
                here.y + 19,
                20,
                label=Phrase(f"board-{day}"),
                note=Phrase(f"note-{day}"),
                rule=DAY_RULES[day],
            )
        )
        return here

    def street(self, day: str, here: Place, moves: Iterable[str] = ()) -> None:
        """The street at the foot of a day's place, with the members of every family that is on it."""
        top = here.foot - STREET_HEIGHT - 4
        self.draw(
            Zone(
                f"street-{day}",
                box(here.x + 4, top, here.w - 8, STREET_HEIGHT, 4),
                "faint",
                label=Phrase(f"street-{day}"),
                note=Phrase("note-street"),
                rule="CO-6",
            )
        )
        crowd = [family for family in self.view["families"] if self.view["families"][family][day]]
        for nth, family in enumerate(crowd):
            label = Phrase(
                "label-on-street",
                who=Phrase(family),
                street=Phrase(f"street-{day}"),
                members=amount("member", self.view["families"][family][day]),
            )
            pawn = self.pawn(f"street-{day}-{family}", family, here.x + 25 + nth * STREET_STEP, top + 22, label)
            pawn.count = self.view["families"][family][day]
            pawn.note = Phrase("note-street")
            pawn.rule = "CO-6"
            self.lay(pawn, moves if family == self.view["seat"] else ())

    def pawn(self, id: str, family: str, x: float, y: float, label: Phrase) -> Piece:
        return Piece(id, f"member-{family}", label, x, y, PAWN, PAWN, owner=seat_of(family))


def seat_of(family: str) -> int:
    return FAMILIES.index(family)


def member(family: str, x: float, y: float, size: float) -> Mark:
    """A member drawn on something else."""
    return Mark(x, y, size, f"member-{family}", owner=seat_of(family))


def figure(x: float, y: float, size: float, number: int) -> Mark:
    return Mark(x, y, size, text=str(number))
