"""The shape of the data files. `box` checks what a shape cannot say and makes the `Material`."""

from typing import Annotated, Literal

import msgspec

from kontor.engine.shapes import Sourced

Space = Literal["beer", "sugar", "cloth", "trade-a", "trade-b", "dockyard", "church", "guildhall"]
Colour = Literal["red", "white", "yellow", "green", "blue", "purple"]
Building = Literal["brewer", "sugar-refiner", "cloth-maker", "merchant", "captain", "official"]
OfficialName = Literal[
    "councilman", "vicar", "lord-mayor",
    "canon", "guildmaster", "harbour-master", "deacon", "sexton", "master-builder", "civil-servant",
]  # fmt: skip
Merit = Literal[
    "citizen of anybody", "donation of anybody", "complete church",
    "good", "ship", "own donation", "church", "citizen", "parish",
]  # fmt: skip
Count = Annotated[int, msgspec.Meta(ge=0, le=1000)]
Some = Annotated[int, msgspec.Meta(ge=1, le=1000)]
Point = tuple[Count, Count]


class Rondel(Sourced):
    spaces: list[Space]


class Steps(Sourced):
    free: Some
    points_each_further: Some


class Production(Sourced):
    base: Count
    per_building: Count


class Start(Sourced):
    beer: Count
    sugar: Count
    cloth: Count
    timber: Count
    brick: Count
    money: list[Count]
    prestige: list[Count]


class Prices(Sourced):
    goods: list[Some]
    without_ship: Count
    depot: list[Some]


class Ships(Sourced):
    each: Some
    dutchmen: Count
    timber: Some


class ShipsRuling(Sourced):
    build_with_returning_ship: bool


class Donations(Sourced):
    brick: list[Count]
    timber: list[Count]
    bell: list[Count]
    money: list[Count]
    money_per_own_citizen: list[Count]


class ChurchTrack(Sourced):
    bonus: list[Count]


class Tokens(Sourced):
    five: Count
    per_token: Count
    per_ship: Count


class BuildingToken(Sourced):
    id: Colour
    building: Building
    points: Count


class CitizenToken(Sourced):
    id: Colour
    points: Count
    counts: Literal["parish", "city"]


class Buildings(Sourced):
    timber: Some
    brick: Some
    merchant_money: Count


class End(Sourced):
    money_per_unit: Count
    money_per_point: Some


class Official(Sourced):
    id: OfficialName
    set: Literal["base", "blue"]
    copies: Some
    per: Merit | None = None
    money: Count = 0
    bricks: Count = 0


class Box(msgspec.Struct, forbid_unknown_fields=True):
    rondel: Rondel
    steps: Steps
    production: Production
    start: Start
    prices: Prices
    ships: Ships
    ships_ruling: ShipsRuling
    donations: Donations
    church_track: ChurchTrack
    tokens: Tokens
    building_token: list[BuildingToken]
    citizen_token: list[CitizenToken]
    buildings: Buildings
    end: End
    official: list[Official]


class Board(Sourced):
    name: str
    canvas: tuple[Some, Some]
    harbour: tuple[Count, Count, Count, Count]


class Church(Sourced):
    id: Colour
    name: str


class ChurchPlaces(Sourced):
    red: Point
    white: Point
    yellow: Point
    green: Point
    blue: Point
    purple: Point


class Site(Sourced):
    id: Some
    parish: Colour
    building: Building
    at: Point


class Lines(Sourced):
    churches: list[tuple[Colour, Some]]
    sites: list[tuple[Some, Some]]


class Map(msgspec.Struct, forbid_unknown_fields=True):
    map: Board
    church: list[Church]
    church_places: ChurchPlaces
    site: list[Site]
    lines: Lines
