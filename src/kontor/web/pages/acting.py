"""What one can do at a table by plain forms; scripts do the same through the API."""

from litestar import post
from litestar.response import Redirect

from kontor.tables.models import Player
from kontor.web.api.asking import Code, own_seat
from kontor.web.api.talk import said
from kontor.web.identity import guest_or_member, house_of, player_of
from kontor.web.limits import limit
from kontor.web.notices import SAID, Notice
from kontor.web.page import Asked, go

from .forms import filled_in
from .people import inside


@post("/t/{code:str}/join", include_in_schema=False, guards=[limit("seats")])
async def join(request: Asked, code: Code) -> Redirect:
    form, house = await filled_in(request), house_of(request)
    await house.live.open(code)
    player = await guest_or_member(request)
    await house.gathering.join(code, player, form.text("key") or None, form.maybe("seat"))
    await house.seated(code)
    return go(f"/t/{code}")


@post("/t/{code:str}/leave", include_in_schema=False)
async def leave(request: Asked, code: Code) -> Redirect:
    house = house_of(request)
    if await house.gathering.leave(code, player_of(request)) is None:
        await house.gone(code)
        return go("/")
    await house.seated(code)
    return go(f"/t/{code}")


@post("/t/{code:str}/bots", include_in_schema=False)
async def fill(request: Asked, code: Code) -> Redirect:
    form, house = await filled_in(request), house_of(request)
    await house.gathering.fill(code, player_of(request), form.text("bot"))
    await house.seated(code)
    return go(f"/t/{code}")


@post("/t/{code:str}/rematch", include_in_schema=False, guards=[limit("tables")])
async def rematch(request: Asked, code: Code) -> Redirect:
    house = house_of(request)
    again = await house.gathering.rematch(code, player_of(request))
    await house.seated(again.code)
    await house.seated(code)
    return go(f"/t/{again.code}")


@post("/t/{code:str}/move", include_in_schema=False, guards=[limit("moves")])
async def move(request: Asked, code: Code) -> Redirect:
    form = await filled_in(request)
    seat = await seat_of(request, code, form.number("seat"))
    await house_of(request).live.move(code, seat, form.text("move"), form.maybe("asked"))
    return go(f"/t/{code}?seat={seat}")


@post("/t/{code:str}/undo", include_in_schema=False, guards=[limit("moves")])
async def undo(request: Asked, code: Code) -> Redirect:
    form = await filled_in(request)
    seat = await seat_of(request, code, form.number("seat"))
    await house_of(request).live.undo(code, seat)
    return go(f"/t/{code}?seat={seat}")


@post("/t/{code:str}/resign", include_in_schema=False, guards=[limit("moves")])
async def resign(request: Asked, code: Code) -> Redirect:
    form = await filled_in(request)
    seat = await seat_of(request, code, form.number("seat"))
    await house_of(request).live.resign(code, seat)
    return go(f"/t/{code}")


@post("/t/{code:str}/say", include_in_schema=False, guards=[limit("messages")])
async def say(request: Asked, code: Code) -> Redirect:
    form, house = await filled_in(request), house_of(request)
    player: Player = player_of(request)
    table = (await house.live.open(code)).table
    message = await house.chat.say(table, player, form.text("text"))
    request.app.state.post(Notice(code, SAID, said=said(message)))
    return go(f"/t/{code}")


@post("/mute", include_in_schema=False)
async def mute(request: Asked) -> Redirect:
    form = await filled_in(request)
    await house_of(request).chat.mute(player_of(request), form.number("id"))
    return go(inside(form.text("back")))


async def seat_of(request: Asked, code: str, seat: int) -> int:
    """The seat, if whoever asks sits there."""
    player = player_of(request)
    return own_seat(await house_of(request).live.cached(code), player, seat)
