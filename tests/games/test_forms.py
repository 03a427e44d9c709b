"""Compiled and interpreted play the same games, position by position."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
SCRIPT = Path(__file__).with_name("fingerprint.py")
GAMES = "16"


def run(form: str) -> list[str]:
    """The source tree is the interpreted form; without it Python finds the installed, compiled one."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if form == "interpreted":
        environment["PYTHONPATH"] = str(ROOT / "src")
    done = subprocess.run(
        [sys.executable, str(SCRIPT), GAMES],
        env=environment,
        cwd=SCRIPT.parent,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.split()


def test_both_forms_play_the_same_games() -> None:
    compiled, interpreted = run("compiled"), run("interpreted")
    assert compiled[0] == "True", "the installed kontor is not compiled; `make test` installs it"
    assert interpreted[0] == "False"
    assert compiled[1] == interpreted[1]
