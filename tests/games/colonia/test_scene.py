"""The table as a picture: everything that is asked can be pointed at, and what moves keeps its name."""

import pytest

from kontor.engine.phrases import Phrase
from kontor.engine.rng import Rng
from kontor.engine.scene import Piece, Scene
from kontor.games.colonia.scene_easel import PLACES
from kontor.games.colonia.terms import DECREE_KINDS, FAMILIES

from ...chance import start_any, step
from .table import GAME, Table, start, table

ALL_YES = {"yellow": "yes", "blue": "yes", "green": "yes", "red": "yes"}
RICH = {"mark": 50, "gulden": 50, "pfund": 50, "grivna": 50}
DAYS = {
    "family-cards": "tuesday",
    "market": "wednesday",
    "orders": "thursday",
    "loading": "friday",
    "decrees-6": "saturday",
    "relics": "sunday",
}
# Something to decide on every day.
BUSY = {"leather": 2, "iron": 2, "clothing": 1, "mark": 20}


def scene(game: Table, family: str | None) -> Scene:
    return GAME.scene(GAME.view(game.state, None if family is None else FAMILIES.index(family)))


def board(game: Table, family: str | None = "yellow") -> dict[str, Piece]:
    return {piece.id: piece for piece in scene(game, family).pieces}


def shelves(game: Table, family: str) -> dict[str, Piece]:
    return {piece.id: piece for shelf in scene(game, family).shelves for piece in shelf.pieces}


def panel(game: Table, family: str, viewer: str) -> set[str]:
    shown = scene(game, viewer).panels[FAMILIES.index(family)].pieces
    return {piece.id.removeprefix(f"panel-{family}-") for piece in shown}


def note(piece: Piece) -> str:
    assert isinstance(piece.note, Phrase)
    return piece.note.id


def where(piece: Piece) -> tuple[float, float]:
    return piece.x, piece.y


def test_only_declining_hangs_on_nothing() -> None:
    loose: set[str] = set()
    for seed in range(5):
        rng = Rng.seeded(seed)
        state = start_any(GAME, seed, rng)
        while not state.over():
            view = GAME.view(state, state.actors()[0])
            drawn = GAME.scene(view)
            pieces = [*drawn.pieces, *(piece for shelf in drawn.shelves for piece in shelf.pieces)]
            loose |= set(view["choices"]) - {move for piece in pieces for move in piece.moves}
            step(state, rng)
    assert loose == {"pass", "skip", "leave"}


@pytest.mark.parametrize("business", DAYS)
def test_the_marker_and_the_frame_are_where_it_happens(business: str) -> None:
    decrees = ["exchange"] if business == "decrees-6" else []
    stalls = {1: {"leather": 1}} if business in ("family-cards", "market") else {}
    game = table(business, stalls=stalls, decrees=decrees, show=["bergen-1"], yellow=BUSY)
    pieces = board(game)
    place = PLACES[DAYS[business]]
    assert abs(pieces["today"].x - pieces[f"sign-{DAYS[business]}"].x) < pieces["today"].w / 2
    assert where(pieces["here"]) == (place.x + place.w / 2, place.y + place.h / 2)


def test_nothing_lies_beyond_the_edge_of_the_board() -> None:
    rng = Rng.seeded(3)
    state = GAME.start(6, 3)
    while not state.over():
        drawn = GAME.scene(GAME.view(state, None))
        for piece in drawn.pieces:
            assert piece.w / 2 <= piece.x <= drawn.width - piece.w / 2, piece.id
            assert piece.h / 2 <= piece.y <= drawn.height - piece.h / 2, piece.id
        step(state, rng)


def test_a_family_card_goes_from_the_hand_to_the_council() -> None:
    game = start(4)
    while game.asked != "family-cards":
        game.play("good:shoes")
    assert "card-yellow-5" in shelves(game, "yellow")
    game.answer(yellow="card:5")
    assert shelves(game, "yellow")["card-yellow-5"].look == "bright"
    game.answer(blue="card:3", green="card:4", red="card:8")
    assert "card-yellow-5" not in shelves(game, "yellow")
    cards = [board(game)[f"card-{family}"].x for family in ("red-8", "yellow-5", "green-4", "blue-3")]
    assert cards == sorted(cards)


def test_a_card_that_counts_zero_lies_there_spent() -> None:
    game = table("market", votes=(7, 0, 5, 4), stalls={1: {"leather": 1}}, blue={"played": 8, "cards": [3, 4, 5, 6]})
    assert [board(game)[card].look for card in ("card-yellow-7", "card-blue-8")] == ["", "spent"]


