"""PostgreSQL, Redis and Chromium for the tests: from Debian's packages, the first two started on free ports.

`python -m tests.services` installs what is missing, so that the tests need not.
"""

import fcntl
import os
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
from redis import Redis as Client
from redis import RedisError

PACKAGES = {"postgres": "postgresql", "redis-server": "redis-server", "chromium": "chromium"}
POLICY = Path("/usr/sbin/policy-rc.d")
LOCK = Path(tempfile.gettempdir()) / "kontor-test-services.lock"
PATIENCE = 30.0
TRIES = 3


class Unavailable(Exception):
    """A sentence that says what a tester can do about it."""


def find(program: str) -> str | None:
    """Where a program is. Debian keeps PostgreSQL's, one folder for each version, outside the path."""
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
    return shutil.which(program, path=os.pathsep.join([*map(str, reversed(versions)), os.environ.get("PATH", "")]))


def need(program: str) -> str:
    place = find(program)
    assert place is not None
    return place


def install_missing() -> None:
    """Install what is not there, once for all test processes of this machine."""
    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        missing = [package for program, package in PACKAGES.items() if find(program) is None]
        if not missing:
            return
        command = f"apt-get install -y {' '.join(missing)}"
        if os.geteuid() or not shutil.which("apt-get"):
            raise Unavailable(f"some tests need {' and '.join(missing)}; as root on Debian, '{command}' installs them")
        install(missing, command)


def install(packages: list[str], command: str) -> None:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    with no_services_started():
        subprocess.run(["apt-get", "update", "-qq"], capture_output=True, env=environment, check=False)
        done = subprocess.run(
            ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages],
            capture_output=True,
            text=True,
            env=environment,
            check=False,
        )
    if done.returncode:
        raise Unavailable(f"some tests need {' and '.join(packages)}, and '{command}' failed:\n{done.stderr.strip()}")


@contextmanager
def no_services_started() -> Iterator[None]:
    """Packages start their services when they are installed, unless this script of Debian's forbids it."""
    if POLICY.exists():
        yield
        return
    POLICY.write_text("#!/bin/sh\nexit 101\n")
    POLICY.chmod(0o755)
    try:
        yield
    finally:
        POLICY.unlink()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Service:
    """A program that runs in its own folder for as long as the tests do, and no longer."""

    user = ""
    farewell = signal.SIGTERM

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="kontor-test-"))
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None
        # PostgreSQL refuses to be run by root.
        self.who = ["--reuid", self.user, "--regid", self.user, "--clear-groups"] if os.geteuid() == 0 else []
        if self.who:
            shutil.chown(self.folder, self.user, self.user)

    def command(self) -> list[str]:
        raise NotImplementedError

    def prepare(self) -> None: ...

    def answers(self) -> bool:
        raise NotImplementedError

    def is_up(self, process: subprocess.Popen[bytes]) -> bool:
        """Whether it answers before it has ended, or our patience."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and process.poll() is None:
            if self.answers():
                return True
            time.sleep(0.05)
        return False

    def start(self) -> None:
        self.prepare()
        for _ in range(TRIES):
            self.port = free_port()
            if self.run():
                return
        raise Unavailable(f"{self.command()[0]} does not start:\n{(self.folder / 'log').read_text()}")

    def run(self) -> bool:
        with (self.folder / "log").open("wb") as log:
            self.process = subprocess.Popen(
                # It also ends when the tests are killed.
                ["setpriv", "--pdeathsig", self.farewell.name[3:], *self.who, *self.command()],
                stdout=log,
                stderr=log,
                cwd=self.folder,
            )
        return self.is_up(self.process)

    def restart(self) -> None:
        """End it and start it again where it was."""
        self.end()
        assert self.run()

    def end(self) -> None:
        if self.process is not None:
            self.process.send_signal(self.farewell)
            self.process.wait(PATIENCE)

    def stop(self) -> None:
        self.end()
        shutil.rmtree(self.folder, ignore_errors=True)


class Postgres(Service):
    user = "postgres"
    # At once: nobody will ever read this data again.
    farewell = signal.SIGQUIT

    def prepare(self) -> None:
        subprocess.run(
            [
                *(["setpriv", *self.who] if self.who else []),
                *(need("initdb"), "-D", str(self.folder / "data"), "-U", "postgres"),
                *("--auth", "trust", "--encoding", "UTF8", "--locale", "C.UTF-8"),
            ],
            cwd=self.folder,
            check=True,
            capture_output=True,
        )

    def command(self) -> list[str]:
        return [
            *(need("postgres"), "-D", str(self.folder / "data"), "-p", str(self.port)),
            *("-c", "listen_addresses=127.0.0.1", "-c", f"unix_socket_directories={self.folder}"),
        ]

    def answers(self) -> bool:
        try:
            psycopg.connect(self.url()).close()
        except psycopg.OperationalError:
            return False
        return True

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"test_{secrets.token_hex(6)}"
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def empty(self, address: str) -> None:
        """Take everything out of a database, and everybody: quicker than a new one."""
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            connection.execute("DROP SCHEMA public CASCADE")
            connection.execute("CREATE SCHEMA public")

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"


class Redis(Service):
    user = "redis"

    def command(self) -> list[str]:
        return [need("redis-server"), "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", "."]

    def answers(self) -> bool:
        try:
            with Client.from_url(self.url()) as client:
                return bool(client.ping())
        except RedisError:
            return False

    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def empty(self) -> None:
        with Client.from_url(self.url()) as client:
            client.flushall()


if __name__ == "__main__":
    try:
        install_missing()
    except Unavailable as problem:
        raise SystemExit(str(problem)) from None
