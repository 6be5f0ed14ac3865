"""Bots of every level at a table: they play, they say why, and not of what is secret."""

from pathlib import Path
from typing import Any

import pytest

from server.running import ME, in_loop, running
from server.test_play import play_on
from tabularium.bots import LEVELS, levels
from tabularium.registry import OURS as GAMES
from tabularium.registry import games


async def _log(person: Any, table: str, seat: int) -> list[dict[str, Any]]:
    """All events as some eyes saw them."""
    page = await person.get(f"/api/tables/{table}/log?eyes={seat}")
    return [event for move in page["moves"] for event in move["events"]]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_bots_of_all_levels_play_a_game_and_say_why(game: str, tmp_path: Path) -> None:
    @in_loop
    async def play(tmp_path: Path) -> None:
        seats = games[game].seats.start
        bots = [{"kind": "bot", "level": level} for level in levels()[-2:]]
        plan = [ME, *[bots[i % len(bots)] for i in range(seats - 1)]]
        async with running(tmp_path) as server:
            ala = await server.guest()
            wish = {"game": game, "seats": seats, "plan": plan, "start": True}
            table = (await ala.post("/api/tables", wish))["id"]
            async with ala.at(table) as sitting:
                await sitting.kind("update")
                await play_on(sitting, [0])
            moves = (await ala.get(f"/api/tables/{table}/history"))["moves"]
            assert any(move["by"] == "bot" for move in moves)
            log = await _log(ala, table, 0)
            remarks = [event for event in log if event["kind"] == "why"]
            assert remarks and all(event["seat"] != 0 for event in remarks)
            assert all(set(event) == {"kind", "seat", "code", "facts"} for event in remarks)

    play(tmp_path)


def test_every_level_has_a_budget() -> None:
    assert all(LEVELS[level] > 0 for level in levels())
