"""What lies where on the table, made of a view: the town above, and everybody's board below it."""

from typing import Any

from kontor.engine.scene import Scene, hang

from .phrases import Phrases
from .picture import boards, church, household, lake, market, square
from .picture.easel import HEIGHT, WIDTH, Easel
from .picture.faces import Faces


class Scenery:
    """Makes scenes of views that belong to the material of these phrases."""

    def __init__(self, phrases: Phrases) -> None:
        self.phrases = phrases
        self.faces = Faces(phrases.material)

    def scene(self, view: dict[str, Any]) -> Scene:
        easel = Easel(self.phrases, self.faces, view)
        for part in (lake, church, square, market, boards):
            part.paint(easel)
        shelves, panels = household.shelves(easel), household.panels(easel)
        hang(view["choices"], easel.hooks)
        return Scene(WIDTH, HEIGHT, easel.zones, easel.pieces, shelves, panels, "ground")
