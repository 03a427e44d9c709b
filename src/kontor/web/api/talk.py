"""Talk at a table."""

from typing import Annotated

import msgspec
from litestar import Controller, delete, get, post, put
from litestar.params import JSONBody, Parameter
from msgspec import Meta

from kontor.tables.chat import LONGEST
from kontor.tables.models import Message

from ..identity import house_of, player_of
from ..limits import limit
from ..notices import SAID, Notice, Said
from ..problems import PROBLEMS
from .asking import Asking, Code

PlayerId = Annotated[int, Parameter(ge=1, le=2**31 - 1, description="The number of a player.")]


class Saying(msgspec.Struct, frozen=True):
    text: Annotated[str, Meta(min_length=1, max_length=2 * LONGEST)]


class TalkController(Controller):
    tags = ("talk",)

    @get("/tables/{code:str}/messages", summary="Hear what was said", responses=PROBLEMS)
    async def heard(
        self,
        request: Asking,
        code: Code,
        since: Annotated[int, Parameter(ge=0, le=2**31 - 1, description="After the message of this number.")] = 0,
    ) -> list[Said]:
        """The last messages, without those of people whom the one who asks has muted."""
        house = house_of(request)
        table = (await house.live.open(code)).table
        return [said(message) for message in await house.chat.heard_by(table, request.user, since)]

    @post("/tables/{code:str}/messages", summary="Say something", responses=PROBLEMS, guards=[limit("messages")])
    async def say(self, request: Asking, code: Code, data: JSONBody[Saying]) -> Said:
        house = house_of(request)
        player = player_of(request)
        table = (await house.live.open(code)).table
        told = said(await house.chat.say(table, player, data.text))
        request.app.state.post(Notice(code, SAID, said=told))
        return told

    @put("/mutes/{player_id:int}", summary="Hear no more of somebody", responses=PROBLEMS)
    async def mute(self, request: Asking, player_id: PlayerId) -> None:
        await house_of(request).chat.mute(player_of(request), player_id)

    @delete("/mutes/{player_id:int}", summary="Hear somebody again", responses=PROBLEMS)
    async def unmute(self, request: Asking, player_id: PlayerId) -> None:
        await house_of(request).chat.unmute(player_of(request), player_id)


def said(message: Message) -> Said:
    return Said(message.id, message.player_id, message.name, message.text, message.at)
