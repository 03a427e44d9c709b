"""Whether a position is possible: every piece is there once, and where it can be."""

from .counting import bits
from .state import HamburgState
from .terms import (
    ACCIDENTS,
    CARDS,
    CLERKS,
    COLOURS,
    EXCHANGE,
    FLIPPED,
    HOLDINGS,
    LEMON,
    MAJORITIES,
    MAYOR,
    MAYORS,
    NO_STATUE,
    NONE,
    RISKS,
    SECTIONS,
    SHIPS,
    SQUARE,
    STATUE,
    STATUES,
    TILES,
    TOM,
    WALL,
    WINDOWS,
    ZOO,
)


def fault(state: HamburgState) -> str:
    """What is wrong with the pieces; empty when nothing is."""
    return (
        fault_of_cards(state)
        or fault_of_buildings(state)
        or fault_of_boards(state)
        or fault_of_statues(state)
        or fault_of_tokens(state)
        or fault_of_tiles(state)
        or fault_of_round(state)
    )


def fault_of_cards(state: HamburgState) -> str:
    """Every card lies in one place, and in piles by its colour."""
    m = state.material
    places = [0] * (CARDS + 1)
    for colour in range(len(COLOURS)):
        for card in state.piles[colour]:
            places[card] += 1
            if m.colour[card] != colour:
                return f"piles.{COLOURS[colour]}: card {card} is {COLOURS[m.colour[card]]}"
    for card in state.discards:
        places[card] += 1
    for board in range(state.boards):
        for cards in (state.hands[board], state.sites[board], state.built[board], state.left[board]):
            for card in cards:
                places[card] += 1
    for card in range(1, CARDS + 1):
        if places[card] != 1:
            return f"card {card} lies in {places[card]} places, not in one"
    if state.veiled > max(0, len(state.discards) - 1):
        return "discards.shuffled: the top of the discards is always open"
    return fault_of_knowledge(state)


def fault_of_knowledge(state: HamburgState) -> str:
    """Hands are known to their owners, and nothing is noted about open cards."""
    everybody = (1 << state.seats) - 1
    for card in range(1, CARDS + 1):
        if state.seen[card] & ~everybody:
            return f"seen: card {card} is known to a seat that is not taken"
    for board in range(state.boards):
        if state.is_tom(board) and state.hands[board]:
            return "boards.tom.hand: the automatic rival has no hand"
        for card in state.hands[board]:
            if not state.seen[card] >> board & 1:
                return f"seen: the owner of card {card} does not know it"
        for card in state.built[board] + state.left[board]:
            if state.seen[card]:
                return f"seen: card {card} is open to all"
    for card in state.discards:
        if state.seen[card]:
            return f"seen: card {card} is open to all"
    return ""


def fault_of_buildings(state: HamburgState) -> str:
    m = state.material
    for board in range(state.boards):
        for card in state.left[board]:
            if m.type[card] < ZOO:
                return f"card {card} lies left of a board, and is neither a zoo nor a park"
        on_zoos: list[int] = []
        for card, on in zip(state.built[board], state.stands[board], strict=True):
            if m.type[card] >= ZOO:
                return f"card {card} is no building"
            if on < 0:
                zoo = -on
                if zoo not in state.left[board] or m.type[zoo] != ZOO or m.colour[zoo] != m.colour[card]:
                    return f"card {card} lies under card {zoo}, which is no zoo of its colour on that board"
                if zoo in on_zoos:
                    return f"there are two buildings under card {zoo}"
                on_zoos.append(zoo)
            elif on not in state.sites[board]:
                return f"card {card} stands on card {on}, which is no site of that board"
        for site in state.sites[board]:
            if state.stands[board].count(site) > 2:
                return f"there are more than two buildings on card {site}"
    return ""


def fault_of_boards(state: HamburgState) -> str:
    m = state.material
    mayors: list[int] = []
    for board in range(state.boards):
        at = board * HOLDINGS
        held = state.held
        if held[at + SQUARE] >= len(m.square_points):
            return f"a square is numbered {held[at + SQUARE]}; the last is {len(m.square_points) - 1}"
        if bits(held[at + FLIPPED]) > len(MAJORITIES):
            return "a board has more majority markers than there are"
        for colour in range(len(COLOURS)):
            if held[at + RISKS + colour] > m.accident_at:
                return f"a {COLOURS[colour]} risk stands at {held[at + RISKS + colour]}; the most is {m.accident_at}"
        mayor = held[at + MAYOR]
        if mayor and (not state.has(MAYORS) or state.is_tom(board)):
            return "a board has a mayor that it cannot have"
        if mayor:
            mayors.append((mayor - 1) // 2)
    if len(set(mayors)) != len(mayors):
        return "two mayors are sides of one tile"
    return ""


def fault_of_statues(state: HamburgState) -> str:
    m = state.material
    hummels = state.hummels[:]
    lemonjettes = state.lemonjettes[:]
    for board in range(state.boards):
        for side in range(2):
            statue = state.held[board * HOLDINGS + STATUE + side]
            if statue >= LEMON:
                lemonjettes.append(statue - LEMON)
            elif statue > NO_STATUE:
                hummels.append(statue)
            finished = state.held[board * HOLDINGS + WALL + side] == SECTIONS
            if finished and not statue:
                return "a finished side of a wall has had its statue, or none was left"
    if sorted(hummels) != (m.more_hummels if state.has(STATUES) else m.hummels)[state.seats]:
        return "the Hummels are not those of this number of players"
    if sorted(lemonjettes) != (m.lemonjettes if state.has(STATUES) else []):
        return "the Lemonjettes are not all there, or there without their expansion"
    for left in (state.hummels, state.lemonjettes):
        if left != sorted(left):
            return "the best of the statues that are left comes last"
    return ""


def fault_of_tokens(state: HamburgState) -> str:
    m = state.material
    tokens = len(m.tokens) if state.has(ACCIDENTS) else m.plain_tokens
    if sorted(state.tokens + state.spent_tokens) != list(range(tokens)):
        return f"tokens: expected each of 0 to {tokens - 1} once"
    return ""


def fault_of_tiles(state: HamburgState) -> str:
    tiles = sorted(state.exchange)
    if len(set(tiles)) != len(tiles) or (tiles and not state.has(EXCHANGE)):
        return "exchange.tiles: a tile is there twice, or without its expansion"
    if len(tiles) > TILES or (state.tile_step and not tiles):
        return "exchange.step: there is no tile to stand on"
    wanted = WINDOWS if state.has(CLERKS) else 0
    if len({tile // 2 for tile in state.clerk_tiles}) != wanted or len(state.clerk_tiles) != wanted:
        return f"clerk_tiles: expected {wanted} different tiles"
    if state.sailing and not state.has(SHIPS):
        return "ships: there are none without their expansion"
    return ""


def fault_of_round(state: HamburgState) -> str:
    m = state.material
    if state.round > m.rounds:
        return f"round: there are only {m.rounds}"
    if state.seats == 1 and state.first != TOM:
        return "first: the automatic rival always is"
    if state.window != NONE and not all(1 <= shown <= 6 for shown in state.dice):
        return "dice: a clerk stands on a window, so they have been rolled"
    return ""
