"""Opening the box: reads the data file, checks it, and makes the `Material` of it."""

from functools import cache
from pathlib import Path
from typing import Any

from kontor.engine import data
from kontor.engine.errors import BadData
from kontor.engine.shapes import convert

from . import schema
from .checks import BoxCheck
from .material import Hold, Material
from .terms import CITIES, CRAFTSMEN, DECREE_KINDS, GOODS, RAW, SHRINE, relic_card

NAME = "colonia"
FILE = "base.toml"
BUILT_IN = Path(__file__).parent / "data"


def open_box(folder: str | None = None) -> Material:
    """The material of the data file in `folder`, where there is one, else of our own."""
    return read_box(data.find(NAME, BUILT_IN, FILE, folder), folder or "")


@cache
def read_box(path: Path, folder: str) -> Material:
    """Material never changes, so one copy of a file's serves every state that is loaded or unpickled."""
    content = data.read(path)
    box = convert(content, schema.Box, str(path), BadData)
    BoxCheck(path).box(box)
    material = make(box)
    material.folder = folder
    material.data_hash = data.digest(content)
    return material


def contents(folder: str | None = None) -> dict[str, Any]:
    """The data file as it stands, for showing; `open_box` has checked it."""
    return data.read(data.find(NAME, BUILT_IN, FILE, folder))


def make(box: schema.Box) -> Material:
    m = Material()
    m.weeks = box.calendar.weeks
    m.decrees_a_week = box.calendar.decrees_a_week
    m.members[3:] = [box.members.three, box.members.four, box.members.five, box.members.six]
    m.cards = sorted(box.family_cards.values)
    m.start_money = box.start.money_of_each
    m.start_raw = box.start.raw_from_the_bag
    m.start_goods = box.start.goods_by_die
    m.raw_of_each = box.supply.raw_of_each
    m.goods_of_each = box.supply.goods_of_each
    m.foreign_raw = box.foreign_merchants.raw_each
    m.spaces = box.workshops.spaces
    m.shown = box.relic_hall.shown
    m.window_points = box.windows.points

    figures = box.decree_figures
    m.extra_hold_money = figures.extra_hold_money
    m.most_change = figures.exchange_at_most
    m.most_home = figures.home_at_most
    m.craftsman_orders = figures.craftsman_orders
    m.raw_drawn = figures.raw_drawn
    m.relics_added = figures.relics_added

    craftsmen = {craftsman.id: craftsman for craftsman in box.craftsman}
    m.recipes = [[RAW.index(raw) for raw in craftsmen[name].raw] for name in CRAFTSMEN]
    m.faces = [CRAFTSMEN.index(one.id) for one in sorted(box.craftsman, key=lambda one: one.die)]

    for city in range(len(CITIES)):
        for grade, relic in enumerate(sorted(box.relic, key=lambda relic: relic.id)):
            card = relic_card(city, grade)
            m.price[card], m.points[card], m.copies[card] = relic.price, relic.points, relic.copies
        shrine = relic_card(city, SHRINE)
        m.price[shrine], m.copies[shrine] = box.shrine.price, box.shrine.copies
    m.shrine_times = box.shrine.times

    for week in box.week:
        m.stalls[week.id - 1] = week.stalls
        m.orders[week.id - 1] = week.orders
        m.dice[week.id - 1] = week.dice
        m.leaving[week.id - 1] = week.ships
    for ship in box.ship:
        m.ship_city[ship.id - 1] = CITIES.index(ship.city)
        m.holds[ship.id - 1] = [
            Hold([hold.goods.count(good) for good in GOODS], [hold.a, hold.b]) for hold in ship.holds
        ]
    m.largest_hold = max([hold.size for holds in m.holds for hold in holds])
    for decree in box.decree:
        m.decree_day[decree.id - 1] = decree.day
        m.decree_kind[decree.id - 1] = DECREE_KINDS.index(decree.kind)
    return m
