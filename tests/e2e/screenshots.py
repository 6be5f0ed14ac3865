"""Screenshots of every screen, desktop and phone, light and dark.

python tests/e2e/screenshots.py                                 the few that are committed
python tests/e2e/screenshots.py FOLDER [NAME or LOOK ...]       all of them, or some

The games in them are played by Apprentices, one of them in the place of the person who looks.
"""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from e2e.apprentice import play_well
from e2e.browsing import PHONE, Person, chromium
from e2e.serving import served

WIDE = {"width": 1440, "height": 900}
FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
LOOKS: dict[str, dict[str, Any]] = {
    "desktop-light": {"viewport": WIDE, "color_scheme": "light"},
    "desktop-dark": {"viewport": WIDE, "color_scheme": "dark"},
    "phone-light": {"viewport": PHONE, "color_scheme": "light", "has_touch": True},
    "phone-dark": {"viewport": PHONE, "color_scheme": "dark", "has_touch": True},
}
# What README and docs show.
COMMITTED = {
    "desktop-light": ["start", "waiting", "tigris", "alea", "orleans", "sigismundus"],
    "desktop-dark": ["magnaci"],
}
# Screens of a game: its name, seats, how many words we say (none: to the end), until which prompt.
GAMES: dict[str, tuple[str, int, int | None, str]] = {
    "alea": ("alea", 4, 13, "place"),
    "alea-end": ("alea", 4, None, ""),
    "tigris": ("tigris", 3, 20, "action"),
    "tigris-end": ("tigris", 3, None, ""),
    "orleans": ("orleans", 3, 44, "plan"),
    "orleans-end": ("orleans", 2, None, ""),
    "magnaci": ("magnaci", 3, 14, "sejm"),
    "sigismundus": ("sigismundus", 3, 60, "action"),
}
OPEN_TABLES = [
    ("Marek", "tigris", 4, "Piątek wieczorem", "live"),
    ("Zofia", "orleans", 3, "", "day"),
    ("Hanna", "sigismundus", 5, "Unia lubelska", "slow"),
    ("Stefan", "alea", 2, "", "live"),
]
Show = Callable[[Person], object]


def open_tables(browser: Browser, url: str) -> None:
    """Tables of other people that wait for company."""
    for name, game, seats, title, pace in OPEN_TABLES:
        host = Person(browser, url)
        host.come_in(name)
        plan = [{"kind": "me"}, {"kind": "open"}]
        body = {"game": game, "seats": seats, "plan": plan, "public": True}
        host.post("api/tables", {**body, "title": title, "pace": pace})
        host.close()


def play_games(person: Person, wanted: list[str]) -> dict[str, str]:
    """Play the games the pictures show; the tables by the names of the screens."""
    tables: dict[str, str] = {}
    for name, (game, seats, words, prompt) in GAMES.items():
        if wanted and name not in wanted and not (words is None and "watch" in wanted):
            continue
        bots = [{"kind": "bot", "level": "apprentice"}] * (seats - 1)
        more = {"plan": [{"kind": "me"}, *bots], "public": True}
        tables[name] = person.table(game, seats, **more)
        said = play_well(person, tables[name], 10_000 if words is None else words, prompt)
        print(name, said, flush=True)
    return tables


def at(table: str) -> Show:
    """A table, with a question to us or with the result."""

    def show(person: Person) -> None:
        person.go(f"#/table/{table}")
        person.page.wait_for_selector(".frame[data-state]")
        person.page.wait_for_timeout(1500)

    return show


def at_open_table(person: Person) -> None:
    """A table that waits for a friend; another one has come."""
    friend = {"kind": "open", "reserved": True, "name": "Ania"}
    plan = [{"kind": "me"}, friend, {"kind": "bot", "level": "apprentice"}, {"kind": "open"}]
    body = {"game": "tigris", "seats": 4, "plan": plan, "public": True}
    table = person.post("api/tables", body)["id"]
    browser = person.context.browser
    assert browser is not None
    marek = Person(browser, person.url)
    marek.come_in("Marek")
    marek.post(f"api/tables/{table}/join", {})
    marek.go(f"#/table/{table}")
    marek.page.get_by_label("Say something to the table").fill("Hello! First time with four.")
    marek.page.keyboard.press("Enter")
    marek.page.wait_for_selector("li >> text=First time with four.")
    marek.close()
    person.go(f"#/table/{table}")
    person.page.wait_for_selector(".place.waiting .qr path", state="attached")
    person.page.wait_for_timeout(600)  # the board comes after the room, and on a phone not at all


def taken_up(table: str, what: str) -> Show:
    """A table, and something taken up."""

    def show(person: Person) -> None:
        at(table)(person)
        person.page.locator(what).first.click()

    return show


def screens(tables: dict[str, str]) -> dict[str, Show]:
    """All screens by name."""
    found: dict[str, Show] = {
        "start": lambda person: person.go(""),
        "lobby": lambda person: person.go("#/lobby"),
        "new-table": lambda person: person.go("#/new/tigris"),
        "waiting": at_open_table,
        "settings": lambda person: person.go("#/settings"),
        "upload": lambda person: person.go("#/upload"),
        "mine": lambda person: person.go("#/mine"),
        "watch": lambda person: person.go("#/watch"),
    }
    found |= {name: at(table) for name, table in tables.items()}
    if "tigris" in tables:
        found["tigris"] = taken_up(tables["tigris"], "[data-key^='tile:'][data-lit]")
    return found


def main() -> None:
    """Take them all, or those whose names are given."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    given = sys.argv[2:]
    names = [name for name in given if name not in LOOKS]
    looks = [name for name in given if name in LOOKS]
    few = len(sys.argv) == 1
    if few:
        names = [name for kept in COMMITTED.values() for name in kept]
        looks = list(COMMITTED)
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, served(Path(data)) as server, chromium() as browser:
        open_tables(browser, server.url)
        player = Person(browser, server.url)
        player.come_in("Livia")
        tables = play_games(player, names)
        for look, context in LOOKS.items():
            if looks and look not in looks:
                continue
            person = Person(browser, server.url, **context)
            person.context.add_cookies(player.context.cookies())  # type: ignore[arg-type]
            for name, show in screens(tables).items():
                if not names or (name in COMMITTED[look] if few else name in names):
                    show(person)
                    person.page.wait_for_timeout(600)
                    person.page.screenshot(path=folder / f"{name}-{look}.png")
            print(look, *person.faults, flush=True)
            person.close()


if __name__ == "__main__":
    main()
