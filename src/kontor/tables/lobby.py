"""Finding tables: open ones, one's own, those of the past."""

import msgspec
from sqlalchemy import Select, select

from .database import Database
from .gathering import is_free
from .models import GATHERING, OVER, PLAYING, Chair, Table

SHOWN = 50


class SeatBrief(msgspec.Struct, frozen=True):
    name: str
    bot: str | None
    player: int | None
    is_asked: bool
    is_open: bool
    points: int | None
    rank: int | None


class TableBrief(msgspec.Struct, frozen=True):
    """A table in a list."""

    code: str
    game: str
    status: str
    seats: list[SeatBrief]
    options: dict[str, str]
    clock: dict[str, str | int]
    is_open: bool
    is_rated: bool
    is_hot_seat: bool
    created: float
    moved: float | None
    ended: float | None
    deadline: float | None
    # Whether the one who asks has to choose.
    is_my_turn: bool


class Lobby:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def waiting(self) -> list[TableBrief]:
        """Open tables with a free seat, the newest first."""
        wanted = select(Table).where(Table.status == GATHERING, Table.is_open, Table.archived.is_(False))
        return await self.briefs(wanted.order_by(Table.created.desc()).limit(SHOWN), None)

    async def going_on(self) -> list[TableBrief]:
        """Open tables that can be watched, those with the last moves first."""
        wanted = select(Table).where(Table.status == PLAYING, Table.is_open, Table.archived.is_(False))
        return await self.briefs(wanted.order_by(Table.moved.desc()).limit(SHOWN), None)

    async def mine(self, player_id: int) -> list[TableBrief]:
        """Where somebody sits and the game is not over: my turn first, and of those the most urgent."""
        seated = select(Chair.table_id).where(Chair.player_id == player_id, Chair.is_gone.is_(False))
        wanted = select(Table).where(Table.id.in_(seated), Table.status != OVER, Table.archived.is_(False))
        briefs = await self.briefs(wanted.order_by(Table.created.desc()).limit(4 * SHOWN), player_id)
        return sorted(briefs, key=lambda one: (not one.is_my_turn, one.deadline or float("inf")))

    async def played(self, player_id: int, before: float | None = None) -> list[TableBrief]:
        """The finished games of somebody, the last first; `before` a moment, to read on."""
        seated = select(Chair.table_id).where(Chair.player_id == player_id)
        wanted = select(Table).where(Table.id.in_(seated), Table.status == OVER)
        if before is not None:
            wanted = wanted.where(Table.ended < before)
        return await self.briefs(wanted.order_by(Table.ended.desc()).limit(SHOWN), player_id)

    async def briefs(self, wanted: Select[Table], player_id: int | None) -> list[TableBrief]:
        async with self.database.reading() as session:
            return [brief(table, player_id) for table in await session.scalars(wanted)]


def brief(table: Table, player_id: int | None) -> TableBrief:
    return TableBrief(
        table.code,
        table.game,
        table.status,
        [seat_brief(table, chair) for chair in table.chairs],
        table.options,
        table.clock,
        table.is_open,
        table.is_rated,
        table.is_hot_seat,
        table.created,
        table.moved,
        table.ended,
        table.deadline,
        any(one.is_asked and not one.is_gone and one.player_id == player_id for one in table.chairs)
        if player_id is not None
        else False,
    )


def seat_brief(table: Table, chair: Chair) -> SeatBrief:
    result = table.result
    return SeatBrief(
        chair.name,
        chair.bot,
        chair.player_id,
        chair.is_asked,
        is_free(chair),
        result["points"][chair.seat] if result else None,
        result["ranks"][chair.seat] if result else None,
    )
