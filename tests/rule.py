"""`@rule("RC-46")`: names the rules that a test proves. `tests/games/test_traceability.py` reads these marks."""

from collections.abc import Callable
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., None])


def rule(*ids: str) -> Callable[[Test], Test]:
    def mark(test: Test) -> Test:
        return test

    return mark
