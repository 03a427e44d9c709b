"""The frame of the map: a scale of a hundred spaces, on which the families' prestige goes round."""

from kontor.engine.phrases import Phrase
from kontor.engine.scene import Piece, Zone

from .easel import HEIGHT, WIDTH, Easel, say

DEPTH = 30.0
# Spaces along each long side and each short side, corners included.
ALONG, DOWN = 31, 21
LAP = 2 * (ALONG + DOWN) - 4
# Between two markers on the same space.
APART = 15.0


def paint(easel: Easel) -> None:
    for score in range(0, LAP, 5):
        x, y = frame_at(score)
        easel.lay(Zone(f"count-{score}", "", "none", title=str(score), x=x, y=y))
    scores = easel.view["scores"]
    for family in easel.families:
        seat = easel.seat(family)
        x, y = frame_at(scores[seat])
        dx, dy = inward_of(x, y)
        inward = APART * sum(frame_at(score) == (x, y) for score in scores[:seat])
        label = say("prestige", who=Phrase(family), points=scores[seat])
        easel.put(
            Piece(
                f"score-{family}", "score", label, x + dx * inward, y + dy * inward, 28, 28, seat,
                note=say("prestige-note", lap=LAP), rule="HB-1", marks=[easel.crest(family, 14, 14, 18)],
            )
        )  # fmt: skip


def frame_at(score: int) -> tuple[float, float]:
    """The middle of a space: from the lower left corner up, and round clockwise."""
    score %= LAP
    side, half = (WIDTH - 2 * DEPTH) / (ALONG - 2), DEPTH / 2
    rise = (HEIGHT - 2 * DEPTH) / (DOWN - 2)
    if score < DOWN:
        return half, HEIGHT - along(score, DOWN, rise)
    if score < DOWN + ALONG - 1:
        return along(score - DOWN + 1, ALONG, side), half
    if score < 2 * DOWN + ALONG - 2:
        return WIDTH - half, along(score - DOWN - ALONG + 2, DOWN, rise)
    return WIDTH - along(score - 2 * DOWN - ALONG + 3, ALONG, side), HEIGHT - half


def along(place: int, spaces: int, size: float) -> float:
    """How far along a side the middle of a space lies; the corners are as deep as the frame."""
    if place == 0:
        return DEPTH / 2
    if place == spaces - 1:
        return DEPTH * 1.5 + size * (spaces - 2)
    return DEPTH + size * (place - 0.5)


def inward_of(x: float, y: float) -> tuple[int, int]:
    """The way from a side of the frame to the middle of the board."""
    if x == DEPTH / 2:
        return 1, 0
    if x == WIDTH - DEPTH / 2:
        return -1, 0
    return 0, 1 if y == DEPTH / 2 else -1
