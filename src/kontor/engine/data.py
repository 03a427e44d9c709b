"""A game's material on disk: finding the file, reading it strictly, and naming it by a short hash."""

import hashlib
import json
import os
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

from .errors import BadData
from .judging import Figures, Weights

FOLDER_VARIABLE = "KONTOR_DATA"
WEIGHTS = "weights.toml"


def find(game: str, built_in: Path, file: str, folder: str | None = None) -> Path:
    """The data file to play with: `folder`/`game`/`file` where a person keeps a corrected copy, else ours."""
    own = folder or os.environ.get(FOLDER_VARIABLE)
    if not own:
        return built_in / file
    if not Path(own).is_dir():
        raise BadData(f"the data folder {own} does not exist; it should hold {game}/{file}")
    corrected = Path(own) / game / file
    return corrected if corrected.is_file() else built_in / file


def read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as problem:
        raise BadData(f"{path}: cannot be read ({problem.strerror})") from None
    except UnicodeDecodeError:
        raise BadData(f"{path}: is not UTF-8 text") from None
    except (ValueError, RecursionError) as problem:
        raise BadData(f"{path}: is not TOML: {' '.join(str(problem).split())}") from None


def read_weights(path: Path) -> Weights:
    """What a game's bots think things are worth: numbers and lists of them, and two tables of more numbers."""
    content = read(path)
    search = content.pop("search", {})
    outlook = content.pop("outlook", {})
    check = Check(path)
    for name, table in (("search", search), ("outlook", outlook)):
        if not isinstance(table, dict):
            check.fail(name, "a table of numbers")
    for name, figure in search.items():
        check.number(f"search.{name}", figure)
    for name in outlook:
        if name not in content:
            check.fail(f"outlook.{name}", "the name of a figure that stands above, too")
    habits = {name: float(figure) for name, figure in search.items()}
    return Weights(figures_of(check, content), habits, figures_of(check, outlook, "outlook."), str(path))


def figures_of(check: "Check", content: dict[str, Any], before: str = "") -> Figures:
    """Numbers and lists of them."""
    for name, figures in content.items():
        for figure in figures if isinstance(figures, list) else [figures]:
            check.number(f"{before}{name}", figure)
    return {
        name: [float(one) for one in figures] if isinstance(figures, list) else float(figures)
        for name, figures in content.items()
    }


def digest(content: dict[str, Any]) -> str:
    """A short name for the content; spelling and comments of the file do not change it."""
    return hashlib.sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()[:12]


class Check:
    """What must hold beyond the shape of a file; every failure names the file, the key and what is expected."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def fail(self, key: str, expected: str) -> NoReturn:
        raise BadData(f"{self.path}: {key}: expected {expected}")

    def number(self, key: str, found: object) -> None:
        if isinstance(found, bool) or not isinstance(found, int | float):
            self.fail(key, "a number")

    def numbered(self, key: str, found: Sequence[int | str], wanted: Sequence[int | str]) -> None:
        """Every wanted id once, and no other."""
        for one in wanted:
            if found.count(one) != 1:
                self.fail(f"{key} with id {one!r}", f"exactly one, found {found.count(one)}")
        if len(found) > len(wanted):
            odd = next(one for one in found if one not in wanted)
            self.fail(f"{key} with id {odd!r}", f"no such {key}; ids go from {wanted[0]} to {wanted[-1]}")
