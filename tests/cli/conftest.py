"""Running the command as a person does: a process, its output, its exit code."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import kontor as package

Kontor = Callable[..., subprocess.CompletedProcess[str]]


def environment() -> dict[str, str]:
    """The form of the package under test, also in another folder."""
    return os.environ | {"PYTHONPATH": str(Path(package.__file__).parents[1])}


@pytest.fixture
def kontor(tmp_path: Path) -> Kontor:
    def run(*words: str, keys: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "kontor", *words],
            input=keys,
            capture_output=True,
            text=True,
            cwd=tmp_path,
            env=environment(),
            timeout=120,
            check=False,
        )

    return run
