"""The drawn table of Hamburg: where things lie, what card faces show, and where moves hang."""

from itertools import combinations
from typing import Any

import pytest

from kontor.engine.phrases import Phrase
from kontor.engine.rng import Rng
from kontor.engine.scene import Piece, Scene, Zone
from kontor.games.hamburg.box import open_box
from kontor.games.hamburg.picture.boards import shared
from kontor.games.hamburg.picture.easel import HEIGHT, WIDTH
from kontor.games.hamburg.picture.faces import SHAPE, WHOLE, Faces
from kontor.games.hamburg.terms import CARDS, COLOURS, SEATS, SIDES, TYPES, ZOO

from ...chance import start_any, step
from .table import GAME, MATERIAL, Table, table

# Twenty cards in play: what a long and lucky game brings.
TWENTY: dict[str, Any] = {
    "left": [241, 242, 261],
    "buildings": [(card, COLOURS[card % 5]) for card in (3, 15, 28, 41, 54, 66, 71, 88, 100, 112, 127, 139, 151, 164)],
    "sites": ["grey", "pink", "violet"],
}


def scene(game: Table, seat: str | None = "red") -> Scene:
    return GAME.scene(GAME.view(game.state, None if seat is None else SEATS.index(seat)))


def on_board(game: Table, seat: str | None = "red") -> dict[str, Piece]:
    return {piece.id: piece for piece in scene(game, seat).pieces}


def on_shelf(game: Table, shelf: str, seat: str = "red") -> dict[str, Piece]:
    return {piece.id: piece for one in scene(game, seat).shelves if one.id == shelf for piece in one.pieces}


def things(picture: Scene) -> list[Piece | Zone]:
    rows = [picture.pieces, *[one.pieces for one in picture.shelves], *[one.pieces for one in picture.panels]]
    return [*picture.zones, *[piece for row in rows for piece in row]]


def hooks(game: Table, seat: str = "red") -> dict[str, set[str]]:
    """Where each legal move hangs."""
    found: dict[str, set[str]] = {}
    for thing in things(scene(game, seat)):
        for move in thing.moves:
            found.setdefault(move, set()).add(thing.id)
    return found


def signs(piece: Piece) -> list[str]:
    return [mark.sprite for mark in piece.marks if mark.sprite]


def overlaps(one: Piece, other: Piece) -> bool:
    return abs(one.x - other.x) < (one.w + other.w) / 2 - 1 and abs(one.y - other.y) < (one.h + other.h) / 2 - 1


def is_card(piece: Piece) -> bool:
    return piece.id.startswith(("card-", "site-"))


def test_only_leaving_off_hangs_on_nothing() -> None:
    loose: set[str] = set()
    for seed in range(3):
        rng = Rng.seeded(seed)
        state = start_any(GAME, seed, rng)
        while not state.over():
            shown = GAME.view(state, state.actors()[0])
            hung = {move for thing in things(GAME.scene(shown)) for move in thing.moves}
            loose |= {*shown["choices"]} - hung
            step(state, rng)
    assert loose == {"done", "stay"}


def test_every_basic_action_hangs_on_what_it_is_about_and_in_the_row_of_actions() -> None:
    red = {
        "hand": [127, 5], "sites": ["brown"], "workers": {"orange": 1}, "risks": {"orange": 1}, "marks": 20,
    }  # fmt: skip
    assert hooks(table(red=red).play("card:127")) == {
        "workers": {"worker-red-orange", "action-workers"},
        "money": {"die-orange", "action-money"},
        "calm": {"risk-red-orange", "action-calm"},
        "wall:right": {"place-red-right-1", "action-wall"},
        "site": {"next-site", "action-site"},
        "build": {"card-127", "action-building"},
    }


def test_a_card_played_as_another_colour_is_about_the_things_of_that_colour() -> None:
    red = {"hand": [5, 6], "buildings": [224], "workers": {"grey": 1, "pink": 1}}
    game = table(red=red).play("card:5")
    assert hooks(game)["as:pink"] == {"worker-red-pink"}
    game.play("as:pink")
    assert hooks(game)["money"] == {"die-pink", "action-money"}


def test_buildings_are_used_where_they_stand() -> None:
    game = table(red={"buildings": [57, 102], "hand": [5]})
    assert hooks(game) == {"use:57": {"card-57"}, "use:102": {"card-102"}, "card:5": {"card-5"}}


