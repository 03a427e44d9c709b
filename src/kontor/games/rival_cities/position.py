"""Position documents: the whole state as plain data with readable names, and back."""

from typing import Annotated, Any, Literal

import msgspec

from kontor.engine.documents import FLAG, WHERE, Codec, Count, Document, StepCodec, Word, bits, find, named
from kontor.engine.errors import BadPosition
from kontor.engine.rng import Rng
from kontor.engine.shapes import convert

from . import steps
from .box import NAME, open_box
from .census import fault
from .census_of_steps import fault_of_steps
from .material import Material
from .state import RESERVE, RivalState
from .terms import (
    ALLIANCES,
    BASICS,
    CITIES,
    COUNTS,
    EMPTY,
    HOLDINGS,
    LAWSUITS,
    OUT_OF_GAME,
    PRODUCTS,
    SHIPS,
    SPACES,
    SPECIALS,
    SUPPLY,
    WINS,
    card_name,
    special,
)

City = Literal["hamburg", "altona"]
Ally = Literal["amsterdam", "bruxelles", "gdansk", "kjobenhavn", "le-havre", "london", "novgorod", "oslo"]
ShipNumber = Annotated[int, msgspec.Meta(ge=1, le=SHIPS)]
SpecialNumber = Annotated[int, msgspec.Meta(ge=1, le=SPECIALS)]
LawsuitNumber = Annotated[int, msgspec.Meta(ge=1, le=LAWSUITS)]

HOLDING_NAMES = (*PRODUCTS, "letters", "stars", "factories", "idle")
CARD_NAMES = [card_name(card) for card in range(1 + BASICS + SPECIALS)]
REPEATS = ("bruxelles", "ship-16")


class Marker(Document):
    """Where a marker stands: so many steps on a city's side; none in the middle."""

    side: City | None
    step: Count


class Lawsuit(Marker):
    lawsuit: LawsuitNumber


class Stock(Document):
    beer: Count
    cloth: Count
    leather: Count
    furniture: Count
    letters: Count
    stars: Count
    factories: Count


class CityStock(Stock):
    idle: Count
    ships: list[ShipNumber]
    alliances: list[Ally]
    lawsuits: list[LawsuitNumber]
    hand: list[SpecialNumber]
    shown: list[SpecialNumber]


class Cities(Document):
    hamburg: CityStock
    altona: CityStock


class Specials(Document):
    pile: list[SpecialNumber]
    discards: list[SpecialNumber]
    played: list[SpecialNumber]


class Ships(Document):
    row: list[ShipNumber | None]
    pile: list[ShipNumber]
    away: list[ShipNumber]


class Lawsuits(Document):
    docket: list[Lawsuit]
    pile: list[LawsuitNumber]
    closed: list[LawsuitNumber]
    away: list[LawsuitNumber]


class Position(Document, kw_only=True):
    game: Literal["rival-cities"]
    data: str | None = None
    ink: Annotated[int, msgspec.Meta(ge=0, lt=SPACES)]
    turn: City
    bell: City | None
    seasons: Count
    prestige: Marker
    cities: Cities
    supply: Stock
    ring: Annotated[list[str | None], msgspec.Meta(min_length=SPACES, max_length=SPACES)]
    specials: Specials
    ships: Ships
    alliances: list[Ally]
    lawsuits: Lawsuits
    open: list[dict[str, Any]]
    ending: str | None = None
    winner: City | None = None
    fence: Count = 0
    chance: tuple[Word, Word] = (1, 1)


def dump(state: RivalState) -> dict[str, Any]:
    return {
        "game": NAME,
        "data": state.material.data_hash,
        "ink": state.ink,
        "turn": CITIES[state.mover],
        "bell": city_or_none(state.bell),
        "seasons": state.seasons,
        "prestige": marker(state.prestige),
        "cities": {city: city_stock(state, seat) for seat, city in enumerate(CITIES)},
        "supply": dict(zip(HOLDING_NAMES[:-1], state.goods[RESERVE:], strict=False)),
        "ring": [None if card == EMPTY else card_name(card) for card in state.ring],
        "specials": {
            "pile": numbers(state.pile),
            "discards": numbers(state.discards),
            "played": numbers(state.played),
        },
        "ships": {
            "row": [None if ship == EMPTY else ship for ship in state.ship_row],
            "pile": state.ship_pile[:],
            "away": state.ships_away[:],
        },
        "alliances": [ally for ally, owner in zip(ALLIANCES, state.allies, strict=True) if owner == SUPPLY],
        "lawsuits": {
            "docket": [
                {"lawsuit": lawsuit} | marker(place) for lawsuit, place in zip(state.docket, state.markers, strict=True)
            ],
            "pile": state.lawsuit_pile[:],
            "closed": state.closed[:],
            "away": state.lawsuits_away[:],
        },
        "open": [STEPS.write(step) for step in state.open],
        "ending": state.ending or None,
        "winner": city_or_none(state.winner),
        "fence": state.fence,
        "chance": [state.rng.x, state.rng.y],
    }


