"""The shape of the data file. `box` checks what a shape cannot say and makes the `Material`."""

from typing import Annotated, Literal

import msgspec

from kontor.engine.shapes import Sourced

Raw = Literal["leather", "iron", "wood", "linen", "fur"]
Good = Literal["saddle", "wheel", "painting", "clothing", "shoes"]
CraftsmanName = Literal["saddler", "wheelwright", "painter", "tailor", "shoemaker"]
CityName = Literal["bergen", "bruges", "london", "novgorod"]
Currency = Literal["mark", "gulden", "pfund", "grivna"]
DecreeKind = Literal[
    "saddler", "wheelwright", "painter", "tailor", "shoemaker",
    "more-raw", "foreign-merchants", "draw-raw", "home-wednesday", "two-ships-sail", "one-ship-sails",
    "home-thursday", "die-good", "extra-hold", "two-relics", "fewer-members", "exchange",
]  # fmt: skip
Count = Annotated[int, msgspec.Meta(ge=0, le=60)]
Some = Annotated[int, msgspec.Meta(ge=1, le=60)]


class Calendar(Sourced):
    weeks: Literal[6]
    decrees_a_week: Literal[3]


class Members(Sourced):
    three: Some
    four: Some
    five: Some
    six: Some


class FamilyCards(Sourced):
    values: list[Some]


class Start(Sourced):
    money_of_each: Count
    raw_from_the_bag: Count
    goods_by_die: Count


class Market(Sourced):
    stalls: Literal[7]


class ForeignMerchants(Sourced):
    stalls: Literal[2]
    raw_each: Some


class Supply(Sourced):
    raw_of_each: Some
    goods_of_each: Some


class Workshops(Sourced):
    spaces: Some


class Harbour(Sourced):
    moorings: Literal[4]


class RelicHall(Sourced):
    shown: Some
    extra: Count


class Windows(Sourced):
    points: Count


class DecreeFigures(Sourced):
    extra_hold_money: Count
    exchange_at_most: Some
    home_at_most: Some
    craftsman_orders: Some
    raw_drawn: Some
    relics_added: Some


class City(Sourced):
    id: CityName
    currency: Currency


class Craftsman(Sourced):
    id: CraftsmanName
    die: Some
    raw: tuple[Raw, Raw]
    good: Good


class Relic(Sourced):
    id: Some
    price: Some
    points: Count
    copies: Some


class Shrine(Sourced):
    price: Some
    copies: Literal[1]
    times: Some


class Week(Sourced):
    id: Some
    stalls: list[Count]
    orders: list[Count]
    dice: Count
    ships: Count


class Hold(msgspec.Struct, forbid_unknown_fields=True):
    goods: list[Good]
    a: Some
    b: Some


class Ship(Sourced):
    id: Some
    city: CityName
    holds: list[Hold]


class Decree(Sourced):
    id: Some
    day: Literal[3, 4, 5, 6]
    kind: DecreeKind


class Box(msgspec.Struct, forbid_unknown_fields=True):
    calendar: Calendar
    members: Members
    family_cards: FamilyCards
    start: Start
    market: Market
    foreign_merchants: ForeignMerchants
    supply: Supply
    workshops: Workshops
    harbour: Harbour
    relic_hall: RelicHall
    windows: Windows
    decree_figures: DecreeFigures
    city: list[City]
    craftsman: list[Craftsman]
    relic: list[Relic]
    shrine: Shrine
    week: list[Week]
    ship: list[Ship]
    decree: list[Decree]
