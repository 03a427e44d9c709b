"""Counting the pieces: whether a position is possible at all."""

from .state import HamburgumState, count_bits
from .terms import (
    ALL_SITES,
    ALL_TOKENS,
    BELL,
    BERTHS,
    BONUS,
    CAPTAIN,
    CHURCHES,
    DONATIONS,
    EARNED,
    FAMILIES,
    HOLDINGS,
    HUB,
    KINDS,
    MONEY,
    OFFICES,
    OFFICIAL,
    OFFICIALS,
    OPEN,
    PRESTIGE,
    STEPS,
    WEALTH,
)


def fault(state: HamburgumState) -> str:
    """What is wrong with the pieces of this position; empty when nothing is."""
    return (
        fault_of_stock(state)
        or fault_of_harbour(state)
        or fault_of_city(state)
        or fault_of_churches(state)
        or fault_of_officials(state)
        or fault_of_turns(state)
    )


def fault_of_stock(state: HamburgumState) -> str:
    """Nobody owes anything, and every point of prestige is accounted for."""
    m = state.material
    for seat in range(state.seats):
        at = seat * HOLDINGS
        for place in range(at, at + HOLDINGS):
            if state.stock[place] < 0:
                return f"{FAMILIES[seat]} holds less than nothing"
        if state.stock[at + BELL] > 1:
            return f"{FAMILIES[seat]} has more than one bell"
        if state.stock[at + WEALTH] > 0 and not state.over():
            return f"{FAMILIES[seat]} has sold its wealth, and the game goes on"
        if state.over() and (sum(state.stock[at : at + MONEY]) > 0 or state.stock[at + MONEY] >= m.point_money):
            return f"{FAMILIES[seat]} has wealth left, and the game is over"
        points = m.start_prestige[(seat - state.first) % state.seats] - state.stock[at + STEPS]
        for source in range(EARNED, STEPS):
            points += state.stock[at + source]
        if points != state.stock[at + PRESTIGE]:
            return f"{FAMILIES[seat]} has a prestige of {state.stock[at + PRESTIGE]}, and its account says {points}"
    return ""


def fault_of_harbour(state: HamburgumState) -> str:
    m = state.material
    owners = state.seats + 1
    for berth in range(BERTHS):
        ships = 0
        for owner in range(owners):
            ships += state.berths[berth * owners + owner]
        if ships > state.seats:
            return f"berth {berth + 1} holds {ships} ships, and has room for {state.seats}"
    for seat in range(state.seats):
        if state.ships(seat) > m.ships_each:
            return f"{FAMILIES[seat]} has {state.ships(seat)} ships, and there are {m.ships_each}"
    captains = count_bits(m.of_kind[CAPTAIN] & ~state.free)
    if state.dutchmen != max(0, m.dutchmen - captains):
        return f"{state.dutchmen} Flying Dutchmen wait for a captain, and {captains} captains are there"
    if state.ships(state.seats) > m.dutchmen - state.dutchmen:
        return "there are more Flying Dutchmen in the harbour than have come"
    return ""


def fault_of_city(state: HamburgumState) -> str:
    m = state.material
    seen = state.free
    for seat in range(state.seats):
        citizens = state.citizens[seat]
        if seen & citizens:
            return "two citizens stand on one site"
        seen |= citizens
        reach = state.footholds(seat)
        for site in range(len(m.near)):
            if citizens >> site & 1:
                reach |= m.near[site]
        if seat in state.builders:
            reach = ALL_SITES
        if reach != state.reach[seat]:
            return f"{FAMILIES[seat]} builds from places that are not its own"
        if seat not in state.builders and not reachable(state, seat):
            return f"{FAMILIES[seat]} has a citizen where nothing of its own is near"
    return "" if seen == ALL_SITES else "a site is missing"


def reachable(state: HamburgumState, seat: int) -> bool:
    """Whether a family's citizens can have come to their sites one after the other."""
    m = state.material
    reach = state.footholds(seat)
    reached = 0
    while True:
        fresh = state.citizens[seat] & reach & ~reached
        if not fresh:
            return reached == state.citizens[seat]
        reached |= fresh
        for site in range(len(m.near)):
            if fresh >> site & 1:
                reach |= m.near[site]


