"""The town-hall square: a way of nine squares up to the hall, and a pawn for everybody."""

from kontor.engine.phrases import Phrase
from kontor.engine.scene import Mark, Piece, Zone, box

from ..cardtext import amount
from .easel import Easel, say

LEFT, BOTTOM = 444.0, 290.0
WIDE, HIGH, RISE = 36.6, 56.0, 3.2
PAWN = 27.0
# Where pawns stand that share a square.
SPOTS = ((0, 0), (-9, -15), (9, -15), (-9, 3), (9, 3))


def paint(easel: Easel) -> None:
    points = easel.material.square_points
    mine = easel.boards[easel.viewer]["square"] if easel.viewer is not None else None
    for place, worth in enumerate(points):
        x, top = LEFT + WIDE * place, BOTTOM - HIGH - RISE * place
        space = Zone(f"square-{place}", box(x, top, WIDE, BOTTOM - top), "table", label=say("square", place=place))
        space.note = say("square-note", points=amount("points", worth), beyond=easel.material.beyond)
        space.rule = "HA-28"
        space.title, space.x, space.y, space.size = str(worth), x + WIDE / 2, top + 11, 17
        if place == len(points) - 1:
            space.marks = [Mark(x + WIDE / 2 - 4, top - 13, 32, "hall")]
        easel.lay(space)
        if mine is not None and place == min(mine + 1, len(points) - 1):
            easel.hook(space, ["advance"])
    for board, name in enumerate(easel.boards):
        put_pawn(easel, name, board)


def put_pawn(easel: Easel, name: str, board: int) -> None:
    """Pawns on the same square stand behind each other."""
    place = easel.boards[name]["square"]
    before = sum(one["square"] == place for one in list(easel.boards.values())[:board])
    pawn = Piece(f"pawn-{name}", "pawn", say("pawn", who=Phrase(name)), w=PAWN, h=PAWN, owner=easel.seat(name))
    pawn.note, pawn.rule = say("pawn-note", place=place), "HA-27"
    pawn.marks = [easel.crest(name, PAWN / 2, PAWN * 0.73, 13, "relief")]
    dx, dy = SPOTS[before]
    easel.put(pawn, LEFT + WIDE * (place + 0.5) + dx, BOTTOM - 17 + dy)
    if easel.is_mine(name):
        easel.hook(pawn, ["advance"])
