"""What the picture is painted on: it knows the view, gathers zones and pieces, and remembers the moves about them."""

from collections.abc import Iterable
from typing import Any

from kontor.engine.phrases import Part, Phrase
from kontor.engine.scene import Mark, Piece, Zone

from ..phrases import Phrases
from ..terms import RIVAL, SEATS
from .faces import Faces

WIDTH = 1200.0
HEIGHT = 700.0


class Easel:
    def __init__(self, phrases: Phrases, faces: Faces, view: dict[str, Any]) -> None:
        self.phrases = phrases
        self.material = phrases.material
        self.faces = faces
        self.view = view
        self.boards: dict[str, dict[str, Any]] = view["boards"]
        self.viewer: str | None = view["seat"]
        # The open step, if something is asked.
        self.step: dict[str, Any] = view["open"][-1] if view["open"] else {}
        self.zones: list[Zone] = []
        self.pieces: list[Piece] = []
        self.hooks: dict[str, list[Piece | Zone]] = {}

    def lay(self, zone: Zone, *moves: str) -> Zone:
        """Make a zone part of the board; these moves, when they are legal, are about it."""
        self.zones.append(zone)
        self.hook(zone, moves)
        return zone

    def put(self, piece: Piece, x: float, y: float) -> Piece:
        """Put a piece on the board."""
        piece.x, piece.y = round(x, 1), round(y, 1)
        self.pieces.append(piece)
        return piece

    def hook(self, thing: Piece | Zone, moves: Iterable[str]) -> None:
        for move in moves:
            self.hooks.setdefault(move, []).append(thing)

    def asks(self, step: str) -> bool:
        return bool(self.step.get("step") == step)

    def is_mine(self, name: str) -> bool:
        return name == self.viewer

    def seat(self, name: str) -> int:
        """The owner of a board; the automatic rival is nobody's colour."""
        return -1 if name == RIVAL else SEATS.index(name)

    def crest(self, name: str, x: float, y: float, size: float, look: str = "") -> Mark:
        if name == RIVAL:
            return Mark(x, y, size, "tom")
        return Mark(x, y, size, f"crest-{name}", owner=self.seat(name), look=look)


def say(id: str, **args: Part) -> Phrase:
    """Words of the picture; they all begin alike in the locale files."""
    return Phrase(f"see-{id}", **args)