def test_a_building_that_was_used_is_marked() -> None:
    game = table(red={"buildings": [57, 102], "hand": [5]}).play("use:57")
    cards = on_shelf(game, "table")
    assert "used" in signs(cards["card-57"])
    assert "used" not in signs(cards["card-102"])


def test_piles_are_drawn_from_where_they_lie_and_an_empty_one_from_its_place() -> None:
    game = table("refill", red={"hand": []}, empty=["violet"], discards=[193])
    assert hooks(game)["draw:orange"] == {"pile-orange"}
    assert hooks(game)["draw:violet"] == {"spot-violet"}


def test_the_open_discard_is_a_card_that_can_be_read() -> None:
    pieces = on_board(table(discards=[3, 213]))
    assert "card-3" not in pieces
    assert pieces["card-213"].w >= WHOLE


def test_cards_from_elsewhere_lie_before_whoever_chooses_among_them() -> None:
    game = table(red={"hand": [5, 6], "sites": ["brown", "brown"], "marks": 9}, discards=[3, 10, 57])
    game.play("card:5", "build")
    assert game.asked == "fetch"
    found = on_shelf(game, "found")
    assert {*found} == {f"card-{card}" for card in (3, 10)}
    assert hooks(game)["card:10"] == {"card-10"}


def test_workers_of_another_are_taken_from_their_board() -> None:
    red = {"hand": [172, 5], "sites": ["brown"], "marks": 9}
    game = table(red=red, green={"workers": {"pink": 2, "grey": 1}}).play("card:172", "build")
    assert game.asked == "rob-workers"
    assert hooks(game)["take:pink"] == {"worker-green-pink"}


def test_a_side_of_the_wall_is_lost_by_its_outermost_section() -> None:
    red = {"hand": [173, 5], "sites": ["brown"], "marks": 9}
    game = table(red=red, green={"wall": (2, 1)}).play("card:173", "build")
    assert hooks(game, "green") == {"lose:left": {"section-green-left-2"}, "lose:right": {"section-green-right-1"}}


def test_a_marker_is_turned_back_where_it_lies() -> None:
    red = {"hand": [85, 5], "sites": ["brown"], "marks": 12}
    game = table(red=red, green={"majorities": ["wall", "zoo"]}).play("card:85", "build")
    assert hooks(game, "green") == {"flip:wall": {"majority-green-wall"}, "flip:zoo": {"majority-green-zoo"}}
    assert on_board(game, "green")["majority-green-wall"].sprite == "marker-up"
    assert on_board(game, "green")["majority-green-score"].sprite == "marker-down"


def test_accidents_are_suffered_at_the_risks() -> None:
    game = table("risks", red={"risks": {"pink": 2, "brown": 2}}, dice={"pink": 5, "brown": 6})
    assert hooks(game) == {"suffer:pink": {"risk-red-pink"}, "suffer:brown": {"risk-red-brown"}}


def test_a_step_is_taken_by_the_pawn_or_on_the_next_square() -> None:
    game = table("steps", red={"marks": 9, "square": 3}, dice={"grey": 1})
    assert hooks(game) == {"advance": {"pawn-red", "square-4"}}


def test_beyond_the_last_square_a_step_stays_there() -> None:
    last = len(MATERIAL.square_points) - 1
    game = table("steps", red={"marks": 9, "square": last}, dice={"grey": 1})
    assert hooks(game)["advance"] == {"pawn-red", f"square-{last}"}


def test_an_empty_site_of_a_colour_is_the_first_one() -> None:
    red = {"hand": [3, 5], "sites": ["pink", "grey", "pink"], "marks": 9}
    game = table(red=red).play("card:3", "build")
    assert hooks(game) == {"plot:pink": {"site-red-1"}, "plot:grey": {"site-red-2"}}


def test_the_clerk_is_moved_to_a_window_beside_his() -> None:
    game = table(red={"buildings": [235], "workers": {"grey": 1}, "hand": [5]}, dice={"black": 3}).play("use:235")
    assert hooks(game) == {"clerk:left": {"window-orange"}, "clerk:right": {"window-pink"}}


def test_mayors_are_chosen_from_a_shelf() -> None:
    state = GAME.start(2, 7, {"mayors": "on", "first": "red"})
    picture = GAME.scene(GAME.view(state, 0))
    found = {move for shelf in picture.shelves if shelf.id == "found" for piece in shelf.pieces for move in piece.moves}
    assert found == {GAME.moves.name(move) for move in state.legal(0)}


