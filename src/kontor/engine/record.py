"""Records: a played game as text that a person can read and a program can replay.

    [Game "rival-cities"]
    [Seats "Ada, greedy"]
    [Seed "7"]

    1. hamburg gain:furniture
    2. altona gain:cloth
    3. hamburg ink:2 buy:17

A line holds the choices that one seat made in a row and begins with the number of the first.
"""

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from .errors import BadRecord, IllegalMove
from .game import Game, apply
from .state import State

TAG = re.compile(r'\[(?P<name>[A-Z][a-z]*) "(?P<value>[^"]*)"\]')
NUMBER = re.compile(r"(\d+)\.")
REQUIRED = ("Game", "Rules", "Data", "Seats", "Seed", "Options", "Result")
# What stands beside the result of a finished game.
OUTCOME = ("Ranks", "Ending")
# The seal of the seed is what a table showed of it before the game.
OPTIONAL = ("Seal", *OUTCOME)
UNFINISHED = "*"


class Choice(NamedTuple):
    """One choice as it stands in a record."""

    seat: str
    move: str
    line: int
    column: int


class Record:
    """The header of a game and its choices in order."""

    def __init__(self, tags: dict[str, str], choices: list[Choice], source: str = "record") -> None:
        self.tags = tags
        self.choices = choices
        self.source = source

    @property
    def game(self) -> str:
        return self.tags["Game"]

    @property
    def players(self) -> list[str]:
        return [name.strip() for name in self.tags["Seats"].split(",")]

    @property
    def seed(self) -> int:
        if not re.fullmatch(r"[0-9]{1,40}", self.tags["Seed"]):
            raise BadRecord(f'{self.source}: the tag Seed is "{self.tags["Seed"][:50]}"; expected a whole number')
        return int(self.tags["Seed"])

    @property
    def seal(self) -> str | None:
        seal = self.tags.get("Seal")
        if seal is not None and not re.fullmatch(r"[0-9a-f]{64}", seal):
            raise BadRecord(f'{self.source}: the tag Seal is "{seal[:80]}"; expected 64 digits of 0-9 and a-f')
        return seal

    @property
    def options(self) -> dict[str, str]:
        options: dict[str, str] = {}
        for pair in self.tags["Options"].split():
            name, equals, value = pair.partition("=")
            if not equals:
                raise BadRecord(f'{self.source}: the tag Options has "{pair}"; expected name=value')
            options[name] = value
        return options

    def text(self) -> str:
        header = [f'[{name} "{self.tags[name]}"]' for name in (*REQUIRED, *OPTIONAL) if name in self.tags]
        lines: list[str] = []
        last = ""
        for number, choice in enumerate(self.choices, 1):
            if choice.seat == last:
                lines[-1] += f" {choice.move}"
            else:
                lines.append(f"{number}. {choice.seat} {choice.move}")
            last = choice.seat
        return "\n".join([*header, "", *lines]) + "\n"

    def add(self, seat: str, move: str) -> None:
        self.choices.append(Choice(seat, move, 0, 0))

    def sort_last(self, count: int, seat_names: tuple[str, ...]) -> None:
        """Write the answers to a secret question in the order of seats: when somebody answered is nobody's business."""
        self.choices[-count:] = sorted(self.choices[-count:], key=lambda choice: seat_names.index(choice.seat))

    def save(self, path: Path) -> None:
        replace_file(path, self.text())


