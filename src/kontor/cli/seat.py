"""A person at the table: the board, numbered choices in words, and the few keys beside them."""

import secrets
from pathlib import Path

from rich.console import Console
from rich.text import Text

from kontor import boards, bots, games
from kontor.arena.schedule import stream
from kontor.boards.sheet import BRASS, FAINT
from kontor.bots.bot import Bot, ask
from kontor.engine.errors import BadSetup, KontorError
from kontor.engine.game import Game, View, spell_list
from kontor.engine.phrases import Part, Phrase, Telling
from kontor.engine.record import read_record
from kontor.engine.rng import SEED_BITS, Rng
from kontor.engine.rulebook import Rulebook
from kontor.tables.sitting import Sitting
from kontor.words import Words

from .choices import choice_table, prompt_line
from .command import spelling

HERE = Path(__file__).parent
PERSON = "you"
HOUSE_BOT = "regular"


def sit_down(
    name: str,
    players: list[str] | None,
    seed: int | None,
    options: dict[str, str],
    save: Path | None,
    confirm: bool,
    language: str,
    folder: str | None,
) -> None:
    game = games.get(name, folder)
    words = Words([game.room, HERE], language)
    seed = secrets.randbits(32) if seed is None else seed
    if players is None:
        players = [PERSON] + [HOUSE_BOT] * (min(game.seats) - 1)
    check_players(players)
    sitting = Sitting.new(game, players, seed, options)
    if save is None:
        save = free_name(f"{game.name}-{seed}")
    elif save.exists():
        raise BadSetup(f"{save} is there already; go on with it by '{spelling()} resume {save}' or choose another name")
    elif not save.parent.is_dir():
        raise BadSetup(f"the folder {save.parent} of {save.name} does not exist")
    Seat(game, sitting, save, confirm, words).play()


def sit_down_again(file: Path, confirm: bool, language: str, folder: str | None) -> None:
    record = read_record(file)
    game = games.get(record.game, folder)
    words = Words([game.room, HERE], language)
    check_players(record.players)
    sitting = Sitting(game, record)
    if sitting.state.over():
        raise BadSetup(f"{file} is a finished game; look at it with '{spelling()} replay {file}'")
    Seat(game, sitting, file, confirm, words).play()


def check_players(players: list[str]) -> None:
    for player in players:
        if player != PERSON and not bots.is_name(player):
            raise BadSetup(f"nobody is called '{player}'; a seat is taken by {spell_list([PERSON, *bots.NAMES])}")


def free_name(stem: str) -> Path:
    """A file of this name that is not there yet."""
    path = Path(f"{stem}.kontor")
    number = 2
    while path.exists():
        path = Path(f"{stem}-{number}.kontor")
        number += 1
    return path


class Left(Exception):
    """The person has left the table."""


