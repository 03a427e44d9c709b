"""`kontor serve` as a person meets it: the address, the end, and what can be wrong."""

import os
import re
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from kontor.web.door import open_door


def begin(folder: Path, *options: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "kontor", "serve", "--database", str(folder / "kontor.db"), *options]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_the_server_says_its_address_and_ends_with_a_word(tmp_path: Path) -> None:
    server = begin(tmp_path, "--port", "0")
    assert server.stdout is not None
    said = server.stdout.readline()
    address = re.search(r"http://\S+", said)
    assert address, said
    with urllib.request.urlopen(f"{address[0]}/api/games") as answer:
        assert answer.status == 200
    os.kill(server.pid, signal.SIGINT)
    out, err = server.communicate(timeout=20)
    assert server.returncode == 0
    assert "closed" in out
    assert err == ""


def test_a_busy_port_is_said_in_a_sentence(tmp_path: Path) -> None:
    with open_door("127.0.0.1", 0) as door:
        port = str(door.getsockname()[1])
        out, err = begin(tmp_path, "--port", port).communicate(timeout=20)
    assert out == ""
    assert err.startswith(f"kontor: port {port} of 127.0.0.1 cannot be used (")
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize(
    ("database", "reason"),
    [
        ("{folder}/nowhere/kontor.db", "does not exist"),
        ("{folder}", "cannot be opened"),
        ("{folder}/text", "cannot be opened"),
        ("mysql://here/there", "is no database that Kontor can use"),
        (":memory:", "would not outlive"),
    ],
)
def test_an_unusable_database_is_said_in_a_sentence(tmp_path: Path, database: str, reason: str) -> None:
    (tmp_path / "text").write_text("no database at all\n" * 100)
    server = begin(tmp_path, "--port", "0", "--database", database.format(folder=tmp_path))
    out, err = server.communicate(timeout=20)
    assert (server.returncode, out) == (2, "")
    assert err.startswith("kontor: ")
    assert reason in err
    assert len(err.splitlines()) == 1
