"""A small table for rule tests: says only what matters, the rest of the box is put away sensibly."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from kontor import games
from kontor.games.hamburg.game import Hamburg
from kontor.games.hamburg.terms import COLOURS, DICE, SEATS, SIDES

from ..rig import Rig

GAME = games.get("hamburg")
assert isinstance(GAME, Hamburg)
MATERIAL = GAME.material
# Neither high nor low.
NEUTRAL = {"violet": 3, "orange": 4, "grey": 3, "pink": 4, "brown": 3, "black": 4}
# The business of a round, as it lies on the stack.
BUSINESS = ("round", "tidy", "last-works", "majorities", "actions", "steps", "sail", "risks", "dice", "refill")
IN_ORDER = ("last-works", "steps", "risks", "refill")
FILLERS = 2

Given = Mapping[str, Any]
Test = TypeVar("Test", bound=Callable[..., None])


def exercises(*cards: int) -> Callable[[Test], Test]:
    """Marks a test that checks what these cards do."""

    def mark(test: Test) -> Test:
        vars(test)["cards"] = set(cards)
        return test

    return mark


class Table(Rig):
    """A state of Hamburg, and the document that it was made of."""

    game = GAME

    def __init__(self, document: dict[str, Any]) -> None:
        self.before = {name: flat(board) for name, board in document["boards"].items()}
        super().__init__(GAME.load(document))

    def board(self, name: str) -> dict[str, Any]:
        board: dict[str, Any] = self.doc["boards"][name]
        return board

    def changes(self, name: str = "red") -> dict[str, int]:
        """What a board has more or less of than in the beginning, its cards left aside."""
        now = flat(self.board(name))
        before = self.before[name]
        return {key: now[key] - before[key] for key in now if now[key] != before[key]}

    def hand(self, name: str = "red") -> list[int]:
        return list(self.board(name)["hand"])

    def houses(self, name: str = "red") -> list[int]:
        return [building["card"] for building in self.board(name)["buildings"]]

    def offers(self, *moves: str) -> bool:
        return {*moves} <= {*self.legal}

    def top_discard(self) -> int:
        return int(self.doc["discards"]["cards"][-1])


def flat(board: Mapping[str, Any]) -> dict[str, int]:
    """The numbers of a board by name."""
    numbers = {key: board[key] for key in ("marks", "points", "square")}
    numbers |= dict(board["workers"])
    numbers |= {f"risk-{colour}": board["risks"][colour] for colour in COLOURS}
    numbers |= {f"wall-{side}": board["wall"][side] for side in SIDES}
    return numbers


class Spare:
    """Cards that nobody asked for by number."""

    def __init__(self, taken: Sequence[int]) -> None:
        assert len(set(taken)) == len(taken), "a card was asked for twice"
        self.left = {
            colour: [card for card in reversed(MATERIAL.of_colour[place]) if card not in taken]
            for place, colour in enumerate(COLOURS)
        }

    def take(self, colour: str) -> int:
        return self.left[colour].pop(0)


def table(
    at: str = "actions",
    seats: int = 2,
    *,
    round: int = 2,
    first: str = "red",
    turn: int = 0,
    place: int = 0,
    dice: Given | None = None,
    tops: Mapping[str, Sequence[int]] | None = None,
    empty: Sequence[str] = (),
    discards: Sequence[int] = (),
    shuffled: int = 0,
    clerks: Given | None = None,
    tokens: Sequence[int] = (),
    used_tokens: Sequence[int] = (),
    expansions: Sequence[str] = (),
    ships: Sequence[str] = (),
    exchange: tuple[int, int] | None = None,
    clerk: tuple[int, str] | None = None,
    luck: int = 1,
    **boards: Given,
) -> Table:
    """A position at a business of the round. Buildings stand on brown sites, or as `(card, colour of the site)`, or lie
    under zoos as `(card, zoo)`. Who is given no hand holds two cards. `tops` are the cards on piles, the first on top;
    `empty` piles have none, for all their cards are with the last seat; `tokens` come first out of the bag."""
    alone = seats == 1
    document = GAME.dump(GAME.start(seats, 7, dict.fromkeys(expansions, "on")))
    names = [SEATS[0], "tom"] if alone else list(SEATS[:seats])
    shown = NEUTRAL | dict(dice or {})
    document |= {
        "round": round,
        "first": "tom" if alone else first,
        "dice": [shown[die] for die in DICE],
        "window": None if at in ("round", "dice", "refill") else shown["black"],
        "clerks": [(clerks or {}).get(window, 0) for window in DICE],
        "ships": list(ships),
        "chance": [luck, luck + 1],
    }
    bag = [token for token in sorted(document["tokens"]["bag"]) if token not in (*tokens, *used_tokens)]
    document["tokens"] = {"bag": bag + list(reversed(tokens)), "used": list(used_tokens)}
    lay_tiles(document, shown["black"], exchange, clerk)
    deal(document, names, boards, tops or {}, empty, discards, shuffled)
    stack = [step(business) for business in BUSINESS[: BUSINESS.index(at) + 1]]
    if at == "actions":
        stack[-1] |= {"turn": turn, "place": place}
    return Table(document | {"open": stack})


def step(business: str) -> dict[str, Any]:
    if business == "actions":
        return {"step": business, "turn": 0, "place": 0}
    return {"step": business} | ({"place": 0} if business in IN_ORDER else {})


def lay_tiles(document: dict[str, Any], black: int, exchange: tuple[int, int] | None, clerk: Any) -> None:
    if exchange:
        tile, step = exchange
        rest = [other for other in range(1, 11) if other != tile]
        document["exchange"] = {"tiles": [*rest, tile], "step": step}
    if clerk:
        tile, side = clerk
        rest = [other for other in (1, 2, 3, 4, 5, 6, 8) if other != tile][:5]
        tiles = [{"tile": other, "side": "front"} for other in rest]
        tiles.insert(black - 1, {"tile": tile, "side": side})
        document["clerk_tiles"] = tiles


def deal(
    document: dict[str, Any],
    names: Sequence[str],
    boards: Mapping[str, Given],
    tops: Mapping[str, Sequence[int]],
    empty: Sequence[str],
    discards: Sequence[int],
    shuffled: int,
) -> None:
    spare = Spare([*asked_for(boards), *[card for top in tops.values() for card in top], *discards])
    document["seen"] = {}
    for name in names:
        document["boards"][name] = board(boards.get(name, {}), name, spare)
    last = document["boards"][names[-1]]
    for colour in COLOURS:
        if colour in empty:
            last["sites"] += spare.left[colour]
            spare.left[colour] = []
        document["piles"][colour] = spare.left[colour] + list(reversed(tops.get(colour, ())))
    for name in names:
        if name != "tom":
            own = document["boards"][name]
            document["seen"] |= {str(card): [name] for card in own["hand"] + own["sites"]}
    document["discards"] = {"cards": list(discards), "shuffled": shuffled}
    statues = [own["statues"][side] for own in document["boards"].values() for side in SIDES if own["statues"][side]]
    for kind, key in (("hummel", "hummels"), ("lemonjette", "lemonjettes")):
        for statue in statues:
            if statue[kind]:
                document[key].remove(statue[kind])


def asked_for(boards: Mapping[str, Given]) -> list[int]:
    """The cards named by number on any board."""
    cards: list[int] = []
    for given in boards.values():
        cards += [*given.get("hand", ()), *given.get("left", ())]
        cards += [one[0] if isinstance(one, tuple) else one for one in given.get("buildings", ())]
        cards += [site for site in given.get("sites", ()) if isinstance(site, int)]
    return cards


def board(given: Given, name: str, spare: Spare) -> dict[str, Any]:
    made: dict[str, Any] = {
        "marks": 0, "points": 0, "struck": [], "square": 0, "majorities": [], "mayor": None, "used_twice": False,
    }  # fmt: skip
    made |= {key: given[key] for key in given if key in made}
    made["workers"] = dict.fromkeys(COLOURS, 0) | dict(given.get("workers", {}))
    made["risks"] = dict.fromkeys(COLOURS, 0) | dict(given.get("risks", {}))
    made["wall"] = dict(zip(SIDES, given.get("wall", (0, 0)), strict=True))
    made["statues"] = {side: statue(made["wall"][side], given.get("statues", {}).get(side)) for side in SIDES}
    made["left"] = list(given.get("left", ()))
    made["sites"] = [site if isinstance(site, int) else spare.take(site) for site in given.get("sites", ())]
    made["buildings"] = []
    for one in given.get("buildings", ()):
        card, on = one if isinstance(one, tuple) else (one, "brown")
        entry = {"card": card, "site": None, "zoo": None, "used": int(card in given.get("used", ()))}
        if on in COLOURS:
            on = spare.take(on)
            made["sites"].append(on)
        entry["zoo" if on in made["left"] else "site"] = on
        made["buildings"].append(entry)
    fillers = 0 if name == "tom" or "hand" in given else FILLERS
    made["hand"] = [*given.get("hand", ()), *[spare.take("brown") for _ in range(fillers)]]
    return made


def statue(sections: int, given: tuple[str, int] | None) -> dict[str, int | None] | None:
    """As `("hummel", 9)`; a finished side without one found none."""
    if given:
        return {"hummel": None, "lemonjette": None, given[0]: given[1]}
    return {"hummel": None, "lemonjette": None} if sections == 5 else None


def using(card: int, *answers: str, **given: Any) -> Table:
    """After red has used a building of theirs, and answered."""
    red = dict(given.pop("red", {}))
    red["buildings"] = [card, *red.get("buildings", ())]
    return table(red=red, **given).play(f"use:{card}", *answers)


def building(card: int, *answers: str, **given: Any) -> Table:
    """After red has built a card on a brown site, with just the money for it beside `marks`, and answered."""
    red = dict(given.pop("red", {}))
    red["hand"] = [card, *red.get("hand", ())]
    red["sites"] = [*red.get("sites", ()), "brown"]
    red["marks"] = red.get("marks", 0) + MATERIAL.cost[card]
    game = table(red=red, **given)
    if game.asked == "turn":
        game.play(f"card:{card}")
    game.before["red"]["marks"] -= MATERIAL.cost[card]
    return game.play("build", *answers)


def alone_position() -> dict[str, Any]:
    """Red's turn, alone against TOM."""
    return table(seats=1, place=1, red={"hand": [3, 4]}).doc
