"""What the slots of an encoding say, taken from the view instead of the state: slot, which copy of it, the thing."""

from collections.abc import Callable, Iterator
from typing import Any

from kontor.engine.game import View

# `seats` are the names of the seats from the viewer on.
Parts = Iterator[tuple[str, int, Any]]


def open_steps(view: View, seats: list[str], untold: tuple[str, ...] = ()) -> Any:
    """What is asked; and of each kind of step whose are open, with the fields of the topmost."""
    kinds: dict[str, Any] = {}
    for step in reversed(view["open"]):
        facts = {key: value for key, value in step.items() if key not in ("step", *untold)}
        whose = turn(facts.pop("seat", None), seats)
        for key in ("passed", "paid", "other"):
            if key in facts:
                facts[key] = turn(facts[key], seats)
        kinds.setdefault(step["step"], [facts, []])[1].append(whose)
    told = {kind: [facts, sorted(whose, key=str)] for kind, (facts, whose) in sorted(kinds.items())}
    return view["open"][-1]["step"], told


def turn(value: Any, seats: list[str]) -> Any:
    """Names of seats as their place from the viewer on, alone or in a list."""
    if isinstance(value, list):
        return sorted(turn(one, seats) for one in value)
    return seats.index(value) if value in seats else value


def parts_of_rival_cities(view: View, seats: list[str]) -> Parts:
    for place, name in enumerate(seats):
        city = view["cities"][name]
        goods = ("beer", "cloth", "leather", "furniture", "letters", "stars", "factories")
        yield "stock", place, [city[item] for item in (*goods, "idle")]
        yield "fleet", place, city["ships"]
        yield "allies", place, city["alliances"]
        yield "won", place, sorted(city["lawsuits"])
        yield "hand", place, city["cards"]
        yield "shown", place, city["shown"]
        yield "prestige", place, view["prestige"]["step"] if view["prestige"]["side"] == name else 0
        yield "decides", place, name in view["actors"]
        yield "turn", place, view["turn"] == name
        yield "bell", place, view["bell"] == name
    yield "cards", 0, sorted(view["cities"][seats[0]]["hand"])
    yield "supply", 0, [view["supply"][item] for item in goods]
    yield "ahead", 0, view["ring"][view["ink"] :] + view["ring"][: view["ink"]]
    yield "discards", 0, sorted(view["specials"]["discards"])
    yield "played", 0, sorted(view["specials"]["played"])
    yield "pile", 0, view["specials"]["pile"]
    yield "ships", 0, sorted(ship for ship in view["ships"]["row"] if ship)
    yield "ship pile", 0, view["ships"]["pile"]
    yield "alliances", 0, view["alliances"]
    for space, lawsuit in enumerate(view["lawsuits"]["docket"]):
        yield "lawsuit", space, lawsuit["lawsuit"]
        yield "marker here", space, lawsuit["step"] if lawsuit["side"] == seats[0] else 0
        yield "marker there", space, lawsuit["step"] if lawsuit["side"] == seats[1] else 0
    yield "closed", 0, sorted(view["lawsuits"]["closed"])
    yield "lawsuit pile", 0, view["lawsuits"]["pile"]
    yield "seasons", 0, view["seasons"]
    yield "steps", 0, open_steps(view, seats, ("space",))


def parts_of_hamburgum(view: View, seats: list[str]) -> Parts:
    for place, name in enumerate(seats):
        family = view["families"][name]
        items = ("beer", "sugar", "cloth", "timber", "brick", "bell", "money", "prestige")
        yield "seated", place, True
        yield "stock", place, [family[item] for item in items]
        yield "rondel", place, family["rondel"]
        yield "tokens", place, family["tokens"]
        yield "scored", place, family["scored"]
        yield "citizens", place, family["sites"]
        yield "finished", place, sorted(done["church"] for done in view["finished"] if done["builder"] == name)
        yield "ships", place, [berth.get(name, 0) for berth in view["harbour"]]
        yield "first", place, view["first"] == name
        yield "turn", place, view["turn"] == name
    yield "dutchmen", 0, [berth.get("dutchman", 0) for berth in view["harbour"]]
    yield "dutchmen left", 0, view["dutchmen"]
    yield "donations", 0, view["donations"]
    yield "prices", 0, view["prices"]
    officials = view["officials"]
    yield "offered", 0, sorted(officials["offered"])
    yield "appointed", 0, sorted(officials["appointed"])
    yield "pile", 0, officials["pile"] if isinstance(officials["pile"], int) else len(officials["pile"])
    yield "turns", 0, view["turns"]
    yield "map", 0, view["map"]
    yield "officials", 0, officials["set"]
    yield "steps", 0, open_steps(view, seats)


