"""Positions that cannot be played on are refused, with a reason, before a table comes of them."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, update

from server.running import ME, in_loop, running
from tabularium import games
from tabularium.kernel.save import _render, digest_of
from tabularium.server.storage.schema import entries

ALONE = {"game": "tigris", "seats": 2, "plan": [ME, ME], "hot_seat": True, "start": True}


@in_loop
async def test_a_position_of_newer_rules_is_refused_not_migrated_down(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala = await server.guest()
        table = (await ala.post("/api/tables", ALONE))["id"]
        room = server.services.rooms.all[table]
        room.close()
        await room.closed()
        newer = games["tigris"].rules + 1
        change = update(entries).where(entries.c.table == table).values(rules=newer)
        await server.services.database.write(lambda connection: connection.execute(change))
        async with ala.at(table) as sitting:
            bye = await sitting.kind("bye")
            assert bye["problem"]["code"] == "server.newer_rules"
            assert bye["problem"]["detail"]["rules"] == newer
        refused = await ala.get(f"/api/tables/{table}/history/0", status=409)
        assert refused["code"] == "server.newer_rules"
        count = select(func.count()).where(entries.c.table == table)
        assert await server.services.database.read(lambda c: c.scalar(count)) == 1


def _save(game: str, spoil: Callable[[Any], None]) -> str:
    """A save with valid sums, and something wrong inside."""
    spec = games[game]
    state = spec.new(spec.seats[0], "unsound")
    for _ in range(30):
        assert state.pending is not None
        seat = state.pending.seats[0]
        state.act(seat, state.fallback(seat))
    fields = json.loads(spec.save(state))
    spoil(fields["snapshot"])
    fields["digest"] = digest_of(fields["snapshot"])
    fields["check"] = digest_of({name: fields[name] for name in fields if name != "check"})
    return _render(fields)


def _no_stack(snapshot: Any) -> None:
    del snapshot["stack"][1:]


def _another_seat(snapshot: Any) -> None:
    for frame in snapshot["stack"]:
        if "seat" in frame:
            frame["seat"] = 7


def _asks_another(snapshot: Any) -> None:
    asked = snapshot["pending"]["seats"]
    asked[0] = (asked[0] + 1) % 2


@pytest.mark.parametrize(
    ("game", "spoil"),
    [
        ("alea", _no_stack),
        ("alea", _another_seat),
        ("magnaci", _no_stack),
        ("sigismundus", _no_stack),
        ("sigismundus", _asks_another),
        ("tigris", _no_stack),
        ("tigris", _another_seat),
    ],
)
def test_a_save_that_would_break_its_room_is_refused(
    game: str, spoil: Callable[[Any], None], tmp_path: Path
) -> None:
    text = _save(game, spoil)

    @in_loop
    async def test(tmp_path: Path) -> None:
        async with running(tmp_path) as server:
            ala = await server.guest()
            answer = await ala.http.post("/api/saves", content=text)
            assert 400 <= answer.status_code < 500, answer.text
            assert (await ala.get("/api/me/tables"))["tables"] == []
            whole = _save(game, lambda snapshot: None)
            answer = await ala.http.post("/api/saves", content=whole)
            assert answer.status_code == 200, answer.text

    test(tmp_path)
