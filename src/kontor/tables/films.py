"""What happened at a table, scene by scene through the eyes of one viewer: what they were shown at the time, again."""

import msgspec

from kontor.engine.game import Game
from kontor.engine.record import Record, cut, parse

from .looks import LogLine, picture, words_of
from .sitting import Sitting

# A film has no more stills than this: those that are latest.
LONGEST = 40


class Still(msgspec.Struct, frozen=True):
    """A scene, and the sentences that led to it."""

    lines: list[LogLine]
    scene: msgspec.Raw


def film(game: Game, text: str, viewer: int | None, language: str) -> list[Still]:
    """The game of a record since a viewer last chose before others did; for a spectator the latest choices.

    The first still is how it was then. Choices that nobody may know of are not shown.
    """
    record = parse(text)
    choices = record.choices[:]
    first = beginning(record, game, viewer)
    cut(record, first)
    sitting = Sitting(game, record)
    words = words_of(game.name, language)
    stills = [Still([], scene_of(sitting, viewer, language))]
    for choice in choices[first:]:
        seat = sitting.state.seat_names.index(choice.seat)
        events = sitting.choose(seat, game.moves.number(choice.move))
        lines = [LogLine(one.seat, words.sentence(one.phrase)) for one in game.story(events, viewer)]
        if lines:
            stills.append(Still(lines, scene_of(sitting, viewer, language)))
    return stills


def beginning(record: Record, game: Game, viewer: int | None) -> int:
    """How many choices lie before what is shown."""
    count = len(record.choices)
    least = max(0, count - LONGEST)
    if viewer is None:
        return least
    own = game.start(len(record.players), record.seed, record.options).seat_names[viewer]
    first = count
    while first > least and record.choices[first - 1].seat == own:
        first -= 1
    while first > least and record.choices[first - 1].seat != own:
        first -= 1
    return first


def scene_of(sitting: Sitting, viewer: int | None, language: str) -> msgspec.Raw:
    game = sitting.game
    return picture(game, game.view(sitting.state, viewer), words_of(game.name, language))
