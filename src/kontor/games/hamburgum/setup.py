"""Setting up the table."""

from kontor.engine.errors import BadSetup
from kontor.engine.game import spell_list
from kontor.engine.rng import Rng

from .material import Material
from .state import HamburgumState
from .terms import BASE, FAMILIES, FARTHEST, HOLDINGS, MONEY, OPEN, PRESTIGE, SHUFFLED
from .turn import TURNS


def set_up(material: Material, seats: int, seed: int, officials: int, first: str) -> HamburgumState:
    if first != "random" and first not in FAMILIES[:seats]:
        seated = spell_list(list(FAMILIES[:seats]), "and")
        raise BadSetup(f"the option 'first' is '{first}', but with {seats} players only {seated} are seated")
    state = HamburgumState(material, seats, officials, Rng.seeded(seed))
    state.lay_out()
    state.first = state.rng.below(seats) if first == "random" else FAMILIES.index(first)
    state.mover = state.first
    for place in range(seats):
        equip(state, (state.first + place) % seats, place)
    lay_officials(state)
    state.open.append(TURNS[state.first])
    state.settle()
    return state


def equip(state: HamburgumState, seat: int, place: int) -> None:
    """What a family starts with; money and prestige go by its place in the order of play."""
    m = state.material
    at = seat * HOLDINGS
    for item, count in enumerate(m.start):
        state.stock[at + item] = count
    state.stock[at + MONEY] = m.start_money[place]
    state.stock[at + PRESTIGE] = m.start_prestige[place]
    state.berths[FARTHEST * (state.seats + 1) + seat] = 1


def lay_officials(state: HamburgumState) -> None:
    """The last of the pile is its top."""
    m = state.material
    if state.officials == OPEN:
        state.offered = m.officials[1][:]
        return
    state.pile = m.officials[0 if state.officials == BASE else 1][::-1]
    if state.officials == SHUFFLED:
        state.rng.shuffle(state.pile)
    state.offered.append(state.pile.pop())
