"""The rondel: eight spaces round a hub, and a rim on which the families' markers stand."""

from math import cos, pi, sin

from kontor.engine.phrases import Phrase
from kontor.engine.scene import Mark, Piece, Zone, disc

from ..explain import BY_MOVE
from ..terms import GOODS, SPACES
from .easel import Easel, say

CENTRE = (190.0, 192.0)
HUB, EDGE, RIM = 36.0, 127.0, 150.0
MIDDLE, MARKER = 85.0, 139.0
STEP = 2 * pi / len(SPACES)
# Between two markers on the same space.
APART = STEP / 5.2


def paint(easel: Easel) -> None:
    x, y = CENTRE
    easel.lay(Zone("rim", disc(x, y, RIM), "wood", label=say("rondel"), note=say("rondel-note"), rule="HB-12"))
    easel.lay(Zone("hub", disc(x, y, HUB), "paper", label=say("hub"), rule="HB-13", marks=[Mark(x, y, 52, "rose")]))
    for place, space in enumerate(easel.material.rondel):
        paint_space(easel, place, SPACES[space])
    for family in easel.families:
        put_marker(easel, family)


def paint_space(easel: Easel, place: int, space: str) -> None:
    angle = angle_of(place)
    x, y = around(angle, MIDDLE)
    # A name lies on the side of the rim, where there is more room for it.
    upper = sin(angle) < -0.5
    zone = Zone(
        f"space-{space}",
        wedge(angle - STEP / 2, angle + STEP / 2),
        "paper" if place % 2 else "table",
        title=say(f"name-{space}"),
        size=15,
        x=x,
        y=y - 21 if upper else y + 21,
        label=Phrase(f"space-{space}"),
        note=say("produce", good=Phrase(space)) if space in GOODS else Phrase(f"does-{space}"),
        rule=BY_MOVE[space],
        marks=[Mark(x, y + 9 if upper else y - 10, 40, f"space-{space}")],
    )
    easel.lay(zone, [space])


def put_marker(easel: Easel, family: str) -> None:
    """A marker in the hub or on the rim, beside the others that are there."""
    space = easel.view["families"][family]["rondel"]
    there = [other for other in easel.families if easel.view["families"][other]["rondel"] == space]
    nth = there.index(family) - (len(there) - 1) / 2
    if space is None:
        x, y = around(nth * 2 * pi / len(there) - pi / 2, 20.0)
    else:
        x, y = around(angle_of(easel.material.places[SPACES.index(space)]) + nth * APART, MARKER)
    label = say("marker", who=Phrase(family))
    easel.put(
        Piece(
            f"marker-{family}", "marker", label, x, y, 24, 24, easel.seat(family),
            note=say("marker-note", count=easel.material.free_steps), rule="HB-14",
            marks=[easel.crest(family, 12, 12, 15)],
        )
    )  # fmt: skip


def angle_of(place: int) -> float:
    return place * STEP - pi / 2


def around(angle: float, radius: float) -> tuple[float, float]:
    return round(CENTRE[0] + radius * cos(angle), 1), round(CENTRE[1] + radius * sin(angle), 1)


def wedge(begin: float, end: float) -> str:
    """A piece of the ring between hub and rim."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = (
        around(begin, HUB), around(begin, EDGE), around(end, EDGE), around(end, HUB),
    )  # fmt: skip
    return f"M{ax} {ay}L{bx} {by}A{EDGE} {EDGE} 0 0 1 {cx} {cy}L{dx} {dy}A{HUB} {HUB} 0 0 0 {ax} {ay}z"
