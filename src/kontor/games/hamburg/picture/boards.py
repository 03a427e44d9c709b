"""Everybody's board: the viewer's own in front, large, and the others' in what room is left, with all their cards."""

from math import ceil
from typing import NamedTuple

from kontor.engine.phrases import Phrase
from kontor.engine.scene import Zone, box

from ..terms import COLOURS
from . import wall
from .easel import HEIGHT, WIDTH, Easel, say
from .faces import SHAPE
from .things import first_player, markers, mayor, money, plot, plots, risk, risk_track, score, worker

EDGE, GAP = 12.0, 5.0
TOP = 296.0
FRONT = 156.0
# A small board is drawn for this height and width and then made larger; its counters take so much of the width.
SMALL, NARROW, COUNTERS = 130.0, 585.0, 236.0
MOST_ZOOM = 1.6
# Cards on boards are no wider than this.
WIDEST = 92.0


class Ground(NamedTuple):
    """A part of the picture."""

    x: float
    y: float
    w: float
    h: float


def paint(easel: Easel) -> None:
    others = [name for name in easel.boards if not easel.is_mine(name)]
    top = TOP
    if easel.viewer is not None:
        paint_front(easel, easel.viewer, Ground(EDGE, TOP, WIDTH - 2 * EDGE, FRONT))
        top += FRONT + GAP
    for name, ground in zip(others, shared(top, len(others)), strict=True):
        paint_small(easel, name, ground)


def shared(top: float, boards: int) -> list[Ground]:
    """The room below divided among so many boards: below each other, and from three on in two columns."""
    columns = 1 if boards < 3 else 2
    rows = ceil(boards / columns)
    w = (WIDTH - 2 * EDGE - GAP * (columns - 1)) / columns
    h = (HEIGHT - 8 - top - GAP * (rows - 1)) / rows
    return [
        Ground(EDGE + (w + GAP) * (place % columns), top + (h + GAP) * (place // columns), w, h)
        for place in range(boards)
    ]


def lay_ground(easel: Easel, name: str, ground: Ground) -> Zone:
    zone = Zone(f"board-{name}", box(*ground, 8), "paper", owner=easel.seat(name), label=say("board", who=Phrase(name)))
    zone.note = say("board-note")
    return easel.lay(zone)


def paint_front(easel: Easel, name: str, ground: Ground) -> None:
    """Above the wall and the majorities, below workers and risks."""
    x, y = ground.x, ground.y
    lay_ground(easel, name, ground)
    wall.paint(easel, name, x + 16, y + 92, 60)
    for place, piece in enumerate(markers(easel, name, 54)):
        easel.put(piece, x + 728 + 59 * place, y + 52)
    for place, colour in enumerate(COLOURS):
        easel.put(worker(easel, name, colour, 50), x + 46 + 66 * place, y + 126)
        easel.put(risk_track(easel, name, colour, 40), x + 418 + 128 * place, y + 127)
    easel.put(money(easel, name, 52), x + 1046, y + 52)
    easel.put(score(easel, name, 52), x + 1126, y + 52)
    chosen = easel.boards[name]["mayor"]
    if chosen:
        easel.put(mayor(easel, chosen, 40), x + 1046, y + 124)
    if easel.view["first"] == name:
        easel.put(first_player(40), x + 1126, y + 122)


def paint_small(easel: Easel, name: str, ground: Ground) -> None:
    """At the left the counters in four rows, at the right the cards."""
    k = min(ground.h / SMALL, ground.w / NARROW, MOST_ZOOM)
    x, y = ground.x, ground.y + (ground.h - SMALL * k) / 2
    board = lay_ground(easel, name, ground)
    board.marks = [easel.crest(name, x + 17 * k, y + 17 * k, 24 * k)]
    board.title, board.x, board.y, board.size = Phrase(name), x + 62 * k, y + 17 * k, max(16.0, 15 * k)
    for place, piece in enumerate(markers(easel, name, 25 * k)):
        easel.put(piece, x + (114 + 26 * place) * k, y + 17 * k)
    for place, colour in enumerate(COLOURS):
        easel.put(worker(easel, name, colour, 27 * k), x + (20 + 33 * place) * k, y + 48 * k)
        easel.put(risk(easel, name, colour, 24 * k), x + (20 + 33 * place) * k, y + 80 * k)
    easel.put(money(easel, name, 27 * k), x + 196 * k, y + 48 * k)
    easel.put(score(easel, name, 27 * k), x + 196 * k, y + 80 * k)
    wall.paint(easel, name, x + 8 * k, y + 124 * k, 17.5 * k)
    if easel.view["first"] == name:
        easel.put(first_player(22 * k), x + 222 * k, y + 112 * k)
    left = COUNTERS * k
    chosen = easel.boards[name]["mayor"]
    if chosen:
        easel.put(mayor(easel, chosen, 46), x + left + 24, y + ground.h / 2)
        left += 52
    put_cards(easel, name, Ground(x + left, ground.y + 4, ground.w - left - 6, ground.h - 8))


def put_cards(easel: Easel, name: str, ground: Ground) -> None:
    """Cards in as many rows as make them largest."""
    cards = plots(easel.boards[name])
    if not cards:
        return
    rows = max(range(1, 5), key=lambda rows: card_width(len(cards), rows, ground))
    w = card_width(len(cards), rows, ground)
    columns = ceil(len(cards) / rows)
    for place, what in enumerate(cards):
        row, column = divmod(place, columns)
        piece = plot(easel, name, what, w)
        easel.put(piece, ground.x + (w + 4) * column + w / 2, ground.y + (w * SHAPE + 4) * row + w * SHAPE / 2)


def card_width(cards: int, rows: int, ground: Ground) -> float:
    wide = (ground.w + 4) / ceil(cards / rows) - 4
    high = ((ground.h + 4) / rows - 4) / SHAPE
    return float(int(min(wide, high, WIDEST)))
