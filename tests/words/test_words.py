"""Words: every phrase a game can utter has a message, in every language, with nothing left open."""

import re
from pathlib import Path

import pytest

from kontor import boards, cli, games, tables, web
from kontor.engine.events import Event, Listener
from kontor.engine.game import Game
from kontor.engine.phrases import Phrase
from kontor.engine.rng import Rng
from kontor.engine.rulebook import Rulebook
from kontor.words import Key, Words, key_of, languages

from ..chance import start_any, step

LANGUAGES = [
    (name, path.stem) for name in games.names() for path in sorted((games.get(name).room / "locale").glob("*.ftl"))
]
LESSONS = [games.get(name).room / "lesson" / "locale" for name in games.names()]
LOCALES = [*(Path(room.__path__[0]) / "locale" for room in (boards, cli, tables, web)), *LESSONS]
LEFT_OPEN = re.compile(r"[{}]|\$\w|[?]{3}")


def message_ids(path: Path) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE))


def variables(path: Path) -> dict[str, set[str]]:
    """The messages of a file, each with what is put into it."""
    parts = re.split(r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return {id: set(re.findall(r"\$(\w+)", text)) for id, text in zip(parts[1::2], parts[2::2], strict=True)}


def utterances(game: Game, games_played: int) -> dict[Key, Phrase]:
    """Everything that differs of what is said in some random games."""
    return {key_of(phrase): phrase for seed in range(games_played) for phrase in said_in(game, seed)}


def said_in(game: Game, seed: int) -> list[Phrase]:
    """Everything said in a random game to every seat."""
    rng = Rng.seeded(seed)
    state = start_any(game, seed, rng)
    said: list[Phrase] = []
    listener = Listener()
    state.listener = listener
    while not state.over():
        for seat in state.actors():
            view = game.view(state, seat)
            said.append(game.prompt(view))
            said += [game.choice(view, move) for move in view["choices"]]
        step(state, rng)
        events = listener.take()
        said += [telling.phrase for viewer in (0, None) for telling in game.story(events, viewer)]
    said.append(game.prompt(game.view(state, None)))
    return said


@pytest.mark.parametrize("name", games.names())
def test_everything_a_game_says_can_be_said(name: str) -> None:
    game = games.get(name)
    said = utterances(game, 15)
    for language in languages(game.room):
        words = Words([game.room], language)
        for phrase in said.values():
            text = words.sentence(phrase)
            assert text, phrase.id
            assert not LEFT_OPEN.search(text), f"{language}, {phrase.id}: {text}"


@pytest.mark.parametrize(("name", "language"), LANGUAGES)
def test_every_language_has_the_same_messages(name: str, language: str) -> None:
    folder = games.get(name).room / "locale"
    assert message_ids(folder / f"{language}.ftl") == message_ids(folder / "en.ftl")


@pytest.mark.parametrize("folder", LOCALES, ids=lambda folder: "-".join(folder.parts[-3:-1]))
def test_the_house_speaks_every_language(folder: Path) -> None:
    assert {one.stem for one in folder.glob("*.ftl")} == {"de", "en", "fr", "it"}
    for path in folder.glob("*.ftl"):
        assert variables(path) == variables(folder / "en.ftl"), path


def test_every_option_of_a_game_can_be_said() -> None:
    known = message_ids(Path(web.__file__).parent / "locale" / "en.ftl")
    for name in games.names():
        assert f"about-{name}" in known
        for option in games.get(name).options:
            assert f"option-{name}-{option.name}" in known
            assert {f"value-{name}-{option.name}-{value}" for value in option.values} <= known


@pytest.mark.parametrize("name", games.names())
def test_every_choice_has_a_rule(name: str) -> None:
    game = games.get(name)
    rules = Rulebook(game.room / "rules.md").rules
    rng = Rng.seeded(7)
    for seed in range(30):
        state = start_any(game, seed, rng)
        while not state.over():
            seat = state.actors()[0]
            view = game.view(state, seat)
            for move in view["choices"]:
                assert game.rule(view, move) in rules
            step(state, rng)


def test_a_missing_message_is_noticed() -> None:
    with pytest.raises(KeyError, match="no locale has the message 'nonsense'"):
        Words([games.get("rival-cities").room]).say(Phrase("nonsense"))


def test_payments_in_a_row_are_one_sentence() -> None:
    game = games.get("rival-cities")
    words = Words([game.room])
    events = [
        Event("paid", 0, {"item": "beer", "count": 1}),
        Event("paid", 0, {"item": "cloth", "count": 1}),
        Event("paid", 0, {"item": "beer", "count": 2}),
        Event("gained", 1, {"item": "star", "count": 1, "taken": 0}),
        Event("gained", 1, {"item": "letter", "count": 1, "taken": 1}),
        Event("drew", 1, {}, {"card": "special-3"}),
    ]
    assert [words.say(telling.phrase) for telling in game.story(events, 0)] == [
        "Hamburg pays 3 beer, 1 cloth.",
        "Altona gains 1 star.",
        "Altona gains 1 letter; the supply is short, 1 of it from the rival.",
        "Altona draws a special card.",
    ]
    assert words.say(game.story(events, 1)[-1].phrase) == "Altona draws special card 3."


def test_plurals() -> None:
    words = Words([games.get("rival-cities").room])
    assert words.say(Phrase("amount-letter", count=1)) == "1 letter"
    assert words.say(Phrase("amount-letter", count=2)) == "2 letters"


def test_some_choices_in_words() -> None:
    game = games.get("rival-cities")
    words = Words([game.room])
    state = game.start(2, 7, {"layout": "learning", "first": "hamburg"})
    for move in ("gain:furniture", "gain:cloth"):
        state.play(state.actors()[0], game.moves.number(move))
    view = game.view(state, 0)
    assert words.say(game.prompt(view)).startswith("Hamburg: how far do you move the ink jar?")
    assert words.sentence(game.choice(view, "ink:1")) == (
        "1 space to basic card 1: produce 2 beer (+1 a factory) – or – produce 1 cloth (+1 a factory)"
    )
    assert words.sentence(game.choice(view, "ink:3")) == "3 spaces to basic card 3: form an alliance [pay 1 product]"


@pytest.mark.parametrize("folder", [*(games.get(name).room / "locale" for name in games.names()), *LOCALES], ids=str)
def test_no_line_of_french_begins_with_a_colon(folder: Path) -> None:
    """The space before a double mark does not break."""
    text = (folder / "fr.ftl").read_text(encoding="utf-8")
    breaking = [
        line for line in text.splitlines() if not line.startswith("#") and re.search(r"[\w»)}’] [:;?!»](\s|$)", line)
    ]
    assert breaking == []