def test_the_automatic_rival_has_a_board_but_nobodys_colour() -> None:
    game = table(seats=1, turn=1, red={"hand": [5, 6]}, tom={"marks": 4, "buildings": [3]})
    pieces = on_board(game)
    assert pieces["marks-tom"].count == 4
    assert "card-3" in pieces
    assert all(pieces[f"worker-tom-{colour}"].owner == -1 for colour in COLOURS)


def test_a_card_keeps_its_name_from_the_hand_to_the_table() -> None:
    game = table(red={"hand": [57, 5], "sites": ["brown"], "marks": 9})
    before = on_shelf(game, "hand")["card-57"]
    after = on_shelf(game.play("card:57", "build"), "table")["card-57"]
    assert isinstance(before.label, Phrase)
    assert isinstance(after.label, Phrase)
    assert before.label.id == after.label.id
    assert "card-57" in on_board(game, "green")


def test_a_building_stands_on_its_site() -> None:
    game = table(red={"buildings": [(57, "orange")], "sites": ["grey"]})
    cards = on_shelf(game, "table")
    assert "plinth-orange" in signs(cards["card-57"])
    assert [id for id in cards if id.startswith("site-")] == ["site-red-1"]


def test_the_front_of_a_site_is_told_to_whoever_laid_it() -> None:
    game = table(red={"sites": [57]})
    own, seen = on_shelf(game, "table")["site-red-1"].note, on_board(game, "green")["site-red-1"].note
    assert isinstance(own, Phrase)
    assert isinstance(seen, Phrase)
    assert (own.id, seen.id) == ("see-site-front", "see-site-note")


def test_a_die_says_what_it_brings_about() -> None:
    pieces = on_board(table(dice={"violet": 5, "orange": 2, "black": 6}))
    assert {"pips-5", "risk", "sign-violet"} <= {*signs(pieces["die-violet"])}
    assert {"pips-2", "step", "sign-orange"} <= {*signs(pieces["die-orange"])}
    assert "token-back" in signs(pieces["die-black"])
    assert not {"risk", "step"} & {*signs(pieces["die-grey"])}


def test_the_wall_grows_outward_from_its_tower() -> None:
    pieces = on_board(table(red={"wall": (2, 3)}))
    tower = pieces["tower-red"].x
    left = [pieces[f"section-red-left-{place}"].x for place in (1, 2)]
    right = [pieces[f"section-red-right-{place}"].x for place in (1, 2, 3)]
    assert left[1] < left[0] < tower < right[0] < right[1] < right[2]
    for side, name in enumerate(SIDES):
        assert pieces[f"section-red-{name}-1"].sprite == f"section-{COLOURS[MATERIAL.wall_colour[side][0]]}"


def test_a_statue_stands_on_the_side_that_was_finished() -> None:
    pieces = on_board(table(red={"wall": (5, 0), "statues": {"left": ("hummel", 9)}}))
    assert pieces["statue-red-left"].count == 9
    assert pieces["statue-red-left"].x == pieces["section-red-left-5"].x
    assert "statue-red-right" not in pieces


def test_the_tile_under_the_clerk_stands_out() -> None:
    game = table(dice={"black": 2}, expansions=["clerks"], clerk=(10, "back"))
    looks = {id: piece.look for id, piece in on_board(game).items() if id.startswith("edict-")}
    assert [id for id, look in looks.items() if look == "bright"] == ["edict-2"]
    assert "house" in signs(on_board(game)["edict-2"])


@pytest.mark.parametrize(("at", "sprite"), [(1, "tile-boom"), (3, "tile-boom"), (4, "tile-bust"), (6, "tile-bust")])
def test_the_marker_of_the_exchange_goes_over_both_sides_of_a_tile(at: int, sprite: str) -> None:
    pieces = on_board(table(expansions=["exchange"], exchange=(2, at)))
    first = on_board(table(expansions=["exchange"], exchange=(2, 1)))["cursor"]
    assert pieces["exchange"].sprite == sprite
    assert (pieces["cursor"].x > first.x) == (at % 3 != 1)


