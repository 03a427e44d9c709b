"""The table as a picture: everything that is asked can be pointed at, and things lie where they belong."""

from itertools import combinations, pairwise

import pytest

from kontor.engine.phrases import Phrase
from kontor.engine.rng import Rng
from kontor.engine.scene import Piece, Scene, Zone
from kontor.games.hamburgum.game import Hamburgum
from kontor.games.hamburgum.picture.charts import CHARTS
from kontor.games.hamburgum.picture.frame import LAP, frame_at
from kontor.games.hamburgum.terms import CHURCHES, FAMILIES, MAPS

from ...chance import start_any, step
from .table import BLUE, GAME, Table, start, table, whole

Point = tuple[float, float]


def scene(game: Table, family: str | None = "red") -> Scene:
    return GAME.scene(GAME.view(game.state, None if family is None else FAMILIES.index(family)))


def board(game: Table, family: str | None = "red") -> dict[str, Piece]:
    return {piece.id: piece for piece in scene(game, family).pieces}


def shelves(game: Table, family: str = "red") -> dict[str, Piece]:
    return {piece.id: piece for shelf in scene(game, family).shelves for piece in shelf.pieces}


def panel(game: Table, family: str, viewer: str = "red") -> dict[str, Piece]:
    return {piece.id: piece for piece in scene(game, viewer).panels[FAMILIES.index(family)].pieces}


def zones(game: Table) -> dict[str, Zone]:
    return {zone.id: zone for zone in scene(game).zones}


def inside(at: Point, outline: list[Point]) -> bool:
    """Whether a place lies within an outline, by the sides that a line from it to the right crosses."""
    crossed = 0
    for (ax, ay), (bx, by) in pairwise([outline[-1], *outline]):
        if (ay > at[1]) != (by > at[1]) and at[0] < ax + (bx - ax) * (at[1] - ay) / (by - ay):
            crossed += 1
    return crossed % 2 == 1


def outlines(path: str) -> list[list[Point]]:
    """The corners of a path of straight lines."""
    return [
        [(float(x), float(y)) for x, y in (corner.split() for corner in part.removeprefix("M").split("L"))]
        for part in path.split("z")
        if part
    ]


def test_only_the_end_of_an_action_hangs_on_nothing() -> None:
    loose: set[str] = set()
    for seed in range(2):
        rng = Rng.seeded(seed)
        state = start_any(GAME, seed, rng)
        while not state.over():
            shown = GAME.view(state, state.actors()[0])
            picture = GAME.scene(shown)
            pieces = [*picture.pieces, *[piece for shelf in picture.shelves for piece in shelf.pieces]]
            hung = {move for piece in pieces for move in piece.moves} | {
                move for zone in picture.zones for move in zone.moves
            }
            loose |= {*shown["choices"]} - hung
            step(state, rng)
    assert loose == {"done"}


@pytest.mark.parametrize("map", MAPS)
def test_every_site_and_church_stands_in_its_parish(map: str) -> None:
    assert isinstance(GAME, Hamburgum)
    m = GAME.materials[map]
    at = CHARTS[map].at
    ground = zones(start(map=map))
    places = [(at(m.site_at[site]), parish) for site, parish in enumerate(m.parish)]
    places += [(at(m.church_at[church]), church) for church in range(len(CHURCHES))]
    for place, parish in places:
        within = [
            colour
            for colour in CHURCHES
            if any(inside(place, one) for one in outlines(ground[f"parish-{colour}"].path))
        ]
        assert within == [CHURCHES[parish]]


@pytest.mark.parametrize("map", MAPS)
def test_the_ground_has_the_wall_that_bounds_the_parishes(map: str) -> None:
    wall = "M" + "L".join(f"{x:g} {y:g}" for x, y in CHARTS[map].wall) + "z"
    sheet = (GAME.room / "sprites.svg").read_text()
    ground = sheet.split(f'id="{CHARTS[map].ground}"')[1].split("</symbol>")[0]
    assert wall in ground


