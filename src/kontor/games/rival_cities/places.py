"""Where things lie on the drawn board: the ring of spaces, and what it encloses."""

from itertools import pairwise
from typing import Final, NamedTuple

from .terms import SPACES

WIDTH: Final = 1200.0
HEIGHT: Final = 800.0


class Place(NamedTuple):
    """The centre and the size of something on the board."""

    x: float
    y: float
    w: float
    h: float

    def left(self) -> float:
        return self.x - self.w / 2

    def top(self) -> float:
        return self.y - self.h / 2

    def grown(self, by: float) -> "Place":
        return Place(self.x, self.y, self.w + 2 * by, self.h + 2 * by)


# The ring: seven wide cards above and below, three tall ones on each side, space 0 in the middle above.
LONG: Final = 150.0
SHORT: Final = 104.0
EDGE: Final = 10.0
ACROSS: Final = 7
ASIDE: Final = 3
FIRST: Final = ACROSS // 2
TRACK_X: Final = 136.0
TRACK_Y: Final = 135.0
CORNER: Final = 26.0


def spread(low: float, high: float, count: int) -> list[float]:
    """So many points at equal distances, the first and the last included."""
    return [low + place * (high - low) / (count - 1) for place in range(count)]


def ring() -> list[Place]:
    """Clockwise from space 0."""
    xs = spread(EDGE + LONG / 2, WIDTH - EDGE - LONG / 2, ACROSS)
    ys = spread(HEIGHT / 2 - 176, HEIGHT / 2 + 176, ASIDE)
    near, far = EDGE + SHORT / 2, HEIGHT - EDGE - SHORT / 2
    places = [Place(x, near, LONG, SHORT) for x in xs]
    places += [Place(WIDTH - near, y, SHORT, LONG) for y in ys]
    places += [Place(x, far, LONG, SHORT) for x in reversed(xs)]
    places += [Place(near, y, SHORT, LONG) for y in reversed(ys)]
    return places[FIRST:] + places[:FIRST]


def spots() -> list[tuple[float, float]]:
    """Where the ink jar stands: on the path inside the ring, before the middle of each card."""
    bend = CORNER * 0.3
    found = []
    for place in ring():
        x = min(max(place.x, TRACK_X), WIDTH - TRACK_X)
        y = min(max(place.y, TRACK_Y), HEIGHT - TRACK_Y)
        if x in (TRACK_X, WIDTH - TRACK_X) and y in (TRACK_Y, HEIGHT - TRACK_Y):
            x += bend if x == TRACK_X else -bend
            y += bend if y == TRACK_Y else -bend
        found.append((round(x, 1), round(y, 1)))
    return found


RING: Final = ring()
SPOTS: Final = spots()
SPOT: Final = 15.0
BELL: Final = ((SPOTS[0][0] + SPOTS[SPACES - 1][0]) / 2, TRACK_Y)

# Which way the jar goes: signs on the path, half-way between two spots.
WAYS: Final = (
    *[("to-right", (one[0] + two[0]) / 2, TRACK_Y) for one, two in pairwise(SPOTS[:4])],
    *[("to-below", WIDTH - TRACK_X, (one[1] + two[1]) / 2) for one, two in pairwise(SPOTS[3:8])],
    *[("to-left", (one[0] + two[0]) / 2, HEIGHT - TRACK_Y) for one, two in pairwise(SPOTS[7:14])],
    *[("to-above", TRACK_X, (one[1] + two[1]) / 2) for one, two in pairwise(SPOTS[13:18])],
    *[("to-right", (one[0] + two[0]) / 2, TRACK_Y) for one, two in pairwise(SPOTS[17:])],
)

# The docket: a card and its track for each lawsuit, the pile, then the special cards in play and in their pile.
LAWSUIT_W: Final = 180.0
LAWSUIT_H: Final = 104.0
COURT: Final = Place(494, 246, 672, 166)
DESK: Final = Place(938, 246, 208, 166)
DOCKET: Final = [Place(256 + place * 206, 236, LAWSUIT_W, LAWSUIT_H) for place in range(3)]
NUMERAL_Y: Final = 175.0
STEP_W: Final = 20.0
STEP_H: Final = 30.0
STEP_Y: Final = 309.0
LAWSUIT_PILE: Final = Place(795, 236, 46, 80)
SPECIAL_PILE: Final = Place(880, 246, 72, 104)
IN_PLAY: Final = Place(982, 246, SHORT, LONG)

# The prestige track: a rail for the marker above the steps, a city at each end.
FAME_STEP: Final = 48.0
FAME_Y: Final = 386.0
FAME_H: Final = 58.0
FAME_RAIL: Final = 350.0
CITY_W: Final = 82.0

SHIP_W: Final = 92.0
ALLY_W: Final = 104.0
CARD_H: Final = 126.0
ROW_Y: Final = 518.0
HARBOUR: Final = Place(378, 509, 440, 156)
COUNCIL: Final = Place(824, 509, 436, 156)
SHIPS: Final = [Place(210 + place * 95.5, ROW_Y, SHIP_W, CARD_H) for place in range(4)]
SHIP_PILE: Final = Place(570, ROW_Y, 42, 56)
ALLIES: Final = [Place(663 + place * 107.5, ROW_Y, ALLY_W, CARD_H) for place in range(4)]

SUPPLY: Final = Place(600, 622, 884, 50)
SUPPLY_TITLE: Final = 250.0
STORES: Final = [Place(390 + place * 98, 621, 46, 46) for place in range(7)]


def step(docket: Place, at: int) -> Place:
    """A step of the track under a lawsuit; Altona's side is on the left, and negative."""
    return Place(docket.x + at * STEP_W, STEP_Y, STEP_W, STEP_H)


def track(docket: Place, end: int) -> Place:
    return Place(docket.x, STEP_Y, (2 * end + 1) * STEP_W, STEP_H)


def fame(at: int, end: int) -> Place:
    """A step of the prestige track; the last one on each side is a city."""
    if abs(at) < end:
        return Place(WIDTH / 2 + at * FAME_STEP, FAME_Y, FAME_STEP, FAME_H)
    reach = (end - 0.5) * FAME_STEP + CITY_W / 2
    return Place(WIDTH / 2 + (reach if at > 0 else -reach), FAME_Y, CITY_W, FAME_H)
