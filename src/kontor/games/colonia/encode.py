"""What a family may know as numbers for a learner; `FEATURES` names them."""

from typing import Final

from kontor.engine.encoding import Features, OpenSteps, one_of, put_bits, seats_of

from . import steps
from .moves import YES
from .state import ColoniaState
from .terms import (
    ALL_STALLS,
    CARDS_A_CITY,
    CITIES,
    CRAFTSMEN,
    CURRENCIES,
    DECREE_KINDS,
    DECREES,
    FAMILIES,
    GOODS,
    GRADES,
    HOLDINGS,
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
    RESERVE,
    SCREENS,
    SHIPS,
    SLOTS,
    STREETS,
    VALUES,
    WEEK_CARDS,
)
from .workshops import FAMILY as PER_FAMILY

SEATS: Final = len(FAMILIES)
LOOSE: Final = len(CITIES) * GRADES
HAND: Final = MOST_CARD - LEAST_CARD + 1
# Orders at a craftsman that are told; the board has so many spaces.
QUEUE: Final = 8
RELIC_ORDER: Final = f"six a city ({', '.join(CITIES)}): the relics of 1 to {GRADES} points, the shrine"

FEATURES: Final = Features()
SEATED: Final = FEATURES.add("seated", 1, "whether there is such a family")
STOCK: Final = FEATURES.add(
    "stock", len(ITEMS), f"how many of: {', '.join(ITEMS)}; zeros for what another's closed screen hides"
)
RELICS: Final = FEATURES.add(
    "relics",
    LOOSE,
    f"its relics outside shrines, by city ({', '.join(CITIES)}) and points from 1 to {GRADES}; "
    "zeros for what another's closed screen hides",
)
MEMBERS: Final = FEATURES.add(
    "members", HOLDINGS - RESERVE, f"members in the reserve, in the streets of {', '.join(STREETS)}, and early"
)
CARDS: Final = FEATURES.add("cards", HAND, f"the family cards it still has, from {LEAST_CARD} to {MOST_CARD}")
PLAYED: Final = FEATURES.add("played", 1, "the family card of this week, 0 before it is shown")
VOTES: Final = FEATURES.add("votes", 1, "its votes of this week")
PLACE: Final = FEATURES.add("place", 1, "its place in the order of play, from 1 on")
SHRINES: Final = FEATURES.add("shrines", len(CITIES), f"the shrines it owns: {', '.join(CITIES)}")
WINDOWS: Final = FEATURES.add("windows", len(CITIES), f"the windows it has: {', '.join(CITIES)}")
DECIDES: Final = FEATURES.add("decides", 1, "whether it is asked now")
FAMILY: Final = FEATURES.repeat("seated", SEATS)

