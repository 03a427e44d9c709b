"""A game's board as HTML: the same characters as in the terminal, in spans whose classes are their colours.

Columns stay in line in any font: what is not plain text gets a span as wide as it is meant to be.
"""

import re
from io import StringIO

from markupsafe import Markup, escape
from rich.console import Console
from rich.segment import Segment
from rich.style import Style

from kontor import boards
from kontor.engine.game import Game, View
from kontor.words import Words

# The boards need so many columns, and gain nothing from more.
COLUMNS = range(80, 111)
# Letters of every alphabet that a monospaced font may be trusted with, or a run of one kind of sign that it may not.
RUN = re.compile(r"[\x20-\x7e\u00a0-\u024f–—‘’“”…]+|[\u2500-\u257f]+|[\u2800-\u28ff]+|.", re.DOTALL)
PLAIN = re.compile(r"[\x20-\x7e\u00a0-\u024f–—‘’“”…]")

SPAN = Markup('<span class="{}">{}</span>')


def draw(game: Game, view: View, words: Words, columns: int = COLUMNS[0]) -> Markup:
    columns = min(max(columns, COLUMNS[0]), COLUMNS[-1])
    console = Console(
        width=columns, file=StringIO(), color_system="truecolor", force_terminal=True, legacy_windows=False
    )
    lines = console.render_lines(boards.draw(game, view, words), pad=False)
    return Markup("\n").join(Markup("").join(spans(segment) for segment in line) for line in lines)


def spans(segment: Segment) -> Markup:
    if segment.control:
        return Markup("")
    classes = colours(segment.style) if segment.style else []
    parts = Markup("")
    for run in RUN.findall(segment.text):
        wide = [] if PLAIN.match(run) else [f"w{len(run)}"]
        names = " ".join(classes + wide)
        parts += SPAN.format(names, run) if names else escape(run)
    return parts


def colours(style: Style) -> list[str]:
    """The classes of a style: `c-` the colour of the text, `on-` that of the ground."""
    text, ground = hex_of(style, "color"), hex_of(style, "bgcolor")
    if style.reverse:
        text, ground = ground or "ground", text or "text"
    marks = [("b", style.bold), (f"c-{text}", text), (f"on-{ground}", ground)]
    return [name for name, is_set in marks if is_set]


def hex_of(style: Style, which: str) -> str:
    colour = getattr(style, which)
    return colour.triplet.hex.removeprefix("#") if colour is not None and colour.triplet else ""


def seat_class(game: Game, seat: int) -> str:
    """The class of a seat's colour."""
    return f"c-{boards.colour(game, seat).removeprefix('#')}"


# A crest for every colour, so that none is told by its hue alone.
CRESTS = {
    "d9694a": "tower",
    "e0694f": "tower",
    "5fa8d3": "anchor",
    "7cb36b": "leaf",
    "e8cb52": "key",
    "b4b4b4": "wheel",
    "f0984a": "wheel",
    "b48ac9": "crown",
}


def crest(game: Game, seat: int) -> str:
    return CRESTS[boards.colour(game, seat).removeprefix("#")]
