"""What happens at real tables: two tabs, lines that break, time that runs out, second thoughts."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from e2e.browsing import Person, expect
from e2e.serving import Served
from e2e.test_manners import quick as quick
from e2e.test_manners import two
from e2e.wires import wire_to

Meet = Callable[..., Person]
OPEN, HELD = ".frame[data-state=open]", ".frame[data-state=held]"
PUT_BACK = "The question has changed"


def lost_sockets(person: Person) -> None:
    """Lost sockets are what these tests are about."""
    person.faults = [f for f in person.faults if "WebSocket" not in f and "ERR_" not in f]


def test_two_tabs_on_one_seat(meet: Meet) -> None:
    """Both show the same; what one says ends what the other had begun, with a sentence."""
    person = meet()
    table = person.table("tigris", 2)
    first = person.sit(table)
    second = person.open_page()
    second.goto(f"{person.url}#/table/{table}")
    second.wait_for_selector(OPEN)
    second.locator("[data-key^='tile:'][data-lit]").first.dispatch_event("click")
    second.wait_for_selector(HELD)
    assert first.get_attribute(".frame", "data-state") == "open"
    person.touch("do:pass")
    person.confirm()
    second.wait_for_selector(f"text={PUT_BACK}")
    assert second.locator("[data-pick]").count() == 0
    for page in (first, second):
        page.wait_for_selector(OPEN)
    keys = "all => all.map(each => each.dataset.key).sort()"
    lit = [page.locator("[data-lit]").evaluate_all(keys) for page in (first, second)]
    assert lit[0] == lit[1] != []


def test_time_runs_out_while_a_piece_is_held(meet: Meet, quick: Served) -> None:
    """The piece comes back, a sentence says so, the game goes on."""
    host, _ = two(meet, quick.url, pace="live")
    host.touch("leader:king")
    host.page.wait_for_selector(HELD)
    host.page.wait_for_selector(f"text={PUT_BACK}", timeout=20_000)
    assert host.page.locator("[data-pick]").count() == 0
    assert host.page.get_attribute(".frame", "data-state") in ("idle", "open")


@pytest.mark.parametrize("how", ["reload", "line"])
def test_half_made_picks_survive(meet: Meet, server: Served, how: str) -> None:
    """A reload or a broken line costs nothing that was laid."""
    with wire_to(server.port) as wire:
        person = meet(url=wire.url)
        page = person.sit(person.table("tigris", 2))
        person.touch("leader:king")
        page.wait_for_selector(HELD)
        if how == "reload":
            page.reload()
        else:
            wire.cut()
            page.wait_for_selector("text=The connection is broken")
            page.wait_for_selector("text=The connection is broken", state="detached")
        page.wait_for_selector(HELD)
        assert page.locator('[data-key="leader:king"][data-picked]').count() == 1
        lost_sockets(person)


def test_picks_for_another_question_are_dropped_with_a_sentence(meet: Meet) -> None:
    """Taken up, reloaded, but meanwhile the question is another one."""
    person = meet()
    table = person.table("tigris", 2)
    page = person.sit(table)
    person.touch("leader:king")
    page.wait_for_selector(HELD)
    page.goto(f"{person.url}#/settings")
    other = person.open_page()
    other.goto(f"{person.url}#/table/{table}")
    other.wait_for_selector(OPEN)
    other.locator('[data-key="do:pass"][data-lit]').dispatch_event("click")
    other.locator("[data-do=confirm]:not(:disabled)").click()
    other.wait_for_selector(OPEN)
    page.goto(f"{person.url}#/table/{table}")
    page.wait_for_selector(f"text={PUT_BACK}")
    page.wait_for_selector(OPEN)


def test_a_line_that_breaks_during_a_scene(meet: Meet, server: Served) -> None:
    """What plays ends, nothing is played twice, and the question comes."""
    with wire_to(server.port) as wire:
        person = meet(url=wire.url, speed="slow")
        page = person.sit(person.table("tigris", 4))
        person.touch("do:pass")
        person.confirm()
        page.wait_for_selector(".prompt.scene")
        wire.cut()
        page.wait_for_selector("text=The connection is broken")
        page.wait_for_selector("text=The connection is broken", state="detached")
        page.keyboard.press("Shift")
        page.wait_for_selector(OPEN, timeout=40_000)
        shown = page.locator("[data-test=log] li").all_inner_texts()
        page.reload()
        page.wait_for_selector(OPEN)
        assert page.locator("[data-test=log] li").all_inner_texts() == shown
        lost_sockets(person)


def test_a_line_that_falls_silent_is_noticed_on_both_sides(meet: Meet, server: Served) -> None:
    """Neither the one behind it nor the others at the table wait for a word that cannot come."""
    with wire_to(server.port) as wire:
        host, guest = two(meet, guest_url=wire.url)
        row = host.page.locator(".people >> text=not here just now")
        assert row.count() == 0
        wire.silent = True
        expect(row).to_have_count(1, timeout=16_000)
        guest.page.wait_for_selector("text=The connection is broken", timeout=16_000)
        wire.silent = False
        wire.cut()
        expect(row).to_have_count(0, timeout=20_000)
        guest.page.wait_for_selector(
            "text=The connection is broken", state="detached", timeout=20_000
        )
        lost_sockets(guest)


def test_alone_with_bots_one_goes_back_further_than_undo(meet: Meet) -> None:
    """From the past the game goes on from there, asked once more; the table says so."""
    person = meet()
    page = person.sit(person.table("alea", 2))
    person.play(30, 3)
    person.wait_for_turn()
    page.get_by_role("slider", name="Move").fill("1")
    page.wait_for_selector("text=You are looking at move 1 of")
    page.locator("[data-do=rewind]").click()
    page.locator("[data-do=rewind-no]").click()
    page.locator("[data-do=rewind]").click()
    page.locator("[data-do=rewind-yes]").click()
    page.wait_for_selector(".prompt.past", state="detached")
    person.play(30, 1)
    page.get_by_role("button", name="Menu").click()
    page.locator("[data-do=about]").click()
    page.wait_for_selector("text=counts in no rating")


def test_a_view_that_does_not_fit_is_refused_and_never_half_drawn(meet: Meet) -> None:
    """A field of another type: the page says where, and shows no table at all."""
    person = meet()
    spoil = {"on": False}

    def meddle(socket: Any) -> None:
        server = socket.connect_to_server()

        def forward(text: str) -> None:
            message = json.loads(text)
            if spoil["on"] and message["type"] == "update":
                message["view"]["table"]["treasures"] = {"a1": "gold"}
            socket.send(json.dumps(message))

        server.on_message(forward)

    person.page.route_web_socket("**/socket", meddle)
    page = person.sit(person.table("tigris", 2))
    page.wait_for_selector(OPEN)
    spoil["on"] = True
    person.touch("do:pass")
    person.confirm()
    page.wait_for_selector("[role=alert] >> text=table.treasures")
    assert page.locator(".frame").count() == 0
