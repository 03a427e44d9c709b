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
from .evaluate import RivalJudge
from .moves import MOVES
from .phrases import Phrases
from .scene import Scenery
from .state import RivalState, ours
from .terms import CITIES, COUNTS, WINS
from .view import view


class RivalCities(Game):
    name: ClassVar[str] = box.NAME
    title: ClassVar[str] = "Rival Cities"
    about: ClassVar[str] = "Hamburg against Altona: move the ink, win in court, at sea, in council or by fame"
    room: ClassVar[Path] = Path(__file__).parent
    seats: ClassVar[range] = range(2, 3)
    options: ClassVar[tuple[Option, ...]] = (
        Option("layout", ("random", "learning"), "how the basic cards lie on the ring: shuffled, or in their order"),
        Option("first", ("random", *CITIES), "which city starts"),
    )
    moves: ClassVar[MoveTable] = MOVES
    endings: ClassVar[tuple[str, ...]] = (*WINS, *COUNTS)
    features: ClassVar[Features] = encode.FEATURES
    rules_version: ClassVar[int] = 1

    def __init__(self, folder: str | None = None) -> None:
        self.material = box.open_box(folder)
        self.folder = folder
        self.weigh_by(read_weights(self.room / WEIGHTS))
        self.phrases = Phrases(self.material)
        self.scenery = Scenery(self.phrases)

    def __reduce__(self) -> tuple[Any, ...]:
        return RivalCities, (self.folder,)

    def make_judge(self, weights: Weights) -> RivalJudge:
        return RivalJudge(weights)

    @property
    def data_hash(self) -> str:
        return self.material.data_hash

    def contents(self) -> dict[str, Any]:
        return box.contents(self.folder)

    def begin(self, seats: int, seed: int, options: Mapping[str, str]) -> RivalState:
        return setup.set_up(self.material, seed, options)

    def view(self, state: State, seat: int | None) -> View:
        return view(ours(state), seat)

    def dump(self, state: State) -> dict[str, Any]:
        return position.dump(ours(state))

    def load(self, document: Any) -> RivalState:
        return position.load(document, self.material)

    def fault(self, state: State) -> str:
        return census.fault(ours(state))

    def encode(self, state: State, seat: int) -> list[int]:
        return encode.encode(ours(state), seat)

    def intro(self) -> Phrase:
        return Phrase("intro", **self.phrases.goals())

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
