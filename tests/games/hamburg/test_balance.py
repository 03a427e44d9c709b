"""The report on prices: what it counts in games, and what it proposes when."""

from docs.balance import DEAREST, Fate, Judgement, Wish, page, play, play_some, read_cards
from kontor.games.hamburg.terms import CARDS

WISH = Wish(games=3, seats=3)
CARDS_OF_THE_BOX = read_cards(None)
BUILDINGS = [card for card in CARDS_OF_THE_BOX if card.type not in ("zoo", "park")]


def like_all_others() -> list[Fate]:
    """Every card is built by half of those who have it, and its builders win a little more often."""
    return [Fate(held=2000, built=900 + card, won_with=300, won_without=250) for card in range(CARDS + 1)]


def test_a_game_tells_who_had_and_built_each_card() -> None:
    fates = play(WISH, 5)
    assert len(fates) == CARDS + 1
    assert fates[0] == Fate()
    built = sum(fate.built for fate in fates)
    assert 0 < built < sum(fate.held for fate in fates)
    greenery = [card.id for card in CARDS_OF_THE_BOX if card.type in ("zoo", "park")]
    assert 0 < sum(fates[card].built for card in greenery) < built
    for fate in fates:
        assert 0 <= fate.built <= fate.held <= 3
        assert fate.won_with <= fate.built
        assert fate.won_without <= fate.left
        assert fate.won_with + fate.won_without <= 1


def test_games_are_summed_up() -> None:
    games = [play(WISH, 1_000_000 + seed) for seed in range(3)]
    (told,) = play_some(WISH, [0, 1, 2])
    summed = told.fates
    assert [fate.held for fate in summed] == [
        sum(one) for one in zip(*[[f.held for f in g] for g in games], strict=True)
    ]
    assert [fate.built for fate in summed] == [
        sum(one) for one in zip(*[[f.built for f in g] for g in games], strict=True)
    ]


def test_what_is_built_and_won_with_more_than_others_of_its_price_should_cost_more() -> None:
    card = next(one for one in BUILDINGS if one.points == 2 and one.sources[3] == "reconstructed")
    fates = like_all_others()
    assert Judgement(CARDS_OF_THE_BOX, fates).step(card) == 0
    fates[card.id] = Fate(held=2000, built=1900, won_with=900, won_without=20)
    assert Judgement(CARDS_OF_THE_BOX, fates).step(card) == 1
    fates[card.id] = Fate(held=2000, built=1900, won_with=300, won_without=60)
    assert Judgement(CARDS_OF_THE_BOX, fates).step(card) == 0, "built often, but not won with"


def test_what_is_built_and_won_with_less_should_cost_less() -> None:
    card = next(one for one in BUILDINGS if one.points == 2 and one.sources[3] == "reconstructed")
    fates = like_all_others()
    fates[card.id] = Fate(held=2000, built=100, won_with=5, won_without=700)
    assert Judgement(CARDS_OF_THE_BOX, fates).step(card) == -1
    fates[card.id] = Fate(held=2000, built=100, won_with=60, won_without=100)
    assert Judgement(CARDS_OF_THE_BOX, fates).step(card) == 0, "built seldom, but won with"


def test_prices_stay_in_the_scheme_and_what_is_known_stays() -> None:
    free = next(one for one in BUILDINGS if one.points == 0)
    dearest = next(one for one in BUILDINGS if one.points == DEAREST)
    known = next(one for one in BUILDINGS if one.sources[3] == "published")
    fates = like_all_others()
    fates[free.id] = Fate(held=2000, built=100, won_with=5, won_without=700)
    fates[dearest.id] = fates[known.id] = Fate(held=2000, built=1900, won_with=900, won_without=20)
    judgement = Judgement(CARDS_OF_THE_BOX, fates)
    assert [judgement.step(card) for card in (free, dearest, known)] == [0, 0, 0]


def test_the_page_has_a_row_for_every_card() -> None:
    text = page(WISH, CARDS_OF_THE_BOX, like_all_others())
    rows = [line for line in text[text.index("## All cards") :].splitlines() if line.startswith("| ")]
    assert len(rows) == CARDS + 2
    assert "python -m docs.balance --games 3 --seats 3 --seed 1 --bot greedy" in text


def test_what_hardly_anybody_builds_is_named() -> None:
    fates = like_all_others()
    card = BUILDINGS[50]
    fates[card.id] = Fate(held=2000, built=49, won_with=5, won_without=500)
    text = page(WISH, CARDS_OF_THE_BOX, fates)
    seldom = text[text.index("## Hardly ever built") : text.index("## By price")]
    assert [line[:5] for line in seldom.splitlines() if line.startswith("| ")][2:] == [f"| {card.id:03}"]
