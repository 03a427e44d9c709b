"""What lies where on the table, made of a view: the week with its places, and the families around it."""

from typing import Any

from kontor.engine.scene import Scene, hang

from .phrases import Phrases
from .scene_easel import HEIGHT, WIDTH, Easel
from .scene_families import panels, shelves
from .scene_harbour import draw_harbour
from .scene_relics import Copies, draw_minster, draw_show
from .scene_trades import draw_market, draw_workshops
from .scene_week import draw_calendar, draw_council, draw_week_card


def scene(view: dict[str, Any], phrases: Phrases) -> Scene:
    easel = Easel(view, phrases)
    draw_week_card(easel)
    draw_council(easel)
    draw_market(easel)
    draw_workshops(easel)
    draw_harbour(easel)
    copies = Copies()
    draw_minster(easel, copies)
    mine = shelves(easel, copies)
    draw_show(easel, copies)
    draw_calendar(easel)
    hang(view["choices"], easel.hooks)
    return Scene(WIDTH, HEIGHT, easel.zones, easel.pieces, mine, panels(easel))
