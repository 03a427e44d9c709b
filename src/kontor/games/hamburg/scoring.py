"""Points at the end, part by part, and who wins."""

from typing import TYPE_CHECKING

from .counting import amount, bits, hummel_points, thirds
from .notation import DO_SCORE, WIDTH
from .terms import BLACK, ENDING, FLIPPED, HOLDINGS, LAUREL, LEFT, MARKS, RIGHT, SCORE, SQUARE, STATUE, TOM

if TYPE_CHECKING:
    from .state import HamburgState

PARTS = ("track", "cards", "laurels", "majorities", "wall", "statues", "clerks", "square")


def points(state: "HamburgState", board: int) -> int:
    """Points on the track while the game lasts, and all of them when it is over."""
    if not state.over():
        return state.held[board * HOLDINGS + SCORE]
    total = 0
    for part in score_sheet(state, board):
        total += part
    return total


def score_sheet(state: "HamburgState", board: int) -> list[int]:
    """What a board would score if the game ended now, in the order of PARTS."""
    m = state.material
    held = state.held
    at = board * HOLDINGS
    statues = hummel_points(held[at + STATUE + LEFT]) + hummel_points(held[at + STATUE + RIGHT])
    return [
        held[at + SCORE],
        printed_points(state, board),
        laurel_points(state, board),
        m.majority_points * bits(held[at + FLIPPED]),
        m.third_points * thirds(state, board),
        statues,
        clerk_points(state, board),
        m.square_points[held[at + SQUARE]],
    ]


def printed_points(state: "HamburgState", board: int) -> int:
    """Buildings, zoos and parks; a building under a zoo brings none."""
    points = state.material.points
    total = 0
    stands = state.stands[board]
    built = state.built[board]
    for place in range(len(built)):
        if stands[place] > 0:
            total += points[built[place]]
    for card in state.left[board]:
        total += points[card]
    return total


def laurel_points(state: "HamburgState", board: int) -> int:
    m = state.material
    total = 0
    for card in state.built[board]:
        if m.works[card] == LAUREL:
            program = m.effects[card].program
            for at in range(0, len(program), WIDTH):
                if program[at] == DO_SCORE:
                    total += amount(state, board, program, at, 0)
    return total


def clerk_points(state: "HamburgState", board: int) -> int:
    """A point for every clerk on the window of a card."""
    colour = state.material.colour
    clerks = state.clerks
    total = clerks[BLACK] * len(state.left[board])
    stands = state.stands[board]
    built = state.built[board]
    for place in range(len(built)):
        if stands[place] > 0:
            total += clerks[colour[built[place]]]
    return total


def standing(state: "HamburgState", board: int) -> tuple[int, int]:
    return points(state, board), state.held[board * HOLDINGS + MARKS]


def final_ranks(state: "HamburgState") -> list[int]:
    """By points, then by money; who plays alone is first or second to the automatic rival."""
    order = [standing(state, board) for board in range(state.boards)]
    return [1 + sum([1 for other in order if other > order[seat]]) for seat in range(state.seats)]


def close_the_books(state: "HamburgState") -> None:
    state.end(ENDING)


def tom_points(state: "HamburgState") -> int:
    return points(state, TOM)
