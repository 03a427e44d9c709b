"""What a city may know as numbers for a learner; `FEATURES` names them."""

from typing import Final

from kontor.engine.encoding import UNTOLD, Features, OpenSteps, any_of, one_of, put_bits

from . import steps
from .state import RESERVE, RivalState, towards
from .terms import (
    ALLIANCES,
    BASICS,
    CITIES,
    EMPTY,
    HOLDINGS,
    ITEMS,
    LAWSUITS,
    PRODUCTS,
    SHIPS,
    SPACES,
    SPECIALS,
    SUPPLY,
    card_name,
)

CARDS: Final = [card_name(card) for card in range(1 + BASICS + SPECIALS)]
DOCKET: Final = 3

FEATURES: Final = Features()
STOCK: Final = FEATURES.add("stock", HOLDINGS, f"how many of: {', '.join(ITEMS)} at work, idle factory")
FLEET: Final = FEATURES.add("fleet", SHIPS, "its ships, from ship 1 on")
ALLIES: Final = FEATURES.add("allies", len(ALLIANCES), f"its alliances: {', '.join(ALLIANCES)}")
WON: Final = FEATURES.add("won", LAWSUITS, "the lawsuits it has won, from lawsuit 1 on")
HAND: Final = FEATURES.add("hand", 1, "how many cards it has in hand")
SHOWN: Final = FEATURES.add("shown", SPECIALS, "the special cards in hand that both know of, from special 1 on")
PRESTIGE: Final = FEATURES.add("prestige", 1, "how far the prestige marker stands on its side")
DECIDES: Final = FEATURES.add("decides", 1, "whether it is asked now")
TURN: Final = FEATURES.add("turn", 1, "whether it is its turn")
BELL: Final = FEATURES.add("bell", 1, "whether it has the bell of the off-season")
CITY: Final = FEATURES.repeat("stock", len(CITIES))

CARDS_HELD: Final = FEATURES.add("cards", SPECIALS, "the special cards in one's own hand, from special 1 on")
RESERVES: Final = FEATURES.add("supply", len(ITEMS), f"how many the supply has of: {', '.join(ITEMS)}")
AHEAD: Final = FEATURES.add(
    "ahead",
    len(CARDS),
    f"by card, how far it lies ahead of the ink jar: {SPACES} for the card at the jar, 0 for one that is not on the "
    f"ring; first the off-season tile, then basic 1 to {BASICS}, then special 1 to {SPECIALS}",
)
DISCARDS: Final = FEATURES.add("discards", SPECIALS, "the special cards that are discarded")
PLAYED: Final = FEATURES.add("played", SPECIALS, "the special cards that are being played")
PILE: Final = FEATURES.add("pile", 1, "how many special cards the pile has")
SHIP_ROW: Final = FEATURES.add("ships", SHIPS, "the ships for sale; on which space does not matter")
SHIP_PILE: Final = FEATURES.add("ship pile", 1, "how many ships are still to come")
FREE_ALLIES: Final = FEATURES.add("alliances", len(ALLIANCES), "the alliances that nobody has")
LAWSUIT: Final = FEATURES.add("lawsuit", LAWSUITS, "which lawsuit lies on space I, and so on to III")
MINE: Final = FEATURES.add("marker here", 1, "how far its marker stands on one's own side")
THEIRS: Final = FEATURES.add("marker there", 1, "how far its marker stands on the rival's side")
SPACE: Final = FEATURES.repeat("lawsuit", DOCKET)
CLOSED: Final = FEATURES.add("closed", LAWSUITS, "the lawsuits that nobody won")
LAWSUIT_PILE: Final = FEATURES.add("lawsuit pile", 1, "how many lawsuits are still to come")
SEASONS: Final = FEATURES.add("seasons", 1, "how many off-seasons have begun")
OPEN: Final = OpenSteps(
    FEATURES,
    steps.ALL,
    {
        "product": one_of(PRODUCTS),
        "card": one_of(CARDS),
        "ally": one_of((*ALLIANCES, "none")),
        "half": one_of(("none", "left", "right")),
        "gained": any_of(PRODUCTS),
        "given": any_of(PRODUCTS),
        "used": any_of(("bruxelles", "ship-16")),
        "left": any_of([str(place) for place in range(8)]),
        "space": UNTOLD,
    },
    len(CITIES),
)
LENGTH: Final = FEATURES.length


def encode(state: RivalState, seat: int) -> list[int]:
    out = [0] * LENGTH
    write_city(out, 0, state, seat)
    write_city(out, CITY, state, 1 - seat)
    for card in state.hands[seat]:
        out[CARDS_HELD + card - BASICS - 1] = 1
    write_board(out, state)
    write_court(out, state, seat)
    OPEN.write(out, state, seat)
    return out


def write_city(out: list[int], at: int, state: RivalState, seat: int) -> None:
    goods = state.goods
    for item in range(HOLDINGS):
        out[at + STOCK + item] = goods[seat * HOLDINGS + item]
    put_bits(out, at + FLEET, state.fleets[seat] >> 1)
    for ally in range(len(ALLIANCES)):
        if state.allies[ally] == seat:
            out[at + ALLIES + ally] = 1
    for lawsuit in state.won[seat]:
        out[at + WON + lawsuit - 1] = 1
    hand = state.hands[seat]
    out[at + HAND] = len(hand)
    for card in hand:
        if state.shown >> card & 1:
            out[at + SHOWN + card - BASICS - 1] = 1
    out[at + PRESTIGE] = max(state.prestige * towards(seat), 0)
    out[at + DECIDES] = int(seat in state.deciders)
    out[at + TURN] = int(state.mover == seat)
    out[at + BELL] = int(state.bell == seat)


def write_board(out: list[int], state: RivalState) -> None:
    for item in range(len(ITEMS)):
        out[RESERVES + item] = state.goods[RESERVE + item]
    ring = state.ring
    for space in range(SPACES):
        card = ring[space]
        if card != EMPTY:
            ahead = space - state.ink
            out[AHEAD + card] = ahead if ahead > 0 else ahead + SPACES
    for card in state.discards:
        out[DISCARDS + card - BASICS - 1] = 1
    for card in state.played:
        out[PLAYED + card - BASICS - 1] = 1
    out[PILE] = len(state.pile)
    for ship in state.ship_row:
        if ship != EMPTY:
            out[SHIP_ROW + ship - 1] = 1
    out[SHIP_PILE] = len(state.ship_pile)
    for ally in range(len(ALLIANCES)):
        if state.allies[ally] == SUPPLY:
            out[FREE_ALLIES + ally] = 1
    out[SEASONS] = state.seasons


def write_court(out: list[int], state: RivalState, seat: int) -> None:
    at = 0
    for space in range(len(state.docket)):
        out[at + LAWSUIT + state.docket[space] - 1] = 1
        marker = state.markers[space] * towards(seat)
        if marker > 0:
            out[at + MINE] = marker
        else:
            out[at + THEIRS] = -marker
        at += SPACE
    for lawsuit in state.closed:
        out[CLOSED + lawsuit - 1] = 1
    out[LAWSUIT_PILE] = len(state.lawsuit_pile)
