"""The shape of a position document."""

from typing import Annotated, Any, Literal

import msgspec

from kontor.engine.documents import Count, Document, Word

from .terms import CARDS, CLERK_TILES, MAYOR_SIDES, SECTIONS, STEPS, TILES, WINDOWS

Seat = Literal["red", "green", "yellow", "blue", "white"]
Side = Literal["left", "right"]
Colour = Literal["violet", "orange", "grey", "pink", "brown"]
Expansion = Literal["mayors", "statues", "accidents", "ships", "exchange", "clerks"]
Majority = Literal["square", "buildings", "wall", "score", "zoo"]
Card = Annotated[int, msgspec.Meta(ge=1, le=CARDS)]
Face = Annotated[int, msgspec.Meta(ge=0, le=6)]


class Colours(Document):
    violet: Count
    orange: Count
    grey: Count
    pink: Count
    brown: Count


class Building(Document):
    """Its place is the site under it, or the zoo over it."""

    card: Card
    site: Card | None
    zoo: Card | None
    used: Count


class Statue(Document):
    """None of both where none was left."""

    hummel: Count | None
    lemonjette: Count | None


class Wall(Document):
    left: Annotated[int, msgspec.Meta(ge=0, le=SECTIONS)]
    right: Annotated[int, msgspec.Meta(ge=0, le=SECTIONS)]


class Statues(Document):
    left: Statue | None
    right: Statue | None


class Board(Document):
    marks: Count
    points: Count
    workers: Colours
    risks: Colours
    struck: list[Colour]
    wall: Wall
    statues: Statues
    square: Count
    majorities: list[Majority]
    mayor: Annotated[int, msgspec.Meta(ge=1, le=MAYOR_SIDES)] | None
    used_twice: bool
    hand: list[Card]
    sites: list[Card]
    buildings: list[Building]
    left: list[Card]


class Piles(Document):
    violet: list[Card]
    orange: list[Card]
    grey: list[Card]
    pink: list[Card]
    brown: list[Card]


class Discards(Document):
    """From the bottom to the top; so many from the bottom lie in an order that nobody knows."""

    cards: list[Card]
    shuffled: Count


class Exchange(Document):
    """The open tile is the last."""

    tiles: list[Annotated[int, msgspec.Meta(ge=1, le=TILES)]]
    step: Annotated[int, msgspec.Meta(ge=1, le=2 * STEPS)]


class Tokens(Document):
    bag: list[Count]
    used: list[Count]


class ClerkTile(Document):
    tile: Annotated[int, msgspec.Meta(ge=1, le=CLERK_TILES)]
    side: Literal["front", "back"]


Six = msgspec.Meta(min_length=WINDOWS, max_length=WINDOWS)


class Position(Document, kw_only=True):
    game: Literal["hamburg"]
    data: str | None = None
    expansions: list[Expansion]
    round: Count
    first: str
    boards: dict[str, Board]
    piles: Piles
    discards: Discards
    # Cards that are not open, by number, and the seats that know them beside or instead of their owner.
    seen: dict[str, list[Seat]]
    dice: Annotated[list[Face], Six]
    window: Annotated[int, msgspec.Meta(ge=1, le=WINDOWS)] | None
    clerks: Annotated[list[Count], Six]
    tokens: Tokens
    hummels: list[Count]
    lemonjettes: list[Count]
    ships: list[str]
    exchange: Exchange
    clerk_tiles: list[ClerkTile]
    open: list[dict[str, Any]]
    ending: str | None = None
    fence: Count = 0
    chance: tuple[Word, Word] = (1, 1)