ANSWER: Final = FEATURES.add(
    "answer",
    HAND + 2,
    f"one's own answer to the open secret question: a card from {LEAST_CARD} to {MOST_CARD}, yes, no",
)
BAG: Final = FEATURES.add("bag", len(RAW), f"how many the bag has of: {', '.join(RAW)}")
SUPPLY: Final = FEATURES.add("supply", len(GOODS), f"how many the supply has of: {', '.join(GOODS)}")
STALL: Final = FEATURES.add("stall", len(RAW), f"what lies on stall 1, and so on to {ALL_STALLS}: {', '.join(RAW)}")
STALL_MEMBERS: Final = FEATURES.add("stall members", SEATS, "the members there, by family")
STALL_SIZE: Final = FEATURES.repeat("stall", ALL_STALLS)
BAR: Final = FEATURES.add("bar", 1, f"how many orders are delivered this week, by craftsman: {', '.join(CRAFTSMEN)}")
FRESH: Final = FEATURES.add("fresh", 1, "how many orders are new this week")
ORDERS: Final = FEATURES.add(
    "orders", QUEUE * SEATS, f"the members of the first order by family, then of the second, and so on to {QUEUE}"
)
WORKSHOP: Final = FEATURES.repeat("bar", len(CRAFTSMEN))
SHIP: Final = FEATURES.add("ship", SHIPS, f"the ship at mooring 1, and so on to {MOORINGS}: one of ship 1 to {SHIPS}")
HOLDS: Final = FEATURES.add("holds", PLACES * SEATS, "whose the first hold is, and so on; the last is the extra hold")
MOORING: Final = FEATURES.repeat("ship", MOORINGS)
SAILED: Final = FEATURES.add("sailed", SHIPS, "the ships that have sailed and wait to be shuffled")
SHIP_PILE: Final = FEATURES.add("ship pile", 1, "how many ships the pile has")
CITY: Final = FEATURES.add("city", len(CITIES), f"the city of the first card on show, and so on to {SLOTS}")
GRADE: Final = FEATURES.add("grade", CARDS_A_CITY, f"its points from 1 to {GRADES}, or a shrine")
INSURER: Final = FEATURES.add("insurer", SEATS, "who has insured it")
SLOT: Final = FEATURES.repeat("city", SLOTS)
DISCARDS: Final = FEATURES.add("discards", RELIC_CARDS, f"the relic cards that are discarded, {RELIC_ORDER}")
RELIC_PILE: Final = FEATURES.add("relic pile", 1, "how many relic cards the pile has")
FILLED: Final = FEATURES.add(
    "filled", LOOSE, f"the relic in each shrine, by city ({', '.join(CITIES)}) and points from 1 to {GRADES}"
)
WEEK: Final = FEATURES.add("week", 1, "the week, from 1 on")
WEEK_CARD: Final = FEATURES.add("week card", WEEK_CARDS, "the card of this week, from card 1 on")
WEEK_PILE: Final = FEATURES.add("week pile", 1, "how many week cards are left")
COMING: Final = FEATURES.add("decrees", DECREES, "the decrees still to come this week, by their place in it from 1 on")
DECREE_PILE: Final = FEATURES.add("decree pile", 1, "how many decrees the pile has")
LEAVING: Final = FEATURES.add("leaving", 1, "how many ships sail this week")
EXTRA_HOLD: Final = FEATURES.add("extra hold", 1, "whether ships have an extra hold")
FEWER: Final = FEATURES.add("fewer members", 1, "whether the next council takes a member less")
TABLE: Final = FEATURES.add("values", len(VALUES), f"the table of values: {', '.join(VALUES)}")
SCREEN: Final = FEATURES.add("screens", len(SCREENS), f"the screens: {', '.join(SCREENS)}")
OPEN_STEPS: Final = OpenSteps(
    FEATURES,
    steps.ALL,
    {
        "decree": one_of([str(number) for number in range(1, DECREES + 1)]),
        "kind": one_of(DECREE_KINDS),
        "city": one_of(CITIES),
        "grade": one_of([str(points) for points in range(1, GRADES + 1)]),
        "currency": one_of(CURRENCIES),
        "passed": seats_of(FAMILIES),
    },
    SEATS,
)
LENGTH: Final = FEATURES.length


def encode(state: ColoniaState, seat: int) -> list[int]:
    out = [0] * LENGTH
    # Where each family's numbers stand.
    places = [(other - seat) % state.seats for other in range(state.seats)]
    screened = state.closed and not state.over()
    for other in range(state.seats):
        write_family(out, places[other] * FAMILY, state, other, screened and other != seat)
    for place in range(state.seats):
        out[places[state.order[place]] * FAMILY + PLACE] = place + 1
    for other in state.deciders:
        out[places[other] * FAMILY + DECIDES] = 1
    write_answer(out, state, seat)
    write_market(out, state, places)
    write_harbour(out, state, places)
    write_relics(out, state, places)
    write_calendar(out, state)
    OPEN_STEPS.write(out, state, seat)
    return out


