"""What each act of an effect does. What is truly one card's own is in `oddities`."""

from typing import ClassVar

from kontor.engine.lists import shuffled, swapped, without

from .acts import DEEDS
from .basic import PlayCard, Strike, lay_site
from .cards import NOBODY, draw_card, has_room, shuffle_discards, take_top_discard, to_hand, turn_up
from .counting import amount
from .fruit import DOUBLE, discards_of, layable, used_before
from .houses import PlaceBuilding
from .moves import CARD, DONE, DRAW, USE
from .notation import (
    DO_ACT_DISCARDED,
    DO_ACT_DRAWN,
    DO_ADVANCE,
    DO_AGAIN_ALL,
    DO_AGAIN_ONE,
    DO_BUY,
    DO_CALM_ANY,
    DO_CALM_COLOUR,
    DO_COPY,
    DO_DISCARD,
    DO_DRAW,
    DO_DRAW_COLOUR,
    DO_FETCH,
    DO_LAY,
    DO_LAY_PAYING,
    DO_MARKS,
    DO_POINTS,
    DO_SEEK,
    DO_WALL_DOUBLE,
    DO_WALL_FREE,
    DO_WORKER,
    DO_WORKER_MATCHES,
    DO_WORKER_ONES,
    DO_WORKER_SET,
)
from .questions import NOTHING, DrawCards, Question, draws, lower_risk, lower_risks, must_discard, take_workers
from .square import advance
from .state import HamburgState
from .terms import ANY, BLACK, COLOURS, IT
from .wall import BuildSection
from .working import UseAll, work


def gain_marks(state: HamburgState, board: int, program: list[int], at: int, card: int, it: int) -> None:
    state.gain_marks(board, amount(state, board, program, at, it))


def gain_points(state: HamburgState, board: int, program: list[int], at: int, card: int, it: int) -> None:
    state.gain_points(board, amount(state, board, program, at, it))


def gain_worker(state: HamburgState, board: int, program: list[int], at: int, card: int, it: int) -> None:
    colour = program[at + 1]
    if colour == ANY:
        take_workers(state, board, program[at + 2])
    else:
        state.gain_workers(board, it if colour == IT else colour, program[at + 2])


def gain_set(state: HamburgState, board: int, program: list[int], at: int, card: int, it: int) -> None:
    for colour in range(len(COLOURS)):
        state.gain_workers(board, colour, 1)


def gain_for_ones(state: HamburgState, board: int, program: list[int], at: int, card: int, it: int) -> None:
    """A worker of the colour of every die that shows 1; for the black one of any colour."""
    for colour in range(len(COLOURS)):
        if state.dice[colour] == 1:
            state.gain_workers(board, colour, 1)
    if state.dice[BLACK] == 1:
        take_workers(state, board, 1)


def gain_for_matches(state: HamburgState, board: int, program: list[int], at: int, card: int, it: int) -> None:
    for colour in range(len(COLOURS)):
        if state.dice[colour] == state.dice[BLACK]:
            state.gain_workers(board, colour, 1)


def draw_some(state: HamburgState, board: int, program: list[int], at: int, card: int, it: int) -> None:
    state.open.append(DrawCards(board, program[at + 1]))


def draw_coloured(state: HamburgState, board: int, program: list[int], at: int, card: int, it: int) -> None:
    if not state.is_tom(board):
        draw_card(state, board, program[at + 1])


def discard_some(state: HamburgState, board: int, program: list[int], at: int, card: int, it: int) -> None:
    must_discard(state, board, program[at + 1], False)


def act_drawn(state: HamburgState, board: int, program: list[int], at: int, card: int, it: int) -> None:
    state.open.append(DrawToPlay(board))


class DrawToPlay(Question):
    """Draw a card from a pile of one's choice and spend it on a basic action at once."""

    name: ClassVar[str] = "draw-to-play"

    def offers(self, state: HamburgState) -> list[int]:
        return NOTHING if state.is_tom(self.seat) else draws(state)

    def answer(self, state: HamburgState, seat: int, move: int) -> None:
        card = draw_card(state, self.seat, move - DRAW)
        state.open.append(PlayCard(self.seat, card, move - DRAW, False))


