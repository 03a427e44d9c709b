"""What a family may know as numbers for a learner; `FEATURES` names them."""

from typing import Final

from kontor.engine.encoding import Features, OpenSteps, one_of, put_bits

from . import steps
from .state import HamburgumState
from .terms import (
    BASE,
    BERTHS,
    CHURCHES,
    FAMILIES,
    GOODS,
    HOLDINGS,
    HUB,
    ITEMS,
    KINDS,
    MAPS,
    OFFICIALS,
    SETS,
    SITES,
    SPACES,
)

ALL_TOKENS: Final = len(CHURCHES) * len(KINDS)
TOKENS_MEANING: Final = f"five a church ({', '.join(CHURCHES)}): {', '.join(KINDS)}"

FEATURES: Final = Features()
SEATED: Final = FEATURES.add("seated", 1, "whether there is such a family")
STOCK: Final = FEATURES.add("stock", len(ITEMS), f"how many of: {', '.join(ITEMS)}")
RONDEL: Final = FEATURES.add("rondel", len(SPACES), f"where its marker stands, if not in the hub: {', '.join(SPACES)}")
UNSCORED: Final = FEATURES.add("tokens", ALL_TOKENS, f"its tokens that are not scored, {TOKENS_MEANING}")
SCORED: Final = FEATURES.add("scored", ALL_TOKENS, f"its tokens that are scored, {TOKENS_MEANING}")
CITIZENS: Final = FEATURES.add("citizens", SITES, "the sites with its citizens, from site 1 on")
FINISHED: Final = FEATURES.add("finished", len(CHURCHES), f"the churches it completed: {', '.join(CHURCHES)}")
SHIPS: Final = FEATURES.add("ships", BERTHS, "its ships in each berth, the nearest first")
FIRST: Final = FEATURES.add("first", 1, "whether it began the game")
TURN: Final = FEATURES.add("turn", 1, "whether it is its turn, and so asked")
FAMILY: Final = FEATURES.repeat("seated", len(FAMILIES))

DUTCHMEN: Final = FEATURES.add("dutchmen", BERTHS, "the ships of nobody in each berth, the nearest first")
DUTCHMEN_LEFT: Final = FEATURES.add("dutchmen left", 1, "how many ships of nobody are still to come")
DONATIONS: Final = FEATURES.add(
    "donations", len(CHURCHES), f"how many donations each church has: {', '.join(CHURCHES)}"
)
PRICES: Final = FEATURES.add("prices", len(GOODS), f"what a good brings by ship: {', '.join(GOODS)}")
OFFERED: Final = FEATURES.add("offered", len(OFFICIALS), f"the officials on offer: {', '.join(OFFICIALS)}")
GONE: Final = FEATURES.add("appointed", len(OFFICIALS), "how many of each official somebody has taken")
PILE: Final = FEATURES.add("pile", 1, "how many officials are still to be turned up")
TURNS: Final = FEATURES.add("turns", 1, "how many turns there have been")
MAP: Final = FEATURES.add("map", len(MAPS), f"the map: {', '.join(MAPS)}")
SET: Final = FEATURES.add("officials", len(SETS), f"how officials are offered: {', '.join(SETS)}")
OPEN: Final = OpenSteps(
    FEATURES,
    steps.ALL,
    {"good": one_of((*GOODS, "none")), "material": one_of(ITEMS), "church": one_of((*CHURCHES, "none"))},
    len(FAMILIES),
)
LENGTH: Final = FEATURES.length


def encode(state: HamburgumState, seat: int) -> list[int]:
    out = [0] * LENGTH
    seats = state.seats
    for place in range(seats):
        other = seat + place
        write_family(out, place * FAMILY, state, other if other < seats else other - seats)
    for number in range(len(state.finished)):
        builder = (state.builders[number] - seat) % seats
        out[builder * FAMILY + FINISHED + state.finished[number]] = 1
    write_table(out, state)
    OPEN.write(out, state, seat)
    return out


def write_family(out: list[int], at: int, state: HamburgumState, seat: int) -> None:
    out[at + SEATED] = 1
    stock = state.stock
    for item in range(len(ITEMS)):
        out[at + STOCK + item] = stock[seat * HOLDINGS + item]
    space = state.rondel[seat]
    if space != HUB:
        out[at + RONDEL + space] = 1
    tokens = state.tokens[seat]
    put_bits(out, at + UNSCORED, tokens & ~state.scored)
    put_bits(out, at + SCORED, tokens & state.scored)
    put_bits(out, at + CITIZENS, state.citizens[seat])
    for berth in range(BERTHS):
        out[at + SHIPS + berth] = state.berths[berth * (state.seats + 1) + seat]
    out[at + FIRST] = int(state.first == seat)
    out[at + TURN] = int(state.mover == seat)


def write_table(out: list[int], state: HamburgumState) -> None:
    m = state.material
    seats = state.seats
    for berth in range(BERTHS):
        out[DUTCHMEN + berth] = state.berths[berth * (seats + 1) + seats]
    out[DUTCHMEN_LEFT] = state.dutchmen
    for church in range(len(CHURCHES)):
        out[DONATIONS + church] = state.donations(church)
    for good in range(len(GOODS)):
        out[PRICES + good] = state.price(good)
    for official in m.officials[0 if state.officials == BASE else 1]:
        out[GONE + official] += 1
    for official in state.offered:
        out[OFFERED + official] += 1
        out[GONE + official] -= 1
    for official in state.pile:
        out[GONE + official] -= 1
    out[PILE] = len(state.pile)
    out[TURNS] = state.turns
    out[MAP + MAPS.index(m.map)] = 1
    out[SET + state.officials] = 1
