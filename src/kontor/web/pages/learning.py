"""First games that teach by doing. Nothing is kept: the address of a step says all that was done before it."""

import asyncio
from typing import Annotated

import msgspec
from litestar import MediaType, Response, get
from litestar.params import Parameter
from markupsafe import Markup

from kontor import games
from kontor.engine.phrases import Phrase
from kontor.tables.lessons import lesson
from kontor.tables.teaching import Teaching, teach
from kontor.web.page import HEADERS, Asked, Reader, script_words, show

from .drawing import seat_colour
from .picturing import SCENE_WORDS, sprite_sheet

SCRIPT_WORDS = (*SCENE_WORDS, "failed")

Title = Annotated[str, Parameter(max_length=30)]
# What was done at each step, with commas between: a move, or a dash where there was only something to read.
Done = Annotated[str, Parameter(max_length=2000)]


@get("/learn/{game:str}", include_in_schema=False)
async def learn(request: Asked, game: Title, done: Done = "") -> Response[str]:
    reader = Reader(request)
    step = await taught(game, done, reader.language)
    title, words = games.get(game), reader.game_words(game)
    names = lesson(game).start.seat_names
    return show(
        request,
        "learn.html",
        game=title,
        step=step,
        inline=Markup(msgspec.json.encode(step).decode().replace("<", "\\u003c")),
        seats=[(seat, seat_colour(title, seat), words.sentence(Phrase(name))) for seat, name in enumerate(names)],
        learner=lesson(game).seat,
        sheet=sprite_sheet(game),
        script_words=script_words(reader, *SCRIPT_WORDS),
    )


@get("/learn/{game:str}/step", include_in_schema=False)
async def next_step(request: Asked, game: Title, done: Done = "") -> Response[bytes]:
    step = await taught(game, done, Reader(request).language)
    return Response(msgspec.json.encode(step), media_type=MediaType.JSON, headers=HEADERS)


async def taught(game: str, done: str, language: str) -> Teaching:
    """Played aside, for a game is played from its beginning."""
    return await asyncio.to_thread(teach, game, done.split(",") if done else [], language)
