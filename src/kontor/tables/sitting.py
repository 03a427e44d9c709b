"""One game being played: its state, its record, and its story so far."""

from kontor.engine.events import Event, Listener
from kontor.engine.game import Game, apply
from kontor.engine.record import Record, begin, close_record, open_record, replay
from kontor.engine.state import State


class Sitting:
    """The state is always the one that the record leads to."""

    def __init__(self, game: Game, record: Record) -> None:
        self.game = game
        self.record = record
        self.state: State
        self.story: list[list[Event]] = []
        self.fences: list[int] = []
        # How many answers to the secret question that is open have been written down.
        self.answers = 0
        self.rebuild()

    @staticmethod
    def new(game: Game, players: list[str], seed: int, options: dict[str, str]) -> "Sitting":
        game.start(len(players), seed, options)
        return Sitting(game, open_record(game, players, seed, options))

    def rebuild(self) -> None:
        self.state = begin(self.record, self.game)
        listener = Listener()
        self.state.listener = listener
        self.story = []
        self.fences = []
        self.answers = 0
        asked: list[int] = []
        last = -1
        for seat, _ in replay(self.record, self.game, self.state):
            if self.fences:
                self.story.append(listener.take())
                self.count_answers(asked, last)
            self.fences.append(self.state.fence)
            asked, last = self.state.actors(), seat
        if self.fences:
            self.story.append(listener.take())
            self.count_answers(asked, last)

    def choose(self, seat: int, move: int) -> list[Event]:
        """Play a move from outside and write it down; what happened."""
        fence = self.state.fence
        asked = self.state.actors()
        apply(self.state, seat, move)
        self.fences.append(fence)
        self.record.add(self.state.seat_names[seat], self.game.moves.name(move))
        answers = self.answers
        self.count_answers(asked, seat)
        if answers and not self.answers:
            self.record.sort_last(answers + 1, self.state.seat_names)
        if self.state.over():
            close_record(self.record, self.state)
        assert self.state.listener is not None
        self.story.append(self.state.listener.take())
        return self.story[-1]

    def count_answers(self, asked: list[int], seat: int) -> None:
        """One of those that were asked has answered; a secret question stays open while the others still owe theirs."""
        owing = [one for one in asked if one != seat]
        self.answers = self.answers + 1 if owing and self.state.actors() == owing else 0

    def is_secret(self) -> bool:
        """Whether several seats answer the open question behind their hands, though all but one may have done so."""
        return self.answers > 0 or len(self.state.actors()) > 1

    def can_take_back(self) -> int:
        """How many choices lie behind the last fence."""
        behind = 0
        for fence in reversed(self.fences):
            if fence != self.state.fence:
                break
            behind += 1
        return behind

    def take_back(self) -> int:
        """Go back to the last fence; the number of choices taken back."""
        behind = self.can_take_back()
        if behind:
            del self.record.choices[-behind:]
            self.rebuild()
        return behind
