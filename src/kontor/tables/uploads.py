"""Records that people bring to look at."""

import asyncio
import time

from sqlalchemy import delete, func, select

from .database import Database
from .gathering import new_code
from .models import Player, Upload
from .refusals import Missing
from .replays import check_record

LARGEST = 200_000
# The oldest go when there are more.
MOST_KEPT = 5000


class Uploads:
    def __init__(self, database: Database, folder: str | None = None) -> None:
        self.database = database
        self.folder = folder

    async def bring(self, player: Player | None, text: str) -> str:
        """Keep a record that can be replayed; the code under which it is found."""
        await asyncio.to_thread(check_record, text, self.folder)
        upload = Upload(code=new_code(), player_id=player.id if player else None, text=text, created=time.time())
        async with self.database.writing() as session:
            session.add(upload)
            last = await session.scalar(select(func.max(Upload.id))) or 0
            await session.execute(delete(Upload).where(Upload.id <= last - MOST_KEPT))
        return upload.code

    async def text(self, code: str) -> str:
        async with self.database.reading() as session:
            text = await session.scalar(select(Upload.text).where(Upload.code == code))
        if text is None:
            raise Missing("record", code=code)
        return text