def act_discarded(state: HamburgState, board: int, program: list[int], at: int, card: int, it: int) -> None:
    if state.discards and not state.is_tom(board):
        taken = take_top_discard(state, board)
        state.open.append(PlayCard(board, taken, state.material.colour[taken], False))


def lay_drawn(state: HamburgState, board: int, program: list[int], at: int, card: int, it: int) -> None:
    state.open.append(LayDrawn(board, program[at + 1], False))


def lay_paying(state: HamburgState, board: int, program: list[int], at: int, card: int, it: int) -> None:
    state.open.append(LayDrawn(board, 1, True))


class LayDrawn(Question):
    """Draw cards from piles of one's choice and lay each as a site, free or for a worker."""

    name: ClassVar[str] = "lay-drawn"
    fields: ClassVar[tuple[str, ...]] = ("seat", "left", "paying")

    def __init__(self, seat: int, left: int, paying: bool) -> None:
        self.seat = seat
        self.left = left
        self.paying = paying

    def offers(self, state: HamburgState) -> list[int]:
        return [DRAW + colour for colour in layable(state, self.seat)] if self.paying else draws(state)

    def answer(self, state: HamburgState, seat: int, move: int) -> None:
        colour = move - DRAW
        if self.left > 1:
            state.open.append(LayDrawn(self.seat, self.left - 1, self.paying))
        if self.paying:
            state.pay_workers(self.seat, colour, 1)
        card = turn_up(state, colour)
        state.know(card, NOBODY if state.is_tom(self.seat) else 1 << self.seat)
        lay_site(state, self.seat, card)


def fetch(state: HamburgState, board: int, program: list[int], at: int, card: int, it: int) -> None:
    state.open.append(Fetch(board, program[at + 1]))


class Fetch(Question):
    """Build a card of a type from the discards for nothing, if there is an empty site; then they are shuffled."""

    name: ClassVar[str] = "fetch"
    fields: ClassVar[tuple[str, ...]] = ("seat", "kind")

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def offers(self, state: HamburgState) -> list[int]:
        cards = discards_of(state, self.kind) if has_room(state, self.seat) else NOTHING
        return [*[CARD + card for card in cards], DONE]

    def answer(self, state: HamburgState, seat: int, move: int) -> None:
        if move == DONE:
            shuffle_discards(state)
        else:
            state.open.append(PlaceBuilding(self.seat, move - CARD, True))


def seek(state: HamburgState, board: int, program: list[int], at: int, card: int, it: int) -> None:
    pile = it if program[at + 2] == IT else program[at + 2]
    if not state.is_tom(board):
        look_through(state, board, pile)
        found = found_in(state, pile, program[at + 1])
        for one in found:
            state.know(one, (1 << state.seats) - 1)
        if found:
            state.open.append(Seek(board, program[at + 1], pile))
        else:
            shuffle_pile(state, pile)


def look_through(state: HamburgState, board: int, colour: int) -> None:
    """Whoever knows a pile knows which cards of its colour the others must have."""
    m = state.material
    for other in range(state.boards):
        if other != board:
            for card in state.hands[other] + state.sites[other]:
                if m.colour[card] == colour:
                    state.know(card, state.seen[card] | 1 << board)
    state.fence += 1


class Seek(Question):
    """Of the zoos or parks that were found and shown in a pile take one, and shuffle the pile."""

    name: ClassVar[str] = "seek"
    fields: ClassVar[tuple[str, ...]] = ("seat", "kind", "colour")

    def __init__(self, seat: int, kind: int, colour: int) -> None:
        self.seat = seat
        self.kind = kind
        self.colour = colour

    def offers(self, state: HamburgState) -> list[int]:
        return [CARD + card for card in found_in(state, self.colour, self.kind)]

    def answer(self, state: HamburgState, seat: int, move: int) -> None:
        card = move - CARD
        state.piles = swapped(state.piles, self.colour, without(state.piles[self.colour], card))
        to_hand(state, self.seat, card)
        shuffle_pile(state, self.colour)


