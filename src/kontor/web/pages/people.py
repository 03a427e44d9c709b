"""Who somebody is: logging in, registering, one's own page, and what others see."""

import re
from typing import Annotated

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.params import Parameter
from litestar.response import Redirect

from kontor import games
from kontor.engine.errors import KontorError
from kontor.tables.people import key_of
from kontor.tables.refusals import Missing
from kontor.web.identity import COOKIE, house_of, remember
from kontor.web.language import COOKIE as LANGUAGE_COOKIE
from kontor.web.language import LANGUAGES
from kontor.web.limits import check_pace, limit
from kontor.web.page import Asked, Reader, go, show

from .forms import filled_in

YEAR = 365 * 24 * 3600

Back = Annotated[str, Parameter(max_length=500)]


def inside(path: str) -> str:
    """A way back that leads nowhere else but to a page of ours. Browsers leave out tabs and take \\ for /."""
    return path if path.isprintable() and re.match(r"/(?![/\\])", path) else "/"


@get("/login", include_in_schema=False)
async def login(request: Asked, back: Back = "/") -> Response[str]:
    return show(request, "login.html", problem="", name="", back=inside(back))


@post("/login", include_in_schema=False, guards=[limit("log-ins")])
async def log_in(request: Asked) -> Response[str] | Redirect:
    form = await filled_in(request)
    name, back = form.text("name"), inside(form.text("back"))
    check_pace(request, "log-ins-by-name", key_of(name))
    try:
        _, secret = await house_of(request).people.log_in(name, form.secret("password"), request.user)
    except KontorError as problem:
        return show(request, "login.html", 403, problem=Reader(request).complaint(problem), name=name, back=back)
    remember(request, secret)
    return go(back)


@get("/register", include_in_schema=False)
async def registration(request: Asked, back: Back = "/") -> Response[str]:
    return show(request, "register.html", problem="", name="", back=inside(back))


@post("/register", include_in_schema=False, guards=[limit("members")])
async def register(request: Asked) -> Response[str] | Redirect:
    form = await filled_in(request)
    name, back = form.text("name"), inside(form.text("back"))
    people = house_of(request).people
    try:
        _, secret = await people.register(request.user, name, form.secret("password"))
    except KontorError as problem:
        return show(request, "register.html", 409, problem=Reader(request).complaint(problem), name=name, back=back)
    remember(request, secret)
    return go(back)


@post("/logout", include_in_schema=False)
async def log_out(request: Asked) -> Redirect:
    await house_of(request).people.log_out(request.cookies.get(COOKIE, ""))
    remember(request, "")
    return go("/")


@post("/language", include_in_schema=False)
async def speak(request: Asked) -> Redirect:
    """The language from now on, here and for a player everywhere."""
    form = await filled_in(request)
    wish = form.text("lang")
    answer = go(inside(form.text("back")))
    if wish in LANGUAGES:
        if request.user is not None:
            await house_of(request).people.prefer(request.user, language=wish)
        answer.set_cookie(Cookie(LANGUAGE_COOKIE, value=wish, max_age=YEAR, path="/", samesite="lax"))
    return answer


@get("/me", include_in_schema=False)
async def me(request: Asked) -> Response[str] | Redirect:
    return await own_page(request)


async def own_page(request: Asked, problem: str = "", news: str = "", secret: str = "") -> Response[str] | Redirect:
    player, house = request.user, house_of(request)
    if player is None:
        return go("/login?back=/me")
    return show(
        request,
        "me.html",
        code=400 if problem else 200,
        problem=problem,
        news=news,
        secret=secret,
        tokens=await house.people.tokens(player),
        muted=await house.people.names(await house.chat.muted_by(player)),
        ratings=await house.ratings.of_player(player.id),
        played=await house.lobby.played(player.id),
    )


@post("/me", include_in_schema=False, guards=[limit("log-ins")])
async def change_me(request: Asked) -> Response[str] | Redirect:
    """One of the forms of one's own page; `do` says which."""
    if request.user is None:
        return go("/login?back=/me")
    player, form, house = request.user, await filled_in(request), house_of(request)
    reader = Reader(request)
    try:
        match form.text("do"):
            case "confirms":
                await house.people.prefer(player, confirms=form.ticked("confirms"))
            case "password":
                old, new = form.secret("old"), form.secret("new")
                remember(request, await house.people.change_password(player, old, new))
                return await own_page(request, news=reader.say("password-changed"))
            case "token":
                _, secret = await house.people.make_token(player, form.text("label"))
                return await own_page(request, secret=secret)
            case "revoke":
                await house.people.revoke(player, form.number("id"))
            case "unmute":
                await house.chat.unmute(player, form.number("id"))
            case _:
                pass
    except KontorError as problem:
        return await own_page(request, problem=reader.complaint(problem))
    return go("/me")


@get("/players/{name:str}", include_in_schema=False)
async def profile(request: Asked, name: Annotated[str, Parameter(max_length=100)]) -> Response[str]:
    house = house_of(request)
    person = await house.people.find(name)
    if person is None:
        raise Missing("player", name=name)
    return show(
        request,
        "player.html",
        person=person,
        ratings=await house.ratings.of_player(person.id),
        played=await house.lobby.played(person.id),
    )


@get("/ratings/{game:str}", include_in_schema=False)
async def ratings(request: Asked, game: Annotated[str, Parameter(max_length=30)]) -> Response[str]:
    if game not in games.names():
        raise Missing("game", game=game)
    return show(request, "ratings.html", game=games.get(game), best=await house_of(request).ratings.best(game))
