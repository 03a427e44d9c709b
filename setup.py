"""Compiles the engine, the games' rules and the bots with mypyc where there is a C compiler.

Without one (or with KONTOR_COMPILE=0) the same source is installed as it is.
"""

import os
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from setuptools import setup

ROOT = Path("src/kontor")

# Modules, and folders of them, that read, write or describe: they gain nothing from being compiled.
PLAIN = {
    "budget", "cities", "faces", "ground", "hooks", "places", "signs", "things",
    "__init__", "box", "cardtext", "census_of_steps", "checks", "data", "document", "documents", "explain", "game",
    "phrases", "picture", "position", "record", "rulebook", "scene", "scene_easel", "scene_faces", "scene_families",
    "scene_harbour", "scene_relics", "scene_trades", "scene_week", "schema", "shapes", "tiletext", "today", "view",
}  # fmt: skip


def compiled_modules() -> list[str]:
    modules = [path for room in ("engine", "games", "bots") for path in sorted((ROOT / room).rglob("*.py"))]
    return [str(path) for path in modules if not PLAIN & {path.stem, path.parent.name}]


def has_compiler() -> bool:
    """Whether a module that includes Python's headers can be compiled here."""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("#include <Python.h>\nint main(void) { return 0; }\n")
        include = f"-I{sysconfig.get_paths()['include']}"
        try:
            done = subprocess.run([*command, include, "-c", str(source), "-o", f"{source}.o"], capture_output=True)
        except OSError:
            return False
        return done.returncode == 0


def extensions() -> list[Any]:
    if os.environ.get("KONTOR_COMPILE") == "0" or "sdist" in sys.argv:
        return []
    if not has_compiler():
        print("no C compiler found: installing Kontor uncompiled", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    modules: list[Any] = mypycify(compiled_modules(), opt_level="3", group_name="kontor")
    return modules


setup(ext_modules=extensions())
