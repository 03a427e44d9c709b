"""A chart of an analysis as SVG: every seat's expectation from the first choice to the last, one upon the other.

It knows no language: whoever has it drawn brings the words.
"""

import textwrap
from typing import NamedTuple
from xml.sax.saxutils import escape

WIDTH = 1000
EDGE = 32
LEFT = 76
PLOT_WIDTH = 700
MARKS = 122
TOP = 170
HEIGHT = 340
# What a label, a mark and a line of the legend need.
LABEL = 40
MARK = 26
LINE = 20
COLUMNS = 132

FLUSH_RIGHT = 'text-anchor="end"'
CENTRED = 'text-anchor="middle"'

# Written out for each scheme: not every viewer knows variables.
STYLE = """
text { font-family: system-ui, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif; font-size: 13px; fill: #24303a }
.title { font-size: 21px; font-weight: 650 } .name { font-size: 15px; font-weight: 600 }
.faint { fill: #6a747c } .card { fill: #fdfcf8; stroke: #e2dccd } .grid { stroke: #24303a; opacity: .28 }
.band { stroke: #fdfcf8; stroke-width: 1.5; stroke-linejoin: round } .on { fill: #1d1a16; font-weight: 600 }
.lead { stroke: #24303a; opacity: .75 } .point { fill: #fdfcf8; stroke: #24303a } .letter { font-weight: 650 }
.sign { fill: #1d1a16; font-weight: 650 }
@media (prefers-color-scheme: dark) {
text { fill: #e6e4dc } .faint { fill: #98a2aa } .card { fill: #171c21; stroke: #2d353c } .band { stroke: #171c21 }
.point { fill: #171c21; stroke: #e6e4dc } .on, .sign { fill: #1d1a16 } .outside { stroke: #e6e4dc }
}
"""


class Player(NamedTuple):
    """Who sits at a seat, in its colour, and how that ended."""

    name: str
    about: str
    colour: str


class Mark(NamedTuple):
    """A choice worth looking at. A mistake is drawn in the colour of its seat; a turning point has none."""

    sign: str
    choice: int
    colour: str
    words: str


class Picture(NamedTuple):
    """All that is drawn. `course` has what every seat could expect before each choice, and at the end."""

    title: str
    who: str
    what: str
    players: list[Player]
    course: list[list[float]]
    # The turn to which each choice belongs, and the words for the axis.
    turns: list[int]
    choice: str
    turn: str
    marks: list[Mark]


def draw(picture: Picture) -> str:
    legend, height = draw_legend(picture.marks)
    bands = stack(picture.course)
    marked = [x_of(mark.choice, len(picture.course)) for mark in picture.marks]
    about = "; ".join(f"{player.name}, {player.about}" for player in picture.players)
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}" '
            'role="img">',
            f"<title>{escape(picture.title)}</title>",
            f"<desc>{escape(about)}</desc>",
            f"<style>{STYLE}</style>",
            f'<rect class="card" x=".5" y=".5" width="{WIDTH - 1}" height="{height - 1}" rx="12"/>',
            text(EDGE, 42, picture.title, "title"),
            text(EDGE, 66, textwrap.shorten(picture.who, COLUMNS, placeholder=" …")),
            text(EDGE, 87, picture.what, "faint"),
            *(draw_band(band, player.colour) for band, player in zip(bands, picture.players, strict=True)),
            *draw_axes(picture),
            *draw_marks(picture),
            *(name_band(band, player.name, marked) for band, player in zip(bands, picture.players, strict=True)),
            *draw_players(picture.players, bands),
            *legend,
            "</svg>\n",
        ]
    )


class Edges(NamedTuple):
    """A band at one choice: where it lies on the page."""

    x: float
    top: float
    bottom: float


def stack(course: list[list[float]]) -> list[list[Edges]]:
    """Every seat's band, the first seat's on top."""
    bands: list[list[Edges]] = [[] for _ in course[0]]
    for place, shares in enumerate(course):
        y = float(TOP)
        for seat, share in enumerate(shares):
            bottom = y + HEIGHT * share / sum(shares)
            bands[seat].append(Edges(x_of(place + 1, len(course)), y, bottom))
            y = bottom
    return bands


def x_of(choice: int, count: int) -> float:
    return LEFT + PLOT_WIDTH * (choice - 1) / (count - 1)


def draw_band(band: list[Edges], colour: str) -> str:
    around = [(edges.x, edges.top) for edges in band] + [(edges.x, edges.bottom) for edges in reversed(band)]
    points = " ".join(f"{x:.1f},{y:.1f}" for x, y in around)
    return f'<polygon class="band" fill="{colour}" points="{points}"/>'


