"""What a host can set: by command line, or by environment variables named TABULARIUM_…"""

import os
from pathlib import Path

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Settings of one server process. Every field has a sensible default."""

    data: Path = Path("tabularium-data")  # folder of the SQLite file
    database: str = ""  # a PostgreSQL URL; empty: SQLite in `data`
    host: str = "127.0.0.1"
    port: int = 8000
    prefix: str = ""  # path under which a proxy serves us, such as /games
    origins: tuple[str, ...] = ()  # other origins that may use the sockets, besides our own
    hosts: tuple[str, ...] = ()  # names by which we may be called, besides our own; * for any
    trusted: str = "127.0.0.1"  # proxies whose forwarded headers we believe
    public_url: str = ""  # our address as others see it, for links in messages
    bot_workers: int = 1
    bot_seconds: float = 3.0  # budget of one bot word
    undo_seconds: float = 2.0  # bots wait so long for somebody who could take a word back
    idle_seconds: float = 300.0  # a room nobody looks at leaves memory after this
    notify_after: float = 20.0  # somebody not looking is told after this
    smtp: str = ""  # smtp://user:password@host:port or smtps://…
    mail_from: str = ""
    private_webhooks: bool = False  # allow webhooks to private addresses (your own network)
    message_bytes: int = 16_384
    body_bytes: int = 4_000_000  # an uploaded save
    messages_a_second: float = 20.0
    message_burst: int = 60
    requests_a_second: float = 20.0
    request_burst: int = 100
    tables_a_person: int = 40  # open or running
    queue_length: int = 64  # messages waiting for one slow socket
    sockets: int = 5_000
    sockets_an_address: int = 100  # of people without a seat
    sockets_a_person: int = 100
    connections: int = 10_000  # at most as many as the process may open files
    connections_an_address: int = 200  # but not of a trusted proxy

    @property
    def url(self) -> str:
        """The database as SQLAlchemy wants it."""
        if not self.database:
            return f"sqlite+aiosqlite:///{self.data / 'tabularium.db'}"
        for head in ("postgresql://", "postgres://"):
            if self.database.startswith(head):
                return "postgresql+asyncpg://" + self.database.removeprefix(head)
        return self.database

    @property
    def sqlite(self) -> bool:
        """Whether we keep everything in one file."""
        return self.url.startswith("sqlite")


def from_environment(**given: object) -> Settings:
    """Settings from TABULARIUM_… variables; what is given otherwise goes first."""
    found: dict[str, object] = {}
    for name in Settings.__struct_fields__:
        value = os.environ.get(f"TABULARIUM_{name.upper()}")
        if value is not None:
            found[name] = value.split(",") if name in ("origins", "hosts") else value
    found.update({name: value for name, value in given.items() if value is not None})
    found = {k: str(v) if isinstance(v, Path) else v for k, v in found.items()}
    return msgspec.convert(found, Settings, strict=False, dec_hook=_path)


def _path(kind: type, value: object) -> object:
    return Path(str(value)) if kind is Path else value
