"""The city, what is hidden, and setting up: HA-1 to HA-16."""

from collections.abc import Sequence

import pytest

from kontor.engine.errors import BadSetup
from kontor.games.hamburg.terms import COLOURS, EXPANSIONS, SEATS

from ...rule import rule
from .table import GAME, MATERIAL, Table, table, using


def start(seats: int = 4, seed: int = 7, expansions: Sequence[str] = (), **options: str) -> Table:
    return Table(GAME.dump(GAME.start(seats, seed, options | dict.fromkeys(expansions, "on"))))


@rule("HA-1")
def test_one_to_five_sit_down() -> None:
    assert list(GAME.seats) == [1, 2, 3, 4, 5]
    for seats in GAME.seats:
        assert start(seats).state.seat_names == SEATS[:seats]


@rule("HA-2", "HA-3")
def test_there_are_56_cards_of_each_colour() -> None:
    cards = GAME.contents()["card"]
    assert sorted(card["id"] for card in cards) == list(range(1, 281))
    for colour in COLOURS:
        assert len([card for card in cards if card["colour"] == colour]) == 56


@rule("HA-4")
def test_an_empty_pile_is_made_anew_of_its_colours_discards() -> None:
    game = using(197, "draw:grey", red={"workers": {"grey": 1}}, empty=["grey"], discards=[150, 70, 151, 3])
    doc = game.doc
    assert game.hand()[-1] in (150, 151)
    assert len(doc["piles"]["grey"]) == 1
    assert doc["discards"]["cards"] == [70, 3]


@rule("HA-4")
def test_a_pile_without_cards_and_discards_gives_nothing() -> None:
    game = using(197, red={"workers": {"grey": 1}}, empty=["grey"], discards=[70])
    assert game.legal == ["draw:violet", "draw:orange", "draw:pink", "draw:brown"]


@rule("HA-5")
def test_workers_and_money_do_not_run_out() -> None:
    red = {"workers": dict.fromkeys(COLOURS, 90), "marks": 500, "hand": [70]}
    assert table(red=red).play("workers").changes() == {"pink": 3}
    assert table(red=red).play("money").changes() == {"marks": 4}


@rule("HA-6", "HA-109")
def test_play_goes_clockwise_from_the_first_player() -> None:
    game = table(seats=3, first="yellow")
    order = []
    for _ in range(3):
        order.append(game.actor)
        game.play(game.legal[0], "money")
    assert order == ["yellow", "red", "green"]


@rule("HA-8")
def test_of_other_hands_the_colours_are_seen() -> None:
    game = table(red={"hand": [70, 150]}, green={"hand": [3]})
    own, other, spectator = (GAME.view(game.state, seat) for seat in (0, 1, None))
    hidden = [{"colour": "grey", "card": None}, {"colour": "pink", "card": None}]
    assert own["boards"]["red"]["hand"] == [{"colour": "pink", "card": 70}, {"colour": "grey", "card": 150}]
    assert other["boards"]["red"]["hand"] == spectator["boards"]["red"]["hand"] == hidden
    assert own["piles"] == {colour: len(pile) for colour, pile in game.doc["piles"].items()}
    assert own["tokens"]["bag"] == 10
    assert not {"chance", "seen"} & set(own)


@rule("HA-9")
def test_the_front_of_a_site_is_known_to_who_laid_it() -> None:
    game = table(red={"hand": [70], "workers": {"pink": 1}}).play("site")
    assert GAME.view(game.state, 0)["boards"]["red"]["sites"] == [{"colour": "pink", "card": 70}]
    assert GAME.view(game.state, 1)["boards"]["red"]["sites"] == [{"colour": "pink", "card": None}]


@rule("HA-9")
def test_of_empty_sites_of_a_colour_the_first_is_taken() -> None:
    red = {"hand": [13], "sites": [150, 70, 151], "marks": 9}
    game = table(red=red).play("build")
    assert game.legal == ["plot:grey", "plot:pink"]
    game.play("plot:grey")
    assert game.board("red")["buildings"] == [{"card": 13, "site": 150, "zoo": None, "used": 0}]


@rule("HA-10")
def test_of_shuffled_discards_all_but_the_top_are_seen_without_order() -> None:
    game = table(discards=[70, 3, 150, 4], shuffled=2)
    assert GAME.view(game.state, 0)["discards"] == {"cards": [3, 70, 150, 4], "shuffled": 2}


@rule("HA-12")
def test_what_everybody_begins_with() -> None:
    for name in SEATS[:4]:
        board = start(4).board(name)
        assert (board["points"], board["marks"], board["square"], board["hand"]) == (5, 5, 0, [])
        assert board["workers"] == dict.fromkeys(COLOURS, 1)
        assert board["risks"] == dict.fromkeys(COLOURS, 0)
        assert board["wall"] == {"left": 0, "right": 0}
        assert (board["majorities"], board["mayor"], board["sites"]) == ([], None, [])


@rule("HA-13", "HA-10")
def test_the_top_card_of_every_pile_begins_the_discards() -> None:
    doc = start(4).doc
    assert sorted(MATERIAL.colour[card] for card in doc["discards"]["cards"]) == [0, 1, 2, 3, 4]
    assert doc["discards"]["shuffled"] == 4
    assert [len(doc["piles"][colour]) for colour in COLOURS] == [55] * 5
    orders = {str(start(4, seed).doc["discards"]["cards"]) for seed in range(20)}
    assert len(orders) > 15


@rule("HA-14")
def test_ten_tokens_two_of_each_colour() -> None:
    assert [token.colours for token in MATERIAL.tokens[:10]] == [[colour] for colour in range(5) for _ in range(2)]
    doc = start(4).doc
    assert sorted(doc["tokens"]["bag"]) == list(range(10))
    assert doc["clerks"] == [0] * 6


@rule("HA-15")
@pytest.mark.parametrize(
    ("seats", "hummels"),
    [
        (1, [9, 7, 4, 2]),
        (2, [9, 7, 4, 2]),
        (3, [9, 8, 6, 5, 3, 2]),
        (4, [9, 8, 7, 6, 5, 4, 3, 2]),
        (5, [9, 8, 7, 6, 5, 4, 3, 2]),
    ],
)
def test_the_hummels_in_play(seats: int, hummels: list[int]) -> None:
    doc = start(seats).doc
    assert doc["hummels"] == hummels[::-1]
    assert doc["lemonjettes"] == []


@rule("HA-16")
def test_the_first_player_is_drawn_or_named() -> None:
    assert start(5, first="blue").doc["first"] == "blue"
    assert {start(5, seed).doc["first"] for seed in range(40)} == {*SEATS}
    with pytest.raises(BadSetup):
        start(2, first="white")


@rule("HA-16")
def test_expansions_are_on_or_off_in_any_combination() -> None:
    for chosen in range(0, 64, 5):
        names = [name for place, name in enumerate(EXPANSIONS) if chosen >> place & 1]
        doc = start(3, expansions=names).doc
        assert doc["expansions"] == names
        assert len(doc["clerk_tiles"]) == (6 if "clerks" in names else 0)
        assert len(doc["exchange"]["tiles"]) == (10 if "exchange" in names else 0)
        assert len(doc["tokens"]["bag"]) == (20 if "accidents" in names else 10)
        assert len(doc["lemonjettes"]) == (3 if "statues" in names else 0)
