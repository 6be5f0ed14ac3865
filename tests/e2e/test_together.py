"""Several people: two browsers in one game, a server that restarts, secrets, one keyboard."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from e2e.browsing import Person, first_seat
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
            person.page.wait_for_selector("#question")
        play_both(host, guest, 40)
        server.stop()
        host.page.wait_for_selector("text=The connection is broken")
        server.start()
        for person in (host, guest):
            person.page.wait_for_selector(".table[data-line=open]", timeout=40_000)
        play_both(host, guest, 1500)
        for person in (host, guest):
            person.page.wait_for_selector("[data-test=verdict]")
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
        for event in message["events"]:
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
        person.page.wait_for_selector("#question")
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
    host.page.wait_for_selector("#question")
    host.page.get_by_role("tab", name="Notes").click()
    assert host.page.locator("textarea").input_value() == "Watch the north."
    assert table in host.page.url


def test_a_spectator_sees_and_cannot_act(meet: Meet) -> None:
    """Somebody without a seat is shown the public side."""
    host, watcher = meet("Livia"), meet("Quintus")
    table = host.table("tigris", 2, public=True)
    watcher.sit(table)
    assert watcher.page.locator("text=You are watching").count() == 1
    assert watcher.page.locator("[data-option]").count() == 0
    assert watcher.page.locator(".screen").count() == 0


def test_one_keyboard_has_a_curtain(meet: Meet) -> None:
    """Between two players at one screen the curtain falls; behind it is the other's hand."""
    person = meet("Livia")
    plan = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bruno"}]
    table = person.table("tigris", 2, plan=plan, hot_seat=True)
    page = person.sit(table)
    person.wait_for_turn()
    page.locator("[data-option=pass]").click()
    page.wait_for_selector("[data-test=confirm], dialog[open]")
    if page.locator("[data-test=confirm]").count():
        page.locator("[data-test=confirm]").click()
    page.wait_for_selector("dialog[open] >> text=Now Bruno")
    page.get_by_role("button", name="I am alone at the screen").click()
    page.wait_for_selector("[data-option=pass]")
    assert page.locator("li.asked >> text=Bruno").count() == 1


def test_history_goes_back_and_returns(meet: Meet) -> None:
    """Arrows walk through the moves; a link opens at its move; End is the present."""
    person = meet("Livia")
    table = person.table("alea", 2)
    page = person.sit(table)
    person.play(20, 12)
    page.get_by_role("button", name="One move back").click()
    page.wait_for_selector("text=You are looking at move")
    page.get_by_role("button", name="To the beginning").click()
    page.wait_for_selector("text=You are looking at move 0 of")
    page.locator(".note button", has_text="To the present").click()
    page.wait_for_selector("#question")
    page = person.go(f"#/table/{table}/move/2")
    page.reload()
    page.wait_for_selector("text=You are looking at move 2 of")


def test_rematch_is_the_same_table_for_everybody(meet: Meet) -> None:
    """After the end one click leads to a new game."""
    person = meet("Livia")
    table = person.table("alea", 2)
    person.sit(table)
    person.play(150)
    assert person.over
    person.page.get_by_role("button", name="Rematch").click()
    person.page.wait_for_url(lambda url: table not in url)
    person.page.wait_for_selector("#question, h1")
