"""Counting the pieces: whether a position is possible at all."""

from .market import stall_size
from .relics import Enshrine
from .state import ColoniaState
from .terms import (
    ALL_STALLS,
    CARDS_A_CITY,
    CITIES,
    CRAFTSMEN,
    DECREES,
    EARLY,
    FAMILIES,
    FIRST_GOOD,
    GOODS,
    GRADES,
    HOLDINGS,
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
    SHIPS,
    SHRINE,
    SLOTS,
    WEEK_CARDS,
    card_name,
    relic_card,
)
from .workshops import FAMILY


def fault(state: ColoniaState) -> str:
    """What is wrong with the pieces of this position; empty when nothing is."""
    return (
        fault_of_order(state)
        or fault_of_goods(state)
        or fault_of_members(state)
        or fault_of_piles(state)
        or fault_of_ships(state)
        or fault_of_relics(state)
        or fault_of_cards(state)
    )


def fault_of_order(state: ColoniaState) -> str:
    if sorted(state.order) != list(range(state.seats)):
        return "order: every family has one place in the order of play"
    return ""


def fault_of_goods(state: ColoniaState) -> str:
    m = state.material
    for number in state.held:
        if number < 0:
            return "somebody holds less than nothing"
    for raw in range(len(RAW)):
        total = state.bag[raw]
        for seat in range(state.seats):
            total += state.held[seat * HOLDINGS + raw]
        for stall in range(ALL_STALLS):
            total += state.stalls[stall * len(RAW) + raw]
        if total != m.raw_of_each:
            return f"there are {total} of {RAW[raw]} in all, not {m.raw_of_each}"
    for good in range(len(GOODS)):
        total = state.supply[good]
        for seat in range(state.seats):
            total += state.held[seat * HOLDINGS + FIRST_GOOD + good]
        if total != m.goods_of_each:
            return f"there are {total} of {GOODS[good]} in all, not {m.goods_of_each}"
    return ""


def fault_of_members(state: ColoniaState) -> str:
    m = state.material
    members = [0] * state.seats
    for seat in range(state.seats):
        for place in range(RESERVE, EARLY + 1):
            members[seat] += state.held[seat * HOLDINGS + place]
    for stall in range(ALL_STALLS):
        owner = state.stall_owners[stall]
        if (owner == NOBODY) != (state.stall_members[stall] == 0):
            return f"stalls no. {stall + 1}: members stand there exactly when it has an owner"
        if owner != NOBODY:
            if stall_size(state, stall) > 0:
                return f"stalls no. {stall + 1}: it is taken and still has raw materials"
            members[owner] += state.stall_members[stall]
    for craftsman in range(len(CRAFTSMEN)):
        queue = state.queues[craftsman]
        if len(queue) > m.spaces or state.bars[craftsman] > m.spaces:
            return f"the {CRAFTSMEN[craftsman]} has {m.spaces} spaces"
        if state.fresh[craftsman] > len(queue):
            return f"the {CRAFTSMEN[craftsman]} has {len(queue)} orders, and {state.fresh[craftsman]} are of this week"
        for order in queue:
            members[order // FAMILY] += order % FAMILY
    for owner in state.holds + state.insurers:
        if owner != NOBODY:
            members[owner] += 1
    for seat in range(state.seats):
        if members[seat] != m.members[state.seats]:
            return f"{FAMILIES[seat]} has {members[seat]} members, not {m.members[state.seats]}"
    return ""


def fault_of_piles(state: ColoniaState) -> str:
    if (state.week_card == NONE) != (state.week == 0):
        return "weeks: a week card lies open exactly when a week has begun"
    weeks = state.week_pile[:]
    if state.week_card != NONE:
        weeks.append(state.week_card)
    if len(weeks) != len(set(weeks)) or len(state.week_pile) != WEEK_CARDS - state.week:
        return f"weeks: in week {state.week} there are {WEEK_CARDS - state.week} different cards in the pile"
    known = state.decree_pile + state.decrees
    if len(known) != len(set(known)):
        return "decrees: a decree is there twice"
    if len(state.decree_pile) != DECREES - state.material.decrees_a_week * state.week:
        return f"decrees: in week {state.week} the pile has {DECREES - state.material.decrees_a_week * state.week}"
    days = [state.material.decree_day[decree] for decree in state.decrees]
    if days != sorted(days) or len(days) > state.material.decrees_a_week:
        return f"decrees: at most {state.material.decrees_a_week} are open, in the order of their days"
    return ""


def fault_of_ships(state: ColoniaState) -> str:
    ships = state.port + state.ship_pile + state.sailed
    if sorted(ships) != list(range(SHIPS)):
        return f"ships: each of the {SHIPS} is there once"
    if len(state.port) != MOORINGS:
        return f"ships: {MOORINGS} of them are in the harbour"
    for mooring in range(MOORINGS):
        holds = len(state.material.holds[state.port[mooring]])
        for place in range(holds, PLACES - 1):
            if state.holds[mooring * PLACES + place] != NOBODY:
                return f"ships: ship {state.port[mooring] + 1} has {holds} holds"
    if state.leaving > MOORINGS:
        return f"leaving: at most {MOORINGS}"
    return ""


def fault_of_relics(state: ColoniaState) -> str:
    m = state.material
    seen = [0] * RELIC_CARDS
    if len(state.show) > SLOTS:
        return f"relics: at most {SLOTS} are on show"
    for cards in (state.show, state.relic_pile, state.relic_discards):
        for card in cards:
            seen[card] += 1
    for place, count in enumerate(state.relics):
        city = place // GRADES % len(CITIES)
        seen[relic_card(city, place % GRADES)] += count
    for city in range(len(CITIES)):
        owner = state.shrine_owners[city]
        if owner != NOBODY:
            seen[relic_card(city, SHRINE)] += 1
        if state.shrine_relics[city] != NONE:
            if owner == NOBODY:
                return f"shrines: that of {CITIES[city]} holds a relic and belongs to nobody"
            seen[relic_card(city, state.shrine_relics[city])] += 1
        if state.windows[city] != NOBODY and not state.over():
            return "windows: they are given at the end"
    bought = bought_card(state)
    if bought != NONE:
        seen[bought] += 1
    for card in range(RELIC_CARDS):
        if seen[card] != m.copies[card]:
            return f"relics: {card_name(card)} is there {seen[card]} times, not {m.copies[card]}"
    return ""


def bought_card(state: ColoniaState) -> int:
    """The relic that a family has just bought and may put into a shrine."""
    if state.open:
        step = state.open[-1]
        if isinstance(step, Enshrine) and step.grade < GRADES:
            return step.city * CARDS_A_CITY + step.grade
    return NONE


def fault_of_cards(state: ColoniaState) -> str:
    """Everybody has played one family card a week."""
    chosen = state.played[0] > 0
    for seat in range(state.seats):
        name = FAMILIES[seat]
        played = state.played[seat]
        if (played > 0) != chosen:
            return "played: all families have played a card, or none has"
        if played > 0 and state.cards[seat] >> played & 1:
            return f"{name} has played the card {played} and still has it"
        left = 0
        for value in range(LEAST_CARD, MOST_CARD + 1):
            left += state.cards[seat] >> value & 1
        weeks = state.week if chosen or state.over() else max(0, state.week - 1)
        if left != len(state.material.cards) - weeks:
            return f"{name} has {left} family cards, not {len(state.material.cards) - weeks}"
        if state.votes[seat] not in (0, played):
            return f"{name} has {state.votes[seat]} votes and has played {played}"
        if state.answers[seat] != OPEN and not state.open:
            return f"{name} has answered, and nothing is asked"
    return ""