def test_one_votes_with_the_cards_or_on_the_decree() -> None:
    game = table("decrees-4", decrees=["painter", "exchange"])
    assert shelves(game, "blue")["vote-yes"].moves == ["yes"]
    assert shelves(game, "blue")["vote-no"].moves == ["no"]
    assert board(game, "blue")["decree-painter"].moves == ["yes", "no"]
    assert board(game, "blue")["decree-exchange"].moves == []
    game.answer(blue="no")
    assert shelves(game, "blue")["vote-no"].look == "bright"
    assert shelves(game, "yellow")["vote-no"].look == ""


def test_a_decree_stays_in_its_place_until_it_is_carried_out() -> None:
    game = table("decrees-6", decrees=["exchange", "two-relics"], yellow=RICH)
    place = where(board(game)["decree-exchange"])
    game.answer(**ALL_YES)
    assert game.asked == "each"
    assert where(board(game)["decree-exchange"]) == place
    game.play("change:mark")
    assert where(board(game)["decree-exchange"]) == place
    game.play("into:pfund/2")
    assert "decree-exchange" not in board(game)
    assert where(board(game)["decree-two-relics"]) == (place[0] + 85, place[1])


def test_two_equal_decrees_lie_side_by_side() -> None:
    pieces = board(table("decrees-6", decrees=["exchange", "exchange"]))
    assert pieces["decree-exchange"].look == "bright"
    assert pieces["decree-exchange-again"].x > pieces["decree-exchange"].x


@pytest.mark.parametrize("kind", DECREE_KINDS)
def test_every_decree_has_a_picture(kind: str) -> None:
    day = next(decree["day"] for decree in GAME.contents()["decree"] if decree["kind"] == kind)
    face = board(table(f"decrees-{day}", decrees=[kind]))[f"decree-{kind}"].marks
    assert any(mark.sprite for mark in face)
    assert isinstance(face[0].text, Phrase)


def test_decrees_do_not_look_alike() -> None:
    faces = set()
    for kind in DECREE_KINDS:
        day = next(decree["day"] for decree in GAME.contents()["decree"] if decree["kind"] == kind)
        marks = board(table(f"decrees-{day}", decrees=[kind]))[f"decree-{kind}"].marks[1:]
        faces.add(tuple((mark.sprite, str(mark.text)) for mark in marks))
    assert len(faces) == len(DECREE_KINDS)


def test_a_stall_shows_its_raw_materials_and_then_its_buyer() -> None:
    game = table("market", stalls={3: {"leather": 2, "fur": 1}, 4: {"iron": 1}})
    stall = board(game)["stall-3"]
    assert [mark.sprite for mark in stall.marks] == ["raw-leather", "raw-leather", "raw-fur"]
    assert stall.moves == ["stall:3"]
    assert board(game, "blue")["stall-3"].moves == []
    game.play("stall:3")
    sold = board(game)["stall-3"]
    assert [(mark.sprite, mark.owner, mark.text) for mark in sold.marks] == [("member-yellow", 0, None), ("", -1, "3")]


def test_raw_materials_stay_within_their_stall() -> None:
    stall = board(table("market", stalls={1: {"leather": 4, "fur": 3}}))["stall-1"]
    assert len({(mark.x, mark.y) for mark in stall.marks}) == 7
    for mark in stall.marks:
        assert mark.size / 2 <= mark.x <= stall.w - mark.size / 2
        assert mark.size / 2 <= mark.y <= stall.h - mark.size / 2


def test_orders_stand_in_line_over_and_under_the_bar() -> None:
    game = table("orders", orders={"painter": [("red", 2), ("green", 1), ("red", 3)]}, bars={"painter": 2}, yellow=BUSY)
    pieces = board(game)
    bar = pieces["bar-painter"].y
    line = [pieces[f"order-painter-{order}"].y for order in ("red-1", "green-1", "red-2")]
    assert line == sorted(line)
    assert [y < bar for y in line] == [True, True, False]
    assert pieces["shop-saddler"].moves == ["order:saddler"]
    assert pieces["next-painter"].y > line[-1]


def test_a_ship_takes_its_holds_along() -> None:
    game = table("decrees-5", decrees=["one-ship-sails"], holds={(2, 1): "red"}, yellow=BUSY | {"saddle": 1})
    before = board(game)
    game.answer(**ALL_YES)
    after = board(game)
    assert "ship-1" not in after
    assert after["ship-5"].x == before["ship-1"].x
    for part in ("hold-5-1", "hold-5-2", "hold-5-3"):
        assert before["ship-5"].x - before[part].x == after["ship-5"].x - after[part].x
    assert [mark.owner for mark in after["hold-5-1"].marks if mark.sprite.startswith("member")] == [3]


