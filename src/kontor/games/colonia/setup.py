"""Setting up the table."""

from typing import ClassVar

from kontor.engine.rng import Rng

from .business import Business
from .decrees import draw_from_bag, good_by_die
from .harbour import fill_harbour
from .material import Material
from .relics import add_to_show
from .state import ColoniaState
from .terms import CITIES, DECREES, FIRST_MONEY, HOLDINGS, RELIC_CARDS, RESERVE, SHIPS, WEEK_CARDS
from .week import Week


def set_up(material: Material, seats: int, seed: int, values: int, closed: bool) -> ColoniaState:
    state = ColoniaState(material, seats, values, closed, Rng.seeded(seed))
    state.lay_out()
    shuffle_piles(state)
    fill_harbour(state)
    add_to_show(state, material.shown)
    for seat in range(seats):
        equip(state, seat)
    state.open.append(Week())
    for seat in range(seats - 1, -1, -1):
        for _ in range(material.start_goods):
            state.open.append(FirstGood(seat))
    state.settle()
    return state


def shuffle_piles(state: ColoniaState) -> None:
    m = state.material
    state.week_pile = list(range(WEEK_CARDS))
    state.decree_pile = list(range(DECREES))
    state.ship_pile = list(range(SHIPS))
    state.relic_pile = [card for card in range(RELIC_CARDS) for _ in range(m.copies[card])]
    for pile in (state.week_pile, state.decree_pile, state.ship_pile, state.relic_pile):
        state.rng.shuffle(pile)


def equip(state: ColoniaState, seat: int) -> None:
    """Members, family cards, money, and raw materials from the bag."""
    m = state.material
    at = seat * HOLDINGS
    state.held[at + RESERVE] = m.members[state.seats]
    for value in m.cards:
        state.cards[seat] |= 1 << value
    for city in range(len(CITIES)):
        state.held[at + FIRST_MONEY + city] = m.start_money
    draw_from_bag(state, seat, m.start_raw)


class FirstGood(Business):
    """A family's first good, by the die."""

    name: ClassVar[str] = "first-good"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: ColoniaState) -> None:
        good_by_die(state, self.seat)
