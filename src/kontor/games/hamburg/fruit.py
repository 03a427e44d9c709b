"""Whether an effect can work: its dice, its price, and whether it would do anything."""

from .cards import can_draw, drawable, has_room, is_building
from .counting import amount
from .notation import (
    ALWAYS,
    ANY_COLOUR,
    COLOUR_AND_ANY,
    DIE_HIGH,
    DISTINCT,
    DO_ACT_DISCARDED,
    DO_ACT_DRAWN,
    DO_AGAIN_ALL,
    DO_AGAIN_ONE,
    DO_BUY,
    DO_CALM_ANY,
    DO_CALM_COLOUR,
    DO_COPY,
    DO_CURSE,
    DO_DRAW,
    DO_DRAW_COLOUR,
    DO_FETCH,
    DO_LAY,
    DO_LAY_PAYING,
    DO_MARKS,
    DO_POINTS,
    DO_RECLAIM,
    DO_SEEK,
    DO_SWAP,
    DO_TAKE_BACK,
    DO_TOLL,
    DO_UNDER_ZOO,
    DO_WALL_DOUBLE,
    DO_WALL_FREE,
    DO_WORKER_MATCHES,
    DO_WORKER_ONES,
    FREE,
    IN_MARKS,
    N_DIE_IT,
    N_PAID,
    NO_LOW,
    ONE_COLOUR,
    SUM_AT_LEAST,
    SUM_AT_MOST,
    WIDTH,
)
from .questions import owned_colours
from .square import has_low_die, toll
from .state import HamburgState
from .terms import (
    BLACK,
    COLOURS,
    HOLDINGS,
    INSTANT,
    IT,
    MAYOR,
    RISKS,
    ROUND,
    TWICE,
    TWO_USES,
    WORKERS,
    ZOO,
)
from .wall import open_sides, payable_sides

DOUBLE = 2


