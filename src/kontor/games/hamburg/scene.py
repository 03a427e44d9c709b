"""What lies where on the table, made of a view."""

from typing import Any

from kontor.engine.scene import Panel, Scene

from .terms import SEATS


def scene(view: dict[str, Any]) -> Scene:
    panels = [Panel(seat, SEATS[seat], score, []) for seat, score in enumerate(view["scores"])]
    return Scene(1200.0, 800.0, [], [], [], panels)
