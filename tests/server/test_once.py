"""Work that is done once: setting a table up, and finding a word legal."""

from pathlib import Path
from typing import Any

import pytest

from server.running import ME, in_loop, running
from tabularium.kernel import State
from tabularium.server.room import rooms


@in_loop
async def test_a_new_table_is_set_up_once(tmp_path: Path) -> None:
    """Its room is not read back from the database."""
    calls: list[str] = []
    with pytest.MonkeyPatch.context() as patch:

        async def read_game(*_: Any) -> Any:
            calls.append("read")
            raise AssertionError("read back what it had just written")

        patch.setattr(rooms, "read_game", read_game)
        async with running(tmp_path) as server:
            ala = await server.guest()
            wish = {"game": "tigris", "seats": 2, "plan": [ME, ME], "hot_seat": True, "start": True}
            table = await ala.post("/api/tables", wish)
            async with ala.at(table["id"]) as sitting:
                await sitting.kind("update")
                assert (await sitting.kind("update"))["version"] == 0
    assert calls == []


@in_loop
async def test_a_word_that_was_previewed_is_not_spelled_again(tmp_path: Path) -> None:
    """As long as nothing happened in between."""
    async with running(tmp_path) as server:
        ala = await server.guest()
        wish = {"game": "tigris", "seats": 2, "plan": [ME, ME], "hot_seat": True, "start": True}
        table = (await ala.post("/api/tables", wish))["id"]
        async with ala.at(table) as sitting:
            await sitting.kind("update")
            await sitting.kind("update")
            room = server.services.rooms.all[table]
            acted: list[str] = []
            real = State.act
            with pytest.MonkeyPatch.context() as patch:

                def act(state: State, seat: int, text: str) -> Any:
                    if state is room.state:
                        acted.append(text)
                    return real(state, seat, text)

                try:
                    patch.setattr(State, "act", act)
                except TypeError:
                    pytest.skip("the compiled kernel cannot be watched")
                for previewed in (True, False):
                    seat = next(seat for seat in (0, 1) if sitting.asked(seat))
                    word = await sitting.word(seat)
                    if previewed:
                        await sitting.ask("consequences", seat=seat, prefix=word.split()[0])
                    assert (await sitting.act(seat, word))["type"] == "done"
                    assert acted == ([] if previewed else [word])
        log = room.ledger.entries
        server.services.rooms.all[table].close()
        again = await server.services.rooms.get(table)  # what was written is what was said
        assert [e.lines for e in again.ledger.entries] == [e.lines for e in log]
        assert again.state.digest() == room.state.digest()
