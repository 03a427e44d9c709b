"""Thinking for the bots of servers that share the database, until Ctrl-C."""

import asyncio
import logging
import signal

from kontor.engine.errors import BadSetup
from kontor.web.app import create_app
from kontor.web.settings import Settings, settle

from .serving import prepare


def work(database: str | None, workers: int | None, folder: str | None) -> None:
    if workers == 0:
        raise BadSetup("--workers is at least 1: a worker without processes would do nothing")
    settings = settle(database, workers=workers, folder=folder)
    if not settings.broker:
        raise BadSetup("a worker needs PostgreSQL, or KONTOR_BROKER with the address of Redis: there it hears of bots")
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    asyncio.run(stay(settings))
    print("The worker has stopped; others go on with its tables.")


async def stay(settings: Settings) -> None:
    """Keep a house like a server's, only that nobody can come in."""
    await prepare(settings)
    stop = asyncio.Event()
    for kind in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(kind, stop.set)
    app = create_app(settings)
    async with app.lifespan():
        print(f"A worker thinks for the bots of {app.state.house.database.shown()} – Ctrl-C ends it.", flush=True)
        await stop.wait()
