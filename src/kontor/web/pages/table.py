"""The table: the page, the parts of it that change, and the film of what happened."""

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Response, get
from litestar.enums import MediaType
from litestar.params import Parameter
from litestar.response import Redirect
from sqlalchemy import select

from kontor import bots
from kontor.tables.films import Still, film
from kontor.tables.models import Table
from kontor.tables.refusals import NoTable
from kontor.web.api.asking import Code, SeatAsked, Since
from kontor.web.identity import house_of
from kontor.web.limits import limit
from kontor.web.page import HEADERS, Asked, Reader, go, script_words, show

from .picturing import SCENE_WORDS, sprite_sheet
from .sight import Sight, eyes, stage

SCRIPT_WORDS = (
    *SCENE_WORDS,
    "analysing",
    "chart",
    "copied",
    "ends",
    "failed",
    "film-step",
    "film-stop",
    "gone",
    "hint",
    "notice",
    "reconnecting",
    "then",
    "thinking",
)

Key = Annotated[str, Parameter(max_length=64)]


@get("/t/{code:str}", include_in_schema=False)
async def table(request: Asked, code: Code, seat: SeatAsked = None, key: Key = "") -> Response[str]:
    sight = await stage(house_of(request), Reader(request), code, seat, 0, in_characters=True)
    return show_sight(request, "table.html", sight, key, script_words=script_words(sight.reader, *SCRIPT_WORDS))


@get("/t/{code:str}/parts", include_in_schema=False)
async def parts(request: Asked, code: Code, seat: SeatAsked = None, since: Since = 0, key: Key = "") -> Response[str]:
    """Only what changes, for the page's script; the log from the entry after `since`."""
    sight = await stage(house_of(request), Reader(request), code, seat, since, in_characters=False)
    return show_sight(request, "parts.html", sight, key)


@get("/t/{code:str}/film", include_in_schema=False, guards=[limit("films")])
async def film_of(request: Asked, code: Code, seat: SeatAsked = None) -> Response[bytes]:
    """What happened since somebody last chose, for the page's script; nothing behind a curtain."""
    reader = Reader(request)
    table = await house_of(request).live.open(code)
    viewer, who_comes = eyes(table, reader.player, seat)
    stills: list[Still] = []
    if who_comes is None:
        record = table.playing().record.text()
        stills = await asyncio.to_thread(film, table.game, record, viewer, reader.language)
    return Response(msgspec.json.encode(stills), media_type=MediaType.JSON, headers=HEADERS)


def show_sight(request: Asked, template: str, sight: Sight, key: str, **more: Any) -> Response[str]:
    return show(
        request,
        template,
        sight=sight,
        look=sight.look,
        key=key,
        sheet=sprite_sheet(sight.look.game),
        levels=bots.NAMES,
        origin=str(request.base_url).rstrip("/"),
        **more,
    )


@get("/join/{key:str}", include_in_schema=False)
async def invited(request: Asked, key: Annotated[str, Parameter(max_length=40)]) -> Redirect:
    """A link to a seat: it shows the table, with a chair to sit down on."""
    async with house_of(request).database.reading() as session:
        code = await session.scalar(select(Table.code).where(Table.key == key))
    if code is None:
        raise NoTable("invitation")
    return go(f"/t/{code}?key={key}")
