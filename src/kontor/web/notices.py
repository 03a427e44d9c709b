"""What server processes tell each other about tables. All hear all of it; each cares for the tables it shows."""

import msgspec
from litestar.channels import ChannelsPlugin

CHANNEL = "tables"

CHANGED = "look"
SAID = "message"


class Said(msgspec.Struct, frozen=True):
    """Something said at a table. `player` is nobody any more when their account is gone."""

    id: int
    player: int | None
    name: str
    text: str
    at: float


class Notice(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something has happened at a table. `number` is that of the last entry, where it is known."""

    code: str
    kind: str = CHANGED
    number: int = 0
    said: Said | None = None


# A notice about no table in particular: some about any of them may have been lost.
MISSED = Notice("")


def post(channels: ChannelsPlugin, notice: Notice) -> None:
    channels.publish(msgspec.json.encode(notice), CHANNEL)


read = msgspec.json.Decoder(Notice).decode
