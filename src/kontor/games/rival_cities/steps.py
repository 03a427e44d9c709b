"""Every kind of step that can be open in a position, by its name in position documents."""

from typing import Any

from kontor.engine.state import Step

from .barter import BarterGain, BarterGive
from .cards import Card
from .donation import DonateAgain, Stars
from .lawsuits import Advance, AdvanceAgain, NewLawsuit, StepAgain
from .off_season import (
    EndCheck,
    FreshSpecials,
    MostShips,
    OffSeason,
    PrestigeIncome,
    ReactivateAll,
    ResolveForemost,
    ShipIncome,
    Upkeep,
)
from .piracy import Steal
from .prestige import EarnPrestige, MayEarnPrestige, PrestigeAgain
from .production import GiftOfChoice, NewFactory, Work
from .questions import ExchangeGain, ExchangeGive, GainAny, Pay
from .setup import FirstProduct, Opening
from .ships import RefillShip
from .specials import Discard, Draw, DrawAgain
from .turn import ChooseFirst, ChooseOption, Ink, PlaySecond, UseSecond

ALL: list[type[Step[Any]]] = [
    Advance,
    AdvanceAgain,
    BarterGain,
    BarterGive,
    Card,
    ChooseFirst,
    ChooseOption,
    Discard,
    DonateAgain,
    Draw,
    DrawAgain,
    EarnPrestige,
    EndCheck,
    ExchangeGain,
    ExchangeGive,
    FirstProduct,
    FreshSpecials,
    GainAny,
    GiftOfChoice,
    Ink,
    MayEarnPrestige,
    MostShips,
    NewFactory,
    NewLawsuit,
    OffSeason,
    Opening,
    Pay,
    PlaySecond,
    PrestigeAgain,
    PrestigeIncome,
    ReactivateAll,
    RefillShip,
    ResolveForemost,
    ShipIncome,
    Stars,
    Steal,
    StepAgain,
    Upkeep,
    UseSecond,
    Work,
]
