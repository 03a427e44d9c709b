"""The church track, with those who completed a church, and the officials that are still to be had."""

from typing import Any

from kontor.engine.phrases import Phrase
from kontor.engine.scene import Mark, Piece, Zone, box

from ..explain import BY_MOVE
from ..phrases import amount
from ..terms import BASE, CANON, OFFICES, OFFICIALS, SETS
from .easel import Easel, money, say

LEFT, RIGHT = 886.0, 1164.0
TRACK_TOP, TRACK_HIGH = 656.0, 44.0
DESK_TOP, DESK_HIGH = 705.0, 58.0
CARD = (36.0, 52.0)
# What an official counts, as a picture.
COUNTED = {
    "councilman": "citizens", "vicar": "token-sign", "lord-mayor": "church-sign", "canon": "brick",
    "guildmaster": "goods", "harbour-master": "ship-sign", "deacon": "token-sign", "sexton": "church-sign",
    "master-builder": "citizen", "civil-servant": "parish",
}  # fmt: skip
RULES = {"councilman": "HB-62", "vicar": "HB-63", "lord-mayor": "HB-64"}


def paint(easel: Easel) -> None:
    ground = box(LEFT - 6, TRACK_TOP - 6, RIGHT - LEFT + 12, DESK_TOP + DESK_HIGH - TRACK_TOP + 12, 8)
    easel.lay(Zone("council", ground, "paper"))
    paint_track(easel)
    paint_desk(easel)


def paint_track(easel: Easel) -> None:
    bonus = easel.material.bonus
    wide = (RIGHT - LEFT) / len(bonus)
    for place, points in enumerate(bonus):
        x = LEFT + wide * place
        space = Zone(f"bonus-{place + 1}", box(x, TRACK_TOP, wide, TRACK_HIGH, 4), "wash-purple", title=str(points))
        space.x, space.y, space.size = x + wide / 2, TRACK_TOP + TRACK_HIGH / 2, 22
        space.label = say("bonus", place=place + 1, points=amount("prestige", points))
        space.rule = "HB-39"
        easel.lay(space)
    for place, finished in enumerate(easel.view["finished"]):
        put_builder(easel, finished, LEFT + wide * (place + 0.5))


def put_builder(easel: Easel, finished: dict[str, Any], x: float) -> None:
    colour, family = finished["church"], finished["builder"]
    label = say("builder", who=Phrase(family), church=easel.church(colour))
    marks = [easel.crest(family, 13, 20, 20), Mark(30, 20, 20, f"sign-{colour}")]
    easel.put(
        Piece(
            f"builder-{colour}", "builder", label, x, TRACK_TOP + TRACK_HIGH / 2, 42, 40, easel.seat(family),
            note=say("builder-note"), rule="HB-55", marks=marks,
        )
    )  # fmt: skip


def paint_desk(easel: Easel) -> None:
    """Officials that are gone leave an empty place at the left."""
    w, h = CARD
    places = "".join(box(desk_at(place) - w / 2, DESK_TOP + 3, w, h, 4) for place in range(OFFICES))
    ground = box(LEFT, DESK_TOP, RIGHT - LEFT, DESK_HIGH, 4)
    kind = easel.view["officials"]["set"]
    note = say(f"officials-{kind}")
    easel.lay(Zone("officials", ground, "table", label=say("officials"), note=note, rule="HB-61"))
    easel.lay(Zone("offices", places, "faint"))
    left = waiting(easel)
    for place, (id, name) in enumerate(left, OFFICES - len(left)):
        easel.put(card(easel, id, name, desk_at(place)), [f"official:{name}"] if name else ())


def waiting(easel: Easel) -> list[tuple[str, str]]:
    """The officials from the top of the stack, each with an id; one that cannot be seen has no name."""
    officials = easel.view["officials"]
    if officials["set"] == SETS[BASE]:
        names = officials["offered"] + officials["pile"][::-1]
        return [(f"office-{OFFICES - len(names) + place}", name) for place, name in enumerate(names)]
    hidden = officials["pile"] if isinstance(officials["pile"], int) else 0
    known = [(f"office-{name}", name) for name in officials["offered"]]
    return known + [(f"office-hidden-{place}", "") for place in range(hidden, 0, -1)]


def desk_at(place: int) -> float:
    wide = (RIGHT - LEFT) / OFFICES
    return LEFT + wide * (place + 0.5)


def card(easel: Easel, id: str, name: str, x: float) -> Piece:
    y = DESK_TOP + DESK_HIGH / 2
    if not name:
        return Piece(id, "office-back", say("office-hidden"), x, y, *CARD, rule="HB-66")
    m = easel.material
    official = OFFICIALS.index(name)
    w, h = CARD
    each = m.merit_money[official]
    note = Phrase(f"per-{name}", each=money(each))
    marks = [Mark(w / 2, 12, 17, text=str(each)), Mark(w / 2, 36, 27, COUNTED[name])]
    if official == CANON:
        note = say("canon-note", cost=amount("brick", m.canon_bricks))
        marks[0] = Mark(w / 2, 11, 17, "church-sign")
    rule = RULES.get(name) or BY_MOVE[f"official:{name}"]
    return Piece(id, "office", Phrase(name), x, y, w, h, note=note, rule=rule, marks=marks)
