"""A turn and production: HB-11 to HB-16."""

from ...rule import rule
from .table import start, table

ROUND = ["sugar", "church", "trade-a", "cloth", "guildhall", "beer", "trade-b", "dockyard"]


@rule("HB-11")
def test_families_take_turns_clockwise() -> None:
    game = start(3, first="blue")
    actors = []
    for space in ("beer", "beer", "beer", "sugar", "sugar", "sugar", "cloth"):
        actors.append(game.actor)
        game.play(space)
    assert actors == ["blue", "green", "red", "blue", "green", "red", "blue"]


@rule("HB-11", "HB-26")
def test_an_action_may_be_left_out() -> None:
    """Church, guildhall, dockyard and trade can all come to nothing."""
    poor = table(red={"rondel": "trade-b", "brick": 1, "timber": 1, "tokens": ["red/five"]})
    assert poor.play("church", "done").has("red", brick=1, timber=1)
    poor = table(red={"rondel": "cloth", "brick": 1, "timber": 1, "tokens": ["red/five"]})
    assert poor.play("guildhall", "done").has("red", brick=1, timber=1, sites=[])
    poor = table(red={"rondel": "trade-b", "timber": 1}, harbour={3: {"red": 1}})
    assert poor.play("dockyard", "launch:0").has("red", timber=1)
    poor = table(red={"rondel": "church", "beer": 1, "money": 20})
    assert poor.play("trade-a", "sell", "sell:beer/0").has("red", beer=1, money=20)
    poor = table(red={"rondel": "church", "beer": 1, "money": 20})
    assert poor.play("trade-a", "buy", "buy:brick/0", "buy:timber/0", "buy:bell/0").has("red", money=20, brick=0)
    nothing = table(red={"rondel": "church"})
    assert nothing.play("trade-a").actor == "blue"


@rule("HB-12", "HB-14")
def test_the_rondel_clockwise() -> None:
    for place, space in enumerate(ROUND):
        game = table(red={"rondel": space, "prestige": 0})
        assert game.legal == [ROUND[(place + step) % 8] for step in (1, 2, 3)]


@rule("HB-13")
def test_the_first_move_goes_anywhere_freely() -> None:
    for space in ROUND:
        game = start()
        assert sorted(game.legal) == sorted(ROUND)
        assert game.play(space).has("red", prestige=1, rondel=space)


@rule("HB-14", "HB-12")
def test_the_example_of_the_rondel() -> None:
    """From sugar: church, trade and cloth are free, guildhall costs 1, beer 2, sugar again 5."""
    cost = {}
    for space in ROUND:
        game = table(5, turn="grey", grey={"rondel": "sugar"})
        cost[space] = 5 - game.play(space).family("grey")["prestige"]
    assert cost == {
        "church": 0, "trade-a": 0, "cloth": 0, "guildhall": 1, "beer": 2, "trade-b": 3, "dockyard": 4, "sugar": 5,
    }  # fmt: skip
    game = table(5, turn="grey", grey={"rondel": "sugar"})
    assert game.play("sugar").family("grey")["account"]["steps"] == 5


@rule("HB-14")
def test_once_round_at_most() -> None:
    rich = table(red={"rondel": "beer", "scored": ["red/five", "white/five"]})
    assert rich.has("red", prestige=11)
    assert len(rich.legal) == len(set(rich.legal)) == 8


@rule("HB-15")
def test_prestige_never_falls_below_zero() -> None:
    assert table(red={"rondel": "sugar", "prestige": 0}).legal == ["church", "trade-a", "cloth"]
    assert table(red={"rondel": "sugar", "prestige": 1}).legal == ["church", "trade-a", "cloth", "guildhall"]
    game = table(red={"rondel": "sugar", "prestige": 1}).play("guildhall")
    assert game.has("red", prestige=0)


@rule("HB-15")
def test_the_action_cannot_pay_for_the_way() -> None:
    """Four steps to the church, where a token would bring five points: with none there is no way."""
    broke = table(red={"rondel": "beer", "prestige": 0, "tokens": ["red/five"]})
    assert "church" not in broke.legal
    able = table(red={"rondel": "beer", "prestige": 1, "tokens": ["red/five"]})
    assert able.play("church", "score:red/five").has("red", prestige=5)


@rule("HB-16")
def test_the_example_of_production() -> None:
    """No brewer, three sugar refiners and a cloth maker: 1 beer, 4 sugar, 2 cloth."""
    own = {"tokens": ["red/five", "blue/five"], "sites": [2, 5, 25, 28]}
    rival = {"tokens": ["white/five", "yellow/five"], "sites": [9, 13, 16, 17]}
    gained = {}
    for space, at in (("beer", "cloth"), ("sugar", "trade-b"), ("cloth", "church")):
        gained[space] = table(red=own | {"rondel": at}, blue=rival).play(space).family("red")[space]
    assert gained == {"beer": 1, "sugar": 4, "cloth": 2}
