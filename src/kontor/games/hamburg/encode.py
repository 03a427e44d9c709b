"""What a player may know as numbers for a learner; `FEATURES` names them."""

from typing import Final

from kontor.engine.encoding import UNTOLD, Features, OpenSteps, any_of, one_of, put_bits, seat_of, seats_of

from . import steps
from .basic import PlayCard
from .state import HamburgState
from .terms import (
    BONUSES,
    CARDS,
    CLERK_TILES,
    COLOURS,
    DICE,
    EXPANSIONS,
    FLIPPED,
    HOLDINGS,
    LEMON,
    MAJORITIES,
    MARKS,
    MAYOR,
    MAYOR_SIDES,
    NO_STATUE,
    NONE,
    RISKS,
    SCORE,
    SEATS,
    SIDES,
    SQUARE,
    STATUE,
    STEPS,
    STRUCK,
    TILES,
    TWICE,
    TYPES,
    WALL,
    WINDOWS,
    WORKERS,
)

# Statues that are told of those that are left, and tokens.
STATUES_LEFT: Final = 10
LEMONJETTES_LEFT: Final = 3
TOKENS: Final = 20
LAKE: Final = ", ".join(COLOURS)
# Where a building stands: on a site of this colour, or under a zoo.
UNDER_A_ZOO: Final = len(COLOURS) + 1

FEATURES: Final = Features()
SEATED: Final = FEATURES.add("seated", 1, "whether there is such a board; the automatic rival's counts as one")
STOCK: Final = FEATURES.add("stock", 2, "Marks, points on the track")
WORKERS_HELD: Final = FEATURES.add("workers", len(COLOURS), f"how many workers of: {LAKE}")
RISKS_RAISED: Final = FEATURES.add("risks", len(COLOURS), f"how far each risk is raised: {LAKE}")
ACCIDENTS_DUE: Final = FEATURES.add("struck", len(COLOURS), f"the accidents that have struck and are still due: {LAKE}")
SECTIONS: Final = FEATURES.add("wall", len(SIDES), f"sections of the wall: {', '.join(SIDES)}")
STATUES: Final = FEATURES.add(
    "statues",
    3 * len(SIDES),
    "for each side whether it was ever finished, the points of its Hummel, the Marks of its Lemonjette",
)
PLACE: Final = FEATURES.add("square", 1, "how far on the town-hall square")
MARKERS: Final = FEATURES.add("majorities", len(MAJORITIES), f"the markers that are turned up: {', '.join(MAJORITIES)}")
MAYOR_TILE: Final = FEATURES.add("mayor", MAYOR_SIDES, f"the mayor, if there is one: 1 to {MAYOR_SIDES}")
USED_TWICE: Final = FEATURES.add("used twice", 1, "whether the mayor has let a building be used twice this round")
HAND: Final = FEATURES.add("hand", CARDS, f"the cards of the hand that the viewer knows, from card 1 to {CARDS}")
BACKS: Final = FEATURES.add(
    "backs", len(COLOURS), f"how many cards of the hand the viewer does not know, by colour: {LAKE}"
)
SITES: Final = FEATURES.add("sites", CARDS, f"the sites whose front the viewer knows, from card 1 to {CARDS}")
PLOTS: Final = FEATURES.add("plots", len(COLOURS), f"how many sites there are, by colour: {LAKE}")
EMPTY: Final = FEATURES.add("empty plots", len(COLOURS), f"how many of them are empty, by colour: {LAKE}")
TABLE: Final = FEATURES.add(
    "table",
    CARDS,
    f"the buildings, zoos and parks, from card 1 to {CARDS}: 1, and 1 more for each time that it was used this round",
)
GROUND: Final = FEATURES.add(
    "ground",
    CARDS,
    f"where each building stands, from card 1 to {CARDS}: 1 to 5 for a site of {LAKE}, {UNDER_A_ZOO} under a zoo",
)
FIRST: Final = FEATURES.add("first", 1, "whether it is the first of this round")
DECIDES: Final = FEATURES.add("decides", 1, "whether it is asked now")
BOARD: Final = FEATURES.repeat("seated", len(SEATS))

