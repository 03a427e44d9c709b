"""TOM, the automatic rival of whoever plays alone: what the dice make it do, and how it decides."""

from typing import Any, ClassVar

from kontor.engine.state import Step

from .basic import Strike, calm_steps, lay_site
from .cards import NOBODY, discard, has_room, is_building, open_left, turn_up
from .fruit import can_work, has_worker_price, is_of_actions
from .houses import building_cost, found
from .moves import CARD, DONE, GIVE, HOUSE, LOSE, LOWER, RAISE, TAKE, WALL
from .notation import (
    DO_ACT_DISCARDED,
    DO_ACT_DRAWN,
    DO_DISCARD,
    DO_DRAW,
    DO_RECLAIM,
    DO_SEEK,
    DO_UNDER_ZOO,
    ON_MONEY,
    ON_SITE,
    ON_WALL,
    ON_WORKERS,
)
from .questions import Doing, lower_risk
from .state import HamburgState
from .terms import CARDS, COLOURS, NONE, TOM
from .triggers import fire
from .wall import action_cost, build_section, next_colour, open_sides, section_cost
from .working import use

WALL_DIE = 3
CALM_DIE = 4
SITE_DIE = 5


def dice_order(state: HamburgState) -> list[int]:
    """The coloured dice from the lowest to the highest, those that are equal in the order of the lake."""
    return [colour for face in range(1, 7) for colour in range(len(COLOURS)) if state.dice[colour] == face]


class TomActs(Step[HamburgState]):
    """TOM acts by the dice one after the other, and then uses its buildings."""

    name: ClassVar[str] = "tom-acts"
    fields: ClassVar[tuple[str, ...]] = ("die",)

    def __init__(self, die: int) -> None:
        self.die = die

    def run(self, state: HamburgState) -> None:
        if self.die == len(COLOURS):
            state.open.append(TomUses(TOM, 0))
            return
        state.open.append(TomActs(self.die + 1))
        colour = dice_order(state)[self.die]
        face = state.dice[colour]
        if state.listener is not None:
            state.tell("tom", TOM, {"colour": COLOURS[colour], "die": face})
        m = state.material
        if face == 1:
            state.gain_points(TOM, m.tom_points)
        elif face == 2:
            take_workers(state, colour, m.tom_two_workers)
        elif face == WALL_DIE:
            if not wall(state, colour):
                take_workers(state, colour, m.tom_three_workers)
        elif face == CALM_DIE:
            if not calm(state, colour) and not lay_unseen(state, colour):
                take_money(state, colour)
        else:
            build(state, colour, face)


def take_workers(state: HamburgState, colour: int, count: int) -> None:
    """What the dice bring TOM are basic actions, so its permanent effects help."""
    state.gain_workers(TOM, colour, count)
    fire(state, TOM, ON_WORKERS, colour)


def take_money(state: HamburgState, colour: int) -> None:
    state.gain_marks(TOM, state.material.tom_marks[state.dice[colour]])
    fire(state, TOM, ON_MONEY, colour)


def calm(state: HamburgState, colour: int) -> bool:
    """The risk of a colour is lowered, if it is raised."""
    return lower_risk(state, TOM, colour, calm_steps(state, TOM)) > 0


def wall(state: HamburgState, colour: int) -> bool:
    """The next section of a colour, the cheaper one of two."""
    sides = [
        side
        for side in open_sides(state, TOM)
        if next_colour(state, TOM, side) == colour and action_cost(state, TOM, side, False) <= state.marks_of(TOM)
    ]
    if not sides:
        return False
    side = sides[0]
    if len(sides) > 1 and section_cost(state, TOM, sides[1]) < section_cost(state, TOM, side):
        side = sides[1]
    state.pay_marks(TOM, action_cost(state, TOM, side, False))
    fire(state, TOM, ON_WALL, colour)
    build_section(state, TOM, side)
    return True


def lay_unseen(state: HamburgState, colour: int) -> bool:
    """The top card of a pile as a site, for a worker; nobody sees its front."""
    if not state.workers_of(TOM, colour):
        return False
    card = turn_up(state, colour)
    if card == NONE:
        return False
    state.know(card, NOBODY)
    lay_for_worker(state, card, colour)
    return True


