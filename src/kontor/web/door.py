"""Where the server is reached."""

import socket

from kontor.engine.errors import KontorError

WAITING = 2048


def open_door(host: str, port: int) -> socket.socket:
    """Listen at this address; raises `KontorError` when that cannot be."""
    try:
        family, kind, _, _, place = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE | socket.AI_NUMERICSERV
        )[0]
        # With the protocol named, asyncio sends small answers at once instead of waiting for more.
        door = socket.socket(family, kind, socket.IPPROTO_TCP)
        try:
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            door.bind(place)
            door.listen(WAITING)
        except OSError:
            door.close()
            raise
    except OSError as problem:
        reason = problem.strerror or problem
        raise KontorError(f"port {port} of {host} cannot be used ({reason}); name another with --port") from None
    return door
