"""Processes of Kontor as a host starts them, and ends them, kindly or not."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PATIENCE = 30.0


class Started:
    """A command of Kontor that runs; what it says goes to a file. Its first line names where it is to be found."""

    def __init__(self, folder: Path, *arguments: str, **settings: str) -> None:
        self.log = folder / f"{arguments[0]}-{len(list(folder.iterdir()))}.log"
        with self.log.open("wb") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "kontor", *arguments],
                env={**os.environ, "KONTOR_LENIENCY": "0", **settings},
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )
        self.greeting = ""

    def greet(self) -> str:
        """The first line, once the process has opened."""
        assert self.process.stdout is not None
        self.greeting = self.greeting or self.process.stdout.readline()
        assert self.greeting, self.log.read_text()
        return self.greeting

    @property
    def address(self) -> str:
        return next(word for word in self.greet().split() if word.startswith("http"))

    def is_alive(self) -> bool:
        return self.process.poll() is None

    def kill(self) -> None:
        """As when the power fails: nothing is tidied up."""
        self.process.kill()
        self.process.wait(PATIENCE)

    def end(self) -> str:
        """Ask it to stop; what it has complained about."""
        if self.is_alive():
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.kill()
                raise
        if self.process.stdout is not None:
            self.process.stdout.close()
        return self.log.read_text()


@contextmanager
def started(folder: Path, *arguments: str, **settings: str) -> Iterator[Started]:
    process = Started(folder, *arguments, **settings)
    try:
        yield process
    finally:
        process.end()
