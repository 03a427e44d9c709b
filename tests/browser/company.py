"""Who sits on the other seats: greedy bots inside the server, so that a test plays the same game every time."""

from collections.abc import Callable

from kontor import bots
from kontor.bots.bot import ask
from kontor.engine.rng import Rng
from kontor.tables.play import Play

from ..web.serving import Server


class Company:
    def __init__(self, server: Server, code: str, seed: int = 7) -> None:
        self.server = server
        self.code = code
        self.bot = bots.make("greedy", self.play.game, Rng.seeded(seed))

    @property
    def play(self) -> Play:
        return self.server.inside(self.server.house.live.open(self.code)).playing()

    @property
    def number(self) -> int:
        return self.play.number

    def question(self) -> str:
        """The name of the step that asks."""
        play = self.play
        step: str = play.game.dump(play.sitting.state)["open"][-1]["step"]
        return step

    def advise(self, seat: int) -> str:
        """What a bot would choose on this seat."""
        play = self.play
        return play.game.moves.name(ask(self.bot, play.sitting.state, seat))

    def choose(self, seat: int) -> None:
        """Let a seat choose by a bot."""
        self.server.inside(self.server.house.live.move(self.code, seat, self.advise(seat)))

    def go_on(self, *people: int) -> bool:
        """Choose for the others until only these seats are asked; whether the game goes on."""
        while not (play := self.play).over():
            others = [seat for seat in play.asked_now() if seat not in people]
            if not others:
                return True
            self.choose(others[0])
        return False

    def go_to(self, fits: Callable[[], bool]) -> None:
        """Choose for everybody until something holds."""
        while not fits():
            self.choose(self.play.asked_now()[0])
