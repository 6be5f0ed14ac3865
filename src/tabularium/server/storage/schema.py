"""The tables of the database. A change here needs a migration in `migrations/versions`."""

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata: Final = MetaData()

meta = Table(
    "meta",
    metadata,
    Column("key", String, primary_key=True),
    Column("value", String, nullable=False),
)

# Server processes on this database, each with its last sign of life.
processes = Table(
    "processes",
    metadata,
    Column("id", String, primary_key=True),
    Column("beat", Double, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("login", String, unique=True),  # the name without case, of those with a password
    Column("password", String),  # scrypt
    Column("lang", String, nullable=False),
    Column("admin", Boolean, nullable=False),
    Column("webhook", String, nullable=False),
    Column("email", String, nullable=False),
    Column("created", Double, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column(
        "hash", String, primary_key=True
    ),  # of the cookie, so that a copy of the file opens nothing
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Double, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("title", String, nullable=False),
    Column("game", String, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("pace", String, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("hot_seat", Boolean, nullable=False),
    Column("open_after", Boolean, nullable=False),
    Column("aloud", Boolean, nullable=False, server_default=false()),  # bots say why at once
    Column("status", String, nullable=False),  # open | running | over | closed
    Column("host", String, nullable=False),  # a person's id
    Column("created", Double, nullable=False),
    Column("ended", Double),
    Column("seed", String, nullable=False),  # secret until the end
    Column("commitment", String, nullable=False),
    Column("bot_key", String, nullable=False),  # chance of the bots, nothing to do with the seed
    Column("start", JSON(none_as_null=True)),  # the position a fork or an upload begins with
    Column("origin", String, nullable=False),
    Column("origin_table", String, nullable=False),
    Column("origin_move", Integer, nullable=False),
    Column("rematch", String, nullable=False),
    # As of the last entry of the record:
    Column("version", Integer, nullable=False),
    Column("waiting", JSON, nullable=False),
    Column("prompt", String, nullable=False),
    Column("result", JSON(none_as_null=True)),
    Column("verdict", JSON(none_as_null=True)),  # what a replay said when it had ended
    Column("banks", JSON, nullable=False),  # seconds left per seat when `clock_since` began
    Column("clock_since", Double),
    Column("undo", JSON(none_as_null=True)),  # who asks to take back, who has not answered
    Column("wake_at", Double),  # when the room must run even if nobody looks: a bot, a clock
    Column("owner", String, nullable=False),  # the process that runs its bots and clocks
    Index("tables_to_wake", "status", "wake_at"),
    Index("tables_to_list", "status", "public", "created"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String, nullable=False),  # open | person | bot
    Column("person", String, nullable=False, index=True),
    Column("name", String, nullable=False),
    Column("level", String, nullable=False),
    # Kept for whoever has its link, or for `person`; else anybody who finds the table may sit down.
    Column("reserved", Boolean, nullable=False, server_default=false()),
    Column("token", String, nullable=False, unique=True),
    Column("away", String, nullable=False),
    Column("stand_in", String, nullable=False),
    Column("seen", Double, nullable=False),  # when the person looked at the table last
    Column("told", Integer, nullable=False),  # version about which the person got a message
)

# The record: one row per accepted word. Nothing is ever changed in it.
entries = Table(
    "entries",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("kind", String, nullable=False),  # start | word | undo | withdraw | migrated
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("decision", Integer, nullable=False),  # which question it answered
    Column("nonce", String),  # a hash of the client's id, the seat, the kind and the word
    Column("by", String, nullable=False),  # person | bot | clock | others
    Column("at", Double, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("undoes", Integer),  # the entry that this one takes back; of a rewind the first
    Column("lines", JSON, nullable=False),  # what it adds to the log of a save
    Column("events", JSON, nullable=False),  # [kind, audience, facts, shadow] each
    Column("heard", JSON, nullable=False),  # events so far, per observer
    Column("anchor", Integer, nullable=False),  # entry from which undo is possible no more
    Column("key", Integer, nullable=False),  # entry against which the position is packed
    Column("position", LargeBinary, nullable=False),
    UniqueConstraint("table", "nonce", name="entries_once"),
)

chat = Table(
    "chat",
    metadata,
    Column("n", Integer, primary_key=True, autoincrement=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("person", String, nullable=False),
    Column("name", String, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
)

# Messages that made no entry (chat, undo by consent), so that one sent again is recognised.
said = Table(
    "said",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("mark", String, primary_key=True),  # a hash of its id, of who says it and what
    Column("n", Integer, nullable=False),  # the version as of which it was accepted
)

notes = Table(
    "notes",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String, primary_key=True),
    Column("text", Text, nullable=False),
)
