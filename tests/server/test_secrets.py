"""Secrets: the raw frames of every seat and spectator hold nothing that they may not know."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from server.running import BOT, ME, OPEN, PATIENCE, Running, Sitting, running
from tabularium import games
from tabularium.kernel import Picks, View, question, ways
from tabularium.registry import OURS as GAMES
from tabularium.server.storage.rows import Seating


def check_update(game: str, update: dict[str, Any], key: str) -> None:
    """An update says the same in another game that looks the same to its seat.

    So it depends on nothing that the seat cannot know.
    """
    spec, seat = games[game], update["seat"]
    view = View(update["view"])
    twin = spec.imagine(view, key)
    assert json.loads(json.dumps(twin.view(seat).dump())) == update["view"]
    if seat is not None:
        asked = json.loads(json.dumps(question(twin, seat)))
        assert asked == update["question"]
        assert ways(twin, seat, aside=True) == update["aside_ways"]


async def _sit_down(server: Running, game: str, seats: int) -> tuple[list[Any], str]:
    people = [await server.guest(f"P{n}") for n in range(seats - 1)]
    plan = [ME, *[OPEN] * (seats - 2), BOT]
    table = (await people[0].post("/api/tables", {"game": game, "seats": seats, "plan": plan}))[
        "id"
    ]
    for person in people[1:]:
        await person.post(f"/api/tables/{table}/join", {})
    await people[0].post(f"/api/tables/{table}/start")
    return people, table


async def _play(sitting: Sitting, seat: int, picks: Picks) -> None:
    """Any word whenever asked, until the game is over."""
    while sitting.last[seat]["view"]["result"] is None:
        if not sitting.asked(seat):
            await sitting.hear()
            continue
        word = await sitting.word(seat, lambda options: options[picks.below(len(options))])
        answer = await sitting.act(seat, word)
        if answer["type"] == "done":
            while sitting.last[seat]["version"] < answer["version"]:
                await sitting.hear()


async def _watch(sitting: Sitting) -> None:
    while not sitting.last or sitting.last[None]["view"]["result"] is None:
        await sitting.hear()


def forbidden(seating: Seating, seat: int | None) -> list[str]:
    """Texts that must not be in the frames of a seat before the end."""
    others = [row.token for row in seating.seats if row.seat != seat]
    return [
        seating.table.seed,
        seating.table.bot_key,
        *others,
        *[row.token for row in seating.seats if seat is None],
    ]


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=pytest.mark.slow if game != "alea" else ()) for game in GAMES]
)
def test_frames_of_a_whole_game_tell_no_secret(game: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path) as server, asyncio.timeout(5 * PATIENCE):
            people, table = await _sit_down(server, game, games[game].seats[0] + 1)
            stranger = await server.stranger()
            async with asyncio.TaskGroup() as group, stranger.at(table) as watcher:
                sockets = [person.at(table) for person in people]
                sittings = [await socket.__aenter__() for socket in sockets]
                for seat, sitting in enumerate(sittings):
                    await sitting.kind("update")
                    group.create_task(_play(sitting, seat, Picks(f"{game} {seat}")))
                await _watch(watcher)
            for socket in sockets:
                await socket.__aexit__(None, None, None)
            seating = await server.services.tables.find(table)
            checked = 0
            for seat, sitting in [*enumerate(sittings), (None, watcher)]:
                texts = forbidden(seating, seat)  # type: ignore[arg-type]
                for n, text in enumerate(sitting.raw):
                    message = json.loads(text)
                    ended = text.find('"status":"over"') >= 0
                    assert not any(
                        each in text for each in texts if each != seating.table.seed or not ended
                    )
                    if message["type"] == "update":
                        assert message["seat"] == seat
                        if n % 5 == 0:
                            check_update(game, message, f"{game} {seat} {n}")
                            checked += 1
            assert checked >= 3 * len(sittings)

    asyncio.run(test())


def test_the_check_of_updates_finds_a_leak(tmp_path: Path) -> None:
    """An update made from the truth instead of the view is caught."""
    state = games["tigris"].new(2, "a leak")
    from tabularium.server.protocol.wire import encode
    from tabularium.server.room.updates import update_for
    from tabularium.server.storage.ledger import Ledger

    ledger = Ledger("x", 2)
    entry, _ = ledger.make(state, "start")
    ledger.push(entry)
    update = json.loads(encode(update_for(state, ledger, 0, None)))
    check_update("tigris", update, "key")
    update["view"]["places"]["hand.1"] = [str(item) for item in state.view(1).places["hand.1"]]  # type: ignore[attr-defined]
    with pytest.raises(Exception):  # noqa: B017, PT011  (whatever notices it first)
        check_update("tigris", update, "key")


def test_bots_get_views_as_text(tmp_path: Path) -> None:
    """What goes to a worker can be written as JSON, and is what a person on that seat gets."""
    import msgspec

    from tabularium.server.bots.worker import Question, answer

    spec = games["tigris"]
    state = spec.new(2, "bots")
    assert state.pending is not None
    seat = state.pending.seats[0]
    question = Question(
        game="tigris",
        level="random",
        view=state.view(seat).dump(),
        events=[],
        decision=state.pending.dump(),
        seconds=1.0,
        key="k",
    )
    sent = msgspec.json.encode(question)
    assert state.setting.seed.encode() not in sent
    word = answer(sent).word
    twin = spec.imagine(View(json.loads(sent)["view"]), "other")
    assert state.explain(seat, word) is None and twin.explain(seat, word) is None


def test_the_link_of_an_open_seat_shows_nothing_of_whoever_takes_it(tmp_path: Path) -> None:
    """The host has all links of open seats; with one in hand they still see their own seat only."""

    async def test() -> None:
        async with running(tmp_path) as server, asyncio.timeout(PATIENCE):
            ala, ola = await server.guest("Ala"), await server.guest("Ola")
            wish = {"game": "tigris", "seats": 2, "plan": [ME, OPEN]}
            table = (await ala.post("/api/tables", wish))["id"]
            async with ala.at(table) as sitting:
                link = (await sitting.kind("welcome"))["mine"]["links"][1]
            stranger = await server.stranger()
            async with ala.at(table, token=link) as a, stranger.at(table, token=link) as s:
                assert (await a.kind("welcome"))["mine"]["seats"] == [0]
                assert (await s.kind("welcome"))["mine"]["seats"] == []
                await ola.post(f"/api/tables/{table}/join", {})
                await ala.post(f"/api/tables/{table}/start")
                assert (await a.kind("update"))["seat"] == 0
                assert (await s.kind("update"))["seat"] is None
                await a.say("ping")
                await a.kind("pong")
                assert list(a.last) == [0]

    asyncio.run(test())