@pytest.mark.parametrize("map", MAPS)
def test_no_two_houses_stand_on_each_other(map: str) -> None:
    sites = [piece for piece in board(start(map=map)).values() if piece.id.startswith("site-")]
    assert len(sites) == 28
    for one, other in combinations(sites, 2):
        assert abs(one.x - other.x) >= one.w or abs(one.y - other.y) >= one.h, (one.id, other.id)


def test_the_markers_of_prestige_go_once_round_the_frame() -> None:
    way = [frame_at(score) for score in range(LAP)]
    assert len({*way}) == LAP == 100
    for (ax, ay), (bx, by) in pairwise([*way, way[0]]):
        assert (ax == bx) != (ay == by)
        assert abs(ax - bx) + abs(ay - by) < 41


def test_who_has_gone_round_the_frame_begins_anew() -> None:
    view = GAME.view(start().state, None) | {"scores": [3, LAP + 3, LAP - 1]}
    pieces = {piece.id: piece for piece in GAME.scene(view).pieces}
    assert pieces["score-red"].y == pieces["score-blue"].y == frame_at(3)[1]
    assert (pieces["score-green"].x, pieces["score-green"].y) == frame_at(99)


def test_a_church_grows_with_every_donation_and_shows_who_gave() -> None:
    game = table(red={"brick": 1, "tokens": ["green/five"]}, blue={"tokens": ["green/ships"]}, at="cloth")
    assert board(game)["church-green"].sprite == "church-green-2"
    assert board(game)["church-red"].sprite == "church-red-0"
    crests = [mark.sprite for mark in board(game)["church-green"].marks if mark.sprite.startswith("crest")]
    assert crests == ["crest-red", "crest-blue"]


def test_a_complete_church_stands_with_its_builder_on_the_track() -> None:
    game = table(blue={"tokens": whole("white")}, finished=[("white", "blue")])
    pieces = board(game)
    assert pieces["church-white"].sprite == "church-white-5"
    assert pieces["builder-white"].owner == FAMILIES.index("blue")
    assert "builder-red" not in pieces


def test_a_house_has_its_owners_colour_and_a_free_site_has_none() -> None:
    pieces = board(table(green={"tokens": ["red/five"], "sites": [2]}))
    assert (pieces["site-2"].sprite, pieces["site-2"].owner) == ("house", FAMILIES.index("green"))
    assert (pieces["site-3"].sprite, pieces["site-3"].owner) == ("lot", -1)


def test_a_price_falls_by_a_column_with_every_house_that_makes_the_good() -> None:
    before = board(table())
    after = board(table(green={"tokens": ["red/five"], "sites": [2]}))
    assert after["price-of-cloth"].x - before["price-of-cloth"].x == 50.0
    assert after["price-of-beer"].x == before["price-of-beer"].x


def test_a_token_goes_from_the_ledger_to_whoever_takes_it() -> None:
    game = table(red={"tokens": ["red/five"]}, blue={"tokens": ["red/ships"], "scored": ["red/tokens"]})
    assert "token-red-five" not in board(game)
    assert "token-red-citizens" in board(game)
    assert "token-red-five" in shelves(game)
    assert "token-red-five" not in panel(game, "red")
    assert panel(game, "blue")["token-red-ships"].look == ""
    assert panel(game, "blue")["token-red-tokens"].look == "spent"
    assert "token-red-ships" in shelves(game, "blue")


def test_an_unscored_token_shows_what_it_is_worth_now() -> None:
    game = table(red={"tokens": ["red/five", "red/ships"]}, harbour={3: {"red": 2, "blue": 1}})
    assert shelves(game)["token-red-ships"].count == 4


def test_ships_keep_their_names_when_they_are_pushed_on() -> None:
    game = table(red={"timber": 1}, at="beer", harbour={3: {"red": 1, "blue": 1, "green": 1}})
    before = board(game)["ship-red-1"]
    game.play("dockyard", "launch:1")
    after = board(game)
    assert after["ship-red-1"].x > before.x
    assert (after["ship-red-2"].x, after["ship-red-2"].y) == (before.x, before.y)


