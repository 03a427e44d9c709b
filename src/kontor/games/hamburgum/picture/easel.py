"""What the picture is painted on: it knows the view, gathers zones and pieces, and remembers the moves about them."""

from collections.abc import Iterable
from typing import Any

from kontor.engine.phrases import Part, Phrase
from kontor.engine.scene import Mark, Piece, Zone

from ..phrases import Phrases, amount
from ..state import HamburgumState

WIDTH = 1200.0
HEIGHT = 800.0


class Easel:
    def __init__(self, phrases: Phrases, view: dict[str, Any]) -> None:
        self.phrases = phrases
        self.material = phrases.material
        self.view = view
        self.families = list(view["families"])
        self.viewer: str | None = view["seat"]
        self.state: HamburgumState = phrases.state_of(view)
        # The open step, if something is asked.
        self.step: dict[str, Any] = view["open"][-1] if view["open"] else {}
        self.zones: list[Zone] = []
        self.pieces: list[Piece] = []
        self.hooks: dict[str, list[Piece | Zone]] = {}

    def lay(self, zone: Zone, moves: Iterable[str] = ()) -> Zone:
        """Make a zone part of the board; these moves, when they are legal, are about it."""
        self.zones.append(zone)
        self.hook(zone, moves)
        return zone

    def put(self, piece: Piece, moves: Iterable[str] = ()) -> Piece:
        """Put a piece on the board."""
        self.pieces.append(piece)
        self.hook(piece, moves)
        return piece

    def hook(self, thing: Piece | Zone, moves: Iterable[str]) -> None:
        for move in moves:
            self.hooks.setdefault(move, []).append(thing)

    def seat(self, family: str) -> int:
        return self.families.index(family)

    def crest(self, family: str, x: float, y: float, size: float) -> Mark:
        """A family's crest, to be seen on its colour."""
        return Mark(x, y, size, f"crest-{family}", owner=self.seat(family), look="relief")

    def church(self, colour: str) -> str:
        return self.phrases.church(colour)


def money(count: int) -> Phrase:
    return amount("money", count)


def say(id: str, **args: Part) -> Phrase:
    """Words of the picture; they all begin alike in the locale files."""
    return Phrase(f"see-{id}", **args)
