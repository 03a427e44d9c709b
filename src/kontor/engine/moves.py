"""Moves are numbers; the table gives each its notation, in both directions."""

from difflib import get_close_matches
from typing import Any

from .errors import IllegalMove


class MoveTable:
    """The frozen list of every move a game can ever offer."""

    def __init__(self, names: list[str]) -> None:
        self.names = tuple(names)
        self.numbers = {name: number for number, name in enumerate(names)}
        if len(self.numbers) != len(names):
            raise ValueError("two moves share one notation")

    def __reduce__(self) -> tuple[Any, ...]:
        return MoveTable, (list(self.names),)

    def __len__(self) -> int:
        return len(self.names)

    def name(self, move: int) -> str:
        return self.names[move]

    def number(self, name: str) -> int:
        """The move of this notation; a wrong one is answered with what it may have meant."""
        move = self.numbers.get(name)
        if move is None:
            near = get_close_matches(name, self.names, 1)
            hint = f"; did you mean '{near[0]}'?" if near else ""
            raise IllegalMove(f"'{name}' is not a move of this game{hint}")
        return move

    def spell(self, moves: list[int]) -> str:
        return " ".join(self.names[move] for move in moves)
