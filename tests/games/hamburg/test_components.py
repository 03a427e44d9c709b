"""The list of components at the end of the rules is what the data says.

`python -m tests.games.hamburg.test_components` writes it anew from the data.
"""

from typing import Any

from kontor.engine.phrases import Phrase
from kontor.games.hamburg.cardtext import CardText
from kontor.games.hamburg.game import Hamburg
from kontor.games.hamburg.terms import DICE, SIDES
from kontor.games.hamburg.tiletext import TileText
from kontor.words import Words

from ..rules_tables import split_rules, table

HEADING = "## The components\n"
PLAYERS = {"two": "1 or 2", "three": "3", "four": "4", "five": "5"}


def components(game: Hamburg) -> str:
    m = game.material
    box = game.contents()
    words = Words([game.room])
    cards, tiles = CardText(m), TileText(m)
    say = words.say
    sections = [
        [
            str(place + 1),
            *[f"{box['wall'][side][place]['colour']} {box['wall'][side][place]['cost']}" for side in SIDES],
        ]
        for place in range(5)
    ]
    statues = [
        [players, *[" ".join(map(str, box["statues"][name + more])) for more in ("", "_expanded")]]
        for name, players in PLAYERS.items()
    ]
    plain = [[str(box["tokens"]["plain_of_each"]), say(tiles.token(token))] for token in range(0, m.plain_tokens, 2)]
    special = [["1", say(tiles.token(token))] for token in range(m.plain_tokens, len(m.tokens))]
    mayors = [
        [str(mayor["id"]), str(mayor["marks"]), str(mayor["workers_of_each"]), say(tiles.mayor_skill(mayor["id"]))]
        for mayor in box["mayor"]
    ]
    exchange = [
        [f"B{2 * tile - 1:02}/B{2 * tile:02}", *[say(tiles.exchange(tile, step)) for step in range(1, 7)]]
        for tile in range(1, 11)
    ]
    clerks = [[str(tile), *[say(tiles.clerk(tile, side)) for side in ("front", "back")]] for tile in range(1, 13)]
    deck = [
        [
            f"{card['id']:03}",
            card["colour"],
            say(Phrase(card["type"])),
            str(card["cost"]),
            str(card["points"]),
            say(cards.text(card["id"])),
            f"`{card['effect']}`" if card["effect"] else "",
        ]
        for card in box["card"]
    ]
    parts = [
        table("The wall, from the tower outwards", ["section", *SIDES], sections),
        table("The town-hall square", ["square", "points"], numbered(box["square"]["points"])),
        table("Hummels", ["players", "without expansion", "with expansion"], statues),
        table("Accident tokens", ["tokens", "what they do"], plain),
        table("Special accidents", ["tokens", "what they do"], special),
        table("Mayors, two sides a tile", ["mayor", "Marks", "workers of each", "good at"], mayors),
        table("Ships", ["ship", "brings"], [[ship, say(tiles.ship(ship))] for ship in DICE]),
        table("The exchange", ["tile", *[f"step {step}" for step in range(1, 7)]], exchange),
        table("Clerk tiles", ["tile", "one side", "other side"], clerks),
        table("TOM", ["die", "first", "else", "else"], tom_rows(box["tom"])),
        table("Cards", ["card", "colour", "type", "cost", "points", "what it does", "in notation"], deck),
    ]
    return "\n\n".join(parts) + "\n"


def numbered(values: list[int]) -> list[list[str]]:
    return [[str(place), str(value)] for place, value in enumerate(values, 1)]


def tom_rows(tom: dict[str, Any]) -> list[list[str]]:
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
