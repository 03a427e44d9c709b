"""The harbour: ships that enter, ships that are pushed on, and the dockyard."""

from typing import ClassVar

from kontor.engine.lists import swapped

from .doing import Doing
from .moves import LAUNCH, LAUNCHES
from .state import HamburgumState
from .terms import FARTHEST, HOLDINGS, TIMBER


class Dockyard(Doing):
    """How many ships to build."""

    name: ClassVar[str] = "dockyard"

    def run(self, state: HamburgumState) -> None:
        most = launchable(state, self.seat)
        if most > 0:
            state.ask(self, self.seat, LAUNCHES[most])

    def answer(self, state: HamburgumState, seat: int, move: int) -> None:
        for _ in range(move - LAUNCH):
            state.pay(seat, TIMBER, state.material.ship_timber)
            enter(state, seat)


def launchable(state: HamburgumState, seat: int) -> int:
    """How many ships this family could build one after the other: each needs timber, and a ship at home."""
    m = state.material
    owners = state.seats + 1
    berths = state.berths
    near = berths[seat]
    middle = berths[owners + seat]
    far = berths[FARTHEST * owners + seat]
    crowd = ships_in(state, FARTHEST)
    home = m.ships_each - near - middle - far
    most = state.stock[seat * HOLDINGS + TIMBER] // m.ship_timber
    launched = 0
    while launched < most:
        if crowd == state.seats:
            if home == 0 and not (m.build_with_returning_ship and near > 0):
                break
            home += near
            near, middle, far, crowd = middle, far, 0, 0
        elif home == 0:
            break
        home -= 1
        far += 1
        crowd += 1
        launched += 1
    return launched


def has_ship(state: HamburgumState, seat: int) -> bool:
    """Whether a ship of this family can enter now: one at home, or one that its coming pushes home."""
    if state.ships(seat) < state.material.ships_each:
        return True
    comes_home = state.berths[seat] > 0 and ships_in(state, FARTHEST) == state.seats
    return comes_home and state.material.build_with_returning_ship


def enter(state: HamburgumState, owner: int) -> None:
    """A ship enters the farthest berth; if that is full, all others move on first. The last owner is nobody."""
    if ships_in(state, FARTHEST) == state.seats:
        move_on(state)
    place = FARTHEST * (state.seats + 1) + owner
    state.berths = swapped(state.berths, place, state.berths[place] + 1)
    if state.listener is not None:
        state.tell("entered", owner if owner < state.seats else -1, {})


def move_on(state: HamburgumState) -> None:
    owners = state.seats + 1
    berths = state.berths
    if state.listener is not None:
        state.tell("moved-on", -1, {})
        for owner in range(owners):
            if berths[owner] > 0:
                state.tell("went-home", owner if owner < state.seats else -1, {"count": berths[owner]})
    state.berths = berths[owners:] + [0] * owners


def ships_in(state: HamburgumState, berth: int) -> int:
    owners = state.seats + 1
    ships = 0
    for place in range(berth * owners, (berth + 1) * owners):
        ships += state.berths[place]
    return ships


def room_of(state: HamburgumState, seat: int) -> int:
    """The units that a family's ships can carry."""
    owners = state.seats + 1
    berths = state.berths
    return berths[seat] + 2 * berths[owners + seat] + 3 * berths[FARTHEST * owners + seat]