def test_one_loads_by_the_hold() -> None:
    game = table("loading", extra_hold=True, yellow={"clothing": 1})
    pieces = board(game)
    assert pieces["hold-1-1"].moves == ["load:1/1"]
    assert pieces["hold-1-2"].moves == []
    assert pieces["hold-13-extra"].moves == ["extra:4/clothing"]
    assert "hold-13-extra" not in board(table("loading", yellow={"clothing": 1}))


def test_pennants_fly_over_the_ships_that_leave() -> None:
    pieces = board(table("loading", leaving=2, yellow={"clothing": 1}))
    assert [f"pennant-{mooring}" in pieces for mooring in (1, 2, 3, 4)] == [True, True, False, False]


def test_members_who_sailed_early_wait_apart() -> None:
    game = table("loading", yellow={"friday": 2, "early": 1, "clothing": 1})
    pieces = board(game)
    assert (pieces["street-friday-yellow"].count, pieces["early-yellow"].count) == (2, 1)
    assert pieces["street-friday-yellow"].x < pieces["early-yellow"].x


def test_one_calls_members_home_where_they_stand() -> None:
    game = table("decrees-4", decrees=["home-wednesday"], yellow={"wednesday": 2}, blue={"wednesday": 5})
    game.answer(**ALL_YES)
    assert board(game)["street-wednesday-yellow"].moves == ["home:2", "home:1", "home:0"]
    assert board(game)["street-wednesday-blue"].moves == []


def test_a_relic_goes_from_the_show_to_its_buyer() -> None:
    game = table("relics", show=["london-3", "bergen-1", "london-3"], yellow=RICH)
    assert board(game)["relic-london-3-1"].moves == ["buy:1"]
    game.play("buy:1")
    assert "relic-london-3-1" in shelves(game, "yellow")
    assert "relic-london-3-1" not in board(game)
    assert "relic-london-3-2" in board(game)


def test_one_fills_a_shrine_with_a_relic_of_its_city() -> None:
    relics = {"bruges-4": 1, "london-2": 1}
    game = table("relics", show=["bruges-shrine"], yellow=RICH | {"relics": relics}).play("buy:1")
    assert shelves(game, "yellow")["relic-bruges-4-1"].moves == ["enshrine:4"]
    assert shelves(game, "yellow")["relic-london-2-1"].moves == []
    assert board(game)["relic-bruges-shrine-1"].moves == []
    game.play("enshrine:4")
    shrine, inside = board(game)["relic-bruges-shrine-1"], board(game)["relic-bruges-4-1"]
    assert abs(shrine.x - inside.x) < shrine.w / 2


def test_a_relic_that_was_bought_lies_before_the_empty_shrine() -> None:
    game = table("relics", show=["bergen-2"], shrines={"bergen": ("yellow", None)}, yellow=RICH).play("buy:1")
    assert board(game)["relic-bergen-2-1"].moves == ["enshrine:2"]
    assert board(game)["relic-bergen-shrine-1"].moves == ["enshrine:2"]
    assert board(game, "blue")["relic-bergen-2-1"].moves == []
    game.play("leave")
    assert "relic-bergen-2-1" in shelves(game, "yellow")


def test_an_insured_card_carries_its_member() -> None:
    shown = board(table("relics", show=["bergen-1"], insured={1: "blue"}, yellow=RICH))["relic-bergen-1-1"]
    assert [mark.owner for mark in shown.marks if mark.sprite == "member-blue"] == [1]


def test_screens_hide_what_is_behind_them() -> None:
    closed = table("relics", show=["bergen-1"], yellow=RICH, blue=RICH)
    assert panel(closed, "blue", "yellow") == {"reserve", "cards", "screen"}
    assert shelves(closed, "yellow")["yellow-mark"].count == 50
    opened = table("relics", show=["bergen-1"], yellow=RICH, blue=RICH, screens="open")
    assert panel(opened, "blue", "yellow") == {"reserve", "cards", "relics", "mark", "gulden", "pfund", "grivna"}


def test_whoever_only_watches_has_no_shelves() -> None:
    game = table("relics", show=["bergen-1"], yellow=RICH)
    assert scene(game, None).shelves == []
    assert board(game, None)["relic-bergen-1-1"].moves == []


def test_who_has_passed_is_seen() -> None:
    game = table("relics", show=["bergen-1"], yellow=RICH, blue=RICH).play("pass")
    assert [board(game)[f"order-{family}"].look for family in ("yellow", "blue")] == ["spent", ""]
    notes = [shown.note is not None for shown in scene(game, "blue").panels]
    assert notes == [True, False, False, False]


def test_windows_show_who_has_won_them() -> None:
    game = table("relics", week=6, show=["bergen-1"], yellow={"mark": 9, "gulden": 3}, blue={"gulden": 3})
    game.play("pass")
    assert game.state.over()
    windows = board(game)
    assert note(windows["window-bergen"]) == "note-window-won"
    assert note(windows["window-bruges"]) == "note-window"
