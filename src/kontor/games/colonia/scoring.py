"""Points of relics, shrines and windows, and who wins."""

from typing import TYPE_CHECKING

from .terms import (
    CITIES,
    ENDING,
    FIRST_GOOD,
    FIRST_MONEY,
    GOODS,
    GRADES,
    HOLDINGS,
    NOBODY,
    NONE,
    RAW,
    relic_card,
)

if TYPE_CHECKING:
    from .state import ColoniaState


def points(state: "ColoniaState", seat: int) -> int:
    sheet = score_sheet(state, seat)
    return sheet[0] + sheet[1] + sheet[2]


def score_sheet(state: "ColoniaState", seat: int) -> list[int]:
    """Points of loose relics, of relics in shrines, and of windows."""
    m = state.material
    loose = 0
    enshrined = 0
    windows = 0
    at = seat * len(CITIES) * GRADES
    for city in range(len(CITIES)):
        for grade in range(GRADES):
            count = state.relics[at + city * GRADES + grade]
            if count > 0:
                loose += count * m.points[relic_card(city, grade)]
        if state.shrine_owners[city] == seat and state.shrine_relics[city] != NONE:
            enshrined += m.shrine_times * m.points[relic_card(city, state.shrine_relics[city])]
        if state.windows[city] == seat:
            windows += m.window_points
    return [loose, enshrined, windows]


def best_loose_relic(state: "ColoniaState", seat: int, city: int) -> int:
    """The points of a family's best relic of a city outside shrines."""
    at = (seat * len(CITIES) + city) * GRADES
    for grade in range(GRADES - 1, -1, -1):
        if state.relics[at + grade] > 0:
            return state.material.points[relic_card(city, grade)]
    return 0


def final_ranks(state: "ColoniaState") -> list[int]:
    """By points, then by money, goods and raw materials; equal in all is shared."""
    order = [standing(state, seat) for seat in range(state.seats)]
    return [1 + sum(other > mine for other in order) for mine in order]


def standing(state: "ColoniaState", seat: int) -> tuple[int, int, int, int]:
    held = state.held
    at = seat * HOLDINGS
    money = sum(held[at + FIRST_MONEY : at + FIRST_MONEY + len(CITIES)])
    goods = sum(held[at + FIRST_GOOD : at + FIRST_GOOD + len(GOODS)])
    return points(state, seat), money, goods, sum(held[at : at + len(RAW)])


def close_the_books(state: "ColoniaState") -> None:
    """Windows for whoever alone has the most of a currency; then the game is over."""
    state.windows = [richest(state, city) for city in range(len(CITIES))]
    for city in range(len(CITIES)):
        owner = state.windows[city]
        if owner != NOBODY:
            money = state.money_of(owner, city)
            if state.listener is not None:
                state.tell("window", owner, {"city": CITIES[city], "points": state.material.window_points})
            state.pay(owner, FIRST_MONEY + city, money)
    state.end(ENDING)


def richest(state: "ColoniaState", city: int) -> int:
    best = 0
    owner = NOBODY
    for seat in range(state.seats):
        money = state.money_of(seat, city)
        if money > best:
            best = money
            owner = seat
        elif money == best:
            owner = NOBODY
    return owner
