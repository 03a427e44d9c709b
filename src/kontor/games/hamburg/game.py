"""The title as the rest of the house sees it."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from kontor.engine.data import WEIGHTS, read_weights
from kontor.engine.encoding import Features
from kontor.engine.events import Event
from kontor.engine.game import Game, Option, View
from kontor.engine.judging import Weights
from kontor.engine.moves import MoveTable
from kontor.engine.phrases import Phrase, Telling, tell_story
from kontor.engine.scene import Scene
from kontor.engine.state import State

from . import box, census, encode, explain, position, setup
from .evaluate import HamburgJudge
from .moves import MOVES
from .phrases import Phrases
from .scene import Scenery
from .state import HamburgState, ours
from .terms import ENDING, EXPANSIONS, SEATS
from .view import view

OFF_OR_ON = ("off", "on")
MEANINGS = {
    "mayors": "everybody begins with a mayor, who is good at something",
    "statues": "more Hummels, and Lemonjettes, which bring money at once",
    "accidents": "tokens that raise two risks, or bring a little something",
    "ships": "ships sail on threes and fours, and help whoever builds a section of the wall",
    "exchange": "a tile makes one of the basic actions better and then worse",
    "clerks": "the tile under a round's clerk changes the round",
}


class Hamburg(Game):
    name: ClassVar[str] = box.NAME
    title: ClassVar[str] = "Hamburg"
    about: ClassVar[str] = "Dice for all, 280 cards, and a wall: rule the city for eight rounds"
    room: ClassVar[Path] = Path(__file__).parent
    seats: ClassVar[range] = range(1, len(SEATS) + 1)
    options: ClassVar[tuple[Option, ...]] = (
        *(Option(name, OFF_OR_ON, MEANINGS[name]) for name in EXPANSIONS),
        Option("first", ("random", *SEATS), "who begins, of those that are seated; alone, the automatic rival does"),
    )
    moves: ClassVar[MoveTable] = MOVES
    endings: ClassVar[tuple[str, ...]] = (ENDING,)
    features: ClassVar[Features] = encode.FEATURES
    rules_version: ClassVar[int] = 1

    def __init__(self, folder: str | None = None) -> None:
        self.material = box.open_box(folder)
        self.folder = folder
        self.weigh_by(read_weights(self.room / WEIGHTS))
        self.phrases = Phrases(self.material)
        self.scenery = Scenery(self.phrases)

    def __reduce__(self) -> tuple[Any, ...]:
        return Hamburg, (self.folder,)

    def make_judge(self, weights: Weights) -> HamburgJudge:
        return HamburgJudge(weights)

    @property
    def data_hash(self) -> str:
        return self.material.data_hash

    def contents(self) -> dict[str, Any]:
        return box.contents(self.folder)

    def begin(self, seats: int, seed: int, options: Mapping[str, str]) -> HamburgState:
        expansions = sum(1 << place for place, name in enumerate(EXPANSIONS) if options[name] == "on")
        return setup.set_up(self.material, seats, seed, expansions, options["first"])

    def view(self, state: State, seat: int | None) -> View:
        return view(ours(state), seat)

    def dump(self, state: State) -> dict[str, Any]:
        return position.dump(ours(state))

    def load(self, document: Any) -> HamburgState:
        return position.load(document, self.material)

    def fault(self, state: State) -> str:
        return census.fault(ours(state))

    def encode(self, state: State, seat: int) -> list[int]:
        return encode.encode(ours(state), seat)

    def intro(self) -> Phrase:
        return Phrase("intro", rounds=self.material.rounds, actions=self.material.actions)

    def scene(self, view: View) -> Scene:
        return self.scenery.scene(view)

    def prompt(self, view: View) -> Phrase:
        return self.phrases.prompt(view)

    def choice(self, view: View, move: str) -> Phrase:
        return self.phrases.choice(view, move)

    def story(self, events: list[Event], viewer: int | None) -> list[Telling]:
        return tell_story(events, viewer, self.phrases.happening)

    def rule(self, view: View, move: str) -> str:
        return explain.rule_of(view, move)
