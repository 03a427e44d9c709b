"""Position documents: what those of all games have in common, and open steps as plain data."""

from collections.abc import Callable, Sequence
from typing import Annotated, Any, NoReturn

import msgspec

from .errors import BadPosition
from .state import Step

WHERE = "position"
MOST = 1_000_000_000

Count = Annotated[int, msgspec.Meta(ge=0, le=MOST)]
Word = Annotated[int, msgspec.Meta(ge=0, lt=1 << 62)]

# How a value of a step is written, and how it is read at a place of the document.
Codec = tuple[Callable[[Any], Any], Callable[[Any, str], Any]]


class Document(msgspec.Struct, forbid_unknown_fields=True):
    """A part of a position document: these keys and no others."""


def refuse(key: str, reason: str) -> NoReturn:
    raise BadPosition(f"{WHERE}: {key}: {reason}")


def find(names: Sequence[str], name: Any, key: str) -> int:
    if name not in names:
        refuse(key, f"'{name}' is not known; expected one of {', '.join(names)}")
    return names.index(name)


def number(value: Any, key: str) -> int:
    if type(value) is not int or not 0 <= value <= MOST:
        refuse(key, f"expected a whole number from 0 to {MOST}, got {value!r}")
    return value


def flag(value: Any, key: str) -> bool:
    if type(value) is not bool:
        refuse(key, f"expected true or false, got {value!r}")
    return value


PLAIN: Codec = (int, number)
FLAG: Codec = (bool, flag)


def named(names: Sequence[str]) -> Codec:
    """One of these names, kept as its number."""
    return lambda value: names[value], lambda value, key: find(names, value, key)


def bits(names: Sequence[str]) -> Codec:
    """A set of names, kept as bits."""

    def read(value: Any, key: str) -> int:
        if not isinstance(value, list):
            refuse(key, f"expected a list of {', '.join(names)}")
        return sum(1 << find(names, name, key) for name in {*map(str, value)})

    return lambda mask: [name for place, name in enumerate(names) if mask >> place & 1], read


class StepCodec:
    """Writes and reads the open steps of one game; fields without a codec of their own are numbers."""

    def __init__(self, kinds: Sequence[type[Step[Any]]], codecs: dict[str, Codec]) -> None:
        self.kinds: dict[str, Any] = {kind.name: kind for kind in kinds}
        self.codecs = codecs

    def write(self, step: Step[Any]) -> dict[str, Any]:
        fields = {name: self.codecs.get(name, PLAIN)[0](getattr(step, name)) for name in step.fields}
        return {"step": step.name} | fields

    def read(self, document: dict[str, Any], key: str) -> Step[Any]:
        find(list(self.kinds), document.get("step"), f"{key}: step")
        kind = self.kinds[str(document["step"])]
        if set(document) != {"step", *kind.fields}:
            refuse(key, f"'{kind.name}' has exactly the fields {', '.join(['step', *kind.fields])}")
        values = {name: self.codecs.get(name, PLAIN)[1](document[name], f"{key}: {name}") for name in kind.fields}
        step: Step[Any] = kind(**values)
        return step

    def read_all(self, documents: list[dict[str, Any]]) -> list[Step[Any]]:
        return [self.read(step, f"open no. {place}") for place, step in enumerate(documents, 1)]