def lay_for_worker(state: HamburgState, card: int, colour: int) -> None:
    state.pay_workers(TOM, colour, 1)
    lay_site(state, TOM, card)
    fire(state, TOM, ON_SITE, colour)


def build(state: HamburgState, colour: int, face: int) -> None:
    """The top card of a pile is built; else it is laid, or a section is built; else there is money."""
    card = turn_up(state, colour)
    if card != NONE:
        state.fence += 1
        if state.listener is not None:
            state.tell("turned-up", TOM, {"card": card})
        cost = building_cost(state, TOM, card, False)
        if cost <= state.marks_of(TOM) and (not is_building(state, card) or has_room(state, TOM)):
            state.pay_marks(TOM, cost)
            put_down(state, card)
            return
        if face == SITE_DIE and state.workers_of(TOM, colour):
            # The player has seen the card.
            state.know(card, 1)
            lay_for_worker(state, card, colour)
            return
        discard(state, card)
    if face != SITE_DIE and wall(state, colour):
        return
    take_money(state, colour)


def put_down(state: HamburgState, card: int) -> None:
    if not is_building(state, card):
        open_left(state, TOM, card)
        if state.listener is not None:
            state.tell("opened", TOM, {"card": card})
        return
    stands = state.stands[TOM]
    sites = [site for site in state.sites[TOM] if site not in stands] or state.sites[TOM]
    for site in sites:
        if site not in stands or stands.count(site) == 1:
            found(state, TOM, card, site)
            return


class TomUses(Doing):
    """TOM uses the buildings that it has the workers for, from left to right."""

    name: ClassVar[str] = "tom-uses"
    fields: ClassVar[tuple[str, ...]] = ("seat", "after")

    def __init__(self, seat: int, after: int) -> None:
        self.seat = seat
        self.after = after

    def run(self, state: HamburgState) -> None:
        built = state.built[TOM]
        first = built.index(self.after) + 1 if self.after in built else 0
        for place in range(first, len(built)):
            house = built[place]
            if state.used[TOM][place] or not is_of_actions(state, house):
                continue
            if can_work(state, TOM, house, False) and not needs_hand(state, house):
                state.open.append(TomUses(TOM, house))
                use(state, TOM, house)
                return


def needs_hand(state: HamburgState, house: int) -> bool:
    """Whether a building does nothing for a board that has no hand; those without a price always help."""
    return has_worker_price(state, house) and state.material.effects[house].program[0] in HANDY


# Acts about cards of the hand.
HANDY = (DO_DRAW, DO_DISCARD, DO_ACT_DRAWN, DO_ACT_DISCARDED, DO_SEEK, DO_UNDER_ZOO, DO_RECLAIM)


def decide(state: HamburgState, step: Step[Any], choices: list[int]) -> int:
    """What TOM chooses: what serves it best by a simple measure, of equals the first; nothing only if it must.

    A building is something to lose, or a lightning to copy, and then the dearest is best.
    """
    best = choices[0]
    most = -1000
    copies = isinstance(step, Strike)
    for move in choices:
        worth = liking(state, move)
        if copies:
            worth = -worth
        if worth > most:
            most = worth
            best = move
    return best


def liking(state: HamburgState, move: int) -> int:
    """TOM takes workers it has few of, gives those it has many of, and loses what is worth least."""
    m = state.material
    if move == DONE:
        return -999
    if TAKE <= move < TAKE + 5:
        return -state.workers_of(TOM, move - TAKE)
    if GIVE <= move < GIVE + 5:
        return state.workers_of(TOM, move - GIVE)
    if LOWER <= move < LOWER + 5:
        return state.risk_of(TOM, move - LOWER)
    if RAISE <= move < RAISE + 5:
        return -state.risk_of(TOM, move - RAISE)
    if CARD < move <= CARD + CARDS:
        return m.points[move - CARD]
    if HOUSE < move <= HOUSE + CARDS:
        return -1 - m.cost[move - HOUSE]
    if WALL <= move < WALL + 2:
        return -section_cost(state, TOM, move - WALL)
    if LOSE <= move < LOSE + 2:
        return state.sections_of(TOM, move - LOSE)
    return 0
