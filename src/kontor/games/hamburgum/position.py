"""Position documents: the whole state as plain data with readable names, and back."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from kontor.engine.documents import FLAG, WHERE, Codec, Count, Document, StepCodec, Word, find, named, refuse
from kontor.engine.errors import BadPosition
from kontor.engine.rng import Rng
from kontor.engine.shapes import convert

from . import steps
from .box import NAME, open_box
from .census import fault
from .census_of_steps import fault_of_steps
from .material import Material
from .state import HamburgumState
from .terms import (
    ALL_SITES,
    BERTHS,
    CANON,
    CHURCHES,
    EARNED,
    ENDING,
    FAMILIES,
    GOODS,
    HOLDINGS,
    HUB,
    ITEMS,
    KINDS,
    OFFICIALS,
    SETS,
    SITES,
    SPACES,
)

Family = Literal["red", "blue", "green", "yellow", "grey"]
Colour = Literal["red", "white", "yellow", "green", "blue", "purple"]
SiteNumber = Annotated[int, msgspec.Meta(ge=1, le=SITES)]

TOKEN_NAMES = [f"{church}/{kind}" for church in CHURCHES for kind in KINDS]
ACCOUNT = (*KINDS, "bonus", "wealth", "steps")
NOBODY = "dutchman"


class Account(Document):
    """Where a family's prestige came from, and what it spent on the rondel."""

    five: Count
    tokens: Count
    ships: Count
    buildings: Count
    citizens: Count
    bonus: Count
    wealth: Count
    steps: Count


class Holdings(Document):
    beer: Count
    sugar: Count
    cloth: Count
    timber: Count
    brick: Count
    bell: Count
    money: Count
    prestige: Count
    account: Account
    rondel: str | None
    tokens: list[str]
    scored: list[str]
    sites: list[SiteNumber]


class Finished(Document):
    church: Colour
    builder: Family


class Officials(Document):
    set: Literal["base", "open", "shuffled"]
    offered: list[str]
    pile: list[str]


class Position(Document, kw_only=True):
    game: Literal["hamburgum"]
    data: str | None = None
    map: Literal["hamburg", "londinium"]
    first: Family
    turn: Family
    turns: Count
    families: dict[str, Holdings]
    harbour: Annotated[list[dict[str, Count]], msgspec.Meta(min_length=BERTHS, max_length=BERTHS)]
    dutchmen: Count
    finished: list[Finished]
    officials: Officials
    open: list[dict[str, Any]]
    ending: str | None = None
    fence: Count = 0
    chance: tuple[Word, Word] = (1, 1)


def dump(state: HamburgumState) -> dict[str, Any]:
    return {
        "game": NAME,
        "data": state.material.data_hash,
        "map": state.material.map,
        "first": FAMILIES[state.first],
        "turn": FAMILIES[state.mover],
        "turns": state.turns,
        "families": {family: holdings(state, seat) for seat, family in enumerate(state.seat_names)},
        "harbour": [ships_in(state, berth) for berth in range(BERTHS)],
        "dutchmen": state.dutchmen,
        "finished": [
            {"church": CHURCHES[church], "builder": FAMILIES[builder]}
            for church, builder in zip(state.finished, state.builders, strict=True)
        ],
        "officials": {
            "set": SETS[state.officials],
            "offered": [OFFICIALS[official] for official in state.offered],
            "pile": [OFFICIALS[official] for official in state.pile],
        },
        "open": [STEPS.write(step) for step in state.open],
        "ending": state.ending or None,
        "fence": state.fence,
        "chance": [state.rng.x, state.rng.y],
    }


def holdings(state: HamburgumState, seat: int) -> dict[str, Any]:
    stock = state.stock[seat * HOLDINGS : (seat + 1) * HOLDINGS]
    space = state.rondel[seat]
    return {
        **dict(zip(ITEMS, stock, strict=False)),
        "account": dict(zip(ACCOUNT, stock[EARNED:], strict=True)),
        "rondel": None if space == HUB else SPACES[space],
        "tokens": token_names(state.tokens[seat] & ~state.scored),
        "scored": token_names(state.tokens[seat] & state.scored),
        "sites": [site + 1 for site in range(SITES) if state.citizens[seat] >> site & 1],
    }


def token_names(mask: int) -> list[str]:
    return [name for number, name in enumerate(TOKEN_NAMES) if mask >> number & 1]