def is_met(state: HamburgState, card: int) -> bool:
    """Whether the dice are as the effect wants them."""
    effect = state.material.effects[card]
    condition = effect.condition
    if condition == ALWAYS:
        return True
    if condition == DIE_HIGH:
        return state.dice[effect.threshold // 10] >= effect.threshold % 10
    if condition == NO_LOW:
        return not has_low_die(state)
    if condition == SUM_AT_MOST:
        return sum(state.dice) <= effect.threshold
    assert condition == SUM_AT_LEAST
    return sum(state.dice) >= effect.threshold


def can_work(state: HamburgState, board: int, card: int, waived: bool) -> bool:
    """Whether an effect can be paid for, its workers perhaps waived, and would do something."""
    effect = state.material.effects[card]
    if not is_met(state, card):
        return False
    at = board * HOLDINGS + WORKERS
    if effect.price == ONE_COLOUR:
        if waived:
            return is_fruitful(state, board, card, effect.price_of)
        if not state.held[at + effect.price_of]:
            return False
        state.held[at + effect.price_of] -= 1
        fruitful = is_fruitful(state, board, card, effect.price_of)
        state.held[at + effect.price_of] += 1
        return fruitful
    if effect.price == FREE:
        return is_fruitful(state, board, card, 0)
    if effect.price == ANY_COLOUR:
        return len(fruitful_colours(state, board, card, waived)) > 0
    if effect.price == IN_MARKS:
        return effect.price_of + toll(state, board) <= state.marks_of(board)
    if waived:
        return True
    if effect.price == COLOUR_AND_ANY:
        workers = 0
        for colour in range(len(COLOURS)):
            workers += state.held[at + colour]
        return state.held[at + effect.price_of] > 0 and workers > 1
    assert effect.price == DISTINCT
    return len(owned_colours(state, board)) > 0


def fruitful_colours(state: HamburgState, board: int, card: int, waived: bool) -> list[int]:
    """The colours of the worker with which an effect would do something."""
    colours = ALL if waived else owned_colours(state, board)
    return [colour for colour in colours if is_fruitful(state, board, card, colour)]


ALL = list(range(len(COLOURS)))


def is_fruitful(state: HamburgState, board: int, card: int, it: int) -> bool:
    """Whether any act would do something, as far as all can tell."""
    program = state.material.effects[card].program
    for at in range(0, len(program), WIDTH):
        if bears_fruit(state, board, program, at, card, it):
            return True
    return False


def bears_fruit(state: HamburgState, board: int, program: list[int], at: int, card: int, it: int) -> bool:
    act = program[at]
    if act in (DO_MARKS, DO_POINTS):
        kind = program[at + 2]
        return kind in (N_DIE_IT, N_PAID) or amount(state, board, program, at, it) > 0
    if act in (DO_CALM_ANY, DO_CURSE):
        return any_risk(state, board)
    if act == DO_CALM_COLOUR:
        colour = it if program[at + 1] == IT else program[at + 1]
        return state.risk_of(board, colour) > 0
    if act == DO_WALL_DOUBLE:
        return len(payable_sides(state, board, DOUBLE)) > 0
    if act == DO_WALL_FREE:
        return len(open_sides(state, board)) > 0
    if act in (DO_DRAW, DO_ACT_DRAWN, DO_LAY):
        return len(drawable(state)) > 0
    if act == DO_DRAW_COLOUR:
        return can_draw(state, program[at + 1])
    if act == DO_LAY_PAYING:
        return len(layable(state, board)) > 0
    if act == DO_SEEK:
        return len(state.piles[it if program[at + 2] == IT else program[at + 2]]) > 0
    if act == DO_SWAP:
        return len(owned_colours(state, board)) > 0
    if act == DO_BUY:
        return state.marks_of(board) > 0
    if act == DO_TOLL:
        return state.marks_of(board) > 0
    if act in (DO_ACT_DISCARDED, DO_RECLAIM):
        return len(state.discards) > 0
    if act == DO_FETCH:
        return has_room(state, board) and len(discards_of(state, program[at + 1])) > 0
    if act == DO_WORKER_ONES:
        return 1 in state.dice
    if act == DO_WORKER_MATCHES:
        return state.dice[BLACK] in state.dice[:BLACK]
    if act == DO_AGAIN_ONE:
        return len(used_before(state, board, card)) > 0
    if act == DO_AGAIN_ALL:
        for house in state.built[board]:
            if has_worker_price(state, house) and can_work(state, board, house, True):
                return True
        return False
    if act == DO_COPY:
        return len(lightning_of_others(state, board)) > 0
    if act == DO_TAKE_BACK:
        return len(state.built[board]) > 0
    if act == DO_UNDER_ZOO:
        return len(fit_for_zoo(state, board, it)) > 0
    return True


def any_risk(state: HamburgState, board: int) -> bool:
    at = board * HOLDINGS + RISKS
    for colour in range(len(COLOURS)):
        if state.held[at + colour]:
            return True
    return False


def layable(state: HamburgState, board: int) -> list[int]:
    """The colours of which a card can be drawn and laid for a worker."""
    return [colour for colour in owned_colours(state, board) if can_draw(state, colour)]


def discards_of(state: HamburgState, kind: int) -> list[int]:
    """The discards of a type, in the order of their numbers."""
    types = state.material.types
    found = [card for card in state.discards if types[card] >> kind & 1]
    found.sort()
    return found


def has_worker_price(state: HamburgState, card: int) -> bool:
    """Whether a building is used by handing workers back."""
    m = state.material
    price = m.effects[card].price
    return m.works[card] == ROUND and price != FREE and price != IN_MARKS


def is_of_actions(state: HamburgState, card: int) -> bool:
    """Whether a building works once a round in the phase of actions."""
    m = state.material
    return m.works[card] == ROUND and m.phase[card] == 3


def used_before(state: HamburgState, board: int, card: int) -> list[int]:
    """Buildings that were used this round and could be used again; the card that grants it is not among them."""
    used = state.used[board]
    built = state.built[board]
    found: list[int] = []
    for place in range(len(built)):
        house = built[place]
        if used[place] and house != card and is_of_actions(state, house) and can_work(state, board, house, False):
            found.append(house)
    return found


def lightning_of_others(state: HamburgState, board: int) -> list[int]:
    m = state.material
    found: list[int] = []
    for other in range(state.boards):
        if other != board:
            found += [house for house in state.built[other] if m.works[house] == INSTANT]
    return found


def own_lightning(state: HamburgState, board: int) -> list[int]:
    m = state.material
    return [house for house in state.built[board] if m.works[house] == INSTANT]


def free_zoos(state: HamburgState, board: int, colour: int) -> list[int]:
    """Zoos of a colour that have no building under them."""
    m = state.material
    stands = state.stands[board]
    return [zoo for zoo in state.left[board] if m.type[zoo] == ZOO and m.colour[zoo] == colour and -zoo not in stands]


def fit_for_zoo(state: HamburgState, board: int, colour: int) -> list[int]:
    """Buildings of a colour on the hand, if there is a zoo of that colour for them."""
    if not free_zoos(state, board, colour):
        return []
    m = state.material
    return [card for card in state.hands[board] if m.colour[card] == colour and is_building(state, card)]


def usable(state: HamburgState, board: int) -> list[int]:
    """Buildings that can be used in one's turn."""
    twice = state.held[board * HOLDINGS + MAYOR] == TWO_USES and not state.held[board * HOLDINGS + TWICE]
    built = state.built[board]
    used = state.used[board]
    found: list[int] = []
    for place in range(len(built)):
        house = built[place]
        if (not used[place] or twice) and is_of_actions(state, house) and can_work(state, board, house, False):
            found.append(house)
    return found
