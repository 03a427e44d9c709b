"""A table as a picture in data: what lies where, what it is called, and which moves hang on it.

A game makes a `Scene` of a view; whoever draws it need not know the game. Lengths are in units of the scene, of which
the board is `width` by `height`. Words are phrases: they get their language on the way out.
"""

import msgspec

from .phrases import Phrase

Words = Phrase | str | None


class Mark(msgspec.Struct, omit_defaults=True):
    """Something drawn on a piece, centred at a place that is measured from the piece's upper left corner, or on a zone,
    where places are those of the board.

    Without a sprite it is a text of that size. `owner` is the seat whose colour it has.
    """

    x: float
    y: float
    size: float
    sprite: str = ""
    text: Words = None
    owner: int = -1
    look: str = ""


class Piece(msgspec.Struct, omit_defaults=True):
    """A thing one can point at. It keeps its `id` wherever it goes, so that one sees it travel.

    `x` and `y` are its centre on the board; on shelves and panels pieces stand in a row instead. `sprite` is a symbol
    of the game's sheet, stretched over `w` by `h`; `marks` are drawn on it. `count` says how many there are, `text` is
    written on it. `label` says what it is, `note` what it does, `rule` is the id of the rule about it. `look` is one of
    LOOKS, `turn` is in degrees.
    """

    id: str
    sprite: str
    label: Words
    x: float = 0.0
    y: float = 0.0
    w: float = 40.0
    h: float = 40.0
    owner: int = -1
    count: int | None = None
    text: Words = None
    note: Words = None
    rule: str = ""
    moves: list[str] = []
    marks: list[Mark] = []
    look: str = ""
    turn: float = 0.0


class Zone(msgspec.Struct, omit_defaults=True):
    """A part of the board itself: an outline (SVG path data) under the pieces, in the ink that `look` names (INKS).

    `title` is written at (`x`, `y`), in letters of that `size`; `marks` are drawn on it and clicked with it.
    """

    id: str
    path: str
    look: str = "paper"
    title: Words = None
    x: float = 0.0
    y: float = 0.0
    size: float = 16.0
    owner: int = -1
    label: Words = None
    note: Words = None
    rule: str = ""
    moves: list[str] = []
    marks: list[Mark] = []


class Shelf(msgspec.Struct, omit_defaults=True):
    """A row of things before the one who looks: a hand, a stock, buildings; large enough to read."""

    id: str
    title: Words
    pieces: list[Piece]


class Panel(msgspec.Struct, omit_defaults=True):
    """What everybody sees of a seat, beside its name: small counters, and pieces higher than 40 in their own size.

    `score` is None where it is secret.
    """

    seat: int
    colour: str
    score: int | None
    pieces: list[Piece]
    note: Words = None


class Scene(msgspec.Struct, omit_defaults=True):
    """The whole table as one seat may see it. `ground` is a symbol that fills the board under all zones."""

    width: float
    height: float
    zones: list[Zone]
    pieces: list[Piece]
    shelves: list[Shelf]
    panels: list[Panel]
    ground: str = ""


# Inks of zones: what they are made of, so that one style sheet serves all games.
# A road is a broad brown line. Washes are the thin colours by which a map tells quarters apart: the ground shows
# through them, and they have a firm border.
INKS = (
    "paper", "table", "water", "land", "brick", "copper", "wood", "line", "river", "wall", "faint", "plot", "none",
    "road", "wash-red", "wash-white", "wash-yellow", "wash-green", "wash-blue", "wash-purple",
    "wash-violet", "wash-orange", "wash-grey", "wash-pink", "wash-brown", "wash-black",
)  # fmt: skip
# How a piece looks beyond its sprite: not really there, turned over, used up, or standing out. A mark in relief has the
# colour that stands out on its seat's.
LOOKS = ("", "ghost", "back", "spent", "bright", "quiet", "relief")
# Colours of seats. Each has a crest, the symbol `crest-COLOUR` of the common sheet.
COLOURS = ("red", "blue", "green", "yellow", "grey", "orange", "violet", "white")


def box(x: float, y: float, w: float, h: float, r: float = 0.0) -> str:
    """The path of a rectangle with rounded corners, from its upper left corner."""
    if not r:
        return f"M{x:g} {y:g}h{w:g}v{h:g}h{-w:g}z"
    return (
        f"M{x + r:g} {y:g}h{w - 2 * r:g}a{r:g} {r:g} 0 0 1 {r:g} {r:g}v{h - 2 * r:g}a{r:g} {r:g} 0 0 1 {-r:g} {r:g}"
        f"h{2 * r - w:g}a{r:g} {r:g} 0 0 1 {-r:g} {-r:g}v{2 * r - h:g}a{r:g} {r:g} 0 0 1 {r:g} {-r:g}z"
    )


def disc(x: float, y: float, r: float) -> str:
    """The path of a circle."""
    return f"M{x - r:g} {y:g}a{r:g} {r:g} 0 1 0 {2 * r:g} 0a{r:g} {r:g} 0 1 0 {-2 * r:g} 0z"


def hang(moves: list[str], hooks: dict[str, list[Piece | Zone]]) -> None:
    """Hang each legal move on what it is about; a move that finds no hook is offered beside the prompt."""
    for move in moves:
        for hook in hooks.get(move, []):
            hook.moves = [*hook.moves, move]
