"""Opening the box: reads the data files, checks them, and makes the `Material` of each map."""

from functools import cache
from pathlib import Path
from typing import Any

from kontor.engine import data
from kontor.engine.errors import BadData
from kontor.engine.shapes import convert

from . import schema
from .checks import BoxCheck, MapCheck
from .material import Material
from .moves import RONDEL
from .terms import ALL_SITES, BUILDINGS, CANON, CHURCHES, MAPS, MERITS, OFFICIALS, SPACES

NAME = "hamburgum"
FILE = "base.toml"
MAP_FILES = {name: f"maps/{name}.toml" for name in MAPS}
BUILT_IN = Path(__file__).parent / "data"


def open_box(folder: str | None = None) -> dict[str, Material]:
    """The material of each map, from the files in `folder` where there are any, else from our own."""
    return read_box(
        tuple(data.find(NAME, BUILT_IN, file, folder) for file in (FILE, *MAP_FILES.values())), folder or ""
    )


@cache
def read_box(paths: tuple[Path, ...], folder: str) -> dict[str, Material]:
    """Material never changes, so one copy of it serves every state that is loaded or unpickled."""
    base, *maps = paths
    content = data.read(base)
    box = convert(content, schema.Box, str(base), BadData)
    BoxCheck(base).box(box)
    materials: dict[str, Material] = {}
    contents = {FILE: content}
    for name, path in zip(MAPS, maps, strict=True):
        contents[MAP_FILES[name]] = data.read(path)
        chart = convert(contents[MAP_FILES[name]], schema.Map, str(path), BadData)
        MapCheck(path).map(chart)
        material = make(box)
        add_map(material, name, chart, box)
        material.folder = folder
        materials[name] = material
    for material in materials.values():
        material.data_hash = data.digest(contents)
    return materials


def contents(folder: str | None = None) -> dict[str, Any]:
    """The data files as they stand, for showing; `open_box` has checked them."""
    shown = data.read(data.find(NAME, BUILT_IN, FILE, folder))
    for name, file in MAP_FILES.items():
        chart = data.read(data.find(NAME, BUILT_IN, file, folder))
        shown |= {f"{name}: {key}": value for key, value in chart.items()}
    return shown


def make(box: schema.Box) -> Material:
    m = Material()
    m.rondel = [SPACES.index(space) for space in box.rondel.spaces]
    m.places = [m.rondel.index(space) for space in range(len(SPACES))]
    m.free_steps = box.steps.free
    m.step_price = box.steps.points_each_further
    m.from_hub = [RONDEL + space for space in m.rondel]
    m.ways = [ways_from(m, place) for place in range(len(SPACES))]

    m.base_production = box.production.base
    m.building_production = box.production.per_building
    start = box.start
    m.start = [start.beer, start.sugar, start.cloth, start.timber, start.brick]
    m.start_money = start.money
    m.start_prestige = start.prestige

    m.prices = box.prices.goods
    m.price_without_ship = box.prices.without_ship
    m.depot = [0, *box.prices.depot]

    m.ships_each = box.ships.each
    m.dutchmen = box.ships.dutchmen
    m.ship_timber = box.ships.timber
    m.build_with_returning_ship = box.ships_ruling.build_with_returning_ship

    m.donation_brick = box.donations.brick
    m.donation_timber = box.donations.timber
    m.donation_bell = box.donations.bell
    m.donation_money = box.donations.money
    m.donation_per_citizen = box.donations.money_per_own_citizen
    m.bonus = box.church_track.bonus

    m.five_points = box.tokens.five
    m.points_per_token = box.tokens.per_token
    m.points_per_ship = box.tokens.per_ship
    for built in box.building_token:
        m.token_building[CHURCHES.index(built.id)] = BUILDINGS.index(built.building)
        m.token_building_points[CHURCHES.index(built.id)] = built.points
    for citizen in box.citizen_token:
        m.token_citizen_points[CHURCHES.index(citizen.id)] = citizen.points

    m.building_timber = box.buildings.timber
    m.building_brick = box.buildings.brick
    m.merchant_money = box.buildings.merchant_money
    m.unit_money = box.end.money_per_unit
    m.point_money = box.end.money_per_point

    m.officials = [[], []]
    for official in box.official:
        number = OFFICIALS.index(official.id)
        m.officials[official.set == "blue"] += [number] * official.copies
        if official.per is not None:
            m.merit[number] = MERITS.index(official.per)
            m.merit_money[number] = official.money
    m.canon_bricks = next(official.bricks for official in box.official if official.id == OFFICIALS[CANON])
    return m


def ways_from(m: Material, place: int) -> list[list[int]]:
    """The moves of a marker at this place, by the points it may spend; more points than the last buy no more."""
    most = (len(SPACES) - m.free_steps) * m.step_price
    ways = []
    for points in range(most + 1):
        steps = range(1, m.free_steps + points // m.step_price + 1)
        ways.append([RONDEL + m.rondel[(place + step) % len(SPACES)] for step in steps])
    return ways


def add_map(m: Material, name: str, chart: schema.Map, box: schema.Box) -> None:
    m.map = name
    churches = sorted(chart.church, key=lambda church: CHURCHES.index(church.id))
    m.church_names = [church.name for church in churches]
    m.church_at = [list(getattr(chart.church_places, colour)) for colour in CHURCHES]
    for site in sorted(chart.site, key=lambda site: site.id):
        number, parish, kind = site.id - 1, CHURCHES.index(site.parish), BUILDINGS.index(site.building)
        m.site_at.append(list(site.at))
        m.parish[number] = parish
        m.building[number] = kind
        m.in_parish[parish] |= 1 << number
        m.of_kind[kind] |= 1 << number
    for colour, site_id in chart.lines.churches:
        m.church_lines.append((CHURCHES.index(colour), site_id - 1))
        m.near_church[CHURCHES.index(colour)] |= 1 << site_id - 1
    for one, other in chart.lines.sites:
        m.lines.append((one - 1, other - 1))
        m.near[one - 1] |= 1 << other - 1
        m.near[other - 1] |= 1 << one - 1
    for token in box.citizen_token:
        church = CHURCHES.index(token.id)
        m.token_sites[church] = ALL_SITES if token.counts == "city" else m.in_parish[church]
