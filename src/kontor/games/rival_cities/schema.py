"""The shape of the data file. `box` checks what a shape cannot say and makes the `Material`."""

from typing import Annotated, Literal

import msgspec

from kontor.engine.shapes import Sourced

Product = Literal["beer", "cloth", "leather", "furniture"]
ProductOrAny = Literal["beer", "cloth", "leather", "furniture", "any"]
Payment = Literal["beer", "cloth", "leather", "furniture", "letter", "any"]
Reward = Literal[
    "beer", "cloth", "leather", "furniture", "letter", "star", "factory", "any", "prestige", "reactivate",
    "draw", "advance",
]  # fmt: skip
Income = Literal["beer", "cloth", "leather", "furniture", "letter", "star"]
Count = Annotated[int, msgspec.Meta(ge=0, le=60)]
Some = Annotated[int, msgspec.Meta(ge=1, le=60)]


class Supply(Sourced):
    beer: Count
    cloth: Count
    leather: Count
    furniture: Count
    letters: Count
    stars: Count
    factories: Count


class Setup(Sourced):
    start_factories: Count
    first_player_beer: Count
    second_player_beer: Count
    products_of_choice: Some
    ships_in_play: Some
    ship_spaces: Some
    alliances_in_play: Some
    lawsuits_in_play: Some


class InkMove(Sourced):
    space_costs: list[Count]


class Letters(Sourced):
    both_options: Count
    exchange: Some


class Ring(Sourced):
    special_spaces: list[Count]


class PrestigeTrack(Sourced):
    incomes: list[dict[Income, Some]]
    stars: list[Count]


class Court(Sourced):
    repeats: list[Count]
    track_end: Some
    winning_step: Some
    star_step: Some
    consolation_stars: Count


class Victory(Sourced):
    ships_ahead: Some
    lawsuits: Some


class Deed(msgspec.Struct, forbid_unknown_fields=True, tag_field="do"):
    pass


class Produce(Deed, tag="produce"):
    product: ProductOrAny
    amount: Count
    per_factory: Count


class Gift(Deed, tag="gift"):
    product: ProductOrAny
    amount: Some


class Donate(Deed, tag="donate"):
    cost: dict[ProductOrAny, Some]
    stars: Count
    times: Some


class Barter(Deed, tag="barter"):
    times: Some


class GainLetters(Deed, tag="letters"):
    amount: Count


class DrawCard(Deed, tag="draw"):
    pass


class Build(Deed, tag="build"):
    products: Count


class Prestige(Deed, tag="prestige"):
    pass


class Ally(Deed, tag="ally"):
    rival_letters: Count


class Buy(Deed, tag="buy"):
    pass


class Advance(Deed, tag="advance"):
    pass


class CourtRuling(Deed, tag="court"):
    pass


class Reactivate(Deed, tag="reactivate"):
    pass


class Piracy(Deed, tag="piracy"):
    most: Some
    rival_prestige: bool


Deeds = list[
    Produce
    | Gift
    | Donate
    | Barter
    | GainLetters
    | DrawCard
    | Build
    | Prestige
    | Ally
    | Buy
    | Advance
    | CourtRuling
    | Reactivate
    | Piracy
]


class Tile(Sourced):
    actions: Deeds


class Basic(Sourced):
    id: Some
    left: Deeds
    right: Deeds = []


class Special(Sourced):
    id: Some
    actions: Deeds


class Ship(Sourced):
    id: Some
    cost: dict[Product, Some]
    stars: Count
    stars_per_ship: Count = 0
    when: Literal["", "purchase", "income", "production", "lawsuit"] = ""
    reward: dict[Reward, Some] = {}
    power: Literal["", "repeat-prestige", "far-ink", "free-letter", "cheaper-ships"] = ""
    price: dict[Product, Some] = {}
    amount: Count = 0


class Alliance(Sourced):
    id: str
    upkeep: dict[Payment, Some]
    stars: Count
    power: Literal["donation-star", "repeat-prestige", "both-halves", "repeat-draw", "repeat-advance", "extra-product"]
    price: dict[ProductOrAny, Some] = {}
    reward: dict[Product, Some] = {}
    amount: Count = 0


class Lawsuit(Sourced):
    id: Some
    cost: dict[Payment, Some]
    advance: dict[Reward, Some]
    win: dict[Reward, Some]
    stars: Count


class Box(msgspec.Struct, forbid_unknown_fields=True):
    """The whole data file."""

    supply: Supply
    setup: Setup
    ink: InkMove
    letters: Letters
    ring: Ring
    prestige: PrestigeTrack
    court: Court
    victory: Victory
    tile: Tile
    basic: list[Basic]
    special: list[Special]
    ship: list[Ship]
    alliance: list[Alliance]
    lawsuit: list[Lawsuit]