PILES: Final = FEATURES.add("piles", len(COLOURS), f"how many cards each pile has: {LAKE}")
DISCARDS: Final = FEATURES.add(
    "discards",
    CARDS,
    f"the discards, from card 1 to {CARDS}: 1 for a card whose place among them nobody knows, else 2 for the topmost, "
    "3 for the next, and so on",
)
DICE_SHOWN: Final = FEATURES.add("dice", len(DICE), f"what the dice show: {', '.join(DICE)}")
WINDOW: Final = FEATURES.add(
    "window", WINDOWS, f"where this round's clerk stands, if the dice are rolled: {', '.join(DICE)}"
)
CLERKS: Final = FEATURES.add("clerks", WINDOWS, f"the clerks of former rounds on the windows: {', '.join(DICE)}")
BAG: Final = FEATURES.add("bag", 1, "how many accident tokens are still to be drawn")
USED_TOKENS: Final = FEATURES.add("used tokens", TOKENS, f"the tokens that are used, from 0 to {TOKENS - 1}")
HUMMELS: Final = FEATURES.add("hummels", STATUES_LEFT, "the points of the Hummels that are left, the best first")
LEMONJETTES: Final = FEATURES.add(
    "lemonjettes", LEMONJETTES_LEFT, "the Marks of the Lemonjettes that are left, the best first"
)
SHIPS: Final = FEATURES.add("ships", len(DICE), f"the ships that sail: {', '.join(DICE)}")
OPEN_TILE: Final = FEATURES.add("exchange tile", TILES, f"the open tile of the exchange: 1 to {TILES}")
TILES_BELOW: Final = FEATURES.add(
    "exchange tiles", TILES, f"the tiles still to come, in an order nobody knows: 1 to {TILES}"
)
TILE_STEP: Final = FEATURES.add("exchange step", 2 * STEPS, f"where the marker stands: step 1 to {2 * STEPS}")
CLERK_TILE: Final = FEATURES.add(
    "clerk tile",
    2 * CLERK_TILES,
    f"the tile at the first window, and so on to {WINDOWS}: tile 1 front, 1 back, 2 front, and so on",
)
WINDOW_SIZE: Final = FEATURES.repeat("clerk tile", WINDOWS)
ROUND: Final = FEATURES.add("round", 1, "the round, from 1 on")
IN_PLAY: Final = FEATURES.add("expansions", len(EXPANSIONS), f"the expansions in play: {', '.join(EXPANSIONS)}")
OPEN_STEPS: Final = OpenSteps(
    FEATURES,
    steps.ALL,
    {
        "card": one_of(["none", *[str(card) for card in range(1, CARDS + 1)]]),
        "colour": one_of(COLOURS),
        "section": one_of(COLOURS),
        "barred": one_of((*COLOURS, "none")),
        "colours": any_of(COLOURS),
        "given": any_of(COLOURS),
        "kind": one_of(TYPES),
        "side": one_of(SIDES),
        "bonus": one_of(BONUSES),
        "paid": seats_of(SEATS),
        "other": seat_of(SEATS),
        "after": UNTOLD,
    },
    len(SEATS),
)
LENGTH: Final = FEATURES.length


def encode(state: HamburgState, seat: int) -> list[int]:
    out = [0] * LENGTH
    boards = state.boards
    for board in range(boards):
        write_board(out, (board - seat) % boards * BOARD, state, board, seat)
    out[(state.first - seat) % boards * BOARD + FIRST] = 1
    for other in state.deciders:
        out[(other - seat) % boards * BOARD + DECIDES] = 1
    write_cards(out, state)
    write_round(out, state)
    write_expansions(out, state)
    OPEN_STEPS.write(out, state, seat, boards)
    hide_card_in_play(out, state, seat)
    return out


