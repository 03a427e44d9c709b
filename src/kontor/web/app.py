"""The server: its house of tables, and everything that can be asked of it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, get
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.datastructures import State
from litestar.middleware import DefineMiddleware

from kontor.tables.database import Database
from kontor.tables.house import House
from kontor.tables.steward import Steward
from kontor.tables.thinking import Thinkers

from .identity import Identity, send_cookie
from .problems import HANDLERS
from .settings import Settings

# No request needs more; records that are uploaded are the largest.
LARGEST_BODY = 1_000_000


def create_app(settings: Settings) -> Litestar:
    channels = ChannelsPlugin(MemoryChannelsBackend(), arbitrary_channels_allowed=True)

    @asynccontextmanager
    async def doors(app: Litestar) -> AsyncIterator[None]:
        """Open the house for as long as the server runs."""
        database = Database(settings.database)
        await database.migrate()

        async def notice(code: str) -> None:
            channels.publish({"code": code}, channel_of(code))

        house = House(database, notice, settings.folder)
        thinkers = Thinkers(settings.workers)
        steward = Steward(house.live, thinkers)
        house.call_bots = steward.call
        app.state.house, app.state.thinkers = house, thinkers
        house.open_doors()
        try:
            yield
        finally:
            await house.close_doors()
            await steward.close()
            thinkers.close()
            await database.close()

    return Litestar(
        route_handlers=[health],
        plugins=[channels],
        lifespan=[doors],
        state=State({"settings": settings}),
        middleware=[DefineMiddleware(Identity, exclude=["^/static", "^/health"])],
        before_send=[send_cookie],
        exception_handlers=HANDLERS,
        request_max_body_size=LARGEST_BODY,
    )


def channel_of(code: str) -> str:
    """Where notices about a table are heard."""
    return f"table-{code}"


@get("/health", include_in_schema=False)
async def health() -> dict[str, str]:
    return {"status": "open"}
