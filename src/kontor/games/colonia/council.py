"""Tuesday: family cards, the order of play, and the members that sit in the council."""

from typing import ClassVar

from kontor.engine.rng import Rng

from .business import Business
from .moves import CARD, YES
from .state import ColoniaState
from .terms import FAMILIES, FRIDAY, HOLDINGS, LEAST_CARD, MOST_CARD, OPEN, RESERVE, TUESDAY


class FamilyCards(Business):
    """Every family chooses a card, secretly and at the same time."""

    name: ClassVar[str] = "family-cards"

    def run(self, state: ColoniaState) -> None:
        for seat in range(state.seats):
            if state.answers[seat] == OPEN:
                values = playable_cards(state, seat)
                if len(values) == 1:
                    state.answers[seat] = values[0]
                else:
                    state.ask(self, seat, [CARD + value - LEAST_CARD for value in values])
        if not state.waiting:
            show_cards(state)

    def answer(self, state: ColoniaState, seat: int, move: int) -> None:
        state.answers[seat] = move - CARD + LEAST_CARD
        state.open.append(self)


def playable_cards(state: ColoniaState, seat: int) -> list[int]:
    """The cards that the reserve can serve; all that are left when it can serve none."""
    reserve = state.reserve_of(seat)
    hand = state.cards[seat]
    values: list[int] = []
    for value in range(LEAST_CARD, MOST_CARD + 1):
        if hand >> value & 1 and members_for(state, value) <= reserve:
            values.append(value)
    if not values:
        for value in range(LEAST_CARD, MOST_CARD + 1):
            if hand >> value & 1:
                values.append(value)
    return values


def members_for(state: ColoniaState, value: int) -> int:
    return value - 1 if state.fewer else value


def show_cards(state: ColoniaState) -> None:
    state.fence += 1
    council: list[int] = []
    votes: list[int] = []
    state.played = state.answers[:]
    state.cards = [hand & ~(1 << value) for hand, value in zip(state.cards, state.played, strict=True)]
    for seat in range(state.seats):
        value = state.played[seat]
        state.answers[seat] = OPEN
        enough = state.reserve_of(seat) >= members_for(state, value)
        votes.append(value if enough else 0)
        if state.listener is not None:
            state.tell("played", seat, {"value": value, "votes": votes[seat]})
        council.append(send(state, seat, members_for(state, value)))
    state.votes = votes
    state.fewer = False
    line_up(state)
    for seat in range(state.seats):
        at = seat * HOLDINGS
        state.held[at + RESERVE] += state.held[at + TUESDAY]
        state.held[at + TUESDAY] = council[seat]


def send(state: ColoniaState, seat: int, members: int) -> int:
    """Members for the council, from the reserve and then from the streets; how many came."""
    at = seat * HOLDINGS
    sent = 0
    for place in range(RESERVE, FRIDAY + 1):
        some = min(members - sent, state.held[at + place])
        state.held[at + place] -= some
        sent += some
    return sent


def line_up(state: ColoniaState) -> None:
    """The new order of play: by votes, and among equals last week's order reversed, or the die in the first week."""
    ranked: list[int] = []
    before = state.order
    for votes in range(MOST_CARD, -1, -1):
        equals = [seat for seat in reversed(before) if state.votes[seat] == votes]
        if len(equals) > 1 and state.week == 1:
            equals = roll_for_order(state, equals)
        ranked += equals
    state.order = ranked
    if state.listener is not None:
        state.tell("order", -1, {"order": " ".join(FAMILIES[seat] for seat in ranked)})


def roll_for_order(state: ColoniaState, tied: list[int]) -> list[int]:
    """The higher roll goes first; who rolls the same rolls again."""
    rolls: list[int] = []
    for seat in tied:
        rolled = state.roll()
        rolls.append(rolled)
        if state.listener is not None:
            state.tell("rolled", seat, {"die": rolled})
    ranked: list[int] = []
    for face in range(6, 0, -1):
        equals = [seat for seat, rolled in zip(tied, rolls, strict=True) if rolled == face]
        ranked += roll_for_order(state, equals) if len(equals) > 1 else equals
    return ranked


def imagine_answers(world: ColoniaState, seat: int, rng: Rng) -> None:
    """What the others may have answered to the open secret question."""
    if not world.open:
        return
    question = world.open[-1].name
    for other in range(world.seats):
        if other != seat and world.answers[other] != OPEN:
            if question == FamilyCards.name:
                values = playable_cards(world, other)
                world.answers[other] = values[rng.below(len(values))]
            else:
                world.answers[other] = YES + rng.below(2)
