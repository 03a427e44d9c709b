"""St. Michael's: six windows, the clerk of the round, those who went before him, and the tiles under them."""

from kontor.engine.phrases import Phrase
from kontor.engine.scene import Mark, Piece, Zone

from ..terms import BLACK, DICE, PARK, TYPES, ZOO
from .easel import Easel, say
from .tiles import clerk_tile

LEFT, TOP, WIDE, HIGH = 444.0, 8.0, 366.0, 170.0
FIRST, PITCH = 474.0, 61.2
WINDOW = 48.0
ROOF = 28.0
# The sills of the windows, and where clerks stand before them: higher where tiles lie below.
TALL, SHORT, BEFORE, DESK = 124.0, 94.0, 20.0, 152.0
CLERK = 42.0


def paint(easel: Easel) -> None:
    ground = Zone("church", f"M{LEFT:g} {TOP + HIGH:g}V{TOP + 22:g}l12-12h{WIDE - 24:g}l12 12v{HIGH - 22:g}z", "brick")
    ground.label, ground.note, ground.rule = say("church"), say("church-note"), "HA-22"
    easel.lay(ground)
    piers = "".join(f"M{at(place) + PITCH / 2:g} {TOP + 10:g}v{HIGH - 10:g}" for place in range(len(DICE) - 1))
    easel.lay(Zone("piers", f"{piers}M{LEFT:g} {TOP + 22:g}h{WIDE:g}", "line"))
    view = easel.view
    for place, name in enumerate(DICE):
        paint_window(easel, place, name)
        if view["clerks"][place]:
            put_clerks(easel, name, view["clerks"][place], at(place))
        if view["clerk_tiles"]:
            easel.put(clerk_tile(easel, place), at(place), DESK)
    clerk = Piece("clerk", "clerk", say("clerk"), w=CLERK, h=CLERK, note=say("clerk-note"), rule="HA-22", look="bright")
    x, y = (at(view["window"] - 1), sill(easel) - 19) if view["window"] else (at(2) + PITCH / 2, sill(easel) + BEFORE)
    easel.put(clerk, x, y)


def sill(easel: Easel) -> float:
    return SHORT if easel.view["clerk_tiles"] else TALL


def at(place: int) -> float:
    return FIRST + PITCH * place


def paint_window(easel: Easel, place: int, name: str) -> None:
    x, half = at(place), WINDOW / 2
    foot = sill(easel)
    arch = f"M{x - half:g} {foot:g}V{ROOF + half:g}a{half:g} {half:g} 0 0 1 {WINDOW:g} 0V{foot:g}z"
    easel.lay(Zone(f"pane-{name}", arch, "paper"))
    window = easel.lay(Zone(f"window-{name}", arch, f"wash-{name}", label=say("window", colour=name, number=place + 1)))
    types = [Phrase(TYPES[one]) for one in types_of(easel, place)]
    window.note, window.rule = say("window-note", types=types, count=easel.view["clerks"][place]), "HA-22"
    window.marks = [Mark(x, ROOF + 10, 14, text=str(place + 1))]
    if place < BLACK:
        window.marks.append(Mark(x, ROOF + 28, 22, f"sign-{name}"))
    else:
        window.marks += [Mark(x - 10, ROOF + 28, 18, TYPES[ZOO]), Mark(x + 10, ROOF + 28, 18, TYPES[PARK])]
    now = easel.view["window"]
    if now:
        easel.hook(window, {now - 2: ["clerk:left"], now: ["clerk:right"]}.get(place, []))


def types_of(easel: Easel, window: int) -> list[int]:
    """The types of cards that a window is about; the sixth is for zoos and parks."""
    if window == BLACK:
        return [ZOO, PARK]
    m = easel.material
    return sorted({m.type[card] for card in m.of_colour[window]} - {ZOO, PARK})


def put_clerks(easel: Easel, name: str, count: int, x: float) -> None:
    piece = Piece(f"clerks-{name}", "clerk", say("clerks", count=count), w=34, h=34, count=count)
    piece.note, piece.rule = say("clerks-note", count=count), "HA-108"
    easel.put(piece, x, sill(easel) + BEFORE)
