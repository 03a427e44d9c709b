"""Acts that are one card's own, or that touch the other boards."""

from typing import ClassVar

from kontor.engine.lists import swapped

from .acts import DEEDS
from .cards import discard_from_hand, pull_down, reveal, take_top_discard, to_hand
from .fruit import fit_for_zoo, free_zoos
from .houses import found
from .moves import CARD, CLERK, DONE, FLIP, GIVE, HOUSE, LOWER, PAY, TAKE
from .notation import (
    DO_CLERK,
    DO_CLERK_STEP,
    DO_CURSE,
    DO_OTHERS_BUILDING,
    DO_OTHERS_CARD,
    DO_OTHERS_DISCARD,
    DO_OTHERS_FLIP,
    DO_OTHERS_MARKS,
    DO_OTHERS_RETREAT,
    DO_OTHERS_SITE,
    DO_OTHERS_WALL,
    DO_OTHERS_WORKERS,
    DO_RECLAIM,
    DO_SWAP,
    DO_TAKE_BACK,
    DO_TOKEN,
    DO_TOLL,
    DO_UNDER_ZOO,
    ON_TOKEN,
)
from .questions import NOTHING, Question, lower_risk, must_discard, others, owned_colours
from .risks import LoseBuilding, LoseSection, LoseSite, draw_token, raise_risks
from .square import retreat
from .state import HamburgState
from .terms import BLACK, COLOURS, DICE, FLIPPED, HOLDINGS, LEFT, MAJORITIES, NONE, RIGHT, RISKS, WINDOWS
from .triggers import fire


def swap(state: HamburgState, board: int, program: list[int], at: int, card: int, it: int) -> None:
    state.open.append(SwapOut(board, 0, 0, 0))


class SwapOut(Question):
    """Give workers away, upwards, as many as one likes; then take as many of colours that were not given."""

    name: ClassVar[str] = "swap-out"
    fields: ClassVar[tuple[str, ...]] = ("seat", "left", "above", "given")

    def __init__(self, seat: int, left: int, above: int, given: int) -> None:
        self.seat = seat
        # The number of workers to be taken in return.
        self.left = left
        self.above = above
        self.given = given

    def offers(self, state: HamburgState) -> list[int]:
        choices = [
            GIVE + colour
            for colour in owned_colours(state, self.seat)
            if colour >= self.above and (self.given | 1 << colour) != EVERY
        ]
        return [*choices, DONE]

    def answer(self, state: HamburgState, seat: int, move: int) -> None:
        if move == DONE:
            if self.left:
                state.open.append(SwapIn(self.seat, self.left, 0, EVERY & ~self.given))
        else:
            colour = move - GIVE
            state.pay_workers(self.seat, colour, 1)
            state.open.append(SwapOut(self.seat, self.left + 1, colour, self.given | 1 << colour))


EVERY = (1 << len(COLOURS)) - 1


class SwapIn(Question):
    """Take workers of these colours, upwards."""

    name: ClassVar[str] = "swap-in"
    fields: ClassVar[tuple[str, ...]] = ("seat", "left", "above", "colours")

    def __init__(self, seat: int, left: int, above: int, colours: int) -> None:
        self.seat = seat
        self.left = left
        self.above = above
        self.colours = colours

    def offers(self, state: HamburgState) -> list[int]:
        return [TAKE + one for one in range(self.above, len(COLOURS)) if self.colours >> one & 1]

    def answer(self, state: HamburgState, seat: int, move: int) -> None:
        colour = move - TAKE
        if self.left > 1:
            state.open.append(SwapIn(self.seat, self.left - 1, colour, self.colours))
        state.gain_workers(self.seat, colour, 1)


def take_back(state: HamburgState, board: int, program: list[int], at: int, card: int, it: int) -> None:
    state.open.append(TakeBack(board, 0))


class TakeBack(Question):
    """Take any number of buildings back to the hand, from left to right; their sites stay. TOM has no hand for them."""

    name: ClassVar[str] = "take-back"
    fields: ClassVar[tuple[str, ...]] = ("seat", "passed")

    def __init__(self, seat: int, passed: int) -> None:
        self.seat = seat
        self.passed = passed

    def offers(self, state: HamburgState) -> list[int]:
        if state.is_tom(self.seat):
            return NOTHING
        houses = state.built[self.seat][self.passed :]
        return [*[HOUSE + house for house in houses], DONE]

    def answer(self, state: HamburgState, seat: int, move: int) -> None:
        if move != DONE:
            house = move - HOUSE
            state.open.append(TakeBack(self.seat, state.built[self.seat].index(house)))
            pull_down(state, self.seat, house)
            to_hand(state, self.seat, house)


def extra_clerk(state: HamburgState, board: int, program: list[int], at: int, card: int, it: int) -> None:
    state.clerks = swapped(state.clerks, it, state.clerks[it] + 1)
    if state.listener is not None:
        state.tell("clerk-added", board, {"window": DICE[it]})


