"""Swaps of laws: bots answer them; a no is heard by the other, and by nobody else."""

from pathlib import Path
from typing import Any

import pytest

from server.postgres import fresh_database
from server.running import Person, Running, Sitting, in_loop, running
from tabularium import games
from tabularium.bots import answer_offer
from tabularium.kernel.save import save_text
from tabularium.positions.magnaci import chapter

# The first is worth much to whoever holds it, the second next to nothing.
GOOD, BAD = "wersal_polnocy", "innowiercy"


async def _laid(server: Running, laws: Any, others: list[Person | str]) -> tuple[Person, str]:
    """Ala's table in the Senate, with others on the seats after hers."""
    ala = await server.guest("Ala")
    text = save_text(chapter("Senate", laws=laws))
    new = (await ala.http.post("/api/saves?seats=open", content=text.encode())).json()
    path = f"/api/tables/{new['id']}"
    await ala.post(f"{path}/join", {"seat": 0})
    for seat, other in enumerate(others, 1):
        if isinstance(other, str):
            await ala.ask("PUT", f"{path}/seats/{seat}", {"kind": "bot", "level": other})
        else:
            async with ala.at(new["id"]) as sitting:
                links = (await sitting.kind("welcome"))["mine"]["links"]
            await other.post("/api/links", {"token": links[seat]})
    await ala.post(f"{path}/start")
    return ala, str(new["id"])


async def _offer(sitting: Sitting, gives: str, wants: str) -> None:
    while 0 not in sitting.last:
        await sitting.hear()
    done = await sitting.act(0, f"offer:1 {gives} {wants}")
    assert done["type"] == "done", done


@in_loop
async def test_a_bot_takes_a_swap_by_which_it_gains(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        laws = {0: [GOOD], 1: [BAD]}
        ala, table = await _laid(server, laws, ["novice", "novice"])
        async with ala.at(table) as sitting:
            await _offer(sitting, GOOD, BAD)
            while sitting.last[0]["view"]["places"]["laws.of.0"] != [BAD]:
                await sitting.hear()
            assert sitting.last[0]["view"]["places"]["laws.of.1"] == [GOOD]
            assert sitting.last[0]["view"]["offers"] == sitting.last[0]["declined"] == []


@in_loop
async def test_a_bot_says_no_with_a_reason_and_the_offer_stands(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala, table = await _laid(server, {0: [BAD], 1: [GOOD]}, ["apprentice", "novice"])
        async with ala.at(table) as sitting:
            await _offer(sitting, BAD, GOOD)
            while not sitting.last[0]["declined"]:
                await sitting.hear()
            [no] = sitting.last[0]["declined"]
            assert no.pop("why") == "no-swap"
            assert [no] == sitting.last[0]["view"]["offers"]
            done = await sitting.ask("undo", seat=0)  # a no is no word: ours can be taken back
            assert done["type"] == "done", done
            while sitting.last[0]["version"] < done["version"]:
                await sitting.hear()
            assert sitting.last[0]["view"]["offers"] == sitting.last[0]["declined"] == []


@in_loop
async def test_a_person_declines_and_only_the_two_hear_it(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ola, iza = await server.guest("Ola"), await server.guest("Iza")
        ala, table = await _laid(server, {0: [BAD], 1: [GOOD]}, [ola, iza])
        async with ala.at(table) as a, ola.at(table) as o, iza.at(table) as i:
            for sitting in (a, o, i):
                await sitting.kind("update")
            await _offer(a, BAD, GOOD)
            while not o.last[1]["view"]["offers"]:
                await o.hear()
            [offer] = o.last[1]["view"]["offers"]
            said = {"maker": 0, "gives": offer["gives"], "wants": offer["wants"]}
            other = await i.ask("decline", seat=2, **said)
            assert other["problem"]["code"] == "server.no_such_offer"
            foreign = await i.ask("decline", seat=1, **said)
            assert foreign["problem"]["code"] == "server.not_your_seat"
            assert (await o.ask("decline", seat=1, **said))["type"] == "done"
            while not a.last[0]["declined"]:
                await a.hear()
            assert a.last[0]["declined"] == [{**offer, "why": ""}] == o.last[1]["declined"]
            assert i.last[2]["declined"] == i.last[2]["view"]["offers"] == []
            done = await o.act(1, f"accept:0 {BAD} {GOOD}")  # by the rules it stands
            assert done["type"] == "done", done


def test_a_bot_weighs_what_it_knows_and_gives_one_reason() -> None:
    spec = games["magnaci"]
    for gives, wants, takes in ((GOOD, BAD, True), (BAD, GOOD, False)):
        state = chapter("Senate", laws={0: [gives], 1: [wants]})
        state.act(0, f"offer:1 {gives} {wants}")
        word = f"accept:0 {gives} {wants}"
        choice = answer_offer(spec, state.view(1), 1, word, "key")
        assert choice.word == (word if takes else "")
        assert choice.why.code == ("swap" if takes else "no-swap")


@pytest.mark.slow
@in_loop
async def test_a_no_is_heard_at_another_server(tmp_path: Path) -> None:
    """Two processes on one PostgreSQL: the offer goes one way, the no the other."""
    address = fresh_database()
    async with (
        running(tmp_path, database=address) as one,
        running(tmp_path, database=address) as two,
    ):
        ola, iza = await two.guest("Ola"), await two.guest("Iza")
        ala, table = await _laid(one, {0: [BAD], 1: [GOOD]}, [ola, iza])
        async with ala.at(table) as a, ola.at(table) as o:
            for sitting in (a, o):
                await sitting.kind("update")
            await _offer(a, BAD, GOOD)
            while not o.last[1]["view"]["offers"]:
                await o.hear()
            [offer] = o.last[1]["view"]["offers"]
            said = {"maker": 0, "gives": offer["gives"], "wants": offer["wants"]}
            assert (await o.ask("decline", seat=1, **said))["type"] == "done"
            while not a.last[0]["declined"]:
                await a.hear()
            assert a.last[0]["declined"] == [{**offer, "why": ""}]
