"""The faces of clerk tiles and of the exchange, made of the printed figures."""

from collections.abc import Callable
from typing import Final

from kontor.engine.scene import Mark, Piece
from kontor.engine.signs import Frame, Group, Groups, lay

from ..position import FACES
from ..terms import ACTIONS, COLOURS, EDICTS, STEPS, SWAYS
from .easel import Easel, say

CLERK: Final = (56.0, 46.0)
EXCHANGE: Final = (154.0, 113.0)
ACTION_SIGNS: Final = {
    "workers": "worker-any", "money": "coin", "calm": "calm", "wall": "wall", "site": "site-any", "building": "house",
}  # fmt: skip
EVERY: Final = (1 << len(COLOURS)) - 1
# What is added or taken away, by how a tile sways its action.
SWAYED: Final = {
    "more-marks": ("+", "coin"), "less-marks": ("−", "coin"), "more-workers": ("+", "worker-it"),
    "pay-marks": ("−", "coin"), "gain-points": ("+", "laurel"), "lose-points": ("−", "laurel"),
    "cheaper": ("−", "coin"), "dearer": ("+", "coin"), "pay-workers": ("−", "worker-it"),
    "die-workers": ("+", "worker-it"),
}  # fmt: skip
# What a tile does to workers or sections of some colours.
COLOURED: Final = {"pay-colour": "−", "gain-colour": "+", "free-colour": "0", "dearer-colour": "+"}


def signed(figure: int) -> str:
    return f"+{figure}" if figure > 0 else f"−{-figure}" if figure < 0 else "0"


# What a clerk tile says, by its edict and figure.
RULED: Final[dict[str, Callable[[int], Groups]]] = {
    "by-die": lambda figure: [Group((signed(figure), "coin"))],
    "one-worker": lambda figure: [Group((signed(figure), "worker-any"))],
    "own-worker": lambda figure: [Group((signed(figure), "worker-it"))],
    "wall-cost": lambda figure: [Group(("wall", signed(figure), "coin"))],
    "new-hand": lambda figure: [Group(("new-hand",)), Group(("5×1" if figure == 1 else f"{figure}+{5 - figure}",))],
    "advance-cost": lambda figure: [Group(("step", signed(figure), "coin"))],
    "all-ships": lambda figure: [Group(("ship-sign",) if figure else ("ship-sign", "barred"))],
    "building-cost": lambda figure: [Group(("house", signed(figure), "coin"))],
    "more-actions": lambda figure: [Group((signed(figure), "actions"))],
    "safe": lambda figure: [Group(("shield",))],
}


def hues(mask: int) -> tuple[str, ...]:
    return tuple(f"sign-{colour}" for place, colour in enumerate(COLOURS) if mask >> place & 1)


def clerk_tile(easel: Easel, place: int) -> Piece:
    """The tile under a window; the clerk's holds this round."""
    m = easel.material
    tile = easel.view["clerk_tiles"][place]
    at = 2 * (tile["tile"] - 1) + FACES.index(tile["side"])
    w, h = CLERK
    piece = Piece(f"edict-{place + 1}", "tile", say("edict"), w=w, h=h, rule="HA-137")
    piece.note = easel.phrases.tiles.clerk(tile["tile"], tile["side"])
    colours = m.clerk_colours[at]
    shown = hues(colours) if colours not in (0, EVERY) else ()
    piece.marks = lay(
        Frame(4, 8, w - 8, h - 16), [*RULED[EDICTS[m.clerk_edict[at]]](m.clerk_figure[at]), Group(shown, 14.0)], 0.6
    )
    piece.look = "bright" if easel.view["window"] == place + 1 else ""
    return piece


def exchange_tile(easel: Easel, x: float, y: float) -> None:
    """The open tile: its action, three steps from left to right, and the marker on one of them."""
    tiles, step = easel.view["exchange"]["tiles"], easel.view["exchange"]["step"] - 1
    if not tiles:
        return
    m = easel.material
    w, h = EXCHANGE
    side = 2 * (tiles[-1] - 1) + step // STEPS
    piece = Piece("exchange", "tile-boom" if step < STEPS else "tile-bust", say("exchange"), w=w, h=h, rule="HA-132")
    piece.note, piece.count = easel.phrases.tiles.exchange(tiles[-1], step + 1), len(tiles)
    piece.marks = [Mark(24, 14, 22, ACTION_SIGNS[ACTIONS[m.tile_action[side]]])]
    wide = (w - 12) / STEPS
    for place in range(STEPS):
        frame = Frame(8 + wide * place, 34, wide - 4, h - 66)
        piece.marks += lay(frame, swayed(easel, side, place), 0.62)
    easel.put(piece, x, y)
    cursor = Piece("cursor", "cursor", say("cursor"), w=26, h=26, rule="HA-133", look="bright")
    cursor.note = say("cursor-note")
    easel.put(cursor, x - w / 2 + 6 + wide * (step % STEPS + 0.5), y + h / 2 - 18)


def swayed(easel: Easel, side: int, place: int) -> Groups:
    m = easel.material
    at = side * STEPS + place
    sways = SWAYS[m.tile_sways[side]]
    if sways in COLOURED:
        return [Group((COLOURED[sways],), 24.0), Group(hues(m.tile_colours[at]), 30.0)]
    stroke, sign = SWAYED[sways]
    return [Group((f"{stroke}{m.tile_figure[at]}", sign))]