def shift_clerk(state: HamburgState, board: int, program: list[int], at: int, card: int, it: int) -> None:
    state.open.append(ShiftClerk(board))


class ShiftClerk(Question):
    """This round's clerk goes to a window beside his own."""

    name: ClassVar[str] = "shift-clerk"

    def offers(self, state: HamburgState) -> list[int]:
        if state.window == NONE:
            return NOTHING
        if state.window == 0:
            return [CLERK + RIGHT]
        if state.window == WINDOWS - 1:
            return [CLERK + LEFT]
        return [CLERK + LEFT, CLERK + RIGHT]

    def answer(self, state: HamburgState, seat: int, move: int) -> None:
        state.window += 1 if move == CLERK + RIGHT else -1
        if state.listener is not None:
            state.tell("clerk-moved", self.seat, {"window": DICE[state.window]})


def under_zoo(state: HamburgState, board: int, program: list[int], at: int, card: int, it: int) -> None:
    state.open.append(BuildUnderZoo(board, it))


class BuildUnderZoo(Question):
    """A building of a colour comes from the hand under a zoo of that colour, for nothing."""

    name: ClassVar[str] = "under-zoo"
    fields: ClassVar[tuple[str, ...]] = ("seat", "colour")

    def __init__(self, seat: int, colour: int) -> None:
        self.seat = seat
        self.colour = colour

    def offers(self, state: HamburgState) -> list[int]:
        return [CARD + card for card in fit_for_zoo(state, self.seat, self.colour)]

    def answer(self, state: HamburgState, seat: int, move: int) -> None:
        card = move - CARD
        reveal(state, card)
        state.lay_off(self.seat, card)
        found(state, self.seat, card, -free_zoos(state, self.seat, self.colour)[0])


def reclaim(state: HamburgState, board: int, program: list[int], at: int, card: int, it: int) -> None:
    """As many of the top discards as the black die shows come to the hand, and as many cards go back in any order."""
    if state.is_tom(board):
        return
    number = min(state.dice[BLACK], len(state.discards))
    for _ in range(number):
        take_top_discard(state, board)
    must_discard(state, board, number, True)


def pay_others(state: HamburgState, board: int, program: list[int], at: int, card: int, it: int) -> None:
    state.open.append(PayOthers(board, 0))


class PayOthers(Question):
    """Give every other board a Mark for one of its points; who cannot pay all chooses whom."""

    name: ClassVar[str] = "pay-others"
    fields: ClassVar[tuple[str, ...]] = ("seat", "paid")

    def __init__(self, seat: int, paid: int) -> None:
        self.seat = seat
        self.paid = paid

    def offers(self, state: HamburgState) -> list[int]:
        left = [PAY + other for other in others(state, self.seat) if not self.paid >> other & 1]
        marks = state.marks_of(self.seat)
        if not marks:
            return NOTHING
        # Who can pay all of them has no choice.
        return left[:1] if marks >= len(left) else left

    def answer(self, state: HamburgState, seat: int, move: int) -> None:
        other = move - PAY
        state.open.append(PayOthers(self.seat, self.paid | 1 << other))
        state.pay_marks(self.seat, 1)
        state.gain_marks(other, 1)
        state.lose_points(other, 1)
        state.gain_points(self.seat, 1)


def curse(state: HamburgState, board: int, program: list[int], at: int, card: int, it: int) -> None:
    state.open.append(Curse(board))


class Curse(Question):
    """Lower one of one's risks; the same rises for all others."""

    name: ClassVar[str] = "curse"

    def offers(self, state: HamburgState) -> list[int]:
        at = self.seat * HOLDINGS + RISKS
        return [LOWER + colour for colour in range(len(COLOURS)) if state.held[at + colour]]

    def answer(self, state: HamburgState, seat: int, move: int) -> None:
        lower_risk(state, self.seat, move - LOWER, 1)
        for other in reversed(others(state, self.seat)):
            raise_risks(state, other, [move - LOWER])


def token_for_others(state: HamburgState, board: int, program: list[int], at: int, card: int, it: int) -> None:
    token = state.material.tokens[draw_token(state, board)]
    for other in reversed(others(state, board)):
        raise_risks(state, other, token.colours)
    fire(state, board, ON_TOKEN, 0)


def others_discard(state: HamburgState, board: int, program: list[int], at: int, card: int, it: int) -> None:
    for other in reversed(others(state, board)):
        must_discard(state, other, 1, True)


def others_flip(state: HamburgState, board: int, program: list[int], at: int, card: int, it: int) -> None:
    for other in reversed(others(state, board)):
        state.open.append(FlipDown(other))


class FlipDown(Question):
    """Turn a majority marker of one's choice back to grey."""

    name: ClassVar[str] = "flip-down"

    def offers(self, state: HamburgState) -> list[int]:
        flipped = state.held[self.seat * HOLDINGS + FLIPPED]
        return [FLIP + one for one in range(len(MAJORITIES)) if flipped >> one & 1]

    def answer(self, state: HamburgState, seat: int, move: int) -> None:
        state.held[self.seat * HOLDINGS + FLIPPED] &= ~(1 << move - FLIP)
        if state.listener is not None:
            state.tell("flipped-down", self.seat, {"majority": MAJORITIES[move - FLIP]})


