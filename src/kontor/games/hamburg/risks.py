"""Risks that rise, tokens, and accidents."""

from typing import ClassVar, Final

from kontor.engine.lists import added, shuffled, swapped, without

from .cards import discard, pull_down, reveal, to_hand
from .moves import DONE, GIVE, HOUSE, LOSE, PLOT, RAISE, SUFFER
from .notation import ON_TOKEN, POWER_CHOOSE_TOKEN, POWER_FOURTH_RISK, POWER_SHIELD
from .questions import EVERY_COLOUR, NOTHING, Doing, DrawCards, Question, lower_risks, take_workers
from .state import HamburgState
from .terms import (
    BONUS_CALM,
    BONUS_CARD,
    BONUS_MARKS,
    BONUS_POINTS,
    BONUS_WORKER,
    BROWN,
    COLOURS,
    GREY,
    HOLDINGS,
    LEFT,
    MARKS,
    MAYOR,
    ORANGE,
    PINK,
    RIGHT,
    RISK_WORKERS,
    RISKS,
    SIDES,
    STRUCK,
    VIOLET,
    WALL,
    WORKERS,
)
from .tiles import safe_colours
from .triggers import fire

ONLY_DONE: Final = [DONE]


def raise_risks(state: HamburgState, board: int, colours: list[int]) -> None:
    """Raise these risks one after the other, and then suffer what that brings."""
    state.open.append(Accidents(board))
    for colour in reversed(colours):
        state.open.append(RaiseRisk(board, colour))


class RaiseRisk(Question):
    """One risk rises, unless the clerk's tile forbids it or a worker of its colour is handed back for it."""

    name: ClassVar[str] = "raise-risk"
    fields: ClassVar[tuple[str, ...]] = ("seat", "colour")

    def __init__(self, seat: int, colour: int) -> None:
        self.seat = seat
        self.colour = colour

    def offers(self, state: HamburgState) -> list[int]:
        if safe_colours(state) >> self.colour & 1:
            return NOTHING
        if state.powers[self.seat] & POWER_SHIELD and state.workers_of(self.seat, self.colour):
            return [GIVE + self.colour, DONE]
        return ONLY_DONE

    def answer(self, state: HamburgState, seat: int, move: int) -> None:
        if move != DONE:
            state.pay_workers(self.seat, self.colour, 1)
            return
        at = self.seat * HOLDINGS
        held = state.held
        held[at + RISKS + self.colour] += 1
        limit = state.material.accident_at + (1 if state.powers[self.seat] & POWER_FOURTH_RISK else 0)
        if state.listener is not None:
            state.tell("raised", self.seat, {"colour": COLOURS[self.colour]})
        if held[at + MAYOR] == RISK_WORKERS:
            state.gain_workers(self.seat, self.colour, state.material.mayor_figure[RISK_WORKERS])
        if held[at + RISKS + self.colour] >= limit:
            held[at + RISKS + self.colour] = 0
            held[at + STRUCK] |= 1 << self.colour


class ChooseRisk(Question):
    """Risks of one's own choice rise instead of those on a token."""

    name: ClassVar[str] = "choose-risk"
    fields: ClassVar[tuple[str, ...]] = ("seat", "left", "above")

    def __init__(self, seat: int, left: int, above: int) -> None:
        self.seat = seat
        self.left = left
        self.above = above

    def offers(self, state: HamburgState) -> list[int]:
        return [RAISE + colour for colour in range(self.above, len(COLOURS))]

    def answer(self, state: HamburgState, seat: int, move: int) -> None:
        colour = move - RAISE
        if self.left > 1:
            state.open.append(ChooseRisk(self.seat, self.left - 1, colour))
        state.open.append(RaiseRisk(self.seat, colour))


def draw_token(state: HamburgState, board: int) -> int:
    """A token by chance; when all are used, they are mixed again."""
    if not state.tokens:
        state.tokens = shuffled(sorted(state.spent_tokens), state.rng)
        state.spent_tokens = []
    state.fence += 1
    token = state.tokens[-1]
    state.tokens = state.tokens[:-1]
    state.spent_tokens = added(state.spent_tokens, token)
    if state.listener is not None:
        names = " ".join([COLOURS[colour] for colour in state.material.tokens[token].colours])
        state.tell("token", board, {"colours": names})
    return token


def meet_dice(state: HamburgState, board: int, high: list[int], draws: bool) -> None:
    """A token where one is drawn, and what the dice raise; then accidents; then the token's bonus."""
    if not draws:
        raise_risks(state, board, high)
        return
    token = state.material.tokens[draw_token(state, board)]
    state.open.append(TokenBonus(board, token.bonus, token.count))
    raise_risks(state, board, high)
    if state.powers[board] & POWER_CHOOSE_TOKEN:
        state.open.append(ChooseRisk(board, len(token.colours), 0))
    else:
        for colour in reversed(token.colours):
            state.open.append(RaiseRisk(board, colour))
    fire(state, board, ON_TOKEN, 0)


