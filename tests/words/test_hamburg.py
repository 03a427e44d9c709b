"""Hamburg's words: the texts of its cards and tiles, made of the data, and everything that is rarely said."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kontor import games
from kontor.engine.events import Listener
from kontor.engine.phrases import Phrase
from kontor.engine.rng import Rng
from kontor.engine.rulebook import Rulebook
from kontor.engine.state import State
from kontor.games.hamburg import steps
from kontor.games.hamburg.game import Hamburg
from kontor.games.hamburg.moves import BUILD
from kontor.games.hamburg.questions import Question
from kontor.games.hamburg.terms import (
    CARDS,
    CLERK_TILES,
    COLOURS,
    DICE,
    EXPANSIONS,
    INSTANT,
    MAYOR_SIDES,
    STEPS,
    TILES,
)
from kontor.words import Words

from ..chance import start_any, step
from ..games.hamburg.table import GAME, MATERIAL, table

assert isinstance(GAME, Hamburg)
PHRASES = GAME.phrases
DATA = GAME.room / "data"
CARD_DATA = {card["id"]: card for card in tomllib.loads((DATA / "cards.toml").read_text())["card"]}
LANGUAGES = ("en", "fr", "de", "it")
LEFT_OPEN = re.compile(r"[{}]|\$\w|[?]{3}")
# Cards whose questions are rare, given to red beside twelve cards of a type.
RARE = (2, 36, 54, 60, 108, 151, 190, 228)


def numbers(text: str) -> set[int]:
    return {int(one) for one in re.findall(r"\d+", text)}


def tile_phrases() -> Iterator[Phrase]:
    tiles = PHRASES.tiles
    yield from (tiles.mayor(number) for number in range(1, MAYOR_SIDES + 1))
    yield from (tiles.ship(colour) for colour in DICE)
    yield from (tiles.token(number) for number in range(len(MATERIAL.tokens)))
    yield from (tiles.exchange(tile, at) for tile in range(1, TILES + 1) for at in range(1, 2 * STEPS + 1))
    yield from (tiles.clerk(tile, side) for tile in range(1, CLERK_TILES + 1) for side in ("front", "back"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_what_it_does(language: str) -> None:
    words = Words([GAME.room], language)
    for card in range(1, CARDS + 1):
        text = words.say(PHRASES.cards.text(card))
        assert len(text) > 8, card
        assert not LEFT_OPEN.search(text), f"{card}: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_with_different_effects_have_different_texts(language: str) -> None:
    words = Words([GAME.room], language)
    effects: dict[str, set[tuple[object, ...]]] = {}
    for card, row in CARD_DATA.items():
        # At once is at once in any phase; so is always, and the end.
        phase = row["phase"] if row["works"] == "round" else 0
        effects.setdefault(words.say(PHRASES.cards.text(card)), set()).add((row["works"], phase, row["effect"]))
    assert [text for text, told in effects.items() if len(told) > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_of_a_text_are_those_of_the_data(language: str) -> None:
    """One is left out of the notation where it goes without saying; lowered risks bring points, low dice are low."""
    words = Words([GAME.room], language)
    for card, row in CARD_DATA.items():
        said, written = numbers(words.say(PHRASES.cards.text(card))), numbers(row["effect"])
        unwritten = {1, MATERIAL.calm_points, MATERIAL.low_to if "no-low" in row["effect"] else 1}
        assert written <= said <= written | unwritten, f"{card}: {said} {written}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_called_by_its_type_and_number(language: str) -> None:
    words = Words([GAME.room], language)
    names = {words.say(PHRASES.cards.name(card)) for card in range(1, CARDS + 1)}
    assert len(names) == CARDS
    assert max(len(name) for name in names) <= 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_says_what_it_does(language: str) -> None:
    words = Words([GAME.room], language)
    for phrase in tile_phrases():
        text = words.say(phrase)
        assert len(text) > 4, phrase.id
        assert not LEFT_OPEN.search(text), f"{phrase.id}: {text}"


def test_some_texts() -> None:
    words = Words([GAME.room])
    told = {card: words.say(PHRASES.cards.text(card)) for card in (2, 20, 66, 70, 109, 157, 182, 213, 263)}
    assert told == {
        2: "every round, with the dice, if no die shows 2 or less, for 4 Marks: advance one square",
        20: "once a round, for 1 violet worker: 2 points for every 3 violet sites",
        66: "always: counts as Leisure, Art, Theatre, Circus alike",
        70: "whenever you lay a site: lower the risk of that colour by 1 step (1 point a step)",
        109: "once a round, for workers of different colours, as many as you like: "
        "1 Mark per worker handed back, 1 point per worker handed back",
        157: "once a round, for 1 worker of any colour: lower the risk of that colour by 2 steps (1 point a step)",
        182: "always: orange buildings cost half, rounded up",
        213: "once a round, for 1 orange worker: 1 point per die showing a one",
        263: "at the start of every round: draw a grey card",
    }


def test_a_corrected_data_file_changes_the_text(tmp_path: Path) -> None:
    (tmp_path / "hamburg").mkdir()
    cards = (DATA / "cards.toml").read_text()
    corrected = cards.replace('"orange > points ones"', '"grey > points 3*ones"').replace(
        'id = 213, colour = "violet", type = "church", works = "round", phase = 3, cost = 6',
        'id = 213, colour = "violet", type = "church", works = "round", phase = 3, cost = 7',
    )
    assert corrected != cards
    (tmp_path / "hamburg" / "cards.toml").write_text(corrected)
    base = (DATA / "base.toml").read_text().replace("calm_points = 1", "calm_points = 2")
    (tmp_path / "hamburg" / "base.toml").write_text(base)
    game = games.get("hamburg", str(tmp_path))
    assert isinstance(game, Hamburg)
    words = Words([game.room])
    assert words.say(game.phrases.cards.whole(213)) == (
        "Church 213 (violet) – 7 Marks, 2 points – once a round, for 1 grey worker: 3 points per die showing a one"
    )
    assert words.say(game.phrases.cards.text(147)) == "at once: lower your risks by 2 steps (2 points a step)"


def rich_tables() -> Iterator[State]:
    """Boards on which a lot can happen: every building stands or is on a hand once, beside some rare ones."""
    for place, first in enumerate(range(1, 241, 12)):
        cards = [*range(first, first + 12), *[card for card in RARE if not first <= card < first + 12]]
        rich = {
            "marks": 60 if place % 2 else 12,
            "workers": dict.fromkeys(COLOURS, 4),
            "risks": dict.fromkeys(COLOURS, 1),
            "wall": (4, 4),
            "majorities": ["wall", "zoo"],
        }
        red = rich | {
            "hand": [card for card in cards if MATERIAL.works[card] == INSTANT],
            "buildings": [card for card in cards if MATERIAL.works[card] != INSTANT],
            "left": [241, 245, 249, 253, 257],
            "sites": ["violet", "orange", "grey", "pink"],
        }
        other = rich | {"buildings": [card for card in (121, 147, 206) if card not in cards], "sites": ["pink", "pink"]}
        for seats in (1, 3):
            rival = "tom" if seats == 1 else "green"
            for luck in range(1, 5):
                boards: dict[str, Any] = {"red": red, rival: other}
                yield table("refill", seats, round=7, expansions=EXPANSIONS, luck=luck, **boards).state


def build(state: State, rng: Rng) -> None:
    """By chance, but more often a building than not."""
    seat = state.actors()[0]
    if BUILD in state.legal(seat) and rng.below(3):
        state.play(seat, BUILD)
    else:
        step(state, rng)


class Heard:
    """Everything that was asked, offered and told in many games."""

    def __init__(self) -> None:
        self.questions: set[str] = set()
        self.events: set[str] = set()
        self.phrases: dict[str, list[Phrase]] = {}
        self.rules: set[str] = set()

    def play_out(self, state: State, rng: Rng) -> None:
        listener = Listener()
        state.listener = listener
        while not state.over():
            seat = state.actors()[0]
            view = GAME.view(state, seat)
            self.questions.add(view["open"][-1]["step"])
            self.keep(GAME.prompt(view))
            self.keep(GAME.prompt(GAME.view(state, None)))
            for move in view["choices"]:
                self.keep(GAME.choice(view, move))
                self.rules.add(GAME.rule(view, move))
            build(state, rng)
            events = listener.take()
            self.events |= {event.name for event in events}
            for viewer in (seat, None):
                for telling in GAME.story(events, viewer):
                    self.keep(telling.phrase)
        self.keep(GAME.prompt(GAME.view(state, None)))

    def keep(self, phrase: Phrase) -> None:
        """A few of a kind are enough."""
        kept = self.phrases.setdefault(phrase.id, [])
        if len(kept) < 40:
            kept.append(phrase)


@pytest.fixture(scope="module")
def heard() -> Heard:
    heard = Heard()
    rng = Rng.seeded(1)
    for state in rich_tables():
        heard.play_out(state, rng)
    for seed in range(25):
        heard.play_out(start_any(GAME, seed, rng), rng)
    return heard


def test_every_question_is_asked(heard: Heard) -> None:
    assert {one.name for one in steps.ALL if issubclass(one, Question)} == heard.questions


def test_everything_that_happens_is_told(heard: Heard) -> None:
    told = re.compile(r"\.tell\(\s*\"([a-z-]+)\"")
    known = {name for path in GAME.room.glob("*.py") for name in told.findall(path.read_text())}
    # An empty pile that is made anew takes a longer game than these.
    assert known - heard.events <= {"gathered", "beyond"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_asked_offered_or_told_can_be_said(heard: Heard, language: str) -> None:
    words = Words([GAME.room], language)
    for id, phrases in heard.phrases.items():
        for phrase in phrases:
            text = words.sentence(phrase)
            assert text, id
            assert not LEFT_OPEN.search(text), f"{id}: {text}"


def test_every_choice_has_a_rule(heard: Heard) -> None:
    assert heard.rules <= set(Rulebook(GAME.room / "rules.md").rules)


def test_choices_say_what_they_cost_and_bring() -> None:
    words = Words([GAME.room])
    red = {"hand": [213, 206], "sites": ["pink"], "marks": 9, "workers": {"violet": 2}, "risks": {"violet": 1}}
    dice = {"violet": 5, "orange": 1}
    game = table(red=red | {"wall": (3, 1)}, dice=dice)
    assert words.say(GAME.prompt(GAME.view(game.state, 0))) == (
        "Red: which card do you play? Before it you may use buildings. You have 9 Marks."
    )
    view = GAME.view(game.play("card:213").state, 0)
    assert [words.sentence(GAME.choice(view, move)) for move in view["choices"]] == [
        "Take 3 violet workers",
        "Take 5 Marks (the violet die shows 5)",
        "Lower flood (violet): 1 point a step",
        "Build the next section on the left (violet) for 4 Marks",
        "Build the next section on the right (violet) for 2 Marks",
        "Lay it as a violet site for 1 violet worker",
        "Build Church 213 for 6 Marks – 2 points – once a round, for 1 orange worker: 1 point per die showing a one",
    ]


def test_prices_are_those_of_the_moment() -> None:
    """A discount of 3 for buildings (132), and a clerk tile that makes sections 2 Marks cheaper."""
    words = Words([GAME.room])
    red = {"hand": [213, 206], "sites": ["pink"], "marks": 9, "wall": (3, 0), "buildings": [132]}
    game = table(red=red, expansions=("clerks",), clerk=(6, "front"))
    view = GAME.view(game.state, 0)
    assert words.say(GAME.choice(view, "card:213")).startswith("Church 213 (violet) – 3 Marks, 2 points")
    view = GAME.view(game.play("card:213").state, 0)
    told = {move: words.say(GAME.choice(view, move)) for move in ("wall:left", "build")}
    assert told["wall:left"] == "build the next section on the left (violet) for 2 Marks"
    assert told["build"].startswith("build Church 213 for 3 Marks")


def test_a_drawn_card_is_told_to_its_owner_alone() -> None:
    words = Words([GAME.room])
    game = table("refill", tops={"violet": [213]}, red={"hand": [1, 2, 3, 4]}).play("draw:violet")
    events = game.told("drew")[:1]
    told = [words.say(GAME.story(events, viewer)[0].phrase) for viewer in (0, 1, None)]
    assert told == [
        "Red draws Church 213 – once a round, for 1 orange worker: 1 point per die showing a one.",
        "Red draws a violet card.",
        "Red draws a violet card.",
    ]


def test_the_rival_of_a_single_player_is_called_by_its_name() -> None:
    words = Words([GAME.room])
    game = table("refill", seats=1, red={"hand": [1, 2, 3, 4]}).play("draw:violet")
    told = [words.say(one.phrase) for one in GAME.story(game.listener.events, 0)]
    assert any(re.fullmatch(r"TOM gains \d Marks?\.", line) for line in told)
    assert not any(line.startswith("Green") for line in told)
    assert all(event.seat <= 0 for event in game.listener.events)
