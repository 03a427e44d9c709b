"""Numbers for a learner: the named slots of a game's encoding, and the open steps as numbers.

Every number is a count, a place or a flag, and none is negative. Seats are told from the viewer: it comes first, the
others follow in the order in which they sit, and a seat that nobody has taken is all zeros.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from mypy_extensions import i64

from .state import State, Step


class Slot:
    """So many numbers from `at` on; one of `copies`, each `stride` after the one before."""

    def __init__(self, name: str, at: int, length: int, meaning: str) -> None:
        self.name = name
        self.at = at
        self.length = length
        self.meaning = meaning
        self.copies = 1
        self.stride = 0


class Features:
    """The slots of an encoding, one after the other."""

    def __init__(self) -> None:
        self.slots: list[Slot] = []
        self.length = 0

    def add(self, name: str, length: int, meaning: str) -> int:
        """A further slot; where it begins."""
        at = self.length
        self.slots.append(Slot(name, at, length, meaning))
        self.length += length
        return at

    def repeat(self, since: str, copies: int) -> int:
        """The slots from this one on are there once for each seat, the viewer's first; the stride from seat to seat."""
        first = [slot.name for slot in self.slots].index(since)
        stride = self.length - self.slots[first].at
        for slot in self.slots[first:]:
            slot.copies = copies
            slot.stride = stride
        self.length += stride * (copies - 1)
        return stride


NUMBER: Final = 0
ONE_OF: Final = 1
BITS: Final = 2
SEATS: Final = 3
ONE_SEAT: Final = 4
# The field of a step that says whose it is.
SEAT: Final = "seat"
# Names that are spelled out.
MANY: Final = 20


class Shape:
    """How a field of a step becomes numbers: as itself, as one of many, as a set, as a set of seats, or as a seat."""

    def __init__(self, way: int, length: int, meaning: str) -> None:
        self.way = way
        self.length = length
        self.meaning = meaning


PLAIN: Final = Shape(NUMBER, 1, "a number")
# A field that says nothing a player needs.
UNTOLD: Final = Shape(BITS, 0, "")


def one_of(names: Sequence[str]) -> Shape:
    return Shape(ONE_OF, len(names), f"one of: {spell(names)}")


def any_of(names: Sequence[str]) -> Shape:
    return Shape(BITS, len(names), f"any of: {spell(names)}")


def seats_of(names: Sequence[str]) -> Shape:
    return Shape(SEATS, len(names), "which seats, the viewer's first")


def seat_of(names: Sequence[str]) -> Shape:
    return Shape(ONE_SEAT, len(names), "which seat, the viewer's first")


def spell(names: Sequence[str]) -> str:
    return ", ".join(names) if len(names) <= MANY else f"{names[0]}, {names[1]} and so on to {names[-1]}"


class Plan:
    """Where the steps of one kind are counted, by seat if they have one, and where the fields of the topmost go."""

    def __init__(self, number: int, at: int, by_seat: bool) -> None:
        self.number = number
        self.at = at
        self.by_seat = by_seat
        self.names: list[str] = []
        self.places: list[int] = []
        self.shapes: list[Shape] = []


class OpenSteps:
    """The slots of what is asked now and of all that is still open; the order of the stack is not told."""

    def __init__(
        self, features: Features, kinds: Sequence[type[Step[Any]]], shapes: Mapping[str, Shape], seats: int
    ) -> None:
        names = [kind.name for kind in kinds]
        self.asked = features.add("asked", len(kinds), f"the question that is open, one of: {', '.join(names)}")
        self.plans: dict[str, Plan] = {}
        for number, kind in enumerate(kinds):
            by_seat = SEAT in kind.fields
            whose = ", by the seat they are for" if by_seat else ""
            at = features.add(f"open {kind.name}", seats if by_seat else 1, f"how many such steps are open{whose}")
            plan = Plan(number, at, by_seat)
            for field in kind.fields:
                shape = shapes.get(field, PLAIN)
                if field != SEAT and shape.length > 0:
                    plan.names.append(field)
                    plan.shapes.append(shape)
                    name = f"open {kind.name}: {field.replace('_', ' ')}"
                    plan.places.append(features.add(name, shape.length, f"of the topmost, {shape.meaning}"))
            self.plans[kind.name] = plan

    def place_of(self, kind: str, field: str) -> int:
        """Where a field of the topmost step of a kind goes."""
        plan = self.plans[kind]
        return plan.places[plan.names.index(field)]

    def write(self, out: list[int], state: State, viewer: int, boards: int = 0) -> None:
        """The steps of a state; `boards` where there are more that act than seats."""
        seats = max(boards, len(state.seat_names))
        steps = state.open
        last = len(steps) - 1
        for place in range(last, -1, -1):
            step = steps[place]
            plan = self.plans[step.name]
            if place == last:
                out[self.asked + plan.number] = 1
            topmost = True
            if plan.by_seat:
                seat: int = getattr(step, SEAT)
                for other in range(seats):
                    if out[plan.at + other]:
                        topmost = False
                out[plan.at + (seat - viewer) % seats] += 1
            else:
                topmost = out[plan.at] == 0
                out[plan.at] += 1
            if topmost:
                for number in range(len(plan.names)):
                    value = int(getattr(step, plan.names[number]))
                    put_shape(out, plan.places[number], plan.shapes[number], value, viewer, seats)


def put_shape(out: list[int], at: int, shape: Shape, value: int, viewer: int, seats: int) -> None:
    if shape.way == NUMBER:
        out[at] = value
    elif shape.way == ONE_OF:
        out[at + value] = 1
    elif shape.way == BITS:
        put_bits(out, at, value)
    elif shape.way == ONE_SEAT:
        out[at + (value - viewer) % seats] = 1
    else:
        for seat in range(seats):
            out[at + (seat - viewer) % seats] = value >> seat & 1


def put_bits(out: list[int], at: i64, bits: i64) -> None:
    """A flag for every member of a set."""
    while bits:
        if bits & 1:
            out[at] = 1
        bits >>= 1
        at += 1
