"""The table: the page, and the parts of it that change."""

from typing import Annotated

from litestar import Response, get
from litestar.params import Parameter
from litestar.response import Redirect
from sqlalchemy import select

from kontor import bots
from kontor.tables.models import Table
from kontor.tables.refusals import NoTable
from kontor.web.api.asking import Code, SeatAsked, Since
from kontor.web.identity import house_of
from kontor.web.page import Asked, Reader, go, script_words, show

from .scene import Scene, stage

SCRIPT_WORDS = (
    "analysing",
    "chart",
    "copied",
    "ends",
    "failed",
    "gone",
    "hint",
    "notice",
    "reconnecting",
    "then",
    "thinking",
)

Key = Annotated[str, Parameter(max_length=64)]
Columns = Annotated[int, Parameter(ge=0, le=500)]


@get("/t/{code:str}", include_in_schema=False)
async def table(request: Asked, code: Code, seat: SeatAsked = None, key: Key = "") -> Response[str]:
    scene = await stage(house_of(request), Reader(request), code, seat, 0, 0)
    return show_scene(request, "table.html", scene, key)


@get("/t/{code:str}/parts", include_in_schema=False)
async def parts(
    request: Asked, code: Code, seat: SeatAsked = None, since: Since = 0, columns: Columns = 0, key: Key = ""
) -> Response[str]:
    """Only what changes, for the page's script; the log from the entry after `since`."""
    scene = await stage(house_of(request), Reader(request), code, seat, since, columns)
    return show_scene(request, "parts.html", scene, key)


def show_scene(request: Asked, template: str, scene: Scene, key: str) -> Response[str]:
    return show(
        request,
        template,
        scene=scene,
        look=scene.look,
        key=key,
        levels=bots.NAMES,
        origin=str(request.base_url).rstrip("/"),
        script_words=script_words(scene.reader, *SCRIPT_WORDS),
    )


@get("/join/{key:str}", include_in_schema=False)
async def invited(request: Asked, key: Annotated[str, Parameter(max_length=40)]) -> Redirect:
    """A link to a seat: it shows the table, with a chair to sit down on."""
    async with house_of(request).database.reading() as session:
        code = await session.scalar(select(Table.code).where(Table.key == key))
    if code is None:
        raise NoTable("invitation")
    return go(f"/t/{code}?key={key}")
