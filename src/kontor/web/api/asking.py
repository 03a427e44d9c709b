"""What every answer needs to know: who asks, about which table, for which seat."""

from typing import Annotated, Any

from litestar import Request
from litestar.params import Parameter
from msgspec import Meta

from kontor.tables.live import Open
from kontor.tables.looks import Look, default_viewer, look, mine
from kontor.tables.models import Player
from kontor.tables.refusals import Barred

from ..language import language_of

MOST_ENTRIES = 1_000_000

Asking = Request[Any, Any, Any]

Seat = Annotated[int, Meta(ge=0, le=15, description="The number of a seat, from 0.")]
Code = Annotated[str, Parameter(description="The code of a table or a record, as in its address.", max_length=16)]
SeatAsked = Annotated[int | None, Parameter(ge=0, le=15, description="Through the eyes of this seat of your own.")]
Since = Annotated[
    int, Parameter(ge=0, le=MOST_ENTRIES, description="The number of the last entry whose story is known already.")
]


def show(request: Asking, table: Open, seat: int | None = None, since: int = 0) -> Look:
    """The table for whoever asks, in their language."""
    own = mine(table.table, request.user)
    viewer = default_viewer(table, own) if seat is None else own_seat(table, request.user, seat)
    return look(table, request.user, viewer, language_of(request), since)


def own_seat(table: Open, player: Player | None, seat: int) -> int:
    """The seat, if it is this person's; raises for everybody else's."""
    if seat not in mine(table.table, player):
        raise Barred("your-seat", seat=seat)
    return seat
