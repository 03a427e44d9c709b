"""The journal of a match: finished games as they finish, so that a stopped run can go on.

One JSON document a line: first the match, then its games in the order in which they ended. A last line that was cut
while it was written is dropped.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, TypeVar

import msgspec

from kontor.engine.errors import KontorError

from .match import Match
from .playing import Played

Entry = TypeVar("Entry", Match, Played)


class BadJournal(KontorError):
    """A file of games that cannot be read or written, or that belongs to another match."""


class Journal:
    """The finished games of a match by their numbers, and the file that keeps them."""

    def __init__(self, match: Match, path: Path, fresh: bool = False) -> None:
        """Goes on with the file if there is one, unless a fresh start is wanted."""
        self.path = path
        self.games: dict[int, Played] = {}
        with self.trouble():
            path.parent.mkdir(parents=True, exist_ok=True)
            self.file: BinaryIO = path.open("w+b" if fresh or not path.exists() else "r+b")
        text = self.file.read()
        whole = text.rfind(b"\n") + 1
        lines = text[:whole].splitlines()
        if lines:
            check_match(match, self.read(lines[0], 1, Match), path)
        for number, line in enumerate(lines[1:], 2):
            game = self.read(line, number, Played)
            self.games[game.number] = game
        self.file.seek(whole)
        self.file.truncate()
        if not lines:
            self.write(match)

    def read(self, line: bytes, number: int, kind: type[Entry]) -> Entry:
        try:
            return msgspec.json.decode(line, type=kind)
        except msgspec.DecodeError as problem:
            raise BadJournal(f"{self.path}: line {number} is not of a journal ({problem})") from None

    def add(self, game: Played) -> None:
        self.games[game.number] = game
        self.write(game)

    def write(self, entry: Match | Played) -> None:
        with self.trouble():
            self.file.write(msgspec.json.encode(entry) + b"\n")
            self.file.flush()

    @contextmanager
    def trouble(self) -> Iterator[None]:
        try:
            yield
        except OSError as problem:
            raise BadJournal(f"{self.path} cannot be written ({problem.strerror})") from None

    def close(self, keep: bool) -> None:
        """Once a match is over its journal is not needed, unless it holds games of a longer run."""
        self.file.close()
        if not keep:
            self.path.unlink(missing_ok=True)


def check_match(match: Match, kept: Match, path: Path) -> None:
    """The games in a file must be games of this match."""
    wanted, found = match.identity(), kept.identity()
    for name, value in wanted.items():
        if found[name] != value:
            raise BadJournal(
                f"{path} holds games of another match ({name} {spell(found[name])}, not {spell(value)}); "
                "name another file, or start afresh with --fresh"
            )


def spell(value: Any) -> str:
    if isinstance(value, dict):
        return " ".join(f"{name}={one}" for name, one in value.items()) or "none"
    return ",".join(value) if isinstance(value, list | tuple) else str(value)


def cache_folder() -> Path:
    """Where journals lie that were given no place."""
    base = os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base else Path.home() / ".cache") / "kontor" / "arena"
