"""What a host sets is checked before anything is started."""

from pathlib import Path

import pytest

from kontor.cli.working import work
from kontor.engine.errors import BadSetup
from kontor.web import settings
from kontor.web.settings import settle

POSTGRES = "postgresql://kontor:secret@db.example.org/kontor"


@pytest.fixture(autouse=True)
def bare_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for name in ("KONTOR_DATABASE", "KONTOR_BROKER", "KONTOR_HTTPS", "KONTOR_ORIGINS", "KONTOR_LENIENCY"):
        monkeypatch.delenv(name, raising=False)


def test_one_machine_needs_no_settings(tmp_path: Path) -> None:
    found = settle(None)
    assert found.database.database == str(tmp_path / "kontor" / "kontor.db")
    assert found.broker == ""


def test_postgresql_carries_notices_and_jobs_unless_told_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KONTOR_DATABASE", POSTGRES)
    assert settle(None).broker == POSTGRES
    monkeypatch.setenv("KONTOR_BROKER", "redis://cache.example.org/3")
    assert settle(None, workers=0).broker == "redis://cache.example.org/3"


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("KONTOR_BROKER", "amqp://localhost", "KONTOR_BROKER is 'amqp://localhost'; expected redis://… or postgresql"),
        ("KONTOR_LENIENCY", "some", "KONTOR_LENIENCY is 'some'; expected a number from 0"),
        ("KONTOR_DATABASE", "mysql://localhost/kontor", "'mysql' is no database that Kontor can use"),
    ],
)
def test_a_setting_that_cannot_be_is_refused(
    name: str, value: str, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(BadSetup, match=sentence):
        settle(None)


def test_bots_are_not_left_to_workers_that_cannot_hear_of_them() -> None:
    with pytest.raises(BadSetup, match="--workers 0 leaves the bots to 'kontor worker', which needs PostgreSQL"):
        settle(None, workers=0)
    with pytest.raises(BadSetup, match="a worker needs PostgreSQL, or KONTOR_BROKER with the address of Redis"):
        work(None, 2, None)
    with pytest.raises(BadSetup, match="--workers is at least 1"):
        work(POSTGRES, 0, None)


def test_packages_that_are_missing_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings, "find_spec", lambda name: None if name == "psycopg_pool" else object())
    assert settle(None).broker == ""
    with pytest.raises(BadSetup, match=r"psycopg_pool must be installed for this: pip install 'kontor\[server\]'"):
        settle(POSTGRES)
