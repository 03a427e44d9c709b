"""Making a table by a form: everything about a game on one page, with defaults that need no thought."""

from typing import Annotated

from litestar import Response, get, post
from litestar.params import Parameter
from litestar.response import Redirect

from kontor import bots, games
from kontor.engine.errors import KontorError
from kontor.engine.game import Game
from kontor.tables.clock import DAY, HOUR, NO_CLOCK, ClockRule
from kontor.tables.gathering import SeatWish, Wish
from kontor.web.identity import guest_or_member, house_of
from kontor.web.limits import limit
from kontor.web.page import Asked, Reader, go, show

from .forms import Form, filled_in
from .lobby import QUICK_BOT, QUICK_SEATS

# Seconds a turn that a correspondence clock can be set to.
TURN_TIMES = (HOUR, 8 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY)
DEFAULT_TURN_TIME = 2 * DAY
DEFAULT_MINUTES = 20
DEFAULT_INCREMENT = 30
NOBODY = "none"


@get("/new", include_in_schema=False)
async def new_table(request: Asked, game: Annotated[str, Parameter(max_length=30)] = "") -> Response[str]:
    return blank(request, game if game in games.names() else games.names()[0])


@post("/new", include_in_schema=False, guards=[limit("tables")])
async def make_table(request: Asked) -> Response[str] | Redirect:
    form = await filled_in(request)
    house = house_of(request)
    game = games.get(form.text("game"))
    try:
        wish = wished(form, game)
        player = await guest_or_member(request)
        table = await house.gathering.make(player, wish)
    except KontorError as problem:
        return show_form(request, game, form, Reader(request).complaint(problem))
    await house.seated(table.code)
    return go(f"/t/{table.code}")


def blank(request: Asked, name: str) -> Response[str]:
    """The form as it is for somebody who only wants to press the button: me, an open seat, and bots."""
    game = games.get(name)
    seats = QUICK_SEATS.get(name, min(game.seats))
    fields = {"clock": "none", "minutes": str(DEFAULT_MINUTES), "increment": str(DEFAULT_INCREMENT)}
    fields |= {"turn": str(DEFAULT_TURN_TIME), "listed": "yes"}
    fields |= {f"option-{option.name}": option.default for option in game.options}
    for seat in range(max(game.seats)):
        fields[f"seat-{seat}"] = NOBODY if seat >= seats else f"bot-{QUICK_BOT}"
    fields |= {"seat-0": "me", "seat-1": "open"}
    return show_form(request, game, Form(fields))


def show_form(request: Asked, game: Game, form: Form, problem: str = "") -> Response[str]:
    return show(
        request,
        "new.html",
        code=400 if problem else 200,
        game=game,
        form=form,
        problem=problem,
        levels=bots.NAMES,
        turn_times=TURN_TIMES,
        day=DAY,
    )


def wished(form: Form, game: Game) -> Wish:
    seats = [
        seat_wish(form.text(f"seat-{seat}"), form.text(f"name-{seat}"))
        for seat in range(max(game.seats))
        if form.text(f"seat-{seat}") not in ("", NOBODY)
    ]
    options = {option.name: form.text(f"option-{option.name}") or option.default for option in game.options}
    return Wish(
        game.name,
        seats,
        options,
        clock_of(form),
        is_open=form.text("listed") == "yes",
        is_rated=form.ticked("rated"),
        is_hot_seat=sum(seat.who == "me" for seat in seats) > 1,
    )


def seat_wish(who: str, name: str) -> SeatWish:
    if who.startswith("bot-"):
        return SeatWish("bot", who.removeprefix("bot-"))
    return SeatWish(who, name=name if who == "me" else "")


def clock_of(form: Form) -> ClockRule:
    kind = form.text("clock")
    if kind == "live":
        return ClockRule("live", 60 * form.number("minutes"), form.number("increment"))
    if kind == "correspondence":
        return ClockRule("correspondence", form.number("turn"))
    return NO_CLOCK
