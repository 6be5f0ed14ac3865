"""New table and waiting room, from a link in a messenger to the first move; for everybody."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from e2e.browsing import PHONE, Person
from e2e.serving import served
from e2e.test_access import _MISSING, axe

Meet = Callable[..., Person]
SIZES = [(1440, 900), (1280, 800), (1024, 640), (1366, 650)]
FRIEND = {"kind": "open", "reserved": True, "name": "Ania"}

# A browser that counts what a person does with it.
_COUNT = """() => {
    window.clicks = Number(sessionStorage.clicks ?? 0);
    addEventListener('click', event => {
        if (event.isTrusted && event.detail) sessionStorage.clicks = ++window.clicks;
    }, true);
}"""


def counting(person: Person) -> Person:
    """Count the clicks of this browser, through all its pages."""
    person.page.add_init_script(f"({_COUNT})()")
    return person


def clicks(person: Person) -> int:
    """How many there were."""
    return int(person.page.evaluate("window.clicks"))


def waiting(host: Person, game: str = "tigris", seats: int = 3) -> str:
    """A table that waits for a friend."""
    plan = [{"kind": "me"}, FRIEND, *[{"kind": "open"}] * (seats - 2)]
    body = {"game": game, "seats": seats, "plan": plan, "public": True}
    table = str(host.post("api/tables", body)["id"])
    host.go(f"#/table/{table}")
    host.page.wait_for_selector(".place.waiting")
    return table


def still(page: Page) -> list[int]:
    """How far the page scrolls, down and sideways."""
    return list(
        page.evaluate(
            "[document.documentElement.scrollHeight - innerHeight,"
            " document.documentElement.scrollWidth - innerWidth]"
        )
    )


def test_from_a_fresh_server_to_a_game_with_two_friends(meet: Meet, tmp_path: Path) -> None:
    """Every click counted: the host's, and those of friends who follow a link."""
    with served(tmp_path) as server:
        host = counting(meet("", url=server.url))
        page = host.go()
        page.get_by_role("link", name="New table: Tigris").click()
        page.get_by_label("Your name").fill("Livia")
        for chair, name in ((1, "Ania"), (2, "Marek")):
            page.locator(f".hit[data-chair='{chair}']").click()
            page.locator("[data-who=friend]").click()
            page.get_by_label("Name, if you like").fill(name)
            page.keyboard.press("Enter")
        page.wait_for_selector("h2 >> text=You, Ania, and Marek")
        page.locator("[data-do=open]").click()
        page.wait_for_selector("text=Two chairs are empty")
        friends = []
        for name in ("Ania", "Marek"):
            page.wait_for_selector(f"text={name}’s chair")
            link = page.get_by_label("Link for this seat").input_value()
            friend = counting(meet("", url=server.url, viewport=PHONE))
            friend.page.goto(link)  # the click in the messenger
            friend.page.wait_for_selector("h1 >> text=Livia invites you to Tigris & Euphrates")
            assert friend.page.get_by_label("Your name").input_value() == name
            assert friend.page.locator("nav").count() == 0  # a name and the chair, nothing else
            friend.page.get_by_role("button", name="Sit down").click()
            friend.page.wait_for_selector(".place.waiting")
            friends.append(friend)
        page.get_by_label("Say something to the table").fill("Welcome!")
        page.keyboard.press("Enter")
        friends[0].page.wait_for_selector("text=Welcome!")
        page.locator("[data-do=begin]").click()
        for person in (host, *friends):
            person.page.wait_for_selector(".frame[data-state]")
        page.get_by_role("tab", name="Chat").click()
        page.wait_for_selector(".panel >> text=Welcome!")  # it stays into the game
        # The host: new table, twice a chair and a friend, open, begin; the last one was the tab.
        assert clicks(host) - 1 == 7
        assert [clicks(friend) for friend in friends] == [1, 1]


def test_a_chair_takes_whom_one_likes_and_words_are_put_back(meet: Meet) -> None:
    """One sentence says the whole; changed options are counted and put back with a click."""
    person = meet()
    page = person.go("#/new/tigris")
    page.wait_for_selector("h2 >> text=You and two bots. 30 to 90 minutes.")
    page.get_by_role("button", name="4", exact=True).click()
    page.locator(".hit[data-chair='3']").click()
    page.locator("[data-who=anybody]").click()
    page.wait_for_selector("h2 >> text=You, whoever comes, and two bots")
    page.wait_for_selector("text=The table is among the open tables")
    page.locator(".hit[data-chair='3']").drag_to(page.locator(".hit[data-chair='1']"))
    page.wait_for_selector(".hit[data-chair='1'][aria-label*='Anybody']")
    page.get_by_label("Points").select_option("open")
    page.wait_for_selector("text=One word is changed.")
    page.get_by_role("button", name="put back").click()
    page.wait_for_selector("text=This is how most people play it.")
    page.get_by_label("All at this screen").check()
    page.wait_for_selector("text=The game begins at once.")
    page.get_by_label("All at this screen").uncheck()
    page.wait_for_selector("h2 >> text=You and three bots")
    page.locator(".hit[data-chair='1']").press("Enter")
    page.wait_for_selector("[role=menu]")
    page.keyboard.press("Escape")
    page.wait_for_selector("[role=menu]", state="detached")
    assert page.evaluate("document.activeElement.dataset.chair") == "1"
    page.keyboard.press("Control+Enter")
    page.wait_for_selector(".frame[data-state]")


