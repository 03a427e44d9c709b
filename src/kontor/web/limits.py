"""How often somebody may do something: a few times at once, and then only so often."""

import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from kontor.tables.refusals import TooFast

# So many people are remembered at a time; who comes last pushes out who was quiet longest.
REMEMBERED = 50_000


class Pace(NamedTuple):
    """So many at once, and so many seconds for each one more; by address what a new guest could go on with."""

    burst: int
    seconds: float
    by_address: bool = False


PACES = {
    "guests": Pace(20, 30, by_address=True),
    "members": Pace(10, 60, by_address=True),
    "log-ins": Pace(10, 10, by_address=True),
    "log-ins-by-name": Pace(30, 30),
    "tables": Pace(20, 10),
    "seats": Pace(30, 2),
    "moves": Pace(60, 0.2),
    "messages": Pace(10, 2),
    "sockets": Pace(100, 0.5),
    "hints": Pace(10, 3),
    "records": Pace(10, 20),
    "analyses": Pace(60, 1),
    "films": Pace(10, 2),
    "scenes": Pace(60, 0.5),
}


class Limits:
    """For each who does something, how much of their burst is used up, and when that was so."""

    def __init__(self, leniency: float = 1.0) -> None:
        self.leniency = leniency
        self.used: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, name: str, who: str, now: float | None = None) -> None:
        """Once more; raises `TooFast` when that is too often."""
        if not self.leniency:
            return
        pace = PACES[name]
        now = time.monotonic() if now is None else now
        used, at = self.used.get((name, who), (0.0, now))
        seconds = pace.seconds / self.leniency
        used = max(0.0, used - (now - at) / seconds) + 1
        if used > pace.burst:
            raise TooFast("pace", seconds=max(1, round((used - pace.burst) * seconds)))
        self.used[name, who] = used, now
        self.used.move_to_end((name, who))
        if len(self.used) > REMEMBERED:
            self.used.popitem(last=False)


def limit(name: str) -> Callable[[ASGIConnection[Any, Any, Any, Any], BaseRouteHandler], Awaitable[None]]:
    """A guard that keeps everybody to the pace of this name."""

    # Asynchronous, or it would be sent to a thread each time.
    async def guard(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
        player = None if PACES[name].by_address else connection.scope.get("user")
        check_pace(connection, name, f"player {player.id}" if player is not None else address_of(connection))

    return guard


def check_pace(connection: ASGIConnection[Any, Any, Any, Any], name: str, who: str) -> None:
    limits: Limits = connection.app.state.limits
    limits.take(name, who)


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return connection.client.host if connection.client else ""
