"""Whom the house saw a moment ago, so that the database is not asked at every word somebody says.

Other processes may have shown somebody the door meanwhile: that is noticed a moment later.
"""

import time
from collections import OrderedDict

from .models import Player

MOMENT = 3.0
MOST = 10_000


class Faces:
    """Players by the hash of what their browser or program said."""

    def __init__(self) -> None:
        self.seen: OrderedDict[str, tuple[float, Player]] = OrderedDict()

    def recall(self, hash: str) -> Player | None:
        at, player = self.seen.get(hash, (0.0, None))
        return player if time.monotonic() - at < MOMENT else None

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
