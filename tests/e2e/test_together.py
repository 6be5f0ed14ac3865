"""Several people: two browsers in one game, a server that restarts, secrets, one keyboard."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from e2e.browsing import Person, expect, first_seat
from e2e.serving import served

Meet = Callable[..., Person]


def overhear(page: Page) -> list[dict[str, Any]]:
    """Every message that this page receives over its sockets, as it comes over the wire."""
    heard: list[dict[str, Any]] = []

    def frame(data: str | bytes) -> None:
        heard.append(json.loads(data))

    page.on("websocket", lambda socket: socket.on("framereceived", frame))
    return heard


def table_for_two(host: Person, game: str, **more: Any) -> tuple[str, str]:
    """A table with an open seat; its id and the token of that seat."""
    plan = [{"kind": "me"}, {"kind": "open"}]
    more["options"] = {**first_seat(game), **more.get("options", {})}
    body = {"game": game, "seats": 2, "plan": plan, "public": False, **more}
    table = host.post("api/tables", body)["id"]
    page = host.go(f"#/table/{table}")
    link = page.get_by_label("Link for this seat").input_value()
    return str(table), link.rpartition("/")[2]


def sit_down(guest: Person, token: str, name: str) -> None:
    """Follow the link of a seat with a name, as a guest does."""
    page = guest.go(f"#/seat/{token}")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()


def play_both(one: Person, other: Person, steps: int) -> None:
    """Both press what they can, until the end or for so many steps."""
    for _ in range(steps):
        if one.over and other.over:
            return
        for person in (one, other):
            person.press()
        one.page.wait_for_timeout(70)


@pytest.mark.parametrize("game", ["alea", "tigris"])
def test_two_browsers_and_a_restart(meet: Meet, tmp_path: Path, game: str) -> None:
    """A game of two people goes on after the server was away; neither hears the other's secrets."""
    with served(tmp_path) as server:
        host = meet("Livia", url=server.url, seed=1)
        guest = meet("", url=server.url, seed=2)
        heard = [overhear(host.page), overhear(guest.page)]
        options = {"turns": 16} if game == "tigris" else {}
        _, token = table_for_two(host, game, options=options)
        sit_down(guest, token, "Gaius")
        host.page.locator("[data-do=begin]").click()
        for person in (host, guest):
            person.page.wait_for_selector(".frame[data-state]")
        play_both(host, guest, 60)
        server.stop()
        host.page.wait_for_selector("text=The connection is broken")
        server.start()
        for person in (host, guest):
            person.page.wait_for_selector(
                "text=The connection is broken", state="detached", timeout=40_000
            )
        play_both(host, guest, 2500)
        for person in (host, guest):
            person.page.wait_for_selector("section.end")
        # Lost sockets are what this test is about.
        for person in (host, guest):
            person.faults = [f for f in person.faults if "WebSocket" not in f and "ERR_" not in f]
    for seat in (0, 1):
        assert_no_secrets(heard[seat], seat, 1 - seat)


HIDDEN = ("hand", "senate.of", "senate.choice", "fortuna.drawn", "discards")


def assert_no_secrets(heard: list[dict[str, Any]], seat: int, other: int) -> None:
    """No message to a seat names what the other has in secret."""
    updates = [message for message in heard if message.get("type") == "update"]
    assert len(updates) > 20
    for message in updates:
        assert message["seat"] == seat
        places = message["view"]["places"]
        for place in HIDDEN:
            assert not isinstance(places.get(f"{place}.{other}"), list), place
        for event in (event for move in message["moves"] for event in move["events"]):
            if event.get("seat") == other and event["kind"] in ("drawn", "exchanged", "fortuna"):
                assert "tiles" not in event
            if event.get("seat") == other and event["kind"] == "said":
                assert "card:" not in event["word"]
        assert "seed" not in message["view"]


def test_chat_is_heard_and_notes_are_kept(meet: Meet) -> None:
    """A line reaches the other; notes are there after a reload, for their owner."""
    host, guest = meet("Livia"), meet("")
    table, token = table_for_two(host, "tigris")
    sit_down(guest, token, "Gaius")
    host.page.locator("[data-do=begin]").click()
    for person in (host, guest):
        person.page.wait_for_selector(".frame[data-state]")
    host.page.get_by_role("tab", name="Chat").click()
    host.page.get_by_label("Say something to the table").fill("Good luck!")
    host.page.get_by_role("button", name="Send").click()
    guest.page.get_by_role("tab", name="Chat").click()
    guest.page.wait_for_selector("text=Good luck!")
    host.page.get_by_role("tab", name="Notes").click()
    host.page.locator("textarea").fill("Watch the north.")
    host.page.get_by_role("tab", name="Log").click()
    host.page.wait_for_timeout(400)
    host.page.reload()
    host.page.wait_for_selector(".frame[data-state]")
    host.page.get_by_role("tab", name="Notes").click()
    assert host.page.locator("textarea").input_value() == "Watch the north."
    assert table in host.page.url


def test_a_spectator_sees_and_cannot_act(meet: Meet) -> None:
    """Somebody without a seat is shown the public side."""
    host, watcher = meet("Livia"), meet("Quintus")
    table = host.table("tigris", 2, public=True)
    watcher.sit(table)
    watcher.page.wait_for_selector(".prompt >> text=You are watching")
    assert watcher.page.get_attribute(".frame", "data-state") == "idle"
    assert watcher.page.locator("[data-lit], [data-key^='tile:']").count() == 0


def test_one_keyboard_has_a_curtain(meet: Meet) -> None:
    """Between two players at one screen the curtain falls; behind it is the other's hand."""
    person = meet("Livia")
    plan = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bruno"}]
    table = person.table("tigris", 2, plan=plan, hot_seat=True)
    page = person.sit(table)
    mine = held(person)
    person.touch("do:pass")
    person.confirm()
    page.wait_for_selector("dialog[open] >> text=Now Bruno")
    page.get_by_role("button", name="I am alone at the screen").click()
    page.wait_for_selector(".frame[data-state=open]")
    assert held(person) != mine


def held(person: Person) -> list[str]:
    """The tiles in the dock."""
    person.wait_for_turn()
    keys = "all => all.map(each => each.dataset.key)"
    return list(person.page.locator("[data-key^='tile:']").evaluate_all(keys))


def test_history_goes_back_and_returns(meet: Meet) -> None:
    """Steps lead through the moves; a link opens at its move, with the log of that moment."""
    person = meet("Livia")
    table = person.table("alea", 2)
    page = person.sit(table)
    person.play(30, 4)
    lines = page.locator("[data-test=log] li")
    now = lines.count()
    page.get_by_role("button", name="One move back").click()
    page.wait_for_selector("text=You are looking at move")
    page.locator("[data-do=present]").click()
    page.wait_for_selector(".prompt.past", state="detached")
    page = person.go(f"#/table/{table}/move/2")
    page.reload()
    page.wait_for_selector("text=You are looking at move 2 of")
    assert lines.count() < now
    expect(page.locator("[data-lit]")).to_have_count(0)


def test_rematch_is_the_same_table_for_everybody(meet: Meet) -> None:
    """After the end one click leads to a new game."""
    person = meet("Livia")
    table = person.table("alea", 2)
    person.sit(table)
    person.play(150)
    assert person.over
    person.page.locator("[data-do=rematch]").click()
    person.page.wait_for_url(lambda url: table not in url)
    person.page.wait_for_selector(".frame[data-state], h1")
