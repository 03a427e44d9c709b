"""The six basic actions, done with a card; and the ships that one may use with a section of the wall."""

from typing import ClassVar

from .cards import can_draw, discard_from_hand, draw_card, is_building, lay
from .fruit import any_risk, lightning_of_others, own_lightning
from .houses import building_cost, has_place, place
from .moves import AS, BUILD, CALM, DONE, HOUSE, MONEY, SHIP, SITE, TAKE, WALL, WORKERS
from .notation import ON_MONEY, ON_SITE, ON_WALL, ON_WORKERS, POWER_DOUBLE_CALM, POWER_RECOLOUR
from .questions import NOTHING, Question, lower_risk, lower_risks
from .square import advance
from .state import HamburgState
from .terms import (
    ACTIONS,
    BLACK,
    BROWN,
    BUILD_WALL,
    COLOURS,
    DICE,
    GREY,
    HOLDINGS,
    LAY_SITE,
    MAYOR,
    MORE_MONEY,
    ORANGE,
    PINK,
    SITE_POINTS,
    TAKE_MONEY,
    TAKE_WORKERS,
    VIOLET,
)
from .terms import BUILD as BUILD_HOUSE
from .terms import CALM as CALM_RISK
from .tiles import can_pay_exchange, money_by_tiles, move_exchange, workers_by_clerk
from .triggers import fire
from .wall import action_cost, build_section, next_colour, open_sides
from .working import work_at_once


class PlayCard(Question):
    """A card of the hand is spent on a basic action, as this colour; in one's own turn, or by an effect."""

    name: ClassVar[str] = "play-card"
    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "colour", "in_turn")

    def __init__(self, seat: int, card: int, colour: int, in_turn: bool) -> None:
        self.seat = seat
        self.card = card
        self.colour = colour
        self.in_turn = in_turn

    def offers(self, state: HamburgState) -> list[int]:
        board, colour = self.seat, self.colour
        choices: list[int] = []
        if self.can_pay(state, TAKE_WORKERS, 0, 0):
            choices.append(WORKERS)
        choices.append(MONEY)
        if state.risk_of(board, colour) and self.can_pay(state, CALM_RISK, 0, 0):
            choices.append(CALM)
        for side in open_sides(state, board):
            fits = next_colour(state, board, side) == colour
            if fits and action_cost(state, board, side, self.in_turn) <= state.marks_of(board):
                choices.append(WALL + side)
        if state.workers_of(board, colour) and self.can_pay(state, LAY_SITE, 0, 1):
            choices.append(SITE)
        own_colour = state.material.colour[self.card]
        if colour == own_colour:
            self.add_building(state, choices)
            if state.powers[board] & POWER_RECOLOUR and state.workers_of(board, GREY):
                choices += [AS + other for other in range(len(COLOURS)) if other != colour]
        return choices

    def add_building(self, state: HamburgState, choices: list[int]) -> None:
        board, card = self.seat, self.card
        cost = building_cost(state, board, card, self.in_turn)
        if cost > state.marks_of(board) or not has_place(state, board, card):
            return
        if not is_building(state, card) or self.can_pay(state, BUILD_HOUSE, cost, 0):
            choices.append(BUILD)

    def can_pay(self, state: HamburgState, action: int, cost: int, spent: int) -> bool:
        return not self.in_turn or can_pay_exchange(state, self.seat, action, self.colour, cost, spent)

    def answer(self, state: HamburgState, seat: int, move: int) -> None:
        board, card = self.seat, self.card
        if AS <= move < AS + len(COLOURS):
            state.pay_workers(board, GREY, 1)
            state.open.append(PlayCard(board, card, move - AS, self.in_turn))
            return
        if move == SITE:
            self.lay_site(state)
        elif move == BUILD:
            self.build(state)
        else:
            discard_from_hand(state, board, card)
            if move == WORKERS:
                self.take_workers(state)
            elif move == MONEY:
                self.take_money(state)
            elif move == CALM:
                self.calm(state)
            else:
                self.wall(state, move - WALL)

    def told(self, state: HamburgState, action: int) -> None:
        if state.listener is not None:
            state.tell("acted", self.seat, {"action": ACTIONS[action], "colour": COLOURS[self.colour]})

    def sway(self, state: HamburgState, action: int) -> None:
        if self.in_turn:
            move_exchange(state, self.seat, action, self.colour)

    def take_workers(self, state: HamburgState) -> None:
        self.told(state, TAKE_WORKERS)
        fire(state, self.seat, ON_WORKERS, self.colour)
        state.gain_workers(self.seat, self.colour, state.material.workers_taken)
        if self.in_turn:
            workers_by_clerk(state, self.seat, self.colour)
        self.sway(state, TAKE_WORKERS)

    def take_money(self, state: HamburgState) -> None:
        self.told(state, TAKE_MONEY)
        fire(state, self.seat, ON_MONEY, self.colour)
        state.gain_marks(self.seat, money(state, self.seat, self.colour, self.in_turn))
        self.sway(state, TAKE_MONEY)

    def calm(self, state: HamburgState) -> None:
        self.told(state, CALM_RISK)
        lower_risk(state, self.seat, self.colour, calm_steps(state, self.seat))
        self.sway(state, CALM_RISK)

    def wall(self, state: HamburgState, side: int) -> None:
        board = self.seat
        self.told(state, BUILD_WALL)
        state.pay_marks(board, action_cost(state, board, side, self.in_turn))
        if self.in_turn and state.sailing:
            state.open.append(UseShip(board, self.colour, next_colour(state, board, side)))
        section = next_colour(state, board, side)
        fire(state, board, ON_WALL, section)
        build_section(state, board, side)
        self.sway(state, BUILD_WALL)

    def lay_site(self, state: HamburgState) -> None:
        board = self.seat
        self.told(state, LAY_SITE)
        state.pay_workers(board, self.colour, 1)
        state.lay_off(board, self.card)
        lay_site(state, board, self.card)
        fire(state, board, ON_SITE, self.colour)
        self.sway(state, LAY_SITE)

    def build(self, state: HamburgState) -> None:
        board, card = self.seat, self.card
        self.told(state, BUILD_HOUSE)
        state.pay_marks(board, building_cost(state, board, card, self.in_turn))
        place(state, board, card)
        if is_building(state, card):
            self.sway(state, BUILD_HOUSE)


