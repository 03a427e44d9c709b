"""The chart: well-formed, with every word, and everything in its place on the page."""

from itertools import pairwise
from xml.etree import ElementTree

import pytest

from kontor.analysis.chart import LABEL, MARK, WIDTH, Mark, Picture, Player, draw, spread

SVG = "{http://www.w3.org/2000/svg}"


def picture(seats: int, choices: int, marks: int) -> Picture:
    """One seat rises while the others fall."""
    course = []
    for place in range(choices + 1):
        share = 1 / seats + (1 - 1 / seats) * place / choices
        course.append([share] + [(1 - share) / (seats - 1)] * (seats - 1))
    return Picture(
        "Rival Cities & more",
        "Ada <a>, Bob",
        "what it is",
        [Player(f"Seat {seat}", f"player {seat}", f"#00000{seat}") for seat in range(seats)],
        course,
        [1 + choice // 3 for choice in range(choices)],
        "choice",
        "turn",
        [Mark(str(sign), choices, "#abcdef" if sign % 2 else "", f"mark {sign} " * 30) for sign in range(marks)],
    )


@pytest.mark.parametrize(("seats", "choices", "marks"), [(2, 1, 0), (2, 2, 1), (3, 40, 9), (6, 700, 9)])
def test_all_is_said_and_all_is_on_the_page(seats: int, choices: int, marks: int) -> None:
    svg = ElementTree.fromstring(draw(picture(seats, choices, marks)))
    height = float(svg.attrib["height"])
    texts = list(svg.iter(f"{SVG}text"))
    words = [element.text for element in texts]
    for expected in ("Rival Cities & more", "Ada <a>, Bob", "what it is", "choice", "turn"):
        assert words.count(expected) == 1
    for seat in range(seats):
        assert f"Seat {seat}" in words
        assert words.count(f"player {seat}") == 1
    for sign in range(marks):
        assert " ".join(word for word in words if word is not None).count(f"mark {sign}") == 30
    assert all(0 < float(element.attrib["y"]) < height - 8 for element in texts)
    assert all(0 < float(element.attrib["x"]) < WIDTH for element in texts)
    assert len(list(svg.iter(f"{SVG}polygon"))) == seats


def test_labels_and_marks_keep_their_distance() -> None:
    svg = ElementTree.fromstring(draw(picture(6, 50, 9)))
    names = [element for element in svg.iter(f"{SVG}text") if element.attrib["class"] == "name"]
    assert all(float(after.attrib["y"]) - float(before.attrib["y"]) >= LABEL for before, after in pairwise(names))
    above = sorted(
        float(circle.attrib["cx"]) for circle in svg.iter(f"{SVG}circle") if float(circle.attrib["cy"]) < 130
    )
    assert len(above) == 4
    assert all(after - before >= MARK for before, after in pairwise(above))


def test_bands_fill_the_plot() -> None:
    svg = ElementTree.fromstring(draw(picture(3, 4, 0)))
    bands = [
        [tuple(map(float, point.split(","))) for point in polygon.attrib["points"].split()]
        for polygon in svg.iter(f"{SVG}polygon")
    ]
    for above, below in pairwise(bands):
        assert above[5:][::-1] == below[:5]


def test_a_name_keeps_clear_of_the_marks() -> None:
    inside = [
        float(element.attrib["x"])
        for element in ElementTree.fromstring(draw(picture(2, 100, 0))).iter(f"{SVG}text")
        if element.attrib["class"] == "on"
    ]
    assert len(inside) == 2
    marked = picture(2, 100, 0)._replace(marks=[Mark("1", choice, "", "x") for choice in range(1, 101, 3)])
    crowded = ElementTree.fromstring(draw(marked))
    assert not [element for element in crowded.iter(f"{SVG}text") if element.attrib["class"] == "on"]


def test_what_is_spread_stays_near_and_in_order() -> None:
    assert spread([10, 50, 90], 20, 0, 100) == [10, 50, 90]
    assert spread([50, 50, 50], 20, 0, 100) == [50, 70, 90]
    assert spread([95, 96, 97], 20, 0, 100) == [60, 80, 100]
    assert spread([], 20, 0, 100) == []