class Seat:
    """Runs a sitting: bots move by themselves, people are asked."""

    def __init__(self, game: Game, sitting: Sitting, save: Path, confirm: bool, words: Words) -> None:
        self.game = game
        self.sitting = sitting
        self.save = save
        self.confirm = confirm
        self.console = Console(highlight=False)
        self.words = words
        self.rulebook = Rulebook(game.room / "rules.md")
        self.players: list[Bot | None] = [
            None if player == PERSON else bots.make(player, game, stream(sitting.record.seed, "bot", seat))
            for seat, player in enumerate(sitting.record.players)
        ]
        self.people = [seat for seat, bot in enumerate(self.players) if bot is None]
        self.viewer: int | None = self.people[0] if len(self.people) == 1 else None
        self.shown_to = -1
        self.rng = Rng.seeded(secrets.randbits(SEED_BITS))
        # How far into the story each viewer has been told.
        self.told: dict[int | None, int] = dict.fromkeys((*self.people, None), len(sitting.story))

    def play(self) -> None:
        self.write()
        self.introduce()
        try:
            while not self.sitting.state.over():
                seat = self.sitting.state.actors()[0]
                bot = self.players[seat]
                if bot is None:
                    self.person(seat)
                else:
                    self.sitting.choose(seat, ask(bot, self.sitting.state, seat))
                    self.shown_to = -1
                    if seat not in self.sitting.state.actors():
                        self.write()
                        self.catch_up()
        except (Left, KeyboardInterrupt, EOFError):
            self.leave()
            return
        self.finish()

    def introduce(self) -> None:
        players = enumerate(self.sitting.record.players)
        seats = ", ".join(f"{self.seat_name(seat)}: {player}" for seat, player in players)
        seed = self.say("seed", seed=str(self.sitting.record.seed))
        self.console.print(f"[bold]{self.game.title}[/] – {seats} – {seed}")
        self.console.print(Text(self.words.say(self.game.intro())))
        self.console.print(Text(self.say("keys"), style=FAINT))
        self.console.print()

    def say(self, id: str, **args: Part) -> str:
        return self.words.say(Phrase(id, **args))

    def seat_name(self, seat: int) -> str:
        return self.say(self.sitting.state.seat_names[seat])

    def person(self, seat: int) -> None:
        """Ask for one choice of this seat and carry it out."""
        if self.viewer != seat:
            self.change_seats(seat)
        told = self.catch_up()
        view = self.game.view(self.sitting.state, seat)
        # To whoever plays alone the board is shown again when something happened by itself.
        alone = len(self.players) == 1 and any(telling.seat != seat for telling in told)
        if self.shown_to != seat or alone:
            self.show_board(view)
            self.shown_to = seat
        self.ask(view)
        while True:
            word = self.console.input(f"[bold {BRASS}]> [/]").strip().lower()
            if word in ("u", "b", "l", "q") or word.startswith("?"):
                if self.key(word, seat, view):
                    return
            elif which := number_of(word, view):
                if self.choose(seat, view["choices"][which - 1]):
                    return
            elif word:
                self.console.print(self.say("type-a-number", count=len(view["choices"])))

    def show_board(self, view: View) -> None:
        self.console.print(boards.draw(self.game, view, self.words))

    def ask(self, view: View) -> None:
        self.console.print(prompt_line(self.game, view, self.words))
        self.console.print(choice_table(self.game, view, self.words))

    def choose(self, seat: int, notation: str) -> bool:
        move = self.game.moves.number(notation)
        if self.confirm and self.is_final(seat, move) and not self.confirmed():
            return False
        self.sitting.choose(seat, move)
        self.write()
        return True

    def is_final(self, seat: int, move: int) -> bool:
        """Whether this choice gives the word to somebody else, as far as this seat can tell."""
        after = self.sitting.state.imagine(seat, self.rng)
        after.play(seat, move)
        return seat not in after.actors()

    def confirmed(self) -> bool:
        while True:
            word = self.console.input(f"[{FAINT}]{self.say('final-choice')} [/]").strip().lower()
            if word == "q":
                raise Left
            if word in ("", "u"):
                return word == ""

    def key(self, word: str, seat: int, view: View) -> bool:
        """One of the keys; whether the question must be put again."""
        if word == "q":
            raise Left
        if word == "u":
            return self.take_back()
        if word == "b":
            self.show_board(view)
            self.ask(view)
        elif word == "l":
            self.told[self.viewer] = 0
            self.catch_up()
            self.ask(view)
        else:
            self.explain(word[1:].strip(), view)
        return False

    def take_back(self) -> bool:
        taken = self.sitting.take_back()
        if not taken:
            self.console.print(self.say("nothing-to-take-back"))
            return False
        self.told[self.viewer] = len(self.sitting.story)
        self.write()
        self.console.print(self.say("taken-back", count=taken))
        self.shown_to = -1
        return True

    def explain(self, which: str, view: View) -> None:
        choices = view["choices"]
        number = number_of(which, view)
        if which and not number:
            self.console.print(self.say("how-to-explain", count=len(choices)))
            return
        wanted = [choices[number - 1]] if number else choices
        for id in dict.fromkeys(self.game.rule(view, move) for move in wanted):
            rule = self.rulebook.rule(id)
            self.console.print(Text(f"{rule.id}  ", style=f"bold {BRASS}") + Text(rule.text.replace("*", "")))

    def catch_up(self) -> list[Telling]:
        """Say what has happened since whoever looks at the screen was last told, as far as they may know."""
        story = self.sitting.story
        events = [event for part in story[self.told[self.viewer] :] for event in part]
        self.told[self.viewer] = len(story)
        told = self.game.story(events, self.viewer)
        for telling in told:
            style = boards.colour(self.game, telling.seat) if telling.seat >= 0 else FAINT
            self.console.print(Text.assemble(("  · ", style), self.words.sentence(telling.phrase)))
        return told

    def change_seats(self, seat: int) -> None:
        """Two people, one screen: nobody sees the other's hand, and each hears what happened meanwhile."""
        if self.viewer is not None:
            self.console.clear()
        self.console.input(self.say("change-seats", who=self.seat_name(seat)) + " ")
        self.viewer = seat
        self.shown_to = -1

    def write(self) -> None:
        try:
            self.sitting.record.save(self.save)
        except OSError as problem:
            raise KontorError(f"{self.save} cannot be written ({problem.strerror})") from None

    def leave(self) -> None:
        self.write()
        self.console.print(
            "\n" + self.say("game-kept", file=str(self.save), kontor=spelling()), soft_wrap=True, markup=False
        )

    def finish(self) -> None:
        self.write()
        self.catch_up()
        view = self.game.view(self.sitting.state, self.viewer)
        self.show_board(view)
        self.console.print(prompt_line(self.game, view, self.words))
        self.scores(view)
        self.console.print(
            self.say("record-kept", file=str(self.save), kontor=spelling()), soft_wrap=True, markup=False
        )

    def scores(self, view: View) -> None:
        for seat, (score, sheet) in enumerate(zip(view["scores"], view["sheets"], strict=True)):
            parts = " + ".join(f"{points} {self.say(f'score-{name}')}" for name, points in sheet.items())
            self.console.print(f"{self.seat_name(seat)}: {score} = {parts}")


def number_of(word: str, view: View) -> int:
    """The choice that this word numbers; 0 when it is none."""
    number = int(word) if word.isdecimal() and len(word) < 5 else 0
    return number if number <= len(view["choices"]) else 0
