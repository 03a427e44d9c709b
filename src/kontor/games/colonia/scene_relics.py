"""Sunday: relic cards on show, and the windows and shrines of the four cities."""

from collections import Counter
from typing import Any, Final

from kontor.engine.phrases import Phrase
from kontor.engine.scene import Mark, Piece, Zone, box

from .phrases import CARD_PLACES
from .scene_easel import PLACES, Easel, Place, figure, member, seat_of
from .scene_faces import RELIC, relic_face
from .terms import CITIES, SLOTS

ROW: Final = 6
STEP: Final = (87.0, 107.0)
NICHE: Final = (131.0, 82.0)
WINDOW: Final = (48.0, 76.0)
PLAQUE: Final = (68.0, 36.0)


class Copies:
    """Tells alike relic cards apart: those in shrines come first, then those of the viewer, then those on show."""

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()

    def id(self, card: str) -> str:
        self.seen[card] += 1
        return f"relic-{card}-{self.seen[card]}"


def relic_card(easel: Easel, card: str, copies: Copies) -> Piece:
    city, _, grade = card.partition("-")
    face = relic_face(card, easel.material)
    piece = Piece(copies.id(card), f"card-{city}", easel.phrases.card_text(card), w=RELIC[0], h=RELIC[1], marks=face)
    is_shrine = grade == "shrine"
    piece.note = Phrase("note-shrine" if is_shrine else "note-relic")
    piece.rule = "CO-44" if is_shrine else "CO-42"
    return piece


def draw_minster(easel: Easel, copies: Copies) -> None:
    """The place of Sunday, with the windows and shrines at its foot."""
    here = easel.place("sunday", "scene-relics")
    easel.lay(Piece("minster", "cathedral", Phrase("scene-relics"), here.x + 34, here.y + 19, 42, 37, rule="CO-42"))
    for nth, city in enumerate(CITIES):
        left = here.middle + (nth - 2) * NICHE[0]
        draw_niche(easel, city, Place(left + 2, here.foot - NICHE[1] - 4, NICHE[0] - 4, NICHE[1]), copies)


def draw_niche(easel: Easel, city: str, niche: Place, copies: Copies) -> None:
    """A city's window, and beside it the place of its shrine."""
    name = Phrase(city)
    easel.draw(Zone(f"niche-{city}", box(*niche, 4), "faint", label=Phrase("label-niche", city=name), rule="CO-43"))
    points = easel.material.window_points
    window = Piece(f"window-{city}", "lancet", Phrase("label-window", city=name, points=points), *at_window(niche))
    window.note, window.rule = Phrase("note-window"), "CO-61"
    window.marks = [Mark(WINDOW[0] / 2, 28, 22, f"city-{city}"), figure(WINDOW[0] / 2, 61, 17, points)]
    winner = easel.view["windows"][city]
    if winner:
        window.note = Phrase("note-window-won", who=Phrase(winner))
        window.marks.append(member(winner, WINDOW[0] / 2, 58, 32))
    easel.lay(window)
    shrine = easel.view["shrines"][city]
    if shrine["owner"]:
        lay_shrine(easel, city, shrine, niche, copies)


def at_window(niche: Place) -> tuple[float, float, float, float]:
    return niche.x + 28, niche.y + niche.h / 2, *WINDOW


def lay_shrine(easel: Easel, city: str, shrine: dict[str, Any], niche: Place, copies: Copies) -> None:
    """A shrine that somebody owns, with the relic in it, or with the one that may go into it now."""
    x, y = niche.x + 90, niche.y + niche.h / 2
    owner = shrine["owner"]
    card = f"{city}-shrine"
    piece = Piece(copies.id(card), "relic-shrine", easel.phrases.card_text(card), x, y, 72, 72, owner=seat_of(owner))
    piece.note, piece.rule = Phrase("note-shrine-owned", who=Phrase(owner)), "CO-44"
    piece.marks = [member(owner, 60, 14, 28)]
    bought = easel.step["grade"] + 1 if is_offered(easel, city) else None
    moves = [f"enshrine:{bought}"] if bought else []
    easel.lay(piece, moves)
    relic = shrine["relic"] or bought
    if relic:
        inside = enshrined(easel, f"{city}-{relic}", copies)
        inside.x, inside.y = x, y + 16
        easel.lay(inside, moves)


def is_offered(easel: Easel, city: str) -> bool:
    """Whether a relic was just bought that may go into the shrine of this city."""
    return easel.step.get("step") == "enshrine" and easel.step["city"] == city


def enshrined(easel: Easel, card: str, copies: Copies) -> Piece:
    """A relic as a plaque on its shrine, with what it counts there."""
    w, h = PLAQUE
    city, _, grade = card.partition("-")
    points = easel.material.points[CARD_PLACES[city] + int(grade) - 1] * easel.material.shrine_times
    piece = Piece(copies.id(card), "slip", easel.phrases.card_text(card), w=w, h=h)
    piece.note, piece.rule = Phrase("note-enshrined", points=points), "CO-44"
    piece.marks = [
        Mark(17, h / 2, 30, f"relic-{grade}"),
        Mark(48, h / 2, 34, "laurel"),
        figure(48, h / 2, 18, points),
    ]
    return piece


def draw_show(easel: Easel, copies: Copies) -> None:
    """The cards that can be bought and insured."""
    here = PLACES["sunday"]
    shown = easel.view["relics"]["show"]
    for slot in range(SLOTS):
        x = here.middle + (slot % ROW - (ROW - 1) / 2) * STEP[0]
        y = here.y + 89 + slot // ROW * STEP[1]
        easel.draw(Zone(f"slot-{slot + 1}", box(x - RELIC[0] / 2, y - RELIC[1] / 2, *RELIC, 5), "faint"))
        if slot < len(shown):
            lay_shown(easel, slot, x, y, copies)


def lay_shown(easel: Easel, slot: int, x: float, y: float, copies: Copies) -> None:
    shown = easel.view["relics"]["show"][slot]
    insurer = shown["insurer"]
    piece = relic_card(easel, shown["card"], copies)
    piece.x, piece.y = x, y
    if insurer:
        piece.marks.append(member(insurer, 60, 82, 34))
        piece.note, piece.rule = Phrase("note-insured", who=Phrase(insurer)), "CO-47"
    easel.lay(piece, (f"buy:{slot + 1}", f"insure:{slot + 1}"))
