"""Setting an effect to work: whether it can, what it costs, and once more."""

from typing import ClassVar

from kontor.engine.lists import swapped

from .acts import Act
from .fruit import (
    can_work,
    fruitful_colours,
    has_worker_price,
)
from .moves import AGAIN, AGAIN_OR_DONE, DONE, GIVE, USE
from .notation import (
    ANY_COLOUR,
    COLOUR_AND_ANY,
    DISTINCT,
    FREE,
    IN_MARKS,
    ONE_COLOUR,
    POWER_LIGHTNING_TWICE,
)
from .questions import EVERY_COLOUR, NOTHING, GiveWorker, Question, owned_colours
from .square import toll
from .state import HamburgState
from .terms import (
    HOLDINGS,
    INSTANT,
    NONE,
    TWICE,
)


def use(state: HamburgState, board: int, card: int) -> None:
    """A building is used, and marked."""
    place = state.built[board].index(card)
    used = state.used[board]
    if used[place]:
        state.held[board * HOLDINGS + TWICE] = 1
    state.used = swapped(state.used, board, swapped(used, place, used[place] + 1))
    work(state, board, card, False)


def work(state: HamburgState, board: int, card: int, waived: bool) -> None:
    """Pay for an effect, its workers perhaps waived, and let it work."""
    effect = state.material.effects[card]
    if state.listener is not None:
        state.tell("worked", board, {"card": card})
    if effect.price == FREE:
        state.open.append(Act(board, card, 0, 0))
    elif effect.price == ONE_COLOUR:
        if not waived:
            state.pay_workers(board, effect.price_of, 1)
        state.open.append(Act(board, card, 0, effect.price_of))
    elif effect.price == ANY_COLOUR:
        state.open.append(PayAny(board, card, waived))
    elif effect.price == IN_MARKS:
        state.pay_marks(board, effect.price_of + toll(state, board))
        state.open.append(Act(board, card, 0, 0))
    elif effect.price == COLOUR_AND_ANY:
        state.open.append(Act(board, card, 0, effect.price_of))
        if not waived:
            state.pay_workers(board, effect.price_of, 1)
            state.open.append(GiveWorker(board, EVERY_COLOUR))
    elif waived:
        state.open.append(Act(board, card, 0, EVERY_COLOUR))
    else:
        assert effect.price == DISTINCT
        state.open.append(PayDistinct(board, card, 0, 0))


class PayAny(Question):
    """Hand back a worker whose colour the effect is about."""

    name: ClassVar[str] = "pay-any"
    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "waived")

    def __init__(self, seat: int, card: int, waived: bool) -> None:
        self.seat = seat
        self.card = card
        self.waived = waived

    def offers(self, state: HamburgState) -> list[int]:
        choices = [GIVE + colour for colour in fruitful_colours(state, self.seat, self.card, self.waived)]
        return [*choices, DONE] if choices and state.material.works[self.card] == INSTANT else choices

    def answer(self, state: HamburgState, seat: int, move: int) -> None:
        if move == DONE:
            return
        if not self.waived:
            state.pay_workers(self.seat, move - GIVE, 1)
        state.open.append(Act(self.seat, self.card, 0, move - GIVE))


class PayDistinct(Question):
    """Hand back workers of different colours, upwards, at least one."""

    name: ClassVar[str] = "pay-distinct"
    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "above", "given")

    def __init__(self, seat: int, card: int, above: int, given: int) -> None:
        self.seat = seat
        self.card = card
        self.above = above
        self.given = given

    def offers(self, state: HamburgState) -> list[int]:
        choices = [GIVE + colour for colour in owned_colours(state, self.seat) if colour >= self.above]
        return [*choices, DONE] if self.given else choices

    def answer(self, state: HamburgState, seat: int, move: int) -> None:
        if move == DONE:
            state.open.append(Act(self.seat, self.card, 0, self.given))
        else:
            colour = move - GIVE
            state.pay_workers(self.seat, colour, 1)
            state.open.append(PayDistinct(self.seat, self.card, colour + 1, self.given | 1 << colour))


def work_at_once(state: HamburgState, board: int, card: int) -> None:
    """A lightning strikes, and twice where a building grants it."""
    if state.powers[board] & POWER_LIGHTNING_TWICE:
        state.open.append(Encore(board, card))
    work(state, board, card, False)


class Encore(Question):
    """A lightning may strike a second time, for nothing."""

    name: ClassVar[str] = "encore"
    fields: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def offers(self, state: HamburgState) -> list[int]:
        return AGAIN_OR_DONE if can_work(state, self.seat, self.card, True) else NOTHING

    def answer(self, state: HamburgState, seat: int, move: int) -> None:
        if move == AGAIN:
            work(state, self.seat, self.card, True)


class UseAll(Question):
    """Use every building that asks for workers once more, without them, from left to right; each may be left out."""

    name: ClassVar[str] = "use-all"
    fields: ClassVar[tuple[str, ...]] = ("seat", "after")

    def __init__(self, seat: int, after: int) -> None:
        self.seat = seat
        self.after = after

    def offers(self, state: HamburgState) -> list[int]:
        house = self.next_house(state)
        return NOTHING if house == NONE else [USE + house, DONE]

    def next_house(self, state: HamburgState) -> int:
        built = state.built[self.seat]
        if self.after and self.after not in built:
            return NONE
        for place in range(built.index(self.after) + 1 if self.after else 0, len(built)):
            house = built[place]
            if has_worker_price(state, house) and can_work(state, self.seat, house, True):
                return house
        return NONE

    def answer(self, state: HamburgState, seat: int, move: int) -> None:
        house = self.next_house(state)
        state.open.append(UseAll(self.seat, house))
        if move != DONE:
            work(state, self.seat, house, True)
