"""The services that tests run on are what they should be."""

import psycopg
import pytest
from redis import Redis as Client

from . import services
from .services import Postgres, Redis


def test_postgresql_keeps_what_it_acknowledged_and_is_not_the_machines_own(postgres: Postgres) -> None:
    with psycopg.connect(postgres.url()) as connection:
        shown = [connection.execute(f"SHOW {name}").fetchone() for name in ("fsync", "port", "data_directory")]
    assert shown == [("on",), (str(postgres.port),), (str(postgres.folder / "data"),)]


def test_redis_answers(redis: Redis) -> None:
    with Client.from_url(redis.url()) as client:
        assert client.ping()


def test_what_cannot_be_installed_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(services, "PACKAGES", {"no-such-program": "no-such-package"})
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    with pytest.raises(services.Unavailable, match="as root on Debian, 'apt-get install -y no-such-package'"):
        services.install_missing()
