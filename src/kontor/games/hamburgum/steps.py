"""Every kind of step that can be open in a position."""

from typing import Any

from kontor.engine.state import Step

from .church import Church, TakeToken
from .guildhall import ChooseOfficial, Guildhall
from .harbour import Dockyard
from .officials import Canon
from .scoring import Scoring
from .trade import Purchase, Sale, Trade
from .turn import Turn

ALL: list[type[Step[Any]]] = [
    Canon,
    ChooseOfficial,
    Church,
    Dockyard,
    Guildhall,
    Purchase,
    Sale,
    Scoring,
    TakeToken,
    Trade,
    Turn,
]
