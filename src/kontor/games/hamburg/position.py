"""Position documents: the whole state as plain data with readable names, and back."""

from typing import Any

from kontor.engine.documents import FLAG, WHERE, Codec, StepCodec, bits, find, named, refuse
from kontor.engine.errors import BadPosition
from kontor.engine.rng import Rng
from kontor.engine.shapes import convert

from . import steps
from .box import NAME, open_box
from .cards import take_stock
from .census import fault
from .census_of_steps import fault_of_steps
from .document import Board, Building, Position, Statue
from .material import Material
from .state import HamburgState
from .terms import (
    BONUSES,
    CARDS,
    COLOURS,
    DICE,
    ENDING,
    EXPANSIONS,
    FLIPPED,
    HOLDINGS,
    LEMON,
    MAJORITIES,
    MARKS,
    MAYOR,
    NO_STATUE,
    NONE,
    RISKS,
    RIVAL,
    SCORE,
    SEATS,
    SIDES,
    SQUARE,
    STATUE,
    STRUCK,
    TWICE,
    TYPES,
    WALL,
    WORKERS,
)

FACES = ("front", "back")


def board_names(state: HamburgState) -> list[str]:
    return [*state.seat_names, RIVAL] if state.seats == 1 else list(state.seat_names)


def dump(state: HamburgState) -> dict[str, Any]:
    names = board_names(state)
    return {
        "game": NAME,
        "data": state.material.data_hash,
        "expansions": names_of(state.expansions, EXPANSIONS),
        "round": state.round,
        "first": names[state.first],
        "boards": {name: write_board(state, board) for board, name in enumerate(names)},
        "piles": dict(zip(COLOURS, [pile[:] for pile in state.piles], strict=True)),
        "discards": {"cards": state.discards[:], "shuffled": state.veiled},
        "seen": {str(card): names_of(mask, SEATS) for card, mask in enumerate(state.seen) if mask},
        "dice": state.dice[:],
        "window": None if state.window == NONE else state.window + 1,
        "clerks": state.clerks[:],
        "tokens": {"bag": state.tokens[:], "used": state.spent_tokens[:]},
        "hummels": state.hummels[:],
        "lemonjettes": state.lemonjettes[:],
        "ships": names_of(state.sailing, DICE),
        "exchange": {"tiles": [tile + 1 for tile in state.exchange], "step": state.tile_step + 1},
        "clerk_tiles": [{"tile": tile // 2 + 1, "side": FACES[tile % 2]} for tile in state.clerk_tiles],
        "open": [codec(state).write(step) for step in state.open],
        "ending": state.ending or None,
        "fence": state.fence,
        "chance": [state.rng.x, state.rng.y],
    }


def names_of(mask: int, names: tuple[str, ...]) -> list[str]:
    return [name for place, name in enumerate(names) if mask >> place & 1]


def mask_of(given: list[Any], names: tuple[str, ...]) -> int:
    return sum(1 << names.index(name) for name in set(given))


def write_board(state: HamburgState, board: int) -> dict[str, Any]:
    at = board * HOLDINGS
    held = state.held
    return {
        "marks": held[at + MARKS],
        "points": held[at + SCORE],
        "workers": dict(zip(COLOURS, held[at + WORKERS : at + WORKERS + len(COLOURS)], strict=True)),
        "risks": dict(zip(COLOURS, held[at + RISKS : at + RISKS + len(COLOURS)], strict=True)),
        "struck": names_of(held[at + STRUCK], COLOURS),
        "wall": dict(zip(SIDES, held[at + WALL : at + WALL + len(SIDES)], strict=True)),
        "statues": {side: write_statue(held[at + STATUE + place]) for place, side in enumerate(SIDES)},
        "square": held[at + SQUARE],
        "majorities": names_of(held[at + FLIPPED], MAJORITIES),
        "mayor": held[at + MAYOR] or None,
        "used_twice": held[at + TWICE] != 0,
        "hand": state.hands[board][:],
        "sites": state.sites[board][:],
        "buildings": [
            {"card": card, "site": on if on > 0 else None, "zoo": None if on > 0 else -on, "used": used}
            for card, on, used in zip(state.built[board], state.stands[board], state.used[board], strict=True)
        ],
        "left": state.left[board][:],
    }


def write_statue(statue: int) -> dict[str, int | None] | None:
    if statue == 0:
        return None
    hummel = statue if NO_STATUE < statue < LEMON else None
    return {"hummel": hummel, "lemonjette": statue - LEMON if statue >= LEMON else None}


def load(document: Any, material: Material) -> HamburgState:
    """The state of a document; raises `BadPosition` when it cannot be."""
    position = convert(document, Position, WHERE, BadPosition)
    if position.data not in (None, material.data_hash):
        refuse("data", f"the position was made with data {position.data}, not {material.data_hash}")
    seats = 1 if RIVAL in position.boards else len(position.boards)
    state = HamburgState(material, seats, mask_of(position.expansions, EXPANSIONS), Rng(*position.chance))
    names = board_names(state)
    if not 1 <= seats <= len(SEATS) or {*position.boards} != {*names}:
        refuse("boards", f"expected the first of {', '.join(SEATS)}, two to five; or {SEATS[0]} and {RIVAL}")
    state.lay_out()
    state.fence, state.round = position.fence, position.round
    state.first = find(names, position.first, "first")
    for board, name in enumerate(names):
        read_board(state, board, position.boards[name], f"boards.{name}")
    read_table(state, position)
    state.open = codec(state).read_all(position.open)
    state.ending = position.ending or ""
    if state.ending:
        find((ENDING,), state.ending, "ending")
    state.waiting = bool(state.ending)
    wrong = fault(state) or fault_of_steps(state)
    if wrong:
        raise BadPosition(f"{WHERE}: {wrong}")
    for board in range(state.boards):
        take_stock(state, board)
    if not state.ending:
        state.settle()
    return state


def read_table(state: HamburgState, position: Position) -> None:
    state.piles = [getattr(position.piles, colour) for colour in COLOURS]
    state.discards, state.veiled = position.discards.cards, position.discards.shuffled
    for name, seats in position.seen.items():
        card = find([str(number) for number in range(1, CARDS + 1)], name, "seen") + 1
        state.seen[card] = mask_of(list(seats), SEATS)
    state.dice, state.clerks = position.dice, position.clerks
    state.window = NONE if position.window is None else position.window - 1
    state.tokens, state.spent_tokens = position.tokens.bag, position.tokens.used
    state.hummels, state.lemonjettes = position.hummels, position.lemonjettes
    state.sailing = sum(1 << find(DICE, ship, "ships") for ship in set(position.ships))
    state.exchange = [tile - 1 for tile in position.exchange.tiles]
    state.tile_step = position.exchange.step - 1
    state.clerk_tiles = [2 * (one.tile - 1) + FACES.index(one.side) for one in position.clerk_tiles]


def read_board(state: HamburgState, board: int, given: Board, key: str) -> None:
    at = board * HOLDINGS
    held = state.held
    held[at + MARKS], held[at + SCORE] = given.marks, given.points
    for place, colour in enumerate(COLOURS):
        held[at + WORKERS + place] = getattr(given.workers, colour)
        held[at + RISKS + place] = getattr(given.risks, colour)
    for place, side in enumerate(SIDES):
        held[at + WALL + place] = getattr(given.wall, side)
        held[at + STATUE + place] = read_statue(getattr(given.statues, side), f"{key}.statues.{side}")
    held[at + STRUCK] = mask_of(list(given.struck), COLOURS)
    held[at + SQUARE], held[at + MAYOR] = given.square, given.mayor or 0
    held[at + FLIPPED] = mask_of(list(given.majorities), MAJORITIES)
    held[at + TWICE] = int(given.used_twice)
    state.hands[board], state.sites[board], state.left[board] = given.hand, given.sites, given.left
    state.built[board] = [building.card for building in given.buildings]
    state.stands[board] = [place_of(building, key) for building in given.buildings]
    state.used[board] = [building.used for building in given.buildings]


def place_of(building: Building, key: str) -> int:
    if (building.site is None) == (building.zoo is None):
        refuse(f"{key}.buildings", f"expected a site or a zoo for card {building.card}, and not both")
    return building.site if building.site is not None else -(building.zoo or 0)


def read_statue(statue: Statue | None, key: str) -> int:
    if statue is None:
        return 0
    if statue.hummel is not None and statue.lemonjette is not None:
        refuse(key, "expected a Hummel or a Lemonjette, not both")
    if statue.lemonjette is not None:
        return LEMON + statue.lemonjette
    return NO_STATUE if statue.hummel is None else statue.hummel


def restore(document: dict[str, Any], folder: str) -> HamburgState:
    """The state of a document of our own making, with the data of this folder."""
    return load(document, open_box(folder or None))


# How a step's fields are written and read; those not named here are numbers.
CODECS: dict[str, Codec] = {
    "colour": named(COLOURS),
    "section": named(COLOURS),
    "barred": named((*COLOURS, "none")),
    "colours": bits(COLOURS),
    "given": bits(COLOURS),
    "kind": named(TYPES),
    "side": named(SIDES),
    "bonus": named(BONUSES),
    "acted": FLAG,
    "ordered": FLAG,
    "waived": FLAG,
    "fetched": FLAG,
    "paying": FLAG,
    "pays": FLAG,
    "foreign": FLAG,
    "early": FLAG,
    "in_turn": FLAG,
}


def codec_for(names: tuple[str, ...]) -> StepCodec:
    return StepCodec(steps.ALL, CODECS | {"seat": named(names), "other": named(names), "paid": bits(names)})


STEPS = codec_for(SEATS)
STEPS_ALONE = codec_for((SEATS[0], RIVAL))


def codec(state: HamburgState) -> StepCodec:
    return STEPS_ALONE if state.seats == 1 else STEPS
