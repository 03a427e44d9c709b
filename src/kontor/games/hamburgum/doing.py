"""What all steps of a turn share."""

from typing import ClassVar

from kontor.engine.state import Step

from .state import HamburgumState


class Doing(Step[HamburgumState]):
    """A step of one family's turn."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat
