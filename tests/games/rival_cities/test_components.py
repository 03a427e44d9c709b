"""The list of components at the end of the rules is what the data says.

`python -m tests.games.rival_cities.test_components` writes it anew from the data.
"""

from kontor.engine.phrases import Phrase
from kontor.games.rival_cities.game import RivalCities
from kontor.games.rival_cities.terms import ALLIANCES, BASICS, LAWSUITS, PRODUCTS, SHIPS, SPECIALS, TILE, special
from kontor.words import Words

from ..rules_tables import split_rules, table

HEADING = "## The components\n"


def components(game: RivalCities) -> str:
    words = Words([game.room])
    m = game.material
    phrases = game.phrases

    def price(ship: int) -> str:
        return words.say(phrases.amount(PRODUCTS[m.ship_product[ship]], m.ship_price[ship]))

    basics = [["tile", words.say(phrases.card_text(TILE))]]
    basics += [[str(card), words.say(phrases.card_text(card))] for card in range(1, BASICS + 1)]
    specials = [[str(card), words.say(phrases.card_text(special(card)))] for card in range(1, SPECIALS + 1)]
    ships = [[str(ship), price(ship), words.say(phrases.ship_text(ship))] for ship in range(1, SHIPS + 1)]
    allies = [[words.say(Phrase(ally)), words.say(phrases.ally_text(ally))] for ally in ALLIANCES]
    lawsuits = [[str(one), words.say(phrases.lawsuit_text(one))] for one in range(1, LAWSUITS + 1)]
    track = [
        [str(place), words.part(phrases.bundle(m.prestige_income[place])) or "none", str(m.prestige_stars[place])]
        for place in range(1, m.prestige_end)
    ]
    parts = [
        table("Basic cards", ["card", "actions"], basics),
        table("Special cards (the numbers are ours)", ["card", "actions"], specials),
        table("Ships", ["ship", "cost", "effect and stars"], ships),
        table("Alliances", ["alliance", "benefit, upkeep and stars"], allies),
        table("Lawsuits (the numbers are ours)", ["lawsuit", "cost, bonus, prize and stars"], lawsuits),
        table(
            "The prestige track, on each side",
            ["step", "income", "stars"],
            [[str(cell) for cell in row] for row in track],
        ),
    ]
    return "\n\n".join(parts) + "\n"


def test_the_components_in_the_rules_are_those_of_the_data() -> None:
    game = RivalCities()
    _, tail = split_rules(game, HEADING)
    assert tail.strip() == components(game).strip()


if __name__ == "__main__":
    own = RivalCities()
    (own.room / "rules.md").write_text(split_rules(own, HEADING)[0] + "\n" + components(own), encoding="utf-8")
