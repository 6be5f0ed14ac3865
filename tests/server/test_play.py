"""Playing through the server: words, updates, undo, asides, reconnects."""

from pathlib import Path
from typing import Any

from server.running import BOT, ME, OPEN, Running, Sitting, in_loop, running


async def play_on(sitting: Sitting, seats: list[int]) -> None:
    """Play all the seats of a socket until the game is over."""
    while sitting.last[seats[0]]["view"]["result"] is None:
        asked = [seat for seat in seats if sitting.asked(seat)]
        if asked:
            done = await sitting.act(asked[0])
            assert done["type"] == "done", done
            version = done["version"]
            while sitting.last[asked[0]]["version"] < version:
                await sitting.hear()
        else:
            await sitting.hear()


async def two_people(server: Running, game: str = "tigris", **more: Any) -> tuple[Any, Any, str]:
    """Ala opens a table, Ola joins by link, the game begins."""
    ala, ola = await server.guest("Ala"), await server.guest("Ola")
    wish = {"game": game, "seats": 2, "plan": [ME, OPEN], **more}
    table = (await ala.post("/api/tables", wish))["id"]
    async with ala.at(table) as sitting:
        welcome = await sitting.kind("welcome")
        token = welcome["mine"]["links"][1]
    assert await ola.post("/api/links", {"token": token}) == {"table": table, "seat": 1}
    await ala.post(f"/api/tables/{table}/start")
    return ala, ola, table


