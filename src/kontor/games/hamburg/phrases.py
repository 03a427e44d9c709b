"""What to say about a view, a choice or an event of this game: message ids and arguments, no language."""

from collections.abc import Mapping
from typing import Any

from kontor.engine.events import Event, Fact
from kontor.engine.phrases import Phrase

from .material import Material


class Phrases:
    def __init__(self, material: Material) -> None:
        self.material = material

    def prompt(self, view: Mapping[str, Any]) -> Phrase:
        return Phrase("prompt")

    def choice(self, view: Mapping[str, Any], move: str) -> Phrase:
        return Phrase("choice")

    def happening(self, event: Event, facts: Mapping[str, Fact]) -> Phrase:
        return Phrase("event")