def write_board(out: list[int], at: int, state: HamburgState, board: int, viewer: int) -> None:
    held = state.held
    mine = board * HOLDINGS
    out[at + SEATED] = 1
    out[at + STOCK] = held[mine + MARKS]
    out[at + STOCK + 1] = held[mine + SCORE]
    for colour in range(len(COLOURS)):
        out[at + WORKERS_HELD + colour] = held[mine + WORKERS + colour]
        out[at + RISKS_RAISED + colour] = held[mine + RISKS + colour]
    put_bits(out, at + ACCIDENTS_DUE, held[mine + STRUCK])
    for side in range(len(SIDES)):
        out[at + SECTIONS + side] = held[mine + WALL + side]
        write_statue(out, at + STATUES + 3 * side, held[mine + STATUE + side])
    out[at + PLACE] = held[mine + SQUARE]
    put_bits(out, at + MARKERS, held[mine + FLIPPED])
    if held[mine + MAYOR]:
        out[at + MAYOR_TILE + held[mine + MAYOR] - 1] = 1
    out[at + USED_TWICE] = held[mine + TWICE]
    write_board_cards(out, at, state, board, viewer)


def write_statue(out: list[int], at: int, statue: int) -> None:
    if statue:
        out[at] = 1
    if statue >= LEMON:
        out[at + 2] = statue - LEMON
    elif statue > NO_STATUE:
        out[at + 1] = statue


def write_board_cards(out: list[int], at: int, state: HamburgState, board: int, viewer: int) -> None:
    colours = state.material.colour
    seen = state.seen
    for card in state.hands[board]:
        if seen[card] >> viewer & 1:
            out[at + HAND + card - 1] = 1
        else:
            out[at + BACKS + colours[card]] += 1
    stands = state.stands[board]
    for site in state.sites[board]:
        if seen[site] >> viewer & 1:
            out[at + SITES + site - 1] = 1
        out[at + PLOTS + colours[site]] += 1
        if site not in stands:
            out[at + EMPTY + colours[site]] += 1
    built = state.built[board]
    used = state.used[board]
    for place in range(len(built)):
        card = built[place]
        out[at + TABLE + card - 1] = 1 + used[place]
        on = stands[place]
        out[at + GROUND + card - 1] = 1 + colours[on] if on > 0 else UNDER_A_ZOO
    for card in state.left[board]:
        out[at + TABLE + card - 1] = 1


def write_cards(out: list[int], state: HamburgState) -> None:
    """The piles and the discards."""
    for colour in range(len(COLOURS)):
        out[PILES + colour] = len(state.piles[colour])
    discards = state.discards
    for place in range(len(discards)):
        told = 1 if place < state.veiled else 1 + len(discards) - place
        out[DISCARDS + discards[place] - 1] = told


def write_round(out: list[int], state: HamburgState) -> None:
    for die in range(len(DICE)):
        out[DICE_SHOWN + die] = state.dice[die]
        out[CLERKS + die] = state.clerks[die]
    if state.window != NONE:
        out[WINDOW + state.window] = 1
    out[BAG] = len(state.tokens)
    for token in state.spent_tokens:
        if token < TOKENS:
            out[USED_TOKENS + token] = 1
    write_best_first(out, HUMMELS, state.hummels, STATUES_LEFT)
    write_best_first(out, LEMONJETTES, state.lemonjettes, LEMONJETTES_LEFT)
    out[ROUND] = state.round


def write_best_first(out: list[int], at: int, statues: list[int], most: int) -> None:
    """The best of the statues is the last."""
    for place in range(min(len(statues), most)):
        out[at + place] = statues[len(statues) - 1 - place]


def write_expansions(out: list[int], state: HamburgState) -> None:
    put_bits(out, IN_PLAY, state.expansions)
    put_bits(out, SHIPS, state.sailing)
    exchange = state.exchange
    for place in range(len(exchange)):
        out[(OPEN_TILE if place == len(exchange) - 1 else TILES_BELOW) + exchange[place]] = 1
    out[TILE_STEP + state.tile_step] = 1
    for window in range(len(state.clerk_tiles)):
        out[CLERK_TILE + window * WINDOW_SIZE + state.clerk_tiles[window]] = 1


def hide_card_in_play(out: list[int], state: HamburgState, viewer: int) -> None:
    """A card that somebody plays from the hand is seen only when they have said what for."""
    for place in range(len(state.open) - 1, -1, -1):
        step = state.open[place]
        if isinstance(step, PlayCard):
            if not state.seen[step.card] >> viewer & 1:
                out[OPEN_STEPS.place_of(PlayCard.name, "card") + step.card] = 0
            return
