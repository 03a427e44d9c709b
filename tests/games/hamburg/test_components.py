"""The list of components at the end of the rules is what the data says.

`python -m tests.games.hamburg.test_components` writes it anew from the data.
"""

from typing import Any

from kontor.games.hamburg.game import Hamburg
from kontor.games.hamburg.terms import BONUSES, COLOURS, DICE

from ..rules_tables import split_rules, table

HEADING = "## The components\n"
PHASES = ("", " I", " II", " III", " IV")
PLAYERS = ("two", "three", "four", "five")
EDICTS = {
    "by-die": "taking money: {figure:+} Marks{colours}",
    "one-worker": "taking workers: {figure:+} of any colour",
    "own-worker": "taking workers: {figure:+} of the card's colour{colours}",
    "wall-cost": "sections: {figure:+} Marks",
    "building-cost": "buildings: {figure:+} Marks",
    "advance-cost": "the step on the square: {figure:+} Marks",
    "more-actions": "{figure:+} turn for everybody",
    "safe": "no accidents{colours}",
    "new-hand/1": "new hands: one card of each colour",
    "new-hand/3": "new hands: three cards from one pile, two from another",
    "all-ships/1": "all ships sail",
    "all-ships/0": "no ship sails",
}
MAYORS = (
    "refills to {} cards", "{} worker of its colour for each risk that rises", "no tokens, no black die for steps",
    "1 point and {} Marks for a building of cost 0", "every section costs {}", "{} points for each risk lowered",
    "one building twice a round", "{} Marks for each majority", "{} point for each site",
    "{} Marks more when taking money",
)  # fmt: skip


def edict(side: dict[str, Any]) -> str:
    kind, figure = side["edict"], side.get("figure", 0)
    colours = f" ({', '.join(side['colours'])})" if "colours" in side else ""
    return EDICTS.get(kind, EDICTS.get(f"{kind}/{figure}", "")).format(figure=figure, colours=colours)


def exchange(side: dict[str, Any]) -> str:
    steps = side.get("steps") or [" or ".join(colours) for colours in side["colours"]]
    return f"{side['action']}, {side['sways']}: {' / '.join(map(str, steps))}"


def card_rows(cards: list[dict[str, Any]]) -> list[list[str]]:
    return [
        [
            f"{card['id']:03}",
            card["colour"],
            card["type"],
            card["works"] + (PHASES[card["phase"]] if card["works"] == "round" else ""),
            str(card["cost"]),
            str(card["points"]),
            f"`{card['effect']}`" if card["effect"] else "",
        ]
        for card in cards
    ]


def components(game: Hamburg) -> str:
    box = game.contents()
    sections = [
        [
            str(place + 1),
            *[f"{box['wall'][side][place]['colour']} {box['wall'][side][place]['cost']}" for side in SIDES],
        ]
        for place in range(5)
    ]
    statues = [
        ["1 or 2" if name == "two" else str(place)]
        + [" ".join(map(str, box["statues"][name + more])) for more in ("", "_expanded")]
        for place, name in enumerate(PLAYERS, 2)
    ]
    plain = box["tokens"]["plain_of_each"]
    tokens = [[str(plain), colour, ""] for colour in COLOURS] + [
        ["1", " + ".join(token["colours"]), f"{token['bonus']} {token['count']}" if "bonus" in token else ""]
        for token in box["token"]
    ]
    assert all(token.get("bonus", "none") in BONUSES for token in box["token"])
    mayors = [
        [str(mayor["id"]), str(mayor["marks"]), str(mayor["workers_of_each"]), text.format(mayor.get("figure"))]
        for mayor, text in zip(box["mayor"], MAYORS, strict=True)
    ]
    ships = [[ship, text] for ship, text in zip(DICE, ship_texts(box["ships"]), strict=True)]
    tiles = [
        [f"B{2 * tile['id'] - 1:02}/B{2 * tile['id']:02}", exchange(tile["front"]), exchange(tile["back"])]
        for tile in box["exchange"]
    ]
    clerks = [[str(tile["id"]), edict(tile["front"]), edict(tile["back"])] for tile in box["clerk"]]
    parts = [
        table("The wall, from the tower outwards", ["section", "left", "right"], sections),
        table("The town-hall square", ["square", "points"], numbered(box["square"]["points"])),
        table("Hummels", ["players", "without expansion", "with expansion"], statues),
        table("Accident tokens, the first five kinds without expansion", ["tokens", "risks", "bonus"], tokens),
        table(
            "Mayors, two sides a tile: 1 and 2, 3 and 4, and so on",
            ["mayor", "Marks", "workers of each", "good at"],
            mayors,
        ),
        table("Ships", ["ship", "brings"], ships),
        table("Tiles of the exchange: the steps of both sides", ["tile", "green", "red"], tiles),
        table("Clerk tiles", ["tile", "one side", "other side"], clerks),
        table("TOM", ["die", "first", "else", "else"], tom_rows(box["tom"])),
        table("Cards", ["card", "colour", "type", "works", "cost", "points", "effect"], card_rows(box["card"])),
    ]
    return "\n\n".join(parts) + "\n"


SIDES = ("left", "right")


def numbered(values: list[int]) -> list[list[str]]:
    return [[str(place), str(value)] for place, value in enumerate(values, 1)]


def ship_texts(ships: dict[str, Any]) -> list[str]:
    return [
        f"{ships['violet_marks']} Marks",
        f"{ships['orange_workers']} workers of one colour",
        "a card of the section's colour, for a basic action",
        f"a step on the square for {ships['pink_marks']} Marks",
        "an instant effect of one's own again",
        "one risk lowered",
    ]


def tom_rows(tom: dict[str, int]) -> list[list[str]]:
    return [
        ["1", f"{tom['one_points']} point", "", ""],
        ["2", f"{tom['two_workers']} workers", "", ""],
        ["3", "a section", f"{tom['three_workers']} worker", ""],
        ["4", "lowers the risk", "a site for a worker", f"{tom['four_marks']} Marks"],
        ["5", "builds the top card", "lays it for a worker", f"{tom['five_marks']} Marks"],
        ["6", "builds the top card", "a section", f"{tom['six_marks']} Marks"],
    ]


def test_the_components_in_the_rules_are_those_of_the_data() -> None:
    game = Hamburg()
    _, tail = split_rules(game, HEADING)
    assert tail.strip() == components(game).strip()


if __name__ == "__main__":
    own = Hamburg()
    (own.room / "rules.md").write_text(split_rules(own, HEADING)[0] + "\n" + components(own), encoding="utf-8")
