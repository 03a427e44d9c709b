"""What every game owes whoever draws its table, shown by random games: parts known, named and in reach."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from kontor import games, web
from kontor.engine.game import Game
from kontor.engine.phrases import Phrase
from kontor.engine.rng import Rng
from kontor.engine.rulebook import Rulebook
from kontor.engine.scene import COLOURS, INKS, LOOKS, Mark, Piece, Scene, Zone
from kontor.engine.state import State
from kontor.words import Words, key_of

from ..chance import start_any, step

GAMES = games.names()
LANGUAGES = ("de", "en", "fr", "it")
SEEDS = range(4)
# So many states of a random game are looked at.
MOMENTS = 25
COMMON = Path(web.__path__[0]) / "static" / "sprites.svg"
SVG = "{http://www.w3.org/2000/svg}"
SHAPES = {"symbol", "g", "path", "circle", "ellipse", "rect", "line", "polyline", "polygon", "use"}
PAINT = re.compile(r"none|currentColor|var\(--[a-z-]+(, ?(currentColor|none|var\(--[a-z-]+\)))?\)")
# A view and its scene.
Table = tuple[dict[str, Any], Scene]
# A sentence with nothing left open.
SAID = re.compile(r"(?!.*([{}]|\$\w|[?]{3})).+", re.DOTALL)
# A piece at the edge of the board may stand out so far.
MARGIN = 6.0
# A click on any of so few things can mean the same move.
HOOKS = 3


def walk(game: Game, seed: int) -> Iterator[State]:
    """The states of a random game with random seats and options."""
    rng = Rng.seeded(seed)
    state = start_any(game, seed, rng)
    while not state.over():
        yield state
        step(state, rng)
    yield state


def moments(game: Game, seed: int) -> list[State]:
    """States from all over a random game, and its end."""
    states = [state.clone() for state in walk(game, seed)]
    stride = len(states) // MOMENTS + 1
    return [*states[seed % stride :: stride], states[-1]]


@cache
def seen(name: str, seed: int) -> list[Table]:
    """What those who are asked see in a random game, and everybody else in turn."""
    game = games.get(name)
    tables = []
    for number, state in enumerate(moments(game, seed)):
        everybody = [*range(len(state.seat_names)), None]
        for viewer in dict.fromkeys([everybody[number % len(everybody)], *state.actors()]):
            view = game.view(state, viewer)
            tables.append((view, game.scene(view)))
    return tables


def tables(name: str) -> Iterator[Table]:
    for seed in SEEDS:
        yield from seen(name, seed)


def pieces(scene: Scene) -> list[Piece]:
    rows = [scene.pieces, *[shelf.pieces for shelf in scene.shelves], *[panel.pieces for panel in scene.panels]]
    return [piece for row in rows for piece in row]


def things(scene: Scene) -> list[Piece | Zone]:
    return [*scene.zones, *pieces(scene)]


def marks(scene: Scene) -> list[Mark]:
    return [mark for thing in things(scene) for mark in thing.marks]


def phrases(scene: Scene) -> list[Phrase]:
    """All that is written on the parts of a scene or said about them."""
    said = [words for thing in things(scene) for words in (thing.label, thing.note)]
    said += [zone.title for zone in scene.zones] + [piece.text for piece in pieces(scene)]
    said += [mark.text for mark in marks(scene)] + [panel.note for panel in scene.panels]
    said += [shelf.title for shelf in scene.shelves]
    return [words for words in said if isinstance(words, Phrase)]


def plain(scene: Scene) -> Any:
    """A scene that can be compared: phrases are told apart by what they say."""
    return msgspec.to_builtins(scene, enc_hook=key_of)


def symbols(path: Path) -> list[ElementTree.Element]:
    return list(ElementTree.parse(path).iter(f"{SVG}symbol"))


def names(path: Path) -> list[str]:
    return [str(symbol.get("id")) for symbol in symbols(path)]


@pytest.mark.parametrize("name", GAMES)
def test_every_part_has_an_id_of_its_own(name: str) -> None:
    for _, scene in tables(name):
        ids = [thing.id for thing in things(scene)]
        assert ids
        assert "" not in ids
        assert len(set(ids)) == len(ids), sorted(id for id in ids if ids.count(id) > 1)
        shelves = [shelf.id for shelf in scene.shelves]
        assert len(set(shelves)) == len(shelves)


@pytest.mark.parametrize("name", GAMES)
def test_an_id_means_the_same_all_through_a_game(name: str) -> None:
    for seed in SEEDS:
        meant: dict[str, Any] = {}
        for _, scene in seen(name, seed):
            for thing in things(scene):
                meaning = (type(thing), thing.label.id if isinstance(thing.label, Phrase) else thing.label)
                assert meant.setdefault(thing.id, meaning) == meaning, thing.id


@pytest.mark.parametrize("name", GAMES)
def test_zones_stay_where_they_are(name: str) -> None:
    """The board never jumps: for whoever looks, what is ground at the beginning is the same ground at the end."""
    for seed in SEEDS:
        grounds = {(view["seat"], *[(zone.id, zone.path) for zone in scene.zones]) for view, scene in seen(name, seed)}
        assert len(grounds) == len({view["seat"] for view, _ in seen(name, seed)})


@pytest.mark.parametrize("name", GAMES)
def test_every_sprite_is_in_a_sheet(name: str) -> None:
    game = games.get(name)
    known = {*names(game.room / "sprites.svg"), *names(COMMON)}
    for _, scene in tables(name):
        used = {piece.sprite for piece in pieces(scene)} | {mark.sprite for mark in marks(scene) if mark.sprite}
        used |= {scene.ground} if scene.ground else set()
        assert used <= known, used - known


@pytest.mark.parametrize("name", GAMES)
def test_everything_on_a_table_can_be_said(name: str) -> None:
    game = games.get(name)
    spoken = [Words([game.room], language) for language in LANGUAGES]
    for _, scene in tables(name):
        for phrase in phrases(scene):
            for words in spoken:
                text = words.say(phrase)
                assert SAID.fullmatch(text), f"{phrase.id}: {text}"


@pytest.mark.parametrize("name", GAMES)
def test_every_piece_says_what_it_is(name: str) -> None:
    game = games.get(name)
    rules = Rulebook(game.room / "rules.md").rules
    for _, scene in tables(name):
        assert all(piece.label for piece in pieces(scene))
        assert {thing.rule for thing in things(scene) if thing.rule} <= set(rules)


@pytest.mark.parametrize("name", GAMES)
def test_what_hangs_on_a_table_is_what_may_be_done(name: str) -> None:
    """Every move that hangs somewhere is legal, once on a thing and on few of them."""
    for view, scene in tables(name):
        hung = [move for thing in things(scene) for move in thing.moves]
        assert set(hung) <= set(view["choices"])
        assert all(len(set(thing.moves)) == len(thing.moves) for thing in things(scene))
        assert all(hung.count(move) <= HOOKS for move in hung), sorted(hung)


@pytest.mark.parametrize("name", GAMES)
def test_pieces_lie_on_the_board(name: str) -> None:
    for _, scene in tables(name):
        for piece in scene.pieces:
            assert piece.w / 2 - MARGIN <= piece.x <= scene.width - piece.w / 2 + MARGIN, piece.id
            assert piece.h / 2 - MARGIN <= piece.y <= scene.height - piece.h / 2 + MARGIN, piece.id
        for zone in scene.zones:
            assert not zone.title or (0 < zone.x < scene.width and 0 < zone.y < scene.height), zone.id


@pytest.mark.parametrize("name", GAMES)
def test_colours_inks_and_looks_are_known(name: str) -> None:
    for view, scene in tables(name):
        assert [panel.seat for panel in scene.panels] == list(range(len(view["scores"])))
        assert {panel.colour for panel in scene.panels} <= set(COLOURS)
        owners = [thing.owner for thing in things(scene)] + [mark.owner for mark in marks(scene)]
        assert all(isinstance(owner, int) and not isinstance(owner, bool) for owner in owners)
        assert set(owners) <= set(range(-1, len(scene.panels)))
        assert {zone.look for zone in scene.zones} <= set(INKS)
        assert {piece.look for piece in pieces(scene)} | {mark.look for mark in marks(scene)} <= set(LOOKS)


@pytest.mark.parametrize("name", GAMES)
def test_a_table_tells_no_secret(name: str) -> None:
    """It is the same in any world that the seat cannot tell from the real one."""
    game = games.get(name)
    rng = Rng.seeded(5)
    for seed in SEEDS:
        for number, state in enumerate(moments(game, seed)):
            seat = number % len(state.seat_names)
            real, imagined = (game.scene(game.view(one, seat)) for one in (state, state.imagine(seat, rng)))
            assert plain(real) == plain(imagined)


@pytest.mark.parametrize("name", GAMES)
def test_a_sheet_of_sprites_is_fit_to_stand_in_a_page(name: str) -> None:
    """Own ids, no style or script, and colours that follow the theme."""
    sheet = games.get(name).room / "sprites.svg"
    ids = [*names(sheet), *names(COMMON)]
    assert len(set(ids)) == len(ids)
    assert "cover" in ids
    for symbol in symbols(sheet):
        assert symbol.get("viewBox"), symbol.get("id")
        for element in symbol.iter():
            assert element.tag.removeprefix(SVG) in SHAPES, symbol.get("id")
            assert element is symbol or not element.get("id"), symbol.get("id")
            for attribute in ("fill", "stroke"):
                assert PAINT.fullmatch(element.get(attribute, "none")), f"{symbol.get('id')}: {element.get(attribute)}"
