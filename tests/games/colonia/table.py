"""A small table for rule tests: says only what matters, the rest of the box is put away sensibly."""

from collections.abc import Mapping, Sequence
from typing import Any

from kontor import games
from kontor.engine.game import apply
from kontor.games.colonia.terms import CITIES, CURRENCIES, DECREE_KINDS, FAMILIES, GOODS, RAW, STREETS

from ..rig import Rig

GAME = games.get("colonia")
PLACES = ("reserve", *STREETS, "early")
MEMBERS = {3: 38, 4: 30, 5: 25, 6: 21}
EMPTY_RAW = dict.fromkeys(RAW, 0)
# The business of a week, from its first question on.
CALENDAR = [
    "family-cards", "decrees-3", "market", "close-market", "decrees-4", "orders", "workshops", "decrees-5", "loading",
    "close-loading", "decrees-6", "sailing", "relics", "insuring", "refill-show", "week",
]  # fmt: skip


class Table(Rig):
    """A state of Colonia."""

    game = GAME

    def family(self, name: str) -> dict[str, Any]:
        family: dict[str, Any] = self.doc["families"][name]
        return family

    def has(self, name: str, **pieces: Any) -> bool:
        family = self.family(name)
        return {key: family[key] for key in pieces} == pieces

    def held(self, name: str, kinds: Sequence[str]) -> dict[str, int]:
        """What a family has of these, without the nothings."""
        family = self.family(name)
        return {kind: family[kind] for kind in kinds if family[kind]}

    def asks(self, name: str) -> list[str]:
        """The choices of one family."""
        seat = self.state.seat_names.index(name)
        return [GAME.moves.name(move) for move in self.state.legal(seat)]

    def answer(self, **answers: str) -> "Table":
        """Answers of several families to one secret question, in this order."""
        for name, move in answers.items():
            apply(self.state, self.state.seat_names.index(name), GAME.moves.number(move))
        return self

    def pass_all(self) -> "Table":
        """Everybody passes for the day."""
        asked = self.asked
        while not self.state.over() and self.asked == asked:
            self.play("pass")
        return self


def start(seats: int = 4, seed: int = 7, **options: str) -> Table:
    return Table(GAME.start(seats, seed, options))


def table(
    day: str = "market",
    seats: int = 4,
    *,
    week: int = 2,
    card: int = 1,
    order: Sequence[str] | None = None,
    votes: Sequence[int] = (7, 6, 5, 4, 3, 8),
    decrees: Sequence[str] = (),
    stalls: Mapping[int, Mapping[str, int]] | None = None,
    orders: Mapping[str, Sequence[tuple[str, int]]] | None = None,
    bars: Mapping[str, int] | None = None,
    fresh: Mapping[str, int] | None = None,
    leaving: int = 2,
    port: Sequence[int] = (1, 5, 9, 13),
    holds: Mapping[tuple[int, int], str] | None = None,
    show: Sequence[str] | None = None,
    insured: Mapping[int, str] | None = None,
    shrines: Mapping[str, tuple[str, int | None]] | None = None,
    fewer: bool = False,
    extra_hold: bool = False,
    values: str = "a",
    screens: str = "closed",
    supply: Mapping[str, int] | None = None,
    luck: int = 1,
    **families: Mapping[str, Any],
) -> Table:
    """A position at a business of the calendar, with the decrees still to be voted on. What a family holds is taken
    from the bag, the supply and its reserve; `relics` are its loose ones. `supply` says what is left of a good: the
    last family has the rest. `luck` gives another fall of the dice."""
    document = GAME.dump(GAME.start(seats, 7, {"values": values, "screens": screens}))
    names = FAMILIES[:seats]
    document["chance"] = [luck, luck + 1]
    document["week"] = week
    document["order"] = list(order or names)
    document["leaving"] = leaving
    document["fewer_members"] = fewer
    document["extra_hold"] = extra_hold
    voted = day != "family-cards"
    for place, name in enumerate(names):
        document["families"][name] = family(families.get(name, {}), seats, week, votes[place] if voted else None)
    place_stock(document, stalls or {}, supply or {}, names)
    for number, name in enumerate(("saddler", "wheelwright", "painter", "tailor", "shoemaker")):
        queue = [{"family": owner, "members": members} for owner, members in (orders or {}).get(name, ())]
        bar = (bars or {}).get(name, 0)
        document["workshops"][number] = {"bar": bar, "fresh": (fresh or {}).get(name, 0), "orders": queue}
    place_cards(document, week, card, decrees)
    place_ships(document, port, holds or {})
    place_relics(document, show, insured or {}, shrines or {}, families)
    due = CALENDAR[CALENDAR.index(day) :]
    document["open"] = [
        step(business) for business in reversed(due) if week < 6 or business not in ("insuring", "refill-show")
    ]
    take_members(document, names)
    return Table(GAME.load(document))