def test_ships_that_sail_stand_out_and_are_used_where_they_are() -> None:
    red = {"hand": [127, 5], "marks": 9, "workers": {"orange": 1}}
    game = table(red=red, expansions=["ships"], ships=["violet", "orange"]).play("card:127", "wall:right")
    pieces = on_board(game)
    assert (pieces["ship-violet"].look, pieces["ship-grey"].look) == ("bright", "quiet")
    assert hooks(game) == {"ship:violet": {"ship-violet"}, "ship:orange": {"ship-orange"}}


@pytest.mark.parametrize("seat", [*SEATS, None])
def test_twenty_cards_of_everybody_find_room_beside_each_other(seat: str | None) -> None:
    taken: dict[str, Any] = dict(zip(SEATS, everybodys_twenty(), strict=True))
    picture = scene(table(seats=5, **taken), seat)
    cards = [piece for piece in picture.pieces if is_card(piece) and piece.owner >= 0]
    assert len(cards) == 20 * (5 if seat is None else 4)
    assert min(piece.w for piece in cards) >= 30
    assert not [(one.id, other.id) for one, other in combinations(cards, 2) if overlaps(one, other)]
    if seat is not None:
        assert len([piece for shelf in picture.shelves if shelf.id == "table" for piece in shelf.pieces]) == 21


def everybodys_twenty() -> list[dict[str, Any]]:
    """As many for each seat, all of them different."""
    boards = [TWENTY]
    for more in range(1, 5):
        left = [card + 3 * more for card in TWENTY["left"]]
        buildings = [(card + more, colour) for card, colour in TWENTY["buildings"]]
        boards.append({"left": left, "buildings": buildings, "sites": TWENTY["sites"]})
    return boards


@pytest.mark.parametrize("boards", range(1, 6))
def test_boards_share_the_room_below_the_town(boards: int) -> None:
    grounds = shared(300.0, boards)
    assert len(grounds) == boards
    for ground in grounds:
        assert ground.x >= 0
        assert ground.y >= 300
        assert ground.x + ground.w <= WIDTH
        assert ground.y + ground.h <= HEIGHT
    for one, other in combinations(grounds, 2):
        assert one.x + one.w <= other.x or one.y + one.h <= other.y or other.x + other.w <= one.x


def test_who_only_looks_on_sees_every_board_and_has_no_shelf() -> None:
    picture = scene(table(seats=3), None)
    assert picture.shelves == []
    assert {zone.id for zone in picture.zones} >= {"board-red", "board-green", "board-yellow"}
    assert not any(thing.moves for thing in things(picture))


@pytest.mark.parametrize("card", range(1, CARDS + 1))
def test_a_face_shows_cost_points_and_type_and_keeps_within_the_card(card: int) -> None:
    marks = Faces(MATERIAL).card(card, 100.0)
    assert [mark.text for mark in marks[:2]] == [str(MATERIAL.cost[card]), str(MATERIAL.points[card])]
    assert TYPES[MATERIAL.type[card]] in [mark.sprite for mark in marks]
    for mark in marks:
        half = mark.size / 2 if mark.sprite else 0
        assert half <= mark.x <= 100 - half, mark
        assert half <= mark.y <= 100 * SHAPE - half, mark
        assert not mark.sprite or mark.size >= 9, mark


def test_cards_that_differ_in_what_they_do_differ_in_their_signs() -> None:
    faces = Faces(MATERIAL)
    known: dict[tuple[Any, ...], int] = {}
    for card in range(1, CARDS + 1):
        if MATERIAL.type[card] == ZOO:
            continue
        drawn = tuple(mark.sprite or str(mark.text) for mark in faces.card(card, 100.0)[:-1])
        face = (MATERIAL.colour[card], MATERIAL.works[card], *drawn)
        twin = known.setdefault(face, card)
        assert twin == card or vars(MATERIAL.effects[twin]) == vars(MATERIAL.effects[card]), (twin, card)


def test_a_corrected_figure_changes_the_face() -> None:
    material = open_box(None)
    before = material.cost[213]
    material.cost[213] = before + 3
    try:
        assert Faces(material).card(213, 100.0)[0].text == str(before + 3)
    finally:
        material.cost[213] = before


def test_a_small_face_still_tells_type_points_and_when_it_works() -> None:
    faces = Faces(MATERIAL)
    shown = [mark.sprite or mark.text for mark in faces.card(206, 40.0)]
    assert {"church", "lightning", str(MATERIAL.points[206])} <= {*shown}
    assert "III" in [mark.text for mark in faces.card(210, 40.0)]
