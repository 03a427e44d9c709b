"""The server: its house of tables, and everything that can be asked of it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from litestar import Litestar, get
from litestar.channels import ChannelsPlugin
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.middleware import DefineMiddleware

from kontor.tables.analyses import Analyses
from kontor.tables.database import Database
from kontor.tables.house import House
from kontor.tables.keys import house_secret
from kontor.tables.live import Live
from kontor.tables.play import MOVE, UNDO
from kontor.tables.steward import Steward
from kontor.tables.thinking import Thinkers
from kontor.tables.uploads import Uploads

from .api import API
from .channels import choose_backend
from .documents import DOCUMENTED
from .errands import bots_served
from .identity import Identity, send_cookie
from .limits import Limits
from .notices import Notice, post
from .pages import PAGES
from .problems import HANDLERS
from .push import Hub
from .safety import FormCheck, dress, form_check
from .settings import Settings

# No request needs more.
LARGEST_BODY = 1_000_000
# What is long is sent short; a higher level costs more time than it saves.
COMPRESSED = CompressionConfig(backend="gzip", minimum_size=1000, gzip_compress_level=5)
# Where it does not matter who asks.
IMPERSONAL = ["^/static", "^/health", "^/schema"]


def create_app(settings: Settings) -> Litestar:
    channels = ChannelsPlugin(choose_backend(settings.broker), arbitrary_channels_allowed=True)
    forms = form_check(settings.is_secure)

    @asynccontextmanager
    async def doors(app: Litestar) -> AsyncIterator[None]:
        """Open the house for as long as the server runs."""
        database = Database(settings.database)
        await database.migrate()
        forms.secret = settings.secret or await house_secret(database)

        async def notice(code: str) -> None:
            post(channels, Notice(code, number=number_of(house.live, code)))

        house = House(database, notice, settings.folder)
        thinkers = Thinkers(settings.workers)
        hub = Hub(house, channels)
        app.state.house, app.state.thinkers, app.state.hub = house, thinkers, hub
        app.state.uploads = Uploads(database, settings.folder)
        app.state.analyses = analyses = Analyses(database, thinkers, settings.folder)
        app.state.limits = Limits(settings.leniency)
        app.state.post = partial(post, channels)
        try:
            async with bots_served(settings, Steward(house.live, thinkers)) as house.call_bots:
                hub.open()
                house.open_doors()
                try:
                    yield
                finally:
                    await house.close_doors()
                    await hub.close()
        finally:
            await analyses.close()
            thinkers.close()
            await database.close()

    return Litestar(
        route_handlers=[health, API, PAGES],
        plugins=[channels],
        lifespan=[doors],
        state=State({"settings": settings}),
        middleware=[
            DefineMiddleware(Identity, exclude=IMPERSONAL),
            DefineMiddleware(FormCheck, config=forms),
        ],
        compression_config=COMPRESSED,
        before_send=[send_cookie, dress],
        exception_handlers=HANDLERS,
        request_max_body_size=LARGEST_BODY,
        openapi_config=DOCUMENTED,
        logging_config=None,
    )


def number_of(live: Live, code: str) -> int:
    """The number of a table's last entry, if whoever has followed it knows all that there is to know."""
    table = live.tables.get(code)
    if table is None or table.play is None or table.play.over() or not table.play.log:
        return 0
    return table.play.number if table.play.log[-1].entry.kind in (MOVE, UNDO) else 0


@get("/health", include_in_schema=False)
async def health() -> dict[str, str]:
    return {"status": "open"}