def step(business: str) -> dict[str, Any]:
    kind, _, number = business.partition("-")
    if kind == "decrees":
        return {"step": "decrees", "day": int(number)}
    rounds = ("market", "orders", "loading", "relics", "insuring")
    return {"step": business} | ({"place": 0, "passed": []} if business in rounds else {})


def family(given: Mapping[str, Any], seats: int, week: int, votes: int | None) -> dict[str, Any]:
    made: dict[str, Any] = dict.fromkeys((*RAW, *GOODS, *CURRENCIES, *PLACES), 0)
    made |= {"reserve": MEMBERS[seats], "answer": None, "relics": {}}
    left = [card for card in (3, 4, 5, 6, 7, 8) if card != votes]
    made["cards"] = left[: 6 - week] if votes else [3, 4, 5, 6, 7, 8][: 7 - week]
    made["played"] = votes
    made["votes"] = votes or 0
    return made | dict(given)


def take_members(document: dict[str, Any], names: Sequence[str]) -> None:
    """Members that stand anywhere else are not in the reserve, unless the reserve is given."""
    busy = dict.fromkeys(names, 0)
    for name in names:
        busy[name] += sum(document["families"][name][place] for place in PLACES[1:])
    for workshop in document["workshops"]:
        for order in workshop["orders"]:
            busy[order["family"]] += order["members"]
    for mooring in document["ships"]["port"]:
        for owner in (*mooring["holds"], mooring["extra"]):
            if owner:
                busy[owner] += 1
    for shown in document["relics"]["show"]:
        if shown["insurer"]:
            busy[shown["insurer"]] += 1
    for name in names:
        document["families"][name]["reserve"] = MEMBERS[len(names)] - busy[name]


def place_stock(
    document: dict[str, Any],
    stalls: Mapping[int, Mapping[str, int]],
    supply: Mapping[str, int],
    names: Sequence[str],
) -> None:
    document["stalls"] = [
        EMPTY_RAW | dict(stalls.get(stall, {})) | {"owner": None, "members": 0} for stall in range(1, 10)
    ]
    for good, left in supply.items():
        taken = sum(document["families"][name][good] for name in names)
        document["families"][names[-1]][good] += 12 - left - taken
    holders = [document["families"][name] for name in names]
    document["bag"] = {
        raw: 18 - sum(one[raw] for one in holders) - sum(stall[raw] for stall in document["stalls"]) for raw in RAW
    }
    document["supply"] = {good: 12 - sum(one[good] for one in holders) for good in GOODS}


def place_cards(document: dict[str, Any], week: int, card: int, decrees: Sequence[str]) -> None:
    rest = [number for number in range(1, 15) if number != card]
    document["weeks"] = {"card": card, "pile": rest[: 14 - week]}
    used: list[int] = []
    for kind in decrees:
        used.append(next(e["id"] for e in GAME.contents()["decree"] if e["kind"] == kind and e["id"] not in used))
    spare = [number for number in range(1, 19) if number not in used]
    assert all(kind in DECREE_KINDS for kind in decrees)
    document["decrees"] = {"open": used, "pile": spare[: 18 - 3 * week]}


def place_ships(document: dict[str, Any], port: Sequence[int], holds: Mapping[tuple[int, int], str]) -> None:
    """Holds by mooring and number; number 5 is the extra hold."""
    document["ships"] = {
        "port": [
            {
                "ship": ship,
                "holds": [holds.get((mooring, hold)) for hold in (1, 2, 3, 4)],
                "extra": holds.get((mooring, 5)),
            }
            for mooring, ship in enumerate(port, 1)
        ],
        "pile": [ship for ship in range(1, 17) if ship not in port],
        "sailed": [],
    }


def place_relics(
    document: dict[str, Any],
    show: Sequence[str] | None,
    insured: Mapping[int, str],
    shrines: Mapping[str, tuple[str, int | None]],
    families: Mapping[str, Mapping[str, Any]],
) -> None:
    box: list[str] = []
    for city in CITIES:
        for relic in GAME.contents()["relic"]:
            box += [f"{city}-{relic['id']}"] * relic["copies"]
        box.append(f"{city}-shrine")
    document["shrines"] = {city: {"owner": None, "relic": None} for city in CITIES}
    for city, (owner, relic) in shrines.items():
        document["shrines"][city] = {"owner": owner, "relic": relic}
        box.remove(f"{city}-shrine")
        if relic:
            box.remove(f"{city}-{relic}")
    for own in families.values():
        for name, count in own.get("relics", {}).items():
            for _ in range(count):
                box.remove(name)
    shown = list(show) if show is not None else box[:10]
    for card in shown:
        box.remove(card)
    document["relics"] = {
        "show": [{"card": card, "insurer": insured.get(slot)} for slot, card in enumerate(shown, 1)],
        "pile": box,
        "discards": [],
    }
