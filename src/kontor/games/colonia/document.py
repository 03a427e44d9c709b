"""The shape of a position document."""

from typing import Annotated, Any, Literal

import msgspec

from kontor.engine.documents import Count, Document, Word

from .terms import ALL_STALLS, CRAFTSMEN, DECREES, GRADES, HOLDS, LEAST_CARD, MOORINGS, MOST_CARD, SHIPS, WEEK_CARDS
from .workshops import FAMILY

Family = Literal["yellow", "blue", "green", "red", "orange", "violet"]
WeekNumber = Annotated[int, msgspec.Meta(ge=1, le=WEEK_CARDS)]
DecreeNumber = Annotated[int, msgspec.Meta(ge=1, le=DECREES)]
ShipNumber = Annotated[int, msgspec.Meta(ge=1, le=SHIPS)]
CardValue = Annotated[int, msgspec.Meta(ge=LEAST_CARD, le=MOST_CARD)]
Members = Annotated[int, msgspec.Meta(ge=1, le=FAMILY - 1)]


class RawStock(Document):
    leather: Count
    iron: Count
    wood: Count
    linen: Count
    fur: Count


class GoodStock(Document):
    saddle: Count
    wheel: Count
    painting: Count
    clothing: Count
    shoes: Count


class Stall(RawStock):
    owner: Family | None
    members: Count


class Order(Document):
    family: Family
    members: Members


class Workshop(Document):
    bar: Count
    fresh: Count
    orders: list[Order]


class Mooring(Document):
    ship: ShipNumber
    holds: Annotated[list[Family | None], msgspec.Meta(min_length=HOLDS, max_length=HOLDS)]
    extra: Family | None


class Holdings(Document):
    leather: Count
    iron: Count
    wood: Count
    linen: Count
    fur: Count
    saddle: Count
    wheel: Count
    painting: Count
    clothing: Count
    shoes: Count
    mark: Count
    gulden: Count
    pfund: Count
    grivna: Count
    reserve: Count
    tuesday: Count
    wednesday: Count
    thursday: Count
    friday: Count
    early: Count
    cards: list[CardValue]
    played: CardValue | None
    votes: Count
    answer: str | None
    relics: dict[str, Count]


class Shrine(Document):
    owner: Family | None
    relic: Annotated[int, msgspec.Meta(ge=1, le=GRADES)] | None


class Weeks(Document):
    card: WeekNumber | None
    pile: list[WeekNumber]


class Decrees(Document):
    open: list[DecreeNumber]
    pile: list[DecreeNumber]


class Ships(Document):
    port: list[Mooring]
    pile: list[ShipNumber]
    sailed: list[ShipNumber]


class Shown(Document):
    card: str
    insurer: Family | None


class Relics(Document):
    show: list[Shown]
    pile: list[str]
    discards: list[str]


class Cities(Document):
    bergen: Family | None
    bruges: Family | None
    london: Family | None
    novgorod: Family | None


class Shrines(Document):
    bergen: Shrine
    bruges: Shrine
    london: Shrine
    novgorod: Shrine


class Position(Document, kw_only=True):
    game: Literal["colonia"]
    data: str | None = None
    values: Literal["a", "b"]
    screens: Literal["open", "closed"]
    week: Annotated[int, msgspec.Meta(ge=0, le=6)]
    order: list[Family]
    families: dict[str, Holdings]
    bag: RawStock
    supply: GoodStock
    stalls: Annotated[list[Stall], msgspec.Meta(min_length=ALL_STALLS, max_length=ALL_STALLS)]
    workshops: Annotated[list[Workshop], msgspec.Meta(min_length=len(CRAFTSMEN), max_length=len(CRAFTSMEN))]
    leaving: Annotated[int, msgspec.Meta(ge=0, le=MOORINGS)]
    extra_hold: bool
    fewer_members: bool
    weeks: Weeks
    decrees: Decrees
    ships: Ships
    relics: Relics
    shrines: Shrines
    windows: Cities
    open: list[dict[str, Any]]
    ending: str | None = None
    fence: Count = 0
    chance: tuple[Word, Word] = (1, 1)