def test_a_dutchman_is_nobodys() -> None:
    dutchman = board(table(harbour={2: {"dutchman": 1, "red": 1}}, red={"tokens": ["white/five"], "sites": [8]}))
    assert dutchman["dutchman-1"].owner == -1
    assert dutchman["ship-red-1"].owner == FAMILIES.index("red")


def test_a_price_of_the_depot_buys_up_to_that_many_units() -> None:
    game = table(red={"money": 200}, at="guildhall").play("trade-b")
    assert {id: zone.moves for id, zone in zones(game).items() if zone.moves} == {
        f"depot-{units}": [f"buy:brick/{units}"] for units in range(1, 6)
    }
    game.play("buy:brick/2")
    assert zones(game)["depot-2"].moves == ["buy:timber/0"]
    assert zones(game)["depot-4"].moves == ["buy:timber/2"]
    assert zones(game)["depot-1"].moves == []


def test_goods_are_sold_where_they_are_and_where_their_price_is() -> None:
    game = table(red={"beer": 2}, at="guildhall", harbour={3: {"red": 1}}).play("trade-b")
    sales = ["sell:beer/2", "sell:beer/1", "sell:beer/0"]
    assert board(game)["price-of-beer"].moves == sales
    assert shelves(game)["red-beer"].moves == sales


def test_only_tokens_of_the_church_that_was_given_to_can_be_taken() -> None:
    game = table(red={"brick": 1, "timber": 1}, blue={"tokens": ["blue/five"]}, at="dockyard")
    game.play("church", "donate:blue")
    can = {id for id, piece in board(game).items() if piece.moves}
    assert can == {f"token-blue-{kind}" for kind in ("tokens", "ships", "buildings", "citizens")}


@pytest.mark.parametrize(("officials", "seen"), [("base", 7), ("open", 7), ("shuffled", 1)])
def test_officials_that_cannot_be_seen_lie_face_down(officials: str, seen: int) -> None:
    pieces = board(start(officials=officials))
    sprites = [piece.sprite for id, piece in pieces.items() if id.startswith("office-")]
    assert sprites.count("office") == seen
    assert sprites.count("office-back") == 7 - seen


def test_officials_that_are_taken_leave_from_the_left() -> None:
    game = table(officials="base", red={"tokens": ["red/five"], "sites": [4]})
    pieces = board(game)
    assert "office-0" not in pieces
    names = [words.id for number in range(1, 7) if isinstance(words := pieces[f"office-{number}"].label, Phrase)]
    assert names == ["councilman"] * 2 + ["vicar"] * 3 + ["lord-mayor"]


def test_an_official_is_chosen_by_its_card() -> None:
    game = table(officials="open", at="beer", red={"rondel": "church", "timber": 1, "brick": 1, "tokens": ["red/five"]})
    game.play("guildhall", "site:4")
    assert {id: piece.moves for id, piece in board(game).items() if piece.moves} == {
        f"office-{name}": [f"official:{name}"] for name in BLUE
    }


def test_who_only_looks_on_has_no_shelf_and_no_moves() -> None:
    game = start()
    picture = scene(game, None)
    assert picture.shelves == []
    assert not any(zone.moves for zone in picture.zones)
    assert not any(piece.moves for piece in picture.pieces)
    assert len(picture.panels) == 3


def test_markers_on_the_same_space_stand_side_by_side() -> None:
    pieces = board(table(5, at="trade-a"))
    places = {(pieces[f"marker-{family}"].x, pieces[f"marker-{family}"].y) for family in FAMILIES}
    assert len(places) == 5


def test_a_fifth_donation_costs_what_the_viewers_citizens_make_it_cost() -> None:
    given = {"tokens": ["red/five", "red/tokens", "red/ships", "red/buildings"], "sites": [2, 3]}
    game = table(red=given)
    costs = [board(game, viewer)["church-red"].note for viewer in ("red", "blue", None)]
    asked = [note.args["cost"] for note in costs if isinstance(note, Phrase)]
    last = [cost[-1] for cost in asked if isinstance(cost, list)]
    assert [(phrase.id, phrase.args.get("count")) for phrase in last] == [
        ("amount-money", 20),
        ("amount-bell", 1),
        ("see-each-citizen", None),
    ]
