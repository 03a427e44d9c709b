"""The drawn table of Rival Cities: where cards lie, what their faces show, and where moves hang."""

from collections import Counter
from typing import Any

import pytest

from kontor.engine.rng import Rng
from kontor.engine.scene import Piece, Scene, Zone
from kontor.engine.signs import ARROW, Frame, Group, lay, small
from kontor.games.rival_cities.game import RivalCities
from kontor.games.rival_cities.terms import ALLIANCES, BASICS, LAWSUITS, SHIPS, SPACES, SPECIALS

from ...chance import start_any, step
from .table import GAME, Table, table

assert isinstance(GAME, RivalCities)
FACES = GAME.scenery.faces
# What is not about a thing on the table.
LOOSE = {"done", "pass"}


def look(at: Table, viewer: int | None) -> Scene:
    return GAME.scene(GAME.view(at.state, viewer))


def found(scene: Scene) -> dict[str, Piece | Zone]:
    rows = [scene.pieces, *[shelf.pieces for shelf in scene.shelves], *[panel.pieces for panel in scene.panels]]
    zones: dict[str, Piece | Zone] = {zone.id: zone for zone in scene.zones}
    return zones | {piece.id: piece for row in rows for piece in row}


def place(scene: Scene, id: str) -> str:
    """Where a piece lies: on the board, on a shelf or in a panel."""
    places = {"board": scene.pieces}
    places |= {shelf.id: shelf.pieces for shelf in scene.shelves}
    places |= {f"panel {panel.seat}": panel.pieces for panel in scene.panels}
    return next(name for name, pieces in places.items() if id in [piece.id for piece in pieces])


def hung(at: Table) -> dict[str, set[str]]:
    """The ids on which each legal move of the one who is asked hangs."""
    (seat,) = at.state.actors()
    things = found(look(at, seat)).values()
    return {move: {thing.id for thing in things if move in thing.moves} for move in at.legal}


def shows(marks: list[Any]) -> Counter[str]:
    """The icons and texts of a face."""
    return Counter(mark.sprite or str(mark.text) for mark in marks)


def test_only_leaving_off_hangs_nowhere() -> None:
    """All else can be done by pointing at what it is about."""
    for seed in range(20):
        rng = Rng.seeded(seed)
        state = start_any(GAME, seed, rng)
        while not state.over():
            for seat in state.actors():
                view = GAME.view(state, seat)
                reached = {move for thing in found(GAME.scene(view)).values() for move in thing.moves}
                assert {move.partition(":")[0] for move in view["choices"] if move not in reached} <= LOOSE
            step(state, rng)


def test_a_card_travels_from_the_ring_to_the_hand_and_on() -> None:
    at = table("special-5", altona={"beer": 1})
    assert place(look(at, 0), "special-5") == "board"
    at.play("take")
    assert place(look(at, 0), "special-5") == "hand"
    assert place(look(at, 1), "special-5") == "panel 0"
    assert place(look(at, None), "special-5") == "panel 0"


def test_an_unseen_card_is_counted_and_not_shown() -> None:
    at = table("basic-15", hamburg={"hand": [7]})
    theirs = found(look(at, 1))
    assert "special-7" not in theirs
    counted = theirs["panel-hamburg-cards"]
    assert isinstance(counted, Piece)
    assert counted.count == 1


def test_a_played_card_lies_open_while_it_is_used() -> None:
    at = table("basic-15", hamburg={"hand": [11]}).play("play:11")
    assert place(look(at, 0), "special-11") == "board"
    assert hung(at)["produce:cloth"] == {"special-11", "supply-cloth"}


def test_the_jar_is_sent_to_a_card_or_to_an_empty_space() -> None:
    at = table(ink=2, hamburg={"beer": 1}, dark={4: None})
    assert hung(at) == {"ink:1": {"basic-3"}, "ink:2": {"space-4"}, "ink:3": {"basic-4"}}


def test_a_spot_shows_what_it_costs_to_get_there() -> None:
    zones = {zone.id: zone for zone in look(table(ink=0, hamburg={"beer": 2}), 0).zones}
    assert [zones[f"spot-{space}"].title for space in range(1, 6)] == [None, None, "−1", "−2", None]


def test_goods_are_paid_from_my_stock_and_stolen_from_the_rivals() -> None:
    at = table(ink=0, hamburg={"beer": 1, "cloth": 1}).play("ink:3")
    assert hung(at) == {"pay:beer": {"hamburg-beer"}, "pay:cloth": {"hamburg-cloth"}}
    at = table("special-5", altona={"beer": 1, "leather": 1}).play("use", "pirate")
    assert hung(at) == {"steal:beer": {"panel-altona-beer"}, "steal:leather": {"panel-altona-leather"}}


def test_an_alliance_is_taken_from_the_board_or_from_beside_the_rival() -> None:
    at = table(
        "basic-3", hamburg={"letters": 1}, altona={"alliances": ["oslo"]}, board=["gdansk", "london", "amsterdam"]
    )
    assert hung(at)["ally:oslo"] == {"ally-oslo"}
    assert place(look(at, 0), "ally-oslo") == "panel 1"
    assert place(look(at, 0), "ally-london") == "board"


def test_an_alliance_keeps_its_place_while_others_go() -> None:
    names = ["amsterdam", "gdansk", "london", "oslo"]
    whole = found(look(table(board=names), 0))
    left = found(look(table(board=["oslo"], altona={"alliances": names[:3]}), 0))
    there, here = whole["ally-oslo"], left["ally-oslo"]
    assert isinstance(there, Piece)
    assert isinstance(here, Piece)
    assert (there.x, there.y) == (here.x, here.y)


