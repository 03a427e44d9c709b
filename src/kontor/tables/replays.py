"""A finished game, or a record that somebody brought, step by step."""

import msgspec

from kontor import games
from kontor.engine.events import Event
from kontor.engine.game import View
from kontor.engine.record import Record, cut, parse, play_out

from .looks import LogLine, picture, words_of
from .refusals import Unfit
from .sitting import Sitting

MOST_CHOICES = 5000
# So many scenes can be had at once.
MOST_SCENES = 24


class Chosen(msgspec.Struct, frozen=True):
    """A choice in notation, and what came of it."""

    number: int
    seat: int
    move: str
    lines: list[LogLine]


class Replay(msgspec.Struct, frozen=True):
    """The position after so many choices through the eyes of a seat or of nobody, and the story until then."""

    game: str
    title: str
    at: int
    count: int
    viewer: int | None
    players: list[str]
    colours: list[str]
    prompt: str
    view: View
    log: list[Chosen]
    # Points and ranks at the end of the game.
    points: list[int] | None
    ranks: list[int] | None


class Scenery(msgspec.Struct, frozen=True):
    """The table after so many choices: what the last of them led to, what is asked now, and where everything lies."""

    at: int
    lines: list[LogLine]
    prompt: str
    scene: msgspec.Raw


def check_record(text: str, folder: str | None) -> Record:
    """The record in this text, every choice of it checked; raises when it cannot be looked at."""
    record = parse(text)
    if len(record.choices) > MOST_CHOICES:
        raise Unfit("record-size", most=MOST_CHOICES, count=len(record.choices))
    play_out(record, games.get(record.game, folder))
    return record


def replay(text: str, at: int | None, viewer: int | None, language: str, folder: str | None) -> Replay:
    """The position after `at` choices, by default after all."""
    record = parse(text)
    game = games.get(record.game, folder)
    words = words_of(game.name, language)
    count = len(record.choices)
    at = count if at is None else at
    check_wish(record, at, viewer)
    if at < count:
        cut(record, at)
    sitting = Sitting(game, record)
    state = sitting.state
    view = game.view(state, viewer)
    log = [
        Chosen(
            number,
            state.seat_names.index(choice.seat),
            choice.move,
            [LogLine(one.seat, words.sentence(one.phrase)) for one in game.story(events, viewer)],
        )
        for number, (choice, events) in enumerate(zip(record.choices, sitting.story, strict=True), 1)
    ]
    return Replay(
        game.name,
        game.title,
        at,
        count,
        viewer,
        record.players,
        list(state.seat_names),
        words.say(game.prompt(view)),
        view,
        log,
        state.scores() if state.over() else None,
        state.ranks() if state.over() else None,
    )


def scenes(text: str, first: int, count: int, viewer: int | None, language: str, folder: str | None) -> list[Scenery]:
    """The table after `first` choices and after those that follow, `count` scenes or as many as there are."""
    record = parse(text)
    check_wish(record, first, viewer)
    game = games.get(record.game, folder)
    words = words_of(game.name, language)
    following = record.choices[first : first + min(count, MOST_SCENES) - 1]
    if first < len(record.choices):
        cut(record, first)
    sitting = Sitting(game, record)

    def scenery(events: list[Event]) -> Scenery:
        view = game.view(sitting.state, viewer) | {"choices": []}
        lines = [LogLine(one.seat, words.sentence(one.phrase)) for one in game.story(events, viewer)]
        return Scenery(len(sitting.story), lines, words.say(game.prompt(view)), picture(game, view, words))

    seen = [scenery(sitting.story[-1] if sitting.story else [])]
    for choice in following:
        seat = sitting.state.seat_names.index(choice.seat)
        seen.append(scenery(sitting.choose(seat, game.moves.number(choice.move))))
    return seen


def check_wish(record: Record, at: int, viewer: int | None) -> None:
    if at > len(record.choices):
        raise Unfit("choice", count=len(record.choices))
    if viewer is not None and viewer >= len(record.players):
        raise Unfit("such-seat", seat=viewer)