def replace_file(path: Path, text: str) -> None:
    """Write a file in one go, so that a kill at any moment leaves a whole one, old or new."""
    draft = path.with_name(f".{path.name}-{os.urandom(4).hex()}")
    try:
        with draft.open("x", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise


def open_record(game: Game, players: list[str], seed: int, options: dict[str, str]) -> Record:
    """The record of a game that is about to begin."""
    tags = {
        "Game": game.name,
        "Rules": str(game.rules_version),
        "Data": game.data_hash,
        "Seats": ", ".join(players),
        "Seed": str(seed),
        "Options": " ".join(f"{name}={value}" for name, value in game.settle_options(options).items()),
        "Result": UNFINISHED,
    }
    return Record(tags, [])


def close_record(record: Record, state: State) -> None:
    """Write the result of a finished game into its record."""
    record.tags |= outcome(state)


def cut(record: Record, count: int) -> None:
    """Keep the first choices of a record, as of a game that is not over."""
    del record.choices[count:]
    record.tags["Result"] = UNFINISHED
    for name in OUTCOME:
        record.tags.pop(name, None)


def outcome(state: State) -> dict[str, str]:
    return {
        "Result": " ".join(map(str, state.scores())),
        "Ranks": " ".join(map(str, state.ranks())),
        "Ending": state.ending,
    }


def read_record(path: Path) -> Record:
    try:
        return parse(path.read_text(encoding="utf-8"), str(path))
    except OSError as problem:
        raise BadRecord(f"{path}: cannot be read ({problem.strerror})") from None
    except UnicodeDecodeError:
        raise BadRecord(f"{path}: is not UTF-8 text") from None


def parse(text: str, source: str = "record") -> Record:
    """The record in this text; raises `BadRecord` with the line and column of what is wrong."""
    tags: dict[str, str] = {}
    choices: list[Choice] = []
    seat = ""
    expects_seat = False
    numbered = 0
    last_number = ""
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("["):
            if choices or seat:
                raise BadRecord(f"{source}: line {number}, column 1: a tag cannot follow the moves")
            read_tags(line, number, tags, source)
            continue
        for found in re.finditer(r"\S+", line):
            word, column = found[0], found.start() + 1
            here = f"{source}: line {number}, column {column}"
            count = NUMBER.fullmatch(word)
            if count and not expects_seat and numbered > len(choices):
                raise BadRecord(f"{here}: the number {numbered}. before it has no move")
            if expects_seat:
                seat, expects_seat = word, False
            elif count:
                if len(count[1]) > 9 or int(count[1]) != len(choices) + 1:
                    raise BadRecord(f"{here}: expected the number {len(choices) + 1}. here, not {word}")
                expects_seat = True
                numbered = len(choices) + 1
                last_number = here
            elif not seat:
                raise BadRecord(f"{here}: expected a tag like [Game \"…\"] or the first move '1. …', not '{word}'")
            else:
                choices.append(Choice(seat, word, number, column))
    if numbered > len(choices):
        raise BadRecord(f"{last_number}: the last number has no move")
    missing = [name for name in REQUIRED if name not in tags]
    if missing:
        needed = ", ".join(REQUIRED)
        raise BadRecord(f"{source}: line 1, column 1: the tag {missing[0]} is missing; a record has {needed}")
    return Record(tags, choices, source)


def read_tags(line: str, number: int, tags: dict[str, str], source: str) -> None:
    """One or several tags on a line."""
    at = 0
    while at < len(line.rstrip()):
        if line[at] == " ":
            at += 1
            continue
        found = TAG.match(line, at)
        here = f"{source}: line {number}, column {at + 1}"
        if not found:
            raise BadRecord(f'{here}: expected a tag like [Seed "7"]')
        name = found["name"]
        if name not in REQUIRED + OPTIONAL:
            raise BadRecord(f"{here}: there is no tag {name}; a record has {', '.join(REQUIRED + OPTIONAL)}")
        if name in tags:
            raise BadRecord(f"{here}: the tag {name} stands here a second time")
        tags[name] = found["value"]
        at = found.end()


def begin(record: Record, game: Game) -> State:
    """The state before the first choice, when the record fits this game, its rules and its data."""
    if record.tags["Rules"] != str(game.rules_version):
        version = record.tags["Rules"]
        raise BadRecord(f"{record.source}: was played by version {version} of the rules; here is {game.rules_version}")
    if record.tags["Data"] != game.data_hash:
        raise BadRecord(
            f"{record.source}: was played with the data {record.tags['Data']}; here is {game.data_hash}. "
            "Name the folder of its data with --data"
        )
    return game.start(len(record.players), record.seed, record.options)


def replay(record: Record, game: Game, state: State) -> Iterator[tuple[int, int]]:
    """Play the choices of a record one by one into `state`, yielding seat and move before each is played."""
    for number, choice in enumerate(record.choices, 1):
        here = f"{record.source}: move {number} (line {choice.line}, column {choice.column})"
        if choice.seat not in state.seat_names:
            raise BadRecord(f"{here}: there is no seat '{choice.seat}'; there is {' and '.join(state.seat_names)}")
        try:
            seat = state.seat_names.index(choice.seat)
            move = game.moves.number(choice.move)
            if move not in state.legal(seat):
                apply(state, seat, move)  # says what is wrong
        except IllegalMove as problem:
            raise BadRecord(f"{here}: {problem}") from None
        yield seat, move
        state.play(seat, move)
    check_result(record, state)


def check_result(record: Record, state: State) -> None:
    """What the header says of the end must be what the moves lead to."""
    expected = outcome(state) if state.over() else {"Result": UNFINISHED}
    for name in ("Result", *OUTCOME):
        said, value = record.tags.get(name, ""), expected.get(name, "")
        if said != value:
            raise BadRecord(f'{record.source}: the tag {name} says "{said}", but the moves lead to "{value}"')


def play_out(record: Record, game: Game) -> State:
    """The state after all choices of a record, every one of them checked."""
    state = begin(record, game)
    for _ in replay(record, game, state):
        pass
    return state
