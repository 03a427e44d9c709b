"""A title: what can be played, with how many, with which options; and the guarded door into a state."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, Final, Self

from .encoding import Features
from .errors import BadSetup, IllegalMove
from .events import Event
from .judging import Judge, Weights
from .moves import MoveTable
from .phrases import Phrase, Telling
from .rng import SEED_BITS
from .scene import Scene
from .state import State

NO_OPTIONS: Final[Mapping[str, str]] = {}

View = dict[str, Any]


class Option:
    """Something to settle before the first move."""

    def __init__(self, name: str, values: tuple[str, ...], meaning: str) -> None:
        self.name = name
        self.values = values
        self.default = values[0]
        self.meaning = meaning


class Game(ABC):
    """One immutable object per title and data; `kontor.games.get` hands them out."""

    name: ClassVar[str]
    title: ClassVar[str]
    about: ClassVar[str]
    room: ClassVar[Path]
    seats: ClassVar[range]
    options: ClassVar[tuple[Option, ...]]
    moves: ClassVar[MoveTable]
    endings: ClassVar[tuple[str, ...]]
    features: ClassVar[Features]
    rules_version: ClassVar[int]
    weights: Weights
    # Who says what to do, and who says how it will end.
    judge: Judge
    outlook: Judge

    @property
    @abstractmethod
    def data_hash(self) -> str:
        """Names the data this game is played with."""

    @abstractmethod
    def contents(self) -> dict[str, Any]:
        """The data file as it stands, with the source of every figure."""

    @abstractmethod
    def begin(self, seats: int, seed: int, options: Mapping[str, str]) -> State:
        """Set up a game from arguments that are known to be right."""

    @abstractmethod
    def view(self, state: State, seat: int | None) -> View:
        """All that this seat may know, as plain data; `None` is a spectator."""

    @abstractmethod
    def dump(self, state: State) -> dict[str, Any]:
        """The complete position as plain JSON data."""

    @abstractmethod
    def load(self, document: Any) -> State:
        """The state of a position document; raises `BadPosition` when it cannot be."""

    @abstractmethod
    def fault(self, state: State) -> str:
        """What is wrong with the pieces of a state; empty when nothing is."""

    @abstractmethod
    def make_judge(self, weights: Weights) -> Judge:
        """Somebody who estimates positions of this game by these weights."""

    @abstractmethod
    def encode(self, state: State, seat: int) -> list[int]:
        """What this seat may know, as the numbers that `features` names."""

    @abstractmethod
    def intro(self) -> Phrase:
        """What the game is about and how it is won, for somebody who has never seen it."""

    @abstractmethod
    def scene(self, view: View) -> Scene:
        """Where everything of this view lies on the table, with the legal moves on what they are about."""

    @abstractmethod
    def prompt(self, view: View) -> Phrase:
        """One sentence that says what is asked now, or how the game ended."""

    @abstractmethod
    def choice(self, view: View, move: str) -> Phrase:
        """What a legal move of this view means."""

    @abstractmethod
    def story(self, events: list[Event], viewer: int | None) -> list[Telling]:
        """What happened, as far as this viewer may know; `None` is a spectator."""

    @abstractmethod
    def rule(self, view: View, move: str) -> str:
        """The id of the rule that explains a legal move of this view."""

    def start(self, seats: int, seed: int, options: Mapping[str, str] = NO_OPTIONS) -> State:
        """A new game. The same seed, options and moves give the same game on every machine."""
        self.check_seats(seats)
        if not 0 <= seed < 1 << SEED_BITS:
            raise BadSetup(f"the seed {seed} is out of range: a seed is a whole number from 0 to 2^{SEED_BITS} - 1")
        return self.begin(seats, seed, self.settle_options(options))

    def check_seats(self, seats: int) -> None:
        if seats not in self.seats:
            raise BadSetup(f"{self.title} takes {spell_range(self.seats)} players, not {seats}")

    def weighed(self, weights: Weights) -> Self:
        """The same title, whose bots value things differently."""
        twin = object.__new__(type(self))
        vars(twin).update(vars(self))
        twin.weigh_by(weights)
        return twin

    def weigh_by(self, weights: Weights) -> None:
        self.weights = weights
        self.judge = self.make_judge(weights)
        self.outlook = self.make_judge(weights.foretelling())

    def settle_options(self, given: Mapping[str, str]) -> dict[str, str]:
        """Every option with its value; raises `BadSetup` for a name or a value that does not exist."""
        known = {option.name: option for option in self.options}
        for name, value in given.items():
            if name not in known:
                raise BadSetup(f"{self.title} has no option '{name}'; it has {spell_list(list(known))}")
            if value not in known[name].values:
                allowed = spell_list(list(known[name].values))
                raise BadSetup(f"the option '{name}' of {self.title} cannot be '{value}'; it can be {allowed}")
        return {name: given.get(name, option.default) for name, option in known.items()}


def apply(state: State, seat: int, move: int) -> None:
    """Play a move that comes from outside. An illegal one raises and leaves the state untouched."""
    if state.over():
        raise IllegalMove("the game is over")
    if seat not in state.actors():
        waiting = spell_list([state.seat_names[actor] for actor in state.actors()], "and")
        name = state.seat_names[seat] if 0 <= seat < len(state.seat_names) else f"seat {seat}"
        raise IllegalMove(f"{name} has nothing to decide now; the game waits for {waiting}")
    legal = state.legal(seat)
    if not isinstance(move, int):
        raise IllegalMove(f"a move is a number of the game's table, not {move!r}; `game.moves.number` reads notations")
    if move not in legal:
        name = state.moves.name(move) if 0 <= move < len(state.moves) else f"move {move}"
        raise IllegalMove(f"'{name}' is not legal now; legal: {state.moves.spell(legal)}")
    state.play(seat, move)


def spell_list(words: list[str], link: str = "or") -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {link} {words[-1]}"


def spell_range(numbers: range) -> str:
    low, high = numbers[0], numbers[-1]
    return str(low) if low == high else f"{low} to {high}"
