"""Quarters of a town: all ground is part of the quarter of the point that is nearest to it."""

from functools import cache

Point = tuple[float, float]
Outline = list[Point]

# Corners that lie closer together than this are one.
NEAR = 1.0


@cache
def quarters(points: tuple[Point, ...], owners: tuple[int, ...], town: tuple[Point, ...]) -> dict[int, str]:
    """The path of each owner's quarter within a town, whose outline turns clockwise and has no notches."""
    corners: list[Point] = []
    cells = [[corner_at(at, corners) for at in cell(place, points, town)] for place in range(len(points))]
    return {
        owner: join(border([cells[place] for place, whose in enumerate(owners) if whose == owner]))
        for owner in sorted({*owners})
    }


def cell(place: int, points: tuple[Point, ...], town: tuple[Point, ...]) -> Outline:
    """What is nearer to this point than to any other."""
    outline = list(town)
    for other in points:
        if other != points[place]:
            outline = nearer(outline, points[place], other)
    return outline


def nearer(outline: Outline, point: Point, other: Point) -> Outline:
    """The part of an outline that is nearer to the first of two points."""
    kept: Outline = []
    for number, end in enumerate(outline):
        start = outline[number - 1]
        before, after = lead(start, point, other), lead(end, point, other)
        if before * after < 0:
            share = before / (before - after)
            kept.append((start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])))
        if after >= 0:
            kept.append(end)
    return kept


def lead(at: Point, point: Point, other: Point) -> float:
    """By how much a place is nearer to the first of two points; only the sign and proportions count."""
    return (at[0] - other[0]) ** 2 + (at[1] - other[1]) ** 2 - (at[0] - point[0]) ** 2 - (at[1] - point[1]) ** 2


def corner_at(at: Point, corners: list[Point]) -> Point:
    """The known corner at a place, or this one from now on."""
    for corner in corners:
        if abs(corner[0] - at[0]) < NEAR and abs(corner[1] - at[1]) < NEAR:
            return corner
    corners.append(at)
    return at


def border(cells: list[Outline]) -> list[Outline]:
    """The outlines around cells: the sides that no two of them share."""
    sides = {(one[number - 1], one[number]) for one in cells for number in range(len(one))}
    onward = {start: end for start, end in sides if (end, start) not in sides and start != end}
    outlines: list[Outline] = []
    while onward:
        start, at = onward.popitem()
        outline = [start]
        while at != start:
            outline.append(at)
            at = onward.pop(at)
        outlines.append(outline)
    return outlines


def join(outlines: list[Outline]) -> str:
    return "".join("M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in outline) + "z" for outline in outlines)
