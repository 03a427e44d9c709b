"""Counting the stars, and who wins."""

from typing import TYPE_CHECKING

from .terms import ALTONA, HAMBURG, HOLDINGS, SHIPS, STAR

if TYPE_CHECKING:
    from .state import RivalState


def star_totals(state: "RivalState") -> list[int]:
    return [stars(state, HAMBURG), stars(state, ALTONA)]


def stars(state: "RivalState", seat: int) -> int:
    return sum(star_sheet(state, seat))


def star_sheet(state: "RivalState", seat: int) -> list[int]:
    """Stars from ships, alliances, lawsuits, the prestige track and tokens."""
    m = state.material
    fleet = state.fleets[seat]
    size = state.fleet_sizes[seat]
    from_ships = 0
    if fleet:
        for ship in range(1, SHIPS + 1):
            if fleet >> ship & 1:
                from_ships += m.ship_stars[ship] + m.ship_stars_each[ship] * size
    from_allies = 0
    for ally, owner in enumerate(state.allies):
        if owner == seat:
            from_allies += m.ally_stars[ally]
    from_lawsuits = 0
    for lawsuit in state.won[seat]:
        from_lawsuits += m.lawsuit_stars[lawsuit]
    place = state.prestige if seat == HAMBURG else -state.prestige
    from_prestige = m.prestige_stars[place] if 0 < place < m.prestige_end else 0
    return [from_ships, from_allies, from_lawsuits, from_prestige, state.goods[seat * HOLDINGS + STAR]]


def final_ranks(state: "RivalState") -> list[int]:
    """An instant winner, else the higher total, else the holder of the bell."""
    winner = state.winner
    if winner < 0:
        totals = star_totals(state)
        if totals[0] == totals[1]:
            winner = state.bell
        else:
            winner = HAMBURG if totals[0] > totals[1] else ALTONA
    return [1 if winner in (seat, -1) else 2 for seat in (HAMBURG, ALTONA)]
