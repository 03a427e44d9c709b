"""Phase two: dice for all, the clerk on his window, risks, ships, and steps on the square."""

from typing import ClassVar, Final

from kontor.engine.lists import swapped

from .cards import discard, draw_card, drawable, reveal
from .moves import DRAW
from .notation import (
    POWER_SHIELD,
)
from .phases import ROLL, Business, InOrder, InPhase
from .questions import Question
from .risks import meet_dice
from .square import StepForward, ignores_black
from .state import HamburgState
from .terms import (
    BLACK,
    COLOURS,
    DICE,
    NEW_HAND,
    NONE,
    SHIPS,
    TOM,
)
from .tiles import clerk_tile, edict_figure, ships_ruled

# A new hand by the clerk's tile: from two piles, so many from the first.
ONE_OF_EACH: Final = 1
UNBARRED: Final = len(COLOURS)


class Dice(Business):
    """Phase two: the dice for all, and the clerk on his window."""

    name: ClassVar[str] = "dice"

    def run(self, state: HamburgState) -> None:
        state.fence += 1
        state.dice = [1 + state.rng.below(6) for _ in DICE]
        state.window = state.dice[BLACK] - 1
        if state.listener is not None:
            state.tell("rolled", -1, {"dice": " ".join([str(shown) for shown in state.dice])})
        if state.seats == 1:
            state.gain_marks(TOM, state.dice[BLACK])
        if clerk_tile(state, NEW_HAND) != NONE:
            state.open.append(NewHands(0))


class NewHands(InOrder):
    """The clerk's tile: every hand is discarded, and five cards are drawn as it says."""

    name: ClassVar[str] = "new-hands"

    def at(self, place: int) -> InOrder:
        return NewHands(place)

    def serve(self, state: HamburgState, board: int) -> None:
        if state.is_tom(board):
            return
        hand = state.hands[board][:]
        hand.sort()
        for card in hand:
            reveal(state, card)
            discard(state, card)
        state.hands = swapped(state.hands, board, [])
        if state.listener is not None:
            state.tell("new-hand", board, {})
        first = edict_figure(state, NEW_HAND)
        if first == ONE_OF_EACH:
            for colour in range(len(COLOURS)):
                draw_card(state, board, colour)
        else:
            state.open.append(DrawFromTwo(board, first, UNBARRED))


class DrawFromTwo(Question):
    """So many cards from one pile, and the rest of a hand from another."""

    name: ClassVar[str] = "draw-from-two"
    fields: ClassVar[tuple[str, ...]] = ("seat", "number", "barred")

    def __init__(self, seat: int, number: int, barred: int) -> None:
        self.seat = seat
        self.number = number
        self.barred = barred

    def offers(self, state: HamburgState) -> list[int]:
        return [DRAW + colour for colour in drawable(state) if colour != self.barred]

    def answer(self, state: HamburgState, seat: int, move: int) -> None:
        colour = move - DRAW
        if self.barred == UNBARRED:
            state.open.append(DrawFromTwo(self.seat, state.material.hand - self.number, colour))
        for _ in range(self.number):
            draw_card(state, self.seat, colour)


class Risks(InOrder):
    """High dice raise risks, and a high black die brings a token first."""

    name: ClassVar[str] = "risks"

    def at(self, place: int) -> InOrder:
        return Risks(place)

    def serve(self, state: HamburgState, board: int) -> None:
        m = state.material
        high = [colour for colour in range(len(COLOURS)) if state.dice[colour] >= m.high_from]
        draws = state.dice[BLACK] >= m.high_from and not ignores_black(state, board)
        if high or draws:
            meet_dice(state, board, high, draws)
        if state.powers[board] & POWER_SHIELD:
            state.open.append(InPhase(board, ROLL, 0, True))


class Sail(Business):
    """Ships whose dice show the right numbers sail."""

    name: ClassVar[str] = "sail"

    def run(self, state: HamburgState) -> None:
        if not state.has(SHIPS):
            return
        ruled = ships_ruled(state)
        sailing = 0
        for die in range(len(DICE)):
            if ruled == 1 or (ruled == NONE and state.material.ship_faces >> state.dice[die] & 1):
                sailing |= 1 << die
        state.sailing = sailing
        if state.listener is not None and sailing:
            state.tell("sailed", -1, {"ships": " ".join([DICE[die] for die in range(6) if sailing >> die & 1])})


class Steps(InOrder):
    """Buildings that work with the dice, and the step on the town-hall square."""

    name: ClassVar[str] = "steps"

    def at(self, place: int) -> InOrder:
        return Steps(place)

    def serve(self, state: HamburgState, board: int) -> None:
        state.open.append(StepForward(board))
        state.open.append(InPhase(board, ROLL, 0, False))
