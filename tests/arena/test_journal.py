"""The journal: a stopped run goes on with what it has, and with nothing else."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from kontor.arena.journal import BadJournal, Journal, cache_folder
from kontor.arena.match import Match

from .matches import invented, ranked

MATCH = invented("a,b", 6, 2)
GAMES = [ranked(MATCH, number, (1, 2)) for number in range(6)]


def write(path: Path, count: int) -> None:
    journal = Journal(MATCH, path)
    for game in GAMES[:count]:
        journal.add(game)
    journal.close(keep=True)


def test_games_are_there_again(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "m.partial"
    write(path, 4)
    journal = Journal(replace(MATCH, games=100), path)
    assert journal.games == {game.number: game for game in GAMES[:4]}
    journal.close(keep=False)
    assert not path.exists()


@pytest.mark.parametrize("cut", [1, 20, 60])
def test_a_torn_line_is_dropped_and_written_anew(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "m.partial"
    write(path, 3)
    path.write_bytes(path.read_bytes()[:-cut])
    journal = Journal(MATCH, path)
    assert sorted(journal.games) == [0, 1]
    journal.add(GAMES[2])
    journal.close(keep=True)
    assert Journal(MATCH, path).games == {game.number: game for game in GAMES[:3]}


def test_a_torn_first_line_is_a_new_journal(tmp_path: Path) -> None:
    path = tmp_path / "m.partial"
    path.write_bytes(b'{"game":"riv')
    assert Journal(MATCH, path).games == {}
    assert path.read_bytes().startswith(b'{"game":"rival-cities",')


@pytest.mark.parametrize(
    ("other", "words"),
    [
        (replace(MATCH, seed=8), "seed 7, not 8"),
        (replace(MATCH, bots=("a", "c")), "bots a,b, not a,c"),
        (replace(MATCH, options={"map": "x"}), "options none, not map=x"),
        (replace(MATCH, data="new"), "data data, not new"),
    ],
)
def test_another_match_is_left_alone(tmp_path: Path, other: Match, words: str) -> None:
    path = tmp_path / "m.partial"
    write(path, 3)
    before = path.read_bytes()
    with pytest.raises(BadJournal, match=rf"holds games of another match \({words}\); name another file, or"):
        Journal(other, path)
    assert path.read_bytes() == before
    assert Journal(other, path, fresh=True).games == {}


def test_a_broken_journal(tmp_path: Path) -> None:
    path = tmp_path / "m.partial"
    write(path, 3)
    path.write_bytes(path.read_bytes().replace(b'"number":1', b'"number":"one"'))
    with pytest.raises(BadJournal, match=r"m\.partial: line 3 is not of a journal"):
        Journal(MATCH, path)
    path.write_text("my notes\n")
    with pytest.raises(BadJournal, match="line 1 is not of a journal"):
        Journal(MATCH, path)
    assert path.read_text() == "my notes\n"


def test_no_place_for_a_journal(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadJournal, match="cannot be written"):
        Journal(MATCH, tmp_path / "file" / "m.partial")


def test_journals_lie_in_the_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", "/some/where")
    assert cache_folder() == Path("/some/where/kontor/arena")
    monkeypatch.delenv("XDG_CACHE_HOME")
    assert cache_folder() == Path.home() / ".cache/kontor/arena"


def test_only_the_same_match_has_the_same_key() -> None:
    assert MATCH.key() == replace(MATCH, games=9).key()
    assert MATCH.key() != replace(MATCH, bots=("b", "a")).key()
