"""The inner Alster: dice for all on the water, and the ships that sail by them."""

from kontor.engine.scene import Mark, Piece, Zone

from ..terms import DICE
from .easel import Easel, say
from .things import played

LEFT, TOP, WIDE = 12.0, 8.0, 424.0
DIE, PITCH, FIRST = 56.0, 68.0, 54.0
# Dice lie higher where there are ships below them.
CALM, BUSY, QUAY = 82.0, 68.0, 120.0
SHIP = 38.0
BADGE = 22.0


def paint(easel: Easel) -> None:
    shore = f"M{LEFT + 8:g} {TOP + 22:g}q8-22 60-21h290q52-4 60 24l6 62q-4 38-56 44h-310q-50-2-56-40z"
    view, m = easel.view, easel.material
    lake = Zone("lake", shore, "water", label=say("lake"), note=say("lake-note"), rule="HA-21")
    lake.title, lake.x, lake.y = say("round", round=view["round"], rounds=m.rounds), LEFT + WIDE / 2, TOP + 17
    lake.size = 18
    easel.lay(lake)
    for place, name in enumerate(DICE):
        put_die(easel, name, view["dice"][place], FIRST + PITCH * place)
        if "ships" in view["expansions"]:
            put_ship(easel, name, FIRST + PITCH * place)


def put_die(easel: Easel, name: str, shown: int, x: float) -> None:
    """A die with what it brings about: high ones raise risks, low ones count for a step."""
    m = easel.material
    die = Piece(f"die-{name}", f"die-{name}", say("die", colour=name), w=DIE, h=DIE, rule="HA-21")
    die.note = say("die-black" if name == "black" else "die-note", shown=shown, colour=name)
    if shown:
        die.marks = [Mark(DIE / 2, DIE / 2, DIE, f"pips-{shown}")]
        if shown >= m.high_from:
            die.marks += badge(DIE - 3, 3, "risk" if name != "black" else "token-back")
        if shown <= m.low_to:
            die.marks += badge(DIE - 3, 3, "step")
    if name != "black":
        die.marks += badge(4, DIE - 4, f"sign-{name}")
    easel.put(die, x, BUSY if "ships" in easel.view["expansions"] else CALM)
    easel.hook(die, played(easel, name, "money"))


def badge(x: float, y: float, sign: str) -> list[Mark]:
    """A sign on a plate, so that it reads on any ground."""
    return [Mark(x, y, BADGE, "plate"), Mark(x, y, BADGE * 0.62, sign)]


def put_ship(easel: Easel, name: str, x: float) -> None:
    sails = name in easel.view["ships"]
    ship = Piece(f"ship-{name}", f"ship-{name}", say("ship", colour=name), w=SHIP, h=SHIP, rule="HA-126")
    ship.note = say("ship-sails" if sails else "ship-moored", text=easel.phrases.tiles.ship(name))
    ship.look = "bright" if sails else "quiet"
    easel.hook(easel.put(ship, x, QUAY), [f"ship:{name}"])
