"""The harbour of Friday and Saturday: ships at their moorings, and what they load."""

from typing import Any, Final

from kontor.engine.phrases import Phrase
from kontor.engine.scene import Mark, Piece, Zone, box

from .phrases import amount
from .scene_easel import COIN, Easel, Place, figure, member
from .terms import CITIES, CURRENCIES, GOODS, MOORINGS, VALUES

BERTH: Final = (154.0, 256.0)
SHIP: Final = (146.0, 250.0)
HOLD: Final = (110.0, 31.0)
# The first hold lies behind the bow.
FIRST_HOLD: Final = 99.0
HOLD_STEP: Final = 32.0


def draw_harbour(easel: Easel) -> None:
    here = easel.place("friday", "scene-harbour")
    easel.lay(Piece("crane", "crane", Phrase("scene-harbour"), here.x + 52, here.y + 20, 66, 53, rule="CO-38"))
    top = here.y + 38
    for nth in range(MOORINGS):
        x = here.x + 12 + nth * BERTH[0]
        number = Phrase(f"mooring-{nth + 1}")
        label = Phrase("label-mooring", mooring=number)
        water = box(x, top, *BERTH)
        easel.draw(Zone(f"mooring-{nth + 1}", water, "water", number, x + 20, top + 20, 20, label=label, rule="CO-40"))
        if nth < easel.view["leaving"]:
            sails = Phrase("label-sails")
            easel.lay(Piece(f"pennant-{nth + 1}", "pennant", sails, x + BERTH[0] - 22, top + 24, 32, 32, rule="CO-40"))
    for nth, moored in enumerate(easel.view["ships"]["port"]):
        draw_ship(easel, nth, moored, here.x + 12 + (nth + 0.5) * BERTH[0], top + 3)
    easel.street("friday", here)
    draw_early(easel, here)


def draw_ship(easel: Easel, nth: int, moored: dict[str, Any], x: float, top: float) -> None:
    number = moored["ship"]
    city = CITIES[easel.material.ship_city[number - 1]]
    name = Phrase(city)
    ship = Piece(f"ship-{number}", "ship", Phrase("label-ship", city=name), x, top + SHIP[1] / 2, *SHIP, rule="CO-40")
    ship.note = Phrase("note-ship", currency=Phrase(CURRENCIES[CITIES.index(city)]))
    ship.marks = [Mark(SHIP[0] / 2, 40, 36, f"city-{city}"), Mark(SHIP[0] / 2, 71, 16, text=name)]
    easel.lay(ship)
    for place, hold in enumerate(easel.material.holds[number - 1]):
        goods = [good for good, count in enumerate(hold.goods) for _ in range(count)]
        wanted = [amount(GOODS[good], count) for good, count in enumerate(hold.goods) if count]
        pays = hold.pays[VALUES.index(easel.view["values"])]
        pay = amount(CURRENCIES[CITIES.index(city)], pays)
        piece = hold_piece(f"hold-{number}-{place + 1}", city, [f"good-{GOODS[good]}" for good in goods], pays)
        piece.label = Phrase("label-hold", goods=wanted, pay=pay)
        fill(piece, moored["holds"][place])
        stow(easel, piece, place, x, top, [f"load:{nth + 1}/{place + 1}"])
    if moored["extra"] or easel.view["extra_hold"]:
        pays = easel.material.extra_hold_money
        pay = amount(CURRENCIES[CITIES.index(city)], pays)
        piece = hold_piece(f"hold-{number}-extra", city, ["any-good"], pays)
        piece.label, piece.rule = Phrase("label-extra", pay=pay), "CO-56"
        fill(piece, moored["extra"])
        after = len(easel.material.holds[number - 1])
        stow(easel, piece, after, x, top, [f"extra:{nth + 1}/{good}" for good in GOODS])


def hold_piece(id: str, city: str, goods: list[str], pays: int) -> Piece:
    """A hold with the goods that it takes, and its pay in the coin of the city."""
    marks = [Mark(16 + 23.5 * nth, 15.5, 24, good) for nth, good in enumerate(goods)]
    marks += [Mark(94, 15.5, 29, COIN[city]), figure(94, 15.5, 15, pays)]
    return Piece(id, "hold", None, w=HOLD[0], h=HOLD[1], marks=marks, rule="CO-38", note=Phrase("note-hold"))


def fill(piece: Piece, family: str | None) -> None:
    """A loaded hold is closed; the member on it gets the pay."""
    if family is not None:
        piece.sprite = "hold-full"
        piece.note = Phrase("note-loaded", who=Phrase(family))
        piece.marks = [member(family, 38, 15.5, 29), *piece.marks[-2:]]


def stow(easel: Easel, piece: Piece, place: int, x: float, top: float, moves: list[str]) -> None:
    piece.x, piece.y = x, top + FIRST_HOLD + place * HOLD_STEP
    easel.lay(piece, moves)


def draw_early(easel: Easel, here: Place) -> None:
    """Members of ships that sailed by decree, at the far end of the street."""
    early = [family for family in easel.view["families"] if easel.view["families"][family]["early"]]
    for nth, family in enumerate(early):
        count = easel.view["families"][family]["early"]
        label = Phrase("label-early", who=Phrase(family), members=amount("member", count))
        pawn = easel.pawn(f"early-{family}", family, here.x + here.w - 30 - nth * 42, here.foot - 26, label)
        pawn.count, pawn.note, pawn.rule = count, Phrase("note-early"), "CO-54"
        easel.lay(pawn)
