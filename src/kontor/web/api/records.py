"""Records: of games that are over, and of those that people bring; whole, and step by step."""

import asyncio
from dataclasses import dataclass
from typing import Annotated

import msgspec
from litestar import Controller, MediaType, get, post
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import Parameter
from litestar.response import Response

from kontor.tables.refusals import Refused, Unfit
from kontor.tables.replays import MOST_CHOICES, Replay, replay
from kontor.tables.uploads import LARGEST

from ..identity import house_of
from ..language import language_of
from ..limits import limit
from ..problems import PROBLEMS
from .asking import Asking, Code

At = Annotated[int | None, Parameter(ge=0, le=MOST_CHOICES, description="After so many choices; by default all.")]
Eyes = Annotated[int | None, Parameter(ge=0, le=15, description="Through the eyes of this seat; by default nobody's.")]


@dataclass
class TextBody(Operation):
    """An operation whose body is a record."""

    def __post_init__(self) -> None:
        text = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING, max_length=LARGEST))
        self.request_body = RequestBody({"text/plain": text}, "A record, as `kontor play` writes it.", required=True)


class Brought(msgspec.Struct, frozen=True):
    """Where the record is to be found."""

    code: str


class RecordController(Controller):
    tags = ("records",)

    @get(
        "/tables/{code:str}/record",
        summary="The record of a game that is over",
        responses=PROBLEMS,
        media_type=MediaType.TEXT,
    )
    async def record(self, request: Asking, code: Code) -> Response[str]:
        """As `kontor replay` reads it, with the seed that fixed all chance."""
        return as_file(await finished(request, code), code)

    @get("/tables/{code:str}/replay", summary="A game that is over, step by step", responses=PROBLEMS)
    async def replay(self, request: Asking, code: Code, at: At = None, seat: Eyes = None) -> Replay:
        return await replay_for(request, await finished(request, code), at, seat)

    @post(
        "/records",
        summary="Bring a record",
        responses=PROBLEMS,
        guards=[limit("records")],
        operation_class=TextBody,
        request_max_body_size=LARGEST,
    )
    async def bring(self, request: Asking) -> Brought:
        """Every choice is checked first."""
        try:
            text = (await request.body()).decode()
        except UnicodeDecodeError:
            raise Unfit("text") from None
        return Brought(await request.app.state.uploads.bring(request.user, text))

    @get(
        "/records/{code:str}",
        summary="A record that somebody brought",
        responses=PROBLEMS,
        media_type=MediaType.TEXT,
    )
    async def brought(self, request: Asking, code: Code) -> Response[str]:
        return as_file(await request.app.state.uploads.text(code), code)

    @get("/records/{code:str}/replay", summary="A record that somebody brought, step by step", responses=PROBLEMS)
    async def replay_brought(self, request: Asking, code: Code, at: At = None, seat: Eyes = None) -> Replay:
        return await replay_for(request, await request.app.state.uploads.text(code), at, seat)


async def finished(request: Asking, code: str) -> str:
    """The record of a game that is over; of another it is nobody's."""
    play = (await house_of(request).live.open(code)).playing()
    if not play.over():
        raise Refused("over-yet")
    return play.record.text()


async def replay_for(request: Asking, text: str, at: int | None, seat: int | None) -> Replay:
    return await asyncio.to_thread(replay, text, at, seat, language_of(request), house_of(request).live.folder)


def as_file(text: str, code: str) -> Response[str]:
    headers = {"Content-Disposition": f'attachment; filename="{code}.kontor"'}
    return Response(text, headers=headers)
