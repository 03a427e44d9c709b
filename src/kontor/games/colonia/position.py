"""Position documents: the whole state as plain data with readable names, and back."""

from collections.abc import Sequence
from typing import Any

from kontor.engine.documents import WHERE, Codec, StepCodec, bits, find, named, refuse
from kontor.engine.errors import BadPosition
from kontor.engine.rng import Rng
from kontor.engine.shapes import convert

from . import steps
from .box import NAME, open_box
from .census import fault
from .census_of_steps import fault_of_steps
from .document import Holdings, Position, Ships, Shrine
from .material import Material
from .moves import YES
from .state import ColoniaState
from .terms import (
    ALL_STALLS,
    CITIES,
    CRAFTSMEN,
    CURRENCIES,
    DECREE_KINDS,
    DECREES,
    ENDING,
    EXTRA,
    FAMILIES,
    GOODS,
    GRADES,
    HOLDINGS,
    HOLDS,
    ITEMS,
    LEAST_CARD,
    MOORINGS,
    MOST_CARD,
    NOBODY,
    NONE,
    OPEN,
    PLACES,
    RAW,
    RELIC_CARDS,
    SCREENS,
    STREETS,
    VALUES,
    card_name,
)
from .workshops import FAMILY

PLACE_NAMES = ("reserve", *STREETS, "early")
HOLDING_NAMES = (*ITEMS, *PLACE_NAMES)
CARD_NAMES = [card_name(card) for card in range(RELIC_CARDS)]
LOOSE_NAMES = [f"{city}-{grade + 1}" for city in CITIES for grade in range(GRADES)]


