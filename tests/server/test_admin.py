"""The administrator's page: figures that are true, a copy that can be restored, for nobody else."""

import sqlite3
from contextlib import closing
from pathlib import Path

from server.running import BOT, ME, in_loop, running


@in_loop
async def test_figures_and_a_backup(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala, ola = await server.guest("Ala"), await server.guest("Ola")
        wish = {"game": "alea", "seats": 3, "plan": [ME, BOT, BOT], "start": True}
        table = (await ola.post("/api/tables", wish))["id"]
        await ola.post("/api/admin/backup", {}, 403)
        token = await server.services.people.admin_link(True)
        await ala.post("/api/admin/enter", {"token": token})
        async with ola.at(table) as sitting:
            await sitting.kind("update")
            seen = await ala.get("/api/admin")
        figures, health = seen["figures"], seen["health"]
        assert (figures["people"], figures["here"], figures["sockets"]) == (2, 1, 1)
        assert figures["tables"] == {"running": 1} and figures["bots"] == 2
        assert health["wrong"] == [] and health["database"] == "sqlite" and health["bytes"] > 0
        assert seen["backups"] == []
        made = await ala.post("/api/admin/backup")
        kept = (await ala.get("/api/admin"))["backups"]
        assert [each["name"] for each in kept] == [made["name"]]
        with closing(sqlite3.connect(tmp_path / made["name"])) as copy:
            assert copy.execute("SELECT id FROM tables").fetchall() == [(table,)]
