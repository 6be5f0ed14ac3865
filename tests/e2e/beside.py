"""The new table as it is, beside the picture it is to be: for people to look at both.

python tests/e2e/beside.py FOLDER GAME [--seats 4] [--words 20] [--prompt action] [--seed TEXT]
                           [--looks desktop,dark,laptop,phone] [--lang en] [--targets FOLDER]
                           [--do 'KEY KEY ...'] [--option name=value ...] [--blind deuteranopia]

Apprentices play so many words, then until we are asked that prompt; `--do` touches lit keys before
the picture is taken; `--words -1` plays to the end; `--blind` shows it as people without one kind
of cones see it. With `--targets` (the folder of a game's
pictures) every screenshot gets a sheet with the target on the left.
"""

import argparse
import base64
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from e2e.apprentice import play_well
from e2e.browsing import PHONE, Person, chromium
from e2e.serving import served

WIDE = {"width": 1440, "height": 900}
LOW = {"width": 1366, "height": 650}
LOOKS: dict[str, tuple[str, dict[str, Any]]] = {
    "desktop": ("desktop.png", {"viewport": WIDE, "color_scheme": "light"}),
    "dark": ("desktop-dark.png", {"viewport": WIDE, "color_scheme": "dark"}),
    "laptop": ("laptop.png", {"viewport": LOW, "color_scheme": "light"}),
    "phone": ("phone.png", {"viewport": PHONE, "color_scheme": "light", "has_touch": True}),
}


def wanted() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--words", type=int, default=20)
    parser.add_argument("--prompt", default="")
    parser.add_argument("--seed", default="beside")
    parser.add_argument("--looks", default=",".join(LOOKS))
    parser.add_argument("--lang", default="en")
    parser.add_argument("--targets", type=Path)
    parser.add_argument("--target", help="another picture of that folder, such as decision.png")
    parser.add_argument("--name", help="name of the pictures; the game's without it")
    parser.add_argument("--do", default="")
    parser.add_argument("--blind", choices=["deuteranopia", "protanopia", "tritanopia"])
    parser.add_argument("--option", action="append", default=[])
    return parser.parse_args()


def touch(person: Person, key: str) -> None:
    """A click on a lit key, or on a button of the card (`do=confirm`)."""
    page = person.page
    if key.startswith("do="):
        page.locator(f'[data-do="{key[3:]}"]').first.click()
    else:
        page.locator(f'[data-key="{key}"]').first.click(force=True)
    page.wait_for_timeout(400)


def sheet(browser: Browser, target: Path, ours: Path) -> None:
    """Both pictures on one page."""
    page = browser.new_page(viewport={"width": 1000, "height": 600})
    both = (base64.b64encode(path.read_bytes()).decode() for path in (target, ours))
    images = "".join(f'<img src="data:image/png;base64,{data}">' for data in both)
    page.set_content(f'<body style="margin:0;display:inline-flex;gap:12px">{images}</body>')
    page.locator("body").screenshot(path=ours.with_name(f"beside-{ours.name}"))
    page.close()


def main() -> None:
    """Play, look, lay beside."""
    asked = wanted()
    asked.folder.mkdir(parents=True, exist_ok=True)
    given = dict(pair.split("=", 1) for pair in asked.option)
    options = {name: int(text) if text.isdigit() else text for name, text in given.items()}
    with tempfile.TemporaryDirectory() as data, served(Path(data)) as server, chromium() as browser:
        player = Person(browser, server.url)
        player.come_in("Livia")
        bots = [{"kind": "bot", "level": "apprentice"}] * (asked.seats - 1)
        plan = [{"kind": "me"}, *bots]
        table = player.table(asked.game, asked.seats, plan=plan, seed=asked.seed, options=options)
        said = play_well(player, table, 10_000 if asked.words < 0 else asked.words, asked.prompt)
        print(asked.game, said, "words", flush=True)
        for look in asked.looks.split(","):
            target, context = LOOKS[look]
            locale = {"en": "en-GB", "pl": "pl-PL"}[asked.lang]
            person = Person(browser, server.url, locale=locale, **context)
            person.context.add_cookies(player.context.cookies())  # type: ignore[arg-type]
            person.go(f"#/table/{table}")
            person.page.wait_for_selector(".frame[data-state]")
            if asked.blind:
                chrome = person.context.new_cdp_session(person.page)
                chrome.send("Emulation.setEmulatedVisionDeficiency", {"type": asked.blind})
            person.page.wait_for_timeout(1500)
            for key in asked.do.split():
                touch(person, key)
            person.page.wait_for_timeout(600)
            ours = asked.folder / f"{asked.name or asked.game}-{look}.png"
            person.page.screenshot(path=ours)
            if asked.targets is not None:
                sheet(browser, asked.targets / (asked.target or target), ours)
            print(look, *person.faults, flush=True)
            person.close()


if __name__ == "__main__":
    main()
