"""Opening the box: reads the data files, checks them, and makes the `Material` of them."""

from functools import cache
from pathlib import Path
from typing import Any

from kontor.engine import data
from kontor.engine.errors import BadData
from kontor.engine.shapes import convert

from . import notation, schema
from .checks import BoxCheck, CardCheck
from .material import Material, Token
from .terms import (
    ACTIONS,
    BONUSES,
    COLOURS,
    EDICTS,
    PARK,
    STEPS,
    SWAYS,
    TYPES,
    WORKINGS,
    ZOO,
)

NAME = "hamburg"
BASE = "base.toml"
CARDS = "cards.toml"
BUILT_IN = Path(__file__).parent / "data"


def open_box(folder: str | None = None) -> Material:
    """The material of the data files in `folder`, where there are any, else of our own."""
    return read_box(find(BASE, folder), find(CARDS, folder), folder or "")


def find(file: str, folder: str | None) -> Path:
    return data.find(NAME, BUILT_IN, file, folder)


@cache
def read_box(base: Path, cards: Path, folder: str) -> Material:
    """Material never changes, so one copy of the files' serves every state that is loaded or unpickled."""
    base_content, card_content = data.read(base), data.read(cards)
    box = convert(base_content, schema.Box, str(base), BadData)
    BoxCheck(base).box(box)
    hand = convert(card_content, schema.Cards, str(cards), BadData)
    CardCheck(cards).cards(hand)
    material = Material()
    fill_base(material, box)
    fill_tiles(material, box)
    fill_cards(material, hand)
    material.folder = folder
    material.data_hash = data.digest({"base": base_content, "cards": card_content})
    return material


def contents(folder: str | None = None) -> dict[str, Any]:
    """The data files as they stand, for showing; `open_box` has checked them."""
    return data.read(find(BASE, folder)) | data.read(find(CARDS, folder))


def mask(colours: list[schema.Colour]) -> int:
    return sum(1 << COLOURS.index(one) for one in colours)


def fill_base(m: Material, box: schema.Box) -> None:
    m.rounds, m.actions, m.hand = box.rounds.rounds, box.rounds.actions, box.rounds.hand
    m.start_points, m.start_marks, m.start_workers = box.start.points, box.start.marks, box.start.workers_of_each
    m.workers_taken, m.calm_points = box.basic.workers, box.basic.calm_points
    m.high_from, m.low_to, m.accident_at = box.dice.high_from, box.dice.low_to, box.risks.accident_at
    for side, sections in enumerate((box.wall.left, box.wall.right)):
        m.wall_colour[side] = [COLOURS.index(section.colour) for section in sections]
        m.wall_cost[side] = [section.cost for section in sections]
    m.third_points = box.wall.third_points
    m.square_points, m.beyond = [0, *box.square.points], box.square.beyond
    m.majority_points = box.majorities.points
    statues = box.statues
    plain = (statues.two, statues.two, statues.three, statues.four, statues.five)
    expanded = (statues.two_expanded, statues.two_expanded, statues.three_expanded)
    for players, hummels in enumerate(plain, 1):
        m.hummels[players] = sorted(hummels)
    for players, hummels in enumerate((*expanded, statues.four_expanded, statues.five_expanded), 1):
        m.more_hummels[players] = sorted(hummels)
    m.lemonjettes = sorted(statues.lemonjettes)
    for mayor in box.mayor:
        m.mayor_marks[mayor.id], m.mayor_workers[mayor.id] = mayor.marks, mayor.workers_of_each
        m.mayor_figure[mayor.id] = mayor.figure
    tom = box.tom
    m.tom_points, m.tom_two_workers, m.tom_three_workers = tom.one_points, tom.two_workers, tom.three_workers
    m.tom_marks = [0, 0, 0, 0, tom.four_marks, tom.five_marks, tom.six_marks]


def fill_tiles(m: Material, box: schema.Box) -> None:
    m.tokens = [Token([colour], 0, 0) for colour in range(len(COLOURS)) for _ in range(box.tokens.plain_of_each)]
    m.plain_tokens = len(m.tokens)
    for token in box.token:
        colours = [COLOURS.index(colour) for colour in token.colours]
        m.tokens.append(Token(colours, BONUSES.index(token.bonus), token.count))
    m.ship_faces = sum(1 << face for face in set(box.ships.faces))
    m.ship_workers = box.ships.orange_workers
    m.ship_price, m.ship_marks = box.ships.pink_marks, box.ships.violet_marks
    for tile in box.exchange:
        for side, half in enumerate((tile.front, tile.back)):
            at = 2 * (tile.id - 1) + side
            m.tile_action[at], m.tile_sways[at] = ACTIONS.index(half.action), SWAYS.index(half.sways)
            for step in range(STEPS):
                m.tile_figure[at * STEPS + step] = half.steps[step] if half.steps else 1
                m.tile_colours[at * STEPS + step] = mask(half.colours[step]) if half.colours else 0
    for clerk in box.clerk:
        for side, part in enumerate((clerk.front, clerk.back)):
            at = 2 * (clerk.id - 1) + side
            m.clerk_edict[at], m.clerk_figure[at] = EDICTS.index(part.edict), part.figure
            m.clerk_colours[at] = mask(part.colours or list(COLOURS))


def fill_cards(m: Material, cards: schema.Cards) -> None:
    for card in sorted(cards.card, key=lambda one: one.id):
        number = card.id
        effect = notation.read(card.effect)
        m.colour[number] = COLOURS.index(card.colour)
        m.type[number] = TYPES.index(card.type)
        m.types[number] = effect.types or 1 << m.type[number]
        m.works[number], m.phase[number] = WORKINGS.index(card.works), card.phase
        m.cost[number], m.points[number] = card.cost, card.points
        m.effects[number] = effect
        m.of_colour[m.colour[number]].append(number)
        if m.type[number] in (ZOO, PARK):
            m.types[number] = 0
        if effect.power == notation.POWER_ADVANCE_DISCOUNT:
            m.advance_discount = effect.power_figure
        if effect.power == notation.POWER_BUILDING_DISCOUNT:
            m.building_discount = effect.power_figure
