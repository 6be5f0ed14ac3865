"""The pages round the table: first visit, many games, no server, refused, given up."""

import json
import re
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Route

from e2e.apprentice import play_well
from e2e.browsing import PHONE, Person
from e2e.serving import Served, served
from e2e.test_access import axe
from e2e.test_room import still

Meet = Callable[..., Person]
START = [(1440, 900), (1280, 800)]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_start_page_is_one_screen_with_few_games_and_many(
    meet: Meet, tmp_path: Path, scheme: str
) -> None:
    """From 1280 × 800 up nothing scrolls; the most urgent game comes first."""
    with served(tmp_path) as server:
        person = meet(url=server.url, color_scheme=scheme)
        page = person.go()
        page.wait_for_selector("text=New here?")
        for games in (0, 7):
            for n in range(games):
                person.table("alea", 2, pace="live" if n == 6 else "day")
            if games:
                page.wait_for_selector(".slim li >> nth=5")
                assert "14 min" in page.locator(".slim li").first.inner_text()
            for width, height in START:
                page.set_viewport_size({"width": width, "height": height})
                page.wait_for_timeout(150)
                assert max(still(page)) <= 0, (games, width, height)
            assert axe(person) == []
        page.set_viewport_size(PHONE)
        page.wait_for_selector(".urgent >> visible=true")
        assert still(page)[1] <= 0
        assert axe(person) == []


def test_a_level_is_chosen_and_remembered(meet: Meet) -> None:
    """Levels with their sentences, by keyboard; the next visit begins with the one chosen."""
    person = meet()
    page = person.go()
    page.locator("[data-title=alea] [data-do=levels]").press("Enter")
    page.wait_for_selector("[data-level=novice] small:not(:empty)")
    assert axe(person) == []
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    page.wait_for_selector("[role=menu]", state="detached")
    assert "Novice" in page.inner_text("[data-title=alea] [data-do=levels]")
    page.reload()
    page.wait_for_selector("[data-title=alea] [data-do=levels] >> text=Novice")
    assert "Apprentice" in page.inner_text("[data-title=tigris] [data-do=levels]")


def test_without_a_server_the_page_says_what_is_missing(meet: Meet, tmp_path: Path) -> None:
    """What was known stays in grey, buttons wait; a reload finds the shell; then all is back."""
    with served(tmp_path) as server:
        person = meet(url=server.url)
        for _ in range(3):
            person.table("alea", 2)
        page = person.go()
        page.wait_for_selector(".row >> text=Where do your dice go?")
        page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
        page.wait_for_function(
            "caches.open('tabularium-shell').then(kept => kept.keys())"
            ".then(all => all.some(each => each.url.endsWith('/client.ftl')))"
        )
        server.stop()
        page.wait_for_selector("text=No connection since")
        page.wait_for_selector(".row >> text=Where do your dice go?")
        assert page.get_by_role("button", name="Play now: Tigris").is_disabled()
        for width, height in START:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(150)
            assert max(still(page)) <= 0, (width, height)
        page.set_viewport_size(PHONE)  # there the note comes before the covers
        assert page.locator(".note >> visible=true").bounding_box()["y"] < 200  # type: ignore[index]
        page.reload()
        page.wait_for_selector("text=There is nothing to play without the server")
        assert page.locator("[data-title]").count() == 5
        server.start()
        page.wait_for_selector("text=No connection since", state="detached", timeout=60_000)
        page.wait_for_selector("[data-do=play]:not(:disabled)", timeout=60_000)
        person.faults = [f for f in person.faults if "ERR_" not in f]


def test_what_belongs_to_another_build_is_dropped(meet: Meet) -> None:
    """The shell never mixes two builds."""
    person = meet()
    page = person.go()
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    page.reload()
    page.evaluate(
        "caches.open('tabularium-shell')"
        ".then(kept => kept.put('assets/0123456789ab/app.js', new Response('old')))"
    )
    page.reload()
    page.wait_for_selector("[data-title]")
    page.wait_for_function(
        "caches.open('tabularium-shell').then(kept => kept.match('assets/0123456789ab/app.js'))"
        ".then(found => found === undefined)"
    )