@in_loop
async def test_a_whole_game_against_bots_is_provably_fair(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala = await server.guest()
        wish = {"game": "alea", "seats": 2, "plan": [ME, BOT], "start": True}
        table = await ala.post("/api/tables", wish)
        assert table["status"] == "running" and table["seed"] == "" and table["commitment"]
        async with ala.at(table["id"]) as sitting:
            await sitting.kind("update")
            await play_on(sitting, [0])
        over = await ala.get(f"/api/tables/{table['id']}")
        assert over["status"] == "over" and over["seed"]
        assert over["commitment"] == table["commitment"]
        fairness = await ala.get(f"/api/tables/{table['id']}/fairness")
        assert fairness["checked"] is True and fairness["fair"] is True


@in_loop
async def test_everybody_at_a_table_sees_the_same_game_with_their_own_eyes(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala, ola, table = await two_people(server)
        stranger = await server.stranger()
        async with ala.at(table) as a, ola.at(table) as o, stranger.at(table) as s:
            for sitting in (a, o, s):
                await sitting.kind("update")
            assert (list(a.last), list(o.last), list(s.last)) == ([0], [1], [None])
            done = await a.act(0)
            assert done["type"] == "done"
            for sitting, seat in ((a, 0), (o, 1), (s, None)):
                while seat not in sitting.last or sitting.last[seat]["version"] < done["version"]:
                    await sitting.hear()
            views = [a.last[0]["view"], o.last[1]["view"], s.last[None]["view"]]
            assert len({str(view["table"]) for view in views}) >= 1
            assert views[1]["places"]["hand.0"] == len(views[0]["places"]["hand.0"])
            assert s.last[None]["question"] is None


@in_loop
async def test_the_same_word_sent_again_counts_once(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala = await server.guest()
        table = await ala.post(
            "/api/tables",
            {"game": "tigris", "seats": 2, "plan": [ME, ME], "hot_seat": True, "start": True},
        )
        async with ala.at(table["id"]) as sitting:
            await sitting.kind("update")
            await sitting.kind("update")
            seat = next(seat for seat in (0, 1) if sitting.asked(seat))
            word = await sitting.word(seat)
            decision = sitting.last[seat]["view"]["pending"]["id"]
            message = {"id": "mine", "seat": seat, "decision": decision, "word": word}
            first = await sitting.ask("act", **message)
            again = await sitting.ask("act", **message)
            assert first == again and first["type"] == "done"
        async with ala.at(table["id"]) as sitting:  # and after a reconnect
            await sitting.kind("update")
            assert await sitting.ask("act", **message) == first
        history = await ala.get(f"/api/tables/{table['id']}/history")
        assert [move["kind"] for move in history["moves"]] == ["start", "word"]


@in_loop
async def test_a_word_for_an_old_question_is_refused_with_the_fresh_view(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala = await server.guest()
        table = await ala.post(
            "/api/tables",
            {"game": "tigris", "seats": 2, "plan": [ME, ME], "hot_seat": True, "start": True},
        )
        async with ala.at(table["id"]) as sitting:
            await sitting.kind("update")
            await sitting.kind("update")
            seat = next(seat for seat in (0, 1) if sitting.asked(seat))
            refused = await sitting.ask(
                "act", seat=seat, decision=999, word=await sitting.word(seat)
            )
            assert refused["problem"]["code"] == "server.stale"
            fresh = await sitting.kind("update")
            assert fresh["version"] == 0 and fresh["view"]["pending"]["id"] != 999


@in_loop
async def test_a_wrong_word_is_refused_with_its_rule(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala, ola, table = await two_people(server)
        async with ala.at(table) as a, ola.at(table) as o:
            await a.kind("update")
            await o.kind("update")
            for word in ("nonsense", "", "T:red@a1 T:red@a1"):
                answer = await a.act(0, word)
                assert answer["type"] == "refused" and answer["problem"]["rule"], answer
                [reason] = (await a.ask("explain", seat=0, texts=[word]))["problems"]
                assert reason["code"] == answer["problem"]["code"]
            answer = await o.ask("act", seat=0, decision=1, word="pass")
            assert answer["problem"]["code"] == "server.not_your_seat"
            legal = await a.word(0)
            assert (await a.ask("explain", seat=0, texts=[legal]))["problems"] == [None]
            assert (await a.ask("outlook", seat=0))["type"] == "outlook"


@in_loop
async def test_coming_back_brings_what_was_missed(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala, ola, table = await two_people(server)
        async with ola.at(table) as o:
            await o.kind("update")
            seen = o.last[1]["version"]
            known = o.moves[1]
        async with ala.at(table) as a:
            await a.kind("update")
            for _ in range(2):
                if a.asked(0):
                    done = await a.act(0)
                    while a.last[0]["version"] < done["version"]:
                        await a.hear()
        async with ola.at(table, last=seen) as o:
            o.moves[1] = list(known)
            update = await o.kind("update")
            assert [move["n"] for move in update["moves"]][:1] == [seen + 1] and not update["whole"]
            resumed = o.moves[1]
        async with ola.at(table) as o:
            await o.kind("update")
            assert o.last[1]["whole"] and o.moves[1] == resumed
        page = await ola.get(f"/api/tables/{table}/log?before={resumed[1]['n']}")
        assert page["first"] and page["moves"] == resumed[:1]


async def _until_undo(a: Sitting, o: Sitting, since: int) -> int:
    """Play on until Ala's last word can be taken back; returns the version."""
    begun = since
    for _ in range(200):
        for sitting, seat in ((a, 0), (o, 1)):
            if sitting.asked(seat):
                since = (await sitting.act(seat))["version"]
            for each, own in ((a, 0), (o, 1)):
                while each.last[own]["version"] < since:
                    await each.hear()
            if a.last[0]["undo"] != "none" and since > begun:
                return since
    raise AssertionError("nothing to take back in a long while")


@in_loop
async def test_undo_needs_the_consent_of_other_people(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala, ola, table = await two_people(server, "orleans")
        async with ala.at(table) as a, ola.at(table) as o:
            await a.kind("update")
            await o.kind("update")
            before = await _until_undo(a, o, 0)
            assert (await o.ask("undo", seat=1))["problem"]["code"] == "server.no_undo"
            assert (await a.ask("undo", seat=0))["type"] == "done"
            asked = await o.until(lambda m: m["type"] == "table" and m["table"]["undo"])
            assert asked["table"]["undo"] == {"seat": 0, "waiting": [1]}
            wrong = await a.ask("undo_answer", seat=0, agree=True)
            assert wrong["problem"]["code"] == "server.no_undo_asked"  # not one's own request
            await o.ask("undo_answer", seat=1, agree=False)
            assert (await a.ask("undo", seat=0))["problem"]["code"] == "server.undo_refused"
            before = await _until_undo(a, o, before)
            said = a.last[0]["view"]["said"]
            await a.ask("undo", seat=0)
            done = await o.ask("undo_answer", seat=1, agree=True)
            assert done["type"] == "done" and done["version"] == before + 1
            for each, own in ((a, 0), (o, 1)):
                while each.last[own]["version"] <= before:
                    await each.hear()
            assert a.last[0]["view"]["said"] == said - 1
        history = await ala.get(f"/api/tables/{table}/history")
        assert before not in [move["n"] for move in history["moves"]]
        server.services.rooms.all[table].close()  # what is read back is the same
        async with ala.at(table) as again:
            await again.kind("update")
            assert again.last[0]["view"] == a.last[0]["view"]
            assert again.events[0] == a.events[0][-len(again.events[0]) :]


@in_loop
async def test_undo_is_free_against_bots_only(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala = await server.guest()
        wish = {"game": "tigris", "seats": 2, "plan": [ME, BOT], "start": True}
        table = (await ala.post("/api/tables", wish))["id"]
        async with ala.at(table) as a:
            await a.kind("update")
            while not a.asked(0):
                await a.hear()
            before = a.last[0]["view"]

            def leaders(options: list[Any]) -> Any:
                return next((o for o in options if o["text"] == "leader:king"), options[0])

            version = (await a.act(0, await a.word(0, leaders)))["version"]
            while a.last[0]["version"] < version:
                await a.hear()
            assert a.last[0]["undo"] == "free" and a.asked(0)  # the second action of the same turn
            done = await a.ask("undo", seat=0)
            assert done["type"] == "done"
            while a.last[0]["version"] < done["version"]:
                await a.hear()
            assert a.last[0]["view"] == before


@in_loop
async def test_words_said_together_can_be_withdrawn(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala, ola, table = await two_people(server, "orleans")
        async with ala.at(table) as a, ola.at(table) as o:
            await a.kind("update")
            await o.kind("update")
            for _ in range(200):
                kind = a.last[0]["view"]["pending"]["kind"]
                if kind == "together" and a.asked(0):
                    break
                for sitting, seat in ((a, 0), (o, 1)):
                    if sitting.asked(seat):
                        done = await sitting.act(seat)
                for sitting, seat in ((a, 0), (o, 1)):
                    while sitting.last[seat]["version"] < done["version"]:
                        await sitting.hear()
            pending = a.last[0]["view"]["pending"]
            assert pending["kind"] == "together"
            done = await a.act(0)
            while a.last[0]["version"] < done["version"]:
                await a.hear()
            assert not a.asked(0) and a.last[0]["withdraw"] is True
            back = await a.ask("withdraw", seat=0, decision=pending["id"])
            assert back["type"] == "done"
            while a.last[0]["version"] < back["version"]:
                await a.hear()
            assert a.asked(0) and a.last[0]["withdraw"] is False
            server.services.rooms.all[table].close()
        async with ala.at(table) as again:
            await again.kind("update")
            assert again.asked(0)


@in_loop
async def test_hot_seat_rematch_and_notes(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala = await server.guest()
        plan = [{"kind": "me", "name": "Ala"}, {"kind": "me", "name": "Jan"}]
        wish = {"game": "alea", "seats": 2, "plan": plan, "hot_seat": True, "start": True}
        table = (await ala.post("/api/tables", wish))["id"]
        await ala.post(f"/api/tables/{table}/rematch", {}, 409)
        async with ala.at(table) as sitting:
            await sitting.kind("welcome")
            assert [seat["name"] for seat in sitting.table["seats"]] == ["Ala", "Jan"]
            while len(sitting.last) < 2:
                await sitting.hear()
            assert (await sitting.ask("note", text="keep an eye on the Temple"))["type"] == "done"
            assert (await sitting.ask("chat", text="hello"))["type"] == "done"
            await play_on(sitting, [0, 1])
            result = sitting.last[0]["view"]["result"]
            assert result["kind"] == "ranked"
        async with ala.at(table) as sitting:
            welcome = await sitting.kind("welcome")
            assert welcome["mine"]["notes"] == "keep an eye on the Temple"
            assert [line["text"] for line in welcome["chat"]] == ["hello"]
        new = await ala.post(f"/api/tables/{table}/rematch", {})
        assert (await ala.post(f"/api/tables/{table}/rematch", {}))["id"] == new["id"]
        assert [seat["name"] for seat in new["seats"]] == ["Jan", "Ala"]


@in_loop
async def test_a_waiting_person_sees_the_table_fill_and_begin(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala, ola = await server.guest("Ala"), await server.guest("Ola")
        table = (await ala.post("/api/tables", {"game": "tigris", "seats": 2, "plan": [ME]}))["id"]
        async with ala.at(table) as sitting:
            await sitting.kind("welcome")
            await ola.post(f"/api/tables/{table}/join", {})
            await sitting.until(
                lambda m: m["type"] == "table" and m["table"]["seats"][1]["name"] == "Ola"
            )
            await ala.post(f"/api/tables/{table}/start")
            await sitting.kind("update")
        lobby = await ola.get("/api/tables?show=running")
        assert [each["id"] for each in lobby["tables"]] == [table]


@in_loop
async def test_a_law_is_handed_over_at_any_time(tmp_path: Path) -> None:
    """An aside needs no question; everybody hears that it was said."""
    async with running(tmp_path) as server:
        ala = await server.guest()
        wish = {"game": "magnaci", "seats": 2, "plan": [ME, ME], "hot_seat": True, "start": True}
        table = (await ala.post("/api/tables", wish))["id"]
        async with ala.at(table) as sitting:
            while len(sitting.last) < 2:
                await sitting.hear()
            for _ in range(200):
                giver = next((s for s in (0, 1) if sitting.last[s]["aside_ways"]), None)
                if giver is not None:
                    break
                seat = next(seat for seat in (0, 1) if sitting.asked(seat))
                version = (await sitting.act(seat))["version"]
                while any(sitting.last[seat]["version"] < version for seat in (0, 1)):
                    await sitting.hear()
            assert giver is not None, "nobody ever had a law to hand over"
            letters: list[str] = []
            while True:
                prefix = " ".join(letters)
                spelled = await sitting.ask("letters", seat=giver, prefix=prefix, aside=True)
                letters.append(spelled["options"][0]["text"])
                if not spelled["options"][0].get("more"):
                    break
            pending = sitting.last[0]["view"]["pending"]
            done = await sitting.act(giver, " ".join(letters))
            assert done["type"] == "done", done
            while any(sitting.last[seat]["version"] < done["version"] for seat in (0, 1)):
                await sitting.hear()
            assert sitting.last[0]["view"]["pending"] == pending  # the question stands
        history = await ala.get(f"/api/tables/{table}/history")
        assert history["moves"][-1]["kind"] == "aside"
