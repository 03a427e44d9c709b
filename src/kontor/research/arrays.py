"""Encodings as arrays."""

from typing import Any

import numpy as np


def as_array(code: list[int]) -> Any:
    """Most encodings fit into bytes, which become an array several times sooner than a list of numbers does."""
    try:
        return np.frombuffer(bytes(code), np.uint8).astype(np.float32)
    except ValueError:
        return np.array(code, np.float32)
