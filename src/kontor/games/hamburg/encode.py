"""What a board may know as numbers for a learner; `FEATURES` names them."""

from typing import Final

from kontor.engine.encoding import Features

from .state import HamburgState

FEATURES: Final = Features()


def encode(state: HamburgState, seat: int) -> list[int]:
    return [0] * FEATURES.length
