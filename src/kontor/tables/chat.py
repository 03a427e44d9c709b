"""Talk at a table, and the right not to hear it."""

import time

from sqlalchemy import delete, select
from sqlalchemy.exc import IntegrityError

from .database import Database
from .models import Message, Mute, Player, Table
from .refusals import Unfit

LONGEST = 500
# So many of the last messages are shown.
SHOWN = 200


class Chat:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def say(self, table: Table, player: Player, text: str) -> Message:
        text = " ".join(text.replace("\0", "").split())
        if not 1 <= len(text) <= LONGEST:
            raise Unfit("message-length", most=LONGEST)
        message = Message(table_id=table.id, player_id=player.id, name=player.name, text=text, at=time.time())
        async with self.database.writing() as session:
            session.add(message)
        return message

    async def heard_by(self, table: Table, player: Player | None, since: int = 0) -> list[Message]:
        """What was said after message `since`, without those whom this person has muted."""
        wanted = select(Message).where(Message.table_id == table.id, Message.id > since)
        if player is not None:
            muted = select(Mute.muted_id).where(Mute.player_id == player.id)
            wanted = wanted.where(Message.player_id.is_(None) | Message.player_id.not_in(muted))
        async with self.database.reading() as session:
            found = await session.scalars(wanted.order_by(Message.id.desc()).limit(SHOWN))
            return list(found)[::-1]

    async def mute(self, player: Player, other: int) -> None:
        try:
            async with self.database.writing() as session:
                session.add(Mute(player_id=player.id, muted_id=other))
        except IntegrityError:
            return

    async def unmute(self, player: Player, other: int) -> None:
        async with self.database.writing() as session:
            await session.execute(delete(Mute).where(Mute.player_id == player.id, Mute.muted_id == other))

    async def deaf_to(self, speaker: int | None, listeners: set[int]) -> set[int]:
        """Those among the listeners who have muted the one who speaks."""
        if speaker is None or not listeners:
            return set()
        wanted = select(Mute.player_id).where(Mute.muted_id == speaker, Mute.player_id.in_(listeners))
        async with self.database.reading() as session:
            return set(await session.scalars(wanted))

    async def muted_by(self, player: Player) -> list[int]:
        async with self.database.reading() as session:
            return list(await session.scalars(select(Mute.muted_id).where(Mute.player_id == player.id)))
