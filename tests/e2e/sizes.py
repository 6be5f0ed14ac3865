"""What is seen of a table at a size: pages that scroll, keys out of reach, small letters."""

from typing import Any

from playwright.sync_api import Page

SIZES = [(1920, 1080), (1440, 900), (1366, 650), (1024, 640), (390, 844), (844, 390), (320, 640)]
# At these every lit key and every own thing is in sight; at the others the table is usable.
FULL = SIZES[:5]
SLACK = 0.15  # of a pixel, for rounding

_LOOK = """([least, slack]) => {
    const root = document.documentElement;
    const seen = each => each.getClientRects().length > 0
        && getComputedStyle(each).visibility !== 'hidden';
    const parts = [[.5, .5], [.5, .25], [.5, .75], [.25, .5], [.75, .5], [.2, .2], [.8, .8],
                   [.1, .5], [.5, .9], [.9, .1]];
    const reach = element => {
        const box = element.getBoundingClientRect(), key = element.getAttribute('data-key');
        return parts.some(([right, down]) => {
            const x = box.x + box.width * right, y = box.y + box.height * down;
            if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
            const there = document.elementFromPoint(x, y)?.closest('[data-key]');
            return there?.getAttribute('data-key') === key;
        });
    };
    const lit = [...document.querySelectorAll('[data-key][data-lit]')].filter(seen);
    const unreached = new Set(lit.map(e => e.getAttribute('data-key')));
    for (const each of lit) if (reach(each)) unreached.delete(each.getAttribute('data-key'));
    const small = new Map();
    const frame = document.querySelector(".frame");
    const walker = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const text = walker.currentNode, element = text.parentElement;
        // Lettering of the ground is part of the picture: it tells nothing of this game.
        if (!text.data.trim() || !seen(element) || element.closest('.ground')) continue;
        const shape = element.closest('text');
        const scale = shape ? Math.hypot(shape.getScreenCTM().a, shape.getScreenCTM().b) : 1;
        const px = parseFloat(getComputedStyle(element).fontSize) * scale;
        if (px < least - slack) small.set(text.data.trim().slice(0, 30), Math.round(px * 10) / 10);
    }
    const cut = [...document.querySelectorAll('.frame button, .frame h2, .frame p')].filter(seen)
        .filter(each => each.scrollWidth > each.clientWidth + 2
            && ['hidden', 'clip'].includes(getComputedStyle(each).overflowX))
        .map(each => each.textContent.trim().slice(0, 40));
    return {
        wide: root.scrollWidth - innerWidth,
        high: getComputedStyle(root).overflow === 'hidden' ? 0 : root.scrollHeight - innerHeight,
        unreached: [...unreached], small: Object.fromEntries(small), cut,
    };
}"""


def faults(page: Page, width: int, height: int) -> dict[str, Any]:
    """What is wrong at this size, by kind; empty if nothing is."""
    slim = width < 640 or height < 600
    found: dict[str, Any] = page.evaluate(_LOOK, [12 if slim else 13, SLACK])
    if (width, height) not in FULL:
        found |= {"unreached": [], "small": {}}
    found |= {kind: max(found[kind], 0) for kind in ("wide", "high")}
    return {kind: what for kind, what in found.items() if what}
