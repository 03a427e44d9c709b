"""Which rule explains a choice."""

from collections.abc import Mapping
from typing import Any


def rule_of(view: Mapping[str, Any], move: str) -> str:
    return "HA-1"