def test_a_public_game_says_who_leads(meet: Meet, tmp_path: Path) -> None:
    """In a sentence and as a line, to strangers too; points behind screens stay there."""
    with served(tmp_path) as server:
        host = meet(url=server.url)
        play_well(host, host.table("tigris", 2, public=True), 4)
        table = host.table("orleans", 2, public=True)
        scores = [0, 0]
        while scores[0] == scores[1]:  # whoever is level leads nobody
            play_well(host, table, 8)
            spark = host.page.request.get(f"{host.url}api/tables/{table}/spark").json()
            scores = [line[-1] for line in spark["scores"]]
        stranger = meet("", url=server.url)
        for address in ("", "#/watch"):
            page = stranger.go(address)
            led = page.locator("li", has_text="Orléans")
            led.locator("text=/(leads|lead) with \\d+/").wait_for()
            assert led.locator("a > svg, .line svg").last.locator("path").count() == 2
            veiled = page.locator("li", has_text="Tigris & Euphrates", has=page.locator("a"))
            assert "with" not in veiled.last.inner_text()
            assert axe(stranger) == []


def test_on_a_phone_both_neighbours_of_the_title_look_in(meet: Meet) -> None:
    """The first time as well as after a game; a swipe chooses the next one."""
    person = meet(viewport=PHONE, has_touch=True)
    page = person.go()
    for game, left, right in (
        ("tigris", "magnaci", "alea"),
        ("orleans", "alea", "sigismundus"),
    ):
        page.evaluate(f"localStorage.setItem('tabularium.played', '{game}')")
        page.reload()
        page.wait_for_selector(f"[data-title={game}] [data-do=play]:not(:disabled)")
        boxes = {
            name: page.locator(f"[data-title={name}]").bounding_box()
            for name in (left, game, right)
        }
        middle = boxes[game]["x"] + boxes[game]["width"] / 2  # type: ignore[index]
        assert abs(middle - PHONE["width"] / 2) <= 2
        assert boxes[left]["x"] < 0 < boxes[left]["x"] + boxes[left]["width"]  # type: ignore[index]
        assert boxes[right]["x"] < PHONE["width"]  # type: ignore[index]
        assert person.fits()
    page.locator(".series").evaluate("shelf => shelf.scrollBy({ left: 300 })")
    page.wait_for_selector(".signs button[aria-pressed=true][aria-label=Sigismundus\\ Augustus]")
    page.wait_for_function(
        "['sigismundus', 'orleans'].map(name => getComputedStyle(document.querySelector("
        "`[data-title=${name}] .play`)).opacity).join() === '1,0'"
    )


def test_a_page_names_itself_in_its_tab(meet: Meet) -> None:
    """And says how many games wait; a page before it takes nothing away."""
    person = meet()
    page = person.go("#/watch")
    page.wait_for_function("document.title === 'Watch – Tabularium'")
    table = person.table("alea", 2)
    page.wait_for_function("document.title === '(1) Watch – Tabularium'")
    person.sit(table)
    person.go("#/mine")
    page.wait_for_function("document.title === '(1) My games – Tabularium'")
    person.go("#/rules/tigris")
    page.wait_for_function("document.title.startsWith('(1) Tigris & Euphrates – Rules')")


def test_a_game_that_this_server_lacks_is_only_a_cover(meet: Meet) -> None:
    """Its cover stays on the shelf, without anything to press."""
    person = meet(service_workers="block")

    def fewer(route: Route) -> None:
        answer = route.fetch()
        games = [game for game in answer.json() if game["id"] != "orleans"]
        route.fulfill(body=json.dumps(games), content_type="application/json")

    person.page.route("**/api/games", fewer)
    page = person.go()
    page.wait_for_selector("[data-title=orleans] >> text=Not on this server")
    assert page.locator("[data-title=orleans] button").count() == 0


def test_whoever_is_late_is_told_where_they_clicked(meet: Meet, tmp_path: Path) -> None:
    """Somebody was faster: it says so in the list, and the page stays."""
    with served(tmp_path) as server:
        host, late = meet("Livia", url=server.url), meet("Marek", url=server.url)
        plan = [{"kind": "me"}, {"kind": "open"}]
        table = host.post("api/tables", {"game": "alea", "seats": 2, "plan": plan})["id"]
        page = late.go()
        page.wait_for_selector("button >> text=Sit down")
        page.route("**/join", lambda route: (faster(server, table, meet), route.continue_())[1])
        page.get_by_role("button", name="Sit down").click()
        page.wait_for_selector("section [role=alert] >> text=That seat is taken")
        page.wait_for_selector("section li >> text=yours, in one click")
        for width, height in START:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(150)
            assert max(still(page)) <= 0, (width, height)
        late.faults.clear()  # the browser notes the refusal


def faster(server: Served, table: str, meet: Meet) -> None:
    """Somebody else takes the chair."""
    meet("Ewa", url=server.url).post(f"api/tables/{table}/join", {})


