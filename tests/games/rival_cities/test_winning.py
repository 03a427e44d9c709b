"""Winning and limits: RC-88 to RC-100."""

from ...rule import rule
from .table import GAME, table


@rule("RC-88")
def test_three_ships_more() -> None:
    game = table("basic-7", row=[20, 21, 13, 7], hamburg={"leather": 4, "ships": [1, 2, 3]}, altona={"ships": [4]})
    game.play("buy:20")
    assert (game.state.ending, game.winner) == ("fleet", "hamburg")


@rule("RC-88")
def test_two_ships_more_are_not_enough() -> None:
    game = table("basic-7", row=[20, 21, 13, 7], hamburg={"leather": 4, "ships": [1, 2]}, altona={"ships": [4]})
    assert not game.play("buy:20").state.over()


@rule("RC-89")
def test_a_third_lawsuit() -> None:
    game = table("basic-13", docket=[(6, 2), (3, 0), (8, 0)], hamburg={"lawsuits": [1, 2]}).play("resolve")
    assert (game.state.ending, game.winner) == ("court", "hamburg")
    assert game.has("hamburg", letters=0, lawsuits=[1, 2, 6])


@rule("RC-90")
def test_all_four_alliances() -> None:
    game = table("basic-3", hamburg={"alliances": ["oslo", "london", "gdansk"]}, board=["amsterdam"]).play(
        "ally:amsterdam"
    )
    assert (game.state.ending, game.winner) == ("alliances", "hamburg")


@rule("RC-91")
def test_the_prestige_marker_in_the_city() -> None:
    game = table("basic-10", prestige=7).play("prestige")
    assert (game.state.ending, game.winner) == ("prestige", "hamburg")


@rule("RC-92")
def test_an_instant_win_in_the_rivals_turn() -> None:
    game = table("special-6", prestige=-7, altona={"beer": 3}).play("use", "pirate", "prestige")
    assert (game.state.ending, game.winner) == ("prestige", "altona")
    assert game.stock("altona") == {"beer": 3}


@rule("RC-92")
def test_an_instant_win_in_the_off_season() -> None:
    game = table(ink=19, docket=[(6, -2), (3, 0), (8, 0)], altona={"lawsuits": [1, 2]}).play("ink:1")
    assert (game.state.ending, game.winner) == ("court", "altona")


@rule("RC-92")
def test_an_instant_win_in_the_middle_of_an_action() -> None:
    game = table("basic-7", row=[1, 20, 21, 13], prestige=6, hamburg={"furniture": 4, "alliances": ["bruxelles"]})
    game.play("buy:1", "repeat:bruxelles")
    assert (game.state.ending, game.winner) == ("prestige", "hamburg")
    assert game.doc["ships"]["row"] == [None, 20, 21, 13]


@rule("RC-93")
def test_counting_the_stars() -> None:
    game = table(
        ink=19,
        prestige=4,
        row=[21, 13, 7, 2],
        docket=[(3, 0), (10, 0), (5, 0)],
        hamburg={"stars": 2, "ships": [20, 4], "beer": 1, "alliances": ["oslo"], "lawsuits": [6]},
        altona={"stars": 10, "ships": [1, 5], "lawsuits": [4]},
    )
    game.play("ink:1", "keep")
    assert game.state.ending == "no-stars"
    assert game.state.scores() == [5 + 3 + 1 + 2 + 2 + 2, 1 + 1 + 4 + 10]
    assert game.winner == "altona"
    assert GAME.view(game.state, 0)["sheets"][0] == {
        "ships": 8, "alliances": 1, "lawsuits": 2, "prestige": 2, "tokens": 2,
    }  # fmt: skip


@rule("RC-94")
def test_the_bell_decides_a_tie() -> None:
    for mover in ("hamburg", "altona"):
        game = table(ink=19, turn=mover, hamburg={"stars": 6}, altona={"stars": 6}).play("ink:1")
        assert game.state.scores() == [6, 6]
        assert game.winner == mover


