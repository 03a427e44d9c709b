"""A finished game, or a record that somebody brought, step by step."""

import msgspec

from kontor import games
from kontor.engine.game import View
from kontor.engine.record import Record, cut, parse, play_out

from .looks import LogLine, words_of
from .refusals import Unfit
from .sitting import Sitting

MOST_CHOICES = 5000


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
    if at > count:
        raise Unfit("choice", count=count)
    if viewer is not None and viewer >= len(record.players):
        raise Unfit("such-seat", seat=viewer)
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
