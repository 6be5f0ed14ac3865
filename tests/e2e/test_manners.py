"""Manners at the table: undo by consent, people who leave, clocks that run out."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from e2e.browsing import Person, expect
from e2e.serving import Served, served
from e2e.test_games import place_priest
from e2e.test_together import sit_down, table_for_two

Meet = Callable[..., Person]

# Clocks that a test can wait for.
_QUICK = """
from tabularium.server.room.clocks import PACES, Pace
PACES["live"] = Pace(4.0, 0.0, 4.0, live=True)
PACES["day"] = Pace(4.0, 4.0, 4.0)
"""


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server where time is short."""
    with served(tmp_path_factory.mktemp("quick"), first=_QUICK) as running:
        yield running


def two(meet: Meet, url: str = "", guest_url: str = "", **more: Any) -> tuple[Person, Person]:
    """A game of Tigris between two people, the host to move."""
    host, guest = meet("Livia", url=url), meet("", url=guest_url or url)
    _, token = table_for_two(host, "tigris", **more)
    sit_down(guest, token, "Gaius")
    host.page.locator("[data-do=begin]").click()
    for person in (host, guest):
        person.page.wait_for_selector(".frame[data-state]")
    host.wait_for_turn()
    return host, guest


@pytest.mark.parametrize("agreed", [True, False])
def test_an_undo_needs_consent(meet: Meet, agreed: bool) -> None:
    """The other person is asked; nothing is taken back unless they agree."""
    host, guest = two(meet)
    place_priest(host)
    host.page.locator("[data-do=undo]").click()
    host.page.wait_for_selector("text=An undo is asked for; waiting for Gaius")
    guest.page.wait_for_selector("text=Livia asks to take back the last move")
    guest.page.get_by_role("button", name="I agree" if agreed else "No", exact=True).click()
    guest.page.wait_for_selector("text=asks to take back", state="detached")
    host.page.wait_for_selector("text=An undo is asked for", state="detached")
    lies = host.page.locator('[data-key^="leader:"][data-at="cell:a2"]')
    expect(lies).to_have_count(0 if agreed else 1)


def leave(person: Person) -> None:
    """Stand up in the middle of the game."""
    person.page.get_by_role("button", name="Menu").click()
    person.page.locator("[data-do=about]").click()
    person.page.locator("summary", has_text="Leave the game").click()
    person.page.get_by_role("button", name="Leave now").click()
    person.page.wait_for_selector("text=You have been away")


def test_a_bot_stands_in_until_they_return(meet: Meet) -> None:
    """Somebody leaves; the other lets a bot play, and whoever comes back has their seat again."""
    host, guest = two(meet)
    leave(guest)
    host.page.wait_for_selector("text=Gaius is away")
    host.page.get_by_role("button", name="A bot until they return").click()
    host.page.wait_for_selector("text=away, a bot plays")
    guest.page.get_by_role("button", name="I am back").click()
    host.page.wait_for_selector("text=away, a bot plays", state="detached")
    guest.page.wait_for_selector("text=You have been away", state="detached")


def test_one_plain_move_for_somebody_who_left(meet: Meet) -> None:
    """The one who is asked leaves; a plain move for them brings the other's turn."""
    host, guest = two(meet)
    leave(host)
    guest.page.wait_for_selector("text=Livia is away")
    for _ in range(6):
        if guest.page.query_selector(".frame[data-state=open]"):
            break
        guest.page.get_by_role("button", name="One plain move for them").click()
        guest.page.wait_for_timeout(300)
    guest.page.wait_for_selector(".frame[data-state=open]")


def test_time_runs_and_a_plain_move_is_made(meet: Meet, quick: Served) -> None:
    """At a live table nobody waits: when the bank is empty the turn goes on."""
    host, guest = two(meet, quick.url, pace="live")
    first = host.page.locator("time.running").first.text_content()
    expect(host.page.locator("time.running").first).not_to_have_text(first or "")
    assert guest.page.locator("time.short.running").count() >= 1
    guest.page.wait_for_selector(".frame[data-state=open]", timeout=20_000)


def test_whoever_is_out_of_time_is_the_others_to_judge(meet: Meet, quick: Served) -> None:
    """At a slow table the others decide; whoever comes back in time goes on."""
    host, guest = two(meet, quick.url, pace="day")
    guest.page.wait_for_selector("text=Livia is away", timeout=20_000)
    guest.page.wait_for_selector("text=out of time")
    guest.page.get_by_role("button", name="We wait").click()
    guest.page.wait_for_selector("text=Livia is away", state="detached")
    host.page.wait_for_selector(".frame[data-state=open]")
