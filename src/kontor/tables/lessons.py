"""First games that teach by doing: a prepared position, and steps that say what to do and wait until it is done.

A lesson is the folder `lesson` in a game's room: `lesson.toml`, positions that it jumps to, and its sentences. Nothing
is kept between two steps: whoever learns says what they have done, and the position is played from the beginning.
"""

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import msgspec

from kontor import games
from kontor.engine.data import read
from kontor.engine.errors import BadData, IllegalMove, KontorError
from kontor.engine.events import Event, Listener
from kontor.engine.game import Game, apply
from kontor.engine.shapes import convert
from kontor.engine.state import State

from .refusals import Missing, Unfit

FOLDER = "lesson"
# What is done at a step that only wants to be read.
READ = "-"


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something to read, or one move to make.

    `say` is a sentence of the lesson; a step without one goes on with what was said before. Any of `moves` is right;
    `otherwise` is said when another one is chosen. `point` names what to look at, by the ids of the scene, where that
    is not what the right moves hang on. `then` are the others' answers, each a seat and its moves as in
    a record. `position` is a document that the step begins with.
    """

    say: str = ""
    moves: list[str] = []
    otherwise: str = ""
    point: list[str] = []
    then: list[str] = []
    position: str = ""


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the game begins, which seat learns, and the steps."""

    seats: int
    seed: int
    seat: str
    steps: list[Step]
    options: dict[str, str] = {}
    # What has been played before the lesson begins, as in `then`.
    first: list[str] = []


class Moment(msgspec.Struct, frozen=True):
    """Where one is in a lesson: the number of steps done, the position now, and what happened by the last of them."""

    number: int
    state: State
    events: list[Event]


class Lesson:
    """The first game of one title. Making it plays it through, so that a lesson that exists can be learnt."""

    def __init__(self, game: Game, folder: Path) -> None:
        self.game = game
        self.folder = folder
        self.path = folder / "lesson.toml"
        self.script = convert(read(self.path), Script, str(self.path), BadData)
        self.start = self.begin()
        if self.script.seat not in self.start.seat_names:
            raise BadData(f"{self.path}: seat: expected one of {', '.join(self.start.seat_names)}")
        self.seat = self.start.seat_names.index(self.script.seat)
        self.positions = {one.position: self.open(one.position) for one in self.script.steps if one.position}
        self.check()

    @property
    def steps(self) -> list[Step]:
        return self.script.steps

    def begin(self) -> State:
        try:
            state = self.game.start(self.script.seats, self.script.seed, self.script.options)
            for line in self.script.first:
                play_line(self.game, state, line)
        except KontorError as problem:
            raise BadData(f"{self.path}: {problem}") from None
        return state

    def open(self, name: str) -> State:
        """The position of a document beside the lesson, whatever the name of the data that it was made with."""
        path = self.folder / name
        try:
            document = json.loads(path.read_text(encoding="utf-8"))
            return self.game.load(document | {"data": self.game.data_hash})
        except (OSError, ValueError, TypeError, KontorError) as problem:
            raise BadData(f"{path}: is not a position of {self.game.title}: {problem}") from None

    def check(self) -> None:
        """Play the lesson through by the first right moves."""
        done: list[str] = []
        for number, step in enumerate(self.steps, 1):
            here = f"{self.path}: step {number}"
            if number == 1 and not step.say:
                raise BadData(f"{here}: say: expected what to say, for nothing was said before")
            for move in step.moves[1:]:
                self.try_step(here, [*done, move])
            done.append(step.moves[0] if step.moves else READ)
            self.try_step(here, done)

    def try_step(self, here: str, done: Sequence[str]) -> None:
        try:
            self.after(done)
        except KontorError as problem:
            raise BadData(f"{here}: {problem}") from None

    def after(self, done: Sequence[str]) -> Moment:
        """Where one is who has done this, step by step; raises when that is not what the lesson asked for."""
        if len(done) > len(self.steps):
            raise Unfit("lesson-end", count=len(self.steps))
        state = self.start.clone()
        listener = Listener()
        events: list[Event] = []
        for step, move in zip(self.steps, done, strict=False):
            state = self.before(step, state)
            state.listener = listener
            if move not in (step.moves or [READ]):
                raise Unfit("lesson-move", move=move)
            if step.moves:
                apply(state, self.seat, self.game.moves.number(move))
            for line in step.then:
                play_line(self.game, state, line)
            events = listener.take()
        if len(done) < len(self.steps):
            state = self.before(self.steps[len(done)], state)
        return Moment(len(done), state, events)

    def before(self, step: Step, state: State) -> State:
        """The position in which a step begins: the one that was reached, or its own."""
        return self.positions[step.position].clone() if step.position else state


def play_line(game: Game, state: State, line: str) -> None:
    """A seat and its moves, as a record has them."""
    name, _, moves = line.partition(" ")
    if name not in state.seat_names:
        raise IllegalMove(f"there is no seat '{name}'; there is {' and '.join(state.seat_names)}")
    for move in moves.split():
        apply(state, state.seat_names.index(name), game.moves.number(move))


@cache
def lesson(name: str) -> Lesson:
    """The first game of a title; raises `Missing` when nobody has written one."""
    if name not in games.names():
        raise Missing("game", game=name)
    game = games.get(name)
    if not has_lesson(game):
        raise Missing("lesson", game=game.title)
    return Lesson(game, game.room / FOLDER)


def has_lesson(game: Game) -> bool:
    return (game.room / FOLDER / "lesson.toml").is_file()
