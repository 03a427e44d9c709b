"""The eight rounds and their four phases."""

from abc import abstractmethod
from typing import ClassVar, Final

from kontor.engine.state import Step

from .acts import Act
from .basic import PlayCard
from .cards import discard, draw_card, drawable, is_park, reveal, zoos_of
from .counting import count
from .hooks import fire
from .moves import CARD, DONE, DRAW, USE
from .notation import (
    DO_MARKS,
    DO_WORKER,
    DO_WORKER_MATCHES,
    IN_MARKS,
    N_BUILDINGS,
    N_WALLS,
    ON_MAJORITY,
    ON_PARK_MARKS,
    POWER_SHIELD,
    POWER_TIES_WIN,
)
from .questions import NOTHING, Doing, DrawCards, Question
from .risks import meet_dice
from .scoring import close_the_books
from .square import StepForward, ignores_black
from .state import HamburgState
from .terms import (
    BIG_HAND,
    BLACK,
    COLOURS,
    DICE,
    FLIPPED,
    HOLDINGS,
    MAJORITIES,
    MAJORITY_MONEY,
    MAYOR,
    MORE_ACTIONS,
    NEW_HAND,
    NONE,
    OF_BUILDINGS,
    OF_SCORE,
    OF_SQUARE,
    OF_WALL,
    ROUND,
    SCORE,
    SHIPS,
    SQUARE,
    TOM,
    TWICE,
)
from .tiles import clerk_tile, edict_figure, flip_clerk_tile, ships_ruled
from .tom import TomActs
from .working import can_work, usable, use, work

REFILL: Final = 1
ROLL: Final = 2
CLOSE: Final = 4
# A new hand by the clerk's tile: from two piles, so many from the first.
ONE_OF_EACH: Final = 1
UNBARRED: Final = len(COLOURS)


class Business(Step[HamburgState]):
    """Something of the round that is nobody's in particular."""


class InOrder(Business):
    """Something that every board does, in the order of play."""

    fields: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, place: int = 0) -> None:
        self.place = place

    def run(self, state: HamburgState) -> None:
        if self.place < state.boards:
            state.open.append(self.at(self.place + 1))
            self.serve(state, (state.first + self.place) % state.boards)

    @abstractmethod
    def at(self, place: int) -> "InOrder":
        """The same for the board at another place."""

    @abstractmethod
    def serve(self, state: HamburgState, board: int) -> None:
        """Let a board do it."""


class Round(Business):
    """A new round begins, or the game is over."""

    name: ClassVar[str] = "round"

    def run(self, state: HamburgState) -> None:
        if state.round == state.material.rounds:
            close_the_books(state)
            return
        state.round += 1
        if state.listener is not None:
            state.tell("round", -1, {"round": state.round})
        state.open += WHOLE_ROUND


class Refill(InOrder):
    """Phase one: hands are filled up from the piles, and parks bring their income."""

    name: ClassVar[str] = "refill"

    def at(self, place: int) -> InOrder:
        return Refill(place)

    def serve(self, state: HamburgState, board: int) -> None:
        state.open.append(Parks(board))
        state.open.append(InPhase(board, REFILL, 0, False))
        missing = hand_limit(state, board) - len(state.hands[board])
        if missing > 0:
            state.open.append(DrawCards(board, missing))


def hand_limit(state: HamburgState, board: int) -> int:
    m = state.material
    return m.mayor_figure[BIG_HAND] if state.held[board * HOLDINGS + MAYOR] == BIG_HAND else m.hand


class Parks(Doing):
    """Every park brings what it says."""

    name: ClassVar[str] = "parks"

    def run(self, state: HamburgState) -> None:
        effects = state.material.effects
        for card in reversed(state.left[self.seat]):
            if is_park(state, card):
                if effects[card].program[0] == DO_MARKS:
                    fire(state, self.seat, ON_PARK_MARKS, 0)
                state.open.append(Act(self.seat, card, 0, 0))


class InPhase(Question):
    """Buildings that work once a round in a phase do so, from left to right; those that cost money only if one likes.

    Early are those that bring workers, to whoever can turn risks away with them.
    """

    name: ClassVar[str] = "in-phase"
    fields: ClassVar[tuple[str, ...]] = ("seat", "phase", "after", "early")

    def __init__(self, seat: int, phase: int, after: int, early: bool) -> None:
        self.seat = seat
        self.phase = phase
        self.after = after
        self.early = early

    def offers(self, state: HamburgState) -> list[int]:
        place = self.next_place(state)
        if place == NONE:
            return NOTHING
        house = state.built[self.seat][place]
        paid = state.material.effects[house].price == IN_MARKS
        return [USE + house, DONE] if paid else [USE + house]

    def next_place(self, state: HamburgState) -> int:
        """Where the next building stands that is due."""
        built = state.built[self.seat]
        for place in range(built.index(self.after) + 1 if self.after in built else 0, len(built)):
            if self.is_due(state, place):
                return place
        return NONE

    def is_due(self, state: HamburgState, place: int) -> bool:
        m = state.material
        house = state.built[self.seat][place]
        if m.works[house] != ROUND or m.phase[house] != self.phase or state.used[self.seat][place]:
            return False
        if self.early and m.effects[house].program[0] not in (DO_WORKER, DO_WORKER_MATCHES):
            return False
        return can_work(state, self.seat, house, False)

    def answer(self, state: HamburgState, seat: int, move: int) -> None:
        place = self.next_place(state)
        house = state.built[self.seat][place]
        state.open.append(InPhase(self.seat, self.phase, house, self.early))
        if move != DONE:
            state.used[self.seat][place] = 1
            work(state, self.seat, house, False)


