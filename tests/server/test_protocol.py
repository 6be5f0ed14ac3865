"""The protocol of the table page: versions, moves, questions, consequences, restart."""

from pathlib import Path
from typing import Any, get_args

from server.running import BOT, ME, in_loop, running
from server.test_play import play_on, two_people
from tabularium.server.protocol import api, wire
from tabularium.server.protocol.wire import PROTOCOL


@in_loop
async def test_a_page_of_another_version_is_told_to_load_anew(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala, _, table = await two_people(server)
        async with ala.at(table) as sitting:
            welcome = await sitting.kind("welcome")
        assert welcome["protocol"] == PROTOCOL and len(welcome["shape"]) == 12
        for hello in ({"protocol": 1}, {"protocol": 0}, {"shape": "another"}):
            async with ala.at(table, **hello) as sitting:
                bye = await sitting.hear()
                assert bye["type"] == "bye" and bye["problem"]["code"] == "server.reload", hello
        async with ala.at(table, shape=welcome["shape"]) as sitting:
            assert (await sitting.hear())["type"] == "welcome"


@in_loop
async def test_moves_are_entries_of_the_record_as_each_seat_may_know_them(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala, ola, table = await two_people(server)
        async with ala.at(table) as a, ola.at(table) as o:
            first = await a.kind("update")
            assert first["whole"] and first["moves"][0]["kind"] == "start"
            await o.kind("update")
            word = await a.word(0)
            done = await a.act(0, word)
            mine = (
                await a.until(lambda m: m["type"] == "update" and m["version"] > first["version"])
                if a.last[0]["version"] < done["version"]
                else a.last[0]
            )
            theirs = await o.until(
                lambda m: m["type"] == "update" and m["version"] >= done["version"]
            )
        [move] = mine["moves"]
        assert not mine["whole"]
        assert (move["n"], move["seat"], move["word"]) == (done["version"], 0, word)
        assert move["first"] == len(first["moves"][0]["events"]) and move["events"]
        [seen] = theirs["moves"]
        assert seen["n"] == move["n"] and seen["word"] is None
        assert seen["events"] and seen["events"] != []


@in_loop
async def test_a_question_has_all_ways_and_each_its_consequence(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala = await server.guest()
        wish = {"game": "tigris", "seats": 2, "plan": [ME, BOT], "start": True}
        table = (await ala.post("/api/tables", wish))["id"]
        async with ala.at(table) as sitting:
            await sitting.until(lambda m: m["type"] == "update" and sitting.asked(0))
            asked = sitting.last[0]["question"]
            assert asked["prompt"]["kind"] == "action" and asked["form"] is None
            tree = asked["ways"]
            first = next(text for text, rest in tree.items() if rest)
            seen = await sitting.ask("consequences", seat=0, prefix=first)
            assert seen["type"] == "foreseen" and len(seen["of"]) == len(tree[first])
            assert max(seen["of"]) + 1 == len(seen["table"])
            again = await sitting.ask("consequences", seat=0, prefix=first)
            assert again["table"] == seen["table"]
            wrong = await sitting.ask("consequences", seat=0, prefix="nonsense")
            assert wrong["problem"]["code"] == "kernel.unknown_letter"
            others = await sitting.ask("consequences", seat=1, prefix="")
            assert others["problem"]["code"] == "server.not_your_seat"
            why = await sitting.ask("explain", seat=0, texts=["tile:red a1", "nonsense", "pass"])
            assert [p and p["code"] for p in why["problems"]][1:] == ["kernel.unknown_letter", None]
            weighed = await sitting.ask("weigh", seat=0, draft="a=b")
            assert weighed["problem"]["code"] == "kernel.no_pairs"
            outlook = await sitting.ask("outlook", seat=0)
            assert outlook["forecast"]["total"] == 0 and "bag" in outlook["outlook"]


@in_loop
async def test_restart_takes_back_all_of_a_turn(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala = await server.guest()
        wish: Any = {"game": "tigris", "seats": 2, "plan": [ME, BOT], "start": True}
        table = (await ala.post("/api/tables", wish))["id"]
        async with ala.at(table) as sitting:
            await sitting.until(lambda m: m["type"] == "update" and sitting.asked(0))
            before = sitting.last[0]["view"]["table"]
            assert (await sitting.ask("restart", seat=0))["problem"]["code"] == "server.no_undo"
            leader = next(text for text in sitting.last[0]["question"]["ways"] if "leader" in text)
            cell = next(iter(sitting.last[0]["question"]["ways"][leader]))
            done = await sitting.act(0, f"{leader} {cell}")
            while sitting.last[0]["version"] < done["version"]:
                await sitting.hear()
            assert sitting.last[0]["undo"] == "free" and not sitting.last[0]["restart"]
            name = await sitting.say("restart", seat=0)
            done = await sitting.answer(name)
            assert done["type"] == "done"
            assert (await sitting.answer(await sitting.say("restart", seat=0, id=name))) == done
            while sitting.last[0]["version"] < done["version"]:
                await sitting.hear()
            assert sitting.last[0]["view"]["table"] == before
            assert sitting.last[0]["moves"][-1]["undoes"] is not None


@in_loop
async def test_bots_wait_for_second_thoughts_or_until_they_may_go_on(tmp_path: Path) -> None:
    """K.6: what can still be taken back is not answered at once; whoever is sure says so."""
    async with running(tmp_path, undo_seconds=300.0) as server:
        ala = await server.guest()
        wish = {"game": "tigris", "seats": 2, "plan": [ME, BOT], "start": True}
        table = (await ala.post("/api/tables", wish))["id"]
        async with ala.at(table) as sitting:
            await sitting.kind("update")
            version = (await sitting.act(0, "pass"))["version"]  # nothing laid: nothing is drawn
            while sitting.last[0]["version"] < version:
                await sitting.kind("update")
            held = sitting.last[0]
            said = held["moves"][-1]
            assert held["lapses"] is not None
            assert said["seat"] == 0 and held["undo"] == "free"
            assert (await sitting.ask("undo", seat=0))["type"] == "done"
            while sitting.last[0]["version"] == version:
                await sitting.kind("update")
            back = sitting.last[0]
            assert back["moves"][-1]["undoes"] == said["n"] and back["lapses"] is None
            # The bot has thought about what was taken back; it must not answer that.
            again = (await sitting.act(0, said["word"]))["version"]
            while sitting.last[0]["version"] < again:
                await sitting.kind("update")
            assert sitting.last[0]["lapses"] is not None
            assert (await sitting.ask("go_on", seat=0))["version"] == again
            while sitting.last[0]["version"] == again:
                await sitting.kind("update")
            [move] = sitting.last[0]["moves"]
            assert (move["seat"], move["by"]) == (1, "bot")


@in_loop
async def test_bots_do_not_wait_where_nothing_can_be_taken_back(tmp_path: Path) -> None:
    """Chance that fell is final."""
    async with running(tmp_path, undo_seconds=300.0) as server:
        ala = await server.guest()
        wish = {"game": "tigris", "seats": 2, "plan": [ME, BOT], "start": True}
        table = (await ala.post("/api/tables", wish))["id"]
        async with ala.at(table) as sitting:
            await sitting.until(lambda m: m["type"] == "update" and sitting.asked(0))
            while sitting.asked(0):  # two tiles; new ones are drawn at the end of the turn
                ways = sitting.last[0]["question"]["ways"]
                tile = next(text for text in ways if text.startswith("tile:"))
                done = await sitting.act(0, f"{tile} {next(iter(ways[tile]))}")
                while sitting.last[0]["version"] < done["version"]:
                    await sitting.kind("update")
            assert sitting.last[0]["undo"] == "none" and sitting.last[0]["lapses"] is None


@in_loop
async def test_pieces_in_slots_are_a_word_of_the_record(tmp_path: Path) -> None:
    """Pairs in any order are said as such and written down in letters; a bad pair is refused."""
    async with running(tmp_path) as server:
        ala = await server.guest()
        wish = {"game": "magnaci", "seats": 2, "plan": [ME, BOT], "start": True}
        table = (await ala.post("/api/tables", wish))["id"]
        async with ala.at(table) as sitting:
            await sitting.kind("update")
            for _ in range(30):
                while not sitting.asked(0):
                    await sitting.kind("update")
                form = sitting.last[0]["question"]["form"]
                if form is not None:
                    break
                done = await sitting.act(0)
                while sitting.last[0]["version"] < done["version"]:
                    await sitting.kind("update")
            assert form is not None
            pieces = [piece for piece, count in form["pieces"].items() for _ in range(count)]
            slots = [slot["name"] for slot in form["slots"]][: form["least"]]
            laid = [f"{slot}={piece}" for slot, piece in zip(slots, pieces, strict=False)]
            before = sitting.last[0]["version"]
            bad = await sitting.act(0, " ".join(["nowhere=4", *laid[1:]]))
            assert bad["problem"]["code"] == "kernel.no_such_slot"
            done = await sitting.act(0, " ".join(reversed(laid)))
            assert done["type"] == "done", done
            while sitting.last[0]["version"] <= before:
                await sitting.kind("update")
            [move] = [move for move in sitting.last[0]["moves"] if move["seat"] == 0]
            assert move["word"] and "=" not in move["word"]


def test_what_protocol_2_replaced_does_not_come_back() -> None:
    """Options, flat events, previews and the forecast as a question went with the first table."""
    sent = {each.__struct_config__.tag for each in get_args(wire.ClientMessage)}
    told = {each.__struct_config__.tag for each in get_args(wire.ServerMessage)}
    assert not sent & {"preview", "previews", "forecast", "sync"}
    assert not told & {"previewed", "previewed_all", "forecasted"}
    gone = {
        wire.Update: {"options", "asides", "first", "events"},
        wire.Explain: {"word"},
        wire.Explained: {"problem"},
        api.Moment: {"events", "first"},
        api.LogPage: {"events"},
    }
    for struct, names in gone.items():
        assert not names & set(struct.__struct_fields__), struct


@in_loop
async def test_alone_with_bots_one_goes_back_to_any_move_and_the_table_is_marked(
    tmp_path: Path,
) -> None:
    async with running(tmp_path) as server:
        ala = await server.guest()
        wish: Any = {"game": "alea", "seats": 2, "plan": [ME, BOT], "start": True}
        table = (await ala.post("/api/tables", wish))["id"]
        async with ala.at(table) as sitting:
            for _ in range(4):
                await sitting.until(lambda m: m["type"] == "update" and sitting.asked(0))
                assert (await sitting.act(0))["type"] == "done"
            await sitting.until(lambda m: m["type"] == "update" and sitting.asked(0))
            assert sitting.last[0]["rewind"]
            earlier = [move for move in sitting.moves[0] if move["seat"] == 0][1]["n"]
            then = await ala.get(f"/api/tables/{table}/history/{earlier}?eyes=0")
            for move, code in ((999, "server.no_such_move"), (-1, "server.no_such_move")):
                refused = await sitting.ask("rewind", seat=0, move=move)
                assert refused["problem"]["code"] == code
            name = await sitting.say("rewind", seat=0, move=earlier)
            done = await sitting.answer(name)
            assert done["type"] == "done"
            again = await sitting.answer(await sitting.say("rewind", seat=0, move=earlier, id=name))
            assert again == done
            history = await ala.get(f"/api/tables/{table}/history")
            assert done["version"] not in [move["n"] for move in history["moves"]]
            at = next(n for n, move in enumerate(history["moves"]) if move["n"] == earlier)
            assert all(move["n"] > done["version"] for move in history["moves"][at + 1 :])
            moment = await ala.get(f"/api/tables/{table}/history/{done['version']}?eyes=0")
            assert moment["view"] == then["view"]
            assert (await ala.get(f"/api/tables/{table}"))["origin"] == "rewound"
            server.services.rooms.all[table].close()
        async with ala.at(table) as sitting:  # what is read back goes on from there
            await sitting.kind("update")
            await play_on(sitting, [0])
        fair = await ala.get(f"/api/tables/{table}/fairness")
        assert (fair["fair"], fair["checked"]) == (False, True)


@in_loop
async def test_nobody_goes_back_where_another_person_plays(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala, _, table = await two_people(server)
        async with ala.at(table) as sitting:
            await sitting.kind("update")
            assert not sitting.last[0]["rewind"]
            refused = await sitting.ask("rewind", seat=0, move=0)
            assert refused["problem"]["code"] == "server.no_rewind"
        assert (await ala.get(f"/api/tables/{table}"))["origin"] == ""


@in_loop
async def test_what_is_wrong_with_a_draft_is_named_and_changes_nothing(tmp_path: Path) -> None:
    """A bad pair, an unknown slot, a piece that does not lie there, a list that is too long."""
    async with running(tmp_path) as server:
        ala = await server.guest()
        wish: Any = {"game": "magnaci", "seats": 2, "plan": [ME, BOT], "start": True}
        table = (await ala.post("/api/tables", wish))["id"]
        async with ala.at(table) as sitting:
            while not sitting.last or not (sitting.last[0]["question"] or {}).get("form"):
                if sitting.last and sitting.asked(0):
                    done = await sitting.act(0)
                    while sitting.last[0]["version"] < done["version"]:
                        await sitting.hear()
                else:
                    await sitting.hear()
            asked, before = sitting.last[0]["question"], sitting.last[0]["version"]
            slot, piece = asked["form"]["slots"][0]["name"], next(iter(asked["form"]["pieces"]))
            for draft, named in (
                ("nonsense", "nonsense"),
                (f"nowhere={piece}", "nowhere"),
                (f"{slot}=nobody", "nobody"),
                (f"{slot}={piece} {slot}={piece}", slot),
            ):
                for asking in ({"type": "weigh", "draft": draft}, {"type": "act", "word": draft}):
                    kind = asking.pop("type")
                    more = {"decision": asked["decision"]} if kind == "act" else {}
                    answer = await sitting.ask(kind, seat=0, **asking, **more)
                    problem = answer["problem"]
                    assert problem["rule"] and named in str(problem["detail"]), (draft, problem)
            texts = ["pass"] * (wire.MANY_TEXTS + 1)
            long = await sitting.ask("explain", seat=0, texts=texts)
            assert "$.texts" in long["problem"]["detail"]["why"], long
            assert sitting.last[0]["version"] == before
