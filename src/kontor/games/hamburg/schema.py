"""The shape of the data files."""

from typing import Annotated, Literal

import msgspec

from kontor.engine.shapes import Source, Sourced

from .terms import CARDS, CLERK_TILES, MAYOR_SIDES, SECTIONS, STEPS, TILES

Number = Annotated[int, msgspec.Meta(ge=0, le=1000)]
Change = Annotated[int, msgspec.Meta(ge=-100, le=100)]
Colour = Literal["violet", "orange", "grey", "pink", "brown"]
Steps = Annotated[list[Number], msgspec.Meta(min_length=STEPS, max_length=STEPS)]
ColourSteps = Annotated[list[list[Colour]], msgspec.Meta(min_length=STEPS, max_length=STEPS)]


class Table(msgspec.Struct, forbid_unknown_fields=True):
    """A table inside another, whose source it shares."""


class Rounds(Sourced):
    rounds: Number
    actions: Annotated[int, msgspec.Meta(ge=2, le=20)]
    hand: Annotated[int, msgspec.Meta(ge=5, le=5)]


class Start(Sourced):
    points: Number
    marks: Number
    workers_of_each: Number


class Basic(Sourced):
    workers: Number
    calm_points: Number


class Dice(Sourced):
    high_from: Annotated[int, msgspec.Meta(ge=1, le=7)]
    low_to: Annotated[int, msgspec.Meta(ge=0, le=6)]


class Risks(Sourced):
    accident_at: Annotated[int, msgspec.Meta(ge=1, le=20)]


class Section(Table):
    colour: Colour
    cost: Number


Side = Annotated[list[Section], msgspec.Meta(min_length=SECTIONS, max_length=SECTIONS)]


class Wall(Sourced):
    left: Side
    right: Side
    third_points: Number


class Square(Sourced):
    points: Annotated[list[Number], msgspec.Meta(min_length=1, max_length=30)]
    beyond: Number


class Majorities(Sourced):
    points: Number


Hummels = Annotated[list[Annotated[int, msgspec.Meta(ge=2, le=19)]], msgspec.Meta(max_length=10)]


class Statues(Sourced):
    two: Hummels
    three: Hummels
    four: Hummels
    five: Hummels
    two_expanded: Hummels
    three_expanded: Hummels
    four_expanded: Hummels
    five_expanded: Hummels
    lemonjettes: list[Number]


class Tokens(Sourced):
    plain_of_each: Annotated[int, msgspec.Meta(ge=1, le=20)]


class Token(Sourced):
    colours: Annotated[list[Colour], msgspec.Meta(min_length=1, max_length=2)]
    bonus: Literal["none", "card", "points", "worker", "marks", "calm"] = "none"
    count: Number = 0


class Mayor(Sourced):
    id: Annotated[int, msgspec.Meta(ge=1, le=MAYOR_SIDES)]
    marks: Number
    workers_of_each: Number
    figure: Number = 0


class Ships(Sourced):
    faces: list[Annotated[int, msgspec.Meta(ge=1, le=6)]]
    orange_workers: Number
    pink_marks: Number
    violet_marks: Number


class TileSide(Table):
    action: Literal["workers", "money", "calm", "wall", "site", "building"]
    sways: str
    steps: Steps | None = None
    colours: ColourSteps | None = None


class Tile(Sourced):
    id: Annotated[int, msgspec.Meta(ge=1, le=TILES)]
    front: TileSide
    back: TileSide


class ClerkSide(Table):
    edict: str
    figure: Change = 0
    colours: list[Colour] = []


class Clerk(Sourced):
    id: Annotated[int, msgspec.Meta(ge=1, le=CLERK_TILES)]
    front: ClerkSide
    back: ClerkSide


class Tom(Sourced):
    one_points: Number
    two_workers: Number
    three_workers: Number
    four_marks: Number
    five_marks: Number
    six_marks: Number


class Box(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    rounds: Rounds
    start: Start
    basic: Basic
    dice: Dice
    risks: Risks
    wall: Wall
    square: Square
    majorities: Majorities
    statues: Statues
    tokens: Tokens
    token: list[Token]
    mayor: list[Mayor]
    ships: Ships
    exchange: list[Tile]
    clerk: list[Clerk]
    tom: Tom


class Card(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    id: Annotated[int, msgspec.Meta(ge=1, le=CARDS)]
    colour: Colour
    type: str
    works: Literal["instant", "permanent", "round", "laurel", "none"]
    phase: Annotated[int, msgspec.Meta(ge=0, le=4)]
    cost: Number
    points: Number
    effect: str
    sources: Annotated[list[Source], msgspec.Meta(min_length=6, max_length=6)]


class Cards(msgspec.Struct, forbid_unknown_fields=True):
    card: list[Card]
