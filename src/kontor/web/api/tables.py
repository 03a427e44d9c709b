"""Tables before the first move: making one, looking at it, sitting down and getting up."""

from typing import Annotated

import msgspec
from litestar import Controller, delete, get, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED
from msgspec import Meta

from kontor.tables.gathering import Wish
from kontor.tables.looks import Look

from ..identity import guest_or_member, house_of, player_of
from ..limits import limit
from ..problems import PROBLEMS
from .asking import Asking, Code, Seat, SeatAsked, Since, show


class SitDown(msgspec.Struct, frozen=True):
    """Which seat to take; any that is free where none is named. A table by invitation asks for its key."""

    key: Annotated[str, Meta(max_length=64)] | None = None
    seat: Seat | None = None


class Bots(msgspec.Struct, frozen=True):
    """The level of the bots that take the open seats."""

    bot: Annotated[str, Meta(max_length=40)]


class Left(msgspec.Struct, frozen=True):
    """Whether the table is gone: nobody was left at it."""

    is_gone: bool


class TableController(Controller):
    path = "/tables"
    tags = ("tables",)

    @post("/", summary="Make a table", responses=PROBLEMS, guards=[limit("tables")])
    async def make(self, request: Asking, data: JSONBody[Wish]) -> Look:
        """The game begins at once when no seat is open. Who is not known yet becomes a guest."""
        house = house_of(request)
        request.scope["user"] = player = await guest_or_member(request)
        table = await house.gathering.make(player, data)
        return show(request, await house.seated(table.code))

    @get("/{code:str}", summary="Look at a table", responses=PROBLEMS)
    async def look_at(self, request: Asking, code: Code, seat: SeatAsked = None, since: Since = 0) -> Look:
        """What the one who asks may see: through a seat of their own, or as a spectator."""
        return show(request, await house_of(request).live.open(code), seat, since)

    @post(
        "/{code:str}/seats",
        summary="Sit down",
        responses=PROBLEMS,
        status_code=HTTP_201_CREATED,
        guards=[limit("seats")],
    )
    async def sit_down(self, request: Asking, code: Code, data: JSONBody[SitDown]) -> Look:
        """The game begins with the last seat that is taken. Who is not known yet becomes a guest."""
        house = house_of(request)
        await house.live.open(code)
        request.scope["user"] = player = await guest_or_member(request)
        await house.gathering.join(code, player, data.key, data.seat)
        return show(request, await house.seated(code))

    @delete("/{code:str}/seats", summary="Get up", responses=PROBLEMS, status_code=HTTP_200_OK)
    async def get_up(self, request: Asking, code: Code) -> Left:
        """Leave a table before its game has begun."""
        house = house_of(request)
        table = await house.gathering.leave(code, player_of(request))
        if table is None:
            await house.gone(code)
        else:
            await house.seated(code)
        return Left(table is None)

    @post("/{code:str}/bots", summary="Let bots take the open seats", responses=PROBLEMS, status_code=HTTP_201_CREATED)
    async def fill(self, request: Asking, code: Code, data: JSONBody[Bots]) -> Look:
        """The one who made the table has waited long enough, and the game begins."""
        house = house_of(request)
        await house.gathering.fill(code, player_of(request), data.bot)
        return show(request, await house.seated(code))

    @post("/{code:str}/rematch", summary="Play again", responses=PROBLEMS, guards=[limit("tables")])
    async def rematch(self, request: Asking, code: Code) -> Look:
        """Whoever asks first makes the table, the others sit down at it by asking too."""
        house = house_of(request)
        table = await house.gathering.rematch(code, player_of(request))
        await house.seated(code)
        return show(request, await house.seated(table.code))
