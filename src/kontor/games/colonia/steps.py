"""Every kind of step that can be open in a position."""

from typing import Any

from kontor.engine.state import Step

from .council import FamilyCards
from .decrees import ChooseGood, Decrees, Each, Exchange, Mayor, Vote
from .harbour import CloseLoading, Loading, Sailing
from .market import CloseMarket, Market
from .relics import Enshrine, FillShrine, Insuring, RefillShow, Relics
from .setup import FirstGood
from .week import Week
from .workshops import Orders, Workshops

ALL: list[type[Step[Any]]] = [
    ChooseGood,
    CloseLoading,
    CloseMarket,
    Decrees,
    Each,
    Enshrine,
    Exchange,
    FamilyCards,
    FillShrine,
    FirstGood,
    Insuring,
    Loading,
    Market,
    Mayor,
    Orders,
    RefillShow,
    Relics,
    Sailing,
    Vote,
    Week,
    Workshops,
]