def ships_in(state: HamburgumState, berth: int) -> dict[str, int]:
    """The ships of a berth by owner; berth 1 comes first."""
    owners = [*state.seat_names, NOBODY]
    ships = state.berths[berth * len(owners) : (berth + 1) * len(owners)]
    return {owner: count for owner, count in zip(owners, ships, strict=True) if count}


def revive(view: Mapping[str, Any], material: Material) -> HamburgumState:
    """The state that a view shows, for looking at; officials that cannot be seen lie in any order."""
    document = {key: view[key] for key in Position.__struct_fields__ if key in view}
    officials = dict(view["officials"])
    known = officials["offered"] + officials.pop("appointed")
    if isinstance(officials["pile"], int):
        officials["pile"] = [name for name in OFFICIALS[CANON:] if name not in known]
    document["officials"] = officials
    return load(document, {material.map: material})


def load(document: Any, materials: dict[str, Material]) -> HamburgumState:
    """The state of a document; raises `BadPosition` when it cannot be."""
    position = convert(document, Position, WHERE, BadPosition)
    material = materials[position.map]
    if position.data not in (None, material.data_hash):
        refuse("data", f"the position was made with data {position.data}, not {material.data_hash}")
    seats = len(position.families)
    if not 2 <= seats <= len(FAMILIES) or {*position.families} != {*FAMILIES[:seats]}:
        refuse("families", f"expected two to five, the first of {', '.join(FAMILIES)}")
    state = HamburgumState(material, seats, SETS.index(position.officials.set), Rng(*position.chance))
    state.lay_out()
    state.fence = position.fence
    state.first = find(state.seat_names, position.first, "first")
    state.mover = find(state.seat_names, position.turn, "turn")
    state.turns = position.turns
    state.stock = []
    for seat, family in enumerate(state.seat_names):
        add_holdings(state, seat, position.families[family], f"families.{family}")
    owners = [*state.seat_names, NOBODY]
    for berth, ships in enumerate(position.harbour):
        for owner, count in ships.items():
            place = find(owners, owner, f"harbour no. {berth + 1}")
            state.berths[berth * len(owners) + place] = count
    state.dutchmen = position.dutchmen
    for finished in position.finished:
        state.finished.append(CHURCHES.index(finished.church))
        builder = find(state.seat_names, finished.builder, "finished")
        state.builders.append(builder)
        state.reach[builder] = ALL_SITES
    state.offered = [find(OFFICIALS, name, "officials.offered") for name in position.officials.offered]
    state.pile = [find(OFFICIALS, name, "officials.pile") for name in position.officials.pile]
    state.ending = position.ending or ""
    if state.ending:
        find((ENDING,), state.ending, "ending")
    state.waiting = bool(state.ending)
    state.open = STEPS.read_all(position.open)
    wrong = fault(state) or fault_of_steps(state)
    if wrong:
        raise BadPosition(f"{WHERE}: {wrong}")
    if not state.ending:
        state.settle()
    return state


def add_holdings(state: HamburgumState, seat: int, given: Holdings, key: str) -> None:
    """Put what a family owns on the table, each token and each site once."""
    m = state.material
    state.stock += [getattr(given, item) for item in ITEMS] + [getattr(given.account, part) for part in ACCOUNT]
    state.rondel[seat] = HUB if given.rondel is None else find(SPACES, given.rondel, f"{key}.rondel")
    for part, names in (("tokens", given.tokens), ("scored", given.scored)):
        for name in names:
            bit = 1 << find(TOKEN_NAMES, name, f"{key}.{part}")
            if not state.left & bit:
                refuse(f"{key}.{part}", f"{name} is there twice")
            state.left &= ~bit
            state.tokens[seat] |= bit
            state.scored |= bit if part == "scored" else 0
    for site in given.sites:
        bit = 1 << site - 1
        if not state.free & bit:
            refuse(f"{key}.sites", f"site {site} is there twice")
        state.free &= ~bit
        state.citizens[seat] |= bit
        state.reach[seat] |= m.near[site - 1]
    state.reach[seat] |= state.footholds(seat)


def restore(document: dict[str, Any], folder: str) -> HamburgumState:
    """The state of a document of our own making, with the data of this folder."""
    return load(document, open_box(folder or None))


# How a step's fields are written and read; those not named here are numbers.
CODECS: dict[str, Codec] = {
    "seat": named(FAMILIES),
    "good": named(GOODS),
    "material": named(ITEMS),
    "church": named((*CHURCHES, "none")),
    "appointed": FLAG,
}
STEPS = StepCodec(steps.ALL, CODECS)
