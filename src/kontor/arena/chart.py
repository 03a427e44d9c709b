"""A chart of the standings as SVG: ratings with their doubt, and shares of wins beside what chance would give."""

import math
from collections.abc import Callable
from xml.sax.saxutils import escape

from .estimates import NORMAL
from .result import Result
from .standings import Standing

ROW = 46
TOP = 112
RATING_WIDTH = 340
SHARE_WIDTH = 220
GAP = 84
EDGE = 32

FLUSH_RIGHT = 'text-anchor="end"'
CENTRED = 'text-anchor="middle"'
DOTTED = 'stroke-dasharray="2 3"'

KINDS = {1: "above", 0: "level", -1: "below"}
LEGEND = (("above", "more wins than by chance"), ("level", "cannot be told"), ("below", "fewer wins than by chance"))

# Written out for each scheme: not every viewer knows variables.
STYLE = """
text { font-family: system-ui, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif; font-size: 13px; fill: #24303a }
.title { font-size: 21px; font-weight: 650 } .name { font-size: 15px; font-weight: 600 }
.faint { fill: #6a747c } .card { fill: #fdfcf8; stroke: #e2dccd } .grid { stroke: #e6e1d4 } .chance { stroke: #24303a }
.bar { opacity: .25 } .doubt { stroke-width: 3; stroke-linecap: round; opacity: .55 }
.above { fill: #1d6a96; stroke: #1d6a96 } .level { fill: #7c858c; stroke: #7c858c }
.below { fill: #b4532a; stroke: #b4532a }
@media (prefers-color-scheme: dark) {
text { fill: #e6e4dc } .faint { fill: #98a2aa } .card { fill: #171c21; stroke: #2d353c } .grid { stroke: #2d353c }
.chance { stroke: #e6e4dc }
.above { fill: #63b3e4; stroke: #63b3e4 } .level { fill: #98a2aa; stroke: #98a2aa }
.below { fill: #ee8f5f; stroke: #ee8f5f }
}
"""


class Axis:
    """A stretch of numbers laid along a stretch of the page."""

    def __init__(self, low: float, high: float, left: float, width: float) -> None:
        self.low = low
        self.high = high
        self.left = left
        self.width = width

    def at(self, value: float) -> float:
        return self.left + (value - self.low) / (self.high - self.low) * self.width

    def ticks(self, step: float) -> list[float]:
        first = math.ceil(self.low / step - 1e-9)
        last = math.floor(self.high / step + 1e-9)
        return [place * step for place in range(first, last + 1)]


def draw(result: Result, title: str) -> str:
    """The chart of a result, under the title of its game."""
    standings = result.standings
    names = max(80.0, 9.2 * max(len(one.bot) for one in standings))
    ratings = rating_axis(standings, EDGE + names + 20)
    shares = Axis(0, 1, ratings.left + RATING_WIDTH + GAP, SHARE_WIDTH)
    width = shares.left + SHARE_WIDTH + 60 + EDGE
    bottom = TOP + ROW * len(standings)
    match = result.match
    games = f"{match.games:,} games" if match.games > 1 else "1 game"
    subtitle = f"{games} at a table of {match.seats}, seed {match.seed}; lines are 95 % intervals"
    parts = [
        f'<rect class="card" x=".5" y=".5" width="{width - 1:.0f}" height="{bottom + 83}" rx="12"/>',
        text(EDGE, 42, title, "title"),
        text(EDGE, 64, subtitle, "faint"),
        text(ratings.left, 96, "Rating", "faint"),
        text(shares.left, 96, "Share of wins", "faint"),
        *grid(ratings, step_of(ratings), bottom, lambda value: f"{value:g}"),
        *grid(shares, 0.25, bottom, lambda value: f"{value:.0%}"),
    ]
    for row, standing in enumerate(standings):
        parts += draw_row(standing, TOP + ROW * row + ROW / 2, ratings, shares)
    parts += legend(bottom + 62)
    about = "; ".join(f"{one.bot}: rating {one.rating.mu:.1f}, {one.share.value:.0%} of wins" for one in standings)
    size = f'width="{width:.0f}" height="{bottom + 84}" viewBox="0 0 {width:.0f} {bottom + 84}"'
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">',
            f"<title>{escape(title)}: ratings of {escape(', '.join(one.bot for one in standings))}</title>",
            f"<desc>{escape(about)}</desc>",
            f"<style>{STYLE}</style>",
            *parts,
            "</svg>\n",
        ]
    )


def rating_axis(standings: list[Standing], left: float) -> Axis:
    """As long as the longest interval needs, with some air."""
    low = min(one.rating.mu - NORMAL * one.rating.sigma for one in standings)
    high = max(one.rating.mu + NORMAL * one.rating.sigma for one in standings)
    air = (high - low) * 0.06
    return Axis(low - air, high + air, left, RATING_WIDTH)


def step_of(axis: Axis) -> float:
    """A round step for about five ticks."""
    rough = (axis.high - axis.low) / 5
    power: float = 10.0 ** math.floor(math.log10(rough))
    return next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough)


def draw_row(standing: Standing, y: float, ratings: Axis, shares: Axis) -> list[str]:
    kind = KINDS[standing.verdict]
    rating, share = standing.rating, standing.share
    doubt = NORMAL * rating.sigma
    return [
        text(EDGE, y + 5, standing.bot, "name"),
        interval(ratings.at(rating.mu - doubt), ratings.at(rating.mu + doubt), y, kind),
        f'<circle class="{kind}" cx="{ratings.at(rating.mu):.1f}" cy="{y:.1f}" r="6.5"/>',
        text(ratings.left + RATING_WIDTH + 44, y + 5, f"{rating.mu:.1f}", "", FLUSH_RIGHT),
        f'<rect class="{kind} bar" x="{shares.left:.1f}" y="{y - 9:.1f}" '
        f'width="{shares.at(share.value) - shares.left:.1f}" height="18" rx="3" stroke="none"/>',
        interval(shares.at(share.low), shares.at(share.high), y, kind),
        f'<circle class="{kind}" cx="{shares.at(share.value):.1f}" cy="{y:.1f}" r="4.5"/>',
        line(shares.at(standing.even), y - 14, shares.at(standing.even), y + 14, "chance", DOTTED),
        text(shares.left + SHARE_WIDTH + 60, y + 5, f"{share.value:.1%}", "", FLUSH_RIGHT),
    ]


def grid(axis: Axis, step: float, bottom: float, label: Callable[[float], str]) -> list[str]:
    parts: list[str] = []
    for value in axis.ticks(step):
        x = axis.at(value)
        parts.append(line(x, TOP, x, bottom, "grid"))
        parts.append(text(x, bottom + 18, label(value), "faint", CENTRED))
    return parts


def legend(y: float) -> list[str]:
    parts: list[str] = []
    x = float(EDGE)
    for kind, meaning in LEGEND:
        parts.append(f'<circle class="{kind}" cx="{x + 5:.1f}" cy="{y - 4:.1f}" r="5"/>')
        parts.append(text(x + 18, y, meaning, "faint"))
        x += 50 + 6.7 * len(meaning)
    parts.append(line(x + 5, y - 14, x + 5, y + 6, "chance", DOTTED))
    parts.append(text(x + 18, y, "by chance", "faint"))
    return parts


def interval(low: float, high: float, y: float, kind: str) -> str:
    return line(low, y, high, y, f"{kind} doubt")


def line(x1: float, y1: float, x2: float, y2: float, kind: str, more: str = "") -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" {more}/>'


def text(x: float, y: float, words: str, kind: str = "", more: str = "") -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" {more}>{escape(words)}</text>'
