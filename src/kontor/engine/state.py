"""The state of a game: a position, its chance, and a stack of what is still to be done or asked.

Whatever a rule leaves open is a `Step` on the stack. The top step runs: it changes the position, puts
further steps on the stack, or asks a seat to choose. An effect that asks a question that triggers
another effect is therefore just a deeper stack, whoever has to answer.
"""

from abc import abstractmethod
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from .events import Event, Fact, Listener
from .moves import MoveTable
from .rng import Rng

NOBODY: Final[list[int]] = []
ALONE: Final[list[list[int]]] = [[seat] for seat in range(6)]

S = TypeVar("S", bound="State")


# Not an ABC: compiled classes would share one cache of subclasses, and `isinstance` between siblings would lie.
@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Something still to be done. Steps are values: states share them, so they never change."""

    name: ClassVar[str] = ""
    fields: ClassVar[tuple[str, ...]] = ()
    # Whether every answer brings chance: a roll, or a card that nobody knew.
    chance: ClassVar[bool] = False

    @abstractmethod
    def run(self, state: S) -> None:
        """Do it, or ask for the choice it needs."""

    def answer(self, state: S, seat: int, move: int) -> None:
        """Carry out the choice that was asked for."""
        raise AssertionError(f"the step '{self.name}' asks nothing")


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One game in progress. Mutable, cheap to copy, without I/O and without text."""

    moves: MoveTable
    seat_names: tuple[str, ...]
    rng: Rng
    listener: Listener | None
    fence: int
    ending: str
    open: list[Step[Any]]
    waiting: bool
    deciders: list[int]
    choices: list[list[int]]

    def __init__(self, moves: MoveTable, seat_names: tuple[str, ...], rng: Rng) -> None:
        self.moves = moves
        self.seat_names = seat_names
        self.rng = rng
        self.listener = None
        self.fence = 0
        self.ending = ""
        self.open = []
        self.waiting = False
        self.deciders = NOBODY
        self.choices = []

    def progress_to(self, twin: "State") -> None:
        """Give a copy what the engine keeps: the open steps, who is asked what, the fence and the ending."""
        twin.fence = self.fence
        twin.ending = self.ending
        twin.open = self.open[:]
        twin.waiting = self.waiting
        twin.deciders = self.deciders
        twin.choices = self.choices

    def actors(self) -> list[int]:
        """The seats that decide now; several of them choose secretly and simultaneously. Do not change the list."""
        return self.deciders

    def legal(self, seat: int) -> list[int]:
        """What this seat may choose now. The list belongs to the state: read it, do not change it."""
        deciders = self.deciders
        return self.choices[deciders.index(seat)] if seat in deciders else []

    def play(self, seat: int, move: int) -> None:
        """Carry out a choice that is known to be legal; `apply` is the guarded door."""
        self.waiting = False
        self.open.pop().answer(self, seat, move)
        while not self.waiting:
            self.open.pop().run(self)
        if len(self.deciders) != 1 or self.deciders[0] != seat:
            self.fence += 1

    def settle(self) -> None:
        """Run the open steps of a new state until it waits for somebody's choice or the game is over."""
        self.waiting = False
        while not self.waiting:
            self.open.pop().run(self)

    def ask(self, step: Step[Any], seat: int, choices: list[int]) -> None:
        """Leave `step` open until this seat has chosen; several seats may be asked by one step."""
        if self.waiting:
            self.deciders = self.deciders + ALONE[seat]
            self.choices = [*self.choices, choices]
        else:
            self.waiting = True
            self.open.append(step)
            self.deciders = ALONE[seat]
            self.choices = [choices]

    def over(self) -> bool:
        return self.ending != ""

    def end(self, ending: str) -> None:
        """The game is over, in this way; whatever was still open is dropped."""
        self.ending = ending
        self.waiting = True
        self.open = []
        self.deciders = NOBODY
        self.choices = []
        self.tell("ended", -1, {"way": ending})

    def tell(self, name: str, seat: int, facts: dict[str, Fact], secret: dict[str, Fact] | None = None) -> None:
        if self.listener is not None:
            self.listener.hear(Event(name, seat, facts, secret))

    @abstractmethod
    def scores(self) -> list[int]:
        """Every seat's points as they stand."""

    @abstractmethod
    def ranks(self) -> list[int]:
        """1 for the winner; shared where the rules share victory."""

    @abstractmethod
    def clone(self) -> "State":
        """An independent copy, without the listener."""

    @abstractmethod
    def imagine(self, seat: int, rng: Rng) -> "State":
        """A random complete state that this seat cannot tell from the real one."""

    def redeal(self, rng: Rng) -> None:
        """Shuffle anew what no seat knows, and give chance a generator of its own."""
        self.rng = rng.fork()

    def undealt(self) -> int:
        """How many cards are still to come of those whose order no seat knows."""
        return 0
