"""What happened, told to whoever listens, with who may know it."""

from typing import Any

from mypy_extensions import mypyc_attr

Fact = int | str


class Event:
    """One thing that happened at the table. `secret` is for the eyes of `seat` alone."""

    def __init__(self, name: str, seat: int, facts: dict[str, Fact], secret: dict[str, Fact] | None = None) -> None:
        self.name = name
        self.seat = seat
        self.facts = facts
        self.secret = secret

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (self.name, self.seat, self.facts, self.secret)

    def seen_by(self, viewer: int | None) -> dict[str, Fact]:
        """What this viewer learns; `None` is a spectator."""
        if self.secret is not None and viewer == self.seat:
            return self.facts | self.secret
        return self.facts


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """Keeps the events it hears, in order."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def hear(self, event: Event) -> None:
        self.events.append(event)

    def take(self) -> list[Event]:
        """The events since the last call."""
        events, self.events = self.events, []
        return events
