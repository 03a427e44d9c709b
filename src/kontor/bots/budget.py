"""How long a bot may think: a number of playouts, a time, or until somebody says stop."""

import time


class Budget:
    """Not compiled: between two playouts a signal or another thread gets its turn."""

    def __init__(self, playouts: int | None = None, seconds: float | None = None) -> None:
        self.playouts = playouts
        self.seconds = seconds
        self.stopped = False
        self.done = 0
        self.deadline = 0.0

    def begin(self) -> None:
        self.done = 0
        self.deadline = time.perf_counter() + self.seconds if self.seconds is not None else float("inf")

    def stop(self) -> None:
        """Answer with what is known by now; from any thread."""
        self.stopped = True

    def spent(self) -> float:
        """How much of it is used up, from 0 to 1."""
        playouts = self.done / self.playouts if self.playouts is not None else 0.0
        seconds = 1.0 - (self.deadline - time.perf_counter()) / self.seconds if self.seconds else 0.0
        return min(max(playouts, seconds), 1.0)

    def goes_on(self) -> bool:
        """The first playout is always played: without it there is no opinion at all."""
        self.done += 1
        if self.done == 1:
            return True
        if self.stopped or (self.playouts is not None and self.done > self.playouts):
            return False
        return time.perf_counter() < self.deadline