class TokenBonus(Doing):
    """What comes with a special token."""

    name: ClassVar[str] = "token-bonus"
    fields: ClassVar[tuple[str, ...]] = ("seat", "bonus", "left")

    def __init__(self, seat: int, bonus: int, left: int) -> None:
        self.seat = seat
        self.bonus = bonus
        self.left = left

    def run(self, state: HamburgState) -> None:
        if self.bonus == BONUS_CARD:
            state.open.append(DrawCards(self.seat, self.left))
        elif self.bonus == BONUS_POINTS:
            state.gain_points(self.seat, self.left)
        elif self.bonus == BONUS_WORKER:
            take_workers(state, self.seat, self.left)
        elif self.bonus == BONUS_MARKS:
            state.gain_marks(self.seat, self.left)
        elif self.bonus == BONUS_CALM:
            lower_risks(state, self.seat, self.left, EVERY_COLOUR & ~(1 << BROWN), False)


class Accidents(Question):
    """Accidents that have struck a board, in the order of its choice."""

    name: ClassVar[str] = "accidents"

    def offers(self, state: HamburgState) -> list[int]:
        struck = state.held[self.seat * HOLDINGS + STRUCK]
        return [SUFFER + colour for colour in range(len(COLOURS)) if struck >> colour & 1] if struck else []

    def answer(self, state: HamburgState, seat: int, move: int) -> None:
        board, colour = self.seat, move - SUFFER
        at = board * HOLDINGS
        state.held[at + STRUCK] &= ~(1 << colour)
        state.open.append(self)
        if state.listener is not None:
            state.tell("accident", board, {"colour": COLOURS[colour]})
        if colour == VIOLET:
            state.open.append(LoseSite(board))
        elif colour == ORANGE:
            state.open.append(LoseBuilding(board))
        elif colour == GREY:
            state.open.append(LoseSection(board))
        elif colour == PINK:
            state.pay_marks(board, state.held[at + MARKS])
        else:
            assert colour == BROWN
            for one in range(len(COLOURS)):
                state.pay_workers(board, one, state.held[at + WORKERS + one])


class LoseSite(Question):
    """Discard a site of one's choice; what stands on it goes back to the hand."""

    name: ClassVar[str] = "lose-site"

    def offers(self, state: HamburgState) -> list[int]:
        return site_choices(state, self.seat)

    def answer(self, state: HamburgState, seat: int, move: int) -> None:
        board = self.seat
        site = site_of(state, board, move)
        standing = [house for house, on in zip(state.built[board], state.stands[board], strict=True) if on == site]
        reveal(state, site)
        state.sites = swapped(state.sites, board, without(state.sites[board], site))
        discard(state, site)
        if state.listener is not None:
            state.tell("lost-site", board, {"colour": COLOURS[state.material.colour[site]], "card": site})
        for house in standing:
            pull_down(state, board, house)
            to_hand(state, board, house)


def site_choices(state: HamburgState, board: int) -> list[int]:
    """Sites by what one can tell them by: an empty one by its colour, another by the first building on it."""
    m = state.material
    stands = state.stands[board]
    choices: list[int] = []
    empty = 0
    for site in state.sites[board]:
        if site in stands:
            choices.append(HOUSE + state.built[board][stands.index(site)])
        elif not empty >> m.colour[site] & 1:
            empty |= 1 << m.colour[site]
            choices.append(PLOT + m.colour[site])
    return choices


def site_of(state: HamburgState, board: int, move: int) -> int:
    """The site that a choice means."""
    if move < PLOT:
        return state.stands[board][state.built[board].index(move - HOUSE)]
    colour = move - PLOT
    m = state.material
    stands = state.stands[board]
    for site in state.sites[board]:
        if m.colour[site] == colour and site not in stands:
            return site
    raise AssertionError("no such site")


class LoseBuilding(Question):
    """Discard a building of one's choice; its site stays."""

    name: ClassVar[str] = "lose-building"

    def offers(self, state: HamburgState) -> list[int]:
        return [HOUSE + house for house in state.built[self.seat]]

    def answer(self, state: HamburgState, seat: int, move: int) -> None:
        house = move - HOUSE
        pull_down(state, self.seat, house)
        discard(state, house)
        if state.listener is not None:
            state.tell("lost-building", self.seat, {"card": house})


class LoseSection(Question):
    """Take away the outermost section of a side of one's choice; its statue stays."""

    name: ClassVar[str] = "lose-section"

    def offers(self, state: HamburgState) -> list[int]:
        at = self.seat * HOLDINGS + WALL
        return [LOSE + side for side in (LEFT, RIGHT) if state.held[at + side]]

    def answer(self, state: HamburgState, seat: int, move: int) -> None:
        side = move - LOSE
        state.held[self.seat * HOLDINGS + WALL + side] -= 1
        if state.listener is not None:
            state.tell("lost-section", self.seat, {"side": SIDES[side]})