def name_band(band: list[Edges], name: str, marked: list[float]) -> str:
    """The name inside its band, where there is most room beside the marks; nothing where there is none."""
    width = 8.6 * len(name) + 8
    best = Edges(0, 0, 0)
    for first, start in enumerate(band):
        end = start.x + width
        if end > band[-1].x or any(start.x <= x <= end for x in marked):
            continue
        within = [edges for edges in band[first:] if edges.x <= end]
        top, bottom = max(edges.top for edges in within), min(edges.bottom for edges in within)
        if bottom - top > best.bottom - best.top:
            best = Edges(start.x + width / 2, top, bottom)
    if best.bottom - best.top < LINE:
        return ""
    return text(best.x, (best.top + best.bottom) / 2 + 5, name, "on", CENTRED)


def draw_axes(picture: Picture) -> list[str]:
    parts: list[str] = []
    for quarter in range(5):
        y = TOP + HEIGHT * (4 - quarter) / 4
        parts.append(line(LEFT, y, LEFT + PLOT_WIDTH, y, "grid"))
        parts.append(text(LEFT - 10, y + 4, f"{25 * quarter} %", "faint", FLUSH_RIGHT))
    count = len(picture.turns)
    step = next(size for size in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, count) if count / size <= 12)
    bottom = TOP + HEIGHT
    for choice in [1, *range(step, count + 1, step)] if step > 1 else range(1, count + 1):
        x = x_of(choice, len(picture.course))
        parts.append(line(x, bottom, x, bottom + 5, "lead outside"))
        parts.append(text(x, bottom + 20, str(choice), "", CENTRED))
        parts.append(text(x, bottom + 37, str(picture.turns[choice - 1]), "faint", CENTRED))
    parts.append(text(LEFT + PLOT_WIDTH + 16, bottom + 20, picture.choice))
    parts.append(text(LEFT + PLOT_WIDTH + 16, bottom + 37, picture.turn, "faint"))
    return parts


def draw_marks(picture: Picture) -> list[str]:
    """Above the plot, side by side, each with a line to its choice."""
    parts: list[str] = []
    marks = sorted(picture.marks, key=lambda mark: mark.choice)
    wanted = [x_of(mark.choice, len(picture.course)) for mark in marks]
    for mark, x, at in zip(marks, wanted, spread(wanted, MARK, LEFT, LEFT + PLOT_WIDTH), strict=True):
        parts.append(line(at, MARKS + 12, x, TOP - 6, "lead outside"))
        parts.append(line(x, TOP - 6, x, TOP, "lead outside"))
        parts.append(line(x, TOP, x, TOP + HEIGHT, "lead", 'stroke-dasharray="2 3"'))
        parts += draw_sign(mark, at, MARKS)
    return parts


def draw_sign(mark: Mark, x: float, y: float) -> list[str]:
    if mark.colour:
        shape = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="11" fill="{mark.colour}"/>'
    else:
        shape = f'<rect class="point" x="{x - 10:.1f}" y="{y - 10:.1f}" width="20" height="20" rx="4"/>'
    return [shape, text(x, y + 4.5, mark.sign, "sign" if mark.colour else "letter", CENTRED)]


def draw_players(players: list[Player], bands: list[list[Edges]]) -> list[str]:
    """Beside the end of each band, who that is."""
    parts: list[str] = []
    left = LEFT + PLOT_WIDTH
    wanted = [(band[-1].top + band[-1].bottom) / 2 for band in bands]
    places = spread(wanted, LABEL, TOP + LABEL / 2, TOP + HEIGHT - LABEL / 2)
    for player, end, y in zip(players, wanted, places, strict=True):
        parts.append(
            f'<path d="M{left + 3},{end:.1f} L{left + 16},{y:.1f}" stroke="{player.colour}" stroke-width="2"/>'
        )
        parts.append(f'<rect x="{left + 16}" y="{y - 15:.1f}" width="6" height="30" rx="2" fill="{player.colour}"/>')
        parts.append(text(left + 30, y - 2, player.name, "name"))
        parts.append(text(left + 30, y + 14, player.about, "faint"))
    return parts


def draw_legend(marks: list[Mark]) -> tuple[list[str], int]:
    """What the marks mean, and how high the page has to be for that."""
    parts: list[str] = []
    y = TOP + HEIGHT + 78
    for mark in marks:
        parts += draw_sign(mark, EDGE + 11, y - 4.5)
        for words in textwrap.wrap(mark.words, COLUMNS):
            parts.append(text(EDGE + 34, y, words))
            y += LINE
        y += 8
    return parts, y - 8 if marks else y - 20


def spread(wanted: list[float], gap: float, low: float, high: float) -> list[float]:
    """Places in the same order, near those wanted, none closer to the next than the gap."""
    places: list[float] = []
    for place in wanted:
        places.append(max(place, low, places[-1] + gap if places else low))
    for number in range(len(places) - 1, -1, -1):
        highest = places[number + 1] - gap if number + 1 < len(places) else high
        places[number] = min(places[number], highest)
    return places


def line(x1: float, y1: float, x2: float, y2: float, kind: str, more: str = "") -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" {more}/>'


def text(x: float, y: float, words: str, kind: str = "", more: str = "") -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" {more}>{escape(words)}</text>'
