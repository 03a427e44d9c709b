"""The wall of a board: a tower, five sections on either side of it, and statues for those who finish a side."""

from kontor.engine.phrases import Phrase
from kontor.engine.scene import Mark, Piece, Zone, box

from ..cardtext import amount
from ..terms import COLOURS, SECTIONS, SIDES, THIRD
from .easel import Easel, say

# In parts of a section's width: its height, the tower, and a statue.
HIGH, TOWER, STATUE = 1.125, 1.1, 0.7
# From this width on there is room for figures.
FIGURES = 40.0


def paint(easel: Easel, name: str, x: float, y: float, w: float) -> None:
    """The whole wall with its left end at x and its foot at y; a section is w wide."""
    for side, side_name in enumerate(SIDES):
        for place in range(SECTIONS):
            paint_place(easel, name, side, place, section_at(side, place, x, w), y, w)
        put_statue(easel, name, side_name, section_at(side, SECTIONS - 1, x, w), y, w)
    tower = Piece(f"tower-{name}", "tower", say("tower"), w=w * TOWER, h=w * TOWER * 4 / 3, owner=easel.seat(name))
    tower.note, tower.rule = say("tower-note", points=easel.material.third_points), "HA-41"
    size = w * TOWER
    if w >= FIGURES:
        tower.marks = [easel.crest(name, size / 2, size * 0.58, size * 0.3, "relief")]
    easel.put(tower, x + w * (SECTIONS + TOWER / 2), y - size * 2 / 3)


def width(w: float) -> float:
    return w * (2 * SECTIONS + TOWER)


def section_at(side: int, place: int, x: float, w: float) -> float:
    """The middle of a section; they are counted outward from the tower."""
    return x + w * (SECTIONS - place - 0.5 if side == 0 else SECTIONS + TOWER + place + 0.5)


def paint_place(easel: Easel, name: str, side: int, place: int, x: float, y: float, w: float) -> None:
    """An empty place shows what goes there and what it costs; a section stands on it when it is built."""
    m = easel.material
    built = easel.boards[name]["wall"][SIDES[side]]
    colour, cost = COLOURS[m.wall_colour[side][place]], m.wall_cost[side][place]
    high = w * HIGH
    ground = Zone(
        f"place-{name}-{SIDES[side]}-{place + 1}", box(x - w / 2, y - high * 0.72, w, high * 0.72), f"wash-{colour}"
    )
    ground.label = say("section", colour=colour, cost=amount("marks", cost))
    ground.note, ground.rule = note_of(easel, place), "HA-41"
    if place >= built and w < FIGURES:
        ground.marks = [Mark(x, y - high * 0.36, w * 0.5, f"sign-{colour}")]
    elif place >= built:
        ground.marks = [
            Mark(x - w * 0.2, y - high * 0.36, w * 0.34, f"sign-{colour}"),
            Mark(x + w * 0.23, y - high * 0.36, w * 0.4, text=str(cost)),
        ]
        if place == THIRD - 1:
            ground.marks.append(Mark(x, y - high * 0.83, w * 0.42, "laurel"))
            ground.marks.append(Mark(x, y - high * 0.84, w * 0.23, text=str(m.third_points)))
        if place == SECTIONS - 1:
            ground.marks.append(Mark(x, y - high * 0.85, w * 0.38, "statue"))
    easel.lay(ground)
    mine = easel.is_mine(name)
    if mine and place == built:
        easel.hook(ground, [f"wall:{SIDES[side]}"])
    if place < built:
        section = Piece(f"section-{name}-{SIDES[side]}-{place + 1}", f"section-{colour}", ground.label, w=w, h=high)
        section.owner, section.note, section.rule = easel.seat(name), ground.note, "HA-41"
        easel.put(section, x, y - high / 2)
        if mine and place == built - 1:
            easel.hook(section, [f"lose:{SIDES[side]}"])


def note_of(easel: Easel, place: int) -> Phrase:
    if place == THIRD - 1:
        return say("section-third", points=amount("points", easel.material.third_points))
    return say("section-last" if place == SECTIONS - 1 else "section-note")


def put_statue(easel: Easel, name: str, side: str, x: float, y: float, w: float) -> None:
    statue = easel.boards[name]["statues"][side]
    if statue is None or (statue["hummel"] is None and statue["lemonjette"] is None):
        return
    kind = "hummel" if statue["hummel"] is not None else "lemonjette"
    wide = w * STATUE
    piece = Piece(f"statue-{name}-{side}", kind, say("statue"), w=wide, h=wide * 4 / 3, owner=easel.seat(name))
    piece.note = own_statue(kind, statue[kind])
    piece.count, piece.rule = statue[kind], "HA-43"
    easel.put(piece, x, y - wide * 2 / 3)


def own_statue(kind: str, figure: int) -> Phrase:
    return say(f"own-{kind}", amount=amount("points" if kind == "hummel" else "marks", figure))