def calm_steps(state: HamburgState, board: int) -> int:
    """By how much the basic action lowers a risk."""
    return 2 if state.powers[board] & POWER_DOUBLE_CALM else 1


def lay_site(state: HamburgState, board: int, card: int) -> None:
    """A card that lies nowhere becomes a site."""
    lay(state, board, card)
    if state.held[board * HOLDINGS + MAYOR] == SITE_POINTS:
        state.gain_points(board, state.material.mayor_figure[SITE_POINTS])


def money(state: HamburgState, board: int, die: int, in_turn: bool) -> int:
    """What a die brings to whoever takes money; tiles matter in one's own turn only."""
    marks = state.dice[die]
    if state.held[board * HOLDINGS + MAYOR] == MORE_MONEY:
        marks += state.material.mayor_figure[MORE_MONEY]
    if in_turn:
        marks += money_by_tiles(state, die)
    return max(0, marks)


class UseShip(Question):
    """With a section one may use a ship that has sailed, for a worker of the card's colour."""

    name: ClassVar[str] = "ship"
    fields: ClassVar[tuple[str, ...]] = ("seat", "colour", "section")

    def __init__(self, seat: int, colour: int, section: int) -> None:
        self.seat = seat
        self.colour = colour
        self.section = section

    def offers(self, state: HamburgState) -> list[int]:
        if not state.workers_of(self.seat, self.colour):
            return NOTHING
        choices = [SHIP + ship for ship in range(len(DICE)) if state.sailing >> ship & 1 and self.helps(state, ship)]
        return [*choices, DONE] if choices else choices

    def helps(self, state: HamburgState, ship: int) -> bool:
        if ship == GREY:
            return can_draw(state, self.section)
        if ship == PINK:
            return state.marks_of(self.seat) >= state.material.ship_price
        if ship == BROWN:
            return len(own_lightning(state, self.seat)) > 0
        if ship == BLACK:
            return any_risk(state, self.seat)
        return True

    def answer(self, state: HamburgState, seat: int, move: int) -> None:
        if move == DONE:
            return
        board, m = self.seat, state.material
        ship = move - SHIP
        state.pay_workers(board, self.colour, 1)
        if state.listener is not None:
            state.tell("shipped", board, {"ship": DICE[ship]})
        if ship == VIOLET:
            state.gain_marks(board, m.ship_marks)
        elif ship == ORANGE:
            state.open.append(TakeSame(board, m.ship_workers))
        elif ship == GREY:
            card = draw_card(state, board, self.section)
            state.open.append(PlayCard(board, card, m.colour[card], False))
        elif ship == PINK:
            state.pay_marks(board, m.ship_price)
            advance(state, board)
        elif ship == BROWN:
            state.open.append(Strike(board, False))
        else:
            lower_risks(state, board, 1)


class TakeSame(Question):
    """So many workers, all of one colour."""

    name: ClassVar[str] = "take-same"
    fields: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def offers(self, state: HamburgState) -> list[int]:
        return [TAKE + colour for colour in range(len(COLOURS))]

    def answer(self, state: HamburgState, seat: int, move: int) -> None:
        state.gain_workers(self.seat, move - TAKE, self.left)


class Strike(Question):
    """The lightning of a building strikes: of one's own, or as if it were one's own."""

    name: ClassVar[str] = "strike"
    fields: ClassVar[tuple[str, ...]] = ("seat", "foreign")

    def __init__(self, seat: int, foreign: bool) -> None:
        self.seat = seat
        self.foreign = foreign

    def offers(self, state: HamburgState) -> list[int]:
        houses = lightning_of_others(state, self.seat) if self.foreign else own_lightning(state, self.seat)
        return [HOUSE + house for house in houses]

    def answer(self, state: HamburgState, seat: int, move: int) -> None:
        work_at_once(state, self.seat, move - HOUSE)
