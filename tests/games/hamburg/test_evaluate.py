"""What bots think of a hand: buildings promise most where a site waits for them, and while there is time."""

from kontor.games.hamburg.terms import LAUREL, PARK, ROUND, ZOO

from .table import GAME, MATERIAL, table

WORKSHOP = next(card for card in MATERIAL.of_colour[0] if MATERIAL.works[card] == ROUND and MATERIAL.points[card] == 3)
SCHOLAR = next(card for card in MATERIAL.of_colour[0] if MATERIAL.works[card] == LAUREL and MATERIAL.points[card] == 3)
# Of the same colour, and nothing for a site.
GREEN = next(card for card in MATERIAL.of_colour[0] if MATERIAL.type[card] >= ZOO)


def promise(card: int, sites: int, round: int = 2) -> float:
    """By how much more a card on the hand is worth than one that is never built on a site."""
    worths = []
    for hand in (card, GREEN):
        state = table(round=round, red={"hand": [hand], "sites": ["brown"] * sites}).state
        worths.append(GAME.judge.prospects(state)[0])
    return worths[0] - worths[1]


def test_a_building_promises_more_where_a_site_waits_for_it() -> None:
    assert promise(WORKSHOP, sites=1) > promise(WORKSHOP, sites=0) > 0
    assert promise(WORKSHOP, sites=2) == promise(WORKSHOP, sites=1)


def test_what_works_every_round_promises_less_and_less() -> None:
    promises = [promise(WORKSHOP, sites=1, round=round) for round in (2, 4, 6)]
    assert promises == sorted(promises, reverse=True)
    assert promises[0] > promises[-1]


def test_what_scores_in_the_end_keeps_its_promise() -> None:
    assert promise(SCHOLAR, sites=1, round=8) > promise(WORKSHOP, sites=1, round=8)


def foretold(**red: object) -> float:
    """What a search expects of a board."""
    return GAME.outlook.prospects(table(red={"hand": [SCHOLAR], **red}).state)[0]


def test_a_search_counts_on_buildings_that_can_still_work_this_round() -> None:
    assert foretold(buildings=[WORKSHOP]) > foretold(buildings=[WORKSHOP], used=[WORKSHOP])


def test_a_search_fears_an_empty_purse() -> None:
    marks = [foretold(marks=marks) for marks in (2, 3, 4)]
    assert marks[1] - marks[0] > marks[2] - marks[1] > 0


def test_a_search_likes_zoos_on_the_hand_and_early_steps() -> None:
    zoo, park = (next(card for card in MATERIAL.of_colour[0] if MATERIAL.type[card] == kind) for kind in (ZOO, PARK))
    assert foretold(hand=[zoo]) > foretold(hand=[park])
    early, late = (
        GAME.outlook.prospects(table(round=round, red={"square": 1}).state)[0]
        - GAME.outlook.prospects(table(round=round, red={"square": 0}).state)[0]
        for round in (2, 8)
    )
    assert early > late > 0