def dump(state: ColoniaState) -> dict[str, Any]:
    return {
        "game": NAME,
        "data": state.material.data_hash,
        "values": VALUES[state.values],
        "screens": "closed" if state.closed else "open",
        "week": state.week,
        "order": [FAMILIES[seat] for seat in state.order],
        "families": {family: holdings(state, seat) for seat, family in enumerate(state.seat_names)},
        "bag": dict(zip(RAW, state.bag, strict=True)),
        "supply": dict(zip(GOODS, state.supply, strict=True)),
        "stalls": [
            {
                **dict(zip(RAW, state.stalls[stall * len(RAW) : (stall + 1) * len(RAW)], strict=True)),
                "owner": family_or_none(state.stall_owners[stall]),
                "members": state.stall_members[stall],
            }
            for stall in range(ALL_STALLS)
        ],
        "workshops": [
            {
                "bar": state.bars[craftsman],
                "fresh": state.fresh[craftsman],
                "orders": [
                    {"family": FAMILIES[order // FAMILY], "members": order % FAMILY}
                    for order in state.queues[craftsman]
                ],
            }
            for craftsman in range(len(CRAFTSMEN))
        ],
        "leaving": state.leaving,
        "extra_hold": state.extra,
        "fewer_members": state.fewer,
        "weeks": {"card": None if state.week_card == NONE else state.week_card + 1, "pile": up(state.week_pile)},
        "decrees": {"open": up(state.decrees), "pile": up(state.decree_pile)},
        "ships": {
            "port": [moored(state, mooring) for mooring in range(len(state.port))],
            "pile": up(state.ship_pile),
            "sailed": up(state.sailed),
        },
        "relics": {
            "show": [
                {"card": CARD_NAMES[card], "insurer": family_or_none(insurer)}
                for card, insurer in zip(state.show, state.insurers, strict=True)
            ],
            "pile": [CARD_NAMES[card] for card in state.relic_pile],
            "discards": [CARD_NAMES[card] for card in state.relic_discards],
        },
        "shrines": {
            name: {
                "owner": family_or_none(state.shrine_owners[city]),
                "relic": None if state.shrine_relics[city] == NONE else state.shrine_relics[city] + 1,
            }
            for city, name in enumerate(CITIES)
        },
        "windows": {name: family_or_none(state.windows[city]) for city, name in enumerate(CITIES)},
        "open": [STEPS.write(step) for step in state.open],
        "ending": state.ending or None,
        "fence": state.fence,
        "chance": [state.rng.x, state.rng.y],
    }


def holdings(state: ColoniaState, seat: int) -> dict[str, Any]:
    at = seat * len(LOOSE_NAMES)
    loose = zip(LOOSE_NAMES, state.relics[at : at + len(LOOSE_NAMES)], strict=True)
    return {
        **dict(zip(HOLDING_NAMES, state.held[seat * HOLDINGS : (seat + 1) * HOLDINGS], strict=True)),
        "cards": [value for value in range(LEAST_CARD, MOST_CARD + 1) if state.cards[seat] >> value & 1],
        "played": state.played[seat] or None,
        "votes": state.votes[seat],
        "answer": spell_answer(state, seat),
        "relics": {name: count for name, count in loose if count},
    }


def spell_answer(state: ColoniaState, seat: int) -> str | None:
    """The answer to the open secret question, as the move it was given by."""
    answer = state.answers[seat]
    if answer == OPEN:
        return None
    if state.open[-1].name == "family-cards":
        return f"card:{answer}"
    return "yes" if answer == YES else "no"


def moored(state: ColoniaState, mooring: int) -> dict[str, Any]:
    owners = [family_or_none(owner) for owner in state.holds[mooring * PLACES : (mooring + 1) * PLACES]]
    return {"ship": state.port[mooring] + 1, "holds": owners[:HOLDS], "extra": owners[EXTRA]}


def family_or_none(seat: int) -> str | None:
    return None if seat == NOBODY else FAMILIES[seat]


def up(numbers: list[int]) -> list[int]:
    """Numbers as they are printed, from 1 on."""
    return [number + 1 for number in numbers]


def down(numbers: Sequence[int]) -> list[int]:
    return [number - 1 for number in numbers]


def load(document: Any, material: Material) -> ColoniaState:
    """The state of a document; raises `BadPosition` when it cannot be."""
    position = convert(document, Position, WHERE, BadPosition)
    if position.data not in (None, material.data_hash):
        refuse("data", f"the position was made with data {position.data}, not {material.data_hash}")
    seats = len(position.families)
    if not 3 <= seats <= len(FAMILIES) or {*position.families} != {*FAMILIES[:seats]}:
        refuse("families", f"expected three to six, the first of {', '.join(FAMILIES)}")
    closed = position.screens == SCREENS[0]
    state = ColoniaState(material, seats, VALUES.index(position.values), closed, Rng(*position.chance))
    state.lay_out()
    state.fence = position.fence
    state.week = position.week
    state.order = [seat_of(state, family, "order") for family in position.order]
    state.open = STEPS.read_all(position.open)
    state.held = []
    for seat, family in enumerate(state.seat_names):
        add_holdings(state, seat, position.families[family], f"families.{family}")
    state.bag = [getattr(position.bag, raw) for raw in RAW]
    state.supply = [getattr(position.supply, good) for good in GOODS]
    state.stalls = [getattr(stall, raw) for stall in position.stalls for raw in RAW]
    state.stall_owners = [seat_or_nobody(state, stall.owner, "stalls") for stall in position.stalls]
    state.stall_members = [stall.members for stall in position.stalls]
    state.bars = [workshop.bar for workshop in position.workshops]
    state.fresh = [workshop.fresh for workshop in position.workshops]
    state.queues = [
        [seat_of(state, order.family, "workshops") * FAMILY + order.members for order in workshop.orders]
        for workshop in position.workshops
    ]
    state.leaving = position.leaving
    state.extra = position.extra_hold
    state.fewer = position.fewer_members
    state.week_card = NONE if position.weeks.card is None else position.weeks.card - 1
    state.week_pile = down(position.weeks.pile)
    state.decrees = down(position.decrees.open)
    state.decree_pile = down(position.decrees.pile)
    add_ships(state, position.ships)
    add_relics(state, position)
    state.ending = position.ending or ""
    if state.ending:
        find((ENDING,), state.ending, "ending")
    state.waiting = bool(state.ending)
    wrong = fault(state) or fault_of_steps(state)
    if wrong:
        raise BadPosition(f"{WHERE}: {wrong}")
    if not state.ending:
        state.settle()
    return state


def add_holdings(state: ColoniaState, seat: int, given: Holdings, key: str) -> None:
    state.held += [getattr(given, name) for name in HOLDING_NAMES]
    state.cards[seat] = sum(1 << value for value in set(given.cards))
    state.played[seat] = given.played or 0
    state.votes[seat] = given.votes
    if given.answer is not None:
        names = [f"card:{value}" for value in range(LEAST_CARD, MOST_CARD + 1)]
        if state.open and state.open[-1].name == "family-cards":
            state.answers[seat] = LEAST_CARD + find(names, given.answer, f"{key}.answer")
        else:
            state.answers[seat] = YES + find(("yes", "no"), given.answer, f"{key}.answer")
    for name, count in given.relics.items():
        state.relics[seat * len(LOOSE_NAMES) + find(LOOSE_NAMES, name, f"{key}.relics")] = count


def add_ships(state: ColoniaState, ships: Ships) -> None:
    if len(ships.port) > MOORINGS:
        refuse("ships.port", f"expected at most {MOORINGS} ships")
    state.port = [mooring.ship - 1 for mooring in ships.port]
    owners = [owner for mooring in ships.port for owner in (*mooring.holds, mooring.extra)]
    state.holds[: len(owners)] = [seat_or_nobody(state, owner, "ships.port") for owner in owners]
    state.ship_pile = down(ships.pile)
    state.sailed = down(ships.sailed)


def add_relics(state: ColoniaState, position: Position) -> None:
    relics = position.relics
    state.show = [find(CARD_NAMES, shown.card, "relics.show") for shown in relics.show]
    state.insurers = [seat_or_nobody(state, shown.insurer, "relics.show") for shown in relics.show]
    state.relic_pile = [find(CARD_NAMES, name, "relics.pile") for name in relics.pile]
    state.relic_discards = [find(CARD_NAMES, name, "relics.discards") for name in relics.discards]
    for city, name in enumerate(CITIES):
        shrine: Shrine = getattr(position.shrines, name)
        state.shrine_owners[city] = seat_or_nobody(state, shrine.owner, f"shrines.{name}")
        state.shrine_relics[city] = NONE if shrine.relic is None else shrine.relic - 1
        state.windows[city] = seat_or_nobody(state, getattr(position.windows, name), f"windows.{name}")


def seat_of(state: ColoniaState, family: str, key: str) -> int:
    return find(state.seat_names, family, key)


def seat_or_nobody(state: ColoniaState, family: str | None, key: str) -> int:
    return NOBODY if family is None else seat_of(state, family, key)


def restore(document: dict[str, Any], folder: str) -> ColoniaState:
    """The state of a document of our own making, with the data of this folder."""
    return load(document, open_box(folder or None))


# How a step's fields are written and read; those not named here are numbers.
CODECS: dict[str, Codec] = {
    "decree": named([str(number) for number in range(1, DECREES + 1)]),
    "seat": named(FAMILIES),
    "passed": bits(FAMILIES),
    "city": named(CITIES),
    "currency": named(CURRENCIES),
    "kind": named(DECREE_KINDS),
}
STEPS = StepCodec(steps.ALL, CODECS)
