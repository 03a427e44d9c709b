"""The chart: well-formed, with every name, and everything on the page."""

from xml.etree import ElementTree

import pytest

from kontor.arena.chart import draw
from kontor.arena.result import sum_up

from .matches import invented, ranked

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize(
    ("bots", "count"), [("a,b", 1), ("<a>,b & c", 12), ("search:0.25s,a-bot-with-a-rather-long-name,c,d,e,f,g", 84)]
)
def test_a_chart_names_everybody_and_keeps_to_its_page(bots: str, count: int) -> None:
    match = invented(bots, count, 2)
    result = sum_up(match, {number: ranked(match, number, (1, 2)) for number in range(count)})
    svg = ElementTree.fromstring(draw(result, "Rival Cities & more"))
    words = [element.text for element in svg.iter(f"{SVG}text")]
    assert "Rival Cities & more" in words
    for one in result.standings:
        assert words.count(one.bot) == 1
        assert f"{one.rating.mu:.1f}" in words
        assert f"{one.share.value:.1%}" in words
    width = float(svg.attrib["width"])
    for line in svg.iter(f"{SVG}line"):
        assert 0 <= float(line.attrib["x1"]) <= float(line.attrib["x2"]) <= width
    assert len(list(svg.iter(f"{SVG}circle"))) == 2 * len(result.standings) + 3
