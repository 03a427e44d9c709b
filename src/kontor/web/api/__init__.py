"""The JSON API: what a page does for a person, a program can do with a token."""

from litestar import Router

from .analyses import AnalysisController
from .lobby import LobbyController
from .people import PeopleController
from .playing import PlayController
from .records import RecordController
from .sockets import live
from .tables import TableController
from .talk import TalkController

# No request needs more, but for records that are uploaded.
LARGEST_BODY = 16_000

API = Router(
    "/api",
    route_handlers=[
        LobbyController,
        PeopleController,
        TableController,
        PlayController,
        TalkController,
        RecordController,
        AnalysisController,
        live,
    ],
    request_max_body_size=LARGEST_BODY,
)
