"""Finished games step by step, and records that people bring."""

import asyncio
from typing import Annotated

import msgspec
from litestar import MediaType, Response, get, post
from litestar.datastructures import UploadFile
from litestar.params import Parameter
from litestar.response import Redirect

from kontor import games
from kontor.analysis import chart
from kontor.engine.errors import KontorError
from kontor.engine.phrases import Phrase
from kontor.tables.replays import MOST_CHOICES, MOST_SCENES, replay, scenes
from kontor.tables.uploads import LARGEST
from kontor.web.api.asking import Code
from kontor.web.api.records import finished
from kontor.web.identity import house_of
from kontor.web.limits import limit
from kontor.web.page import HEADERS, Asked, Reader, go, script_words, show

from .drawing import draw, seat_colour
from .picturing import SCENE_WORDS, sprite_sheet

WIDE = 100
SCRIPT_WORDS = (*SCENE_WORDS, "analysing", "chart", "failed")
# Where the course of a game lies on its chart, as parts of the chart's width.
PLOT = {
    "left": chart.LEFT / chart.WIDTH,
    "width": chart.PLOT_WIDTH / chart.WIDTH,
    "top": chart.TOP / chart.WIDTH,
    "height": chart.HEIGHT / chart.WIDTH,
}

At = Annotated[int, Parameter(ge=0, le=MOST_CHOICES)]
# The number of a seat; empty is a spectator.
Eyes = Annotated[str, Parameter(pattern=r"^\d?$")]
Count = Annotated[int, Parameter(ge=1, le=MOST_SCENES)]


@get("/t/{code:str}/replay", include_in_schema=False)
async def replay_table(request: Asked, code: Code, at: At = 0, seat: Eyes = "") -> Response[str]:
    text = await finished(request, code)
    return await show_replay(request, text, at, seat, f"/t/{code}/replay", f"/api/tables/{code}", f"/t/{code}")


@get("/r/{code:str}", include_in_schema=False)
async def replay_record(request: Asked, code: Code, at: At = 0, seat: Eyes = "") -> Response[str]:
    text = await request.app.state.uploads.text(code)
    return await show_replay(request, text, at, seat, f"/r/{code}", f"/api/records/{code}", "")


@get("/t/{code:str}/replay/scenes", include_in_schema=False, guards=[limit("scenes")])
async def scenes_of_table(request: Asked, code: Code, at: At = 0, count: Count = 1, seat: Eyes = "") -> Response[bytes]:
    return await send_scenes(request, await finished(request, code), at, count, seat)


@get("/r/{code:str}/scenes", include_in_schema=False, guards=[limit("scenes")])
async def scenes_of_record(
    request: Asked, code: Code, at: At = 0, count: Count = 1, seat: Eyes = ""
) -> Response[bytes]:
    return await send_scenes(request, await request.app.state.uploads.text(code), at, count, seat)


async def send_scenes(request: Asked, text: str, at: int, count: int, seat: str) -> Response[bytes]:
    """A few scenes in a row, for the page's script."""
    language, folder = Reader(request).language, house_of(request).live.folder
    seen = await asyncio.to_thread(scenes, text, at, count, int(seat) if seat else None, language, folder)
    return Response(msgspec.json.encode(seen), media_type=MediaType.JSON, headers=HEADERS)


async def show_replay(
    request: Asked, text: str, at: int, seat: str, base: str, source: str, back: str
) -> Response[str]:
    reader = Reader(request)
    viewer = int(seat) if seat else None
    seen = await asyncio.to_thread(replay, text, at, viewer, reader.language, house_of(request).live.folder)
    game = games.get(seen.game)
    words = reader.game_words(game.name)
    return show(
        request,
        "replay.html",
        game=game,
        at=seen.at,
        count=seen.count,
        people=seen.players,
        prompt=seen.prompt,
        told=seen.log[-1].lines if seen.log else [],
        board=draw(game, seen.view, words, WIDE),
        colour=lambda seat: seat_colour(game, seat),
        colours=[words.sentence(Phrase(name)) for name in seen.colours],
        plot=PLOT,
        sheet=sprite_sheet(game.name),
        seat_word=seat,
        base=base,
        back=back,
        record=f"{source}/record" if back else source,
        analysis=f"{source}/analysis",
        script_words=script_words(reader, *SCRIPT_WORDS),
    )


@get("/records", include_in_schema=False)
async def records(request: Asked) -> Response[str]:
    return show(request, "records.html", problem="", text="")


@post("/records", include_in_schema=False, guards=[limit("records")])
async def bring(request: Asked) -> Response[str] | Redirect:
    """A file, or the text of one."""
    form = await request.form()
    file, text = form.get("file"), str(form.get("text", ""))
    if isinstance(file, UploadFile) and (content := (await file.read())[: LARGEST + 1]):
        text = content.decode(errors="replace")
    reader = Reader(request)
    if not text.strip() or len(text) > LARGEST:
        return show(request, "records.html", 400, problem=reader.say("record-needed"), text=text[:LARGEST])
    try:
        code = await request.app.state.uploads.bring(request.user, text)
    except KontorError as problem:
        return show(request, "records.html", 400, problem=reader.complaint(problem), text=text)
    return go(f"/r/{code}")
