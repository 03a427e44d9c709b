"""Whom the house saw a moment ago."""

import pytest

from kontor.tables import faces
from kontor.tables.faces import MOMENT, Faces
from kontor.tables.models import Player

ADA, BEA = Player(id=1, name="Ada"), Player(id=2, name="Bea")


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time, to be changed at will."""
    now = [1000.0]
    monkeypatch.setattr("kontor.tables.faces.time.monotonic", lambda: now[0])
    return now


def test_a_face_is_remembered_for_a_moment(clock: list[float]) -> None:
    known = Faces()
    known.note("x", ADA)
    clock[0] += MOMENT - 0.1
    assert known.recall("x") is ADA
    assert known.recall("y") is None
    clock[0] += 0.2
    assert known.recall("x") is None


def test_who_is_to_be_forgotten_is_forgotten_everywhere(clock: list[float]) -> None:
    known = Faces()
    known.note("browser", ADA)
    known.note("program", ADA)
    known.note("other", BEA)
    known.forget(ADA.id)
    assert [known.recall(hash) for hash in ("browser", "program", "other")] == [None, None, BEA]
    known.forget_this("other")
    assert known.recall("other") is None


def test_faces_do_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faces, "MOST", 10)
    known = Faces()
    for number in range(100):
        known.note(str(number), ADA)
    assert len(known.seen) == 10
    assert known.recall("99") is ADA
