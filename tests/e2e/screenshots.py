"""Screenshots of every screen, desktop and phone, light and dark.

python tests/e2e/screenshots.py [FOLDER]     (docs/screenshots without it)
"""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from e2e.browsing import DESKTOP, PHONE, Person, chromium
from e2e.serving import served

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
LOOKS: dict[str, dict[str, Any]] = {
    "desktop-light": {"viewport": DESKTOP, "color_scheme": "light"},
    "desktop-dark": {"viewport": DESKTOP, "color_scheme": "dark"},
    "phone-light": {"viewport": PHONE, "color_scheme": "light", "has_touch": True},
    "phone-dark": {"viewport": PHONE, "color_scheme": "dark", "has_touch": True},
}


def lay(person: Person, game: str, seats: int, presses: int) -> Callable[[], None]:
    """A game in the middle, with a question to us."""

    def show() -> None:
        table = person.table(game, seats)
        person.sit(table)
        person.play(60, presses)
        person.wait_for_turn()
        while person.page.query_selector("[data-test=confirm], [data-test=back]"):
            person.page.keyboard.press("Escape")
            person.page.wait_for_timeout(100)

    return show


def end(person: Person, game: str, seats: int, options: dict[str, Any]) -> Callable[[], None]:
    """A game at its end."""

    def show() -> None:
        person.sit(person.table(game, seats, options=options))
        person.play(150)
        person.page.wait_for_selector("[data-test=verdict]")

    return show


def pick(person: Person, game: str, seats: int, presses: int, what: str) -> Callable[[], None]:
    """A game in the middle, and something taken up."""

    def show() -> None:
        lay(person, game, seats, presses)()
        while not person.page.locator(what).count():
            person.play(10, 1)
        person.page.locator(what).first.click()

    return show


def screens(person: Person) -> dict[str, Callable[[], object]]:
    """All screens by name."""
    return {
        "start": lambda: person.go(""),
        "lobby": lambda: person.go("#/lobby"),
        "new-table": lambda: person.go("#/new/tigris"),
        "settings": lambda: person.go("#/settings"),
        "upload": lambda: person.go("#/upload"),
        "alea": lay(person, "alea", 4, 40),
        "alea-end": end(person, "alea", 4, {}),
        "tigris": pick(person, "tigris", 3, 70, ".screen .piece:not(:disabled)"),
        "tigris-end": end(person, "tigris", 3, {"turns": 40}),
        "orleans": lay(person, "orleans", 3, 40),
        "orleans-end": end(person, "orleans", 2, {}),
        "magnaci": lay(person, "magnaci", 3, 50),
        "sigismundus": lay(person, "sigismundus", 3, 40),
        "mine": lambda: person.go("#/mine"),
        "finished": lambda: person.go("#/finished"),
    }


def main() -> None:
    """Take them all, or those whose names are given."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    wanted = sys.argv[2:]
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, served(Path(data)) as server, chromium() as browser:
        for look, context in LOOKS.items():
            person = Person(browser, server.url, **context)
            person.come_in("Livia")
            for name, show in screens(person).items():
                if wanted and name not in wanted and look not in wanted:
                    continue
                show()
                person.page.wait_for_timeout(600)
                person.page.screenshot(path=folder / f"{name}-{look}.png")
            print(look, *person.faults)
            person.close()


if __name__ == "__main__":
    main()
