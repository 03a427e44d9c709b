"""Counting the pieces: whether a position is possible at all."""

from .state import RivalState
from .terms import (
    BASICS,
    COUNTS,
    EMPTY,
    FACTORY,
    HOLDINGS,
    IDLE,
    ITEMS,
    LAWSUITS,
    OUT_OF_GAME,
    SHIPS,
    SPACES,
    SPECIALS,
    SUPPLY,
    TILE,
    WINS,
    card_name,
    special,
)


def fault(state: RivalState) -> str:
    """What is wrong with the pieces of this position; empty when nothing is."""
    return fault_of_goods(state) or fault_of_cards(state) or fault_of_ships(state) or fault_of_rest(state)


def fault_of_goods(state: RivalState) -> str:
    goods = state.goods
    for number in goods:
        if number < 0:
            return "somebody holds less than nothing"
    for item, name in enumerate(ITEMS):
        total = goods[item] + goods[HOLDINGS + item] + goods[SUPPLY * HOLDINGS + item]
        if item == FACTORY:
            total += goods[IDLE] + goods[HOLDINGS + IDLE]
        if total != state.material.supply[item]:
            return f"there are {total} of {name} in all, not {state.material.supply[item]}"
    return ""


def fault_of_cards(state: RivalState) -> str:
    seen = [0] * (1 + BASICS + SPECIALS)
    for space in range(SPACES):
        card = state.ring[space]
        dark = space in state.material.special_spaces
        if card == EMPTY:
            if not dark:
                return f"space {space} of the ring has no card"
        elif dark != (card > BASICS) or (card == TILE) != (space == 0):
            return f"{card_name(card)} cannot lie on space {space} of the ring"
        else:
            seen[card] += 1
    for cards in (state.pile, state.discards, state.played, state.hands[0], state.hands[1]):
        for card in cards:
            seen[card] += 1
    for card, count in enumerate(seen):
        if count != 1:
            return f"{card_name(card)} is there {count} times"
    held = 0
    for hand in state.hands:
        for card in hand:
            held |= 1 << card
            if card < special(1):
                return f"{card_name(card)} is in a hand"
    if state.shown & ~held:
        return "a card counts as seen that is in no hand"
    return ""


def fault_of_ships(state: RivalState) -> str:
    seen = [0] * (SHIPS + 1)
    sailing = 0
    for ships in (state.ship_pile, state.ships_away, state.ship_row):
        for ship in ships:
            if ship != EMPTY:
                seen[ship] += 1
    for seat in range(2):
        owned = 0
        for ship in range(1, SHIPS + 1):
            if state.fleets[seat] >> ship & 1:
                seen[ship] += 1
                owned += 1
        if owned != state.fleet_sizes[seat]:
            return "a fleet is miscounted"
        sailing += owned
    for ship in range(1, SHIPS + 1):
        if seen[ship] != 1:
            return f"ship {ship} is there {seen[ship]} times"
    if len(state.ship_row) != state.material.ship_spaces:
        return f"there are not {state.material.ship_spaces} ship spaces"
    row = len(state.ship_row) - state.ship_row.count(EMPTY)
    if sailing + row + len(state.ship_pile) != state.material.ships_in_play:
        return f"there are not {state.material.ships_in_play} ships in the game"
    return ""


def fault_of_rest(state: RivalState) -> str:
    m = state.material
    seen = [0] * (LAWSUITS + 1)
    for lawsuits in (state.docket, state.lawsuit_pile, state.lawsuits_away, state.closed, *state.won):
        for lawsuit in lawsuits:
            seen[lawsuit] += 1
    for lawsuit in range(1, LAWSUITS + 1):
        if seen[lawsuit] != 1:
            return f"lawsuit {lawsuit} is there {seen[lawsuit]} times"
    if LAWSUITS - len(state.lawsuits_away) != m.lawsuits_in_play:
        return f"there are not {m.lawsuits_in_play} lawsuits in the game"
    if len(state.docket) > len(m.repeats) or len(state.markers) != len(state.docket):
        return "the docket has too many lawsuits or markers"
    for marker in state.markers:
        if abs(marker) > m.track_end:
            return f"a lawsuit's marker stands beyond {m.track_end}"
    if len(state.allies) - state.allies.count(OUT_OF_GAME) != m.alliances_in_play:
        return f"there are not {m.alliances_in_play} alliances in the game"
    if abs(state.prestige) > m.prestige_end:
        return f"the prestige marker stands beyond {m.prestige_end}"
    return fault_of_victory(state)


def fault_of_victory(state: RivalState) -> str:
    """A game in which somebody has won cannot go on."""
    m = state.material
    won = (
        abs(state.fleet_sizes[0] - state.fleet_sizes[1]) >= m.ships_ahead
        or abs(state.prestige) == m.prestige_end
        or max(len(state.won[0]), len(state.won[1])) >= m.lawsuits_to_win
        or max(state.allies.count(0), state.allies.count(1)) >= m.alliances_in_play
    )
    if won and state.winner < 0:
        return "somebody has won, and the game goes on"
    if state.winner >= 0 and not won:
        return "nobody has won, and there is a winner"
    if (state.winner >= 0) != (state.ending in WINS):
        return "the ending and the winner do not fit"
    if state.ending in COUNTS and state.bell < 0:
        return "the stars are counted, and nobody has the bell"
    return ""
