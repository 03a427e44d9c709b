"""Setting up the table and the two openings."""

from collections.abc import Mapping
from typing import ClassVar

from kontor.engine.rng import Rng

from .material import Material
from .questions import Doing, GainAny
from .state import RivalState, start_goods
from .terms import (
    ALLIANCES,
    ALTONA,
    BASICS,
    BEER,
    CITIES,
    EMPTY,
    FACTORY,
    HAMBURG,
    LAWSUITS,
    OUT_OF_GAME,
    SHIPS,
    SPACES,
    SPECIALS,
    SUPPLY,
    TILE,
    special,
)
from .turn import Ink


def set_up(material: Material, seed: int, options: Mapping[str, str]) -> RivalState:
    state = RivalState(material, Rng.seeded(seed))
    rng = state.rng
    state.goods = start_goods(material)
    state.hands = [[], []]
    state.shown = 0
    state.discards = []
    state.played = []
    state.fleets = [0, 0]
    state.fleet_sizes = [0, 0]
    state.closed = []
    state.won = [[], []]
    state.markers = [0] * len(material.repeats)
    state.ink = 0
    state.prestige = 0
    state.bell = -1
    state.seasons = 0
    state.winner = -1

    first = options["first"]
    state.mover = rng.below(len(CITIES)) if first == "random" else CITIES.index(first)
    deal_cards(state, options["layout"] == "learning")
    deal_ships(state)
    deal_alliances(state)
    deal_lawsuits(state)

    for seat in (HAMBURG, ALTONA):
        state.gain(seat, FACTORY, material.start_factories)
    state.open.append(Ink(state.mover))
    state.open.append(Opening(1 - state.mover, 1))
    state.open.append(Opening(state.mover, 0))
    state.settle()
    return state


def deal_cards(state: RivalState, in_order: bool) -> None:
    basics = list(range(1, BASICS + 1))
    if not in_order:
        state.rng.shuffle(basics)
    state.pile = [special(number) for number in range(1, SPECIALS + 1)]
    state.rng.shuffle(state.pile)
    state.ring = [EMPTY] * SPACES
    state.ring[0] = TILE
    for space, card in zip(state.material.basic_spaces, basics, strict=True):
        state.ring[space] = card
    for space in state.material.special_spaces:
        state.ring[space] = state.pile.pop()


def deal_ships(state: RivalState) -> None:
    m = state.material
    ships = list(range(1, SHIPS + 1))
    state.rng.shuffle(ships)
    state.ship_pile = ships[: m.ships_in_play]
    state.ships_away = ships[m.ships_in_play :]
    state.ship_row = [state.ship_pile.pop() for _ in range(m.ship_spaces)]


def deal_alliances(state: RivalState) -> None:
    order = list(range(len(ALLIANCES)))
    state.rng.shuffle(order)
    state.allies = [OUT_OF_GAME] * len(ALLIANCES)
    for ally in order[: state.material.alliances_in_play]:
        state.allies[ally] = SUPPLY


def deal_lawsuits(state: RivalState) -> None:
    m = state.material
    lawsuits = list(range(1, LAWSUITS + 1))
    state.rng.shuffle(lawsuits)
    state.lawsuit_pile = lawsuits[: m.lawsuits_in_play]
    state.lawsuits_away = lawsuits[m.lawsuits_in_play :]
    state.docket = [state.lawsuit_pile.pop() for _ in m.repeats]


class Opening(Doing):
    """A city's first products: beer, and one of choice. `turn` is 0 for the first player, 1 for the second."""

    name: ClassVar[str] = "opening"
    fields: ClassVar[tuple[str, ...]] = ("seat", "turn")

    def __init__(self, seat: int, turn: int) -> None:
        self.seat = seat
        self.turn = turn

    def run(self, state: RivalState) -> None:
        state.gain(self.seat, BEER, state.material.start_beer[self.turn])
        state.open.append(FirstProduct(self.seat, state.material.start_choices))


class FirstProduct(GainAny):
    """The product of choice to begin with."""

    name: ClassVar[str] = "first-product"

    def again(self, count: int, least: int) -> GainAny:
        return FirstProduct(self.seat, count, least)
