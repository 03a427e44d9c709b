"""Asking for cards, workers and risks: the questions that effects and rules have in common.

Where order does not matter, picks go upwards, so that every combination has one path.
"""

from abc import abstractmethod
from typing import ClassVar, Final

from kontor.engine.state import Step

from .cards import discard_from_hand, draw_card, drawable
from .moves import CARD, DONE, DRAW, GIVE, LOWER, TAKE
from .state import HamburgState
from .terms import COLOURS, DOUBLE_CALM, HOLDINGS, MAYOR, RISKS, WORKERS

NOTHING: Final[list[int]] = []


class Doing(Step[HamburgState]):
    """Something that a board has to do."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Question(Doing):
    """Something that a board has to choose; a choice with one option is not asked."""

    def run(self, state: HamburgState) -> None:
        choices = self.offers(state)
        if len(choices) > 1:
            state.ask(self, self.seat, choices)
        elif choices:
            self.answer(state, self.seat, choices[0])

    @abstractmethod
    def offers(self, state: HamburgState) -> list[int]:
        """What can be chosen; with nothing there is nothing to do."""


class DrawCards(Question):
    """So many cards from piles of one's choice, one after the other, for each is seen before the next."""

    name: ClassVar[str] = "draw"
    fields: ClassVar[tuple[str, ...]] = ("seat", "left")
    chance: ClassVar[bool] = True

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def offers(self, state: HamburgState) -> list[int]:
        return NOTHING if state.is_tom(self.seat) else draws(state)

    def answer(self, state: HamburgState, seat: int, move: int) -> None:
        if self.left > 1:
            state.open.append(DrawCards(self.seat, self.left - 1))
        draw_card(state, self.seat, move - DRAW)


DRAWS: Final = [DRAW + colour for colour in range(len(COLOURS))]


def draws(state: HamburgState) -> list[int]:
    """The piles from which a card can be drawn."""
    colours = drawable(state)
    return DRAWS if len(colours) == len(DRAWS) else [DRAW + colour for colour in colours]


class DiscardCards(Question):
    """So many cards from one's hand; in any order, where that matters, else from a place of the hand onwards."""

    name: ClassVar[str] = "discard"
    fields: ClassVar[tuple[str, ...]] = ("seat", "left", "place", "ordered")

    def __init__(self, seat: int, left: int, place: int, ordered: bool) -> None:
        self.seat = seat
        self.left = left
        self.place = place
        self.ordered = ordered

    def offers(self, state: HamburgState) -> list[int]:
        hand = state.hands[self.seat]
        if self.ordered:
            return [CARD + card for card in hand]
        # Enough must be left for the picks to come.
        return [CARD + card for card in hand[self.place : len(hand) - self.left + 1]]

    def answer(self, state: HamburgState, seat: int, move: int) -> None:
        card = move - CARD
        if self.left > 1:
            place = state.hands[self.seat].index(card)
            state.open.append(DiscardCards(self.seat, self.left - 1, place, self.ordered))
        discard_from_hand(state, self.seat, card)


def must_discard(state: HamburgState, board: int, count: int, ordered: bool) -> None:
    """Discard so many cards, or all there are."""
    count = min(count, len(state.hands[board]))
    if count > 0:
        state.open.append(DiscardCards(board, count, 0, ordered))


class TakeWorkers(Question):
    """So many workers of colours of one's choice of a set, upwards; `price` Marks each, and then not all."""

    name: ClassVar[str] = "take-workers"
    fields: ClassVar[tuple[str, ...]] = ("seat", "left", "above", "colours", "price")

    def __init__(self, seat: int, left: int, above: int, colours: int, price: int) -> None:
        self.seat = seat
        self.left = left
        self.above = above
        self.colours = colours
        self.price = price

    def offers(self, state: HamburgState) -> list[int]:
        if self.price > state.marks_of(self.seat):
            return NOTHING
        choices = [TAKE + one for one in range(self.above, len(COLOURS)) if self.colours >> one & 1]
        return [*choices, DONE] if self.price else choices

    def answer(self, state: HamburgState, seat: int, move: int) -> None:
        if move == DONE:
            return
        colour = move - TAKE
        if self.left > 1:
            state.open.append(TakeWorkers(self.seat, self.left - 1, colour, self.colours, self.price))
        state.pay_marks(self.seat, self.price)
        state.gain_workers(self.seat, colour, 1)


EVERY_COLOUR: Final = (1 << len(COLOURS)) - 1


def take_workers(state: HamburgState, board: int, count: int, colours: int = EVERY_COLOUR, price: int = 0) -> None:
    if count > 0:
        state.open.append(TakeWorkers(board, count, 0, colours, price))


class GiveWorker(Question):
    """Hand back one worker of a colour of one's choice among those of a set."""

    name: ClassVar[str] = "give-worker"
    fields: ClassVar[tuple[str, ...]] = ("seat", "colours")

    def __init__(self, seat: int, colours: int) -> None:
        self.seat = seat
        self.colours = colours

    def offers(self, state: HamburgState) -> list[int]:
        return [GIVE + one for one in owned_colours(state, self.seat) if self.colours >> one & 1]

    def answer(self, state: HamburgState, seat: int, move: int) -> None:
        state.pay_workers(self.seat, move - GIVE, 1)


def owned_colours(state: HamburgState, board: int) -> list[int]:
    """The colours of which a board has workers."""
    at = board * HOLDINGS + WORKERS
    held = state.held
    return [colour for colour in range(len(COLOURS)) if held[at + colour]]


class LowerRisks(Question):
    """Lower up to so many risks of one's choice, upwards; without points where they are not to be had."""

    name: ClassVar[str] = "lower-risks"
    fields: ClassVar[tuple[str, ...]] = ("seat", "left", "above", "colours", "pays")

    def __init__(self, seat: int, left: int, above: int, colours: int, pays: bool) -> None:
        self.seat = seat
        self.left = left
        self.above = above
        self.colours = colours
        self.pays = pays

    def offers(self, state: HamburgState) -> list[int]:
        at = self.seat * HOLDINGS + RISKS
        held = state.held
        choices = [LOWER + one for one in range(self.above, len(COLOURS)) if held[at + one] and self.colours >> one & 1]
        return [*choices, DONE] if choices else choices

    def answer(self, state: HamburgState, seat: int, move: int) -> None:
        if move == DONE:
            return
        colour = move - LOWER
        if self.left > 1:
            state.open.append(LowerRisks(self.seat, self.left - 1, colour, self.colours, self.pays))
        lower_risk(state, self.seat, colour, 1, self.pays)


def lower_risks(state: HamburgState, board: int, count: int, colours: int = EVERY_COLOUR, pays: bool = True) -> None:
    if count > 0:
        state.open.append(LowerRisks(board, count, 0, colours, pays))


def lower_risk(state: HamburgState, board: int, colour: int, steps: int, pays: bool = True) -> int:
    """Lower a risk by so many steps, as far as it is raised; every step brings points. Returns the steps."""
    at = board * HOLDINGS
    steps = min(steps, state.held[at + RISKS + colour])
    if steps > 0:
        state.held[at + RISKS + colour] -= steps
        if state.listener is not None:
            state.tell("lowered", board, {"colour": COLOURS[colour], "steps": steps})
        if pays:
            m = state.material
            each = m.mayor_figure[DOUBLE_CALM] if state.held[at + MAYOR] == DOUBLE_CALM else m.calm_points
            state.gain_points(board, each * steps)
    return steps


def others(state: HamburgState, board: int) -> list[int]:
    """The other boards, in the order in which they come after this one."""
    boards = state.boards
    return [(board + place) % boards for place in range(1, boards)]
