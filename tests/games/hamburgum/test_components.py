"""The list of components at the end of the rules is what the data says.

`python -m tests.games.hamburgum.test_components` writes it anew from the data.
"""

from kontor.engine.phrases import Phrase
from kontor.games.hamburgum.game import Hamburgum
from kontor.games.hamburgum.material import Material
from kontor.games.hamburgum.phrases import Phrases, amount
from kontor.games.hamburgum.terms import BUILDINGS, CHURCHES, FIVE, MAPS, OFFICIALS, SHIPS, SITES, TOKENS
from kontor.words import Words

from ..rules_tables import split_rules, table

HEADING = "## The components\n"


def components(game: Hamburgum) -> str:
    words = Words([game.room])
    parts = [common(game, words)]
    for name in MAPS:
        phrases = game.phrases[name]
        city = words.say(Phrase(name))
        parts.append(table(f"{city}: churches", ["colour", "church", "adjacent sites"], churches(phrases.material)))
        parts.append(table(f"{city}: sites", ["site", "parish", "building", "adjacent"], sites(phrases, words)))
    return "\n\n".join(parts) + "\n"


def common(game: Hamburgum, words: Words) -> str:
    phrases = game.phrases[MAPS[0]]
    m = phrases.material
    kinds = (FIVE, TOKENS, SHIPS)
    same = [[words.say(phrases.token_text(0, kind))] for kind in kinds]
    tokens = [
        [
            colour,
            f"{m.token_building_points[church]} for each {words.say(Phrase(BUILDINGS[m.token_building[church]]))}",
            f"{m.token_citizen_points[church]} for each citizen in the {'city' if church == 5 else 'parish'}",
        ]
        for church, colour in enumerate(CHURCHES)
    ]
    officials = [[words.say(Phrase(name)), benefit(phrases, words, number)] for number, name in enumerate(OFFICIALS)]
    return "\n\n".join(
        [
            table("Tokens that every church has", ["token"], same),
            table("Tokens that differ", ["church", "buildings", "citizens"], tokens),
            table("Officials", ["official", "benefit"], officials),
        ]
    )


def benefit(phrases: Phrases, words: Words, official: int) -> str:
    m = phrases.material
    if not m.merit_money[official]:
        return f"a donation to any church for {words.say(amount('brick', m.canon_bricks))}"
    return words.say(Phrase(f"per-{OFFICIALS[official]}", each=amount("money", m.merit_money[official])))


def churches(m: Material) -> list[list[str]]:
    return [[colour, m.church_names[church], listed(m.near_church[church])] for church, colour in enumerate(CHURCHES)]


def sites(phrases: Phrases, words: Words) -> list[list[str]]:
    m = phrases.material
    rows = []
    for site in range(SITES):
        near = [m.church_names[church] for church in range(len(CHURCHES)) if m.near_church[church] >> site & 1]
        building = words.say(Phrase(BUILDINGS[m.building[site]]))
        adjacent = ", ".join([*near, listed(m.near[site])])
        rows.append([str(site + 1), m.church_names[m.parish[site]], building, adjacent])
    return rows


def listed(mask: int) -> str:
    return ", ".join(str(site + 1) for site in range(SITES) if mask >> site & 1)


def test_the_components_in_the_rules_are_those_of_the_data() -> None:
    game = Hamburgum()
    _, tail = split_rules(game, HEADING)
    assert tail.strip() == components(game).strip()


if __name__ == "__main__":
    own = Hamburgum()
    (own.room / "rules.md").write_text(split_rules(own, HEADING)[0] + "\n" + components(own), encoding="utf-8")
