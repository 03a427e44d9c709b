"""The harbour: three berths between piers, and the ships in them."""

from kontor.engine.phrases import Phrase
from kontor.engine.scene import Piece, Zone, box

from ..position import NOBODY
from ..terms import BERTHS, MOST_LAUNCHED
from .easel import Easel, say

LEFT, TOP, HIGH = 352.0, 662.0, 104.0
PIER, BERTH = 24.0, 144.0
SHIP = 46.0
ABREAST = 3


def paint(easel: Easel) -> None:
    launches = [f"launch:{count}" for count in range(MOST_LAUNCHED + 1)]
    for place, number in enumerate(range(BERTHS, 0, -1)):
        left = LEFT + (PIER + BERTH) * place + PIER
        slots = "".join(hull(*slot_at(left, slot)) for slot in range(len(easel.families)))
        note = say("berth-note", count=number)
        ground = Zone(f"berth-{number}", box(left, TOP, BERTH, HIGH), "water", label=say("berth", count=number))
        ground.note, ground.rule = note, "HB-18"
        easel.lay(ground, launches if number == BERTHS else ())
        easel.lay(Zone(f"slots-{number}", slots, "faint"))
        easel.lay(Zone(f"pier-{number}", box(left - PIER, TOP, PIER, HIGH, 3), "wood", title=str(number)))
        pier = easel.zones[-1]
        pier.x, pier.y, pier.size = left - PIER / 2, TOP + HIGH / 2, 22
        pier.label, pier.note, pier.rule = say("berth", count=number), note, "HB-18"
    end = LEFT + (PIER + BERTH) * BERTHS
    easel.lay(Zone("pier-0", box(end, TOP, PIER / 2, HIGH, 3), "wood", label=say("sea"), rule="HB-31"))
    moor_ships(easel)


def moor_ships(easel: Easel) -> None:
    """A family's ships are numbered from those that leave first, so that most keep their number as they move on."""
    launched = dict.fromkeys((*easel.families, NOBODY), 0)
    for number in range(1, BERTHS + 1):
        left = LEFT + (PIER + BERTH) * (BERTHS - number) + PIER
        slot = 0
        for owner, count in easel.view["harbour"][number - 1].items():
            for _ in range(count):
                launched[owner] += 1
                easel.put(ship(easel, owner, launched[owner], *slot_at(left, slot), number))
                slot += 1


def ship(easel: Easel, owner: str, nth: int, x: float, y: float, berth: int) -> Piece:
    if owner == NOBODY:
        piece = Piece(f"dutchman-{nth}", "dutchman", say("dutchman"), x, y, SHIP, SHIP, rule="HB-59")
        piece.note = say("dutchman-note")
        return piece
    seat = easel.seat(owner)
    piece = Piece(f"ship-{owner}-{nth}", "ship", say("ship", who=Phrase(owner)), x, y, SHIP, SHIP, seat, rule="HB-18")
    piece.note = say("berth-note", count=berth)
    piece.marks = [easel.crest(owner, SHIP * 0.5, SHIP * 0.36, 17)]
    return piece


def slot_at(left: float, slot: int) -> tuple[float, float]:
    """The middle of a place for a ship: three abreast at the quay, the others before them."""
    row, column = divmod(slot, ABREAST)
    return left + SHIP * (column + 0.5 + row * 0.5) + 3, TOP + SHIP * (row + 0.5) + row * 4 + 3


def hull(x: float, y: float) -> str:
    """The outline of a ship that is not there."""
    return f"M{x - 17:g} {y + 8:g}h34l-6 11h-22z"
