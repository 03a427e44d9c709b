"""A turn: move the ink jar, then one of the options A to D at the space it has reached."""

from typing import ClassVar, Final

from kontor.engine.lists import added

from .cards import use_card
from .moves import BOTH, INK, PASS, PLAY, TAKE, USE
from .off_season import OffSeason
from .questions import Doing, Moment, Pay
from .specials import Discard, can_draw
from .state import RivalState
from .terms import ALTONA, BASICS, EMPTY, FAR_SHIP, HAMBURG, HOLDINGS, LETTER, LETTER_SHIP, SPACES, card_name

# The moves of the jar up to each distance.
DISTANCES: Final[list[list[int]]] = [[INK + step for step in range(far)] for far in range(SPACES + 1)]


class Ink(Moment):
    """A turn begins: how far to move the ink jar."""

    name: ClassVar[str] = "ink"

    def run(self, state: RivalState) -> None:
        state.mover = self.seat
        Moment.run(self, state)

    def offers(self, state: RivalState) -> list[int]:
        far = state.material.reach[state.products(self.seat)] + free_spaces(state, self.seat)
        return DISTANCES[min(far, SPACES)].copy()

    def decide(self, state: RivalState, move: int) -> None:
        seat = self.seat
        distance = move - INK + 1
        paid = distance - free_spaces(state, seat)
        cost = state.material.ink_cost[paid] if paid > 0 else 0
        state.ink += distance
        state.open.append(TURNS[1 - seat])
        state.open.append(OPTIONS[seat])
        if state.ink >= SPACES:
            state.ink -= SPACES
            state.open.append(OffSeason(seat))
        if state.listener is not None:
            state.tell("moved", seat, {"spaces": distance, "card": space_name(state), "space": state.ink})
        if cost > 0:
            state.open.append(Pay(seat, cost))


def free_spaces(state: RivalState, seat: int) -> int:
    return state.material.far_spaces if state.fleets[seat] >> FAR_SHIP & 1 else 0


def space_name(state: RivalState) -> str:
    card = state.ring[state.ink]
    return "empty" if card == EMPTY else card_name(card)


class ChooseOption(Moment):
    """Use the card at the space, play one from the hand, do both, or take a special card along."""

    name: ClassVar[str] = "option"

    def offers(self, state: RivalState) -> list[int]:
        card = state.ring[state.ink]
        hand = state.hands[self.seat]
        if card == EMPTY:
            return [*plays(hand), PASS]
        choices = [USE]
        if hand:
            choices += plays(hand)
        if (hand or brings_card(state, card)) and pays_for_both(state, self.seat):
            choices.append(BOTH)
        if card > BASICS:
            choices.append(TAKE)
        return choices

    def exchange_helps(self, state: RivalState) -> bool:
        return False

    def decide(self, state: RivalState, move: int) -> None:
        seat = self.seat
        if move == USE:
            use_space(state, seat)
        elif move == BOTH:
            if not state.has_ship(seat, LETTER_SHIP):
                state.pay(seat, LETTER, state.material.both_letters)
            state.open.append(ChooseFirst(seat))
        elif move == TAKE:
            take_card(state, seat)
        elif move != PASS:
            play_from_hand(state, seat, move - PLAY + BASICS + 1)


def plays(hand: list[int]) -> list[int]:
    return [PLAY + card - BASICS - 1 for card in hand]


def brings_card(state: RivalState, card: int) -> bool:
    """Whether this card can bring a special card into an empty hand."""
    m = state.material
    if not can_draw(state):
        return False
    if m.draws[card]:
        return True
    if m.buys[card]:
        for ship in state.ship_row:
            if ship in m.drawing_ships:
                return True
    return False


def pays_for_both(state: RivalState, seat: int) -> bool:
    letters = state.goods[seat * HOLDINGS + LETTER]
    return letters >= state.material.both_letters or state.has_ship(seat, LETTER_SHIP)


def use_space(state: RivalState, seat: int) -> None:
    card = state.ring[state.ink]
    if state.listener is not None:
        state.tell("used", seat, {"card": card_name(card)})
    use_card(state, seat, card)


def play_from_hand(state: RivalState, seat: int, card: int) -> None:
    state.hands[seat].remove(card)
    state.played = added(state.played, card)
    if state.shown >> card & 1:
        state.shown &= ~(1 << card)
    else:
        state.fence += 1
    if state.listener is not None:
        state.tell("played", seat, {"card": card_name(card)})
    state.open.append(Discard(seat))
    use_card(state, seat, card)


def take_card(state: RivalState, seat: int) -> None:
    """The rival has seen which card it was and may remember it."""
    card = state.ring[state.ink]
    state.ring[state.ink] = EMPTY
    state.hands[seat].append(card)
    state.shown |= 1 << card
    if state.listener is not None:
        state.tell("took", seat, {"card": card_name(card)})


class ChooseFirst(Moment):
    """Both options: which card to use first."""

    name: ClassVar[str] = "choose-first"

    def offers(self, state: RivalState) -> list[int]:
        return [USE, *plays(state.hands[self.seat])]

    def exchange_helps(self, state: RivalState) -> bool:
        return False

    def decide(self, state: RivalState, move: int) -> None:
        if move == USE:
            state.open.append(PlaySecond(self.seat))
            use_space(state, self.seat)
        else:
            state.open.append(UseSecond(self.seat))
            play_from_hand(state, self.seat, move - PLAY + BASICS + 1)


class PlaySecond(Moment):
    """Both options: which hand card to play after the one at the space."""

    name: ClassVar[str] = "play-second"

    def offers(self, state: RivalState) -> list[int]:
        hand = state.hands[self.seat]
        return [*plays(hand), PASS] if hand else []

    def decide(self, state: RivalState, move: int) -> None:
        if move != PASS:
            play_from_hand(state, self.seat, move - PLAY + BASICS + 1)


class UseSecond(Doing):
    """Both options: the card at the space after the one from the hand."""

    name: ClassVar[str] = "use-second"

    def run(self, state: RivalState) -> None:
        use_space(state, self.seat)


TURNS: Final = [Ink(HAMBURG), Ink(ALTONA)]
OPTIONS: Final = [ChooseOption(HAMBURG), ChooseOption(ALTONA)]
