"""Every kind of step that can be open in a position."""

from typing import Any

from kontor.engine.state import Step

from .acts import Act
from .basic import PlayCard, Strike, TakeSame, UseShip
from .closing import LastWorks, Majorities, Tidy
from .dice import Dice, DrawFromTwo, NewHands, Risks, Sail, Steps
from .effects import DrawToPlay, Fetch, LayDrawn, Seek, UseAgain
from .houses import PlaceBuilding
from .oddities import (
    BuildUnderZoo,
    Curse,
    FlipDown,
    PayOthers,
    RobWorkers,
    ShiftClerk,
    SwapIn,
    SwapOut,
    TakeBack,
)
from .phases import InPhase
from .questions import DiscardCards, DrawCards, GiveWorker, LowerRisks, TakeWorkers
from .risks import Accidents, ChooseRisk, LoseBuilding, LoseSection, LoseSite, RaiseRisk, TokenBonus
from .rounds import Parks, Refill, Round
from .setup import ChooseMayor
from .square import StepForward
from .tom import TomActs, TomUses
from .turns import Actions, Turn
from .wall import BuildSection, TakeStatue
from .working import Encore, PayAny, PayDistinct, UseAll

ALL: list[type[Step[Any]]] = [
    Accidents, Act, Actions, BuildSection, BuildUnderZoo, ChooseMayor, ChooseRisk, Curse, Dice, DiscardCards, DrawCards,
    DrawFromTwo, DrawToPlay, Encore, Fetch, FlipDown, GiveWorker, InPhase, LastWorks, LayDrawn, LoseBuilding,
    LoseSection, LoseSite, LowerRisks, Majorities, NewHands, Parks, PayAny, PayDistinct, PayOthers, PlaceBuilding,
    PlayCard, RaiseRisk, Refill, Risks, RobWorkers, Round, Sail, Seek, ShiftClerk, StepForward, Steps, Strike, SwapIn,
    SwapOut, TakeBack, TakeSame, TakeStatue, TakeWorkers, Tidy, TokenBonus, TomActs, TomUses, Turn, UseAgain, UseAll,
    UseShip,
]  # fmt: skip
