"""Serving tables over the network, until Ctrl-C."""

import asyncio
import gc
import logging
from contextlib import suppress

import uvicorn

from kontor.tables.database import Database
from kontor.web.app import create_app
from kontor.web.channels import check_broker
from kontor.web.door import open_door
from kontor.web.settings import Settings, settle

# Nobody has to send a long message through a socket that only tells.
LARGEST_MESSAGE = 1024
# So many things are made before Python looks for those that nobody needs any more.
MADE_BETWEEN_SWEEPS = 10_000
# Seconds that connections get to end when the server stops.
GOODBYE = 3


def serve(host: str, port: int, database: str | None, workers: int | None, folder: str | None) -> None:
    settings = settle(database, host, port, workers, folder)
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    asyncio.run(prepare(settings))
    door = open_door(settings.host, settings.port)
    shown, number = door.getsockname()[:2]
    print(f"Kontor is open at {address(shown, number, settings)} – Ctrl-C closes it.", flush=True)
    config = uvicorn.Config(
        create_app(settings),
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GOODBYE,
        lifespan="on",
    )
    sweep_seldom()
    with suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[door])
    print("Kontor is closed; the tables are kept.")


def sweep_seldom() -> None:
    """Everybody waits while Python looks for garbage, so let it look less often, and not at what stays anyhow."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(MADE_BETWEEN_SWEEPS)


async def prepare(settings: Settings) -> None:
    """See whether the database and the broker can be used, before anybody comes."""
    database = Database(settings.database)
    try:
        await database.migrate()
    finally:
        await database.close()
    await check_broker(settings.broker)


def address(host: str, port: int, settings: Settings) -> str:
    name = "localhost" if host in ("127.0.0.1", "::1", "0.0.0.0", "::") else host
    return f"{'https' if settings.is_secure else 'http'}://{f'[{name}]' if ':' in name else name}:{port}"
