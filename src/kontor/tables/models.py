"""What is kept, and in which form. The entries of a table are the truth; flags beside them only make it quick to find.

Times are seconds since 1970 as floats: the same on SQLite and PostgreSQL.
"""

from typing import Any, ClassVar

from sqlalchemy import JSON, Float, ForeignKey, Index, MetaData, String, Text, UniqueConstraint
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column, relationship

GATHERING = "gathering"
PLAYING = "playing"
OVER = "over"

NAMING = {
    "ix": "ix_%(column_0_label)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}


class Base(DeclarativeBase):
    metadata = MetaData(naming_convention=NAMING)
    type_annotation_map: ClassVar = {dict[str, Any]: JSON, list[Any]: JSON, float: Float(53)}


class Player(Base):
    """A person: a member with a name and a password, or a guest without."""

    __tablename__ = "players"

    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    # The name as it is looked for; none of a guest.
    key: Mapped[str | None] = mapped_column(String(80), unique=True)
    password: Mapped[str | None] = mapped_column(String(200))
    created: Mapped[float]
    language: Mapped[str] = mapped_column(String(8), default="")
    # Whether the last choice of a turn waits for a word.
    confirms: Mapped[bool] = mapped_column(default=False)

    @property
    def is_guest(self) -> bool:
        return self.password is None


class Login(Base):
    """A browser that is logged in, by the hash of what its cookie says."""

    __tablename__ = "logins"

    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    player_id: Mapped[int] = mapped_column(ForeignKey("players.id", ondelete="CASCADE"), index=True)
    created: Mapped[float]
    expires: Mapped[float]
    player: Mapped[Player] = relationship(lazy="joined")


class Token(Base):
    """A personal token, with which a program acts for its owner."""

    __tablename__ = "tokens"

    id: Mapped[int] = mapped_column(primary_key=True)
    hash: Mapped[str] = mapped_column(String(64), unique=True)
    player_id: Mapped[int] = mapped_column(ForeignKey("players.id", ondelete="CASCADE"), index=True)
    label: Mapped[str] = mapped_column(String(60))
    created: Mapped[float]
    player: Mapped[Player] = relationship(lazy="joined")


class Table(Base):
    """A table, from the moment somebody makes it."""

    __tablename__ = "tables"
    __table_args__ = (Index("ix_tables_status_created", "status", "created"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    code: Mapped[str] = mapped_column(String(16), unique=True)
    # Who holds this may take an open seat of a table by invitation.
    key: Mapped[str] = mapped_column(String(32), unique=True)
    host_id: Mapped[int | None] = mapped_column(ForeignKey("players.id", ondelete="SET NULL"))
    game: Mapped[str] = mapped_column(String(30))
    options: Mapped[dict[str, Any]]
    rules: Mapped[int]
    data: Mapped[str] = mapped_column(String(16))
    seed: Mapped[str] = mapped_column(String(40))
    clock: Mapped[dict[str, Any]]
    is_open: Mapped[bool]
    is_rated: Mapped[bool]
    # Whether its result has been counted.
    was_rated: Mapped[bool] = mapped_column(default=False)
    # One browser, several people.
    is_hot_seat: Mapped[bool]
    status: Mapped[str] = mapped_column(String(12))
    created: Mapped[float]
    started: Mapped[float | None]
    ended: Mapped[float | None]
    archived: Mapped[bool] = mapped_column(default=False)
    # What follows from the entries: the number of the last, when somebody is out of time, whether a bot is asked.
    number: Mapped[int] = mapped_column(default=0)
    moved: Mapped[float | None]
    deadline: Mapped[float | None] = mapped_column(index=True)
    awaits_bot: Mapped[bool] = mapped_column(default=False, index=True)
    # Points, ranks and ending of a finished game.
    result: Mapped[dict[str, Any] | None]
    rematch: Mapped[str | None] = mapped_column(String(16))
    chairs: Mapped[list["Chair"]] = relationship(
        lazy="selectin", order_by="Chair.seat", cascade="all, delete-orphan", passive_deletes=True
    )


class Chair(Base):
    """A seat of a table: a person's, a bot's, or open."""

    __tablename__ = "chairs"

    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    player_id: Mapped[int | None] = mapped_column(ForeignKey("players.id", ondelete="SET NULL"), index=True)
    # Who played it, as the table shows it: the name of a person at a hot seat, or of somebody who is gone.
    name: Mapped[str] = mapped_column(String(40), default="")
    bot: Mapped[str | None] = mapped_column(String(40))
    # What follows from the entries: whether this seat is asked now, and whether its person gave it to a bot.
    is_asked: Mapped[bool] = mapped_column(default=False)
    is_gone: Mapped[bool] = mapped_column(default=False)
    player: Mapped[Player | None] = relationship(lazy="joined")


class Line(Base):
    """An entry of a table's history; never changed, never taken away."""

    __tablename__ = "lines"

    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))
    seat: Mapped[int]
    detail: Mapped[str] = mapped_column(String(60))
    at: Mapped[float]


class Message(Base):
    """Something said at a table."""

    __tablename__ = "messages"

    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    player_id: Mapped[int | None] = mapped_column(ForeignKey("players.id", ondelete="SET NULL"))
    name: Mapped[str] = mapped_column(String(40))
    text: Mapped[str] = mapped_column(String(500))
    at: Mapped[float]


class Mute(Base):
    """Whom a person does not want to hear."""

    __tablename__ = "mutes"

    player_id: Mapped[int] = mapped_column(ForeignKey("players.id", ondelete="CASCADE"), primary_key=True)
    muted_id: Mapped[int] = mapped_column(ForeignKey("players.id", ondelete="CASCADE"), primary_key=True)


class Rating(Base):
    """How strong somebody is at a game: a member, or a bot by its level."""

    __tablename__ = "ratings"
    __table_args__ = (UniqueConstraint("game", "player_id"), UniqueConstraint("game", "bot", name="uq_ratings_bot"))

    id: Mapped[int] = mapped_column(primary_key=True)
    game: Mapped[str] = mapped_column(String(30))
    player_id: Mapped[int | None] = mapped_column(ForeignKey("players.id", ondelete="CASCADE"), index=True)
    bot: Mapped[str | None] = mapped_column(String(40))
    mu: Mapped[float]
    sigma: Mapped[float]
    games: Mapped[int] = mapped_column(default=0)
    wins: Mapped[int] = mapped_column(default=0)
    player: Mapped[Player | None] = relationship(lazy="joined")


class Upload(Base):
    """A record that somebody brought to look at."""

    __tablename__ = "uploads"

    id: Mapped[int] = mapped_column(primary_key=True)
    code: Mapped[str] = mapped_column(String(16), unique=True)
    player_id: Mapped[int | None] = mapped_column(ForeignKey("players.id", ondelete="SET NULL"))
    text: Mapped[str] = mapped_column(Text)
    created: Mapped[float]


class Analysis(Base):
    """What the analysis of a finished game found, so that it is made once. `code` is a table's or an upload's."""

    __tablename__ = "analyses"

    code: Mapped[str] = mapped_column(String(16), primary_key=True)
    report: Mapped[str] = mapped_column(Text)
    created: Mapped[float]


class Setting(Base):
    """Something that all processes of a house share."""

    __tablename__ = "settings"

    name: Mapped[str] = mapped_column(String(30), primary_key=True)
    value: Mapped[str] = mapped_column(String(200))
