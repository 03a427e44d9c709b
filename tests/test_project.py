"""The project itself: the README's example runs, and an installation without a compiler works."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_the_readme_example_runs(tmp_path: Path) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    done = subprocess.run([sys.executable, "-c", example], capture_output=True, text=True, cwd=ROOT, check=True)
    assert re.fullmatch(r"\[\d+, \d+\] \[[12], [12]\] [a-z-]+\n", done.stdout)


def test_without_a_compiler_the_same_source_is_built(tmp_path: Path) -> None:
    for part in ("src", "setup.py", "pyproject.toml", "README.md", "LICENSE"):
        source = ROOT / part
        if source.is_dir():
            shutil.copytree(source, tmp_path / part, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
        else:
            shutil.copy(source, tmp_path / part)
    built = tmp_path / "built"
    environment = os.environ | {"CC": "/no/such/compiler"}
    done = subprocess.run(
        [sys.executable, "setup.py", "build", "--build-lib", str(built)],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert "no C compiler found: installing Kontor uncompiled" in done.stderr
    assert not list(built.rglob("*.so"))
    version = subprocess.run(
        [sys.executable, "-m", "kontor", "--version"],
        cwd=tmp_path,
        env=environment | {"PYTHONPATH": str(built)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert version.stdout.endswith("(interpreted)\n")
    rules = subprocess.run(
        [sys.executable, "-m", "kontor", "rules", "rival-cities", "RC-1"],
        cwd=tmp_path,
        env=environment | {"PYTHONPATH": str(built)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "Hamburg" in rules.stdout