def parts_of_colonia(view: View, seats: list[str]) -> Parts:
    for place, name in enumerate(seats):
        family = view["families"][name]
        yield "seated", place, True
        if "relics" in family:
            items = ("leather", "iron", "wood", "linen", "fur", "saddle", "wheel", "painting", "clothing", "shoes")
            yield "stock", place, [family[item] for item in (*items, "mark", "gulden", "pfund", "grivna")]
            yield "relics", place, family["relics"]
        streets = ("reserve", "tuesday", "wednesday", "thursday", "friday", "early")
        yield "members", place, [family[street] for street in streets]
        yield "cards", place, family["cards"]
        yield "played", place, family["played"]
        yield "votes", place, family["votes"]
        yield "place", place, view["order"].index(name)
        yield "shrines", place, [city for city, shrine in view["shrines"].items() if shrine["owner"] == name]
        yield "windows", place, [city for city, owner in view["windows"].items() if owner == name]
        yield "decides", place, name in view["actors"]
    yield "answer", 0, view["families"][seats[0]]["answer"]
    yield "bag", 0, view["bag"]
    yield "supply", 0, view["supply"]
    for number, stall in enumerate(view["stalls"]):
        owner, members = turn(stall.pop("owner"), seats), stall.pop("members")
        yield "stall", number, stall
        yield "stall members", number, [owner, members]
    for number, workshop in enumerate(view["workshops"]):
        yield "bar", number, workshop["bar"]
        yield "fresh", number, workshop["fresh"]
        yield "orders", number, [[turn(one["family"], seats), one["members"]] for one in workshop["orders"]]
    yield from parts_of_cologne(view, seats)
    yield "steps", 0, open_steps(view, seats)


def parts_of_cologne(view: View, seats: list[str]) -> Parts:
    """The harbour, the relics and the calendar of Colonia."""
    for mooring, moored in enumerate(view["ships"]["port"]):
        yield "ship", mooring, moored["ship"]
        yield "holds", mooring, [turn(owner, seats) for owner in (*moored["holds"], moored["extra"])]
    yield "sailed", 0, sorted(view["ships"]["sailed"])
    yield "ship pile", 0, view["ships"]["pile"]
    for slot, shown in enumerate(view["relics"]["show"]):
        city, grade = shown["card"].split("-")
        yield "city", slot, city
        yield "grade", slot, grade
        yield "insurer", slot, turn(shown["insurer"], seats)
    yield "discards", 0, sorted(view["relics"]["discards"])
    yield "relic pile", 0, view["relics"]["pile"]
    yield "filled", 0, {city: shrine["relic"] for city, shrine in view["shrines"].items()}
    yield "week", 0, view["week"]
    yield "week card", 0, view["weeks"]["card"]
    yield "week pile", 0, view["weeks"]["pile"]
    yield "decrees", 0, view["decrees"]["open"]
    yield "decree pile", 0, view["decrees"]["pile"]
    yield "leaving", 0, view["leaving"]
    yield "extra hold", 0, view["extra_hold"]
    yield "fewer members", 0, view["fewer_members"]
    yield "values", 0, view["values"]
    yield "screens", 0, view["screens"]


def parts_of_hamburg(view: View, seats: list[str]) -> Parts:
    names = [*seats, *(name for name in view["boards"] if name not in seats)]
    for place, name in enumerate(names):
        board = view["boards"][name]
        yield "seated", place, True
        yield "stock", place, [board["marks"], board["points"]]
        for part in ("workers", "risks", "wall", "statues", "square", "mayor"):
            yield part, place, board[part]
        yield "struck", place, board["struck"]
        yield "majorities", place, board["majorities"]
        yield "used twice", place, board["used_twice"]
        yield from cards_of_board(board, place)
        yield "first", place, view["first"] == name
        yield "decides", place, name in view["actors"]
    yield "piles", 0, view["piles"]
    shuffled = view["discards"]["shuffled"]
    yield "discards", 0, [sorted(view["discards"]["cards"][:shuffled]), view["discards"]["cards"][shuffled:]]
    for part in ("dice", "window", "clerks", "hummels", "lemonjettes", "ships", "round", "expansions"):
        yield part, 0, view[part]
    yield "bag", 0, view["tokens"]["bag"]
    yield "used tokens", 0, sorted(view["tokens"]["used"])
    yield "exchange tile", 0, view["exchange"]["tiles"][-1:]
    yield "exchange tiles", 0, view["exchange"]["tiles"][:-1]
    yield "exchange step", 0, view["exchange"]["step"]
    for window, tile in enumerate(view["clerk_tiles"]):
        yield "clerk tile", window, tile
    yield "steps", 0, open_steps(view, names, ("after",))


def cards_of_board(board: Any, place: int) -> Parts:
    """What lies on a board of Hamburg, and what is on its hand."""
    sites = board["sites"]
    grounds = [house["site"] for house in board["buildings"]]
    yield "hand", place, sorted(one["card"] for one in board["hand"] if one["card"])
    yield "backs", place, sorted(one["colour"] for one in board["hand"] if not one["card"])
    yield "sites", place, sorted(site["card"] for site in sites if site["card"])
    yield "plots", place, sorted(site["colour"] for site in sites)
    empty = [site["colour"] for number, site in enumerate(sites, 1) if number not in grounds]
    yield "empty plots", place, sorted(empty)
    uses = sorted([house["card"], house["used"]] for house in board["buildings"])
    yield "table", place, [sorted(board["left"]), uses]
    colours = [sites[ground - 1]["colour"] if ground else "zoo" for ground in grounds]
    yield "ground", place, sorted(zip([house["card"] for house in board["buildings"]], colours, strict=True))


PARTS: dict[str, Callable[[View, list[str]], Parts]] = {
    "rival-cities": parts_of_rival_cities,
    "hamburgum": parts_of_hamburgum,
    "colonia": parts_of_colonia,
    "hamburg": parts_of_hamburg,
}
