"""A game in scenes: a few at a time, each what it would be alone, and nothing that its viewer may not see."""

from pathlib import Path

import msgspec
import pytest

from kontor import games
from kontor.engine.record import parse
from kontor.tables.refusals import Unfit
from kontor.tables.replays import MOST_SCENES, Scenery, replay, scenes

RECORDS = Path(__file__).parents[1] / "records"
GAMES = {
    "rival-cities": "court",
    "hamburgum": "hamburg-open-3",
    "colonia": "greedy-3-a",
    "hamburg": "accidents-4",
}


def text_of(game: str) -> str:
    return (RECORDS / game / f"{GAMES[game]}.kontor").read_text(encoding="utf-8")


def seen(game: str, first: int, count: int, viewer: int | None = None) -> list[Scenery]:
    return scenes(text_of(game), first, count, viewer, "en", None)


@pytest.mark.parametrize("game", games.names())
def test_scenes_in_a_row_are_those_that_come_one_by_one(game: str) -> None:
    for first, viewer in ((0, None), (30, 1)):
        row = seen(game, first, 4, viewer)
        assert [one.at for one in row] == [first, first + 1, first + 2, first + 3]
        assert row == [seen(game, first + place, 1, viewer)[0] for place in range(4)]


@pytest.mark.parametrize("game", games.names())
def test_a_scene_tells_what_the_replay_tells(game: str) -> None:
    whole = replay(text_of(game), 40, 0, "fr", None)
    scene = scenes(text_of(game), 40, 1, 0, "fr", None)[0]
    assert scene.lines == whole.log[-1].lines
    assert scene.prompt == whole.prompt


def test_the_last_scene_is_the_end_of_the_game() -> None:
    count = len(parse(text_of("colonia")).choices)
    row = seen("colonia", count - 2, MOST_SCENES)
    assert [one.at for one in row] == [count - 2, count - 1, count]
    assert "The six weeks are over" in row[-1].prompt


def test_nobody_gets_more_than_a_few_scenes_at_once() -> None:
    assert len(seen("hamburgum", 0, 10 * MOST_SCENES)) == MOST_SCENES


def test_in_a_replay_nothing_can_be_played() -> None:
    moves = msgspec.json.decode(bytes(seen("hamburgum", 0, 1, 0)[0].scene))
    assert not any(thing.get("moves") for thing in (*moves["zones"], *moves["pieces"]))


@pytest.mark.parametrize(("first", "viewer"), [(100_000, None), (0, 7)])
def test_what_is_not_there_is_refused(first: int, viewer: int | None) -> None:
    with pytest.raises(Unfit):
        seen("rival-cities", first, 1, viewer)
