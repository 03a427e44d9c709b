"""Lists that copies of a game share: whoever changes one puts a new list in its place."""

from typing import TypeVar

from .rng import ALL, Rng

T = TypeVar("T")


def added(cards: list[int], card: int) -> list[int]:
    more = cards[:]
    more.append(card)
    return more


def without(cards: list[int], card: int) -> list[int]:
    fewer = cards[:]
    fewer.remove(card)
    return fewer


def swapped(things: list[T], place: int, thing: T) -> list[T]:
    """The list with another thing in a place."""
    anew = things[:]
    anew[place] = thing
    return anew


def shuffled(pile: list[int], rng: Rng, top: int = ALL) -> list[int]:
    mixed = pile[:]
    rng.shuffle(mixed, top)
    return mixed


def cut(things: list[int], place: int) -> list[int]:
    """The list without the thing in a place."""
    fewer = things[:]
    del fewer[place]
    return fewer
