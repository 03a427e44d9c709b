"""A game whose chance is drawn from outside, for a search that must not read the future.

Chance lies inside the state: a generator, and piles that were shuffled by it. Whoever plays on a copy would find there
what is going to happen. So a choice is first tried, unless it is certain to bring chance; if chance spoke or a card
came, it is taken back and waits for a roll. The roll deals anew whatever no seat knows, and then the choice is carried
out.
"""

from typing import Any, Final

from mypy_extensions import i64

from .rng import Rng
from .state import State

# Who is to move when it is no seat.
CHANCE: Final = -1
OVER: Final = -4
# Choices after which a new copy is made: making one costs as much as repeating a choice or two, but few are repeated.
STRETCH: Final = 8


class Course:
    """A game under way: a state that is played on, and a copy to go back to with the choices made since.

    Where several seats are asked at once, the first of them is to move.
    """

    state: State
    kept: State | None
    shared: bool
    since: list[int]
    pending: int
    tried: bool
    player: int
    x: i64
    left: i64

    def __init__(self, state: State) -> None:
        self.state = state
        # Played on only for a roll, and only while no copy shares it.
        self.kept = None
        self.shared = False
        self.since = []
        # The choice that waits for a roll, and whether it was tried: then the state is of no use to anybody.
        self.pending = -1
        self.tried = False
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

    def apply(self, number: int) -> int:
        """The choice of the player to move, or the outcome of a roll; who is to move next."""
        if self.player == CHANCE:
            self.roll(number)
        else:
            self.play(number)
        return self.player

    def play(self, move: int) -> None:
        state = self.state
        if state.open[-1].chance:
            self.wait(move)
            return
        if self.kept is None or len(self.since) >= STRETCH:
            self.kept = state.clone()
            self.shared = False
            self.since = []
        state.play(self.player, move)
        if state.rng.x != self.x or state.undealt() != self.left:
            self.tried = True
            self.wait(move)
            return
        self.since.append(move)
        self.ask_next()

    def wait(self, move: int) -> None:
        """For a roll, before the choice is carried out."""
        self.pending = move
        self.player = CHANCE

    def roll(self, outcome: int) -> None:
        """Carry out the choice that waits; each outcome deals the unknown in its own way."""
        world = self.taken_back() if self.tried else self.state
        seeds = world.rng.clone()
        world.redeal(Rng.from_words(seeds.next(), seeds.next(), outcome))
        world.play(world.deciders[0], self.pending)
        self.state = world
        self.kept = None
        self.since = []
        self.pending = -1
        self.tried = False
        self.x = world.rng.x
        self.left = world.undealt()
        self.ask_next()

    def taken_back(self) -> State:
        """The state before the choice that was tried; the copy is used up, unless it is shared."""
        kept = self.kept
        assert kept is not None
        world = kept.clone() if self.shared else kept
        for move in self.since:
            world.play(world.deciders[0], move)
        return world

    def position(self) -> State:
        """The state as it stands, before a choice that waits for its roll; do not change it."""
        if not self.tried:
            return self.state
        self.shared = True
        return self.taken_back()

    def clone(self) -> "Course":
        twin = Course(self.state if self.tried else self.state.clone())
        twin.kept = self.kept
        twin.since = self.since[:]
        self.shared = twin.shared = True
        twin.pending = self.pending
        twin.tried = self.tried
        twin.player = self.player
        return twin

    def __deepcopy__(self, memo: Any) -> "Course":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return resume, (self.state if self.kept is None else self.kept, self.since, self.pending)


def resume(kept: State, since: list[int], pending: int) -> Course:
    """The course that these choices from this state make; `pending` is -1 if none waits for a roll."""
    course = Course(kept.clone())
    for move in since:
        course.play(move)
    if pending >= 0:
        course.play(pending)
    return course
