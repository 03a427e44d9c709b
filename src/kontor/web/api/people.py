"""People: who asks, becoming a guest or a member, logging in and out, tokens, and what is known of others."""

from typing import Annotated

import msgspec
from litestar import Controller, delete, get, patch, post
from litestar.params import JSONBody, Parameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED
from msgspec import Meta

from kontor.engine.game import spell_list
from kontor.tables.lobby import TableBrief
from kontor.tables.models import Player, Token
from kontor.tables.people import key_of
from kontor.tables.refusals import Missing, Unfit

from ..identity import COOKIE, guest_or_member, house_of, player_of, remember
from ..language import LANGUAGES
from ..limits import check_pace, limit
from ..problems import PROBLEMS
from .asking import Asking
from .lobby import Standing, standing

Name = Annotated[str, Meta(max_length=60)]
Password = Annotated[str, Meta(max_length=200)]
Before = Annotated[float | None, Parameter(ge=0, le=1e12, description="Games that ended before this moment.")]


class Me(msgspec.Struct, frozen=True):
    """Who asks. `confirms` is whether the last choice of a turn waits for a word."""

    id: int
    name: str
    is_guest: bool
    language: str
    confirms: bool


class Wishes(msgspec.Struct, frozen=True):
    language: Annotated[str, Meta(max_length=8)] | None = None
    confirms: bool | None = None


class Credentials(msgspec.Struct, frozen=True):
    name: Name
    password: Password


class NewPassword(msgspec.Struct, frozen=True):
    old: Password
    new: Password


class Label(msgspec.Struct, frozen=True):
    """What a token is for."""

    label: Annotated[str, Meta(max_length=200)]


class TokenBrief(msgspec.Struct, frozen=True):
    id: int
    label: str
    created: float


class NewToken(msgspec.Struct, frozen=True):
    """A token, whose secret is shown this once."""

    id: int
    label: str
    created: float
    secret: str


class Profile(msgspec.Struct, frozen=True):
    """What everybody may know of a member."""

    id: int
    name: str
    since: float
    ratings: list[Standing]
    played: list[TableBrief]


class PeopleController(Controller):
    tags = ("people",)

    @get("/me", summary="Who am I?", responses=PROBLEMS)
    async def me(self, request: Asking) -> Me:
        return me(player_of(request))

    @patch("/me", summary="Change what I prefer", responses=PROBLEMS)
    async def prefer(self, request: Asking, data: JSONBody[Wishes]) -> Me:
        player = player_of(request)
        if data.language is not None and data.language not in LANGUAGES:
            raise Unfit("language", language=data.language, languages=spell_list(list(LANGUAGES), "and"))
        await house_of(request).people.prefer(player, data.language, data.confirms)
        known = me(player)
        chosen = {name: value for name, value in msgspec.structs.asdict(data).items() if value is not None}
        return msgspec.structs.replace(known, **chosen)

    @post("/guests", summary="Become a guest", responses=PROBLEMS, guards=[limit("guests")])
    async def be_guest(self, request: Asking) -> Me:
        """Who is known already stays who they are."""
        return me(await guest_or_member(request))

    @post("/members", summary="Become a member", responses=PROBLEMS, guards=[limit("members")])
    async def register(self, request: Asking, data: JSONBody[Credentials]) -> Me:
        """A name and a password are enough. A guest becomes a member and keeps their tables."""
        player, secret = await house_of(request).people.register(request.user, data.name, data.password)
        remember(request, secret)
        return me(player)

    @post("/session", summary="Log in", responses=PROBLEMS, status_code=HTTP_201_CREATED, guards=[limit("log-ins")])
    async def log_in(self, request: Asking, data: JSONBody[Credentials]) -> Me:
        """What was begun as a guest is taken along."""
        check_pace(request, "log-ins-by-name", key_of(data.name))
        player, secret = await house_of(request).people.log_in(data.name, data.password, request.user)
        remember(request, secret)
        return me(player)

    @delete("/session", summary="Log out", responses=PROBLEMS)
    async def log_out(self, request: Asking) -> None:
        secret = request.cookies.get(COOKIE)
        if secret:
            await house_of(request).people.log_out(secret)
            remember(request, "")

    @post(
        "/me/password",
        summary="Change my password",
        responses=PROBLEMS,
        status_code=HTTP_200_OK,
        guards=[limit("log-ins")],
    )
    async def change_password(self, request: Asking, data: JSONBody[NewPassword]) -> Me:
        """All other browsers are logged out."""
        player = player_of(request)
        remember(request, await house_of(request).people.change_password(player, data.old, data.new))
        return me(player)

    @get("/me/tokens", summary="My tokens", responses=PROBLEMS)
    async def tokens(self, request: Asking) -> list[TokenBrief]:
        return [token_brief(token) for token in await house_of(request).people.tokens(player_of(request))]

    @post("/me/tokens", summary="Make a token", responses=PROBLEMS)
    async def make_token(self, request: Asking, data: JSONBody[Label]) -> NewToken:
        """With it a program acts for its owner: `Authorization: Bearer TOKEN`."""
        token, secret = await house_of(request).people.make_token(player_of(request), data.label)
        return NewToken(token.id, token.label, token.created, secret)

    @delete("/me/tokens/{token_id:int}", summary="Take a token back", responses=PROBLEMS)
    async def revoke(
        self, request: Asking, token_id: Annotated[int, Parameter(ge=1, le=2**31 - 1, description="As in the list.")]
    ) -> None:
        await house_of(request).people.revoke(player_of(request), token_id)

    @get("/me/history", summary="Games I have finished", responses=PROBLEMS)
    async def history(self, request: Asking, before: Before = None) -> list[TableBrief]:
        return await house_of(request).lobby.played(player_of(request).id, before)

    @get("/players/{name:str}", summary="What is known of a member", responses=PROBLEMS)
    async def profile(
        self,
        request: Asking,
        name: Annotated[str, Parameter(description="The name of a member.", max_length=60)],
        before: Before = None,
    ) -> Profile:
        house = house_of(request)
        player = await house.people.find(name)
        if player is None:
            raise Missing("player", name=name)
        ratings = [standing(row) for row in await house.ratings.of_player(player.id)]
        return Profile(player.id, player.name, player.created, ratings, await house.lobby.played(player.id, before))


def me(player: Player) -> Me:
    return Me(player.id, player.name, player.is_guest, player.language, player.confirms)


def token_brief(token: Token) -> TokenBrief:
    return TokenBrief(token.id, token.label, token.created)