def test_a_game_is_given_up_and_leaves_the_list(meet: Meet) -> None:
    """Asked once more; against bots the table closes."""
    person = meet()
    table = person.table("alea", 2)
    page = person.go("#/mine")
    row = page.locator(f"[data-table='{table}']")
    row.locator("[data-do=give-up]").click()
    page.wait_for_selector("text=Only bots are left")
    assert axe(person) == []
    row.locator("[data-do=give-up-sure]").click()
    row.wait_for(state="detached")
    page.wait_for_selector("text=You play nowhere just now.")


def test_a_rematch_asks_the_others_and_begins_when_they_agree(meet: Meet) -> None:
    """One asks and waits in the room; the other is told at the old table, agrees, and both play."""
    host, guest = meet("Livia"), meet("Marek")
    plan = [{"kind": "me"}, {"kind": "open"}]
    options = {"starter": "first_seat", "turns": 1}
    body = {"game": "tigris", "seats": 2, "plan": plan, "options": options}
    table = host.post("api/tables", body)["id"]
    guest.post(f"api/tables/{table}/join", {})
    host.post(f"api/tables/{table}/start", {})
    play_well(host, table)
    for person in (host, guest):
        person.go(f"#/table/{table}")
        person.page.wait_for_selector("[data-do=rematch]")
    host.page.locator("[data-do=rematch]").click()
    host.page.wait_for_selector("text=One chair is empty")
    guest.page.wait_for_selector("text=Somebody asks for a rematch.")
    other = guest.open_page()
    other.goto(guest.url + "#/mine")
    other.wait_for_selector("text=Once more with the same people?")
    guest.page.locator("[data-do=rematch]").click()
    for person in (host, guest):
        person.page.wait_for_selector(".frame[data-state]")
        assert table not in person.page.url


def admin_token(log: Path) -> str:
    """The token of the link that a fresh server prints, as soon as it has."""
    until = time.monotonic() + 10
    while "#/admin/" not in log.read_text() and time.monotonic() < until:
        time.sleep(0.05)
    return log.read_text().partition("#/admin/")[2].split()[0]


def test_the_administrator_sees_figures_and_makes_a_copy(meet: Meet, tmp_path: Path) -> None:
    """Everything has its explanation, on a phone too."""
    with served(tmp_path) as server:
        person = meet("Livia", url=server.url)
        page = person.go(f"#/admin/{admin_token(tmp_path / 'server.log')}")
        page.wait_for_selector("text=All is well.")
        page.locator("[data-do=backup]").click()
        page.wait_for_selector("code >> text=backups/")
        assert list((tmp_path / "backups").glob("*.db"))
        assert axe(person) == []
        assert all(page.locator("dt small").all_inner_texts())
        page.set_viewport_size(PHONE)
        assert still(page)[1] <= 0


# A language that runs long: every sentence a third longer, with letters of its own.
_LONG = re.compile(
    r"^([a-z][\w-]* = |    \.[\w-]+ = |        ?\*?\[\w+\] )([^{\n]*[^{>\n])$", re.MULTILINE
)


def lengthened(text: str) -> str:
    """A catalogue in that language; what is put together from parts stays as it is."""
    return _LONG.sub(lambda m: m[1] + m[2] + " " + "ąęółżź"[: max(2, len(m[2]) // 3)], text)


@pytest.mark.parametrize("size", [(1440, 900), (1280, 800), (1024, 640), (390, 844)])
def test_a_long_language_fits(meet: Meet, size: tuple[int, int]) -> None:
    """Nothing runs out of the page sideways, and the room stays one screen on desktops."""
    person = meet(service_workers="block", viewport={"width": size[0], "height": size[1]})

    def long(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(body=lengthened(answer.text()), content_type="text/plain; charset=utf-8")

    person.page.route("**/words/en/*.ftl", long)
    plan = [{"kind": "me"}, {"kind": "open", "reserved": True, "name": "Ania"}]
    table = person.post("api/tables", {"game": "tigris", "seats": 2, "plan": plan})["id"]
    for address in ("", "#/new/sigismundus", f"#/table/{table}", "#/mine", "#/watch", "#/settings"):
        page = person.go(address)
        page.wait_for_selector("h1 >> text=/[ąęó]/")
        down, aside = still(page)
        assert aside <= 0, address
        if ("new" in address or "table" in address) and size[0] > 700:
            assert down <= 0, address
    person.page.unroute_all(behavior="ignoreErrors")  # words may still be on their way
