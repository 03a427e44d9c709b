"""Finding something to play, to watch, or to measure oneself by."""

from typing import Annotated

import msgspec
from litestar import Controller, get
from litestar.params import Parameter

from kontor import bots, games
from kontor.tables.lobby import TableBrief
from kontor.tables.looks import words_of
from kontor.tables.models import Rating

from ..identity import house_of
from ..language import language_of
from ..problems import PROBLEMS
from .asking import Asking


class OptionBrief(msgspec.Struct, frozen=True):
    """Something to settle before the first move; the first value is the usual one."""

    name: str
    values: list[str]
    meaning: str


class GameBrief(msgspec.Struct, frozen=True):
    """A game, how many it takes, and who could play for nobody."""

    name: str
    title: str
    about: str
    intro: str
    seats: list[int]
    options: list[OptionBrief]
    bots: list[str]


class Tables(msgspec.Struct, frozen=True):
    """Open tables with a free seat, open tables that can be watched, and where the one who asks sits."""

    waiting: list[TableBrief]
    going_on: list[TableBrief]
    mine: list[TableBrief]


class Standing(msgspec.Struct, frozen=True):
    """How strong somebody is: a member by name, or a bot. `rating` is what one can rely on."""

    game: str
    name: str
    is_bot: bool
    rating: float
    mu: float
    sigma: float
    games: int
    wins: int


class LobbyController(Controller):
    tags = ("lobby",)

    @get("/games", summary="What can be played", responses=PROBLEMS)
    async def games(self, request: Asking) -> list[GameBrief]:
        language = language_of(request)
        return [game_brief(name, language) for name in games.names()]

    @get("/tables", summary="What is going on", responses=PROBLEMS)
    async def tables(self, request: Asking) -> Tables:
        lobby = house_of(request).lobby
        own = await lobby.mine(request.user.id) if request.user else []
        return Tables(await lobby.waiting(), await lobby.going_on(), own)

    @get("/ratings/{game:str}", summary="Who is strong at a game", responses=PROBLEMS)
    async def ratings(
        self, request: Asking, game: Annotated[str, Parameter(description="The name of a game.", max_length=30)]
    ) -> list[Standing]:
        return [standing(row) for row in await house_of(request).ratings.best(games.get(game).name)]


def game_brief(name: str, language: str) -> GameBrief:
    game = games.get(name)
    return GameBrief(
        game.name,
        game.title,
        game.about,
        words_of(name, language).say(game.intro()),
        list(game.seats),
        [OptionBrief(option.name, list(option.values), option.meaning) for option in game.options],
        list(bots.NAMES),
    )


def standing(row: Rating) -> Standing:
    name = row.player.name if row.player is not None else row.bot or ""
    return Standing(
        row.game,
        name,
        row.player is None,
        round(row.mu - 3 * row.sigma, 2),
        round(row.mu, 2),
        round(row.sigma, 2),
        row.games,
        row.wins,
    )