class Dice(Business):
    """Phase two: the dice for all, and the clerk on his window."""

    name: ClassVar[str] = "dice"

    def run(self, state: HamburgState) -> None:
        state.fence += 1
        for die in range(len(DICE)):
            state.dice[die] = 1 + state.rng.below(6)
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
        hand = state.hands[board]
        hand.sort()
        for card in hand:
            reveal(state, card)
            discard(state, card)
        state.hands[board] = []
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


class Actions(InOrder):
    """Phase three: so many turns for everybody, one card each; the automatic rival acts once, by the dice."""

    name: ClassVar[str] = "actions"
    fields: ClassVar[tuple[str, ...]] = ("turn", "place")

    def __init__(self, turn: int = 0, place: int = 0) -> None:
        self.turn = turn
        self.place = place

    def at(self, place: int) -> InOrder:
        return Actions(self.turn, place)

    def run(self, state: HamburgState) -> None:
        if self.place == state.boards:
            state.open.append(Actions(self.turn + 1, 0))
        elif self.turn < state.material.actions + edict_figure(state, MORE_ACTIONS):
            super().run(state)

    def serve(self, state: HamburgState, board: int) -> None:
        if not state.is_tom(board):
            if state.seats == 1:
                # Nobody else's turn lies between: what was done in the last one is done.
                state.fence += 1
            state.open.append(Turn(board, False))
        elif self.turn == 0:
            state.open.append(TomActs(0))


class Turn(Question):
    """One card for a basic action, and buildings before and after it."""

    name: ClassVar[str] = "turn"
    fields: ClassVar[tuple[str, ...]] = ("seat", "acted")

    def __init__(self, seat: int, acted: bool) -> None:
        self.seat = seat
        self.acted = acted

    def offers(self, state: HamburgState) -> list[int]:
        choices = [USE + house for house in usable(state, self.seat)]
        hand = state.hands[self.seat]
        if self.acted or not hand:
            choices.append(DONE)
        else:
            for card in hand:
                choices.append(CARD + card)
        return choices

    def answer(self, state: HamburgState, seat: int, move: int) -> None:
        if move == DONE:
            return
        if USE < move <= USE + len(state.seen):
            state.open.append(self)
            use(state, self.seat, move - USE)
        else:
            card = move - CARD
            state.open.append(Turn(self.seat, True))
            state.open.append(PlayCard(self.seat, card, state.material.colour[card], True))


class Majorities(Business):
    """Phase four: whoever alone has the most turns up a marker."""

    name: ClassVar[str] = "majorities"

    def run(self, state: HamburgState) -> None:
        for majority in range(len(MAJORITIES)):
            shares = [share(state, board, majority) for board in range(state.boards)]
            most = max(shares)
            alone = shares.count(most) == 1
            for board in range(state.boards):
                ties = state.powers[board] & POWER_TIES_WIN and most > 0
                if shares[board] == most and (alone or ties):
                    turn_up_marker(state, board, majority)


def share(state: HamburgState, board: int, majority: int) -> int:
    at = board * HOLDINGS
    if majority == OF_SQUARE:
        return state.held[at + SQUARE]
    if majority == OF_BUILDINGS:
        return count(state, board, N_BUILDINGS, 0, 0)
    if majority == OF_WALL:
        return count(state, board, N_WALLS, 0, 0)
    if majority == OF_SCORE:
        return state.held[at + SCORE]
    return zoos_of(state, board)


def turn_up_marker(state: HamburgState, board: int, majority: int) -> None:
    at = board * HOLDINGS
    if state.held[at + FLIPPED] >> majority & 1:
        return
    state.held[at + FLIPPED] |= 1 << majority
    if state.listener is not None:
        state.tell("majority", board, {"majority": MAJORITIES[majority]})
    if state.held[at + MAYOR] == MAJORITY_MONEY:
        state.gain_marks(board, state.material.mayor_figure[MAJORITY_MONEY])
    fire(state, board, ON_MAJORITY, 0)


class LastWorks(InOrder):
    """Buildings that work at the end of a round."""

    name: ClassVar[str] = "last-works"

    def at(self, place: int) -> InOrder:
        return LastWorks(place)

    def serve(self, state: HamburgState, board: int) -> None:
        state.open.append(InPhase(board, CLOSE, 0, False))


class Tidy(Business):
    """The clerk leaves his window, ships come home, markers go back, and another one is first."""

    name: ClassVar[str] = "tidy"

    def run(self, state: HamburgState) -> None:
        state.clerks[state.window] += 1
        flip_clerk_tile(state)
        state.window = NONE
        state.sailing = 0
        for board in range(state.boards):
            state.used[board] = [0] * len(state.built[board])
            state.held[board * HOLDINGS + TWICE] = 0
        if state.seats > 1:
            state.first = (state.first + 1) % state.boards


# The business of a round from its end, as it lies on the stack.
WHOLE_ROUND: Final[list[Business]] = [
    Round(),
    Tidy(),
    LastWorks(),
    Majorities(),
    Actions(),
    Steps(),
    Sail(),
    Risks(),
    Dice(),
    Refill(),
]
