"""A state with the notation of its moves, for rule tests."""

from typing import Any, TypeVar

from kontor.engine.events import Event, Listener
from kontor.engine.game import Game, apply
from kontor.engine.state import State

Self = TypeVar("Self", bound="Rig")


class Rig:
    """Listens, plays by notation, and shows what is asked."""

    game: Game

    def __init__(self, state: State) -> None:
        self.state = state
        self.listener = Listener()
        self.state.listener = self.listener

    @property
    def actor(self) -> str:
        (seat,) = self.state.actors()
        return self.state.seat_names[seat]

    @property
    def legal(self) -> list[str]:
        (seat,) = self.state.actors()
        return [self.game.moves.name(move) for move in self.state.legal(seat)]

    @property
    def asked(self) -> str:
        """The name of the open question."""
        return str(self.doc["open"][-1]["step"])

    @property
    def doc(self) -> dict[str, Any]:
        return self.game.dump(self.state)

    @property
    def events(self) -> list[str]:
        return [event.name for event in self.listener.events]

    def told(self, name: str) -> list[Event]:
        return [event for event in self.listener.events if event.name == name]

    def play(self: Self, *moves: str) -> Self:
        for move in moves:
            (seat,) = self.state.actors()
            apply(self.state, seat, self.game.moves.number(move))
        return self

    @property
    def winner(self) -> str:
        return self.state.seat_names[self.state.ranks().index(1)] if self.state.over() else ""


def put(document: Any, path: str, value: Any) -> None:
    """Change the value at a path like `ships/port/0`."""
    *parents, last = [int(key) if key.isdecimal() else key for key in path.split("/")]
    for key in parents:
        document = document[key]
    document[last] = value