def test_a_guest_sees_the_room_and_sits_down(meet: Meet) -> None:
    """Only the chair for anybody is theirs; whoever waits is told, and may put bots elsewhere."""
    host, guest = meet("Livia"), meet("Marek")
    table = waiting(host)
    page = guest.go(f"#/table/{table}")
    page.wait_for_selector(".place.waiting")
    assert page.get_by_role("button", name="Sit down", exact=True).count() == 3  # chair, tag, card
    page.locator("[data-do=sit]").click()
    page.wait_for_selector("text=One chair is empty")
    host.page.wait_for_selector("text=One chair is empty")
    assert "Marek" in host.page.title()
    host.page.get_by_role("button", name="Put a bot here").click()
    page.wait_for_selector("text=Everybody sits.")
    host.page.locator("[data-do=begin]").click()
    page.wait_for_selector(".frame[data-state]")


def test_chairs_change_places_while_waiting(meet: Meet) -> None:
    """Dragged onto another, or asked for by the menu; the guest moves at once, the link too."""
    host, guest = meet("Livia"), meet("Marek")
    table = waiting(host)
    guest.post(f"api/tables/{table}/join", {})
    page = guest.go(f"#/table/{table}")
    page.wait_for_selector(".hit[data-chair='2'][aria-label*='Marek']")
    mine = host.page.locator(".hit[data-chair='0'][aria-label*='Livia']")
    mine.drag_to(host.page.locator(".hit[data-chair='1']"))
    page.wait_for_selector(".hit[data-chair='1'][aria-label*='Livia']")
    host.page.wait_for_selector("text=Ania’s chair")
    host.page.locator(".hit[data-chair='2']").press("Enter")
    assert host.page.locator("[role=menuitemradio]").count() == 0  # nobody is put off their chair
    assert axe(host) == []
    host.page.get_by_role("menuitem", name="Change places with me").press("Enter")
    page.wait_for_selector(".hit[data-chair='1'][aria-label*='Marek']")
    host.page.wait_for_selector(".hit[data-chair='2'][aria-label*='Livia']")
    assert page.locator(".hit[draggable=true]").count() == 0  # the host arranges the chairs


def test_chairs_bear_the_marks_of_a_game_that_gives_them_by_seat(meet: Meet) -> None:
    """Families go with seats; dynasties are drawn, unless the table says otherwise."""
    person = meet()
    page = person.go("#/new/magnaci")
    page.wait_for_selector(".plan [href='#mg-arms-1']", state="attached")
    page = person.go("#/new/tigris")
    page.wait_for_selector(".place .board .plate", state="attached")
    marks = page.locator(".plan > svg [href^='#tg-emblem']")
    assert marks.count() == 0
    page.get_by_label("Dynasties").select_option("by_seat")
    page.wait_for_selector(".plan > svg [href^='#tg-emblem']", state="attached")
    assert marks.count() == 3


def test_a_taken_chair_says_so(meet: Meet) -> None:
    """A link that somebody else has used leads nowhere, in words."""
    host, guest, late = meet("Livia"), meet("Ania"), meet("Marek")
    waiting(host)
    token = host.page.get_by_label("Link for this seat").input_value().rpartition("/")[2]
    guest.post("api/links", {"token": token})
    late.go(f"#/seat/{token}")
    late.page.wait_for_selector("[role=alert]")
    late.faults.clear()  # the browser notes that the link is unknown


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_room_is_one_screen_and_for_everybody(meet: Meet, scheme: str, lang: str) -> None:
    """No page scroll on desktops, none sideways on a phone; axe and the catalogues are content."""
    locale = {"en": "en-GB", "pl": "pl-PL"}[lang]
    host = meet("Livia", color_scheme=scheme, locale=locale)
    table = waiting(host, "orleans", 4)
    for address in ("#/new/magnaci", f"#/table/{table}"):
        host.go(address)
        host.page.wait_for_selector(".place .board .plate", state="attached")
        for width, height in SIZES:
            host.page.set_viewport_size({"width": width, "height": height})
            host.page.wait_for_timeout(150)
            assert max(still(host.page)) <= 0, (address, width, height)
        assert axe(host) == [], address
        assert host.page.evaluate(_MISSING) == [], address
        if "new" in address:
            host.page.locator(".hit").last.click()
            host.page.wait_for_selector("[role=menu]")
            assert axe(host) == []
            host.page.keyboard.press("Escape")
        host.page.set_viewport_size(PHONE)
        host.page.wait_for_selector(".place .board", state="detached")
        assert still(host.page)[1] <= 0
        assert axe(host) == [], (address, "phone")
        host.page.set_viewport_size({"width": 1440, "height": 900})
