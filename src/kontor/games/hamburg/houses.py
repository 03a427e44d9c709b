"""Buildings, zoos and parks: what they cost, where they go, and what their coming sets off."""

from typing import ClassVar

from kontor.engine.lists import without

from .cards import has_room, is_building, open_left, raise_house, reveal, room_on, shuffle_discards
from .moves import HOUSE, PLOT
from .notation import ON_THEIR_BUILDING, POWER_BUILDING_DISCOUNT, POWER_HALF
from .questions import Question, others
from .risks import site_of
from .state import HamburgState
from .terms import COLOURS, FREE_HOUSES, HOLDINGS, INSTANT, MAYOR
from .tiles import building_by_tiles
from .triggers import fire
from .working import work_at_once


def building_cost(state: HamburgState, board: int, card: int, in_turn: bool) -> int:
    """What a card costs by the basic action; tiles matter in one's own turn only, and to buildings alone."""
    m = state.material
    cost = m.cost[card]
    if not is_building(state, card):
        return cost
    powers = state.powers[board]
    if powers & POWER_HALF << m.colour[card]:
        cost = (cost + 1) // 2
    if powers & POWER_BUILDING_DISCOUNT:
        cost -= m.building_discount
    if in_turn:
        cost += building_by_tiles(state)
    return max(0, cost)


def has_place(state: HamburgState, board: int, card: int) -> bool:
    """Zoos and parks need no site."""
    return not is_building(state, card) or has_room(state, board)


def place(state: HamburgState, board: int, card: int) -> None:
    """A card that was paid for, and so shown, comes from the hand to the table."""
    reveal(state, card)
    if is_building(state, card):
        state.open.append(PlaceBuilding(board, card, False))
        return
    state.lay_off(board, card)
    open_left(state, board, card)
    if state.listener is not None:
        state.tell("opened", board, {"card": card})


class PlaceBuilding(Question):
    """Choose a site for a building, which comes from the hand, or from the discards, that are shuffled then."""

    name: ClassVar[str] = "place"
    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "fetched")

    def __init__(self, seat: int, card: int, fetched: bool) -> None:
        self.seat = seat
        self.card = card
        self.fetched = fetched

    def offers(self, state: HamburgState) -> list[int]:
        return places_for(state, self.seat)

    def answer(self, state: HamburgState, seat: int, move: int) -> None:
        site = site_of(state, self.seat, move)
        if self.fetched:
            state.discards = without(state.discards, self.card)
            shuffle_discards(state)
        else:
            state.lay_off(self.seat, self.card)
        found(state, self.seat, self.card, site)


def places_for(state: HamburgState, board: int) -> list[int]:
    """Empty sites by their colour, and where two find room, sites by the building on them."""
    m = state.material
    stands = state.stands[board]
    choices: list[int] = []
    empty = 0
    for site in state.sites[board]:
        if site not in stands:
            if not empty >> m.colour[site] & 1:
                empty |= 1 << m.colour[site]
                choices.append(PLOT + m.colour[site])
        elif stands.count(site) < room_on(state, board):
            choices.append(HOUSE + state.built[board][stands.index(site)])
    return choices


def found(state: HamburgState, board: int, card: int, on: int) -> None:
    """A building that lies nowhere stands, and works at once if it is of that kind."""
    m = state.material
    raise_house(state, board, card, on)
    if state.listener is not None:
        colour = COLOURS[m.colour[on]] if on > 0 else ""
        state.tell("built", board, {"card": card, "site": colour})
    if m.works[card] == INSTANT:
        work_at_once(state, board, card)
    if state.held[board * HOLDINGS + MAYOR] == FREE_HOUSES and m.cost[card] == 0:
        state.gain_points(board, 1)
        state.gain_marks(board, m.mayor_figure[FREE_HOUSES])
    for other in others(state, board):
        fire(state, other, ON_THEIR_BUILDING, m.colour[card])
