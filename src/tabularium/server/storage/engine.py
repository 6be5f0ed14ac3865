"""Engines: how SQLAlchemy talks to SQLite here, and the migrations of the schema."""

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tabularium.server.storage.appender import PRAGMAS


def sqlite_engine(url: str, connections: int, begin: str | None) -> AsyncEngine:
    """An engine whose transactions are really SQLite's.

    Without `begin` each statement stands for itself, as it does when PostgreSQL is read: beginning
    and ending a transaction takes longer than looking something up.
    """
    alone = {"isolation_level": "AUTOCOMMIT", "skip_autocommit_rollback": True}
    more: dict[str, Any] = {**alone, "pool_reset_on_return": None} if begin is None else {}
    more["hide_parameters"] = True
    engine = create_async_engine(url, pool_size=connections, max_overflow=0, **more)

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # the driver shall not begin transactions behind our back
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    if begin is not None:

        @event.listens_for(engine.sync_engine, "begin")
        def begin_it(connection: Connection) -> None:
            connection.exec_driver_sql(begin)

    return engine


def alembic_config(connection: Connection | None = None) -> Config:
    """Where the migrations are."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


def migrate(connection: Connection) -> None:
    """Bring the schema up to date."""
    command.upgrade(alembic_config(connection), "head")
