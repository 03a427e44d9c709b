"""Pages that let people play: plain, whole without scripts where that can be, and quicker with them."""

from litestar.datastructures import CacheControlHeader
from litestar.router import Router
from litestar.static_files import create_static_files_router

from kontor.web.page import STATIC, WEB

from . import acting, learning, lobby, making, people, reading, replays, table

FILES = create_static_files_router(
    STATIC,
    [WEB / "static"],
    name="static",
    include_in_schema=False,
    cache_control=CacheControlHeader(max_age=365 * 24 * 3600, immutable=True, public=True),
)

PAGES = Router(
    "/",
    route_handlers=[
        lobby.lobby,
        lobby.play_now,
        making.new_table,
        making.make_table,
        table.table,
        table.parts,
        table.film_of,
        table.invited,
        acting.join,
        acting.leave,
        acting.fill,
        acting.rematch,
        acting.move,
        acting.undo,
        acting.resign,
        acting.say,
        acting.mute,
        people.login,
        people.log_in,
        people.registration,
        people.register,
        people.log_out,
        people.speak,
        people.me,
        people.change_me,
        people.profile,
        people.ratings,
        learning.learn,
        learning.next_step,
        reading.rules,
        reading.rules_alone,
        reading.about,
        replays.replay_table,
        replays.replay_record,
        replays.scenes_of_table,
        replays.scenes_of_record,
        replays.records,
        replays.bring,
        FILES,
    ],
)
