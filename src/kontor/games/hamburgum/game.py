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
from .evaluate import HamburgumJudge
from .moves import MOVES
from .phrases import Phrases, happening
from .scene import scene
from .state import HamburgumState, ours
from .terms import ENDING, FAMILIES, MAPS, SETS
from .view import view


class Hamburgum(Game):
    name: ClassVar[str] = box.NAME
    title: ClassVar[str] = "Hamburgum"
    about: ClassVar[str] = "Brew, trade and build round a rondel, and give to six churches for prestige"
    room: ClassVar[Path] = Path(__file__).parent
    seats: ClassVar[range] = range(2, len(FAMILIES) + 1)
    options: ClassVar[tuple[Option, ...]] = (
        Option("map", MAPS, "which city is played"),
        Option("officials", SETS, "the usual officials in their order, or the blue ones open or shuffled"),
        Option("first", ("random", *FAMILIES), "which family starts, of those that are seated"),
    )
    moves: ClassVar[MoveTable] = MOVES
    endings: ClassVar[tuple[str, ...]] = (ENDING,)
    features: ClassVar[Features] = encode.FEATURES
    rules_version: ClassVar[int] = 1

    def __init__(self, folder: str | None = None) -> None:
        self.materials = box.open_box(folder)
        self.folder = folder
        self.weigh_by(read_weights(self.room / WEIGHTS))
        self.phrases = {name: Phrases(material) for name, material in self.materials.items()}

    def __reduce__(self) -> tuple[Any, ...]:
        return Hamburgum, (self.folder,)

    def make_judge(self, weights: Weights) -> HamburgumJudge:
        return HamburgumJudge(weights)

    @property
    def data_hash(self) -> str:
        return self.materials[MAPS[0]].data_hash

    def contents(self) -> dict[str, Any]:
        return box.contents(self.folder)

    def begin(self, seats: int, seed: int, options: Mapping[str, str]) -> HamburgumState:
        officials = SETS.index(options["officials"])
        return setup.set_up(self.materials[options["map"]], seats, seed, officials, options["first"])

    def view(self, state: State, seat: int | None) -> View:
        return view(ours(state), seat)

    def dump(self, state: State) -> dict[str, Any]:
        return position.dump(ours(state))

    def load(self, document: Any) -> HamburgumState:
        return position.load(document, self.materials)

    def fault(self, state: State) -> str:
        return census.fault(ours(state))

    def encode(self, state: State, seat: int) -> list[int]:
        return encode.encode(ours(state), seat)

    def intro(self) -> Phrase:
        return Phrase("intro", free=self.materials[MAPS[0]].free_steps)

    def scene(self, view: View) -> Scene:
        return scene(self.phrases[view["map"]], view)

    def prompt(self, view: View) -> Phrase:
        return self.phrases[view["map"]].prompt(view)

    def choice(self, view: View, move: str) -> Phrase:
        return self.phrases[view["map"]].choice(view, move)

    def story(self, events: list[Event], viewer: int | None) -> list[Telling]:
        return tell_story(events, viewer, happening)

    def rule(self, view: View, move: str) -> str:
        return explain.rule_of(view, move)