def test_neighbouring_lawsuits_are_swapped_between_them_and_the_foremost_is_won_on_it() -> None:
    at = table("special-22", docket=((3, 2), (6, 0), (10, 0))).play("use")
    moves = hung(at)
    assert moves["resolve"] == {"lawsuit-3"}
    assert moves["swap:1-2"] == {"swap-1-2"}
    assert moves["swap:2-3"] == {"swap-2-3"}


def test_markers_stand_on_the_side_they_lean_to() -> None:
    things = found(look(table(docket=((3, 2), (6, -3), (10, 0)), prestige=-4), 0))
    for marker, card in (("verdict-3", 1), ("verdict-6", -1), ("verdict-10", 0)):
        mark, lawsuit = things[marker], things[marker.replace("verdict", "lawsuit")]
        assert isinstance(mark, Piece)
        assert isinstance(lawsuit, Piece)
        assert (mark.x > lawsuit.x) - (mark.x < lawsuit.x) == card
    prestige = things["prestige"]
    assert isinstance(prestige, Piece)
    assert prestige.x < look(table(), 0).width / 2


def test_the_bell_goes_to_the_city_that_passed_it() -> None:
    assert place(look(table(ink=19), 0), "bell") == "board"
    at = table(ink=19, turn="altona", altona={"alliances": ["oslo"], "beer": 3}).play("ink:1")
    assert at.asked == "upkeep"
    assert place(look(at, 0), "bell") == "panel 1"
    assert hung(at) == {"keep": {"ally-oslo"}, "return": {"ally-oslo"}}


def test_faces_show_what_cards_do() -> None:
    face = shows(FACES.draw_card(1, 150, 104))
    assert face["beer"] == 2
    assert face["cloth"] == 1
    assert face["torn-across"] == 1
    assert shows(FACES.draw_card(1, 104, 150))["torn-along"] == 1
    assert shows(FACES.draw_card(BASICS + 10, 150, 104)) == Counter(
        {"scales": 1, "beer": 1, "bow": 1, "furniture": 2, "to-below": 1, "star": 3, "dots-across": 2}
    )
    assert shows(FACES.draw_card(BASICS + 19, 104, 150))["3×"] == 1
    assert shows(FACES.ship(9)) >= Counter({"5": 1, "beer": 1, "ring-bell": 1, "cloth": 2})
    assert shows(FACES.lawsuit(8)) >= Counter({"cloth": 1, "leather": 1, "letter": 1, "beer": 1, "factory": 1, "3": 1})


def test_no_two_different_cards_look_the_same() -> None:
    twins = {(14, 15), (1, 21)}
    faces = [(card, shows(FACES.draw_card(BASICS + card, 104, 150))) for card in range(1, SPECIALS + 1)]
    assert {(a, b) for a, one in faces for b, other in faces if a < b and one == other} == twins
    fleet = [shows(FACES.ship(ship)) for ship in range(1, SHIPS + 1)]
    assert all(fleet.count(ship) == 1 for ship in fleet)


@pytest.mark.parametrize(("w", "h"), [(150.0, 104.0), (104.0, 150.0)])
def test_signs_stay_on_their_card(w: float, h: float) -> None:
    for card in range(BASICS + SPECIALS + 1):
        for mark in FACES.draw_card(card, w, h):
            assert mark.size / 2 <= mark.x <= w - mark.size / 2 or mark.sprite.startswith(("dots", "torn"))
            assert mark.size / 2 <= mark.y <= h - mark.size / 2 or mark.sprite.startswith(("dots", "torn"))


def test_signs_on_ships_alliances_and_lawsuits_do_not_overlap() -> None:
    faces = [FACES.ship(ship) for ship in range(1, SHIPS + 1)]
    faces += [FACES.alliance(number) for number in range(len(ALLIANCES))]
    faces += [FACES.lawsuit(lawsuit) for lawsuit in range(1, LAWSUITS + 1)]
    for face in faces:
        icons = [mark for mark in face if mark.sprite]
        for number, one in enumerate(icons):
            for other in icons[number + 1 :]:
                apart = max(abs(one.x - other.x), abs(one.y - other.y))
                assert apart + 1 >= (one.size + other.size) / 2, (one, other)


def test_groups_go_where_they_become_larger() -> None:
    groups = [Group(("beer",)), Group((ARROW,), 20.0), Group(("star",))]
    beside = lay(Frame(0, 0, 150, 40), groups)
    assert [mark.sprite for mark in beside] == ["beer", "to-right", "star"]
    assert len({mark.y for mark in beside}) == 1
    below = lay(Frame(0, 0, 40, 150), groups)
    assert [mark.sprite for mark in below] == ["beer", "to-below", "star"]
    assert len({mark.x for mark in below}) == 1
    assert lay(Frame(0, 0, 40, 40), [small()]) == []


def test_the_ring_is_walked_clockwise() -> None:
    scene = look(table(), None)
    spots = [next(zone for zone in scene.zones if zone.id == f"spot-{space}") for space in range(SPACES)]
    middle = (scene.width / 2, scene.height / 2)
    turns = [
        (one.x - middle[0]) * (two.y - middle[1]) - (one.y - middle[1]) * (two.x - middle[0])
        for one, two in zip(spots, [*spots[1:], spots[0]], strict=True)
    ]
    assert all(turn > 0 for turn in turns)
