"""Playing: choices, taking them back, asking for advice, leaving one's seat to a bot."""

from typing import Annotated

import msgspec
from litestar import Controller, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK
from msgspec import Meta

from kontor.tables.advice import Hint, advise
from kontor.tables.live import Open
from kontor.tables.refusals import Refused
from kontor.tables.thinking import Thinkers

from ..identity import house_of, player_of
from ..language import language_of
from ..limits import limit
from ..problems import PROBLEMS
from .asking import MOST_ENTRIES, Asking, Code, Seat, own_seat


class Move(msgspec.Struct, frozen=True):
    """A choice. `asked` is the question it answers, as the look says; without it the choice answers any."""

    seat: Seat
    move: Annotated[str, Meta(min_length=1, max_length=60, description="As in the choices of a look.")]
    asked: Annotated[int, Meta(ge=0, le=MOST_ENTRIES)] | None = None


class AtSeat(msgspec.Struct, frozen=True):
    """For which of one's own seats."""

    seat: Seat


class Written(msgspec.Struct, frozen=True):
    """The number under which it is kept for good."""

    number: int


class PlayController(Controller):
    path = "/tables/{code:str}"
    tags = ("playing",)

    @post("/moves", summary="Choose", responses=PROBLEMS, guards=[limit("moves")])
    async def move(self, request: Asking, code: Code, data: JSONBody[Move]) -> Written:
        """Answered when the choice is kept for good; a conflict when the question has been answered already."""
        await self.sitting_at(request, code, data.seat)
        entry = await house_of(request).live.move(code, data.seat, data.move, data.asked)
        return Written(entry.number)

    @post("/undo", summary="Take back", responses=PROBLEMS, guards=[limit("moves")])
    async def undo(self, request: Asking, code: Code, data: JSONBody[AtSeat]) -> Written:
        """Back to where something was last revealed, or somebody else last chose."""
        await self.sitting_at(request, code, data.seat)
        return Written((await house_of(request).live.undo(code, data.seat)).number)

    @post("/resign", summary="Leave the seat to a bot", responses=PROBLEMS, guards=[limit("moves")])
    async def resign(self, request: Asking, code: Code, data: JSONBody[AtSeat]) -> Written:
        """The bot plays on to the end; the others lose nothing."""
        await self.sitting_at(request, code, data.seat)
        return Written((await house_of(request).live.resign(code, data.seat)).number)

    @post("/hint", summary="Ask for advice", responses=PROBLEMS, status_code=HTTP_200_OK, guards=[limit("hints")])
    async def hint(self, request: Asking, code: Code, data: JSONBody[AtSeat]) -> list[Hint]:
        """The best moves in words, from what the seat can know; at unrated tables only."""
        table = await self.sitting_at(request, code, data.seat)
        if table.table.is_rated:
            raise Refused("hint")
        play = table.playing()
        play.check_asked(data.seat)
        thinkers: Thinkers = request.app.state.thinkers
        folder = house_of(request).live.folder
        return await thinkers.think(advise, play.record.text(), data.seat, language_of(request), folder)

    async def sitting_at(self, request: Asking, code: str, seat: int) -> Open:
        """The table, if the one who asks sits there on this seat."""
        player = player_of(request)
        table = await house_of(request).live.cached(code)
        own_seat(table, player, seat)
        return table
