"""Talk at a table, and the right not to hear it."""

import time

from sqlalchemy import Connection, bindparam, delete, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from .database import Database
from .models import Message, Mute, Player, Table
from .refusals import Unfit

LONGEST = 500
# So many of the last messages are shown.
SHOWN = 200

# Nobody, as one who may have muted somebody.
NOBODY = 0
MUTED = select(Mute.muted_id).where(Mute.player_id == bindparam("listener"))
HEARD = (
    select(Message)
    .where(Message.table_id == bindparam("the_table"), Message.id > bindparam("since"))
    .where(Message.player_id.is_(None) | Message.player_id.not_in(MUTED))
    .order_by(Message.id.desc())
    .limit(bindparam("most"))
)


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
        listener = player.id if player else NOBODY
        wanted = {"the_table": table.id, "since": since, "listener": listener, "most": SHOWN}

        def ask(connection: Connection) -> list[Message]:
            with Session(connection) as session:
                return list(session.scalars(HEARD, wanted))

        return (await self.database.ask(ask))[::-1]

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
