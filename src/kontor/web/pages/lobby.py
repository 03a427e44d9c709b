"""The first page: games to play at once, one's own tables, and those of others."""

from typing import Annotated

from litestar import Response, get, post
from litestar.params import Parameter
from litestar.response import Redirect

from kontor import games
from kontor.tables.gathering import SeatWish, Wish
from kontor.tables.lessons import has_lesson
from kontor.tables.refusals import Missing
from kontor.web.identity import guest_or_member, house_of
from kontor.web.limits import limit
from kontor.web.page import Asked, go, show

# How many sit down when somebody presses "Play now".
QUICK_SEATS = {"rival-cities": 2, "hamburgum": 3, "colonia": 4, "hamburg": 3}
QUICK_BOT = "regular"
# About how long a game takes among people who know it.
MINUTES = {"rival-cities": 45, "hamburgum": 60, "colonia": 90, "hamburg": 90}


@get("/", include_in_schema=False)
async def lobby(request: Asked) -> Response[str]:
    house, player = house_of(request), request.user
    return show(
        request,
        "lobby.html",
        titles=[games.get(name) for name in games.names()],
        minutes=MINUTES,
        has_lesson=has_lesson,
        mine=await house.lobby.mine(player.id) if player else [],
        waiting=await house.lobby.waiting(),
        going_on=await house.lobby.going_on(),
    )


@post("/play/{game:str}", include_in_schema=False, guards=[limit("tables")])
async def play_now(request: Asked, game: Annotated[str, Parameter(max_length=30)]) -> Redirect:
    """A table against bots, and the game has begun."""
    if game not in games.names():
        raise Missing("game", game=game)
    title = games.get(game)
    seats = QUICK_SEATS.get(title.name, min(title.seats))
    wish = Wish(title.name, [SeatWish("me")] + [SeatWish("bot", QUICK_BOT)] * (seats - 1))
    house = house_of(request)
    player = await guest_or_member(request)
    table = await house.gathering.make(player, wish)
    await house.seated(table.code)
    return go(f"/t/{table.code}")
