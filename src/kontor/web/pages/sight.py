"""What a page shows of a table: a look, the board drawn, and whose eyes may see it now."""

import asyncio
from collections.abc import Callable

from markupsafe import Markup

from kontor.engine.game import Game, View
from kontor.engine.phrases import Phrase
from kontor.tables.house import House
from kontor.tables.live import Open
from kontor.tables.looks import Look, SeatLook, default_viewer, look, mine
from kontor.tables.models import PLAYING, Message, Player
from kontor.web.api.asking import own_seat
from kontor.web.page import Reader
from kontor.words import Words

from .drawing import draw, seat_colour
from .picturing import inline_picture

Drawing = Callable[[Game, View, Words], Markup]


class Sight:
    """A table as one reader sees it."""

    def __init__(self, table: Open, reader: Reader, seat: int | None, since: int) -> None:
        self.table = table
        self.reader = reader
        self.words = reader.game_words(table.game.name)
        viewer, self.next = eyes(table, reader.player, seat)
        self.look: Look = look(table, reader.player, viewer, reader.language, since)
        self.board = Markup("")
        self.picture = Markup("null")
        self.messages: list[Message] = []

    async def paint(self, in_characters: bool) -> None:
        """Draw the scene, and the board in characters for those without scripts."""
        if self.look.view is None or self.next is not None:
            return
        self.picture = await self.once("picture", inline_picture)
        if in_characters:
            self.board = await self.once("board in characters", draw)

    async def once(self, kind: str, drawn: Drawing) -> Markup:
        """What is drawn once for all who see the same, and aside, because that takes a while."""
        key = (kind, self.look.viewer, self.reader.language)
        known = self.table.remembered(key)
        if isinstance(known, Markup):
            return known
        assert self.look.view is not None
        made = await asyncio.to_thread(drawn, self.table.game, self.look.view, self.words)
        if self.table.playing().number == self.look.number:
            self.table.remember(key, made)
        return made

    def name(self, seat: SeatLook) -> str:
        """Who sits there; bots are called by their level in the reader's language, and told apart by number."""
        if seat.kind == "open":
            return self.reader.say("seat-open")
        if seat.kind == "bot" and seat.bot is not None:
            number = seat.name.removeprefix(seat.bot)
            return self.reader.bot_name(seat.bot) + (number if number.strip().isdecimal() else "")
        return seat.name

    def side(self, seat: SeatLook) -> str:
        """The city or the family that a seat plays."""
        return self.words.sentence(Phrase(seat.colour)) if seat.colour else ""

    def colour(self, seat: int) -> str:
        return seat_colour(self.table.game, seat)

    @property
    def intro(self) -> str:
        """What the game is about."""
        return self.words.say(self.table.game.intro())

    @property
    def is_my_turn(self) -> bool:
        return any(seat.is_asked and seat.is_mine for seat in self.look.seats)

    @property
    def asked(self) -> list[str]:
        """Those whom everybody waits for."""
        return [self.name(seat) for seat in self.look.seats if seat.is_asked]

    @property
    def sheet(self) -> list[tuple[str, list[int]]]:
        """The points of a finished game by what they were for, seat by seat."""
        view = self.look.view
        if view is None or self.look.seed is None:
            return []
        names = list(dict.fromkeys(name for one in view["sheets"] for name in one))
        return [
            (self.words.sentence(Phrase(f"score-{name}")), [one.get(name, 0) for one in view["sheets"]])
            for name in names
        ]


def eyes(table: Open, player: Player | None, seat: int | None) -> tuple[int | None, int | None]:
    """Through whose eyes to show a table, and who has to come to the screen first, if somebody has.

    At a hot seat the next person's view stays closed until they say that they are there.
    """
    own = mine(table.table, player)
    viewer = default_viewer(table, own) if seat is None else own_seat(table, player, seat)
    if not table.table.is_hot_seat or table.play is None or table.table.status != PLAYING:
        return viewer, None
    asked = [one for one in table.play.people_asked() if one in own]
    if asked and viewer not in asked:
        return None, asked[0]
    return viewer, None


async def stage(house: House, reader: Reader, code: str, seat: int | None, since: int, in_characters: bool) -> Sight:
    sight = Sight(await house.live.open(code), reader, seat, since)
    await sight.paint(in_characters)
    sight.messages = await house.chat.heard_by(sight.table.table, reader.player)
    return sight
