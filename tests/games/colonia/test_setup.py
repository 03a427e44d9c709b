"""The city and setting up: CO-1 to CO-11."""

from collections import Counter

import pytest

from kontor.engine.errors import BadSetup
from kontor.engine.rng import Rng
from kontor.engine.state import State
from kontor.games.colonia.terms import CITIES, CURRENCIES, GOODS, RAW

from ...chance import finish, start_any
from ...rule import rule
from .table import GAME, MEMBERS, start, table


@rule("CO-1")
def test_three_to_six_families() -> None:
    for seats in (3, 4, 5, 6):
        assert GAME.start(seats, 1).seat_names == ("yellow", "blue", "green", "red", "orange", "violet")[:seats]
    for seats in (2, 7):
        with pytest.raises(BadSetup, match=f"takes 3 to 6 players, not {seats}"):
            GAME.start(seats, 1)


@rule("CO-1", "CO-2")
def test_six_weeks_of_days_in_their_order() -> None:
    days = ["family-cards", "market", "orders", "loading", "relics", "insuring"]
    rng = Rng.seeded(3)
    state = start_any(GAME, 3, rng)
    seen: list[tuple[int, str]] = []
    while not state.over():
        step = GAME.dump(state)["open"][-1]["step"]
        if step in days and (not seen or seen[-1] != (state_week(state), step)):
            seen.append((state_week(state), step))
        seat = state.actors()[0]
        moves = state.legal(seat)
        state.play(seat, moves[rng.below(len(moves))])
    assert state_week(state) == 6
    for week in range(1, 7):
        steps = [step for at, step in seen if at == week]
        assert steps == sorted(steps, key=days.index)
    assert "insuring" not in [step for at, step in seen if at == 6]


def state_week(state: State) -> int:
    return int(GAME.dump(state)["week"])


@rule("CO-3")
def test_raw_materials_and_goods() -> None:
    game = start()
    for raw in RAW:
        held = sum(game.family(name)[raw] for name in game.state.seat_names)
        stalls = sum(stall[raw] for stall in game.doc["stalls"])
        assert game.doc["bag"][raw] + held + stalls == 18
    for good in GOODS:
        assert game.doc["supply"][good] + sum(game.family(name)[good] for name in game.state.seat_names) == 12


@rule("CO-4")
def test_every_city_has_its_currency() -> None:
    assert [(city["id"], city["currency"]) for city in GAME.contents()["city"]] == list(
        zip(CITIES, CURRENCIES, strict=True)
    )
    game = table(
        "relics", show=["bruges-1"], yellow={"mark": 60, "pfund": 60, "grivna": 60, "gulden": 4}, blue={"gulden": 5}
    )
    assert game.actor == "blue"
    rich = table("sailing", holds={(2, 3): "red"}, leaving=2, red={"gulden": 500})
    assert rich.has("red", gulden=509)


@rule("CO-5")
@pytest.mark.parametrize(("seats", "members"), list(MEMBERS.items()))
def test_members(seats: int, members: int) -> None:
    game = start(seats)
    assert all(game.has(name, reserve=members) for name in game.state.seat_names)


@rule("CO-7")
def test_screens() -> None:
    closed, shown = start(screens="closed").state, start(screens="open").state
    behind = {*RAW, *GOODS, *CURRENCIES, "relics"}
    for viewer in (0, None):
        families = GAME.view(closed, viewer)["families"]
        assert behind <= set(GAME.view(shown, viewer)["families"]["blue"])
        assert not behind & set(families["blue"])
        assert {"reserve", "tuesday", "wednesday", "thursday", "friday", "cards"} <= set(families["blue"])
    assert behind <= set(GAME.view(closed, 0)["families"]["yellow"])
    assert GAME.view(closed, 0)["scores"] == [0, None, None, None]
    assert GAME.view(closed, 0)["sheets"] == [{"relics": 0, "shrines": 0, "windows": 0}, None, None, None]
    assert GAME.view(closed, None)["sheets"] == [None] * 4
    assert GAME.view(shown, 0)["scores"] == [0, 0, 0, 0]