def found_in(state: HamburgState, colour: int, kind: int) -> list[int]:
    """The cards of a type in a pile, in the order of their numbers."""
    m = state.material
    cards = [card for card in state.piles[colour] if m.type[card] == kind]
    cards.sort()
    return cards


def shuffle_pile(state: HamburgState, colour: int) -> None:
    state.piles = swapped(state.piles, colour, shuffled(sorted(state.piles[colour]), state.rng))
    state.fence += 1


def wall_free(state: HamburgState, board: int, program: list[int], at: int, card: int, it: int) -> None:
    state.open.append(BuildSection(board, 0))


def wall_double(state: HamburgState, board: int, program: list[int], at: int, card: int, it: int) -> None:
    state.open.append(BuildSection(board, DOUBLE))


def calm_any(state: HamburgState, board: int, program: list[int], at: int, card: int, it: int) -> None:
    lower_risks(state, board, amount(state, board, program, at, it))


def calm_colour(state: HamburgState, board: int, program: list[int], at: int, card: int, it: int) -> None:
    colour = program[at + 1]
    lower_risk(state, board, it if colour == IT else colour, program[at + 2])


def go_forward(state: HamburgState, board: int, program: list[int], at: int, card: int, it: int) -> None:
    advance(state, board)


def buy(state: HamburgState, board: int, program: list[int], at: int, card: int, it: int) -> None:
    take_workers(state, board, program[at + 1], price=1)


def again_one(state: HamburgState, board: int, program: list[int], at: int, card: int, it: int) -> None:
    state.open.append(UseAgain(board, card))


class UseAgain(Question):
    """Use a building a second time in a round, paying for it again."""

    name: ClassVar[str] = "use-again"
    fields: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def offers(self, state: HamburgState) -> list[int]:
        return [USE + house for house in used_before(state, self.seat, self.card)]

    def answer(self, state: HamburgState, seat: int, move: int) -> None:
        work(state, self.seat, move - USE, False)


def again_all(state: HamburgState, board: int, program: list[int], at: int, card: int, it: int) -> None:
    state.open.append(UseAll(board, 0))


def copy(state: HamburgState, board: int, program: list[int], at: int, card: int, it: int) -> None:
    state.open.append(Strike(board, True))


DEEDS[DO_MARKS] = gain_marks
DEEDS[DO_POINTS] = gain_points
DEEDS[DO_WORKER] = gain_worker
DEEDS[DO_WORKER_SET] = gain_set
DEEDS[DO_WORKER_ONES] = gain_for_ones
DEEDS[DO_WORKER_MATCHES] = gain_for_matches
DEEDS[DO_DRAW] = draw_some
DEEDS[DO_DRAW_COLOUR] = draw_coloured
DEEDS[DO_DISCARD] = discard_some
DEEDS[DO_ACT_DRAWN] = act_drawn
DEEDS[DO_ACT_DISCARDED] = act_discarded
DEEDS[DO_LAY] = lay_drawn
DEEDS[DO_LAY_PAYING] = lay_paying
DEEDS[DO_FETCH] = fetch
DEEDS[DO_SEEK] = seek
DEEDS[DO_WALL_FREE] = wall_free
DEEDS[DO_WALL_DOUBLE] = wall_double
DEEDS[DO_CALM_ANY] = calm_any
DEEDS[DO_CALM_COLOUR] = calm_colour
DEEDS[DO_ADVANCE] = go_forward
DEEDS[DO_BUY] = buy
DEEDS[DO_AGAIN_ONE] = again_one
DEEDS[DO_AGAIN_ALL] = again_all
DEEDS[DO_COPY] = copy
