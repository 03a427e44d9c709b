"""A game's board as HTML: the same characters as in the terminal, in spans whose classes are their colours.

Columns stay in line in any font: what is not plain text gets a span as wide as it is meant to be.
"""

import re
from functools import lru_cache
from html import escape
from io import StringIO

from markupsafe import Markup
from rich.console import Console
from rich.segment import Segment
from rich.style import Style

from kontor import boards
from kontor.engine.game import Game, View
from kontor.words import Words

# The boards need so many columns, and gain nothing from more.
COLUMNS = (80, 90, 100, 110)
# Letters of every alphabet that a monospaced font may be trusted with, or a run of one kind of sign that it may not.
RUN = re.compile(r"[\x20-\x7e\u00a0-\u024f–—‘’“”…]+|[\u2500-\u257f]+|[\u2800-\u28ff]+|.", re.DOTALL)
PLAIN = re.compile(r"[\x20-\x7e\u00a0-\u024f–—‘’“”…]")


def draw(game: Game, view: View, words: Words, columns: int = COLUMNS[0]) -> Markup:
    console = Console(width=fitting(columns), file=StringIO(), color_system="truecolor", force_terminal=True)
    lines = console.render_lines(boards.draw(game, view, words), pad=False)
    return Markup("\n".join("".join(spans(one) for one in Segment.simplify(line)) for line in lines))


def fitting(columns: int) -> int:
    """The width that is drawn where there is room for so many columns: few, so that many readers share a picture."""
    return max(one for one in COLUMNS if one <= max(columns, COLUMNS[0]))


def spans(segment: Segment) -> str:
    if segment.control:
        return ""
    classes = colours(segment.style) if segment.style else ()
    parts = []
    for run in RUN.findall(segment.text):
        names = " ".join(classes if PLAIN.match(run) else (*classes, f"w{len(run)}"))
        parts.append(f'<span class="{names}">{escape(run)}</span>' if names else escape(run))
    return "".join(parts)


@lru_cache(maxsize=500)
def colours(style: Style) -> tuple[str, ...]:
    """The classes of a style: `c-` the colour of the text, `on-` that of the ground."""
    text, ground = hex_of(style, "color"), hex_of(style, "bgcolor")
    if style.reverse:
        text, ground = ground or "ground", text or "text"
    marks = [("b", style.bold), (f"c-{text}", text), (f"on-{ground}", ground)]
    return tuple(name for name, is_set in marks if is_set)


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
    "f4f1e8": "crown",
}


def crest(game: Game, seat: int) -> str:
    return CRESTS[boards.colour(game, seat).removeprefix("#")]