@rule("RC-95")
def test_no_limit_to_hands_and_stocks() -> None:
    game = table("basic-2", hamburg={"beer": 12, "cloth": 12, "hand": list(range(1, 19))}, draws=[24])
    game.play("use", "draw")
    assert len(game.city("hamburg")["hand"]) == 19


@rule("RC-96")
def test_the_discards_become_the_pile() -> None:
    held = [number for number in range(1, 25) if number not in (20, 21, 22, 23)]
    document = table("basic-2", hamburg={"hand": held[:14]}, discards=held[14:]).doc
    assert document["specials"]["pile"] == []
    game = table("basic-2", hamburg={"hand": held[:14]}, discards=held[14:])
    game.play("use", "draw")
    assert len(game.city("hamburg")["hand"]) == 15
    assert game.doc["specials"]["discards"] == []
    assert sorted([*game.doc["specials"]["pile"], game.city("hamburg")["hand"][-1]]) == held[14:]


@rule("RC-97")
def test_a_scarce_product_comes_from_a_richer_rival() -> None:
    game = table("basic-6", hamburg={"cloth": 3, "factories": 3}, altona={"cloth": 9}).play("produce:cloth", "work:3")
    assert game.has("hamburg", cloth=6)
    assert game.has("altona", cloth=6)


@rule("RC-97")
def test_a_scarce_product_is_lost_where_the_rival_has_no_more() -> None:
    game = table("basic-6", hamburg={"cloth": 6}, altona={"cloth": 6}).play("produce:cloth")
    assert game.has("hamburg", cloth=6)


@rule("RC-97")
def test_a_scarce_letter_comes_from_a_richer_rival() -> None:
    game = table("basic-5", hamburg={"letters": 2}, altona={"letters": 10}).play("letters")
    assert game.has("hamburg", letters=3)
    assert game.has("altona", letters=9)


@rule("RC-97")
def test_it_is_looked_at_piece_by_piece() -> None:
    game = table("special-12", hamburg={"beer": 5}, altona={"beer": 7}).play("use", "gift")
    assert game.has("hamburg", beer=6)
    assert game.has("altona", beer=6)


@rule("RC-98")
def test_a_gift_may_name_a_product_of_the_rival() -> None:
    game = table("tile", hamburg={"beer": 12, "cloth": 5}, altona={"cloth": 7}).play("gift")
    assert game.legal == ["gain:cloth", "gain:leather", "gain:furniture"]
    assert game.play("gain:cloth").has("altona", cloth=6)


@rule("RC-98")
def test_swap_and_exchange_take_only_from_the_supply() -> None:
    stocks = {"hamburg": {"beer": 2, "letters": 1}, "altona": {"cloth": 12}}
    game = table("basic-8", hamburg=stocks["hamburg"], altona=stocks["altona"]).play("barter", "done")
    assert game.legal == ["gain:leather", "gain:furniture"]
    exchange = table(ink=0, hamburg=stocks["hamburg"], altona=stocks["altona"]).play("exchange")
    assert exchange.legal == ["gain:leather", "gain:furniture"]


@rule("RC-99")
def test_no_star_and_no_factory_from_an_empty_supply() -> None:
    game = table(ink=19, docket=[(6, 1), (3, 0), (10, 0)], altona={"stars": 12}).play("ink:1")
    assert game.has("hamburg", stars=0)
    assert game.has("altona", stars=12)
    assert table("special-14", altona={"factories": 12}).play("use").actor == "altona"


@rule("RC-100")
def test_too_few_special_cards() -> None:
    held = list(range(1, 23))
    game = table(ink=19, dark={4: 23, 8: 24, 12: None, 16: None}, hamburg={"hand": held}).play("ink:1", "use")
    ring = game.doc["ring"]
    assert {ring[4], ring[8]} == {"special-23", "special-24"}
    assert ring[12] is None
    assert ring[16] is None
