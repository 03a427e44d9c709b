"""What a seat may know: not the piles, nor the fronts of other hands and sites, unless it has seen them."""

from typing import Any

from .basic import PlayCard, money
from .houses import building_cost
from .moves import ADVANCE, BUILD, CARD, MONEY, MOVES, WALL
from .position import board_names, dump
from .scoring import PARTS, points, score_sheet
from .square import StepForward, step_cost
from .state import HamburgState
from .terms import CARDS, COLOURS
from .turns import Turn
from .wall import BuildSection, action_cost, open_sides, section_cost


def view(state: HamburgState, seat: int | None) -> dict[str, Any]:
    """The position document with hidden things left out or replaced by their colour; and what is asked now."""
    seen = dump(state)
    names = board_names(state)
    del seen["chance"], seen["fence"], seen["seen"]
    everybody = (1 << state.seats) - 1
    for board, name in enumerate(names):
        for kind in ("hand", "sites"):
            cards = seen["boards"][name][kind]
            seen["boards"][name][kind] = [back_or_front(state, card, seat, everybody) for card in cards]
        if board != seat:
            seen["boards"][name]["hand"].sort(key=lambda one: (one["colour"], one["card"] or 0))
        for building in seen["boards"][name]["buildings"]:
            # A site is told by its place in the row, not by its front.
            if building["site"] is not None:
                building["site"] = 1 + state.sites[board].index(building["site"])
    seen["piles"] = {colour: len(state.piles[number]) for number, colour in enumerate(COLOURS)}
    seen["discards"]["cards"][: state.veiled] = sorted(state.discards[: state.veiled])
    seen["tokens"]["bag"] = len(state.tokens)
    seen["exchange"]["tiles"] = sorted(seen["exchange"]["tiles"][:-1]) + seen["exchange"]["tiles"][-1:]
    for step in seen["open"]:
        if step["step"] == "play-card" and not knows(state, step["card"], seat, everybody):
            step["card"] = None
    seen["seat"] = None if seat is None else state.seat_names[seat]
    seen["actors"] = [names[actor] for actor in state.actors()]
    seen["choices"] = [MOVES.name(move) for move in state.legal(seat)] if seat is not None else []
    seen["marks"] = {MOVES.name(move): marks for move, marks in marks_of(state, seat).items()}
    seen["scores"] = state.scores()
    seen["totals"] = [points(state, board) for board in range(state.boards)]
    seen["sheets"] = [dict(zip(PARTS, score_sheet(state, board), strict=True)) for board in range(state.seats)]
    seen["ranks"] = state.ranks() if state.over() else []
    return seen


def marks_of(state: HamburgState, seat: int | None) -> dict[int, int]:
    """What the choices of a seat cost in Marks, or bring; of a card, what it would cost to build."""
    moves = [] if seat is None else state.legal(seat)
    if seat is None or not moves:
        return {}
    step = state.open[-1]
    if isinstance(step, Turn):
        cards = [move - CARD for move in moves if CARD < move <= CARD + CARDS]
        return {CARD + card: building_cost(state, seat, card, True) for card in cards}
    if isinstance(step, PlayCard):
        walls = {WALL + side: action_cost(state, seat, side, step.in_turn) for side in open_sides(state, seat)}
        own = building_cost(state, seat, step.card, step.in_turn)
        taken = money(state, seat, step.colour, step.in_turn)
        return {MONEY: taken, BUILD: own} | walls
    if isinstance(step, BuildSection):
        return {WALL + side: step.times * section_cost(state, seat, side) for side in open_sides(state, seat)}
    return {ADVANCE: step_cost(state, seat)} if isinstance(step, StepForward) else {}


def knows(state: HamburgState, card: int, seat: int | None, everybody: int) -> bool:
    """A spectator knows what all seats know."""
    mask = state.seen[card]
    return mask == everybody if seat is None else mask >> seat & 1 == 1


def back_or_front(state: HamburgState, card: int, seat: int | None, everybody: int) -> dict[str, Any]:
    colour = COLOURS[state.material.colour[card]]
    return {"colour": colour, "card": card if knows(state, card, seat, everybody) else None}
