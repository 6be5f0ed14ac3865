"""HTTP: what the administrator sees and does. No names of games' secrets, no words, no tokens."""

import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tabularium import __version__, _build
from tabularium.bots import levels
from tabularium.server.protocol import api
from tabularium.server.protocol.refusal import Refusal
from tabularium.server.room.shown import table_info
from tabularium.server.storage.backup import BadBackup, backup
from tabularium.server.storage.lock import FILE
from tabularium.server.storage.schema import people, tables
from tabularium.server.web.http import Call
from tabularium.server.web.services import Services

_BACKUPS = "backups"  # a folder beside the data
_KEPT = 20  # of them are listed


async def overview(call: Call) -> api.AdminOverview:
    """People, tables, and how the server is."""
    _ = call.admin
    found = []
    for status in ("open", "running"):
        found += [table_info(seating) for seating in await call.services.tables.every(status)]
    return api.AdminOverview(
        [
            api.AdminPerson(r["id"], r["name"], r["password"] is None, r["created"], r["tables"])
            for r in await call.services.people.everybody()
        ],
        found,
        await _figures(call.services),
        _health(call.services, await _wrong(call.services)),
        [] if not call.services.settings.sqlite else _backups(call.services),
    )


async def back_up(call: Call) -> api.Backup:
    """A copy beside the data; it holds secrets of running games, so it stays on the server."""
    _ = call.admin
    services = call.services
    if not services.settings.sqlite:
        raise Refusal("backup_elsewhere", 409)
    folder = services.settings.data / _BACKUPS
    folder.mkdir(mode=0o700, exist_ok=True)
    target = folder / f"{time.strftime('%Y%m%d-%H%M%S')}.db"
    try:
        await services.pools.saves.run(backup, services.settings.data, target)
    except (BadBackup, OSError):
        raise Refusal("backup_failed", 500) from None
    return _backup(target)


def _backups(services: Services) -> list[api.Backup]:
    folder = services.settings.data / _BACKUPS
    files = sorted(folder.glob("*.db"), reverse=True) if folder.is_dir() else []
    return [_backup(file) for file in files[:_KEPT]]


def _backup(file: Path) -> api.Backup:
    kept = file.stat()
    return api.Backup(f"{_BACKUPS}/{file.name}", kept.st_size, kept.st_mtime)


# Figures


async def _figures(services: Services) -> api.Figures:
    async def count(connection: AsyncConnection) -> tuple[int, dict[str, int]]:
        by_status = select(tables.c.status, func.count()).group_by(tables.c.status)
        rows = (await connection.execute(by_status)).all()
        everybody = await connection.scalar(select(func.count()).select_from(people))
        return everybody or 0, {str(status): int(n) for status, n in rows}

    known, by_status = await services.database.read(count)
    metrics, rooms = services.metrics, services.rooms.all.values()
    return api.Figures(
        people=known,
        here=len({each.who for each in services.connections if each.who}),
        lookers=len(services.lobby.everybody),
        sockets=len(services.connections),
        rooms=len(rooms),
        tables=by_status,
        bots=sum(1 for room in rooms for seat in room.seating.seats if seat.bot),
        thinking=services.bots.thinking,
        words=int(_sum(metrics.words.collect())),
        refused=int(_sum(metrics.refused.collect())),
        broken=int(_sum(metrics.broken.collect())),
        messages=_by_label(metrics.notices.collect(), "channel", "outcome"),
        requests=int(_sum(metrics.requests.collect())),
    )


def _samples(found: Iterable[Any]) -> list[Any]:
    return [s for metric in found for s in metric.samples if s.name.endswith("_total")]


def _sum(found: Iterable[Any]) -> float:
    return float(sum(sample.value for sample in _samples(found)))


def _by_label(found: Iterable[Any], *labels: str) -> dict[str, int]:
    return {
        "-".join(sample.labels[label] for label in labels): int(sample.value)
        for sample in _samples(found)
    }


async def _wrong(services: Services) -> list[str]:
    try:
        await services.health.check()
    except Refusal as refusal:
        return list((refusal.problem.detail or {}).get("wrong", []))
    return []


def _size(data: Path) -> int:
    """Of the file and of what is not in it yet."""
    files = [data, data.with_name(data.name + "-wal")]
    return sum(file.stat().st_size for file in files if file.exists())


def _health(services: Services, wrong: list[str]) -> api.HouseHealth:
    settings = services.settings
    data = settings.data / FILE
    return api.HouseHealth(
        wrong=wrong,
        version=__version__,
        build="compiled" if _build.compiled() else _build.meanwhile()[0] or "plain",
        since=services.since,
        database="sqlite" if settings.sqlite else "postgresql",
        bytes=_size(data) if settings.sqlite else None,
        workers=settings.bot_workers,
        levels=levels(),
        bot_seconds=settings.bot_seconds,
        mail=bool(settings.smtp),
        public_url=settings.public_url,
    )
