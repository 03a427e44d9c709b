"""Cards on their way: from piles to hands, to the discards, and onto the table and off it."""

from typing import Final

from kontor.engine.lists import added, cut, shuffled, swapped

from .notation import POWER_TWO_A_SITE
from .state import HamburgState, all_have_cards
from .terms import COLOURS, NONE, PARK, PERMANENT, ZOO

# Of those who know a card: it is open, or nobody does.
NOBODY: Final = 0


def can_draw(state: HamburgState, colour: int) -> bool:
    """Whether a pile has cards, or can be made anew of the discards."""
    if state.piles[colour]:
        return True
    m = state.material
    for card in state.discards:
        if m.colour[card] == colour:
            return True
    return False


def drawable(state: HamburgState) -> list[int]:
    """The colours that can be drawn."""
    if all_have_cards(state.piles):
        return ALL_COLOURS
    return [colour for colour in range(len(COLOURS)) if can_draw(state, colour)]


ALL_COLOURS = [0, 1, 2, 3, 4]


def turn_up(state: HamburgState, colour: int) -> int:
    """The top card of a pile, which is made anew of the discards when it is empty; NONE if there are none."""
    if not state.piles[colour]:
        gather_discards(state, colour)
    pile = state.piles[colour]
    if not pile:
        return NONE
    state.fence += 1
    state.piles = swapped(state.piles, colour, pile[:-1])
    return pile[-1]


def gather_discards(state: HamburgState, colour: int) -> None:
    """The discards of a colour become its pile, which was empty."""
    m = state.material
    kept: list[int] = []
    veiled = 0
    pile: list[int] = []
    for place in range(len(state.discards)):
        card = state.discards[place]
        if m.colour[card] == colour:
            pile.append(card)
        else:
            kept.append(card)
            if place < state.veiled:
                veiled += 1
    state.discards = kept
    state.veiled = veiled
    unveil_top(state)
    pile.sort()
    state.rng.shuffle(pile)
    state.piles = swapped(state.piles, colour, pile)
    state.fence += 1
    if state.listener is not None and pile:
        state.tell("gathered", -1, {"colour": COLOURS[colour]})


def draw_card(state: HamburgState, board: int, colour: int) -> int:
    """The top card of a pile comes to a hand, whose owner alone sees it."""
    card = turn_up(state, colour)
    if card != NONE:
        state.take_up(board, card)
        state.know(card, 1 << board)
        if state.listener is not None:
            state.tell("drew", board, {"colour": COLOURS[colour]}, {"card": card})
    return card


def discard(state: HamburgState, card: int) -> None:
    """A card goes on top of the discards, open."""
    state.know(card, NOBODY)
    state.discards = added(state.discards, card)


def reveal(state: HamburgState, card: int) -> None:
    """Everybody sees a card from now on."""
    everybody = (1 << state.seats) - 1
    if state.seen[card] != everybody:
        state.know(card, everybody)
        state.fence += 1


def discard_from_hand(state: HamburgState, board: int, card: int) -> None:
    reveal(state, card)
    state.lay_off(board, card)
    discard(state, card)
    if state.listener is not None:
        state.tell("discarded", board, {"card": card})


def take_top_discard(state: HamburgState, board: int) -> int:
    """The top discard comes to a hand; everybody knows it."""
    card = state.discards[-1]
    state.discards = state.discards[:-1]
    unveil_top(state)
    to_hand(state, board, card)
    return card


def unveil_top(state: HamburgState) -> None:
    """The top of the discards is always open to see."""
    if state.veiled and state.veiled >= len(state.discards):
        state.veiled = max(0, len(state.discards) - 1)
        state.fence += 1


def shuffle_discards(state: HamburgState) -> None:
    state.discards = shuffled(sorted(state.discards), state.rng)
    state.veiled = max(0, len(state.discards) - 1)
    state.fence += 1


def to_hand(state: HamburgState, board: int, card: int) -> None:
    """A card that all have seen comes to a hand. The automatic rival has no hand: it discards it."""
    if state.is_tom(board):
        discard(state, card)
        return
    state.take_up(board, card)
    state.know(card, (1 << state.seats) - 1)
    if state.listener is not None:
        state.tell("took-up", board, {"card": card})


def is_building(state: HamburgState, card: int) -> bool:
    return state.material.type[card] < ZOO


def lay(state: HamburgState, board: int, card: int) -> None:
    """A card that lies nowhere becomes a site, its back up: who saw it remembers it."""
    state.sites = swapped(state.sites, board, added(state.sites[board], card))
    if state.listener is not None:
        state.tell("laid", board, {"colour": COLOURS[state.material.colour[card]]})


def raise_house(state: HamburgState, board: int, card: int, on: int) -> None:
    """A building that lies nowhere stands on a site, or under the zoo of which `on` is the negative."""
    state.know(card, NOBODY)
    state.built = swapped(state.built, board, added(state.built[board], card))
    state.stands = swapped(state.stands, board, added(state.stands[board], on))
    state.used = swapped(state.used, board, added(state.used[board], 0))
    take_stock(state, board)


def open_left(state: HamburgState, board: int, card: int) -> None:
    """A zoo or a park that lies nowhere comes to the left of a board."""
    state.know(card, NOBODY)
    state.left = swapped(state.left, board, added(state.left[board], card))


def pull_down(state: HamburgState, board: int, card: int) -> None:
    """A building leaves its place and lies nowhere."""
    place = state.built[board].index(card)
    state.built = swapped(state.built, board, cut(state.built[board], place))
    state.stands = swapped(state.stands, board, cut(state.stands[board], place))
    state.used = swapped(state.used, board, cut(state.used[board], place))
    take_stock(state, board)


def take_stock(state: HamburgState, board: int) -> None:
    """What the buildings of a board change for good, and what they wait for."""
    m = state.material
    powers = 0
    hooks = 0
    for card in state.built[board]:
        if m.works[card] == PERMANENT:
            powers |= m.effects[card].power
            hooks |= m.effects[card].event
    state.powers = swapped(state.powers, board, powers)
    state.hooks = swapped(state.hooks, board, hooks)


def load_on(state: HamburgState, board: int, site: int) -> int:
    """How many buildings stand on a site."""
    return state.stands[board].count(site)


def room_on(state: HamburgState, board: int) -> int:
    """How many buildings find room on one site."""
    return 2 if state.powers[board] & POWER_TWO_A_SITE else 1


def empty_site(state: HamburgState, board: int, colour: int) -> int:
    """The first empty site of a colour; NONE if there is none."""
    m = state.material
    stands = state.stands[board]
    for site in state.sites[board]:
        if m.colour[site] == colour and site not in stands:
            return site
    return NONE


def has_room(state: HamburgState, board: int) -> bool:
    """Whether a building finds a place."""
    stands = state.stands[board]
    room = room_on(state, board)
    for site in state.sites[board]:
        if stands.count(site) < room:
            return True
    return False


def zoos_of(state: HamburgState, board: int) -> int:
    m = state.material
    count = 0
    for card in state.left[board]:
        if m.type[card] == ZOO:
            count += 1
    return count


def is_park(state: HamburgState, card: int) -> bool:
    return state.material.type[card] == PARK
