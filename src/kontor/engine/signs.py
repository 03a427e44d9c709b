"""Signs, and how they are laid out in a frame: the small picture language in which faces of cards are drawn.

A sign is a symbol of the game's sheet or, when it begins with a figure or a stroke, a text. The sheet has arrows,
`to-right` and `to-below`.
"""

from typing import Final, NamedTuple

from .scene import Mark

ARROW: Final = ">"
# In parts of a sign's height: the letters of a text, and the room between signs and between groups.
TEXT_SIZE: Final = 0.72
LETTER_WIDTH: Final = 0.56
GAP: Final = 0.08
BETWEEN: Final = 0.16


class Group(NamedTuple):
    """Signs that stay side by side, and how large they may become."""

    signs: tuple[str, ...]
    most: float = 54.0

    def width(self) -> float:
        """In parts of its height."""
        return sum(map(width, self.signs)) + GAP * (len(self.signs) - 1)


Groups = list[Group]
TO: Final = Group((ARROW,), 20.0)


class Frame(NamedTuple):
    """A part of a card."""

    x: float
    y: float
    w: float
    h: float

    def split(self, parts: int) -> list["Frame"]:
        """Equal parts along the longer side."""
        if self.w >= self.h:
            return [Frame(self.x + part * self.w / parts, self.y, self.w / parts, self.h) for part in range(parts)]
        return [Frame(self.x, self.y + part * self.h / parts, self.w, self.h / parts) for part in range(parts)]

    def shrink(self, by: float) -> "Frame":
        return Frame(self.x + by, self.y + by, self.w - 2 * by, self.h - 2 * by)


def is_text(sign: str) -> bool:
    return not sign[0].isalpha() and sign != ARROW


def width(sign: str) -> float:
    return LETTER_WIDTH * len(sign) if is_text(sign) else 1.0


def small(*signs: str) -> Group:
    return Group(signs, 30.0)


def lay(frame: Frame, groups: Groups, zoom: float = 1.0) -> list[Mark]:
    """Groups below each other or side by side, whichever makes them larger."""
    groups = [group for group in groups if group.signs]
    if not groups:
        return []
    wished = [group.most * zoom for group in groups]
    stacked = [min(size, frame.w / group.width()) for size, group in zip(wished, groups, strict=True)]
    stacked = fit(stacked, sum(stacked), frame.h)
    abreast = [min(size, frame.h) for size in wished]
    abreast = fit(abreast, breadth(groups, abreast), frame.w)
    x, y = frame.x + frame.w / 2, frame.y + frame.h / 2
    if sum(abreast) >= sum(stacked):
        return row(x - breadth(groups, abreast) / 2, y, groups, abreast)
    marks: list[Mark] = []
    y -= sum(stacked) / 2
    for group, size in zip(groups, stacked, strict=True):
        turned = Group(tuple("to-below" if sign == ARROW else sign for sign in group.signs))
        marks += row(x - group.width() * size / 2, y + size / 2, [turned], [size])
        y += size
    return marks


def fit(sizes: list[float], taken: float, room: float) -> list[float]:
    return [size * min(1.0, room / taken) for size in sizes]


def breadth(groups: Groups, sizes: list[float]) -> float:
    """How much room groups of these sizes take side by side."""
    wide = sum((group.width() + BETWEEN) * size for group, size in zip(groups, sizes, strict=True))
    return wide - BETWEEN * sizes[-1]


def row(x: float, y: float, groups: Groups, sizes: list[float]) -> list[Mark]:
    """Groups side by side, from the left, on one line."""
    marks: list[Mark] = []
    for group, size in zip(groups, sizes, strict=True):
        for sign in group.signs:
            middle = round(x + width(sign) * size / 2, 1)
            if is_text(sign):
                marks.append(Mark(middle, round(y, 1), round(size * TEXT_SIZE, 1), text=sign))
            else:
                marks.append(Mark(middle, round(y, 1), round(size, 1), "to-right" if sign == ARROW else sign))
            x += (width(sign) + GAP) * size
        x += (BETWEEN - GAP) * size
    return marks


def flush(right: float, y: float, group: Group, size: float) -> list[Mark]:
    """A group that ends at the right."""
    return row(right - group.width() * size, y, [group], [size])


def seams(frame: Frame, parts: int, kind: str, size: float) -> list[Mark]:
    """What is drawn between the parts of a frame."""
    found = frame.split(parts)[1:]
    if frame.w >= frame.h:
        return [Mark(part.x, frame.y + frame.h / 2, size, f"{kind}-across") for part in found]
    return [Mark(frame.x + frame.w / 2, part.y, size, f"{kind}-along") for part in found]