def fault_of_churches(state: HamburgumState) -> str:
    m = state.material
    seen = state.left
    for tokens in state.tokens:
        if seen & tokens:
            return "two families own one token"
        seen |= tokens
    if seen != ALL_TOKENS:
        return "a token is missing"
    if state.scored & state.left:
        return "a token is scored that nobody owns"
    for church, name in enumerate(CHURCHES):
        number = state.donations(church)
        if (number == DONATIONS) != (state.finished.count(church) == 1) or state.finished.count(church) > 1:
            return f"the church {name} has {number} donations and is complete {state.finished.count(church)} times"
        if number > 0 and state.left >> church * len(KINDS) & 1:
            return f"the church {name} has a donation, and its token for five is still there"
    for seat in range(state.seats):
        bonus = 0
        for place, builder in enumerate(state.builders):
            if builder == seat:
                bonus += m.bonus[place]
                if not state.tokens[seat] >> state.finished[place] * len(KINDS) & 31:
                    return f"{FAMILIES[seat]} has completed a church without a token of it"
        if bonus != state.stock[seat * HOLDINGS + BONUS]:
            return f"{FAMILIES[seat]} has a bonus of {state.stock[seat * HOLDINGS + BONUS]}, not {bonus}"
    if (len(state.finished) == len(CHURCHES)) != state.over():
        return "the game is over exactly when all churches are complete"
    if state.over() and state.scored != ALL_TOKENS:
        return "the game is over, and a token is not scored"
    return fault_of_scores(state)


def fault_of_scores(state: HamburgumState) -> str:
    """Tokens for five are worth the same always; no other kind has brought anything before it is scored."""
    for seat in range(state.seats):
        at = seat * HOLDINGS + EARNED
        for kind, name in enumerate(KINDS):
            scored = 0
            for church in range(len(CHURCHES)):
                number = church * len(KINDS) + kind
                scored += state.tokens[seat] >> number & state.scored >> number & 1
            if scored == 0 and state.stock[at + kind] > 0:
                return f"{FAMILIES[seat]} has points for {name} and no such token scored"
            if kind == 0 and state.stock[at] != scored * state.material.five_points:
                return f"{FAMILIES[seat]} has {state.stock[at]} points for {scored} tokens for five"
    return ""


def fault_of_officials(state: HamburgumState) -> str:
    m = state.material
    built = count_bits(m.of_kind[OFFICIAL] & ~state.free)
    waiting = len(state.offered) + len(state.pile)
    if waiting != OFFICES - built + choosing(state):
        return f"{built} officials are built and {waiting} are left, of {OFFICES}"
    box = m.officials[0 if state.officials == 0 else 1][:]
    for official in state.offered + state.pile:
        if official not in box:
            return f"the official {OFFICIALS[official]} is there too often"
        box.remove(official)
    if state.officials == OPEN:
        return "open officials have no pile" if state.pile else ""
    if len(state.offered) > 1:
        return "only one official of the stack can be seen"
    if state.officials == 0:
        stack = (state.pile + state.offered)[::-1]
        if stack != m.officials[0][OFFICES - len(stack) :]:
            return "the stack of officials is out of order"
    return ""


def choosing(state: HamburgumState) -> int:
    """1 while an official's site is built and the official still to be chosen."""
    return 1 if state.open and state.open[-1].name == "choose-official" else 0


def fault_of_turns(state: HamburgumState) -> str:
    """Everybody has moved as often as the number of turns says."""
    for seat in range(state.seats):
        place = (seat - state.first) % state.seats
        if (state.rondel[seat] == HUB) != (place >= state.turns):
            return f"after {state.turns} turns the marker of {FAMILIES[seat]} cannot be there"
    waits = len(state.open) == 1 and not state.over()
    mover = (state.first + state.turns - (0 if waits else 1)) % state.seats
    if state.mover != mover:
        return f"after {state.turns} turns it cannot be the turn of {FAMILIES[state.mover]}"
    return ""
