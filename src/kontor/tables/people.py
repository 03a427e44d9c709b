"""People: guests, members with a name and a password, their browsers and their programs."""

import asyncio
import hashlib
import re
import secrets
import time
import unicodedata
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import delete, func, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from kontor import bots

from .database import Database
from .faces import Faces, look_at_logins, traits_of
from .glances import Glances
from .models import Chair, Login, Message, Player, Table, Token
from .refusals import Refused, Unfit, WrongPassword

# Letters and digits of any language, with single spaces, dots, apostrophes and hyphens between them: a record's header
# can hold such a name.
NAME = re.compile(r"[^\W_]+(?:[ .'’-][^\W_]+)*")
NAME_LENGTH = range(2, 25)
PASSWORD_LENGTH = range(8, 201)
LABEL_LENGTH = range(1, 61)
LOGIN_SECONDS = 90 * 24 * 3600
# A login that is used is renewed when so much of its time has passed.
RENEW_AFTER = 24 * 3600
MOST_TOKENS = 20
RESERVED = {*bots.NAMES, "you", "me", "open", "guest", "kontor", "admin", "bot"}

HASHER = PasswordHasher()


def tidy_name(name: str) -> str:
    """The name as it is shown; raises `Unfit` for one that cannot be taken."""
    name = unicodedata.normalize("NFKC", name).strip()
    if len(name) not in NAME_LENGTH or not NAME.fullmatch(name):
        raise Unfit("such-name")
    if key_of(name) in RESERVED:
        raise Unfit("reserved-name", name=name)
    return name


def key_of(name: str) -> str:
    """Names that read alike are one name."""
    key = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()).strip()
    # PostgreSQL has no such character.
    return key.replace("\0", "")


def check_password(password: str) -> None:
    if len(password) not in PASSWORD_LENGTH:
        raise Unfit("password-length")


def digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


@cache
def nobodys_hash() -> str:
    """What a password is compared with when there is no such name, so that it takes as long."""
    return HASHER.hash(secrets.token_hex())


