"""The list of components at the end of the rules is what the data says.

`python -m tests.games.colonia.test_components` writes it anew from the data.
"""

from kontor.engine.phrases import Phrase
from kontor.games.colonia.game import Colonia
from kontor.games.colonia.terms import (
    CITIES,
    CRAFTSMEN,
    CURRENCIES,
    DECREE_KINDS,
    DECREES,
    GOODS,
    GRADES,
    RAW,
    SHIPS,
    SHRINE,
    WEEK_CARDS,
)
from kontor.words import Words

from ..rules_tables import split_rules, table

HEADING = "## The components\n"
DAYS = {3: "Wednesday", 4: "Thursday", 5: "Friday", 6: "Saturday"}


def components(game: Colonia) -> str:
    m = game.material
    words = Words([game.room])

    def say(name: str) -> str:
        return words.say(Phrase(name))

    members = [[str(seats), str(m.members[seats])] for seats in game.seats]
    craftsmen = [
        [
            str(m.faces.index(number) + 1),
            say(name),
            " + ".join(say(RAW[raw]) for raw in m.recipes[number]),
            say(GOODS[number]),
        ]
        for number, name in enumerate(CRAFTSMEN)
    ]
    cities = [[say(city), say(currency)] for city, currency in zip(CITIES, CURRENCIES, strict=True)]
    relics = [[str(m.points[grade]), str(m.price[grade]), str(m.copies[grade])] for grade in range(GRADES)]
    relics.append(["shrine", str(m.price[SHRINE]), str(m.copies[SHRINE])])
    weeks = [
        [
            str(card + 1),
            " ".join(map(str, m.stalls[card])),
            " ".join(map(str, m.orders[card])),
            str(m.dice[card]),
            str(m.leaving[card]),
        ]
        for card in range(WEEK_CARDS)
    ]
    ships = [
        [
            str(ship + 1),
            say(CITIES[m.ship_city[ship]]),
            "; ".join(
                " + ".join(say(GOODS[good]) for good, count in enumerate(hold.goods) for _ in range(count))
                + f" {hold.pays[0]} ({hold.pays[1]})"
                for hold in m.holds[ship]
            ),
        ]
        for ship in range(SHIPS)
    ]
    decrees = [
        [
            str(decree + 1),
            DAYS[m.decree_day[decree]],
            words.say(game.phrases.decree_text(DECREE_KINDS[m.decree_kind[decree]])),
        ]
        for decree in range(DECREES)
    ]
    parts = [
        table("Members of a family", ["players", "members"], members),
        table("Cities", ["city", "currency"], cities),
        table("Craftsmen", ["die", "craftsman", "raw materials", "good"], craftsmen),
        table("Relic cards of each city", ["points", "price", "copies"], relics),
        table("Week cards", ["card", "stalls", "orders, from saddler to shoemaker", "dice", "ships"], weeks),
        table("Ships: holds with their values a (b)", ["ship", "city", "holds"], ships),
        table("Decrees", ["decree", "day", "effect"], decrees),
    ]
    return "\n\n".join(parts) + "\n"


def test_the_components_in_the_rules_are_those_of_the_data() -> None:
    game = Colonia()
    _, tail = split_rules(game, HEADING)
    assert tail.strip() == components(game).strip()


if __name__ == "__main__":
    own = Colonia()
    (own.room / "rules.md").write_text(split_rules(own, HEADING)[0] + "\n" + components(own), encoding="utf-8")
