"""The encodings: what a seat may know, no more and hardly less, in the slots that are named."""

import json

import pytest

from kontor import games
from kontor.engine.encoding import Slot
from kontor.engine.game import Game
from kontor.engine.rng import Rng
from kontor.engine.state import State

from ..chance import start_any, step
from .view_parts import PARTS

GAMES = games.names()


def walk(game: Game, seed: int) -> list[State]:
    """Some states of a random game with random options and seats."""
    rng = Rng.seeded(seed)
    state = start_any(game, seed, rng)
    states = [state.clone()]
    while not state.over():
        step(state, rng)
        states.append(state.clone())
    return states


@pytest.mark.parametrize("name", GAMES)
def test_encodings_do_not_leak(name: str) -> None:
    """The real state and any world a seat imagines give the same numbers, always as many, none negative."""
    game = games.get(name)
    rng = Rng.seeded(5)
    for seed in range(10):
        for state in walk(game, seed)[:: 1 + seed % 3]:
            for seat in range(len(state.seat_names)):
                numbers = game.encode(state, seat)
                assert numbers == game.encode(state.imagine(seat, rng), seat)
                assert len(numbers) == game.features.length
                assert all(type(number) is int and number >= 0 for number in numbers)


@pytest.mark.parametrize("name", GAMES)
def test_every_slot_tells_its_part_of_the_view(name: str) -> None:
    """Slot by slot: the same numbers mean the same thing in the view, and the same thing gives the same numbers."""
    game = games.get(name)
    slots = {slot.name: slot for slot in game.features.slots}
    things: dict[tuple[str, tuple[int, ...]], str] = {}
    numbers: dict[tuple[str, str], tuple[int, ...]] = {}
    compared: set[str] = set()
    for seed in range(30 if name == "rival-cities" else 8):
        for state in walk(game, seed):
            if state.over():
                continue
            seats = len(state.seat_names)
            viewer = state.actors()[0] if seed % 2 else seed % seats
            code = game.encode(state, viewer)
            for slot, copy, thing in PARTS[name](game.view(state, viewer), turned(state, viewer)):
                compared.add(slot)
                told = tuple(values(code, slots, slot, copy))
                said = json.dumps(thing)
                assert things.setdefault((slot, told), said) == said, slot
                assert numbers.setdefault((slot, said), told) == told, slot
    of_steps = {slot for slot in slots if slot == "asked" or slot.startswith("open ")}
    assert compared == slots.keys() - of_steps | {"steps"}


def turned(state: State, viewer: int) -> list[str]:
    """The seats from the viewer on."""
    names = [*state.seat_names]
    return names[viewer:] + names[:viewer]


def values(code: list[int], slots: dict[str, Slot], name: str, copy: int) -> list[int]:
    """The numbers of a slot; those of all open steps go together."""
    if name == "steps":
        return code[slots["asked"].at :]
    slot = slots[name]
    return code[slot.at + copy * slot.stride : slot.at + copy * slot.stride + slot.length]


@pytest.mark.parametrize("name", GAMES)
def test_slots_lie_side_by_side(name: str) -> None:
    """Every number belongs to exactly one slot, and slots have names of their own."""
    features = games.get(name).features
    owners = [slot.name for slot in features.slots for place in places(slot)]
    covered = sorted(place for slot in features.slots for place in places(slot))
    assert covered == list(range(features.length))
    assert len(owners) == features.length
    assert len({slot.name for slot in features.slots}) == len(features.slots)
    assert all(slot.meaning for slot in features.slots)


def places(slot: Slot) -> list[int]:
    return [slot.at + copy * slot.stride + place for copy in range(slot.copies) for place in range(slot.length)]


def test_the_viewer_comes_first_and_absent_seats_are_zero() -> None:
    game = games.get("hamburgum")
    slots = {slot.name: slot for slot in game.features.slots}
    state = game.start(3, 4, {"first": "blue"})
    seated, first = slots["seated"], slots["first"]
    for seat in range(3):
        numbers = game.encode(state, seat)
        families = [numbers[seated.at + place * seated.stride] for place in range(seated.copies)]
        began = [numbers[first.at + place * first.stride] for place in range(first.copies)]
        assert families == [1, 1, 1, 0, 0]
        assert began.index(1) == (1 - seat) % 3
        assert not any(numbers[3 * seated.stride : 5 * seated.stride])


def test_own_cards_are_told_and_the_rivals_are_not() -> None:
    game = games.get("rival-cities")
    cards = next(slot for slot in game.features.slots if slot.name == "cards")
    for state in walk(game, 3):
        for seat in (0, 1):
            hand = game.view(state, seat)["cities"][state.seat_names[seat]]["hand"]
            numbers = game.encode(state, seat)[cards.at : cards.at + cards.length]
            assert [number + 1 for number, held in enumerate(numbers) if held] == sorted(hand)
