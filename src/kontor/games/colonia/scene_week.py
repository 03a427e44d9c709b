"""The calendar, Monday's week card, and the council of Tuesday with its decrees."""

from typing import Final

from kontor.engine.phrases import Phrase
from kontor.engine.scene import Piece, Zone, box

from .scene_easel import DAY_RULES, PLACES, Easel, Place, seat_of
from .scene_faces import DECREE, FAMILY, WEEK, decree_face, family_face, week_face
from .terms import DAYS, DECREE_KINDS, MOORINGS
from .today import WEEKDAYS

RIBBON: Final = Place(150, 8, 1046, 44)
SIGNS: Final = {
    "monday": "belfry",
    "tuesday": "town-hall",
    "wednesday": "awning",
    "thursday": "workshop",
    "friday": "crane",
    "saturday": "sail",
    "sunday": "cathedral",
}
DAY_OF: Final = dict(zip(DAYS, WEEKDAYS[2:], strict=False))
DECREE_STEP: Final = 85.0
ORDER_STEP: Final = 42.0
CARD_SCALE: Final = 0.66


def draw_calendar(easel: Easel) -> None:
    """The seven days in a row, with the marker on the one it is; and a frame around the place where it happens."""
    week = Phrase("board-week", week=easel.view["week"], weeks=easel.material.weeks)
    title = week if easel.view["week"] else Phrase("board-before")
    easel.draw(
        Zone(
            "week",
            box(8, RIBBON.y, 138, RIBBON.h, 6),
            "table",
            title,
            77,
            30,
            17,
            label=Phrase("scene-week"),
            rule="CO-2",
        )
    )
    step = RIBBON.w / len(WEEKDAYS)
    for nth, day in enumerate(WEEKDAYS):
        x = RIBBON.x + nth * step
        name = Phrase(f"board-{day}")
        lit = day == easel.today
        ground = "paper" if lit else "table"
        easel.draw(Zone(f"day-{day}", box(x, RIBBON.y, step - 4, RIBBON.h, 6), ground, name, x + 88, 30, 18))
        sign = Piece(f"sign-{day}", SIGNS[day], name, x + 22, 30, 32, 32, note=Phrase(f"note-{day}"))
        sign.rule = DAY_RULES[day]
        sign.look = "" if lit else "quiet"
        easel.lay(sign)
        if lit:
            place = PLACES[day]
            now = Phrase("label-today", day=name)
            easel.lay(Piece("today", "frame", now, x + step / 2 - 2, 30, step - 4, RIBBON.h, rule="CO-2"))
            easel.lay(Piece("here", "frame", now, place.middle, place.y + place.h / 2, place.w, place.h, rule="CO-2"))


def draw_week_card(easel: Easel) -> None:
    here = easel.place("monday", "scene-week")
    top = here.y + 36
    easel.draw(Zone("week-card", box(here.middle - WEEK[0] / 2, top, *WEEK, 5), "faint"))
    easel.lay(Piece("belfry", "belfry", Phrase("board-monday"), here.middle, here.foot - 52, 76, 91, rule="CO-12"))
    card = easel.view["weeks"]["card"]
    if card is None:
        return
    m = easel.material
    leaving = MOORINGS if easel.view["week"] == m.weeks else m.leaving[card - 1]
    note = Phrase("note-week-card", raw=sum(m.stalls[card - 1]), dice=m.dice[card - 1], ships=leaving)
    face = week_face(card - 1, leaving, m)
    label = Phrase("scene-week")
    easel.lay(
        Piece(
            f"week-{card}",
            "card-week",
            label,
            here.middle,
            top + WEEK[1] / 2,
            *WEEK,
            note=note,
            rule="CO-12",
            marks=face,
        )
    )


def draw_council(easel: Easel) -> None:
    here = easel.place("tuesday", "scene-council")
    easel.lay(Piece("town-hall", "town-hall", Phrase("scene-council"), here.middle, here.y + 66, 96, 67, rule="CO-17"))
    draw_order(easel, here)
    draw_decrees(easel, here)
    easel.street("tuesday", here)


def draw_order(easel: Easel, here: Place) -> None:
    """The families in the order of play, each over the card it has played this week."""
    passed = easel.step.get("passed", [])
    w, h = FAMILY[0] * CARD_SCALE, FAMILY[1] * CARD_SCALE
    families = easel.view["order"]
    first = here.middle - (len(families) - 1) / 2 * ORDER_STEP
    for nth, family in enumerate(families):
        x = first + nth * ORDER_STEP
        own = easel.view["families"][family]
        out = family in passed
        label = Phrase("label-order", who=Phrase(family), place=nth + 1)
        pawn = easel.pawn(f"order-{family}", family, x, here.y + 124, label)
        pawn.rule = "CO-20"
        if out:
            pawn.note, pawn.look = Phrase("note-passed"), "spent"
        easel.lay(pawn)
        easel.draw(Zone(f"order-{nth + 1}", box(x - w / 2, here.y + 144, w, h, 3), "faint"))
        if own["played"]:
            easel.lay(played_card(family, own["played"], own["votes"], x, here.y + 144 + h / 2, w, h))
    mayor = Phrase("label-mayor", who=Phrase(families[0]))
    easel.lay(Piece("mayor", "mayor", mayor, first, here.y + 96, 28, 28, note=Phrase("note-mayor"), rule="CO-20"))


def played_card(family: str, value: int, votes: int, x: float, y: float, w: float, h: float) -> Piece:
    label = Phrase("label-card", who=Phrase(family), value=value)
    face = family_face(family, value, CARD_SCALE)
    card = Piece(f"card-{family}-{value}", "card-family", label, x, y, w, h, owner=seat_of(family), marks=face)
    card.note, card.rule = Phrase("note-played", votes=votes), "CO-17" if votes else "CO-19"
    card.look = "" if votes else "spent"
    return card


def draw_decrees(easel: Easel, here: Place) -> None:
    """The decrees of the week; those that were voted on leave their places empty."""
    m = easel.material
    top = here.foot - 52 - DECREE[1]
    for nth in range(m.decrees_a_week):
        x = here.x + 6 + nth * DECREE_STEP
        easel.draw(Zone(f"decree-{nth + 1}", box(x, top, *DECREE, 4), "faint"))
    now = decree_under_way(easel)
    kinds = [DECREE_KINDS[m.decree_kind[decree - 1]] for decree in easel.view["decrees"]["open"]]
    kinds = [now, *kinds] if now else kinds
    for nth, kind in enumerate(kinds):
        place = m.decrees_a_week - len(kinds) + nth
        again = "-again" if kind in kinds[:nth] else ""
        day = DAY_OF[m.decree_day[m.decree_kind.index(DECREE_KINDS.index(kind))]]
        decree = Piece(
            f"decree-{kind}{again}",
            "card-decree",
            Phrase("label-decree", day=Phrase(f"board-{day}")),
            here.x + 6 + place * DECREE_STEP + DECREE[0] / 2,
            top + DECREE[1] / 2,
            *DECREE,
            note=easel.phrases.decree_text(kind),
            rule="CO-25",
            marks=decree_face(kind, day, m),
        )
        voted = now is not None and nth == 0
        decree.look = "bright" if voted else ""
        easel.lay(decree, ("yes", "no", "draw") if voted else ())


def decree_under_way(easel: Easel) -> str | None:
    """The kind of the decree that is voted on or carried out now."""
    for step in reversed(easel.view["open"]):
        if "decree" in step:
            return DECREE_KINDS[easel.material.decree_kind[int(step["decree"]) - 1]]
        if step["step"] == "each":
            return str(step["kind"])
    return None
