"""A game whose chance is drawn from outside, for a search that must not read the future.

Chance lies inside the state: a generator, and piles that were shuffled by it. Whoever plays on a copy would find there
what is going to happen. So a choice is first tried; if chance spoke or a card came, it is taken back and waits for a
roll. The roll deals anew whatever no seat knows, and then the choice is carried out.
"""

from typing import Any, Final

from mypy_extensions import i64

from .rng import Rng
from .state import State

# Who is to move when it is no seat.
CHANCE: Final = -1
OVER: Final = -4
# Choices after which a copy of the state is kept, so that few have to be repeated.
STRETCH: Final = 8


class Course:
    """A game under way: a state that is kept, the choices made since, and the state to which they have led.

    Where several seats are asked at once, the first of them is to move.
    """

    state: State
    kept: State
    shared: bool
    since: list[int]
    pending: int
    player: int
    x: i64
    left: i64

    def __init__(self, state: State, kept: State, since: list[int]) -> None:
        self.state = state
        # Played on only for a roll, and only while no copy shares it.
        self.kept = kept
        self.shared = False
        self.since = since
        self.pending = -1
        # Every number drawn changes both halves of the generator.
        self.x = state.rng.x
        self.left = state.undealt()
        self.ask_next()

    def ask_next(self) -> None:
        deciders = self.state.deciders
        self.player = deciders[0] if deciders else OVER

    def legal(self) -> list[int]:
        """What the player to move may choose, in ascending order; a list of its own."""
        moves = self.state.choices[0][:]
        moves.sort()
        return moves

    def apply(self, number: int) -> None:
        """The choice of the player to move, or the outcome of a roll."""
        if self.player == CHANCE:
            self.roll(number)
        else:
            self.play(number)

    def play(self, move: int) -> None:
        state = self.state
        state.play(self.player, move)
        if state.rng.x != self.x or state.undealt() != self.left:
            self.pending = move
            self.player = CHANCE
            return
        self.ask_next()
        self.since.append(move)
        if len(self.since) == STRETCH:
            self.kept = state.clone()
            self.shared = False
            self.since = []

    def roll(self, outcome: int) -> None:
        """Carry out the choice that waits; each outcome deals the unknown in its own way."""
        world = self.kept.clone() if self.shared else self.kept
        self.repeat(world)
        seeds = world.rng.clone()
        world.redeal(Rng.from_words(seeds.next(), seeds.next(), outcome))
        world.play(world.actors()[0], self.pending)
        self.state = world
        self.kept = world.clone()
        self.shared = False
        self.since = []
        self.x = world.rng.x
        self.left = world.undealt()
        self.ask_next()

    def position(self) -> State:
        """The state as it stands, before a choice that waits for its roll; do not change it."""
        if self.player != CHANCE:
            return self.state
        world = self.kept.clone()
        self.repeat(world)
        return world

    def repeat(self, world: State) -> None:
        for move in self.since:
            world.play(world.actors()[0], move)

    def clone(self) -> "Course":
        waiting = self.player == CHANCE
        # What a choice that waits has done to the state is of no use to anybody.
        twin = Course(self.kept if waiting else self.state.clone(), self.kept, self.since[:])
        self.shared = twin.shared = True
        if waiting:
            twin.pending = self.pending
            twin.player = CHANCE
        return twin

    def __deepcopy__(self, memo: Any) -> "Course":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return resume, (self.kept, self.since, self.pending if self.player == CHANCE else -1)


def begin(state: State) -> Course:
    """From here on; the state is played on."""
    return Course(state, state.clone(), [])


def resume(kept: State, since: list[int], pending: int) -> Course:
    """The course that these choices from this state make; `pending` is -1 if none waits for a roll."""
    course = begin(kept.clone())
    for move in since:
        course.play(move)
    if pending >= 0:
        course.play(pending)
    return course
