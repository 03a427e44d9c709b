"""The maps as data: what they promise, and what is said of a broken one."""

import shutil
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from kontor import games
from kontor.engine.errors import BadData

from .table import GAME

MAPS = ("hamburg", "londinium")
PURPLE_LINES = '["purple", 10], ["purple", 13],\n    ["purple", 23], ["purple", 25],'


def lines(map: str) -> list[tuple[Any, Any]]:
    drawn = GAME.contents()[f"{map}: lines"]
    return [tuple(line) for line in [*drawn["churches"], *drawn["sites"]]]


def places(map: str) -> dict[Any, tuple[int, int]]:
    contents = GAME.contents()
    churches = {name: at for name, at in contents[f"{map}: church_places"].items() if name != "source"}
    return {one: tuple(at) for one, at in churches.items()} | {
        site["id"]: tuple(site["at"]) for site in contents[f"{map}: site"]
    }


def reached(start: Any, edges: list[tuple[Any, Any]]) -> set[Any]:
    seen = {start}
    grown = True
    while grown:
        grown = False
        for one, other in edges:
            if (one in seen) != (other in seen):
                seen |= {one, other}
                grown = True
    return seen


@pytest.mark.parametrize(("map", "count", "between"), [("hamburg", 58, 11), ("londinium", 60, 13)])
def test_the_number_of_lines(map: str, count: int, between: int) -> None:
    parish = {site["id"]: site["parish"] for site in GAME.contents()[f"{map}: site"]}
    drawn = lines(map)
    assert len(drawn) == count
    assert sum(one in parish and other in parish and parish[one] != parish[other] for one, other in drawn) == between


@pytest.mark.parametrize("map", MAPS)
def test_every_parish_is_connected_to_its_church(map: str) -> None:
    for colour in ("red", "white", "yellow", "green", "blue"):
        own = {site["id"] for site in GAME.contents()[f"{map}: site"] if site["parish"] == colour} | {colour}
        inside = [(one, other) for one, other in lines(map) if one in own and other in own]
        assert reached(colour, inside) == own


@pytest.mark.parametrize("map", MAPS)
def test_no_single_site_cuts_the_city(map: str) -> None:
    everything = set(places(map))
    for site in range(1, 29):
        rest = [(one, other) for one, other in lines(map) if site not in (one, other)]
        assert reached("red", rest) == everything - {site}


@pytest.mark.parametrize("map", MAPS)
def test_no_two_lines_cross(map: str) -> None:
    at = places(map)

    def side(a: Any, b: Any, c: Any) -> int:
        (ax, ay), (bx, by), (cx, cy) = at[a], at[b], at[c]
        return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)

    for (a, b), (c, d) in combinations(lines(map), 2):
        if not {a, b} & {c, d}:
            assert not (side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0), (a, b, c, d)


@pytest.mark.parametrize("map", MAPS)
def test_a_map_says_that_it_is_a_reconstruction(map: str) -> None:
    contents = GAME.contents()
    assert contents[f"{map}: map"]["source"] == contents[f"{map}: lines"]["source"] == "reconstructed"
    assert {site["source"] for site in contents[f"{map}: site"]} == {"reconstructed"}


def own_data(folder: Path, file: str, old: str, new: str) -> str:
    shutil.copytree(GAME.room / "data", folder / "hamburgum")
    path = folder / "hamburgum" / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return str(folder)


