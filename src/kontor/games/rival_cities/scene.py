"""What lies where on the table, made of a view."""

from typing import Any

from kontor.engine.scene import Panel, Scene


def scene(view: dict[str, Any]) -> Scene:
    colours = ["red", "blue"]
    panels = [Panel(seat, colour, view["scores"][seat], []) for seat, colour in enumerate(colours)]
    return Scene(1200.0, 800.0, [], [], [], panels)