def steal_cards(state: HamburgState, board: int, program: list[int], at: int, card: int, it: int) -> None:
    """A card by chance from every other hand; whoever loses it remembers it."""
    if state.is_tom(board):
        for other in others(state, board):
            discard_by_chance(state, other)
        return
    for other in others(state, board):
        stolen = pick_by_chance(state, other)
        if stolen != NONE:
            state.lay_off(other, stolen)
            state.take_up(board, stolen)
            state.know(stolen, state.seen[stolen] | 1 << board)
            if state.listener is not None:
                colour = COLOURS[state.material.colour[stolen]]
                state.tell("stole", board, {"whom": other, "colour": colour}, {"card": stolen})


def pick_by_chance(state: HamburgState, board: int) -> int:
    hand = state.hands[board][:]
    if not hand:
        return NONE
    state.fence += 1
    # So that the order in which a hand is kept plays no part.
    hand.sort()
    return hand[state.rng.below(len(hand))]


def discard_by_chance(state: HamburgState, board: int) -> None:
    """The automatic rival has no hand to put a card into."""
    lost = pick_by_chance(state, board)
    if lost != NONE:
        discard_from_hand(state, board, lost)


def take_marks(state: HamburgState, board: int, program: list[int], at: int, card: int, it: int) -> None:
    for other in others(state, board):
        marks = min(program[at + 1], state.marks_of(other))
        state.pay_marks(other, marks)
        state.gain_marks(board, marks)


def take_others_workers(state: HamburgState, board: int, program: list[int], at: int, card: int, it: int) -> None:
    for other in reversed(others(state, board)):
        state.open.append(RobWorkers(board, program[at + 1], 0, other))


class RobWorkers(Question):
    """Take workers of one's choice from another board, upwards, as far as it has any."""

    name: ClassVar[str] = "rob-workers"
    fields: ClassVar[tuple[str, ...]] = ("seat", "left", "above", "other")

    def __init__(self, seat: int, left: int, above: int, other: int) -> None:
        self.seat = seat
        self.left = left
        self.above = above
        self.other = other

    def offers(self, state: HamburgState) -> list[int]:
        return [TAKE + one for one in owned_colours(state, self.other) if self.fits(state, one)]

    def fits(self, state: HamburgState, colour: int) -> bool:
        """Whether enough workers are left upwards for the picks to come, if there were enough at all."""
        if colour < self.above:
            return False
        upwards = 0
        for one in range(colour, len(COLOURS)):
            upwards += state.workers_of(self.other, one)
        total = 0
        for one in range(self.above, len(COLOURS)):
            total += state.workers_of(self.other, one)
        return upwards >= min(self.left, total)

    def answer(self, state: HamburgState, seat: int, move: int) -> None:
        colour = move - TAKE
        if self.left > 1:
            state.open.append(RobWorkers(self.seat, self.left - 1, colour, self.other))
        state.pay_workers(self.other, colour, 1)
        state.gain_workers(self.seat, colour, 1)


def others_wall(state: HamburgState, board: int, program: list[int], at: int, card: int, it: int) -> None:
    for other in reversed(others(state, board)):
        state.open.append(LoseSection(other))


def others_retreat(state: HamburgState, board: int, program: list[int], at: int, card: int, it: int) -> None:
    for other in others(state, board):
        retreat(state, other)


def others_building(state: HamburgState, board: int, program: list[int], at: int, card: int, it: int) -> None:
    for other in reversed(others(state, board)):
        state.open.append(LoseBuilding(other))


def others_site(state: HamburgState, board: int, program: list[int], at: int, card: int, it: int) -> None:
    for other in reversed(others(state, board)):
        state.open.append(LoseSite(other))


DEEDS[DO_SWAP] = swap
DEEDS[DO_TAKE_BACK] = take_back
DEEDS[DO_CLERK] = extra_clerk
DEEDS[DO_CLERK_STEP] = shift_clerk
DEEDS[DO_UNDER_ZOO] = under_zoo
DEEDS[DO_RECLAIM] = reclaim
DEEDS[DO_TOLL] = pay_others
DEEDS[DO_CURSE] = curse
DEEDS[DO_TOKEN] = token_for_others
DEEDS[DO_OTHERS_DISCARD] = others_discard
DEEDS[DO_OTHERS_FLIP] = others_flip
DEEDS[DO_OTHERS_CARD] = steal_cards
DEEDS[DO_OTHERS_MARKS] = take_marks
DEEDS[DO_OTHERS_WORKERS] = take_others_workers
DEEDS[DO_OTHERS_WALL] = others_wall
DEEDS[DO_OTHERS_RETREAT] = others_retreat
DEEDS[DO_OTHERS_BUILDING] = others_building
DEEDS[DO_OTHERS_SITE] = others_site