class People:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.faces = Faces()
        self.logins = Glances(database, look_at_logins)

    @asynccontextmanager
    async def changing(self, player: Player | None) -> AsyncIterator[AsyncSession]:
        """Write something about somebody, who is not taken at their face afterwards."""
        async with self.database.writing() as session:
            yield session
        if player is not None:
            self.faces.forget(player.id)

    async def welcome(self, language: str = "") -> tuple[Player, str]:
        """A new guest, and what their browser shall say."""
        name = f"Guest {secrets.randbelow(9000) + 1000}"
        player = Player(name=name, created=time.time(), language=language)
        async with self.database.writing() as session:
            session.add(player)
            await session.flush()
            return player, self.log_in_here(session, player)

    def log_in_here(self, session: AsyncSession, player: Player) -> str:
        secret = secrets.token_urlsafe(32)
        now = time.time()
        session.add(Login(hash=digest(secret), player_id=player.id, created=now, expires=now + LOGIN_SECONDS))
        return secret

    async def by_cookie(self, secret: str) -> Player | None:
        """Who sits at this browser."""
        hash = digest(secret)
        player = self.faces.recall(hash) or await self.recognise(hash)
        if player is not None:
            return player
        now = time.time()
        async with self.database.reading() as session:
            login = await session.get(Login, hash)
        if login is None or login.expires < now:
            return None
        if not is_young(login.expires):
            async with self.database.writing() as session:
                await session.execute(update(Login).where(Login.hash == login.hash).values(expires=now + LOGIN_SECONDS))
        self.faces.note(login.hash, login.player)
        return login.player

    async def recognise(self, hash: str) -> Player | None:
        """Somebody whom we saw at this browser before, if all is as it was and their login need not be renewed."""
        player = self.faces.dimly(hash)
        if player is None:
            return None
        seen = await self.logins.at(hash)
        is_same = seen is not None and is_young(seen[0]) and seen[1] == traits_of(player)
        # Whoever was forgotten while we asked has changed.
        if not is_same or self.faces.dimly(hash) is not player:
            return None
        self.faces.note(hash, player)
        return player

    async def by_token(self, secret: str) -> Player | None:
        """For whom this program acts."""
        if (player := self.faces.recall(digest(secret))) is not None:
            return player
        async with self.database.reading() as session:
            token = await session.scalar(select(Token).where(Token.hash == digest(secret)))
        if token is None:
            return None
        self.faces.note(token.hash, token.player)
        return token.player

    async def register(self, guest: Player | None, name: str, password: str, language: str = "") -> tuple[Player, str]:
        """A new member; a guest becomes one and keeps their tables."""
        name = tidy_name(name)
        check_password(password)
        hashed = await asyncio.to_thread(HASHER.hash, password)
        try:
            async with self.changing(guest) as session:
                player = await session.get(Player, guest.id) if guest else None
                if player is None or not player.is_guest:
                    player = Player(created=time.time(), language=language)
                    session.add(player)
                player.name, player.key, player.password = name, key_of(name), hashed
                await session.flush()
                await session.execute(delete(Login).where(Login.player_id == player.id))
                return player, self.log_in_here(session, player)
        except IntegrityError:
            raise Refused("name-taken", name=name) from None

    async def log_in(self, name: str, password: str, guest: Player | None = None) -> tuple[Player, str]:
        """The member of this name, who takes along what they began as a guest."""
        async with self.database.reading() as session:
            player = await session.scalar(select(Player).where(Player.key == key_of(name)))
        known = player.password if player and player.password else nobodys_hash()
        right = await asyncio.to_thread(matches, known, password)
        if player is None or not right:
            raise WrongPassword("log-in")
        hashed = await asyncio.to_thread(HASHER.hash, password) if HASHER.check_needs_rehash(known) else known
        async with self.database.writing() as session:
            if hashed != known:
                await session.execute(update(Player).where(Player.id == player.id).values(password=hashed))
            if guest and guest.is_guest:
                await self.take_along(session, guest, player)
            return player, self.log_in_here(session, player)

    async def take_along(self, session: AsyncSession, guest: Player, player: Player) -> None:
        seated = select(Chair.table_id).where(Chair.player_id == player.id)
        await session.execute(
            update(Chair)
            .where(Chair.player_id == guest.id, Chair.table_id.not_in(seated))
            .values(player_id=player.id)
            .execution_options(synchronize_session=False)
        )
        await session.execute(update(Table).where(Table.host_id == guest.id).values(host_id=player.id))
        await session.execute(update(Message).where(Message.player_id == guest.id).values(player_id=player.id))

    async def log_out(self, secret: str) -> None:
        async with self.database.writing() as session:
            await session.execute(delete(Login).where(Login.hash == digest(secret)))
        self.faces.forget_this(digest(secret))

    async def log_out_everywhere(self, player: Player) -> None:
        async with self.changing(player) as session:
            await session.execute(delete(Login).where(Login.player_id == player.id))

    async def change_password(self, player: Player, old: str, new: str) -> str:
        """All other browsers are logged out; what this one shall say from now on."""
        check_password(new)
        if player.password is None or not await asyncio.to_thread(matches, player.password, old):
            raise WrongPassword("old-password")
        return await self.set_password(player, new)

    async def set_password(self, player: Player, new: str) -> str:
        check_password(new)
        hashed = await asyncio.to_thread(HASHER.hash, new)
        async with self.changing(player) as session:
            await session.execute(update(Player).where(Player.id == player.id).values(password=hashed))
            await session.execute(delete(Login).where(Login.player_id == player.id))
            return self.log_in_here(session, player)

    async def find(self, name: str) -> Player | None:
        """The member of this name."""
        async with self.database.reading() as session:
            return await session.scalar(select(Player).where(Player.key == key_of(name)))

    async def names(self, ids: list[int]) -> dict[int, str]:
        """What these people are called."""
        async with self.database.reading() as session:
            found = await session.execute(
                select(Player.id, Player.name).where(Player.id.in_(ids)).order_by(Player.name)
            )
            return {row.id: row.name for row in found}

    async def prefer(self, player: Player, language: str | None = None, confirms: bool | None = None) -> None:
        wishes = {"language": language, "confirms": confirms}
        chosen = {name: value for name, value in wishes.items() if value is not None}
        if chosen:
            async with self.changing(player) as session:
                await session.execute(update(Player).where(Player.id == player.id).values(**chosen))

    async def make_token(self, player: Player, label: str) -> tuple[Token, str]:
        """A new token, and the secret that is shown this once."""
        label = " ".join(label.split())
        if player.is_guest:
            raise Refused("token-guest")
        if len(label) not in LABEL_LENGTH:
            raise Unfit("token-label")
        secret = f"kontor_{secrets.token_urlsafe(32)}"
        async with self.database.writing() as session:
            count = await session.scalar(select(func.count()).where(Token.player_id == player.id))
            if count is not None and count >= MOST_TOKENS:
                raise Refused("more-tokens", count=count)
            token = Token(hash=digest(secret), player_id=player.id, label=label, created=time.time())
            session.add(token)
        return token, secret

    async def tokens(self, player: Player) -> list[Token]:
        async with self.database.reading() as session:
            found = await session.scalars(select(Token).where(Token.player_id == player.id).order_by(Token.id))
            return list(found)

    async def revoke(self, player: Player, token_id: int) -> None:
        async with self.changing(player) as session:
            await session.execute(delete(Token).where(Token.id == token_id, Token.player_id == player.id))


def is_young(expires: float) -> bool:
    """Whether a login need not be renewed yet."""
    return expires - time.time() >= LOGIN_SECONDS - RENEW_AFTER


def matches(known: str, password: str) -> bool:
    try:
        return HASHER.verify(known, password)
    except (VerificationError, InvalidHashError):
        return False
