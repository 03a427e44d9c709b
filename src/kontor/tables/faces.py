"""Whom the house saw a moment ago, so that the database is not asked at every word somebody says.

Other processes may have shown somebody the door meanwhile: that is noticed a moment later. A browser that was seen
before that is known again by a glance, if nothing has changed.
"""

import time
from collections import OrderedDict

from sqlalchemy import Connection, bindparam, select

from .models import Login, Player

MOMENT = 3.0
MOST = 10_000

# What can change about a player.
TRAITS = (Player.id, Player.name, Player.key, Player.password, Player.language, Player.confirms)
LOGINS_NOW = (
    select(Login.hash, Login.expires, *TRAITS)
    .join(Player, Player.id == Login.player_id)
    .where(Login.hash.in_(bindparam("hashes", expanding=True)))
)

# When a login ends, and its player.
LoginSeen = tuple[float, tuple[object, ...]]


class Faces:
    """Players by the hash of what their browser or program said."""

    def __init__(self) -> None:
        self.seen: OrderedDict[str, tuple[float, Player]] = OrderedDict()

    def recall(self, hash: str) -> Player | None:
        at, player = self.seen.get(hash, (0.0, None))
        return player if time.monotonic() - at < MOMENT else None

    def dimly(self, hash: str) -> Player | None:
        """Who that was when they were last seen, however long ago."""
        return self.seen[hash][1] if hash in self.seen else None

    def note(self, hash: str, player: Player) -> None:
        self.seen[hash] = time.monotonic(), player
        self.seen.move_to_end(hash)
        if len(self.seen) > MOST:
            self.seen.popitem(last=False)

    def forget(self, player_id: int) -> None:
        """Somebody is not what they were, or must show again who they are."""
        for hash in [hash for hash, (_, player) in self.seen.items() if player.id == player_id]:
            del self.seen[hash]

    def forget_this(self, hash: str) -> None:
        self.seen.pop(hash, None)


def look_at_logins(connection: Connection, hashes: list[str]) -> dict[str, LoginSeen]:
    return {
        hash: (expires, tuple(traits)) for hash, expires, *traits in connection.execute(LOGINS_NOW, {"hashes": hashes})
    }


def traits_of(player: Player) -> tuple[object, ...]:
    return tuple(getattr(player, trait.key) for trait in TRAITS)
