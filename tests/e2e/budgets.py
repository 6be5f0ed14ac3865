"""Figures of the table page beside its budgets: nodes, layers, layouts per scene, frame times.

python tests/e2e/budgets.py [GAME ...]     needs a built client and Chromium; sizes in kB are
                                           printed by `npm run build` (client/scripts/sizes.mjs)

Frame times are those of this machine, with the processor slowed down four times; they are printed
with it and never asserted.
"""

import os
import platform
import sys
import tempfile
from pathlib import Path
from typing import Any

from e2e.apprentice import play_well
from e2e.browsing import Person, chromium
from e2e.serving import served
from tabularium.registry import OURS, games

GROUND, LIVE, LAYERS, LAYOUTS = 1500, 1000, 10, 3
WORDS = 8  # said before anything is counted
SCENES = 6  # watched

_NODES = """() => {
    const ground = [...document.querySelectorAll('.leaf > svg:first-child')];
    const live = [...document.querySelectorAll('.leaf > svg:not(:first-child)')];
    const count = all => all.reduce((sum, svg) => sum + svg.querySelectorAll('*').length, 0);
    const inside = document.getAnimations().filter(a => a.effect?.target?.ownerSVGElement).length;
    return { ground: count(ground), live: count(live), animated: inside };
}"""
_FRAMES = """() => {
    window.scenes = 0;
    new MutationObserver(all => {
        for (const each of all) window.scenes += each.addedNodes.length > 0;
    }).observe(document.querySelector('[data-test=polite]'), { childList: true });
    window.frames_ = [];
    let last = performance.now();
    const step = now => {
        window.frames_.push(now - last);
        last = now;
        requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
}"""


def measure(person: Person, game: str) -> dict[str, Any]:
    """One game with all its seats, some words in, while scenes play."""
    table = person.table(game, games[game].seats[-1])
    play_well(person, table, WORDS)
    page = person.sit(table)
    line = person.context.new_cdp_session(page)
    layers: list[int] = []
    line.on("LayerTree.layerTreeDidChange", lambda e: layers.append(len(e.get("layers", []))))
    for domain in ("LayerTree.enable", "Performance.enable"):
        line.send(domain)
    line.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    page.evaluate(_FRAMES)
    layouts = 0
    for _ in range(600):
        if page.evaluate("window.scenes") >= SCENES or person.over:
            break
        if page.query_selector(".prompt.scene"):
            before = _layouts(line)
            page.wait_for_selector(".prompt:not(.scene)", timeout=60_000)
            layouts += _layouts(line) - before
        else:
            person.press()
            page.wait_for_timeout(40)
    spent = sorted(page.evaluate("window.frames_"))
    return {
        **page.evaluate(_NODES),
        "layers": max(layers, default=0),
        "layouts": layouts / max(1, page.evaluate("window.scenes")),
        "p95": spent[len(spent) * 95 // 100],
    }


def _layouts(line: Any) -> int:
    found = line.send("Performance.getMetrics")["metrics"]
    return int(next(each["value"] for each in found if each["name"] == "LayoutCount"))


def main() -> None:
    """Print a row for each game."""
    print(f"{platform.machine()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    head = f"ground/{GROUND} live/{LIVE} in SVG/0 layers/{LAYERS} layouts a scene/{LAYOUTS}"
    print(f"{'':12} {head} p95 ms at 4x")
    with tempfile.TemporaryDirectory() as data, served(Path(data)) as server, chromium() as browser:
        for game in sys.argv[1:] or OURS:
            wide = {"width": 1440, "height": 900}
            person = Person(browser, server.url, speed="fast", viewport=wide)
            person.come_in("Livia")
            found = measure(person, game)
            person.close()
            print(
                f"{game:12} {found['ground']:11} {found['live']:9} {found['animated']:8}"
                f" {found['layers']:9} {found['layouts']:9.1f} {found['p95']:9.0f}",
                flush=True,
            )


if __name__ == "__main__":
    main()
