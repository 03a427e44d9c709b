"""Tiles of the clerks and of the exchange: what they change while they lie open."""

from kontor.engine.lists import swapped

from .questions import GiveWorker, owned_colours, take_workers
from .state import HamburgState
from .terms import (
    ALL_SHIPS,
    BUILD,
    BUILD_WALL,
    BUILDING_COST,
    BY_DIE,
    CHEAPER,
    CLERKS,
    DEARER,
    DEARER_COLOUR,
    DIE_WORKERS,
    EXCHANGE,
    FREE_COLOUR,
    GAIN_COLOUR,
    GAIN_POINTS,
    LESS_MARKS,
    LOSE_POINTS,
    MORE_MARKS,
    MORE_WORKERS,
    NONE,
    ONE_WORKER,
    OWN_WORKER,
    PAY_COLOUR,
    PAY_MARKS,
    PAY_WORKERS,
    SAFE,
    STEPS,
    TAKE_MONEY,
    WALL_COST,
)


def clerk_tile(state: HamburgState, edict: int) -> int:
    """The tile under this round's clerk, if it is of this kind; else NONE."""
    if not state.expansions & CLERKS or state.window == NONE:
        return NONE
    tile = state.clerk_tiles[state.window]
    return tile if state.material.clerk_edict[tile] == edict else NONE


def edict_figure(state: HamburgState, edict: int) -> int:
    tile = clerk_tile(state, edict)
    return 0 if tile == NONE else state.material.clerk_figure[tile]


def safe_colours(state: HamburgState) -> int:
    """The risks that do not rise this round."""
    tile = clerk_tile(state, SAFE)
    return 0 if tile == NONE else state.material.clerk_colours[tile]


def ships_ruled(state: HamburgState) -> int:
    """1 when all ships sail whatever the dice, 0 when none does, NONE when the dice decide."""
    tile = clerk_tile(state, ALL_SHIPS)
    return NONE if tile == NONE else state.material.clerk_figure[tile]


def flip_clerk_tile(state: HamburgState) -> None:
    """The two sides of a tile have neighbouring numbers."""
    if state.expansions & CLERKS:
        state.clerk_tiles = swapped(state.clerk_tiles, state.window, state.clerk_tiles[state.window] ^ 1)


def exchange_tile(state: HamburgState, action: int) -> int:
    """The open tile of the exchange, if it is about this action; else NONE."""
    if not state.expansions & EXCHANGE or not state.exchange:
        return NONE
    tile = 2 * state.exchange[-1] + (1 if state.tile_step >= STEPS else 0)
    return tile if state.material.tile_action[tile] == action else NONE


def place_on(state: HamburgState, tile: int) -> int:
    """Where the figures of a tile's present step are."""
    return tile * STEPS + state.tile_step % STEPS


def figure(state: HamburgState, action: int, sways: int) -> int:
    """By how much the exchange sways an action in this way."""
    tile = exchange_tile(state, action)
    if tile == NONE or state.material.tile_sways[tile] != sways:
        return 0
    return state.material.tile_figure[place_on(state, tile)]


def colours(state: HamburgState, action: int, sways: int) -> int:
    """The colours for which the exchange sways an action in this way."""
    tile = exchange_tile(state, action)
    if tile == NONE or state.material.tile_sways[tile] != sways:
        return 0
    return state.material.tile_colours[place_on(state, tile)]


def can_pay_exchange(state: HamburgState, board: int, action: int, colour: int, cost: int, spent: int) -> bool:
    """Whether a board can pay what the exchange asks beside `cost` Marks and `spent` workers of the colour."""
    if not state.expansions & EXCHANGE:
        return True
    if figure(state, action, PAY_MARKS) + cost > state.marks_of(board):
        return False
    if state.workers_of(board, colour) < spent + figure(state, action, PAY_WORKERS):
        return False
    asked = colours(state, action, PAY_COLOUR)
    if not asked:
        return True
    for one in owned_colours(state, board):
        if asked >> one & 1 and (one != colour or state.workers_of(board, one) > spent):
            return True
    return False


def move_exchange(state: HamburgState, board: int, action: int, colour: int) -> None:
    """What the open tile asks and gives for an action, and a step of its marker."""
    tile = exchange_tile(state, action)
    if tile == NONE:
        return
    m = state.material
    place = place_on(state, tile)
    sways, number, chosen = m.tile_sways[tile], m.tile_figure[place], m.tile_colours[place]
    if sways == MORE_MARKS:
        state.gain_marks(board, number)
    elif sways in (MORE_WORKERS, DIE_WORKERS):
        state.gain_workers(board, colour, number)
    elif sways == PAY_MARKS:
        state.pay_marks(board, number)
    elif sways == GAIN_POINTS:
        state.gain_points(board, number)
    elif sways == LOSE_POINTS:
        state.lose_points(board, number)
    elif sways == PAY_WORKERS:
        state.pay_workers(board, colour, number)
    elif sways == PAY_COLOUR:
        state.open.append(GiveWorker(board, chosen))
    elif sways == GAIN_COLOUR:
        take_workers(state, board, 1, chosen)
    state.tile_step += 1
    if state.tile_step == 2 * STEPS:
        state.tile_step = 0
        state.exchange = state.exchange[:-1]
        state.fence += 1
    if state.listener is not None:
        state.tell("exchange", -1, {"step": state.tile_step + 1})


def money_by_tiles(state: HamburgState, die: int) -> int:
    """What tiles add to or take from the money of a die."""
    change = -figure(state, TAKE_MONEY, LESS_MARKS)
    tile = clerk_tile(state, BY_DIE)
    if tile != NONE and state.material.clerk_colours[tile] >> die & 1:
        change += state.material.clerk_figure[tile]
    return change


def workers_by_clerk(state: HamburgState, board: int, colour: int) -> None:
    """What the clerk's tile adds to workers taken with a card of this colour."""
    one = edict_figure(state, ONE_WORKER)
    if one > 0:
        take_workers(state, board, one)
    elif one < 0:
        state.open.append(GiveWorker(board, (1 << 5) - 1))
    own = clerk_tile(state, OWN_WORKER)
    if own != NONE and state.material.clerk_colours[own] >> colour & 1:
        state.gain_workers(board, colour, state.material.clerk_figure[own])


def wall_by_tiles(state: HamburgState, colour: int) -> int:
    """What tiles add to a section of this colour."""
    change = edict_figure(state, WALL_COST) + figure(state, BUILD_WALL, DEARER)
    if colours(state, BUILD_WALL, DEARER_COLOUR) >> colour & 1:
        change += 1
    return change


def is_free_by_tile(state: HamburgState, colour: int) -> bool:
    return colours(state, BUILD_WALL, FREE_COLOUR) >> colour & 1 == 1


def building_by_tiles(state: HamburgState) -> int:
    """What tiles add to the cost of a building."""
    change = edict_figure(state, BUILDING_COST)
    return change + figure(state, BUILD, DEARER) - figure(state, BUILD, CHEAPER)
