"""The board under the pieces: the ring of spaces, the docket, the prestige track, harbour, council and supply."""

from typing import Any

from kontor.engine.phrases import Phrase
from kontor.engine.scene import Mark, Zone, box, disc

from . import places
from .faces import Faces
from .phrases import Phrases
from .places import Place
from .terms import CITIES, SPACES
from .things import COLOURS, side, spell_step

# How far the outline of a place stays inside the card that lies on it, and how far a dark one stands out.
UNDER = -4.0
RIM = 5.0
# Places that are seen only while nothing lies there, with what they are for and the rule about it.
PLACES = (
    ("in-play", places.IN_PLAY, "RC-19"),
    ("pile-specials", places.SPECIAL_PILE, "RC-96"),
    ("pile-lawsuits", places.LAWSUIT_PILE, "RC-76"),
    ("pile-ships", places.SHIP_PILE, "RC-55"),
    *[("berth", place, "RC-55") for place in places.SHIPS],
    *[("envoy", place, "RC-45") for place in places.ALLIES],
)


class Ground:
    """The board of one material. What never changes is drawn once, and shared: never change it."""

    def __init__(self, phrases: Phrases, faces: Faces) -> None:
        self.phrases = phrases
        self.material = phrases.material
        self.faces = faces
        docket = [zone for number, place in enumerate(places.DOCKET) for zone in self.court(number, place)]
        self.still = [*docket, *self.fame(), *market()]

    def zones(self, view: dict[str, Any]) -> list[Zone]:
        spaces = [self.space(number, place) for number, place in enumerate(places.RING)]
        spots = [self.spot(view, number, *place) for number, place in enumerate(places.SPOTS)]
        return [*country(), *spaces, *spots, *self.still]

    def space(self, number: int, place: Place) -> Zone:
        """The place of a card on the ring."""
        dark = number in self.material.special_spaces
        return Zone(
            f"space-{number}",
            outline(place.grown(RIM if dark else UNDER), 12),
            "wood" if dark else "faint",
            label=Phrase("scene-space", number=number),
            note=Phrase("scene-space-dark" if dark else "scene-space-light"),
            rule="RC-24" if dark else "RC-4",
        )

    def spot(self, view: dict[str, Any], number: int, x: float, y: float) -> Zone:
        """Where the jar can stand, with what it costs to bring it there."""
        distance = (number - view["ink"]) % SPACES or SPACES
        cost = self.phrases.ink_cost(view, distance) if f"ink:{distance}" in view["choices"] else 0
        return Zone(f"spot-{number}", disc(x, y, places.SPOT), title=f"−{cost}" if cost else None, x=x, y=y)

    def court(self, number: int, place: Place) -> list[Zone]:
        """A space of the docket with its track."""
        repeats = self.material.repeats[number]
        end = self.material.track_end
        name = Phrase(f"space-{number + 1}")
        docket = Zone(
            f"docket-{number + 1}",
            outline(place.grown(UNDER), 10),
            "faint",
            title=Phrase("scene-docket", space=name, repeats=repeats),
            x=place.x,
            y=places.NUMERAL_Y,
            label=Phrase("scene-docket-space", space=name),
            note=Phrase("scene-docket-note", repeats=repeats),
            rule="RC-71",
        )
        track = Zone(f"track-{number + 1}", outline(places.track(place, end)), "paper")
        return [
            docket,
            track,
            *[step(f"docket-{number + 1}", places.step(place, at), at) for at in range(-end, end + 1)],
        ]

    def fame(self) -> list[Zone]:
        """The prestige track: each step with what it brings, the bells from which it does, a city at each end."""
        end = self.material.prestige_end
        cities = [city(seat, end) for seat in range(len(CITIES))]
        return [*[self.fame_step(at) for at in range(1 - end, end)], *cities, bells(end)]

    def fame_step(self, at: int) -> Zone:
        m = self.material
        place = places.fame(at, m.prestige_end)
        number = abs(at)
        income = self.phrases.bundle(m.prestige_income[number])
        note = Phrase("scene-fame-note" if income else "scene-fame-none", income=income, stars=m.prestige_stars[number])
        return Zone(
            f"fame-{spell_step(at)}",
            outline(place),
            f"wash-{COLOURS[side(at)]}" if at else "paper",
            label=fame_label(at),
            note=note if at else None,
            rule="RC-82",
            marks=self.faces.fame(number, place.left(), place.top()),
        )


def country() -> list[Zone]:
    left, top = places.TRACK_X, places.TRACK_Y
    path = box(left, top, places.WIDTH - 2 * left, places.HEIGHT - 2 * top, places.CORNER)
    ways = [Mark(x, y, 18, sprite) for sprite, x, y in places.WAYS]
    return [
        Zone("board", box(0, 0, places.WIDTH, places.HEIGHT), "table"),
        Zone("city", path, "land"),
        Zone("path", path, "line", marks=ways),
        Zone("court", outline(places.COURT, 10), "plot"),
        Zone("desk", outline(places.DESK, 10), "plot"),
    ]


def step(track: str, place: Place, at: int) -> Zone:
    ink = f"wash-{COLOURS[side(at)]}" if at else "paper"
    return Zone(f"{track}-{spell_step(at)}", outline(place), ink, title=str(abs(at)), x=place.x, y=place.y)


def city(seat: int, end: int) -> Zone:
    place = places.fame(-end if seat else end, end)
    return Zone(
        f"fame-{CITIES[seat]}",
        outline(place),
        "paper",
        owner=seat,
        label=Phrase(CITIES[seat]),
        note=Phrase("scene-fame-win"),
        rule="RC-91",
        marks=[
            Mark(place.x, place.y - 9, 30, f"crest-{COLOURS[seat]}", owner=seat),
            Mark(place.x, place.y + 18, 14, text=Phrase(CITIES[seat]), owner=seat),
        ],
    )


def bells(end: int) -> Zone:
    """Between the first and the second step of each side."""
    steps = [places.fame(at, end) for at in (-1, 2)]
    lines = "".join(f"M{step.left():g} {step.top():g}v{step.h:g}" for step in steps)
    marks = [Mark(step.left(), step.top(), 22, "ring-bell") for step in steps]
    return Zone("fame-bells", lines, "line", marks=marks)


def fame_label(at: int) -> Phrase:
    if not at:
        return Phrase("scene-fame-middle")
    return Phrase("scene-fame-step", number=abs(at), who=Phrase(CITIES[side(at)]))


def market() -> list[Zone]:
    """Harbour, council and supply, and the places for piles and offers."""
    zones = [
        quarter("harbour", places.HARBOUR, "water", "board-ships"),
        quarter("council", places.COUNCIL, "copper", "board-alliances"),
        Zone(
            "supply",
            outline(places.SUPPLY, 8),
            "plot",
            title=Phrase("board-supply"),
            x=places.SUPPLY_TITLE,
            y=places.SUPPLY.y,
            label=Phrase("board-supply"),
            rule="RC-97",
        ),
    ]
    for number, (kind, place, rule) in enumerate(PLACES):
        label = Phrase(f"scene-{kind}")
        zones.append(Zone(f"place-{number}", outline(place.grown(UNDER), 8), "faint", label=label, rule=rule))
    return zones


def quarter(id: str, place: Place, ink: str, title: str) -> Zone:
    return Zone(id, outline(place, 10), ink, title=Phrase(title), x=place.x, y=place.top() + 12)


def outline(place: Place, r: float = 0.0) -> str:
    return box(place.left(), place.top(), place.w, place.h, r)