def city_stock(state: RivalState, seat: int) -> dict[str, Any]:
    return {
        **dict(zip(HOLDING_NAMES, state.goods[seat * HOLDINGS : (seat + 1) * HOLDINGS], strict=True)),
        "ships": [ship for ship in range(1, SHIPS + 1) if state.has_ship(seat, ship)],
        "alliances": [ally for ally, owner in zip(ALLIANCES, state.allies, strict=True) if owner == seat],
        "lawsuits": state.won[seat][:],
        "hand": numbers(state.hands[seat]),
        "shown": numbers([card for card in state.hands[seat] if state.shown >> card & 1]),
    }


def numbers(cards: list[int]) -> list[int]:
    return [card - BASICS for card in cards]


def marker(place: int) -> dict[str, Any]:
    return {"side": CITIES[place < 0] if place else None, "step": abs(place)}


def city_or_none(seat: int) -> str | None:
    return CITIES[seat] if seat >= 0 else None


def load(document: Any, material: Material) -> RivalState:
    """The state of a document; raises `BadPosition` when it cannot be."""
    position = convert(document, Position, WHERE, BadPosition)
    if position.data not in (None, material.data_hash):
        raise BadPosition(f"{WHERE}: data: the position was made with data {position.data}, not {material.data_hash}")
    state = RivalState(material, Rng(*position.chance))
    state.fence = position.fence
    state.waiting = position.ending is not None
    cities = [position.cities.hamburg, position.cities.altona]
    state.goods = [getattr(city, name) for city in cities for name in HOLDING_NAMES]
    state.goods += [getattr(position.supply, name) for name in HOLDING_NAMES[:-1]] + [0]
    state.ring = [EMPTY if name is None else find(CARD_NAMES, name, "ring") for name in position.ring]
    state.hands = [[special(number) for number in city.hand] for city in cities]
    state.shown = sum(1 << special(number) for city in cities for number in set(city.shown))
    state.pile = [special(number) for number in position.specials.pile]
    state.discards = [special(number) for number in position.specials.discards]
    state.played = [special(number) for number in position.specials.played]
    state.ship_row = [EMPTY if ship is None else ship for ship in position.ships.row]
    state.ship_pile = position.ships.pile
    state.ships_away = position.ships.away
    state.fleets = [sum(1 << ship for ship in set(city.ships)) for city in cities]
    state.fleet_sizes = [len(city.ships) for city in cities]
    state.allies = owners(position)
    state.docket = [entry.lawsuit for entry in position.lawsuits.docket]
    state.markers = [signed(entry, f"lawsuits.docket no. {i + 1}") for i, entry in enumerate(position.lawsuits.docket)]
    state.lawsuit_pile = position.lawsuits.pile
    state.lawsuits_away = position.lawsuits.away
    state.closed = position.lawsuits.closed
    state.won = [city.lawsuits for city in cities]
    state.ink = position.ink
    state.prestige = signed(position.prestige, "prestige")
    state.mover = CITIES.index(position.turn)
    state.bell = -1 if position.bell is None else CITIES.index(position.bell)
    state.seasons = position.seasons
    state.winner = -1 if position.winner is None else CITIES.index(position.winner)
    state.ending = position.ending or ""
    if state.ending:
        find((*WINS, *COUNTS), state.ending, "ending")
    state.open = STEPS.read_all(position.open)
    wrong = fault(state) or fault_of_steps(state)
    if wrong:
        raise BadPosition(f"{WHERE}: {wrong}")
    if not state.ending:
        state.settle()
    return state


def restore(document: dict[str, Any], folder: str) -> RivalState:
    """The state of a document of our own making, with the data of this folder."""
    return load(document, open_box(folder or None))


def owners(position: Position) -> list[int]:
    allies = [OUT_OF_GAME] * len(ALLIANCES)
    for owner, held in enumerate((position.cities.hamburg.alliances, position.cities.altona.alliances)):
        for ally in held:
            if allies[ALLIANCES.index(ally)] != OUT_OF_GAME:
                raise BadPosition(f"{WHERE}: alliances: {ally} is there twice")
            allies[ALLIANCES.index(ally)] = owner
    for ally in position.alliances:
        if allies[ALLIANCES.index(ally)] != OUT_OF_GAME:
            raise BadPosition(f"{WHERE}: alliances: {ally} is there twice")
        allies[ALLIANCES.index(ally)] = SUPPLY
    return allies


def signed(place: Marker, key: str) -> int:
    if (place.side is None) != (place.step == 0):
        raise BadPosition(f"{WHERE}: {key}: a marker in the middle has side null and step 0, any other has both")
    return -place.step if place.side == "altona" else place.step


# How a step's fields are written and read; those not named here are numbers.
CODECS: dict[str, Codec] = {
    "seat": named(CITIES),
    "product": named(PRODUCTS),
    "least": named(PRODUCTS),
    "card": named(CARD_NAMES),
    "ally": named((*ALLIANCES, "none")),
    "half": named(("none", "left", "right")),
    "turn": named(("first", "second")),
    "gained": bits(PRODUCTS),
    "given": bits(PRODUCTS),
    "used": bits(REPEATS),
    "left": bits(tuple(str(place) for place in range(8))),
    "first": FLAG,
    "begun": FLAG,
    "le_havre": FLAG,
}
STEPS = StepCodec(steps.ALL, CODECS)
