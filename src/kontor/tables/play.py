"""A table's game as it follows from what is written down: the setup, and every entry in order.

Nothing else is ever known about a table. Whoever has the setup and the entries can rebuild the position, the clocks,
who plays for whom, and the log.
"""

from typing import Any, NamedTuple

import msgspec

from kontor import bots
from kontor.engine.events import Event
from kontor.engine.game import Game
from kontor.engine.record import Record

from .clock import NO_CLOCK, ClockRule, Clocks
from .fairness import seal
from .refusals import Refused
from .sitting import Sitting

MOVE = "move"
UNDO = "undo"
RESIGN = "resign"
LATE = "late"


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's history, counted from 1. `detail` is the move, or the bot that takes over."""

    number: int
    kind: str
    seat: int
    detail: str
    at: float


class Setup(msgspec.Struct, frozen=True):
    """What is settled when a game begins. `bots` names who plays for a seat, if no person does."""

    game: str
    players: list[str]
    bots: list[str | None]
    seed: int
    options: dict[str, str]
    started: float
    clock: ClockRule = NO_CLOCK


class Happening(msgspec.Struct, frozen=True):
    """A part of the log: an entry, and what came of it."""

    entry: Entry
    events: list[Event]


class Foreseen(NamedTuple):
    """Who will be asked, who will play for whom, when time will be up, and how the game will have ended."""

    asked: list[int]
    bots: list[str | None]
    deadline: float | None
    result: dict[str, Any] | None


class Play:
    """The game, the clocks and the log after the entries so far."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.sitting = Sitting.new(game, setup.players, setup.seed, setup.options)
        self.sitting.record.tags["Seal"] = seal(str(setup.seed))
        self.bots = list(setup.bots)
        self.clocks = Clocks(setup.clock, len(setup.players))
        self.log: list[Happening] = []
        self.number = 0
        self.moved = setup.started
        # The number of the last entry by which something was taken back.
        self.last_undo = 0
        # For each seat, the number of the entry after which it was asked what it is asked now.
        self.asked = [0] * len(setup.players)
        self.clocks.turn_to(self.people_asked(), setup.started)

    @property
    def record(self) -> Record:
        return self.sitting.record

    def over(self) -> bool:
        return self.sitting.state.over()

    def asked_now(self) -> list[int]:
        return self.sitting.state.actors()

    def people_asked(self) -> list[int]:
        return [seat for seat in self.asked_now() if self.bots[seat] is None]

    def bots_asked(self) -> list[int]:
        return [seat for seat in self.asked_now() if self.bots[seat] is not None]

    def follow(self, entry: Entry) -> None:
        """Carry out what is written; it was checked before it was written down."""
        assert entry.number == self.number + 1
        before = self.asked_now()
        FOLLOW[entry.kind](self, entry)
        self.number = entry.number
        self.moved = entry.at
        for seat in self.asked_now():
            if seat not in before or seat == entry.seat:
                self.asked[seat] = entry.number
        self.clocks.turn_to(self.people_asked(), entry.at)

    def foresee(self, entry: Entry) -> Foreseen:
        """What an entry will lead to, while nothing has happened yet."""
        asked = self.asked_now()
        bots = self.bots[:]
        result = None
        if entry.kind == MOVE:
            after = self.sitting.state.clone()
            after.play(entry.seat, self.game.moves.number(entry.detail))
            asked = after.actors()
            if after.over():
                result = {"points": after.scores(), "ranks": after.ranks(), "ending": after.ending}
        elif entry.kind in (RESIGN, LATE):
            bots[entry.seat] = entry.detail
        clocks = self.clocks.copy()
        clocks.turn_to([seat for seat in asked if bots[seat] is None], entry.at)
        return Foreseen(asked, bots, clocks.deadline(), result)

    def follow_move(self, entry: Entry) -> None:
        events = self.sitting.choose(entry.seat, self.game.moves.number(entry.detail))
        self.log.append(Happening(entry, events))

    def follow_undo(self, entry: Entry) -> None:
        taken = self.sitting.take_back()
        self.last_undo = entry.number
        self.log.append(Happening(entry, []))
        moves = [place for place, part in enumerate(self.log) if part.entry.kind == MOVE]
        for place in reversed(moves[len(moves) - taken :]):
            del self.log[place]

    def follow_takeover(self, entry: Entry) -> None:
        self.bots[entry.seat] = entry.detail
        self.log.append(Happening(entry, []))

    def check_move(self, seat: int, notation: str, asked: int | None) -> None:
        """Raises `Refused` for a move that cannot be written down now.

        `asked` names the question that the move answers, by the number of the entry after which it was put.
        """
        self.check_asked(seat)
        if asked is not None and asked != self.asked[seat]:
            raise Refused("question")
        legal = self.sitting.state.legal(seat)
        if notation not in [self.game.moves.name(move) for move in legal]:
            raise Refused("legal-move", move=notation, legal=self.game.moves.spell(legal))

    def check_asked(self, seat: int) -> None:
        if self.over():
            raise Refused("game-over")
        if seat not in self.asked_now():
            raise Refused("turn")

    def check_undo(self, seat: int) -> None:
        self.check_asked(seat)
        if not self.can_take_back(seat):
            raise Refused("undo")

    def can_take_back(self, seat: int) -> int:
        """How many choices this seat could take back now."""
        if self.asked_now() != [seat]:
            return 0
        return self.sitting.can_take_back()

    def check_takeover(self, seat: int, bot: str) -> None:
        if self.over():
            raise Refused("game-over")
        if self.bots[seat] is not None:
            raise Refused("takeover")
        bots.check(bot)


FOLLOW = {MOVE: Play.follow_move, UNDO: Play.follow_undo, RESIGN: Play.follow_takeover, LATE: Play.follow_takeover}
