"""Web sockets: a table as it changes, to whoever watches it."""

import asyncio
from collections.abc import Coroutine
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketException
from litestar.params import Parameter

from kontor.tables.looks import mine
from kontor.tables.refusals import NoTable

from ..language import language_of
from ..limits import limit
from ..push import GOODBYE, Hub, Watcher
from .asking import Code, SeatAsked, Since

# What a socket says when it closes.
NOT_ALLOWED = 4403
NOT_HERE = 4404
ONLY_TELLS = 1003
TOO_SLOW = 1013

Looks = Annotated[
    Literal["yes", "no"], Parameter(description="Whether to tell looks, or only that there is a new one.")
]


@websocket("/tables/{code:str}/live", guards=[limit("sockets")])
async def live(
    socket: WebSocket[Any, Any, Any],
    code: Code,
    seat: SeatAsked = None,
    since: Since = 0,
    looks: Looks = "yes",
) -> None:
    """A look at once and after every change, what is said, and a word when the table is gone.

    With `looks=no` it says only that something has changed.
    """
    check_origin(socket)
    hub: Hub = socket.app.state.hub
    watcher = Watcher(socket.user, seat, language_of(socket), since, looks == "yes")
    try:
        async with hub.watching(code, watcher) as watched:
            assert watched.table is not None
            if seat is not None and seat not in mine(watched.table.table, socket.user):
                raise WebSocketException(detail="this seat is not yours", code=NOT_ALLOWED)
            await socket.accept()
            await tell(socket, watcher.be_told(watched, socket.send_text))
    except NoTable:
        await socket.accept()
        await socket.send_text(GOODBYE)
        await socket.close(NOT_HERE)


def check_origin(socket: WebSocket[Any, Any, Any]) -> None:
    """A browser says whose page opened the socket: it must be ours. Programs say nothing."""
    origin = socket.headers.get("origin")
    if origin is None or origin in socket.app.state.settings.origins:
        return
    if urlsplit(origin).netloc != socket.headers.get("host"):
        raise WebSocketException(detail="a page of another server cannot watch here", code=NOT_ALLOWED)


async def tell(socket: WebSocket[Any, Any, Any], telling: Coroutine[Any, Any, None]) -> None:
    """Tell until there is no more to tell or nobody listens; whoever talks back has mistaken the place."""
    teller, listener = asyncio.create_task(telling), asyncio.ensure_future(socket.receive())
    try:
        await asyncio.wait((teller, listener), return_when=asyncio.FIRST_COMPLETED)
        if listener.done():
            if listener.result()["type"] == "websocket.receive":
                await socket.close(ONLY_TELLS, "moves are sent by POST")
        else:
            await socket.close(TOO_SLOW if teller.exception() else NOT_HERE)
    finally:
        teller.cancel()
        listener.cancel()
        await asyncio.gather(teller, listener, return_exceptions=True)
