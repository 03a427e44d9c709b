"""What a host can set: by options of `kontor serve` and `kontor worker`, or by the environment."""

import os
from importlib.util import find_spec
from pathlib import Path

import msgspec
from sqlalchemy.engine import URL

from kontor.engine.errors import BadSetup
from kontor.tables.database import address

HOST = "127.0.0.1"
PORT = 8321


class Settings(msgspec.Struct, frozen=True):
    """`broker` carries notices and bots' turns between processes: redis://… or postgresql://…, or nothing."""

    database: URL
    broker: str = ""
    host: str = HOST
    port: int = PORT
    # How many processes think for bots; None is one for each core, 0 leaves them to `kontor worker`.
    workers: int | None = None
    # Whether browsers reach the server by https, through a proxy.
    is_secure: bool = False
    # Addresses beside its own by which the server may be reached, for the check of web sockets' origins.
    origins: tuple[str, ...] = ()
    folder: str | None = None
    # How many times the usual pace people may keep (see `limits`); 0 is no limit.
    leniency: float = 1.0
    # What forms are signed with; by default a secret that the database keeps.
    secret: str = ""


def default_database() -> str:
    """A file in the place where this system keeps data of programs."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    folder = Path(base) / "kontor"
    folder.mkdir(parents=True, exist_ok=True)
    return str(folder / "kontor.db")


def settle(
    database: str | None,
    host: str = HOST,
    port: int = PORT,
    workers: int | None = None,
    folder: str | None = None,
) -> Settings:
    """The settings of a process; what is not given comes from the environment."""
    url = address(database or os.environ.get("KONTOR_DATABASE") or default_database())
    broker = os.environ.get("KONTOR_BROKER", "")
    if not broker and url.get_backend_name() == "postgresql":
        broker = url.set(drivername="postgresql").render_as_string(hide_password=False)
    if broker and broker.partition("://")[0] not in ("redis", "rediss", "postgresql"):
        raise BadSetup(f"KONTOR_BROKER is '{broker}'; expected redis://… or postgresql://…")
    check_packages(url, broker)
    if workers == 0 and not broker:
        raise BadSetup(
            "--workers 0 leaves the bots to 'kontor worker', which needs PostgreSQL, or Redis by KONTOR_BROKER"
        )
    if workers is not None and not 0 <= workers <= 256:
        raise BadSetup(f"--workers is a number from 0 to 256, not {workers}")
    secure = os.environ.get("KONTOR_HTTPS", "0") == "1"
    origins = tuple(os.environ.get("KONTOR_ORIGINS", "").split())
    leniency = read_number("KONTOR_LENIENCY", "1")
    secret = os.environ.get("KONTOR_SECRET", "")
    return Settings(url, broker, host, port, workers, secure, origins, folder, leniency, secret)


def check_packages(url: URL, broker: str) -> None:
    """PostgreSQL and Redis are for those who want them."""
    needed = ["psycopg", "psycopg_pool"] if "postgresql" in (url.get_backend_name(), broker.partition(":")[0]) else []
    needed += ["litestar_saq", "redis"] if broker else []
    missing = [name for name in needed if find_spec(name) is None]
    if missing:
        raise BadSetup(f"{' and '.join(missing)} must be installed for this: pip install 'kontor[server]'")


def read_number(name: str, usual: str) -> float:
    """A number of the environment that is not below 0."""
    text = os.environ.get(name, usual)
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 <= number < 1e9:
        raise BadSetup(f"{name} is '{text}'; expected a number from 0")
    return number
