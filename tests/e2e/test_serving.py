"""How the client is served: under a prefix, under a strict content policy, installable."""

from collections.abc import Callable
from pathlib import Path

from e2e.browsing import Person
from e2e.serving import Served, served

Meet = Callable[..., Person]


def test_it_runs_under_a_prefix(meet: Meet, tmp_path: Path) -> None:
    """Every address is relative: pages, words, sockets and chunks are found below the prefix."""
    with served(tmp_path, "/games") as server:
        person = meet("", url=server.url)
        page = person.go()
        page.get_by_role("button", name="Play now: Tigris").click()
        page.wait_for_selector(".frame[data-state]")
        assert "/games/#/table/" in page.url


def test_nothing_is_fetched_from_elsewhere(meet: Meet, server: Served) -> None:
    """Not a single request leaves the server that is visited."""
    person = meet()
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url))
    person.go()
    person.sit(person.table("alea", 2))
    assert len(asked) > 5
    assert [url for url in asked if not url.startswith(server.url)] == []


def test_it_can_be_installed(meet: Meet) -> None:
    """A manifest with icons that are there."""
    person = meet()
    page = person.go()
    manifest = page.request.get(person.url + "manifest.webmanifest").json()
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert page.request.get(person.url + icon["src"]).ok


def test_the_administrator_comes_in_by_link(meet: Meet, server: Served) -> None:
    """The link that the server prints opens the overview, and does not stay in the address bar."""
    log = (server.folder / "server.log").read_text()
    token = log.partition("#/admin/")[2].split()[0]
    host = meet("Quintus")
    host.table("alea", 2, public=True)
    person = meet("")
    page = person.go(f"#/admin/{token}")
    page.wait_for_selector("text=Quintus")
    assert token not in page.url
