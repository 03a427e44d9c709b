"""Plain data from outside, made into typed data or refused with a sentence."""

import re
from typing import Any, Literal, TypeVar

import msgspec

from .errors import KontorError

T = TypeVar("T")

# Where a printed figure comes from: the rulebook, a public page, arithmetic, or our own invention.
Source = Literal["rulebook", "published", "inferred", "reconstructed"]


class Sourced(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A table of a data file, with the source of its figures."""

    source: Source


def convert(content: Any, shape: type[T], where: str, error: type[KontorError]) -> T:
    """The content in the wanted shape, or an error with the place, the key and what is expected there."""
    try:
        return msgspec.convert(content, shape)
    except msgspec.ValidationError as problem:
        what, _, path = str(problem).partition(" - at ")
        key = re.sub(r"^\$\.?", "", path.strip("`"))
        key = re.sub(r"\[(\d+)\]", lambda found: f" no. {int(found[1]) + 1}", key)
        raise error(f"{where}: {key + ': ' if key else ''}{what.replace('`', chr(39))}") from None
