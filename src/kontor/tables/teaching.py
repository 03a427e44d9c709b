"""What a lesson says and shows at one of its steps, in the words of whoever learns."""

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from kontor.engine.phrases import Phrase
from kontor.words import Words

from .lessons import Lesson, lesson
from .looks import HERE, LogLine, picture
from .refusals import Unfit


class Offer(msgspec.Struct, frozen=True):
    """A legal move, in words, with the rule that explains it."""

    move: str
    words: str
    rule: str


class Teaching(msgspec.Struct, frozen=True):
    """One step: what to do and why, the table, and what has just happened."""

    done: list[str]
    words: str
    # What to say when a move is chosen that is not among the right ones.
    otherwise: str
    right: list[str]
    choices: list[Offer]
    point: list[str]
    prompt: str
    lines: list[LogLine]
    scene: msgspec.Raw
    # The numbers of the steps at which something is said; one can go back to each.
    stations: list[int]
    is_last: bool


@lru_cache(maxsize=16)
def lesson_words(name: str, language: str) -> Words:
    one = lesson(name)
    return Words([one.folder, one.game.room, HERE], language)


def teach(name: str, done: Sequence[str], language: str) -> Teaching:
    """The step after those that are done; raises when they are not what the lesson asked for."""
    one, words = lesson(name), lesson_words(name, language)
    if len(done) >= len(one.steps):
        raise Unfit("lesson-end", count=len(one.steps))
    game, moment = one.game, one.after(done)
    step, view = one.steps[moment.number], game.view(moment.state, one.seat)
    stations = [place for place, each in enumerate(one.steps) if each.say]
    return Teaching(
        list(done),
        words.say(Phrase(said(one, moment.number))),
        words.say(Phrase(step.otherwise or "lesson-otherwise")),
        step.moves,
        [Offer(move, words.sentence(game.choice(view, move)), game.rule(view, move)) for move in view["choices"]]
        if step.moves
        else [],
        step.point,
        words.say(game.prompt(view)),
        [LogLine(told.seat, words.sentence(told.phrase)) for told in game.story(moment.events, one.seat)],
        picture(game, view if step.moves else view | {"choices": []}, words),
        stations,
        moment.number == len(one.steps) - 1,
    )


def said(one: Lesson, number: int) -> str:
    """The last thing that was said up to a step."""
    return next(step.say for step in reversed(one.steps[: number + 1]) if step.say)
