"""Setting up the table."""

from typing import ClassVar

from kontor.engine.errors import BadSetup
from kontor.engine.rng import Rng

from .cards import shuffle_discards
from .material import Material
from .moves import MAYOR as MAYOR_MOVE
from .questions import Question
from .rounds import Round
from .state import HamburgState
from .terms import (
    ACCIDENTS,
    ALL_SHIPS,
    CLERK_TILES,
    CLERKS,
    COLOURS,
    EXCHANGE,
    HOLDINGS,
    MARKS,
    MAYOR,
    MAYOR_SIDES,
    MAYORS,
    SCORE,
    SEATS,
    SHIPS,
    STATUES,
    TILES,
    TOM,
    WINDOWS,
    WORKERS,
)


def set_up(material: Material, seats: int, seed: int, expansions: int, first: str) -> HamburgState:
    if first != "random" and first not in SEATS[:seats]:
        seated = ", ".join(SEATS[:seats])
        raise BadSetup(f"the option 'first' is '{first}', but with {seats} players only {seated} are seated")
    state = HamburgState(material, seats, expansions, Rng.seeded(seed))
    state.lay_out()
    shuffle_piles(state)
    lay_tiles(state)
    for board in range(state.boards):
        equip(state, board, material.start_marks, material.start_workers)
    if seats == 1:
        state.first = TOM
    else:
        state.first = state.rng.below(seats) if first == "random" else SEATS.index(first)
    state.open.append(Round())
    if state.has(MAYORS):
        deal_mayors(state)
    state.settle()
    return state


def shuffle_piles(state: HamburgState) -> None:
    """The cards by colour, and the top card of every pile as the first discards."""
    for colour in range(len(COLOURS)):
        pile = state.material.of_colour[colour][:]
        state.rng.shuffle(pile)
        state.piles[colour] = pile
        state.discards.append(pile.pop())
    shuffle_discards(state)


def lay_tiles(state: HamburgState) -> None:
    m = state.material
    tokens = len(m.tokens) if state.has(ACCIDENTS) else m.plain_tokens
    state.tokens = list(range(tokens))
    state.rng.shuffle(state.tokens)
    state.hummels = (m.more_hummels if state.has(STATUES) else m.hummels)[state.seats][:]
    if state.has(STATUES):
        state.lemonjettes = m.lemonjettes[:]
    if state.has(EXCHANGE):
        state.exchange = list(range(TILES))
        state.rng.shuffle(state.exchange)
    if state.has(CLERKS):
        tiles = [tile for tile in range(CLERK_TILES) if state.has(SHIPS) or m.clerk_edict[2 * tile] != ALL_SHIPS]
        state.rng.shuffle(tiles)
        state.clerk_tiles = [2 * tile + state.rng.below(2) for tile in tiles[:WINDOWS]]


def equip(state: HamburgState, board: int, marks: int, workers: int) -> None:
    at = board * HOLDINGS
    state.held[at + SCORE] = state.material.start_points
    state.held[at + MARKS] = marks
    for colour in range(len(COLOURS)):
        state.held[at + WORKERS + colour] = workers


def deal_mayors(state: HamburgState) -> None:
    """A tile by lot for everybody, of which one side is chosen."""
    tiles = list(range(MAYOR_SIDES // 2))
    state.rng.shuffle(tiles)
    for place in range(state.boards - 1, -1, -1):
        seat = (state.first + place) % state.boards
        if not state.is_tom(seat):
            state.open.append(ChooseMayor(seat, tiles[seat]))


class ChooseMayor(Question):
    """Choose a side of one's mayor tile, and begin with what it says."""

    name: ClassVar[str] = "mayor"
    fields: ClassVar[tuple[str, ...]] = ("seat", "tile")

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile

    def offers(self, state: HamburgState) -> list[int]:
        return [MAYOR_MOVE + 2 * self.tile + 1, MAYOR_MOVE + 2 * self.tile + 2]

    def answer(self, state: HamburgState, seat: int, move: int) -> None:
        mayor = move - MAYOR_MOVE
        m = state.material
        state.held[self.seat * HOLDINGS + MAYOR] = mayor
        equip(state, self.seat, m.mayor_marks[mayor], m.mayor_workers[mayor])
        if state.listener is not None:
            state.tell("mayor", self.seat, {"mayor": mayor})