def test_a_corrected_map_is_played_with(tmp_path: Path) -> None:
    folder = own_data(tmp_path, "maps/hamburg.toml", '["red", 2], ', '["red", 2], ["red", 5], ')
    corrected = games.get("hamburgum", folder)
    assert corrected.data_hash != GAME.data_hash
    state = corrected.start(2, 1, {"first": "red"})
    for seat, move in (
        (0, "church"), (0, "donate:red"), (0, "done"), (1, "beer"), (0, "guildhall"), (1, "sugar"),
    ):  # fmt: skip
        state.play(seat, corrected.moves.number(move))
    assert corrected.dump(state)["families"]["red"]["tokens"] == ["red/five"]
    assert corrected.contents()["hamburg: lines"]["churches"][1] == ["red", 5]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            'building = "cloth-maker"',
            'building = "brewer"',
            r"site with building 'brewer': expected 5 of them",
        ),
        ('building = "cloth-maker"', 'building = "inn"', r"site no\. 1\.building: Invalid enum value 'inn'"),
        ('parish = "red"', 'parish = "purple"', r"site 1\.parish: expected one of the five parishes"),
        ('parish = "red"', 'parish = "pink"', r"site no\. 1\.parish: Invalid enum value 'pink'"),
        ("id = 28", "id = 27", r"site with id 27: expected exactly one, found 2"),
        ("id = 28", "id = 29", r"site with id 28: expected exactly one, found 0"),
        ('id = "blue"', 'id = "red"', r"church with id 'red': expected exactly one, found 2"),
        ("[1, 2], ", "[1, 1], ", r"line from 1 to 1: expected two different ends"),
        ("[1, 2], ", "[1, 3], ", r"line from 1 to 3: expected two different ends, and each line once"),
        ("[1, 2], ", "[1, 30], ", r"line from 1 to 30: expected sites from 1 to 28"),
        ("[1, 2], [1, 3], ", "", r"site 1: expected lines that join it to the rest"),
        (
            '["purple", 10], ["purple", 13],\n    ["purple", 23], ["purple", 25],',
            "",
            r"church purple: expected at least one",
        ),
        ("at = [80, 225]", "at = [80, 900]", r"site 1\.at: expected a place on the canvas of 1000 by 700"),
        ("at = [80, 225]", "at = [175, 300]", r"site 1\.at: expected a place of its own; church red is there"),
        ("at = [80, 225]", "at = [80]", r"site no\. 1\.at: Expected 'array' of length 2"),
        ('name = "Hamburg"', 'name = "Hamburg"\nriver = "Elbe"', r"map: Object contains unknown field 'river'"),
        ('source = "reconstructed"', 'source = "hearsay"', r"map\.source: Invalid enum value 'hearsay'"),
    ],
)
def test_a_broken_map_is_refused(tmp_path: Path, old: str, new: str, message: str) -> None:
    folder = own_data(tmp_path, "maps/hamburg.toml", old, new)
    with pytest.raises(BadData, match=r"hamburg\.toml: " + message):
        games.get("hamburgum", folder)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"church", ', "", r"rondel space with id 'church': expected exactly one, found 0"),
        ("free = 3", "free = 9", r"steps\.free: expected at most 8"),
        ("money = [10, 20, 30, 40, 50]", "money = [10]", r"start\.money: expected 5 figures, found 1"),
        ("goods = [100, 90, 80, 70, 60, 50]", "goods = [100, 90, 80]", r"prices\.goods: expected 6 figures"),
        ("without_ship = 30", "without_ship = 50", r"prices\.without_ship: expected less than any price by ship"),
        ("depot = [20, 50,", "depot = [50, 50,", r"prices\.depot: expected rising prices"),
        ("depot = [20, 50,", "depot = [20,", r"prices\.depot: expected 10 figures, found 9"),
        ("each = 5", "each = 6", r"ships\.each: expected at most 5"),
        ("bell = [0, 0, 0, 0, 1]", "bell = [0, 0, 0, 0, 2]", r"donations\.bell: expected at most 1"),
        ("bonus = [8, 7, 6, 5, 4, 3]", "bonus = [8]", r"church_track\.bonus: expected 6 figures"),
        ('id = "red"', 'id = "blue"', r"building_token with id 'red': expected exactly one, found 0"),
        ("copies = 3", "copies = 4", r"official with set 'base': expected 7 in all, found 8"),
        ("bricks = 1", "bricks = 0", r"official canon: expected a number of bricks and no money"),
        ('per = "citizen of anybody"\n', "", r"official councilman: expected money per something and no bricks"),
        ("merchant_money = 100", "merchant_money = -1", r"buildings\.merchant_money: Expected 'int' >= 0"),
    ],
)
def test_a_broken_box_is_refused(tmp_path: Path, old: str, new: str, message: str) -> None:
    folder = own_data(tmp_path, "base.toml", old, new)
    with pytest.raises(BadData, match=r"base\.toml: " + message):
        games.get("hamburgum", folder)
