"""What lies where on the table, made of a view: an engraved map, with the business of the town in its margins."""

from typing import Any

from kontor.engine.scene import Scene, hang

from .phrases import Phrases
from .picture import city, council, frame, households, ledger, market, quays, wheel
from .picture.charts import CHARTS
from .picture.easel import HEIGHT, WIDTH, Easel


def scene(phrases: Phrases, view: dict[str, Any]) -> Scene:
    easel = Easel(phrases, view)
    for part in (city, wheel, market, ledger, quays, council, frame):
        part.paint(easel)
    shelves, panels = households.shelves(easel), households.panels(easel)
    hang(view["choices"], easel.hooks)
    return Scene(WIDTH, HEIGHT, easel.zones, easel.pieces, shelves, panels, CHARTS[view["map"]].ground)
