"""A deed is the rule behind one kind of action on a card."""

from abc import abstractmethod

from .material import Action
from .state import RivalState


class Deed:
    @abstractmethod
    def offer(self, state: RivalState, seat: int, action: Action, choices: list[int]) -> None:
        """Add the moves by which this seat can start the action now."""

    @abstractmethod
    def perform(self, state: RivalState, seat: int, action: Action, move: int) -> None:
        """Start it with one of these moves."""

    def exchange_helps(self, state: RivalState) -> bool:
        """Whether it asks for particular products, so that a letter exchange may make it possible."""
        return False
