"""Alliances: forming them from the board or the rival, and the win with all four."""

from kontor.engine.lists import swapped

from .deeds import Deed
from .material import Action
from .moves import ALLY
from .state import RivalState
from .terms import ALLIANCES, HOLDINGS, LETTER, SUPPLY


class FormAlliance(Deed):
    def offer(self, state: RivalState, seat: int, action: Action, choices: list[int]) -> None:
        has_letters = state.goods[seat * HOLDINGS + LETTER] >= action.amount
        for ally, owner in enumerate(state.allies):
            if owner == SUPPLY or (owner == 1 - seat and has_letters):
                choices.append(ALLY + ally)

    def perform(self, state: RivalState, seat: int, action: Action, move: int) -> None:
        ally = move - ALLY
        from_rival = state.allies[ally] == 1 - seat
        if from_rival:
            state.pay(seat, LETTER, action.amount)
        state.allies = swapped(state.allies, ally, seat)
        if state.listener is not None:
            state.tell("allied", seat, {"ally": ALLIANCES[ally], "taken": int(from_rival)})
        if state.allies.count(seat) == state.material.alliances_in_play:
            state.win(seat, "alliances")
