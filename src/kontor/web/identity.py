"""Who is asking: a browser by its cookie, a program by its token, or nobody we know yet."""

from typing import Any

from litestar.connection import ASGIConnection, Request
from litestar.datastructures import Cookie
from litestar.middleware import AbstractAuthenticationMiddleware, AuthenticationResult
from litestar.types import Message, Scope

from kontor.tables.house import House
from kontor.tables.models import Player
from kontor.tables.people import LOGIN_SECONDS
from kontor.tables.refusals import Stranger

COOKIE = "kontor"
NEW_LOGIN = "kontor_new_login"


class Identity(AbstractAuthenticationMiddleware):
    """`user` is a player or None; `auth` is "cookie", "token" or None."""

    async def authenticate_request(self, connection: ASGIConnection[Any, Any, Any, Any]) -> AuthenticationResult:
        people = house_of(connection).people
        header = connection.headers.get("authorization", "")
        if header:
            kind, _, secret = header.partition(" ")
            player = await people.by_token(secret.strip()) if kind.lower() == "bearer" else None
            if player is None:
                raise Stranger("token")
            return AuthenticationResult(player, "token")
        secret = connection.cookies.get(COOKIE, "")
        player = await people.by_cookie(secret) if secret else None
        return AuthenticationResult(player, "cookie" if player else None)


def house_of(connection: ASGIConnection[Any, Any, Any, Any]) -> House:
    house: House = connection.app.state.house
    return house


def player_of(request: Request[Any, Any, Any]) -> Player:
    """Who asks, where only somebody known may; raises for the others."""
    player: Player | None = request.user
    if player is None:
        raise Stranger("known")
    return player


async def guest_or_member(request: Request[Any, Any, Any]) -> Player:
    """Who asks; a new guest is welcomed and gets a cookie with the answer."""
    player: Player | None = request.user
    if player is None:
        player, secret = await house_of(request).people.welcome()
        remember(request, secret)
    return player


def remember(request: Request[Any, Any, Any], secret: str) -> None:
    """Let the browser say this secret from now on; an empty one makes it forget."""
    request.scope["state"][NEW_LOGIN] = secret


async def send_cookie(message: Message, scope: Scope) -> None:
    """A hook before an answer is sent: the cookie of a new log-in goes along."""
    secret = scope.get("state", {}).get(NEW_LOGIN)
    if secret is None or message["type"] != "http.response.start":
        return
    is_secure = scope["litestar_app"].state.settings.is_secure
    cookie = Cookie(
        key=COOKIE,
        value=secret,
        max_age=LOGIN_SECONDS if secret else 0,
        path="/",
        httponly=True,
        samesite="lax",
        secure=is_secure,
    )
    headers = list(message.get("headers", []))
    headers.append((b"set-cookie", cookie.to_header(header="").encode()))
    message["headers"] = headers
