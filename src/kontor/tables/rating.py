"""Ratings of members and bots, from the ranks of rated tables (openskill's Plackett-Luce model)."""

from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncSession

from .database import Database
from .models import OVER, Chair, Rating, Table

MODEL = PlackettLuce()
NEW = MODEL.rating()
# Both databases can insert what is not there yet, each with words of its own.
INSERT: dict[str, Any] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}


class Ratings:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def settle(self, code: str) -> bool:
        """Rate a finished table, once; whether there was something to do."""
        async with self.database.writing() as session:
            table = await session.scalar(select(Table).where(Table.code == code).with_for_update(of=Table))
            if table is None or not is_due(table):
                return False
            table.was_rated = True
            await rate(session, table)
            return True

    async def due(self) -> list[str]:
        """Finished rated tables that have not been counted: the server was stopped at a bad moment."""
        async with self.database.reading() as session:
            found = await session.scalars(
                select(Table.code).where(Table.status == OVER, Table.is_rated, Table.was_rated.is_(False))
            )
            return list(found)

    async def of_player(self, player_id: int) -> list[Rating]:
        async with self.database.reading() as session:
            found = await session.scalars(select(Rating).where(Rating.player_id == player_id).order_by(Rating.game))
            return list(found)

    async def best(self, game: str, count: int = 50) -> list[Rating]:
        """The strongest, by what one can rely on."""
        async with self.database.reading() as session:
            found = await session.scalars(
                select(Rating)
                .where(Rating.game == game)
                .order_by((Rating.mu - 3 * Rating.sigma).desc(), Rating.id)
                .limit(count)
            )
            return list(found)


def is_due(table: Table) -> bool:
    return table.is_rated and table.status == OVER and not table.was_rated


async def rate(session: AsyncSession, table: Table) -> None:
    """Everybody against everybody. Who left counts as last, whatever their bot has made of it since.

    Bots of one level on several seats are one: their new rating is the average.
    """
    assert table.result is not None
    ranks = [
        float(rank + (len(table.chairs) if chair.is_gone else 0))
        for chair, rank in zip(table.chairs, table.result["ranks"], strict=True)
    ]
    winners = [place for place, chair in enumerate(table.chairs) if ranks[place] == min(ranks) and not chair.is_gone]
    rows: dict[tuple[int | None, str | None], Rating] = {}
    for who in sorted({who_of(chair) for chair in table.chairs}, key=str):
        rows[who] = await row_of(session, table.game, *who)
    teams = [[MODEL.rating(mu=rows[who_of(chair)].mu, sigma=rows[who_of(chair)].sigma)] for chair in table.chairs]
    rated = [team[0] for team in MODEL.rate(teams, ranks=ranks)]
    for who, row in rows.items():
        own = [place for place, chair in enumerate(table.chairs) if who_of(chair) == who]
        if len(own) == len(table.chairs):
            continue
        row.mu = sum(rated[place].mu for place in own) / len(own)
        row.sigma = sum(rated[place].sigma for place in own) / len(own)
        row.games += 1
        row.wins += any(place in winners for place in own)


def who_of(chair: Chair) -> tuple[int | None, str | None]:
    """Whose rating a chair's result counts for: the person who sat down there, or the bot."""
    return (None, chair.bot) if chair.player_id is None else (chair.player_id, None)


async def row_of(session: AsyncSession, game: str, player_id: int | None, bot: str | None) -> Rating:
    """The rating of a player or a bot, ours to change; another table's may come into being at the same moment."""
    wanted = (
        select(Rating)
        .where(Rating.game == game, Rating.player_id == player_id, Rating.bot == bot)
        .with_for_update(of=Rating)
    )
    row = await session.scalar(wanted)
    if row is None:
        first = {"game": game, "player_id": player_id, "bot": bot, "mu": NEW.mu, "sigma": NEW.sigma}
        insert = INSERT[session.get_bind().dialect.name]
        await session.execute(insert(Rating).values(**first, games=0, wins=0).on_conflict_do_nothing())
        row = (await session.scalars(wanted)).one()
    return row
