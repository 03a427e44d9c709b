"""Making a table, and sitting down at it; the game begins when every seat is taken."""

import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from itertools import count

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from kontor import bots, games
from kontor.engine.game import Game, spell_list
from kontor.engine.rng import SEED_BITS

from .clock import NO_CLOCK, ClockRule, check_clock
from .database import Database
from .models import GATHERING, PLAYING, Chair, Player, Table
from .people import tidy_name
from .play import Play
from .reading import find_table, setup_of
from .refusals import NoTable, Refused, Unfit

# Letters and digits that nobody mixes up.
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
CODE_LENGTH = 10
KEY_LENGTH = 24
MOST_GATHERING = 20


class SeatWish(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who shall sit on a seat: `me`, `open`, or `bot` with its level. At a hot seat several are `me`, each by name."""

    who: str = "open"
    bot: str = ""
    name: str = ""


class Wish(msgspec.Struct, frozen=True):
    """A table as somebody wants it."""

    game: str
    seats: list[SeatWish]
    options: dict[str, str] = {}
    clock: ClockRule = NO_CLOCK
    is_open: bool = False
    is_rated: bool = False
    is_hot_seat: bool = False


def new_code(length: int = CODE_LENGTH) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def check_wish(wish: Wish, host: Player, game: Game) -> None:
    """Raises `Unfit` or `BadSetup` for a table that cannot be."""
    game.start(len(wish.seats), 0, wish.options)
    check_clock(wish.clock)
    for number, seat in enumerate(wish.seats, 1):
        if seat.who not in ("me", "open", "bot"):
            raise Unfit("seat-for", seat=number, who=seat.who)
        if seat.who == "bot" and seat.bot not in bots.NAMES:
            raise Unfit("such-bot", bot=seat.bot, bots=spell_list(list(bots.NAMES), "and"))
    own = sum(seat.who == "me" for seat in wish.seats)
    if own == 0:
        raise Unfit("own-seat")
    if own > 1 and not wish.is_hot_seat:
        raise Unfit("two-own-seats")
    if wish.is_hot_seat and any(seat.who == "open" for seat in wish.seats):
        raise Unfit("open-hot-seat")
    if wish.is_rated:
        check_rated(wish, host)


def check_rated(wish: Wish, host: Player) -> None:
    if host.is_guest:
        raise Unfit("rated-guest")
    if wish.is_hot_seat:
        raise Unfit("rated-hot-seat")
    if len(wish.seats) == 1:
        raise Unfit("rated-alone")
    if wish.clock == NO_CLOCK and any(seat.who == "open" for seat in wish.seats):
        raise Unfit("rated-clock")


class Gathering:
    """What happens at a table before the first move."""

    def __init__(self, database: Database, folder: str | None = None) -> None:
        self.database = database
        self.folder = folder

    async def make(self, host: Player, wish: Wish) -> Table:
        game = games.get(wish.game, self.folder)
        check_wish(wish, host, game)
        table = Table(
            code=new_code(),
            key=new_code(KEY_LENGTH),
            host_id=host.id,
            game=game.name,
            options=game.settle_options(wish.options),
            rules=game.rules_version,
            data=game.data_hash,
            seed=str(secrets.randbits(SEED_BITS)),
            clock=msgspec.to_builtins(wish.clock),
            is_open=wish.is_open,
            is_rated=wish.is_rated,
            is_hot_seat=wish.is_hot_seat,
            status=GATHERING,
            created=time.time(),
            chairs=[chair_of(number, seat, host, wish.is_hot_seat) for number, seat in enumerate(wish.seats)],
        )
        async with self.database.writing() as session:
            await check_modesty(session, host)
            session.add(table)
            self.begin_if_full(table)
        return await self.fresh(table.code)

    async def join(self, code: str, player: Player, key: str | None = None, seat: int | None = None) -> Table:
        """Take an open seat; at a table by invitation with its key only."""
        async with self.database.writing() as session:
            table = await find_table(session, code, to_change=True)
            if any(chair.player_id == player.id for chair in table.chairs):
                return table
            if table.status != GATHERING:
                raise Refused("begun-watch")
            if not table.is_open and not secrets.compare_digest((key or "").encode(), table.key.encode()):
                raise Refused("by-invitation")
            if table.is_rated and player.is_guest:
                raise Refused("rated-guest")
            chair = free_chair(table, seat)
            chair.player, chair.player_id, chair.name = await session.get(Player, player.id), player.id, player.name
            self.begin_if_full(table)
        return await self.fresh(code)

    async def leave(self, code: str, player: Player) -> Table | None:
        """Get up before the game begins; a table without people goes."""
        async with self.database.writing() as session:
            table = await find_table(session, code, to_change=True)
            if table.status != GATHERING:
                raise Refused("begun-resign")
            own = [chair for chair in table.chairs if chair.player_id == player.id]
            if not own:
                raise Refused("not-seated")
            for chair in own:
                chair.player, chair.player_id, chair.name = None, None, ""
            people = [chair.player_id for chair in table.chairs if chair.player_id is not None]
            if not people:
                await session.delete(table)
                return None
            if table.host_id == player.id:
                table.host_id = people[0]
        return await self.fresh(code)

    async def fill(self, code: str, player: Player, bot: str) -> Table:
        """The host has waited long enough: bots take the open seats, and the game begins."""
        if bot not in bots.NAMES:
            raise Unfit("such-bot", bot=bot, bots=spell_list(list(bots.NAMES), "and"))
        async with self.database.writing() as session:
            table = await find_table(session, code, to_change=True)
            if table.status != GATHERING:
                raise Refused("begun")
            if table.host_id != player.id:
                raise Refused("host-only")
            for chair in table.chairs:
                if is_free(chair):
                    chair.bot, chair.name = bot, bot
            self.begin_if_full(table)
        return await self.fresh(code)

    async def rematch(self, code: str, player: Player) -> Table:
        """The same table once more: whoever asks first makes it, the others are invited to their seats."""
        old = await self.fresh(code)
        if not any(chair.player_id == player.id for chair in old.chairs):
            raise Refused("rematch")
        if old.result is None:
            raise Refused("over-yet")
        before = old.rematch
        with suppress(NoTable):
            return await self.join_rematch(old, player)
        seats = [seat_again(chair, player, old.is_hot_seat) for chair in old.chairs]
        clock = msgspec.convert(old.clock, ClockRule)
        wish = Wish(old.game, seats, old.options, clock, False, old.is_rated, old.is_hot_seat)
        table = await self.make(player, wish)
        async with self.database.writing() as session:
            old = await find_table(session, code, to_change=True)
            if old.rematch == before:
                old.rematch = table.code
                return table
            await session.delete(await find_table(session, table.code))
        return await self.join_rematch(old, player)

    async def join_rematch(self, old: Table, player: Player) -> Table:
        """Sit down at the rematch that somebody has made; `NoTable` when all have left it since."""
        rematch = await self.fresh(old.rematch or "")
        return await self.join(rematch.code, player, rematch.key)

    async def fresh(self, code: str) -> Table:
        async with self.database.reading() as session:
            return await find_table(session, code)

    def begin_if_full(self, table: Table) -> None:
        if any(is_free(chair) for chair in table.chairs):
            return
        name_apart(table.chairs)
        table.status = PLAYING
        table.started = table.moved = time.time()
        game = games.get(table.game, self.folder)
        table.rules, table.data = game.rules_version, game.data_hash
        play = Play(game, setup_of(table))
        table.deadline = play.clocks.deadline()
        table.awaits_bot = bool(play.bots_asked())
        for chair in table.chairs:
            chair.is_asked = chair.seat in play.asked_now()


def chair_of(number: int, seat: SeatWish, host: Player, is_hot_seat: bool) -> Chair:
    if seat.who == "me":
        name = tidy_name(seat.name) if seat.name and is_hot_seat else host.name
        return Chair(seat=number, player_id=host.id, name=name, bot=None)
    return Chair(seat=number, name=seat.bot, bot=seat.bot or None) if seat.who == "bot" else Chair(seat=number, name="")


def seat_again(chair: Chair, player: Player, is_hot_seat: bool) -> SeatWish:
    if chair.player_id == player.id:
        return SeatWish("me", name=chair.name if is_hot_seat else "")
    if chair.player_id is None and chair.bot is not None:
        return SeatWish("bot", chair.bot)
    return SeatWish("open")


def is_free(chair: Chair) -> bool:
    return chair.player_id is None and chair.bot is None


def free_chair(table: Table, seat: int | None) -> Chair:
    free = [chair for chair in table.chairs if is_free(chair) and seat in (None, chair.seat)]
    if not free:
        raise Refused("seat-taken" if seat is not None else "seat-free")
    return free[0]


def name_apart(chairs: Sequence[Chair]) -> None:
    """Two of one name get numbers, so that a record tells them apart."""
    names = [chair.name for chair in chairs]
    for chair in chairs:
        if names.count(chair.name) > 1:
            numbered = (f"{chair.name} {number}" for number in count(1))
            chair.name = next(name for name in numbered if name not in names)
            names.append(chair.name)


async def check_modesty(session: AsyncSession, host: Player) -> None:
    """Nobody fills the lobby alone."""
    own = await session.scalars(
        select(Table.id).where(Table.host_id == host.id, Table.status == GATHERING).limit(MOST_GATHERING)
    )
    if len(own.all()) >= MOST_GATHERING:
        raise Refused("modesty", count=MOST_GATHERING)