def write_family(out: list[int], at: int, state: ColoniaState, seat: int, hidden: bool) -> None:
    out[at + SEATED] = 1
    held = state.held
    mine = seat * HOLDINGS
    if not hidden:
        for item in range(len(ITEMS)):
            out[at + STOCK + item] = held[mine + item]
        for relic in range(LOOSE):
            out[at + RELICS + relic] = state.relics[seat * LOOSE + relic]
    for place in range(HOLDINGS - RESERVE):
        out[at + MEMBERS + place] = held[mine + RESERVE + place]
    put_bits(out, at + CARDS, state.cards[seat] >> LEAST_CARD)
    out[at + PLAYED] = state.played[seat]
    out[at + VOTES] = state.votes[seat]


def write_answer(out: list[int], state: ColoniaState, seat: int) -> None:
    answer = state.answers[seat]
    if answer != OPEN:
        if state.open[-1].name == "family-cards":
            out[ANSWER + answer - LEAST_CARD] = 1
        else:
            out[ANSWER + HAND + answer - YES] = 1


def write_market(out: list[int], state: ColoniaState, places: list[int]) -> None:
    """The market and the workshops."""
    for raw in range(len(RAW)):
        out[BAG + raw] = state.bag[raw]
        out[SUPPLY + raw] = state.supply[raw]
    for stall in range(ALL_STALLS):
        at = stall * STALL_SIZE
        for raw in range(len(RAW)):
            out[at + STALL + raw] = state.stalls[stall * len(RAW) + raw]
        owner = state.stall_owners[stall]
        if owner != NOBODY:
            out[at + STALL_MEMBERS + places[owner]] = state.stall_members[stall]
    for craftsman in range(len(CRAFTSMEN)):
        at = craftsman * WORKSHOP
        out[at + BAR] = state.bars[craftsman]
        out[at + FRESH] = state.fresh[craftsman]
        queue = state.queues[craftsman]
        for place in range(min(len(queue), QUEUE)):
            order = queue[place]
            out[at + ORDERS + place * SEATS + places[order // PER_FAMILY]] = order % PER_FAMILY


def write_harbour(out: list[int], state: ColoniaState, places: list[int]) -> None:
    for mooring in range(len(state.port)):
        at = mooring * MOORING
        out[at + SHIP + state.port[mooring]] = 1
        for place in range(PLACES):
            owner = state.holds[mooring * PLACES + place]
            if owner != NOBODY:
                out[at + HOLDS + place * SEATS + places[owner]] = 1
    for ship in state.sailed:
        out[SAILED + ship] = 1
    out[SHIP_PILE] = len(state.ship_pile)
    out[LEAVING] = state.leaving
    out[EXTRA_HOLD] = int(state.extra)


def write_relics(out: list[int], state: ColoniaState, places: list[int]) -> None:
    for slot in range(len(state.show)):
        at = slot * SLOT
        card = state.show[slot]
        out[at + CITY + card // CARDS_A_CITY] = 1
        out[at + GRADE + card % CARDS_A_CITY] = 1
        insurer = state.insurers[slot]
        if insurer != NOBODY:
            out[at + INSURER + places[insurer]] = 1
    for card in state.relic_discards:
        out[DISCARDS + card] += 1
    out[RELIC_PILE] = len(state.relic_pile)
    for city in range(len(CITIES)):
        owner = state.shrine_owners[city]
        if owner != NOBODY:
            out[places[owner] * FAMILY + SHRINES + city] = 1
        if state.shrine_relics[city] != NONE:
            out[FILLED + city * GRADES + state.shrine_relics[city]] = 1
        if state.windows[city] != NOBODY:
            out[places[state.windows[city]] * FAMILY + WINDOWS + city] = 1


def write_calendar(out: list[int], state: ColoniaState) -> None:
    out[WEEK] = state.week
    if state.week_card != NONE:
        out[WEEK_CARD + state.week_card] = 1
    out[WEEK_PILE] = len(state.week_pile)
    for place in range(len(state.decrees)):
        out[COMING + state.decrees[place]] = place + 1
    out[DECREE_PILE] = len(state.decree_pile)
    out[FEWER] = int(state.fewer)
    out[TABLE + state.values] = 1
    out[SCREEN + (0 if state.closed else 1)] = 1