@rule("CO-7")
def test_shrines_lie_open_and_what_was_gained_openly_is_remembered() -> None:
    game = table("relics", shrines={"london": ("blue", 3)}, red={"relics": {"bruges-2": 1}, "saddle": 2})
    view = GAME.view(game.state, 0)
    assert view["shrines"]["london"] == {"owner": "blue", "relic": 3}
    rng = Rng.seeded(1)
    for _ in range(10):
        world = GAME.dump(game.state.imagine(0, rng))
        assert world["families"]["red"]["saddle"] == 2
        assert world["families"]["red"]["relics"] == {"bruges-2": 1}


@rule("CO-7")
def test_screens_fall_at_the_end() -> None:
    state = GAME.start(3, 5)
    finish(state, Rng.seeded(5))
    assert None not in GAME.view(state, None)["scores"]
    assert "mark" in GAME.view(state, 0)["families"]["blue"]


@rule("CO-8")
def test_what_a_family_begins_with() -> None:
    seen: Counter[str] = Counter()
    for seed in range(40):
        game = start(seed=seed)
        while game.asked == "choose-good":
            game.play("good:shoes")
        for name in game.state.seat_names:
            assert game.held(name, CURRENCIES) == {"mark": 5, "gulden": 5, "pfund": 5, "grivna": 5}
            assert sum(game.held(name, RAW).values()) == 4
            assert sum(game.held(name, GOODS).values()) == 1
            seen.update(game.held(name, GOODS))
    assert set(seen) == set(GOODS)


@rule("CO-8")
def test_a_six_lets_one_choose_the_first_good() -> None:
    game = next(game for seed in range(60) if (game := start(seed=seed)).asked == "choose-good")
    assert game.legal == [f"good:{good}" for good in GOODS]
    who = game.actor
    assert game.play("good:painting").held(who, GOODS) == {"painting": 1}


@rule("CO-9")
def test_family_cards() -> None:
    game = start()
    assert all(game.has(name, cards=[3, 4, 5, 6, 7, 8], votes=0, played=None) for name in game.state.seat_names)


@rule("CO-10")
def test_ships_relics_and_piles() -> None:
    document = start().doc
    assert len(document["ships"]["port"]) == 4
    assert len(document["ships"]["pile"]) == 12
    assert len(document["relics"]["show"]) == 10
    assert len(document["relics"]["pile"]) == 38
    cards = Counter([one["card"] for one in document["relics"]["show"]] + document["relics"]["pile"])
    for city in CITIES:
        assert [cards[f"{city}-{grade}"] for grade in (1, 2, 3, 4, 5, "shrine")] == [3, 3, 2, 2, 1, 1]
    assert start(seed=8).doc["ships"] != document["ships"]


@rule("CO-10", "CO-7")
def test_nobody_knows_the_order_of_a_pile() -> None:
    state = start().state
    rng = Rng.seeded(4)
    worlds = [GAME.dump(state.imagine(0, rng)) for _ in range(12)]
    for kind in ("weeks", "decrees", "ships", "relics"):
        assert len({str(world[kind]["pile"]) for world in worlds}) == 12
        assert len({str(sorted(map(str, world[kind]["pile"]))) for world in worlds}) == 1


@rule("CO-8")
def test_first_goods_come_in_the_order_of_seats() -> None:
    game = next(game for seed in range(60) if (game := start(seed=seed)).asked == "choose-good")
    waiting = [step["seat"] for step in game.doc["open"] if step["step"] == "first-good"]
    names = list(game.state.seat_names)
    assert waiting == list(reversed(names[names.index(game.actor) + 1 :]))


@rule("CO-11")
def test_two_tables_of_values() -> None:
    paid = {}
    for values in ("a", "b"):
        game = table("sailing", holds={(1, 1): "red", (1, 2): "red", (2, 3): "red"}, leaving=2, values=values)
        paid[values] = game.held("red", CURRENCIES)
    assert paid == {"a": {"mark": 9, "gulden": 9}, "b": {"mark": 7, "gulden": 9}}
