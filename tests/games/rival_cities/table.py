"""A small table for rule tests: says only what matters, the rest of the box is put away sensibly."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from kontor import games
from kontor.games.rival_cities.terms import ALLIANCES, PRODUCTS

from ..rig import Rig

GAME = games.get("rival-cities")
LEARNING = {"layout": "learning", "first": "hamburg"}
DARK = (4, 8, 12, 16)
PIECES = (*PRODUCTS, "letters", "stars", "factories")
EMPTY_CITY: dict[str, Any] = dict.fromkeys((*PIECES, "idle"), 0) | {
    name: [] for name in ("ships", "alliances", "lawsuits", "hand", "shown")
}


class Table(Rig):
    """A state of Rival Cities."""

    game = GAME

    def city(self, name: str) -> dict[str, Any]:
        city: dict[str, Any] = self.doc["cities"][name]
        return city

    def has(self, name: str, **pieces: Any) -> bool:
        city = self.city(name)
        return {key: city[key] for key in pieces} == pieces

    def stock(self, name: str) -> dict[str, int]:
        """The products a city has."""
        city = self.city(name)
        return {product: city[product] for product in PRODUCTS if city[product]}

    def markers(self) -> dict[int, int]:
        """The marker of each lawsuit on the docket; Altona's side is negative."""
        docket = self.doc["lawsuits"]["docket"]
        return {one["lawsuit"]: one["step"] * (-1 if one["side"] == "altona" else 1) for one in docket}

    @property
    def prestige(self) -> int:
        marker = self.doc["prestige"]
        return int(marker["step"]) * (-1 if marker["side"] == "altona" else 1)


def start(seed: int = 7, **options: str) -> Table:
    return Table(GAME.start(2, seed, LEARNING | options))


def table(
    card: str | None = None,
    *,
    ink: int | None = None,
    turn: str = "hamburg",
    hamburg: Mapping[str, Any] | None = None,
    altona: Mapping[str, Any] | None = None,
    supply: Mapping[str, int] | None = None,
    prestige: int = 0,
    docket: Sequence[tuple[int, int]] = ((3, 0), (6, 0), (10, 0)),
    lawsuit_pile: Sequence[int] | None = None,
    closed: Sequence[int] = (),
    row: Sequence[int | None] = (20, 21, 13, 14),
    ship_pile: Sequence[int] | None = None,
    board: Iterable[str] | None = None,
    draws: Sequence[int] = (),
    discards: Sequence[int] = (),
    dark: Mapping[int, int | None] | None = None,
    open: Sequence[Mapping[str, Any]] | None = None,
) -> Table:
    """A position in the learning layout. With `card` the jar stands there and the city chooses its option,
    without it the city moves the jar from `ink`. `supply` gives what is left there; the rest is then unused
    stock of nobody and must be given to a city."""
    document = GAME.dump(GAME.start(2, 7, LEARNING))
    document["turn"] = turn
    cities = {"hamburg": EMPTY_CITY | dict(hamburg or {}), "altona": EMPTY_CITY | dict(altona or {})}
    document["cities"] = cities
    material = GAME.contents()["supply"]
    document["supply"] = {piece: material[piece] - sum(city[piece] for city in cities.values()) for piece in PIECES}
    document["supply"]["factories"] -= sum(city["idle"] for city in cities.values())
    if supply:
        assert document["supply"] | dict(supply) == document["supply"], document["supply"]

    place_specials(document, card, cities, draws, discards, dark or {})
    document["ink"] = document["ring"].index(card) if card else (ink or 0)
    place_ships(document, cities, row, ship_pile)
    place_alliances(document, cities, board)
    place_lawsuits(document, cities, docket, lawsuit_pile, closed)
    document["prestige"] = marker(prestige)
    rival = "altona" if turn == "hamburg" else "hamburg"
    if open is not None:
        document["open"] = [{"step": "ink", "seat": rival}, *open]
    elif card:
        document["open"] = [{"step": "ink", "seat": rival}, {"step": "option", "seat": turn}]
    else:
        document["open"] = [{"step": "ink", "seat": turn}]
    return Table(GAME.load(document))


def marker(place: int) -> dict[str, Any]:
    return {"side": None if place == 0 else "hamburg" if place > 0 else "altona", "step": abs(place)}


def place_specials(
    document: dict[str, Any],
    card: str | None,
    cities: Mapping[str, Mapping[str, Any]],
    draws: Sequence[int],
    discards: Sequence[int],
    dark: Mapping[int, int | None],
) -> None:
    dark = dict(dark)
    if card and card.startswith("special"):
        dark[DARK[0]] = int(card.removeprefix("special-"))
    fixed = [*draws, *discards, *[one for one in dark.values() if one]]
    fixed += [one for city in cities.values() for one in city["hand"]]
    spare = [number for number in range(1, 25) if number not in fixed]
    for space in DARK:
        number = dark[space] if space in dark else spare.pop(0)
        document["ring"][space] = None if number is None else f"special-{number}"
    document["specials"] = {"pile": [*spare, *reversed(draws)], "discards": list(discards), "played": []}


def place_ships(
    document: dict[str, Any],
    cities: Mapping[str, Mapping[str, Any]],
    row: Sequence[int | None],
    pile: Sequence[int] | None,
) -> None:
    used = [ship for ship in row if ship] + [ship for city in cities.values() for ship in city["ships"]]
    spare = [ship for ship in range(1, 22) if ship not in used and ship not in (pile or ())]
    if pile is None:
        count = 10 - len(used)
        pile, spare = spare[:count], spare[count:]
    document["ships"] = {"row": list(row), "pile": list(reversed(pile)), "away": spare}


def place_alliances(
    document: dict[str, Any], cities: Mapping[str, Mapping[str, Any]], board: Iterable[str] | None
) -> None:
    held = [ally for city in cities.values() for ally in city["alliances"]]
    if board is None:
        board = [ally for ally in ALLIANCES if ally not in held][: 4 - len(held)]
    document["alliances"] = list(board)


def place_lawsuits(
    document: dict[str, Any],
    cities: Mapping[str, Mapping[str, Any]],
    docket: Sequence[tuple[int, int]],
    pile: Sequence[int] | None,
    closed: Sequence[int],
) -> None:
    used = [lawsuit for lawsuit, _ in docket] + list(closed)
    used += [lawsuit for city in cities.values() for lawsuit in city["lawsuits"]]
    spare = [lawsuit for lawsuit in range(1, 11) if lawsuit not in used and lawsuit not in (pile or ())]
    if pile is None:
        count = 7 - len(used)
        pile, spare = spare[:count], spare[count:]
        if len(docket) < 3:
            closed, pile = [*closed, *pile], []
    document["lawsuits"] = {
        "docket": [{"lawsuit": lawsuit} | marker(place) for lawsuit, place in docket],
        "pile": list(reversed(pile)),
        "closed": list(closed),
        "away": spare,
    }
